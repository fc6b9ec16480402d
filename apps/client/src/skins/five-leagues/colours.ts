import { type Figure, type State, sideOf } from '@muster/rules/five-leagues';
import type { SeatId, SideId } from '@muster/rules/kernel';
import type { Tincture } from '../../scene/model';

/** Each seat of the party has a hue of its own; enemies are red, whoever runs them. */
const HUES: readonly Tincture[] = ['azure', 'gold', 'viridian', 'plum', 'bone', 'azure'];

export const tinctureOf = (state: State, seat: SeatId): Tincture => {
  const at = state.seats.filter(({ side }) => side === 'party').findIndex((each) => each.seat === seat);
  return at < 0 ? 'vermilion' : (HUES[at % HUES.length] ?? 'azure');
};

/** The sixth seat shares the first one’s hue, and is told from it by two bezants. */
export const markOf = (state: State, seat: SeatId): { readonly mark?: 2 } => {
  const at = state.seats.filter(({ side }) => side === 'party').findIndex((each) => each.seat === seat);
  return at >= HUES.length - 1 ? { mark: 2 } : {};
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
