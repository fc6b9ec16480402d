import { fiveLeagues as game, type Intent, READY_WARBANDS, type State } from '@muster/rules/five-leagues';
import type { Dice } from '@muster/rules/kernel';
import type { Bent } from '@muster/rules/laws';
import { entryOf } from '../../../packages/rules/src/five-leagues/content/enemies';
import { foe, met } from '../../../packages/rules/src/five-leagues/special/test-kit';
import { aBattle, type BattleGiven, type FigureGiven } from '../../../packages/rules/src/five-leagues/test-kit';
import { toTheEnemy } from './bent';

/**
 * A battle at the moment in which something is one or two intents away. It is a table of the test kit, or one that a
 * muster led to; from there on it is a game like any other, decided and folded.
 */
export interface Scene {
  readonly name: string;
  readonly from: () => State;
  /** What it is made for, as the scope names it. */
  readonly shows: readonly string[];
  /** Asked for as soon as somebody may, each once, the first that may first. */
  readonly wishes?: readonly Wish[];
  /** What the first dice show; all others fall as they will. */
  readonly faces?: readonly number[];
  /** Entries at most; ten unless told. */
  readonly steps?: number;
}
/** An intent, or one that depends on how the table stands by then. */
export type Wish = Intent | ((state: State) => Intent | undefined);

/** Whoever is not named by a wish is led to the enemy, and the game runs the enemies. One use is one take. */
export function directed(scene: Scene, random: () => number): { readonly bent: Bent; readonly dice: Dice } {
  const faces = [...(scene.faces ?? [])];
  const wishes = [...(scene.wishes ?? [])];
  const dice: Dice = {
    roll: (count, sides) => Array.from({ length: count }, () => withinDie(faces.shift(), sides) ?? any(sides, random)),
  };
  const bent = toTheEnemy('game');
  const lead: Bent['lead'] = (given, luck) => {
    const state = given as State;
    for (const [at, wish] of wishes.entries()) {
      const intent = typeof wish === 'function' ? wish(state) : wish;
      if (intent === undefined) continue;
      // Who runs the enemies does only what no player may
      for (const { seat } of state.seats)
        if ((seat !== 'gm' || !SHARED.has(intent.do)) && game.preview(state, seat, intent).is === 'ready') {
          wishes.splice(at, 1);
          return { seat, intent };
        }
    }
    return bent.lead?.(given, luck);
  };
  return { bent: { ...bent, lead }, dice };
}

const SHARED: ReadonlySet<string> = new Set(['end-phase', 'resign', 'offer-result', 'correct']);

/** A face that such a die has; undefined leaves it to luck. */
const withinDie = (face: number | undefined, sides: number): number | undefined =>
  face === undefined ? undefined : Math.min(face, sides);
const any = (sides: number, random: () => number): number => 1 + Math.floor(random() * sides);

/** The Quick phase of a battle of one friend in which nobody has acted yet. */
export function stage(given: BattleGiven & { readonly config?: State['config'] }): State {
  const state = aBattle({ steps: quick(), encounter: met(null), next: 50, ...given });
  const config = { ...state.config, seats: 1 };
  return { ...state, config: { ...config, ...given.config }, seats: state.seats.filter(({ seat }) => seat !== 'b') };
}

/** The warband may act; who has not by the end of it lets the enemies have their phase. */
export const quick = (): State['steps'] => [
  { is: 'round', stage: 'quick' },
  { is: 'party-phase', phase: 'quick', stage: 'act', passed: [] },
];
/** What follows is the end of the round. */
export const slow = (): State['steps'] => [
  { is: 'round', stage: 'slow' },
  { is: 'party-phase', phase: 'slow', stage: 'act', passed: [] },
];

export const activate = (unit: string): Intent => ({ do: 'activate', unit });
export const fight = (unit: string, target: string): Intent => ({ do: 'fight', unit, target });
export const shoot = (unit: string, target: string, weapon: string): Intent => ({ do: 'shoot', unit, target, weapon });
export const pass: Intent = { do: 'end-phase' };
export const move = (unit: string, corners: readonly (readonly [number, number])[], dash = false): Intent => ({
  do: 'move',
  unit,
  path: corners.map(([x, y]) => spot(x, y)),
  dash,
  jump: false,
});
export const spot = (x: number, y: number) => ({ x: hundredth(x * 25.4), y: hundredth(y * 25.4) });
const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** So far from one another that bases of men touch, in inches. */
export const TOUCH = 0.984;

/** Somebody of that row against `h1`, close by or in contact; others as given. */
export function meets(
  row: string,
  given: Omit<BattleGiven, 'figures'> & {
    readonly h1?: FigureGiven;
    readonly e1?: Parameters<typeof foe>[1];
    readonly more?: Readonly<Record<string, FigureGiven>>;
    readonly met?: Partial<NonNullable<State['encounter']>>;
    readonly config?: State['config'];
  } = {},
): State {
  const { h1, e1, more, met: told, ...rest } = given;
  const table = entryOf(row)?.table ?? null;
  return stage({
    encounter: met(table, table === null ? null : row, told),
    ...rest,
    figures: { h1: { at: [18, 12], ...h1 }, e1: { at: [18, 12 + TOUCH], ...foe(row, e1) }, ...more },
  });
}

/** The warband that was brought, with a full purse; nothing of its once-a-campaign things is used up. */
export const funded = (state: State): State => {
  const sheet = READY_WARBANDS[0]?.sheet;
  return sheet === undefined ? state : { ...state, warband: { ...sheet, gold: 30, used: [] } };
};
