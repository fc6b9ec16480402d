import { z } from 'zod';
import { zId, zText, zWhole } from '../../kernel';
import { SPELL_IDS } from '../content/spell-ids';
import { TRAIT_IDS } from '../content/trait-ids';

const zTrait = z.strictObject({
  id: z.enum(TRAIT_IDS),
  number: zWhole(1, 9).optional(),
  against: zText(24, 1).optional(),
});

/** A figure of the players' own, priced by the formula [ASOBH-SET-02]. */
export const zOwnProfile = z.strictObject({
  title: zText(40, 1),
  quality: zWhole(2, 6),
  combat: zWhole(0, 6),
  traits: z.array(zTrait).max(16),
  spells: z.array(z.enum(SPELL_IDS)).max(10),
  kinds: z.array(zText(24, 1)).max(6).optional(),
  armed: z.enum(['weapon', 'two-weapons', 'natural', 'unarmed']).optional(),
  ranged: z.enum(['short', 'medium', 'long']).optional(),
  magicWeapon: z.boolean().optional(),
  base: z.strictObject({ shape: z.enum(['round', 'square']), size: zWhole(15, 120) }).optional(),
  face: zId.optional(),
});

/** A warband as a player writes it down; whether it may be fielded is the roster's business. */
export const zWarbandList = z.strictObject({
  name: zText(60, 1),
  entries: z
    .array(
      z.strictObject({
        profile: z.union([zId, zOwnProfile]),
        count: zWhole(1, 30),
        names: z.array(zText(40)).max(30).optional(),
      }),
    )
    .max(40),
});

export type OwnProfile = z.infer<typeof zOwnProfile>;
export type WarbandList = z.infer<typeof zWarbandList>;
