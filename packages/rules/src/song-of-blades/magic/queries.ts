import { type Base, gapToPolygon, overlapsPolygon, TOLERANCE } from '@muster/geometry';
import type { Modifier, UnitId } from '../../kernel';
import { SPELLS } from '../content/spells';
import { baseOf, condition, type Fielded, has, stickOf } from '../figures';
import type { Effect, Figure, State } from '../state';
import type { Ground } from '../terrain';
import { effectsOn, FULL_TURN, wallsOf, weatherSpell } from './effects';
import { clampPower, inAura, isOf, numbersOf } from './walls';

/** What the spells in force answer to the rest of the game. Lengths in mm. */

/** Nobody sees farther in a magic mist; null without one [ASOBH-SPELL-mist]. */
export function mistLimit(state: State): number | null {
  const weather = weatherSpell(state);
  return weather?.is === 'mist' ? limitOf(state, weather) : null;
}

/** His face is wrapped in mist: he sees nothing [ASOBH-SPELL-mist]. */
export const isMasked = (state: State, figure: Figure): boolean =>
  effectsOn(state, figure.id).some((effect) => effect.is === 'mist');

/** What magic weather does to a shot, `magical` or not: modifiers, and the farthest it may go [ASOBH-SPELL-rain]. */
export function shotsUnder(
  state: State,
  magical: boolean,
): { readonly modifiers: readonly Modifier[]; readonly limit: number | null } {
  const weather = weatherSpell(state);
  if (weather === undefined || weather.is === 'vortex') return { modifiers: [], limit: null };
  // Rain and snow hinder every ranged attack; the wind only what is carried by it.
  if (weather.is === 'windstorm' && magical) return { modifiers: [], limit: null };
  const amount = SPELLS[weather.is].shots?.[clampPower(weather.power) - 1] ?? 0;
  return {
    modifiers: amount === 0 ? [] : [{ amount, because: weather.is }],
    limit: weather.is === 'rain' || weather.is === 'snowstorm' ? limitOf(state, weather) : null,
  };
}

/** The wind presses flyers down: Flying is no use meanwhile [ASOBH-SPELL-windstorm]. */
export const isGrounded = (state: State): boolean => weatherSpell(state)?.is === 'windstorm';

/**
 * Dice a figure must pass at the end of its third movement of a turn on ground frozen by a Snowstorm, or fall; 0
 * while the storm is younger than three full turns [ASOBH-SPELL-snowstorm].
 */
export function slipDice(state: State, figure: Figure): number {
  const weather = weatherSpell(state);
  if (weather?.is !== 'snowstorm' || state.turn - weather.began < 3 * FULL_TURN) return 0;
  return figure.did.moves >= 3 ? weather.power : 0;
}

/** A double 1 on its activation spooks an animal or a mount in a magic rain [ASOBH-SPELL-rain]. */
export const isSpooked = (state: State, figure: Figure, ones: number): boolean =>
  weatherSpell(state)?.is === 'rain' &&
  (has(figure, 'animal') || has(figure, 'mounted') || has(figure, 'swarm')) &&
  ones >= 2;

/** Ordinary shots cannot hurt him [ASOBH-SPELL-protection-from-arrows]. */
export const isShielded = (state: State, unit: UnitId): boolean =>
  effectsOn(state, unit).some((effect) => effect.is === 'protection-from-arrows');

/** No Aimed Shot, Power Blow or Task so near a Wall of Bedazzlement [ASOBH-SPELL-wall-of-bedazzlement]. */
export const isDazzled = (state: State, figure: Fielded): boolean =>
  wallsOf(state).some((wall) => wall.is === 'wall-of-bedazzlement' && inAura(state, wall, figure));

/** The flames on a caster's hands, for his next blow; nothing against creatures of fire [ASOBH-SPELL-flaming-touch]. */
export function touchBonus(state: State, unit: UnitId, target: Figure | undefined): Modifier | undefined {
  const touch = touchOf(state, unit);
  if (touch === undefined || (target !== undefined && isOf(target, 'fire'))) return undefined;
  return { amount: touch.power, because: 'flaming-touch' };
}
export const touchOf = (state: State, unit: UnitId): Effect | undefined =>
  effectsOn(state, unit).find((effect) => effect.is === 'flaming-touch');

/** The maelstrom, if it has opened [ASOBH-FLX-06]. */
export const vortexOf = (state: State): Effect | undefined =>
  Object.values(state.effects).find((effect) => effect.is === 'vortex');
/** Any part of the base is in the vortex: no casting, no shooting. */
export function isInVortex(state: State, figure: Fielded): boolean {
  const outline = vortexOf(state)?.outline ?? null;
  return outline !== null && gapToPolygon(baseOf(figure), outline).distance <= 0;
}

/** Nobody can reach into the snow that buries it [ASOBH-SPELL-snowstorm]. */
export const isBuried = (figure: Figure): boolean => condition(figure, 'held')?.by === 'snow';

/** Ground that an Alter Terrain has made under a base [ASOBH-SPELL-alter-terrain]. */
export const magicGrounds = (state: State, base: Base): readonly Ground[] =>
  Object.values(state.effects).flatMap(({ ground, outline }) =>
    ground !== null && outline !== null && overlapsPolygon(base, outline) ? [ground] : [],
  );

/** Water is frozen hard here: it is crossed like slippery ground [ASOBH-SPELL-wall-of-ice]. */
export const isFrozen = (state: State, base: Base): boolean =>
  wallsOf(state).some((wall) => {
    const { freezes } = numbersOf(wall);
    return freezes !== null && gapToPolygon(base, wall.outline).distance <= stickOf(state, freezes) + TOLERANCE;
  });

/** Those who died in this game, in any way that can be seen: the gods have had their blood [ASOBH-FLX-03]. */
export const hasBled = (state: State): boolean =>
  Object.values(state.figures).some((figure) => figure.fate === 'out' || figure.fate === 'gruesome');

/** A figure of flesh that spells of the mind work on. */
export const isLiving = (figure: Figure): boolean => !has(figure, 'undead') && !has(figure, 'artificial');

function limitOf(state: State, weather: Effect): number | null {
  const limit = weather.is === 'vortex' ? null : SPELLS[weather.is].limit;
  const stick = limit?.[clampPower(weather.power) - 1];
  return stick === undefined ? null : stickOf(state, stick);
}
