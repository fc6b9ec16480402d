import type { Dice } from '@muster/rules/kernel';
import type { Bent } from '@muster/rules/laws';
import { songOfBlades as game, type Intent, type State } from '@muster/rules/song-of-blades';

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
export function directed(scene: Scene, random: () => number): { readonly bent: Bent; readonly dice: Dice } {
  const faces = [...(scene.faces ?? [])];
  const wishes = [...scene.wishes];
  const dice: Dice = {
    roll: (count, sides) => Array.from({ length: count }, () => faces.shift() ?? 1 + Math.floor(random() * sides)),
  };
  const lead: Bent['lead'] = (given) => {
    const state = given as State;
    const seats = [...new Set(game.waitingFor(state).map((each) => each.seat))];
    for (const [at, intent] of wishes.entries())
      for (const seat of seats)
        if (game.preview(state, seat, intent).is === 'ready') {
          wishes.splice(at, 1);
          return { seat, intent };
        }
    // A question on the way: any answer will do
    const answers = seats.flatMap((seat) =>
      game.offers(state, seat).flatMap((offer) => {
        if (offer.do === 'resign' || offer.do === 'offer-result') return [];
        const intents = offer.needs === 'now' ? [offer.intent] : offer.needs === 'target' ? offer.intents : [];
        return intents.map((intent) => ({ seat, intent }));
      }),
    );
    return answers[Math.floor(random() * answers.length)];
  };
  return { bent: { weight: () => 1, pick: (_state, _seat, found) => found[0], lead }, dice };
}
