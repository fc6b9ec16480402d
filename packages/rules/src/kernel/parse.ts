import type { Point, Pose } from '@muster/geometry';
import { z } from 'zod';
import type { Refusal } from './refusal';
import { err, ok, type Result } from './result';

/** No table and no throw of a ruler is longer than this, in mm. */
export const FARTHEST = 20_000;

const round = (value: number): number => Math.round(value * 100) / 100 + 0;
const roundAngle = (value: number): number => {
  const turned = round(((value % 360) + 360) % 360);
  return turned === 360 ? 0 : turned;
};

/** A length or coordinate in mm, rounded to 0.01. NaN, infinities and anything beyond `FARTHEST` are refused. */
export const zCoordinate = z.number().min(-FARTHEST).max(FARTHEST).transform(round);
/** A length in mm from 0 to `FARTHEST`, rounded to 0.01. */
export const zLength = z.number().min(0).max(FARTHEST).transform(round);
/** Degrees, rounded to 0.01 and brought into [0, 360). */
export const zAngle = z.number().min(-3600).max(3600).transform(roundAngle);
/** A signed turn in degrees, at most one whole round either way. */
export const zTurn = z.number().min(-360).max(360).transform(round);
export const zPoint: z.ZodType<Point> = z.strictObject({ x: zCoordinate, y: zCoordinate });
export const zPose: z.ZodType<Pose> = z.strictObject({ x: zCoordinate, y: zCoordinate, facing: zAngle });

const id = () =>
  z
    .string()
    .min(1)
    .max(64)
    .regex(/^[A-Za-z0-9][A-Za-z0-9_.:/-]*$/)
    .refine((text) => !(text in Object.prototype));
/** Ids the engines make: letters, digits and `-_.:/`, at most 64. Names of object internals are refused. */
export const zId = id();
export const zUnitId = id();
export const zSeatId = id();
export const zSideId = id();

/** Free text of people: trimmed, control characters out, at most `longest` characters. */
export const zText = (longest: number, shortest = 0) =>
  z
    .string()
    .max(longest * 4)
    .transform((text) => text.replace(UNPRINTED, ' ').trim())
    .pipe(z.string().min(shortest).max(longest));
// Controls, halves of characters, and all that is not seen: it would let a name pass for another or turn a line around.
const UNPRINTED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\ufe0f)\p{DI}/gu;

/** A whole number within bounds. */
export const zWhole = (least: number, most: number) => z.number().int().min(least).max(most);

/**
 * Makes a game's `parse` of its schema: any value in, a well-formed rounded intent or a refusal `intent/malformed` out
 * (rule GEN-01; detail: `at`, the path, and `problem`, zod's code). Never throws, whatever the input does when read.
 */
export function parser<I>(schema: z.ZodType<I>): (input: unknown) => Result<I, Refusal> {
  return (input) => {
    try {
      const parsed = schema.safeParse(input);
      if (parsed.success) return ok(parsed.data);
      const issue = deepest(parsed.error.issues);
      return err(malformed(issue?.path.map(String).join('.').slice(0, 80) ?? '', issue?.code ?? 'custom'));
    } catch {
      return err(malformed('', 'unreadable'));
    }
  };
}

const malformed = (at: string, problem: string): Refusal => ({
  code: 'intent/malformed',
  rule: 'GEN-01',
  detail: { at, problem },
});

type Issue = z.core.$ZodIssue;
/** In a union the branch that got farthest says most about what is wrong. */
function deepest(issues: readonly Issue[]): Issue | undefined {
  const first = issues[0];
  if (first === undefined || first.code !== 'invalid_union') return first;
  const inner = first.errors.map((branch) => deepest(branch)).filter((issue) => issue !== undefined);
  const best = inner.sort((a, b) => b.path.length - a.path.length)[0];
  return best === undefined ? first : { ...best, path: [...first.path, ...best.path] };
}
