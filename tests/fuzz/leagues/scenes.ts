import { fiveLeagues as game, type Intent, type State } from '@muster/rules/five-leagues';
import type { Dice } from '@muster/rules/kernel';
import type { Bent } from '@muster/rules/laws';

/**
 * The start of a battle in which something rare is one or two intents away. No muster led to it: it is a table of the
 * test kit. From there on it is a game like any other, decided and folded.
 */
export interface Scene {
  readonly name: string;
  readonly from: State;
  /** What it is made for, as the scope names it. */
  readonly shows: readonly string[];
  /** Asked for as soon as somebody may, each once. */
  readonly wishes: readonly Intent[];
  /** What the first dice show; all others fall as they will. */
  readonly faces?: readonly number[];
}

/** How the figures of a scene are led. One use is one game. */
export function staged(scene: Scene, random: () => number): { readonly bent: Bent; readonly dice: Dice } {
  const faces = [...(scene.faces ?? [])];
  const wishes = [...scene.wishes];
  const dice: Dice = {
    roll: (count, sides) => Array.from({ length: count }, () => faces.shift() ?? 1 + Math.floor(random() * sides)),
  };
  const lead: Bent['lead'] = (given) => {
    const state = given as State;
    const seats = state.seats.map(({ seat }) => seat);
    for (const [at, intent] of wishes.entries())
      for (const seat of seats)
        if (game.preview(state, seat, intent).is === 'ready') {
          wishes.splice(at, 1);
          return { seat, intent };
        }
    return undefined;
  };
  return {
    bent: {
      weight: (_state, _seat, { do: verb }) => (UNHELPFUL.has(verb) ? 0 : 1),
      pick: (_s, _seat, found) => found[0],
      lead,
    },
    dice,
  };
}
const UNHELPFUL: ReadonlySet<string> = new Set(['resign', 'offer-result', 'correct', 'flee', 'leave']);

/** What battles show too seldom to wait for. */
export const SCENES: readonly Scene[] = [];
