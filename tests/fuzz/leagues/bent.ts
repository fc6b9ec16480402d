import {
  type Intent as Asked,
  type Fielded,
  fieldedOf,
  fiveLeagues,
  foesOf,
  type State,
} from '@muster/rules/five-leagues';
import type { Intent, Offer } from '@muster/rules/kernel';
import type { Bent } from '@muster/rules/laws';
import { madeUp } from './bands';

/** Who runs the enemies: the game alone, or a hand that also prepares, reveals and rules, and leaves much to the game. */
export type Master = 'game' | 'hand';

/** Random battles of Five Leagues that come to blows, and to an end: the warband goes forward, later on it hurries. */
export function toTheEnemy(master: Master): Bent {
  return {
    weight: (state, seat, offer) => weightOf(state as State, seat, offer, master),
    pick(state, _seat, found, random) {
      const near = found.toSorted((a, b) => distance(state as State, a) - distance(state as State, b));
      return random() < 0.7 ? near[0] : found[0];
    },
    lead: (given, random) => {
      const state = given as State;
      return brought(state, random) ?? (master === 'game' ? entered(state) : undefined);
    },
  };
}

/** Half of all warbands are no ready ones. */
function brought(state: State, random: () => number): { readonly seat: string; readonly intent: Intent } | undefined {
  if (state.steps.length !== 1 || state.steps[0]?.is !== 'muster' || state.warband !== null || random() < 0.5)
    return undefined;
  const size = state.config.warband as 6 | 7 | 8;
  const sheet = madeUp(random, { mystics: !state.config.difficulty.includes('deny-dark-arts'), size });
  const intent: Asked = { do: 'bring', sheet };
  return { seat: 'a', intent };
}

/** What the game enters for the enemies. */
function entered(state: State): { readonly seat: string; readonly intent: Intent } | undefined {
  const isAsked = fiveLeagues.waitingFor(state).some(({ seat }) => seat === 'gm');
  return isAsked ? fiveLeagues.automa?.(state).find(({ seat }) => seat === 'gm') : undefined;
}

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
  'take-before': 0.4,
  'ready-weapon': 0.2,
  'keep-down': 0.2,
  anticipate: 0.2,
  interact: 8,
  cast: 4,
  steal: 0.3,
  activate: 6,
  move: 2,
  shoot: 12,
  fight: 14,
  'end-activation': 0.3,
  'end-phase': 0.05,
  'propose-initiative': 0.5,
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

function weightOf(state: State, seat: string, offer: Offer<Intent>, master: Master): number {
  if (offer.do === 'ready') return 6;
  // A seat of the master's that is not asked leaves the game alone where the game runs the enemies
  if (seat === 'gm' && master === 'game') return 0;
  if (seat === 'gm') return offer.do === 'automa' ? 10 : MASTER.includes(offer.do) ? 0.02 : 0.4;
  if (state.round > LATE && offer.do === 'leave') return 20;
  if (state.round > LATE && offer.do === 'flee') return 1;
  return WEIGHTS[offer.do] ?? 1;
}
/** Whoever has not won by then goes home. */
const LATE = 12;

/** From where an intent ends to the nearest foe of who does it; late in a battle, to the edge. Millimetres. */
function distance(state: State, intent: Intent): number {
  const { unit, path } = intent as Intent & {
    readonly unit?: string;
    readonly path?: readonly { readonly x: number; readonly y: number }[];
  };
  const figure: Fielded | undefined = unit === undefined ? undefined : fieldedOf(state, unit);
  const to = path?.at(-1);
  if (figure === undefined || to === undefined) return 0;
  if (state.round > LATE) return Math.min(to.x, to.y, state.table.width - to.x, state.table.depth - to.y);
  return Math.min(...foesOf(state, figure).map(({ pose }) => Math.hypot(pose.x - to.x, pose.y - to.y)));
}
