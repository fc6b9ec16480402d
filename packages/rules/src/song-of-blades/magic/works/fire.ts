import { gapToPolygon, polygonsIntersect, TOLERANCE } from '@muster/geometry';
import type { Dice } from '../../../kernel';
import { baseOf, condition, fielded, fieldedOf, gapBetween, runBy } from '../../figures';
import { relieve } from '../../morale/conditions';
import type { State } from '../../state';
import type { Tale } from '../../steps/step';
import type { CastStep } from '../../steps-magic';
import { inCircle } from '../aim-spot';
import { beginEffect, endEffect, wallsOf } from '../effects';
import { kindle } from '../meeting';
import { radiusOf } from '../power';
import { circle } from '../vortex';
import type { Work } from './work';

/** Fireball and Flaming Touch. The other flames need nothing beside their attack. */
export const FIRE = {
  fireball: {
    begin(tale, cast, dice) {
      const { at } = cast.aim;
      if (at === undefined) return;
      const outline = circle(at, radiusOf(tale.state, 'fireball', cast.power) ?? 0);
      burnWalls(tale, cast, outline, dice);
    },
    /** The caster last: whatever becomes of him, the flames have left his hand. */
    targets: (state, cast) => {
      const { at } = cast.aim;
      if (at === undefined) return [];
      const hit = inCircle({ state }, at, radiusOf(state, 'fireball', cast.power) ?? 0).map(({ id }) => id);
      return [...hit.filter((id) => id !== cast.unit), ...hit.filter((id) => id === cast.unit)];
    },
    end(tale, cast) {
      const { at } = cast.aim;
      if (at !== undefined) thaw(tale, circle(at, radiusOf(tale.state, 'fireball', cast.power) ?? 0));
    },
  },
  'flame-jet': {
    begin(tale, cast) {
      const piece = tale.state.terrain.find(({ id }) => id === cast.aim.choice);
      if (piece === undefined) return;
      beginEffect(tale, { is: 'flame-jet', power: cast.power, outline: piece.outline });
      tale.add({ type: 'setAlight', unit: cast.unit, piece: piece.name });
    },
  },
  'flaming-touch': {
    begin(tale, cast) {
      const caster = fieldedOf(tale.state, cast.unit);
      if (caster === undefined) return;
      for (const figure of fielded(tale.state))
        if (
          condition(figure, 'held')?.by === 'snow' &&
          (figure.id === caster.id || gapBetween(figure, caster) <= TOLERANCE)
        )
          relieve(tale, figure.id, 'held', 'flaming-touch');
      beginEffect(tale, {
        is: 'flaming-touch',
        power: cast.power,
        caster: cast.unit,
        side: runBy(caster),
        target: cast.unit,
      });
    },
    targets: () => [],
  },
} as const satisfies Readonly<Record<string, Work>>;

/** Whom snow has buried there the fire sets free, and does no harm [ASOBH-SPELL-snowstorm]. */
export function thaw(tale: Tale, outline: readonly { readonly x: number; readonly y: number }[]): void {
  for (const figure of fielded(tale.state))
    if (condition(figure, 'held')?.by === 'snow' && gapToPolygon(baseOf(figure), outline).distance <= TOLERANCE)
      relieve(tale, figure.id, 'held', 'ASOBH-SPELL-snowstorm');
}

/** Ice goes at once, wood may catch fire, fire does not mind [ASOBH-SPELL-wall-of-ice] [ASOBH-SPELL-wall-of-wood]. */
function burnWalls(tale: Tale, cast: CastStep, outline: State['terrain'][number]['outline'], dice: Dice): void {
  for (const wall of wallsOf(tale.state)) {
    if (!polygonsIntersect(wall.outline, outline)) continue;
    if (wall.is === 'wall-of-ice') {
      tale.add({ type: 'wallChanged', wall: wall.id, is: wall.is, how: 'melted', by: cast.spell, face: null });
      endEffect(tale, wall.id, 'fireball');
    } else if (wall.is === 'wall-of-wood') kindle(tale, wall, 'fireball', dice);
  }
}
