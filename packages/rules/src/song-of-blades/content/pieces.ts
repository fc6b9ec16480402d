import { z } from 'zod';
import type { TerrainPiece } from '../terrain';
import pieces from './maps/pieces.json';

export const zPiece = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1),
  ground: z.enum(['normal', 'broken', 'slippery', 'swamp', 'thick', 'woods', 'shallow', 'deep', 'ford']),
  stands: z.enum(['flat', 'linear', 'solid', 'hill', 'platform']),
  height: z.int().min(0).max(300),
  plant: z.boolean(),
  cramped: z.boolean().optional(),
  art: z.string().min(1),
  outline: z.array(z.strictObject({ x: z.number(), y: z.number() })).min(3),
}) satisfies z.ZodType<TerrainPiece>;

/** The box of pieces for the defender who lays the field [ASOBH-SET-14]. Outlines are about the middle, mm. */
export const PIECES: readonly TerrainPiece[] = z.array(zPiece).parse(pieces);

/** A piece of the box for the scale that is played: the small one is two thirds of the large [ASOBH-SET-11]. */
export function pieceTemplate(id: string, scale: 'large' | 'small'): TerrainPiece | undefined {
  const piece = PIECES.find((p) => p.id === id);
  if (!piece || scale === 'large') return piece;
  const small = (mm: number) => Math.round((mm * 200) / 3) / 100;
  return {
    ...piece,
    height: Math.round((piece.height * 2) / 3),
    outline: piece.outline.map(({ x, y }) => ({ x: small(x), y: small(y) })),
  };
}
