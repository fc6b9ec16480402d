import { z } from 'zod';
import { zConsentIntents, zId, zLength, zPoint, zText, zUnitId, zWhole } from '../kernel';
import { SKILL_IDS } from './content/ids';

const zFoe = z.strictObject({
  /** A row of the enemy tables, a Unique Foe or an Aberration. */
  entry: zId,
  rank: z.enum(['sergeant', 'lieutenant', 'captain']).nullable().default(null),
  ranged: z.boolean().default(false),
});
const zReward = z.strictObject({ storyPoints: zWhole(0, 5), gold: zWhole(0, 20), text: zText(120) });
const zSkills = z.array(z.enum(SKILL_IDS)).min(1).max(4);
/** Target number, 5 to 10, by default 8 [FL-BAT-201]. */
const zTarget = zWhole(5, 10).default(8);
const zTest = z.strictObject({
  skills: zSkills,
  target: zTarget,
  onPass: zText(160),
  onFail: zText(160),
  reward: zReward.nullable().default(null),
});
const zTrigger = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('hand') }),
  z.strictObject({ is: z.literal('near'), at: zPoint, radius: zLength }),
  z.strictObject({ is: z.literal('round'), round: zWhole(1, 99) }),
  z.strictObject({ is: z.literal('marker'), marker: zId }),
]);
const [zCorrect] = zConsentIntents;

/** What only the seat `gm` may ask for. */
export const zMasterIntents = [
  z.strictObject({
    do: z.literal('prepare'),
    /** The one it takes the place of; left out: a new one. */
    id: zId.optional(),
    title: zText(60, 1),
    note: zText(600).default(''),
    told: zText(300).default(''),
    figures: z
      .array(z.strictObject({ foe: zFoe, at: zPoint }))
      .max(12)
      .default([]),
    test: zTest.nullable().default(null),
    reward: zReward.nullable().default(null),
    trigger: zTrigger.default({ is: 'hand' }),
    held: z.boolean().default(false),
  }),
  z.strictObject({ do: z.literal('unprepare'), id: zId }),
  z.strictObject({ do: z.literal('hold'), id: zId, held: z.boolean() }),
  z.strictObject({ do: z.literal('reveal'), id: zId }),
  /** An enemy in the open, at once. */
  z.strictObject({ do: z.literal('put'), foe: zFoe, at: zPoint }),
  /** A token everyone sees: a sign with a few words, or an Unknown Enemy. */
  z.strictObject({
    do: z.literal('set-marker'),
    is: z.enum(['sign', 'unknown']),
    at: zPoint,
    label: zText(60).default(''),
  }),
  z.strictObject({ do: z.literal('take-marker'), marker: zId }),
  z.strictObject({
    do: z.literal('hand-over'),
    /** `all`: whoever stands against the party, and whoever comes later. */
    units: z.union([z.literal('all'), z.array(zUnitId).min(1).max(60)]),
    to: z.enum(['game', 'master']),
  }),
  z.strictObject({ do: z.literal('rule'), changes: zCorrect.shape.changes, text: zText(200, 1) }),
  z.strictObject({
    do: z.literal('ask-test'),
    units: z.array(zUnitId).min(1).max(12),
    text: zText(200, 1),
    ...zTest.shape,
  }),
  z.strictObject({ do: z.literal('reward'), reward: zReward }),
] as const;
