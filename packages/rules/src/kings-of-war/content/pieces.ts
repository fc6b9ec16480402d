import { z } from 'zod';
import type { TerrainPiece, TerrainTemplate } from '../terrain';
import pieces from './maps/pieces.json';

export const zPoint = z.strictObject({ x: z.number(), y: z.number() });

/** One piece of a ready map; `angle` is that of its long side, in degrees from +x. */
export const zPiece = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1),
  kind: z.enum(['open', 'blocking', 'difficult', 'obstacle', 'hill']),
  height: z.int().min(0).max(10),
  art: z.enum([
    'hill',
    'wood-oak',
    'wood-pine',
    'pond',
    'field',
    'wall',
    'hedge',
    'fence',
    'ruin',
    'hut',
    'house',
    'rocks',
    'marsh',
  ]),
  angle: z.number().exactOptional(),
  outline: z.array(zPoint).min(3),
}) satisfies z.ZodType<TerrainPiece>;

/** The box of pieces for the terrain placer. Outlines are local, about the middle, the long side along x. */
export const PIECES: readonly TerrainTemplate[] = z.array(zPiece.omit({ angle: true })).parse(pieces);
