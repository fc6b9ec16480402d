import { TOLERANCE } from '@muster/geometry';
import { type Fielded, has, stickOf } from '../figures';
import { blows, FLIES_LOW } from '../flow/quality';
import { type Area, areasUnder } from '../ground/grounds';
import { heightOf } from '../ground/height';
import { isGrounded } from '../magic/queries';
import { isTired } from '../morale/able';
import { burdenOf } from '../morale/statue';
import type { Stick } from '../profile';
import type { Figure, State } from '../state';
import type { TerrainPiece } from '../terrain';

/** How a figure goes: what carries it, what slows it, how far one movement takes it. */

/** It goes through the air: unless magic winds hold it down [ASOBH-SPELL-windstorm]. */
export const flies = (state: State, figure: Figure): boolean => has(figure, 'flying') && !isGrounded(state);
/** Nothing on the ground is in its way: it is above it, or not of this world [ASOBH-TRAIT-flying] [ASOBH-TRAIT-incorporeal]. */
export const isFreeOfGround = (state: State, figure: Figure): boolean =>
  flies(state, figure) || has(figure, 'incorporeal');
/** Walls are a floor to it [ASOBH-TRAIT-clinging]. */
export const clings = (figure: Figure): boolean => has(figure, 'clinging');
/** Horses and beasts on four legs take low fences and heights of their own in their stride [ASOBH-MOV-11]. */
export const isFourLegged = (figure: Figure): boolean =>
  has(figure, 'mounted') || (has(figure, 'animal') && !has(figure, 'swarm') && !has(figure, 'flying'));

const LADDER: readonly Stick[] = ['short', 'medium', 'long'];
/** One stick less; Short stays Short [ASOBH-MOV-02]. */
export const shorter = (stick: Stick): Stick => LADDER[Math.max(0, LADDER.indexOf(stick) - 1)] ?? 'short';

/** The stick of its movement by nature; a spell that shortens its legs goes before the length of them [ASOBH-MOV-01]. */
export const stickByNature = (figure: Figure): Stick =>
  has(figure, 'short-move') ? 'short' : has(figure, 'long-move') ? 'long' : 'medium';

/** Why its stick is shorter than by nature, before any ground [ASOBH-CND-03] [ASOBH-WTH-02]. */
export function weariness(state: State, figure: Figure): readonly string[] {
  const why: string[] = [];
  if (isTired(figure, figure.did.moves)) why.push('ASOBH-CND-03');
  if (flies(state, figure) && blows(state) && (figure.did.other[FLIES_LOW] ?? 0) > 0) why.push('ASOBH-WTH-02');
  // Short, whatever its legs [ASOBH-CND-09]
  if (burdenOf(state, figure) !== undefined) why.push('ASOBH-CND-09', 'ASOBH-CND-09');
  return why;
}

/** One base, or one Short where its base is larger [ASOBH-MOV-03]. Millimetres. */
export const stepLength = (state: State, figure: Figure): number =>
  Math.min(figure.profile.base.size, stickOf(state, 'short'));

/** Taller than half of it: climbed, not stepped over [ASOBH-MOV-09]. */
export const isTall = (state: State, figure: Figure, piece: TerrainPiece): boolean =>
  piece.height > heightOf(state, figure) / 2 + TOLERANCE;

/** Whether ground slows a figure on its way; a careful flyer only in thick woods [ASOBH-MOV-02] [ASOBH-MOV-16]. */
export function isSlowedBy(state: State, figure: Figure, area: Area, daring = false): boolean {
  if (has(figure, 'incorporeal')) return false;
  if (flies(state, figure)) return area.ground === 'thick' && !daring;
  switch (area.ground) {
    case 'broken':
      return (
        !(has(figure, 'desert-walk') && state.config.ground === 'desert') &&
        !(has(figure, 'snow-walk') && state.config.ground === 'snow') &&
        !(has(figure, 'mountaineer') && area.hill)
      );
    case 'swamp':
      return !has(figure, 'amphibious') && !has(figure, 'swamp-walk');
    case 'woods':
    case 'thick':
      return !has(figure, 'forester');
    default:
      return false;
  }
}

/** Ground it may slip on: ice and fords, unless it never sets foot there or is at home on it [ASOBH-ENV-01]. */
export function isSlippery(state: State, figure: Figure, area: Area): boolean {
  if (isFreeOfGround(state, figure)) return false;
  if (area.ground === 'ford') return !has(figure, 'amphibious');
  if (area.ground !== 'slippery') return false;
  return !(has(figure, 'snow-walk') && (state.config.ground === 'snow' || area.art.startsWith('ice')));
}

/** It must swim there, or walk on the bottom [ASOBH-ENV-05]. */
export const isDeepFor = (state: State, figure: Figure, area: Area): boolean =>
  area.ground === 'deep' && !has(figure, 'amphibious') && !isFreeOfGround(state, figure);
/** The dead and the made do not swim: they go along the bottom. */
export const walksTheBottom = (figure: Figure): boolean => has(figure, 'undead') || has(figure, 'artificial');
/** Actions one Short of swimming takes [ASOBH-ENV-05]. */
export const swimCost = (figure: Figure): 2 | 3 => (has(figure, 'short-move') && !walksTheBottom(figure) ? 3 : 2);

/** Why a figure makes one movement a turn, if it does [ASOBH-MOV-14] [ASOBH-ENV-03]. */
export function slowBecause(state: State, figure: Fielded): string | undefined {
  if (has(figure, 'slow')) return 'slow';
  if (isFreeOfGround(state, figure)) return undefined;
  const areas = areasUnder(state, figure);
  if (!has(figure, 'forester') && areas.some(({ ground }) => ground === 'thick')) return 'ASOBH-ENV-03';
  if (walksTheBottom(figure) && areas.some((area) => isDeepFor(state, figure, area))) return 'ASOBH-ENV-05';
  return undefined;
}
