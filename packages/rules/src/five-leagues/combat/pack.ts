import type { ItemId } from '../content/ids';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';

/** Whether a figure may take that item out of the Backpack: those of the warband may, guests, the controlled and whoever has no hands for it not [FL-EQP-07] [FL-GEN-19]. */
export const mayTakeFromPack = (state: State, figure: Figure, item: ItemId): boolean =>
  figure.side === 'party' &&
  figure.controlled === null &&
  (figure.conditions['wolf'] ?? 0) === 0 &&
  (figure.conditions['shadowy'] ?? 0) === 0 &&
  (figure.profile.kind === 'hero' || figure.profile.kind === 'follower') &&
  state.backpack.some((each) => each.item === item && each.count > 0);

/** Uses one up. */
export function takeFromPack(tale: Tale, item: ItemId): void {
  const backpack = tale.state.backpack
    .map((each) => (each.item === item ? { ...each, count: each.count - 1 } : each))
    .filter(({ count }) => count > 0);
  tale.add({ type: 'battleChanged', set: { backpack }, because: item });
}
