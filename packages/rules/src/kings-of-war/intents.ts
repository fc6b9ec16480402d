import { z } from 'zod';
import { parser, zAngle, zConsentIntents, zId, zLength, zPose, zTurn } from '../kernel';
import { zArmyList } from './roster/text';

const id = zId;
const pose = zPose;
const angle = zAngle;

/** A stretch of a move: straight ahead (or back, or sideways, by the order), or a pivot about the centre. */
const leg = z.union([z.strictObject({ go: zLength }), z.strictObject({ turn: zTurn })]);
const path = z.array(leg).max(7);

const kind = z.enum(['open', 'blocking', 'difficult', 'obstacle', 'hill']);
const height = z.number().int().min(0).max(10);
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
  ...zConsentIntents,
]);

/** What a seat may ask for. Poses and lengths arrive rounded to 0.01. */
export type Intent = Settled<z.infer<typeof zIntent>>;
export type Leg = Settled<z.infer<typeof leg>>;
export type IntentOf<D extends Intent['do']> = Extract<Intent, { do: D }>;

type Settled<T> = T extends object ? { readonly [K in keyof T]: Settled<T[K]> } : T;

/** The trust boundary: any value in, a rounded intent or a refusal out. */
export const parse = parser<Intent>(zIntent);
