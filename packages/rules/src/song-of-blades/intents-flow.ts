import { z } from 'zod';
import { zId, zPose, zUnitId, zWhole } from '../kernel';
import { SPELL_IDS } from './content/spell-ids';
import { zWarbandList } from './roster/list';

const unit = zUnitId;

/** Set-up, turns, activation, reactions, dice. */
export const zFlowIntents = [
  z.strictObject({
    do: z.literal('choose-warband'),
    warband: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('ready'), id: zId }),
      z.strictObject({ is: z.literal('list'), list: zWarbandList }),
    ]),
  }),
  z.strictObject({ do: z.literal('ready'), ready: z.boolean() }),
  z.strictObject({ do: z.literal('roll-off') }),
  z.strictObject({ do: z.literal('choose-role'), role: z.enum(['attacker', 'defender']) }),
  z.strictObject({ do: z.literal('lay'), template: zId, at: zPose }),
  z.strictObject({ do: z.literal('take-up'), piece: zId }),
  z.strictObject({ do: z.literal('terrain-done') }),
  z.strictObject({ do: z.literal('choose-edge'), edge: z.enum(['near', 'far', 'left', 'right']) }),
  z.strictObject({ do: z.literal('deploy'), unit, pose: zPose }),
  /** One figure, one to three dice; a spell is named before they fall [ASOBH-ACT-01] [ASOBH-MAG-01]. */
  z.strictObject({ do: z.literal('activate'), unit, dice: zWhole(1, 3), spell: z.enum(SPELL_IDS).optional() }),
  /** Several figures on one roll: by a Leader's order, a gang, a swarm, one who leads from the front [ASOBH-GRP-01]. */
  z.strictObject({
    do: z.literal('activate-group'),
    by: zId.optional(),
    units: z.array(zUnitId).min(2).max(10),
    dice: zWhole(1, 3),
    spell: z.strictObject({ unit, spell: z.enum(SPELL_IDS) }).optional(),
  }),
  /** A Leader's orders, an action each [ASOBH-GRP-01] [ASOBH-GRP-03] [ASOBH-GRP-04]. */
  z.strictObject({
    do: z.literal('order'),
    unit,
    order: z.enum(['group', 'regroup', 'concentrate', 'discipline']),
    units: z.array(zUnitId).max(10),
    dice: zWhole(1, 3).optional(),
  }),
  z.strictObject({ do: z.literal('reckless'), unit }),
  z.strictObject({ do: z.literal('react'), unit, dice: zWhole(1, 3), spell: z.enum(SPELL_IDS).optional() }),
  z.strictObject({ do: z.literal('decline') }),
  z.strictObject({ do: z.literal('take-initiative') }),
  z.strictObject({ do: z.literal('auto-decline'), unit, on: z.boolean() }),
  /** Changes a die just thrown, by a trait that may; `stand` lets the dice be. */
  z.strictObject({ do: z.literal('change-die'), by: zId, die: zWhole(0, 5) }),
  z.strictObject({ do: z.literal('stand') }),
  z.strictObject({ do: z.literal('done'), unit: zUnitId.optional() }),
  z.strictObject({ do: z.literal('end-turn') }),
  /** A step toward a Task: freeing oneself or a friend, digging [ASOBH-ACT-11]. */
  z.strictObject({ do: z.literal('task'), unit, on: zId, actions: zWhole(1, 3) }),
  z.strictObject({ do: z.literal('bank'), unit, actions: zWhole(1, 3) }),
] as const;
