import type { Point } from '@muster/geometry';
import { equal, type Mark, type Odds, type Refusal } from '../../kernel';
import type { State } from '../state';
import type { TerrainPiece } from '../terrain';
import { type Aimed, aimed, type Casting, no, refusing, shapeOf } from './aimed';
import { effectOf, isWall } from './effects';
import { strikeOdds } from './odds';
import { lineTo, rangeMarks, reachOutline } from './reach';
import { seesSpot } from './sight';
import { nearestPoint } from './walls';

/** A Flame Jet may be turned on a Wall of Ice, which it destroys with any win [ASOBH-SPELL-flame-jet]. */
export function aimAtIce(casting: Casting, id: string): Aimed {
  const { state, caster, spell, power } = casting;
  const shape = shapeOf(casting, ['effect']);
  const wall = effectOf(state, id);
  if (shape !== undefined || !isWall(wall) || wall.is !== 'wall-of-ice')
    return refusing(shape ?? no(casting, 'cast/no-such-target', 'ASOBH-SPELL-flame-jet'));
  return aimAtOutline(
    casting,
    wall.outline,
    () => strikeOdds(state, caster.id, id, { spell, power, lethal: true }),
    id,
  );
}

/** Or on something that burns. What the fire does then is a matter of the scenario. */
export function aimAtScenery(casting: Casting, id: string): Aimed {
  const shape = shapeOf(casting, ['choice']);
  const piece = casting.state.terrain.find((each) => each.id === id);
  if (shape !== undefined || piece === undefined)
    return refusing(shape ?? no(casting, 'cast/no-such-target', 'ASOBH-SPELL-flame-jet'));
  if (!isFlammable(piece)) return refusing(no(casting, 'cast/not-flammable', 'ASOBH-SPELL-flame-jet'));
  if (burns(casting.state, piece)) return refusing(no(casting, 'cast/burns-already', 'ASOBH-SPELL-flame-jet'));
  return aimAtOutline(casting, piece.outline, () => []);
}

/** Everything of plants, and houses of wood and thatch. */
const isFlammable = (piece: TerrainPiece): boolean => piece.plant || piece.art === 'hut' || piece.art === 'house';
const burns = (state: State, piece: TerrainPiece): boolean =>
  Object.values(state.effects).some((effect) => effect.is === 'flame-jet' && equal(effect.outline, piece.outline));

/** Scenery that could be set alight. */
export const flammable = (state: State): readonly TerrainPiece[] =>
  state.terrain.filter((piece) => isFlammable(piece) && !burns(state, piece));

function aimAtOutline(casting: Casting, outline: readonly Point[], odds: () => Odds, except?: string): Aimed {
  const { state, caster } = casting;
  const where = nearestPoint(outline, caster.pose);
  const { refusal: far, extra } = reachOutline(casting, outline);
  const sees = seesSpot(state, caster, where, 'fire', except).sees;
  const hidden: Refusal | undefined = sees ? undefined : no(casting, 'cast/no-sight', 'ASOBH-RNG-05', { where });
  const refusal = far ?? hidden;
  const marks: Mark[] = [
    ...rangeMarks(casting),
    { is: 'region', polygon: outline, tone: refusal === undefined ? 'target' : 'refused' },
    lineTo(casting, where, sees ? 'sight' : 'blocked'),
  ];
  return refusal === undefined ? aimed({ marks, extra, odds: odds() }) : refusing(refusal, marks);
}
