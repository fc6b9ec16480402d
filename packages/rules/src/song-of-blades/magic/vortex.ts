import { gapToPolygon, outlineOf, polygonsIntersect, roundLength } from '@muster/geometry';
import type { Dice, UnitId } from '../../kernel';
import { VORTEX } from '../content/complications';
import { baseOf, fielded, fieldedOf, stickOf } from '../figures';
import type { State } from '../state';
import type { Tale } from '../steps/step';
import { beginEffect, isEnchantment, isWall } from './effects';
import { pointOff, randomWay } from './random-way';

/**
 * Opens the vortex 1d6 Short from the caster, at the table's edge where it would leave it [ASOBH-FLX-06]. Puts the
 * step that deals with those it opens under on top of the present one: note the next stage first.
 */
export function openVortex(tale: Tale, caster: UnitId, dice: Dice): void {
  const near = fieldedOf(tale.state, caster);
  if (near === undefined) return;
  const [face = 1] = dice.roll(1, 6);
  const direction = randomWay(dice);
  const radius = stickOf(tale.state, VORTEX.across) / 2;
  const at = pointOff(near.pose, direction, face * stickOf(tale.state, VORTEX.away), tale.state.table, radius);
  const outline = circle(at, radius);
  tale.add({ type: 'vortexOpened', at, face, direction });
  const id = beginEffect(tale, { is: 'vortex', power: VORTEX.power, at, outline });
  const { state } = tale;
  const units = fielded(state).filter((figure) => gapToPolygon(baseOf(figure), outline).distance <= 0);
  tale.call({
    is: 'maelstrom',
    units: units.map((figure) => figure.id),
    effects: effectsIn(state, id),
    now: null,
    stage: 'next',
  });
}

/** A round outline in mm, drawn in 48 steps, rounded like every number of the table. */
export const circle = (at: { readonly x: number; readonly y: number }, radius: number) =>
  outlineOf({ shape: { kind: 'disc', radius }, pose: { ...at, facing: 90 } }).map((point) => ({
    x: roundLength(point.x),
    y: roundLength(point.y),
  }));

/** Walls and enchantments that lie where the vortex is, those on figures in it too. */
function effectsIn(state: State, vortex: string): readonly string[] {
  const outline = state.effects[vortex]?.outline ?? null;
  if (outline === null) return [];
  return Object.values(state.effects)
    .filter((effect) => effect.id !== vortex && (isWall(effect) || isEnchantment(effect)))
    .filter((effect) => {
      if (effect.outline !== null) return polygonsIntersect(effect.outline, outline);
      const bearer = effect.target === null ? undefined : fieldedOf(state, effect.target);
      return bearer !== undefined && gapToPolygon(baseOf(bearer), outline).distance <= 0;
    })
    .map((effect) => effect.id);
}
