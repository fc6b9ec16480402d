import { angleOf, overlapsPolygon, type Point, polygonsIntersect, sub, TOLERANCE } from '@muster/geometry';
import type { Mark, Refusal } from '../../kernel';
import { SPELLS } from '../content/spells';
import { baseOf, type Fielded, fielded } from '../figures';
import type { State } from '../state';
import { aimAtSpot } from './aim-spot';
import { type Aimed, aimed, type Casting, no, refusing, shapeOf } from './aimed';
import { effectOf, isWall, type Wall, wallsOf } from './effects';
import { rangeMarks } from './reach';
import { inAuraOf, outlinesOverlap, wallOutline } from './walls';

/** No caster keeps more of them than this [ASOBH-MAG-09]. */
export const MOST_WALLS = 3;

export const wallsBy = (state: State, caster: string): readonly Wall[] =>
  wallsOf(state).filter((wall) => wall.caster === caster);

/** Where a wall would stand, the way it runs, and with a fourth one which goes for it. */
export function aimAtWall(casting: Casting): Aimed {
  const { state, caster, spell, aim } = casting;
  const own = wallsBy(state, caster.id);
  const isFourth = own.length >= MOST_WALLS;
  const shape = shapeOf(casting, isFourth ? ['at', 'angle', 'effect'] : ['at', 'angle']);
  if (aim.at === undefined || aim.angle === undefined || shape !== undefined) {
    const wantsOne = isFourth && aim.effect === undefined && aim.at !== undefined && aim.angle !== undefined;
    return refusing(
      wantsOne
        ? no(casting, 'cast/which-wall', 'ASOBH-MAG-09', { detail: { most: MOST_WALLS } })
        : (shape ?? no(casting, 'cast/aim-missing', 'ASOBH-MAG-01')),
      wallMarks(casting),
    );
  }
  const outline = wallOutline(state, aim.at, aim.angle);
  const { refusals, aimed: spot } = aimAtSpot(casting, aim.at);
  const all = [...unplaceable(casting, aim.at, outline, isFourth), ...refusals];
  const shifted = underOutline(state, outline);
  const afraid = SPELLS[spell].wall?.aura == null ? [] : inAuraOf(state, spell, outline, caster.id);
  const tone = all.length > 0 ? 'refused' : 'legal';
  const marks: Mark[] = [
    ...spot.marks,
    { is: 'region', polygon: outline, tone },
    ...shifted.map((figure): Mark => ({ is: 'outline', unit: figure.id, tone: 'path' })),
    ...afraid.map((figure): Mark => ({ is: 'outline', unit: figure.id, tone: 'target' })),
    ...all.flatMap((refusal): Mark[] => [
      { is: 'plate', at: aim.at ?? { x: 0, y: 0 }, tone: 'refused', code: refusal.code, detail: refusal.detail ?? {} },
    ]),
  ];
  return aimed({
    refusals: all,
    marks,
    notes:
      shifted.length > 0
        ? [{ code: 'wall-shifts', because: 'ASOBH-MAG-09', detail: { who: shifted.map(({ id }) => id).join(' ') } }]
        : [],
  });
}

/** The wall of an aim that is not whole yet; square to the caster until it is turned. */
export function wallMarks(casting: Casting): readonly Mark[] {
  const { state, caster, aim } = casting;
  const rings = rangeMarks(casting);
  if (aim.at === undefined) return rings;
  const angle = aim.angle ?? angleOf(sub(aim.at, caster.pose)) + 90;
  return [...rings, { is: 'region', polygon: wallOutline(state, aim.at, angle), tone: 'aura' }];
}

function unplaceable(casting: Casting, at: Point, outline: readonly Point[], isFourth: boolean): readonly Refusal[] {
  const { state, caster, spell, aim } = casting;
  const refusals: Refusal[] = [];
  const gone = isFourth && aim.effect !== undefined ? effectOf(state, aim.effect) : undefined;
  if (isFourth && (!isWall(gone) || gone.caster !== caster.id))
    refusals.push(no(casting, 'cast/which-wall', 'ASOBH-MAG-09', { detail: { most: MOST_WALLS } }));
  if (!isWhollyOnTable(state, outline)) refusals.push(no(casting, 'cast/off-table', 'GEN-05', { where: at }));
  const under = wallsOf(state).find((wall) => wall.id !== gone?.id && outlinesOverlap(wall.outline, outline));
  if (under !== undefined)
    refusals.push(no(casting, 'cast/on-a-wall', 'ASOBH-MAG-09', { where: at, detail: { wall: under.is } }));
  if (SPELLS[spell].wall?.onWater === false) {
    const water = state.terrain.find((piece) => isWater(piece.ground) && polygonsIntersect(piece.outline, outline));
    if (water !== undefined)
      refusals.push(no(casting, 'cast/on-water', `ASOBH-SPELL-${spell}`, { where: at, detail: { piece: water.name } }));
  }
  return refusals;
}

const isWater = (ground: string): boolean => ground === 'shallow' || ground === 'deep' || ground === 'ford';

const isWhollyOnTable = ({ table }: State, outline: readonly Point[]): boolean =>
  outline.every(
    ({ x, y }) => x >= -TOLERANCE && y >= -TOLERANCE && x <= table.width + TOLERANCE && y <= table.depth + TOLERANCE,
  );

/** Figures that have to make room for a wall. */
export const underOutline = (state: State, outline: readonly Point[]): readonly Fielded[] =>
  fielded(state).filter((figure) => !figure.below && overlapsPolygon(baseOf(figure), outline));
