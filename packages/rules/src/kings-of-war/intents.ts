import { z } from 'zod';
import type { Refusal, Result } from '../kernel';
import { err, ok } from '../kernel';

const id = z.string().min(1).max(80);
const round = (n: number) => {
  const r = Math.round(n * 100) / 100;
  return r === 0 ? 0 : r;
};
const mm = z.number().min(-20000).max(20000).transform(round);
const angle = z
  .number()
  .min(-3600)
  .max(3600)
  .transform((a) => round(((a % 360) + 360) % 360) % 360);
const turn = z.number().min(-180).max(180).transform(round);
const pose = z.strictObject({ x: mm, y: mm, facing: angle });

/** A stretch of a move: straight ahead (or back, or sideways, by the order), or a pivot about the centre. */
const leg = z.union([z.strictObject({ go: z.number().min(0).max(5000).transform(round) }), z.strictObject({ turn })]);
const path = z.array(leg).max(7);

const size = z.enum(['troop', 'regiment', 'horde', 'legion', 'single']);
export const zArmyList = z.strictObject({
  name: z.string().min(1).max(60),
  army: id,
  entries: z
    .array(
      z.strictObject({
        unit: id,
        size,
        options: z.array(id).max(30),
        name: z.string().min(1).max(60).optional(),
      }),
    )
    .max(100),
});

const kind = z.enum(['open', 'blocking', 'difficult', 'obstacle', 'hill']);
const height = z.number().int().min(0).max(10);
const correction = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('pose'), unit: id, pose }),
  z.strictObject({ is: z.literal('damage'), unit: id, damage: z.number().int().min(0).max(999) }),
  z.strictObject({ is: z.literal('remove'), unit: id }),
  z.strictObject({ is: z.literal('restore'), unit: id, pose }),
  z.strictObject({
    is: z.literal('mark'),
    unit: id,
    state: z.enum(['disordered', 'wavering', 'frozen', 'spent']),
    on: z.boolean(),
  }),
  z.strictObject({ is: z.literal('note'), text: z.string().min(1).max(300) }),
]);

const zIntent = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('choose-army'),
    army: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('ready'), id }),
      z.strictObject({ is: z.literal('list'), list: zArmyList }),
    ]),
  }),
  z.strictObject({ do: z.literal('ready'), ready: z.boolean() }),
  z.strictObject({ do: z.literal('lay'), template: id, at: pose, kind: kind.optional(), height: height.optional() }),
  z.strictObject({ do: z.literal('alter'), piece: id, kind, height }),
  z.strictObject({ do: z.literal('take-up'), piece: id }),
  z.strictObject({ do: z.literal('agree') }),
  z.strictObject({ do: z.literal('roll-off') }),
  z.strictObject({ do: z.literal('choose-edge'), edge: z.enum(['near', 'far']) }),
  z.strictObject({ do: z.literal('deploy'), unit: id, pose }),
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({ do: z.literal('choose-first'), side: id }),
  z.strictObject({ do: z.literal('halt'), unit: id }),
  z.strictObject({ do: z.literal('face'), unit: id, facing: angle }),
  z.strictObject({ do: z.literal('advance'), unit: id, path }),
  z.strictObject({ do: z.literal('back'), unit: id, path }),
  z.strictObject({ do: z.literal('sidestep'), unit: id, to: z.enum(['left', 'right']), path }),
  z.strictObject({ do: z.literal('double'), unit: id, path }),
  z.strictObject({
    do: z.literal('charge'),
    target: id,
    /** In the order they move; `facing` is an Individual's free pivot before it goes. */
    chargers: z
      .array(z.strictObject({ unit: id, facing: angle.optional() }))
      .min(1)
      .max(12),
  }),
  z.strictObject({ do: z.literal('counter-charge'), unit: id, target: id }),
  z.strictObject({ do: z.literal('withdraw'), unit: id }),
  z.strictObject({ do: z.literal('pivot'), unit: id, facing: angle }),
  z.strictObject({ do: z.literal('wild'), unit: id }),
  z.strictObject({ do: z.literal('steady'), unit: id }),
  z.strictObject({ do: z.literal('shoot'), unit: id, target: id, weapon: z.string().min(1).max(80) }),
  z.strictObject({ do: z.literal('strike'), unit: id }),
  z.strictObject({
    do: z.literal('test'),
    target: id,
    choice: z.enum(['dread', 'brutal', 'shattering']).optional(),
  }),
  z.strictObject({
    do: z.literal('regroup'),
    unit: id,
    way: z.enum(['stay', 'forward', 'left', 'right', 'back']),
    facing: angle.optional(),
  }),
  z.strictObject({ do: z.literal('end-phase') }),
  z.strictObject({ do: z.literal('roll-last') }),
  z.strictObject({ do: z.literal('resign') }),
  z.strictObject({ do: z.literal('offer-draw') }),
  z.strictObject({ do: z.literal('correct'), corrections: z.array(correction).min(1).max(20) }),
  z.strictObject({ do: z.literal('answer'), to: id, yes: z.boolean() }),
]);

/** What a seat may ask for. Poses and lengths arrive rounded to 0.01. */
export type Intent = z.infer<typeof zIntent>;
export type Leg = z.infer<typeof leg>;
export type IntentOf<D extends Intent['do']> = Extract<Intent, { do: D }>;

/** The trust boundary: any value in, a rounded intent or a refusal out. */
export function parse(input: unknown): Result<Intent, Refusal> {
  const read = zIntent.safeParse(input);
  if (read.success) return ok(read.data);
  const first = read.error.issues[0];
  return err({ code: 'intent/unreadable', rule: 'GEN-01', detail: { at: first ? first.path.join('.') : '' } });
}
