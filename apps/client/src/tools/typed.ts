import { advanced, type Pose, roundPose, sidestepped, turned } from '@muster/geometry';
import { lengthFrom } from './lengths';

/**
 * The pose after a move in words: `advance 6.5, turn 20 left`, `back 2`, `right 40 mm, face 90`. Lengths without a
 * unit are in those of the table; `face` is absolute, in degrees counter-clockwise from the right. Undefined where a
 * part cannot be read.
 */
export function typedMove(pose: Pose, words: string, units: 'in' | 'cm' | 'mm'): Pose | undefined {
  const parts = words
    .split(/[,;]|\band\b/i)
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
  if (parts.length === 0) return undefined;
  let now: Pose | undefined = pose;
  for (const part of parts) now = now && step(now, part, units);
  return now && roundPose(now);
}

function step(pose: Pose, part: string, units: 'in' | 'cm' | 'mm'): Pose | undefined {
  const turning = /^(?:turn|pivot|wheel)\s+(\d+(?:[.,]\d+)?)\s*°?\s*(left|right)$/.exec(part);
  if (turning) return turned(pose, Number(turning[1]?.replace(',', '.')) * (turning[2] === 'left' ? 1 : -1));
  const facing = /^face\s+(-?\d+(?:[.,]\d+)?)\s*°?$/.exec(part);
  if (facing) return { ...pose, facing: Number(facing[1]?.replace(',', '.')) };
  const moving = /^(advance|ahead|forward|back|left|right|sidestep left|sidestep right)\s+(.+)$/.exec(part);
  const mm = moving && lengthFrom(moving[2] ?? '', units);
  if (!moving || mm === undefined || mm === null) return undefined;
  const way = moving[1] ?? '';
  if (way === 'back') return advanced(pose, -mm);
  if (way.endsWith('left')) return sidestepped(pose, -mm);
  if (way.endsWith('right')) return sidestepped(pose, mm);
  return advanced(pose, mm);
}
