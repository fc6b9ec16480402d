import type { Point } from '@muster/geometry';
import { z } from 'zod';
import { noConsent, type Seat, zCoordinate, zPose, zText, zWhole } from '../kernel';
import { MAPS } from './content/maps';
import { ARTS, GROUNDS, LIMITS, type SandboxState, TINCTURES } from './state';

const zOutline: z.ZodType<readonly Point[]> = z
  .array(z.strictObject({ x: zCoordinate, y: zCoordinate }))
  .min(3)
  .max(64);

/** A piece of terrain as the config and `place-terrain` take it. */
export const zTerrain = z.strictObject({
  name: zText(40),
  art: z.enum(ARTS),
  outline: zOutline,
  pose: zPose,
  height: zWhole(0, 20).default(0),
});

const zSide = z.strictObject({
  name: zText(30, 1),
  tincture: z.enum(TINCTURES),
  seats: zWhole(1, 6).default(1),
});

/** What the lobby asks. Width and depth in mm, from a kitchen tray to a hall. */
export const zConfig = z
  .strictObject({
    width: zWhole(200, 6000).default(1829),
    depth: zWhole(200, 6000).default(1219),
    ground: z.enum(GROUNDS).default('meadow'),
    seed: zWhole(0, 2_147_483_647).default(1),
    /** A ready layout; its pieces beyond the table's edge are left out. */
    map: z.enum(['bare', 'hamlet', 'wilds']).default('bare'),
    terrain: z.array(zTerrain).max(LIMITS.terrain).default([]),
    sides: z
      .array(zSide)
      .min(1)
      .max(6)
      .default([
        { name: 'Azure', tincture: 'azure', seats: 1 },
        { name: 'Vermilion', tincture: 'vermilion', seats: 1 },
      ]),
  })
  .refine((config) => config.sides.reduce((sum, side) => sum + side.seats, 0) <= 6, { path: ['sides'] });

export type SandboxConfig = z.infer<typeof zConfig>;

/** Seats `a`, `b`, … in the order of the sides `s1`, `s2`, …; at most six. */
export function seatsOf(config: SandboxConfig): readonly Seat[] {
  const sides = config.sides.flatMap((side, i) => Array.from({ length: side.seats }, () => `s${i + 1}`));
  return sides.map((side, i) => ({ seat: String.fromCharCode(97 + i), side }));
}

export function setup(config: SandboxConfig): SandboxState {
  const isInside = (at: Point): boolean => at.x >= 0 && at.y >= 0 && at.x <= config.width && at.y <= config.depth;
  const ready = MAPS[config.map].map((piece) => ({
    ...piece,
    pose: { ...piece.pose, x: Math.round(piece.pose.x * config.width), y: Math.round(piece.pose.y * config.depth) },
  }));
  const terrain = [...ready, ...config.terrain].filter((piece) => isInside(piece.pose)).slice(0, LIMITS.terrain);
  return {
    table: { width: config.width, depth: config.depth },
    ground: config.ground,
    seed: config.seed,
    seats: seatsOf(config),
    sides: Object.fromEntries(
      config.sides.map((side, i) => [`s${i + 1}`, { name: side.name, tincture: side.tincture }]),
    ),
    pieces: {},
    terrain: Object.fromEntries(terrain.map((piece, i) => [`t${i + 1}`, { ...piece, id: `t${i + 1}`, locked: false }])),
    turn: { round: 1, seat: null, phase: '' },
    next: terrain.length + 1,
    consent: noConsent,
  };
}
