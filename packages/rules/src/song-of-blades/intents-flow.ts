import { z } from 'zod';
import { zId, zPose, zUnitId, zWhole } from '../kernel';
import { zCampaignSheet } from './campaign/sheet';
import { SPELL_IDS } from './content/spell-ids';
import { zWarbandList } from './roster/list';

const unit = zUnitId;

/** What one caster of a group names before the dice, or each of several [ASOBH-GRP-05]. */
const zOneAnnounced = z.strictObject({ unit, spell: z.enum(SPELL_IDS) });
const zAnnounced = z.union([zOneAnnounced, z.array(zOneAnnounced).max(10)]);

/** Set-up, turns, activation, reactions, dice. */
export const zFlowIntents = [
  z.strictObject({
    do: z.literal('choose-warband'),
    warband: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('ready'), id: zId }),
      z.strictObject({ is: z.literal('list'), list: zWarbandList }),
      /** A warband in a campaign, as its battles left it. */
      z.strictObject({ is: z.literal('sheet'), sheet: zCampaignSheet }),
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
  z.strictObject({ do: z.literal('activate'), unit, dice: zWhole(0, 9), spell: z.enum(SPELL_IDS).optional() }),
  /** A gang on one roll, or those who follow one who leads from the front [ASOBH-GRP-06] [ASOBH-LDR-05]. */
  z.strictObject({
    do: z.literal('activate-group'),
    /** The one in front; left out by a gang. */
    by: zUnitId.optional(),
    /** A gang may also regroup without a Leader. */
    order: z.enum(['group', 'regroup']).optional(),
    units: z.array(zUnitId).max(30),
    dice: zWhole(0, 9),
    spell: zAnnounced.optional(),
  }),
  /** A Leader's orders, an action each [ASOBH-GRP-01] [ASOBH-GRP-03] [ASOBH-GRP-04]; the whip's has no dice. */
  z.strictObject({
    do: z.literal('order'),
    unit,
    order: z.enum(['group', 'regroup', 'concentrate', 'discipline']),
    units: z.array(zUnitId).max(30),
    dice: zWhole(0, 9).optional(),
    spell: zAnnounced.optional(),
  }),
  /** One move instead of dice, far from the enemy [ASOBH-ACT-14]. */
  z.strictObject({ do: z.literal('free-move'), unit }),
  /** A flyer keeps to the ground for this turn, out of the wind [ASOBH-WTH-02]. */
  z.strictObject({ do: z.literal('fly-low'), unit }),
  z.strictObject({ do: z.literal('reckless'), unit }),
  z.strictObject({ do: z.literal('react'), unit, dice: zWhole(0, 9), spell: z.enum(SPELL_IDS).optional() }),
  z.strictObject({ do: z.literal('decline') }),
  z.strictObject({ do: z.literal('take-initiative') }),
  z.strictObject({ do: z.literal('auto-decline'), unit, on: z.boolean() }),
  /** Changes a die just thrown, by a trait that may; `stand` lets the dice be. */
  z.strictObject({ do: z.literal('change-die'), by: zId, die: zWhole(0, 2) }),
  z.strictObject({ do: z.literal('stand') }),
  z.strictObject({ do: z.literal('done'), unit: zUnitId.optional() }),
  z.strictObject({ do: z.literal('end-turn') }),
  z.strictObject({ do: z.literal('bank'), unit, actions: zWhole(1, 3) }),
] as const;
