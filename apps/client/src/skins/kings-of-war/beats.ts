import { type Event, type State, unitOf } from '@muster/rules/kings-of-war';
import { words } from '@muster/rules/kings-of-war/words';
import type { StageBeat } from '../../parts/dice-stage';
import type { QueuedScene } from '../../store/dice-queue';
import type { Step } from '../../store/log';
import { attackDice } from './show';

/** The dice of one entry, told throw by throw. */
export interface DiceScene extends QueuedScene {
  readonly title: string;
  readonly beats: readonly StageBeat[];
  /** The last line, in the tone of its meaning. */
  readonly verdict?: { readonly text: string; readonly tone: 'good' | 'warn' | 'bad' };
  /** The unit that suffers, for the chart of its nerve test. */
  readonly target?: string;
  /** What fell changes units: the table waits with it until the dice lie. */
  readonly changesTable: boolean;
  /** True when a nerve test of the target is still to come. */
  readonly testFollows: boolean;
}

/** The dice scene of an entry; undefined where nothing worth a tray fell. */
export function sceneOf(step: Step, state: State): DiceScene | undefined {
  for (const event of step.events as readonly Event[]) {
    const scene = sceneOfEvent(event, state);
    if (scene) return { ...scene, version: step.version };
  }
  return undefined;
}

function sceneOfEvent(event: Event, state: State): Omit<DiceScene, 'version'> | undefined {
  const name = (id: string) => unitOf(state, id)?.name ?? 'One unit';
  const verb = (id: string, one: string, many: string) => (words.isMany?.(state, id) === true ? many : one);
  switch (event.type) {
    case 'struck':
    case 'shot':
      return {
        title: `${name(event.result.attacker)} ${blowOf(event, verb)} ${name(event.result.target)}`,
        beats: attackBeats(event.result),
        target: event.result.target,
        changesTable: true,
        testFollows: event.result.damage > 0,
      };
    case 'tested':
      return {
        title: `The nerve of ${name(event.outcome.target)}`,
        beats: event.outcome.throws.map((each, at) => ({
          label: at === 0 ? 'Nerve, 2D6 + damage' : 'Inspired: the test again',
          roll: { sides: 6, faces: each.faces },
          result: `${each.total}`,
        })),
        verdict: verdicts[event.outcome.result],
        target: event.outcome.target,
        changesTable: true,
        testFollows: false,
      };
    case 'regenerated':
      return {
        title: `${name(event.unit)} ${verb(event.unit, 'regenerates', 'regenerate')}`,
        beats: [
          {
            label: `Each ${event.needed}+ heals`,
            roll: { sides: 6, faces: event.faces, hitsFrom: event.needed },
            result: `${event.healed} healed`,
          },
        ],
        changesTable: true,
        testFollows: false,
      };
    case 'lastRoundRolled':
      return {
        title: 'One more round on 4+',
        beats: [
          {
            label: 'One die',
            roll: { sides: 6, faces: [event.face], hitsFrom: 4 },
            result: event.face >= 4 ? 'one more' : 'no more',
          },
        ],
        changesTable: false,
        testFollows: false,
      };
    case 'wildRolled':
      return {
        title: `${name(event.unit)}: Wild Charge`,
        beats: [{ label: 'Farther this turn', roll: { sides: 6, faces: [event.face] }, result: `+${event.inches}″` }],
        changesTable: false,
        testFollows: false,
      };
    case 'steadied':
      return {
        title: `${name(event.unit)} ${verb(event.unit, 'pulls itself', 'pull themselves')} together`,
        beats: [
          {
            label: 'On 3+ only Disordered',
            roll: { sides: 6, faces: [event.face], hitsFrom: 3 },
            result: event.held ? 'holds' : 'no',
          },
        ],
        changesTable: true,
        testFollows: false,
      };
    case 'rolledOff':
      return {
        title: 'Roll-off',
        beats: [{ label: rollOffs[event.why], roll: { sides: 6, faces: [event.face] }, result: String(event.face) }],
        changesTable: false,
        testFollows: false,
      };
    default:
      return undefined;
  }
}

const blowOf = (
  event: Extract<Event, { type: 'shot' | 'struck' }>,
  verb: (id: string, one: string, many: string) => string,
): string =>
  event.type === 'shot'
    ? verb(event.result.attacker, 'shoots at', 'shoot at')
    : verb(event.result.attacker, 'strikes', 'strike');

const rollOffs = {
  edge: 'For the choice of sides',
  scout: 'For the scouts',
  'first-turn': 'For the first turn',
} as const;

const verdicts = {
  steady: { text: 'Steady', tone: 'good' },
  wavering: { text: 'Wavering', tone: 'warn' },
  rout: { text: 'Routed', tone: 'bad' },
} as const;

type Attack = Extract<Event, { type: 'struck' }>['result'];

function attackBeats(result: Attack): readonly StageBeat[] {
  const results = [
    ...(result.attacksRoll.length ? [counted(result.attacks, 'attack')] : []),
    counted(result.hits, 'hit'),
    ...(result.blast.length ? [counted(result.impacts, 'hit')] : []),
    `${result.damage} damage`,
  ];
  return attackDice(result).map((roll, at) => ({ label: roll.label ?? 'Dice', roll, result: results[at] ?? '' }));
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
