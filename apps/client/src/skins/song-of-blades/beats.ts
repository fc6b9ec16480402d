import type { Modifier, UnitId } from '@muster/rules/kernel';
import type { Count, Event, EventOf, State, Strength } from '@muster/rules/song-of-blades';
import type { StageBeat } from '../../parts/dice-stage';
import type { QueuedScene } from '../../store/dice-queue';
import type { Step } from '../../store/log';
import { nameOf, sentenceCase, thingName } from './intent-words';

/** One throw in the tray, and the line that stays of it afterwards. */
export interface Beat extends StageBeat {
  readonly title: string;
  readonly tone?: 'good' | 'warn' | 'bad';
  readonly reasons?: readonly Modifier[];
  /** Both sides of a blow. */
  readonly fight?: Fight;
}

export interface Fight {
  readonly attacker: Fighter;
  readonly target: Fighter;
  /** The result, step by step: what the dice said, what answered it. */
  readonly chain: readonly string[];
}

export interface Fighter {
  readonly name: string;
  readonly strength: Strength;
  readonly faces: readonly number[];
  readonly total: number | undefined;
  readonly after: readonly Modifier[];
  readonly wins: boolean;
}

/** The dice of one entry, told throw by throw, each with those it is about. */
export interface DiceScene extends QueuedScene {
  readonly beats: readonly (Beat & { readonly units: readonly UnitId[] })[];
}

/** The dice scene of an entry; undefined where nothing worth a tray fell. */
export function sceneOf(step: Step, state: State): DiceScene | undefined {
  const beats = (step.events as readonly Event[]).flatMap((event) =>
    beatsOf(event, state).map((beat) => ({ ...beat, units: unitsOf(event) })),
  );
  return beats.length === 0 ? undefined : { version: step.version, beats };
}

/** Whom an event is about. */
function unitsOf(event: Event): readonly UnitId[] {
  if ('attack' in event) return [...(event.attack.by === null ? [] : [event.attack.by]), event.attack.target];
  const unit = 'unit' in event && typeof event.unit === 'string' ? [event.unit] : [];
  return event.type === 'rolled' ? [...unit, ...event.figures] : unit;
}

function beatsOf(event: Event, state: State): readonly Beat[] {
  switch (event.type) {
    case 'rolled':
      return event.faces.length === 0 ? [] : [qualityBeat(event, state)];
    case 'fought':
      return [fightBeat(event, state)];
    case 'blowRolled':
      return [openBeat(event, state)];
    case 'rolledOff':
      return [
        {
          title: 'Roll-off',
          label: event.why === 'role' ? 'For attack or defence' : 'For the first turn',
          mark: 'plain',
          roll: { sides: 6, faces: [event.face] },
          result: String(event.face),
        },
      ];
    case 'diceChanged':
      return [
        {
          title: nameOf(state, event.unit),
          label: `${thingName(event.by)} changes a die`,
          mark: 'plain',
          roll: { sides: 6, faces: [event.to] },
          result: `${event.from} becomes ${event.to}`,
        },
      ];
    case 'poisoned':
      return [
        {
          title: nameOf(state, event.unit),
          label: 'Poison',
          mark: 'plain',
          roll: { sides: 6, faces: event.faces },
          result: event.works ? 'it works' : 'it does not',
          tone: event.works ? 'bad' : 'good',
        },
      ];
    case 'spellsClashed':
      return [
        {
          title: nameOf(state, event.unit),
          label: 'Spell against spell',
          mark: event.worked ? 'good' : 'bad',
          roll: { sides: 6, faces: [event.face, event.against.face] },
          hits: [event.worked, !event.worked],
          result: event.worked ? 'prevails' : 'fails',
          tone: event.worked ? 'good' : 'bad',
        },
      ];
    case 'weatherCame':
      return event.faces.length === 0
        ? []
        : [
            {
              title: 'The weather',
              label: 'From a five on it turns',
              mark: 'plain',
              roll: { sides: 6, faces: event.faces },
              result: event.weather === null ? 'fair' : thingName(event.weather),
            },
          ];
    case 'complicationCame':
      return event.faces.length === 0
        ? []
        : [
            {
              title: 'The tides of magic',
              label: 'From a five on magic runs wild',
              mark: 'plain',
              roll: { sides: 6, faces: event.faces },
              result: event.complication === null ? 'calm' : thingName(event.complication.is),
            },
          ];
    default:
      return [];
  }
}

const WHYS: Readonly<Record<EventOf<'rolled'>['why'], string>> = {
  activation: 'Activation',
  reaction: 'Reaction',
  morale: 'Morale',
  terror: 'Against terror',
  obstacle: 'Over the obstacle',
  climb: 'Climbing',
  jump: 'The leap',
  slippery: 'Keeping its feet',
  fall: 'The fall',
  surface: 'Coming up',
  resist: 'Resisting',
  spell: 'The spell',
  parry: 'Parrying',
  disarm: 'Disarming',
  'shield-rush': 'Against the rush',
  venom: 'Against venom',
  entangle: 'The web',
  theft: 'The theft',
  trap: 'The trap',
  greed: 'Against greed',
};

function qualityBeat(event: EventOf<'rolled'>, state: State): Beat {
  const needs = Math.min(6, Math.max(2, event.needs));
  const failures = event.faces.length - event.successes;
  const acts = event.why === 'activation' || event.why === 'reaction';
  return {
    title:
      event.figures.length > 1
        ? `${nameOf(state, event.unit)} and ${event.figures.length - 1} more`
        : nameOf(state, event.unit),
    label: `${WHYS[event.why]}, ${needs}+`,
    mark: event.successes === 0 ? 'bad' : 'good',
    roll: { sides: 6, faces: event.faces, hitsFrom: needs },
    result: acts
      ? `${event.successes === 1 ? 'one action' : `${event.successes} actions`}${failures > 0 ? `, ${failures} failed` : ''}`
      : event.successes === event.faces.length
        ? 'passed'
        : event.successes === 0
          ? 'failed'
          : `${event.successes} passed, ${failures} failed`,
    tone: failures === 0 ? 'good' : event.successes === 0 ? 'bad' : 'warn',
    reasons: event.modifiers,
  };
}

const RESULTS = {
  nothing: 'nothing happens',
  recoil: 'recoils',
  prone: 'falls',
  out: 'out of action',
  gruesome: 'a gruesome death',
} as const;

const TIMES = ['', 'beaten', 'doubled', 'tripled'] as const;

function fightBeat(event: EventOf<'fought'>, state: State): Beat {
  const { attack, sides, faces, count, result, loser, chain } = event;
  const hits = [
    ...faces.attacker.map(() => count.winner === 'attacker'),
    ...faces.target.map(() => count.winner === 'target'),
  ];
  return {
    title: blowTitle(attack, state),
    label: meansLabel(attack),
    roll: { sides: 6, faces: [...faces.attacker, ...faces.target] },
    hits: count.winner === 'none' ? hits.map(() => undefined) : hits,
    result: loser === null ? RESULTS.nothing : `${nameOf(state, loser)}: ${RESULTS[result]}`,
    tone: result === 'nothing' ? 'good' : result === 'recoil' || result === 'prone' ? 'warn' : 'bad',
    fight: {
      attacker: fighter(
        attack.by === null ? 'Hazard' : nameOf(state, attack.by),
        sides.attacker,
        faces.attacker,
        count,
        'attacker',
      ),
      target: fighter(nameOf(state, attack.target), sides.target, faces.target, count, 'target'),
      chain: [
        count.winner === 'none' ? 'A tie' : `${sentenceCase(TIMES[count.times] ?? 'beaten')}${evenWords(count)}`,
        ...chain.map(
          (each) =>
            `${thingName(each.by)}${each.faces.length > 0 ? ` (${each.faces.join(', ')})` : ''}: ${RESULTS[each.to]}`,
        ),
      ],
    },
  };
}

/** An odd winning die drives back, an even one fells; what is doubled is out. */
const evenWords = (count: Count): string => {
  if (count.times !== 1 || count.winner === 'none') return '';
  return count.die[count.winner] % 2 === 0 ? ' on an even die' : ' on an odd die';
};

function openBeat(event: EventOf<'blowRolled'>, state: State): Beat {
  const { attack, sides, faces } = event;
  return {
    title: blowTitle(attack, state),
    label: meansLabel(attack),
    roll: { sides: 6, faces: [...faces.attacker, ...faces.target] },
    result: 'somebody may answer',
    fight: {
      attacker: fighter(
        attack.by === null ? 'Hazard' : nameOf(state, attack.by),
        sides.attacker,
        faces.attacker,
        undefined,
        'attacker',
      ),
      target: fighter(nameOf(state, attack.target), sides.target, faces.target, undefined, 'target'),
      chain: [],
    },
  };
}

function fighter(
  name: string,
  strength: Strength,
  faces: readonly number[],
  count: Count | undefined,
  who: 'attacker' | 'target',
): Fighter {
  return {
    name,
    strength,
    faces,
    total: count?.totals[who],
    after: (count?.after ?? []).filter((each) => each.who === who),
    wins: count?.winner === who,
  };
}

type Means = EventOf<'fought'>['attack'];

const blowTitle = (attack: Means, state: State): string =>
  attack.by === null
    ? `${nameOf(state, attack.target)} in peril`
    : `${nameOf(state, attack.by)} against ${nameOf(state, attack.target)}`;

function meansLabel({ means }: Means): string {
  switch (means.is) {
    case 'melee':
      return means.power ? 'Power Blow' : means.double ? 'Both weapons' : 'Blow';
    case 'free-hack':
      return 'Free Hack';
    case 'shot':
      return `${means.aimed ? 'Aimed ' : ''}${thingName(means.weapon)}${means.shooters.length > 1 ? `, ${means.shooters.length} at once` : ''}`;
    case 'spell':
      return `${thingName(means.spell)}, Power ${means.power}`;
    case 'hazard':
      return thingName(means.why);
  }
}
