import {
  atLeast,
  type Base,
  farthestOff,
  gap,
  inches,
  isOnTable,
  overlaps,
  overlapsPolygon,
  type Pose,
  roundLength,
  touches,
} from '@muster/geometry';
import type { Mark, Refusal, UnitId } from '../../kernel';
import type { State, Unit } from '../state';
import type { TerrainPiece } from '../terrain';
import { baseAt, baseOf, type Fielded, fieldedUnits, isIndividual } from '../units';
import { offenders, plates } from './plates';

/** How the end of a move is judged beyond what holds for every unit. */
export interface EndRules {
  /** Pieces it may not stand on; blocking terrain if nothing else is said. */
  readonly bars?: (piece: TerrainPiece) => boolean;
  /** Enemies that were near when the turn began: it must end farther from them than this, in mm [KOW-MOV-13]. */
  readonly near?: readonly { readonly unit: UnitId; readonly gap: number }[];
  /** Enemies it may be within an inch of on the way, those it is leaving [KOW-DIS-01]. */
  readonly mayBeNear?: readonly UnitId[];
  /** Enemies it may stand within an inch of (a charge of an Individual) [KOW-IND-02]. */
  readonly anyEnemy?: boolean;
  /** Units judged elsewhere (those moving with it). */
  readonly without?: readonly UnitId[];
}

export interface EndFindings {
  readonly refusals: readonly Refusal[];
  readonly marks: readonly Mark[];
}

/**
 * Whether a unit may stand at this pose: wholly on the table, off blocking terrain, off and not touching friends
 * (an Individual may touch them), an inch or more from every enemy. Every failing test is named, with how much.
 * [KOW-UNI-12] [KOW-UNI-13] [KOW-MOV-09] [KOW-MOV-11] [KOW-MOV-12] [KOW-IND-07]
 */
export function endAt(state: State, unit: Unit, pose: Pose, rules: EndRules = {}): EndFindings {
  const base = baseAt(unit, pose);
  const found = [
    ...edgeOf(state, unit, base),
    ...terrainUnder(state, unit, base, rules.bars ?? isBlocking),
    ...fieldedUnits(state)
      .filter((other) => other.id !== unit.id && !rules.without?.includes(other.id))
      .flatMap((other) => besideOf(unit, base, other, rules)),
  ];
  return { refusals: found, marks: [...offenders(found), ...plates(found)] };
}

export const isBlocking = (piece: TerrainPiece): boolean => piece.kind === 'blocking';

const ONE_INCH = inches(1);

function edgeOf(state: State, unit: Unit, base: Base): readonly Refusal[] {
  if (isOnTable(base, state.table)) return [];
  const { at, by } = farthestOff(base, state.table);
  return [{ code: 'end/off-table', rule: 'KOW-MOV-12', who: [unit.id], where: at, detail: { by: roundLength(by) } }];
}

function terrainUnder(
  state: State,
  unit: Unit,
  base: Base,
  bars: (piece: TerrainPiece) => boolean,
): readonly Refusal[] {
  return state.terrain
    .filter((piece) => bars(piece) && overlapsPolygon(base, piece.outline))
    .map((piece) => ({
      // Difficult terrain is barred at the double only.
      code: piece.kind === 'difficult' ? 'end/double-on-difficult' : 'end/on-terrain',
      rule: piece.kind === 'difficult' ? 'KOW-MOV-06' : 'KOW-MOV-12',
      who: [unit.id],
      where: { x: base.pose.x, y: base.pose.y },
      detail: { piece: piece.name },
    }));
}

function besideOf(unit: Unit, base: Base, other: Fielded, rules: EndRules): readonly Refusal[] {
  const theirs = baseOf(other);
  if (overlaps(base, theirs))
    return [
      {
        code: other.side === unit.side ? 'end/on-friend' : 'end/on-enemy',
        rule: other.side === unit.side ? 'KOW-MOV-09' : 'KOW-MOV-10',
        who: [unit.id, other.id],
        where: { x: other.pose.x, y: other.pose.y },
      },
    ];
  if (other.side === unit.side) {
    if (!touches(base, theirs) || isIndividual(unit)) return [];
    const between = gap(base, theirs);
    return [{ code: 'end/touches-friend', rule: 'KOW-UNI-13', who: [unit.id, other.id], where: between.to }];
  }
  if (rules.anyEnemy || rules.mayBeNear?.includes(other.id)) return [];
  const between = gap(base, theirs);
  if (atLeast(between.distance, ONE_INCH)) return [];
  const before = rules.near?.find((each) => each.unit === other.id);
  if (before !== undefined && between.distance > before.gap) return [];
  return [
    {
      code: before === undefined ? 'end/near-enemy' : 'end/not-farther',
      rule: before === undefined ? 'KOW-UNI-12' : 'KOW-MOV-13',
      who: [unit.id, other.id],
      where: between.to,
      detail: { gap: roundLength(between.distance), needed: roundLength(before?.gap ?? ONE_INCH) },
    },
  ];
}
