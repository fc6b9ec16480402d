import { ITEMS } from '../content/items';
import type { Report } from '../scenario';
import { gainsAtEnd } from '../special/hooks';
import type { Figure, State } from '../state';
import { backpackOf } from '../warband/pack';
import { owesFlight } from './flight';
import { gainsOf } from './gains';
import { isLeader } from './objective';
import { standing } from './standing';

/** How the battle went, for the campaign that follows: counts and names; the log holds the rest. */
export function reportOf(state: State): Report {
  const heldField = standing(state) === 'held';
  const objective = state.objective?.state ?? 'lost';
  return {
    scenario: state.encounter?.scenario ?? state.config.scenario,
    heldField,
    objective,
    rounds: state.round,
    characters: members(state).map((figure) => ({
      id: figure.id,
      fate: fateOf(figure),
      flight: owesFlight(state, figure.id),
      injury: injuryOf(state, figure),
      kills: killsOf(state, figure),
    })),
    enemies: enemiesOf(state),
    gains: [...gainsOf(state), ...gainsAtEnd(state), ...scenarioGains(state, heldField, objective === 'achieved')],
    storyPoints: state.storyPoints,
    spentItems: spentOf(state),
    damaged: members(state).flatMap((figure) => damagedOf(state, figure)),
    gone: members(state).flatMap(({ id, counts }) => ((counts['gone'] ?? 0) > 0 ? [id] : [])),
  };
}

/** Everyone of the warband who was on the table, those who joined in the battle among them. */
const members = (state: State): readonly Figure[] =>
  Object.values(state.figures).filter(
    ({ side, fate, profile }) =>
      // Who only fought along is gone with the battle
      side === 'party' && profile.kind !== 'ally' && fate !== 'reserve' && fate !== 'waiting',
  );

function fateOf({ fate }: Figure): Report['characters'][number]['fate'] {
  switch (fate) {
    case 'casualty':
    case 'left':
    case 'removed':
      return fate;
    case 'routed':
      return 'left';
    default:
      return 'stands';
  }
}

/** What lies on the Injury roll, by code: special rules count it on the figure as `injury/<code>`. */
function injuryOf(state: State, figure: Figure): readonly string[] {
  const practice = state.encounter?.scenario === 'starter' || state.encounter?.scenario === 'starter-replay';
  if (figure.fate !== 'casualty') return [];
  if (practice) return ['no-roll'];
  return Object.keys(figure.counts)
    .filter((key) => key.startsWith('injury/'))
    .map((key) => key.slice('injury/'.length));
}

/** Rank and row of everyone it struck down: `captain:outlaw-gang`, `trooper:giant-rats`. */
const killsOf = (state: State, figure: Figure): readonly string[] =>
  Object.values(state.figures)
    .filter(({ side, fate, end }) => side === 'enemies' && fate === 'casualty' && end?.by === figure.id)
    .map(({ profile }) => `${profile.rank ?? 'trooper'}:${profile.id}`);

function enemiesOf(state: State): Report['enemies'] {
  const all = Object.values(state.figures).filter(({ side }) => side === 'enemies');
  const slain = all.filter(({ fate }) => fate === 'casualty');
  const unique = all.find(({ profile }) => profile.rank === 'unique');
  return {
    slain: slain.length,
    routed: all.filter(({ fate }) => fate === 'routed').length,
    leadersSlain: slain.filter(isLeader).map(({ profile }) => `${profile.rank}:${profile.id}`),
    uniqueFoe:
      unique === undefined
        ? null
        : unique.fate === 'casualty'
          ? 'slain'
          : unique.fate === 'routed'
            ? 'routed'
            : 'alive',
    aberrationsSlain: slain.filter(({ profile }) => profile.monsterPoints !== null).map(({ profile }) => profile.id),
  };
}

type Gains = Report['gains'];

/** What every scenario brings: Loot when its objective was achieved, Unusual Finds when the field was held. */
function scenarioGains(state: State, held: boolean, achieved: boolean): Gains {
  const scenario = state.encounter?.scenario ?? state.config.scenario;
  if (scenario === 'starter') return [];
  if (scenario === 'starter-replay') return [{ what: 'story-points', amount: 1, because: 'FL-SET-52' }];
  const beasts = beastGains(state);
  const gains: { what: string; amount: number; because: string }[] = [...beasts, ...trailGains(state)];
  if (achieved && beasts.length === 0 && scenario !== 'lair')
    gains.push({ what: 'loot', amount: 1, because: 'FL-RES-20' });
  if (achieved && scenario === 'hideout-raid') gains.push({ what: 'loot', amount: 1, because: 'FL-SCN-15' });
  if (held && scenario !== 'lair')
    gains.push({
      what: 'unusual-finds',
      amount: scenario === 'hideout-raid' ? 2 : 1,
      because: scenario === 'hideout-raid' ? 'FL-SCN-15' : 'FL-RES-21',
    });
  if (held && scenario === 'site' && state.config.depth >= 5)
    gains.push({ what: 'loot', amount: 1, because: 'FL-ENM-10' });
  return gains;
}

/**
 * Great beasts: the highest Reward Rating and one for each other slain, in gold, XP and Loot rolls; a Story Point and an
 * Adventure Point for each [FL-ENM-34].
 */
function beastGains(state: State): Gains {
  const slain = Object.values(state.figures).filter(
    ({ side, fate, profile }) => side === 'enemies' && fate === 'casualty' && profile.reward !== null,
  );
  if (slain.length === 0) return [];
  const rating = Math.max(...slain.map(({ profile }) => profile.reward ?? 0)) + slain.length - 1;
  const because = 'FL-ENM-34';
  return [
    { what: 'gold', amount: rating, because },
    { what: 'xp', amount: rating, because },
    { what: 'loot', amount: rating, because },
    { what: 'story-points', amount: slain.length, because },
    { what: 'adventure-points', amount: slain.length, because },
  ];
}

/** A trail that was followed to its end, or was not [FL-SCN-T-site-reaction-04]. */
function trailGains(state: State): Gains {
  const because = 'FL-SCN-T-site-reaction-04';
  const cold = Object.values(state.markers).some(({ is }) => is === 'hidden-foe');
  const tracked = Object.values(state.figures).filter(({ counts }) => (counts['tracked'] ?? 0) > 0);
  const beaten = tracked.filter(({ fate }) => fate === 'casualty' || fate === 'routed').length;
  const gains: { what: string; amount: number; because: string }[] = [];
  if (beaten > 0) gains.push({ what: 'adventure-points', amount: 2 * beaten, because });
  if (cold || tracked.length > beaten) gains.push({ what: 'enemy-plans', amount: 1, because });
  return gains;
}

/** What the warband had at hand and has no more, one entry for each. */
function spentOf(state: State): readonly string[] {
  return (state.warband === null ? [] : backpackOf(state.warband)).flatMap(({ item, count }) => {
    if (ITEMS[item].keep === 'worn') return [];
    const left = state.backpack.find((each) => each.item === item)?.count ?? 0;
    return Array.from({ length: Math.max(0, count - left) }, () => item);
  });
}

/** Gear that was whole on the sheet and is Damaged now. */
function damagedOf(state: State, figure: Figure): readonly { unit: string; gear: string }[] {
  const sheet = state.warband?.characters.find(({ id }) => id === figure.id);
  const whole = (id: string): boolean => sheet?.weapons.find((each) => each.id === id)?.damaged !== true;
  const weapons = figure.profile.weapons.filter(({ id, damaged }) => damaged && whole(id));
  return weapons.map(({ is }) => ({ unit: figure.id, gear: is }));
}
