import type { Dice } from '../../kernel';
import { OBJECTIVES } from '../content/objectives';
import type { Objective, ObjectiveId } from '../scenario';
import { timeLimitChanges } from '../special/hooks';
import type { State } from '../state';
import type { Tale } from '../steps/step';
import { asked, chosen } from './asked';
import { pick } from './chance';
import { middleOf } from './edges';
import { setMarker } from './markers';
import { isLeader } from './objective';
import { toldBy } from './objective-finds';
import { placesFor } from './objective-places';

/** What the warband is here for: rolled in a Meeting Engagement, else the scenario's own [FL-SET-17]. */
export function establishObjective(tale: Tale, dice: Dice): void {
  const is =
    tale.state.config.scenario === 'meeting' ? meetingObjective(tale, dice) : OF_SCENARIO[tale.state.config.scenario];
  const objective: Objective = {
    is: is ?? 'last-standing',
    until: untilOf(tale.state, is ?? 'last-standing'),
    places: [],
    target: null,
    needed: NEEDED[is ?? 'last-standing'],
    done: 0,
    state: 'open',
  };
  tale.add({ type: 'battleChanged', set: { objective }, because: 'FL-SET-17' });
  if (is === 'fetch') toldBy(tale, dice);
}

const OF_SCENARIO: Readonly<Partial<Record<State['config']['scenario'], ObjectiveId>>> = {
  starter: 'last-standing',
  'starter-replay': 'last-standing',
  defensive: 'defend',
  'camp-raid': 'camp',
  'hideout-raid': 'hideout',
  site: 'site',
  lair: 'lair',
};

const NEEDED: Readonly<Record<ObjectiveId, number>> = {
  fetch: 1,
  search: 1,
  scout: 2,
  investigate: 1,
  eliminate: 4,
  hunt: 1,
  secure: 1,
  defend: 1,
  camp: 1,
  hideout: 1,
  site: 3,
  lair: 1,
  'last-standing': 1,
};

const LAST: Readonly<Partial<Record<ObjectiveId, number>>> = {
  fetch: 6,
  search: 5,
  scout: 5,
  investigate: 5,
  eliminate: 6,
};

/** The last round in which it can be had, with the rounds that rules of the enemy add [FL-SCN-26] [FL-ENM-30]. */
function untilOf(state: State, is: ObjectiveId): number | null {
  const last = LAST[is];
  if (last === undefined) return null;
  return timeLimitChanges(state).reduce((sum, { amount }) => sum + amount, last);
}

/** D100, or what was chosen; Quick Play eliminates [FL-GEN-21]. */
function meetingObjective(tale: Tale, dice: Dice): ObjectiveId {
  const { config } = tale.state;
  if (config.objective !== 'random') {
    chosen(tale, OBJECTIVES.id, config.objective);
    return config.objective;
  }
  if (config.quick) {
    chosen(tale, OBJECTIVES.id, 'eliminate');
    return 'eliminate';
  }
  return asked(tale, OBJECTIVES, dice)?.entry.id ?? 'secure';
}

/**
 * Once the field is laid and the lines are drawn: where the objective lies, whom it is about, how many it takes. Asked
 * when the enemy has been set up.
 */
export function placeObjective(tale: Tale, dice: Dice): void {
  const { objective } = tale.state;
  if (objective === null) return;
  const { set, faces } = settled(tale, objective, dice);
  const next = { ...objective, ...set };
  tale.add(
    { type: 'battleChanged', set: { objective: next }, because: 'FL-SET-17' },
    { type: 'objectiveSet', objective: next, faces },
  );
}

interface Settled {
  readonly set: Partial<Objective>;
  readonly faces: readonly number[];
}

function settled(tale: Tale, objective: Objective, dice: Dice): Settled {
  const { state } = tale;
  const enemies = Object.values(state.figures).filter(({ side, fate }) => side === 'enemies' && fate !== 'removed');
  switch (objective.is) {
    case 'fetch': {
      const { places, faces } = placesFor(state, 1, dice);
      const at = places[0]?.at ?? middleOf(state.table);
      const marker = setMarker(
        tale,
        { is: 'objective', at, label: 'fetch', counts: { item: 1 } },
        'FL-SCN-T-objectives-01',
      );
      return { set: { places: places.map((place) => ({ ...place, marker })) }, faces };
    }
    case 'search': {
      const { places, faces } = placesFor(state, 1, dice);
      return { set: { places }, faces };
    }
    case 'scout': {
      const { places, faces } = placesFor(state, 2, dice);
      return { set: { places }, faces };
    }
    case 'investigate':
      return { set: { places: [{ at: middleOf(state.table), piece: null, marker: null, done: false }] }, faces: [] };
    case 'hunt':
      return hunted(tale, dice);
    case 'defend':
      return { set: { needed: Math.ceil(enemies.length / 2) }, faces: [] };
    case 'hideout':
      return { set: { needed: Math.max(1, enemies.filter(isLeader).length) }, faces: [] };
    default:
      return { set: {}, faces: [] };
  }
}

/** A Unique Foe, else the highest rank, else one of them by luck, who is the tougher for it [FL-SCN-T-objectives-06]. */
function hunted(tale: Tale, dice: Dice): Settled {
  const enemies = Object.values(tale.state.figures).filter(({ side }) => side === 'enemies');
  for (const rank of ['unique', 'captain', 'lieutenant', 'sergeant']) {
    const led = enemies.filter(({ profile }) => profile.rank === rank);
    const drawn = pick(dice, led);
    if (drawn !== undefined) return { set: { target: drawn.is.id }, faces: drawn.faces };
  }
  const drawn = pick(dice, enemies);
  if (drawn === undefined) return { set: {}, faces: [] };
  const because = 'FL-SCN-T-objectives-06';
  const changes = [...drawn.is.changes, { score: 'toughness' as const, by: 1, because }];
  tale.add({ type: 'changed', unit: drawn.is.id, set: { changes }, because });
  return { set: { target: drawn.is.id }, faces: drawn.faces };
}
