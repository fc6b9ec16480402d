import { type Base, isOnTable, overlaps, type Pose } from '@muster/geometry';
import type { Refusal, UnitId } from './refusal';
import type { Body, Table } from './system';

/**
 * What a correction may never do: put a base over the table edge (`place/off-table`) or, where both are solid, onto
 * another (`place/overlap`). Judged on the final poses of all together, so two units may change places. Rule GEN-05.
 * `gone`: bodies taken off in the same correction.
 */
export function checkPoses(
  bodies: readonly Body[],
  table: Table,
  poses: Readonly<Record<UnitId, Pose>>,
  gone: readonly UnitId[] = [],
): readonly Refusal[] {
  const after = bodies
    .filter((body) => !gone.includes(body.id))
    .map((body) => {
      const pose = Object.hasOwn(poses, body.id) ? poses[body.id] : undefined;
      return { body, base: pose === undefined ? body.base : { ...body.base, pose }, moved: pose !== undefined };
    });
  return after
    .filter((each) => each.moved)
    .flatMap((each) => [
      ...(isOnTable(each.base, table) ? [] : [offTable(each.body.id, each.base)]),
      ...after
        .filter((other) => other !== each && each.body.solid && other.body.solid && overlaps(each.base, other.base))
        .map((other) => overlap(each.body.id, other.body.id, each.base)),
    ]);
}

export const offTable = (unit: UnitId, base: Base): Refusal => ({
  code: 'place/off-table',
  rule: 'GEN-05',
  who: [unit],
  where: { x: base.pose.x, y: base.pose.y },
});

const overlap = (unit: UnitId, other: UnitId, base: Base): Refusal => ({
  code: 'place/overlap',
  rule: 'GEN-05',
  who: [unit, other],
  where: { x: base.pose.x, y: base.pose.y },
});
