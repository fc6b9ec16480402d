import { fielded, sideOf } from '../figures';
import type { Figure, State } from '../state';
import { inch } from '../units';

/** How far a torch lights [FL-ITEM-torch]. */
export const TORCH_LIGHT = inch(6);

/** It carries a burning torch. */
export const hasTorch = (figure: Figure): boolean => (figure.conditions['torch'] ?? 0) > 0;

/** It stands within the light of a torch of the warband: no limit of visibility hides it [FL-BAT-57] [FL-ITEM-torch]. */
export function isLit(state: State, at: { readonly x: number; readonly y: number }, radius: number): boolean {
  return fielded(state).some((bearer) => {
    if (!hasTorch(bearer) || sideOf(bearer) !== 'party') return false;
    const apart = Math.hypot(bearer.pose.x - at.x, bearer.pose.y - at.y) - bearer.profile.base / 2 - radius;
    return apart <= TORCH_LIGHT + 0.03;
  });
}
