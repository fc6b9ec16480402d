import { has } from '../figures';
import type { Size } from '../profile';
import type { Figure, State } from '../state';

/** How tall a figure stands, in mm: what it jumps down from, looks over and climbs [ASOBH-MOV-09] [ASOBH-MOV-11]. */
export function heightOf(state: State, figure: Figure): number {
  const tall = has(figure, 'swarm') ? LOW : has(figure, 'mounted') ? RIDER : TALL[figure.profile.size];
  return state.config.scale === 'large' ? tall : (tall * 2) / 3;
}

/** At 28 mm; two thirds of it at the smaller scale. The book gives no heights: these are of common models. */
const TALL: Readonly<Record<Size, number>> = { tiny: 12, normal: 30, big: 45, huge: 70, gargantuan: 100 };
/** A swarm crawls or hovers low over its base. */
const LOW = 10;
/** At the least: a mount raises its rider over men on foot. */
const RIDER = 45;
