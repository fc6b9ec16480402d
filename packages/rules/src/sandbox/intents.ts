import { z } from 'zod';
import {
  type ConsentIntent,
  parser,
  zAngle,
  zConsentIntents,
  zId,
  zPose,
  zSeatId,
  zText,
  zTurn,
  zUnitId,
  zWhole,
} from '../kernel';
import { zTerrain } from './config';
import { LIMITS, LOOKS, TINCTURES } from './state';

const zSize = z
  .number()
  .min(3)
  .max(1500)
  .transform((mm) => Math.round(mm * 100) / 100);
const zShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rect'), width: zSize, depth: zSize }),
  z.strictObject({ kind: z.literal('disc'), radius: zSize }),
]);
const zPieces = z.array(zUnitId).min(1).max(LIMITS.pieces);
const zCoverRadius = z
  .number()
  .min(5)
  .max(300)
  .transform((mm) => Math.round(mm * 100) / 100);

const zPlays = [
  /** A new piece of mine, or of everyone's. With `cover` nobody else ever sees what it is. */
  z.strictObject({
    do: z.literal('place'),
    name: zText(40),
    shape: zShape,
    pose: zPose,
    owner: z.enum(['me', 'table']),
    tincture: z.enum(TINCTURES).nullable(),
    look: z.enum(LOOKS),
    hasFront: z.boolean(),
    cover: zCoverRadius.exactOptional(),
  }),
  z.strictObject({
    do: z.literal('move'),
    to: z
      .array(z.strictObject({ piece: zUnitId, pose: zPose }))
      .min(1)
      .max(200),
  }),
  /** Ranks of `files` from the front left; `pose` is where the middle of the front rank's front edge goes. */
  z.strictObject({
    do: z.literal('form-up'),
    pieces: zPieces,
    files: zWhole(1, 100),
    spacing: z
      .number()
      .min(0)
      .max(200)
      .transform((mm) => Math.round(mm * 100) / 100),
    pose: zPose,
  }),
  /** Turns a group as one block about its front corner; counter-clockwise is positive. */
  z.strictObject({
    do: z.literal('wheel'),
    pieces: zPieces,
    facing: zAngle,
    corner: z.enum(['left', 'right']),
    degrees: zTurn,
  }),
  z.strictObject({ do: z.literal('duplicate'), piece: zUnitId, to: z.array(zPose).min(1).max(LIMITS.copies) }),
  z.strictObject({ do: z.literal('remove'), pieces: zPieces }),
  z.strictObject({ do: z.literal('lock'), pieces: zPieces, locked: z.boolean() }),
  z.strictObject({ do: z.literal('give'), pieces: zPieces, to: zSeatId }),
  z.strictObject({ do: z.literal('label'), piece: zUnitId, text: zText(60) }),
  z.strictObject({ do: z.literal('rename'), piece: zUnitId, name: zText(40) }),
  z.strictObject({ do: z.literal('mark'), piece: zUnitId, marks: z.array(zText(24, 1)).max(LIMITS.marks) }),
  /** Sets a named number; `null` takes it off. */
  z.strictObject({ do: z.literal('count'), piece: zUnitId, what: zId, value: zWhole(-9999, 9999).nullable() }),
  z.strictObject({ do: z.literal('cover'), pieces: zPieces, radius: zCoverRadius }),
  z.strictObject({ do: z.literal('reveal'), pieces: zPieces }),
  z.strictObject({
    do: z.literal('roll'),
    dice: z
      .array(z.strictObject({ count: zWhole(1, LIMITS.dice), sides: zWhole(2, 1000) }))
      .min(1)
      .max(8),
    plus: zWhole(-999, 999),
    why: zText(60),
  }),
  /** Puts the names in the order of the draw; the first `take` are drawn. */
  z.strictObject({
    do: z.literal('draw-lots'),
    among: z.array(zText(40, 1)).min(2).max(60),
    take: zWhole(1, 60),
    why: zText(60),
  }),
  z.strictObject({ do: z.literal('place-terrain'), terrain: zTerrain }),
  z.strictObject({ do: z.literal('move-terrain'), terrain: zId, pose: zPose }),
  z.strictObject({ do: z.literal('remove-terrain'), terrain: zId }),
  z.strictObject({ do: z.literal('lock-terrain'), terrain: zId, locked: z.boolean() }),
  z.strictObject({
    do: z.literal('note-turn'),
    round: zWhole(0, 999),
    seat: zSeatId.nullable(),
    phase: zText(40),
  }),
] as const;

/** A move of play: everything but what is agreed by consent. */
export type Play = z.infer<(typeof zPlays)[number]>;
export type SandboxIntent = Play | ConsentIntent;

/** Any value in, a well-formed rounded intent or a refusal out. [GEN-01] */
export const parse = parser<SandboxIntent>(z.discriminatedUnion('do', [...zPlays, ...zConsentIntents]));
