import { type Fielded, fieldedOf, foesOf, type State } from '@muster/rules/five-leagues';
import type { Intent, Offer } from '@muster/rules/kernel';
import type { Bent } from '@muster/rules/laws';

/** Random battles of Five Leagues that come to blows: the warband goes forward, and the game mostly runs the enemies. */
export const toTheEnemy: Bent = {
  weight: (_state, seat, offer) => weightOf(seat, offer),
  pick(state, _seat, found, random) {
    const near = found.toSorted((a, b) => distance(state as State, a) - distance(state as State, b));
    return random() < 0.7 ? near[0] : found[0];
  },
};

const WEIGHTS: Readonly<Record<string, number>> = {
  bring: 0.4,
  share: 0.01,
  'ask-rerolls': 0.02,
  'tell-story': 0.01,
  flee: 0.004,
  'call-friend': 0.2,
  leave: 0.05,
  'auto-place': 12,
  'take-back': 0.05,
  activate: 6,
  move: 2,
  shoot: 12,
  fight: 14,
  'end-activation': 0.3,
  'end-phase': 0.05,
  'propose-initiative': 2,
  'back-initiative': 8,
};
/** What the master may do at any time is done now and then. */
const MASTER = [
  'prepare',
  'unprepare',
  'hold',
  'reveal',
  'put',
  'set-marker',
  'take-marker',
  'hand-over',
  'rule',
  'ask-test',
  'reward',
];

function weightOf(seat: string, offer: Offer<Intent>): number {
  if (offer.do === 'ready') return 6;
  if (seat === 'gm') return offer.do === 'automa' ? 10 : MASTER.includes(offer.do) ? 0.02 : 0.4;
  return WEIGHTS[offer.do] ?? 1;
}

/** From where an intent ends to the nearest foe of who does it; nothing where it goes nowhere. Millimetres. */
function distance(state: State, intent: Intent): number {
  const { unit, path } = intent as Intent & {
    readonly unit?: string;
    readonly path?: readonly { readonly x: number; readonly y: number }[];
  };
  const figure: Fielded | undefined = unit === undefined ? undefined : fieldedOf(state, unit);
  const to = path?.at(-1);
  if (figure === undefined || to === undefined) return 0;
  return Math.min(...foesOf(state, figure).map(({ pose }) => Math.hypot(pose.x - to.x, pose.y - to.y)));
}

/** Every scenario and field; one to three friends; now and then a larger warband, the gentler wounds, a hard road. */
export function battle(random: () => number): unknown {
  const among = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const scenario = among(SCENARIOS);
  return {
    seats: among([1, 1, 2, 2, 3]),
    scenario,
    map: among(FIELDS[scenario] ?? OPEN),
    gentle: random() < 0.2,
    quick: random() < 0.15,
    standIns: random() < 0.3,
    linearSight: among(['strict1', 'either3']),
    meleeTarget: among(['contactFirst', 'strictNearest']),
    grounds: random() < 0.8,
    reasons: among(['all', 'master']),
    depth: scenario === 'site' ? Math.floor(random() * 8) : 0,
    moreFoes: among([0, 0, -2, 3]),
    difficulty: random() < 0.25 ? [among(['scaling-foes', 'rain-of-arrows', 'enemy-champions', 'blood-rites'])] : [],
  };
}

const SCENARIOS = [
  'starter',
  'starter-replay',
  'meeting',
  'meeting',
  'defensive',
  'camp-raid',
  'hideout-raid',
  'site',
  'lair',
];
const OPEN = ['hollin-farm', 'wolds-edge', 'harrow-priory', 'sedge-ford', 'crow-hill', 'market-end', 'rolled'];
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  starter: ['fallow-acre', 'larks-meadow'],
  'starter-replay': ['fallow-acre', 'larks-meadow'],
  site: ['sunken-crypt', 'thornback-lair'],
  lair: ['thornback-lair', 'sunken-crypt'],
};
