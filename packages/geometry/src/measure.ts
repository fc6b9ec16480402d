import type { Pose } from './pose';

/** Lengths are millimetres everywhere; inches exist only where a rulebook's number enters or a person reads one. */
export const MM_PER_INCH = 25.4;

/**
 * The one tolerance, in mm. Bases this close touch, bases overlapping no deeper do not overlap, and a distance past a
 * limit by no more is within it. Larger than the rounding of poses can add up to, smaller than anyone can see.
 */
export const TOLERANCE = 0.03;

/** Inches to mm. */
export const inches = (count: number): number => count * MM_PER_INCH;

/** Millimetres to inches. */
export const toInches = (mm: number): number => mm / MM_PER_INCH;

/** A length in mm to the nearest 0.01 mm; never -0, so that equal places are equal JSON. */
export const roundLength = (mm: number): number => Math.round(mm * 100) / 100 + 0;

/** An angle in degrees to the nearest 0.01, within [0, 360). */
export function roundAngle(degrees: number): number {
  const rounded = Math.round(degrees * 100) % 36_000;
  return (rounded < 0 ? rounded + 36_000 : rounded) / 100 + 0;
}

/** The pose both ends decide on: x and y to 0.01 mm, facing to 0.01 degree. Round before any check. */
export const roundPose = (pose: Pose): Pose => ({
  x: roundLength(pose.x),
  y: roundLength(pose.y),
  facing: roundAngle(pose.facing),
});

/** Whether `a` is at least `b`, both in mm; short by no more than the tolerance counts. */
export const atLeast = (a: number, b: number): boolean => a >= b - TOLERANCE;

/** Whether `a` is at most `b`, both in mm; over by no more than the tolerance counts. */
export const atMost = (a: number, b: number): boolean => a <= b + TOLERANCE;
