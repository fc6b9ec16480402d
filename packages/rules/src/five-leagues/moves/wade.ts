import { type Fielded, fieldedOf } from '../figures';
import { groundAt, groundUnder } from '../ground/under';
import type { Tale } from '../steps/step';
import { inch } from '../units';

/** Who was driven into water, through it or out of it has wet feet for this round. `before`: as it stood [FL-BAT-63]. */
export function wade(tale: Tale, before: Fielded): void {
  const { state } = tale;
  const now = fieldedOf(state, before.id);
  if (now === undefined || now.did.water) return;
  const dx = now.pose.x - before.pose.x;
  const dy = now.pose.y - before.pose.y;
  const stops = Math.ceil(Math.hypot(dx, dy) / STRIDE);
  const isWater = (i: number): boolean => {
    if (i === stops) return groundUnder(state, now).tags.includes('water');
    const at = { x: before.pose.x + (dx * i) / stops, y: before.pose.y + (dy * i) / stops };
    return groundAt(state, at, before.level).tags.includes('water');
  };
  if (stops === 0 || !Array.from({ length: stops + 1 }, (_, i) => i).some(isWater)) return;
  tale.add({ type: 'changed', unit: now.id, set: { did: { ...now.did, water: true } }, because: 'FL-BAT-63' });
}
/** How far apart the places of the way lie that are asked. */
const STRIDE = inch(0.25);
