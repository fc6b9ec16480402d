import { z } from 'zod';
import { zAngle, zId, zPoint, zUnitId } from '../kernel';

const unit = zUnitId;

/** Movement. `to` is where the centre ends. */
export const zMoveIntents = [
  z.strictObject({
    do: z.literal('move'),
    unit,
    to: zPoint,
    /** Corners of the string, for one that may bend its path [ASOBH-TRAIT-agile]. */
    via: z.array(zPoint).max(6).optional(),
    /** Cross low obstacles without stopping, on a die [ASOBH-MOV-08]. */
    stride: z.boolean().optional(),
    /** A flyer's full speed through thick woods [ASOBH-MOV-16]. */
    daring: z.boolean().optional(),
    /** Over an edge from which it falls, dice and all [ASOBH-MOV-11]. */
    drop: z.boolean().optional(),
  }),
  /** One base width, whatever the ground [ASOBH-MOV-03]. */
  z.strictObject({ do: z.literal('step'), unit, to: zPoint }),
  /** Two Short moves for one action: to the corner, then on [ASOBH-TRAIT-quick]. */
  z.strictObject({ do: z.literal('quick-move'), unit, via: zPoint, to: zPoint }),
  /**
   * Over an obstacle, up a steep side or down it. `careful` spends an action more and no die where it must be climbed;
   * `toward` says where, the straight way unless told [ASOBH-MOV-08] [ASOBH-MOV-09].
   */
  z.strictObject({
    do: z.literal('climb'),
    unit,
    over: zId,
    careful: z.boolean().optional(),
    toward: zPoint.optional(),
  }),
  /** Degrees. How far is known when it lands [ASOBH-MOV-10]. */
  z.strictObject({ do: z.literal('jump'), unit, direction: zAngle, runUp: z.boolean().optional() }),
  /** Blind, in a direction the dice give [ASOBH-CND-01]. */
  z.strictObject({ do: z.literal('grope'), unit }),
  z.strictObject({ do: z.literal('dig'), unit }),
  z.strictObject({ do: z.literal('surface'), unit, to: zPoint }),
  z.strictObject({ do: z.literal('carry'), unit, friend: zUnitId }),
  z.strictObject({ do: z.literal('dismount'), unit, to: zPoint }),
  /** The free movement after woods, which ends its activation [ASOBH-TRAIT-leafwalk]. */
  z.strictObject({ do: z.literal('leafwalk'), unit, to: zPoint }),
  /** A swarm that was torn apart draws together, free of cost [ASOBH-TRA-04]. */
  z.strictObject({ do: z.literal('close-up'), unit }),
  /** Answers of movement: whose Free Hack comes next, where to give way, whether to follow, and the like. */
  z.strictObject({ do: z.literal('take-hack'), unit, from: zUnitId }),
  z.strictObject({ do: z.literal('give-way'), unit, to: zPoint }),
  z.strictObject({ do: z.literal('follow-up'), unit, follow: z.boolean() }),
  z.strictObject({ do: z.literal('fall-side'), unit, far: z.boolean() }),
  z.strictObject({ do: z.literal('flee-toward'), unit, edge: z.enum(['near', 'far', 'left', 'right']) }),
  z.strictObject({ do: z.literal('intercept'), unit, strike: z.boolean() }),
  z.strictObject({ do: z.literal('come-up'), unit, to: zPoint }),
] as const;
