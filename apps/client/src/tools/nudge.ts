import { type Pose, roundPose } from '@muster/geometry';

/**
 * The pose after a nudging key, or undefined when the key nudges nothing. Arrows push 1 mm (10 with Shift) in the
 * direction seen on a view turned by `turn` degrees; brackets turn 1° (15 with Shift).
 */
export function nudged(pose: Pose, key: string, shift: boolean, turn = 0): Pose | undefined {
  const turning = { '[': 1, '{': 1, ']': -1, '}': -1 }[key];
  if (turning !== undefined) return roundPose({ ...pose, facing: pose.facing + turning * (shift ? 15 : 1) });
  const way = { ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowLeft: [-1, 0], ArrowDown: [0, -1] }[key];
  if (!way) return undefined;
  const [dx = 0, dy = 0] = onTable(way[0] ?? 0, way[1] ?? 0, turn);
  const step = shift ? 10 : 1;
  return roundPose({ x: pose.x + dx * step, y: pose.y + dy * step, facing: pose.facing });
}

/** A direction on the screen (up is +y) as a direction on the table. */
export function onTable(x: number, y: number, turn: number): readonly [number, number] {
  const angle = (turn * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}
