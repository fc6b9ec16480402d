import { type Figure, type State, sideOf } from '@muster/rules/five-leagues';
import type { SeatId, SideId } from '@muster/rules/kernel';
import type { Tincture } from '../../scene/model';

/** Each seat of the party has a hue of its own; enemies are red, whoever runs them. */
const HUES: readonly Tincture[] = ['azure', 'gold', 'viridian', 'plum', 'bone', 'azure'];

export const tinctureOf = (state: State, seat: SeatId): Tincture => {
  const at = state.seats.filter(({ side }) => side === 'party').findIndex((each) => each.seat === seat);
  return at < 0 ? 'vermilion' : (HUES[at % HUES.length] ?? 'azure');
};

/**
 * Bezants of a seat, where friends are several: with the two shapes of shields, round and pointed, no two seats look
 * alike without their colours. The sixth has the hue of the first.
 */
const MARKS = [0, 1, 1, 2, 2, 3] as const;

export const markOf = (state: State, seat: SeatId): { readonly mark?: 1 | 2 | 3 } => {
  const party = state.seats.filter(({ side }) => side === 'party');
  const mark = party.length > 1 ? (MARKS[party.findIndex((each) => each.seat === seat)] ?? 0) : 0;
  return mark === 0 ? {} : { mark };
};

/** The same for a line of words: ` ••`. */
export const markText = (state: State, seat: SeatId): string => {
  const { mark = 0 } = markOf(state, seat);
  return mark === 0 ? '' : ` ${'•'.repeat(mark)}`;
};

/** Whose colour a figure bears: its player’s; red for enemies, and for whoever is in their power. */
export const colourOf = (state: State, figure: Figure): Tincture =>
  sideOf(figure) === 'enemies' ? 'vermilion' : tinctureOf(state, figure.seat);

export const tinctures = (): Readonly<Record<SideId, Tincture>> => ({ party: 'azure', enemies: 'vermilion' });

/** The seat’s own colour; the game master’s has a name, and is the game’s while nobody sits there. */
export const seatLook = (state: State, seat: SeatId) =>
  seat === 'gm'
    ? ({ tincture: 'vermilion', title: 'Game master', free: 'The game itself' } as const)
    : { tincture: tinctureOf(state, seat) };
