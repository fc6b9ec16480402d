import { z } from 'zod';
import { SPELL_IDS, type SpellId } from '../content/spell-ids';
import { TRAIT_IDS } from '../content/trait-ids';
import type { Profile, Stick, TraitRef } from '../profile';

/** A home-made profile as its maker wrote it; its points follow from it [ASOBH-SET-02]. */
export interface OwnProfile {
  readonly title: string;
  readonly quality: number;
  readonly combat: number;
  readonly traits: readonly TraitRef[];
  readonly spells: readonly SpellId[];
  /** Its people and what else it is: `orc`, `dinosaur`. What its traits say (undead, animal) is added by itself. */
  readonly kinds: readonly string[];
  readonly armed: Profile['armed'];
  /** A ranged attack of its own, without a weapon trait. */
  readonly ranged: Stick | null;
  readonly face: string;
  /** The base of the model that stands for it, mm; by its size where nothing is said. */
  readonly base?: Profile['base'];
}

/** Figures of one profile. For swarms one entry is one swarm, and `count` its bases [ASOBH-SET-08]. */
export interface WarbandEntry {
  readonly profile: string | OwnProfile;
  readonly count: number;
  /** Names in order; figures beyond them are called by their title. */
  readonly names?: readonly string[];
}

/** A warband as it is bought. */
export interface WarbandList {
  readonly name: string;
  readonly entries: readonly WarbandEntry[];
}

/** Most figures of a warband, swarm bases counted: more than the largest games of the book need. */
export const MOST_FIGURES = 60;

/** How people call a kind: one or more small words joined by hyphens. */
export const zKind = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(30);

export const zTraitRef = z.strictObject({
  id: z.enum(TRAIT_IDS),
  number: z.int().min(1).max(20).exactOptional(),
  against: zKind.exactOptional(),
});

export const zOwnProfile = z.strictObject({
  title: z.string().min(1).max(80),
  quality: z.int().min(1).max(7),
  combat: z.int().min(-5).max(12),
  traits: z.array(zTraitRef).max(30),
  spells: z.array(z.enum(SPELL_IDS)).max(SPELL_IDS.length),
  kinds: z.array(zKind).max(4),
  armed: z.enum(['weapon', 'two-weapons', 'natural', 'unarmed']),
  ranged: z.enum(['short', 'medium', 'long']).nullable(),
  face: z.string().regex(/^[a-z0-9-]{1,40}$/),
  base: z.strictObject({ shape: z.enum(['round', 'square']), size: z.int().min(15).max(150) }).exactOptional(),
}) satisfies z.ZodType<OwnProfile>;

export const zWarbandEntry = z.strictObject({
  profile: z.union([z.string().min(1).max(80), zOwnProfile]),
  count: z.int().min(1).max(99),
  names: z.array(z.string().max(200)).max(99).exactOptional(),
}) satisfies z.ZodType<WarbandEntry>;

/** A list as it comes over the wire or out of a file: bounded, not yet judged. */
export const zWarbandList = z.strictObject({
  name: z.string().max(200),
  entries: z.array(zWarbandEntry).max(MOST_FIGURES),
}) satisfies z.ZodType<WarbandList>;
