import { z } from 'zod';
import { zId, zText } from '../../kernel';
import { WORN_IDS } from '../content/enchanted-ids';
import { BACKGROUND_IDS, ITEM_IDS, ORIGIN_IDS, SKILL_IDS, SPELL_IDS, WEAPON_IDS } from '../content/ids';
import type { Carried, Character, Recorded, WarbandSheet, Worn } from '../profile';

/** Most characters a sheet may hold: those who fight, and those who recover or stay behind. */
export const MOST_CHARACTERS = 16;

const zRecorded = z.strictObject({
  table: zId,
  face: z.int().min(1).max(100).nullable(),
  entry: zId,
  again: z.array(z.int().min(1).max(100)).max(400).default([]),
}) satisfies z.ZodType<Recorded>;

/** What people call a thing; never the name of an object’s internals, for names are looked up. */
const zTitle = zText(60, 1).refine((text) => !(text in Object.prototype));

const zCarried = z.strictObject({
  id: zId,
  is: z.enum(WEAPON_IDS),
  improved: z.enum(['fine', 'balanced', 'quick', 'fey-steel']).nullable().default(null),
  damaged: z.boolean().default(false),
  enchanted: zTitle.nullable().default(null),
}) satisfies z.ZodType<Carried>;

const zWorn = z.strictObject({
  is: z.enum(WORN_IDS),
  improved: z.enum(['fine', 'fey-steel']).nullable().default(null),
  damaged: z.boolean().default(false),
}) satisfies z.ZodType<Worn>;

const zPiece = z.union([zCarried, zWorn]);
const zStock = z.strictObject({ item: z.enum(ITEM_IDS), count: z.int().min(1).max(99) });
const zScore = z.int().min(-5).max(12);

const zCharacter = z.strictObject({
  id: z.string().regex(/^c[1-9][0-9]{0,2}$/),
  name: zText(40, 1),
  kind: z.enum(['hero', 'follower']),
  avatar: z.boolean().default(false),
  mystic: z.boolean().default(false),
  origin: z.enum(ORIGIN_IDS),
  background: z.enum(BACKGROUND_IDS).nullable().default(null),
  type: zId.nullable().default(null),
  agility: z.int().min(0).max(6),
  speed: z.strictObject({ base: z.int().min(0).max(16), dash: z.int().min(0).max(12) }),
  combat: zScore,
  toughness: z.int().min(1).max(6),
  casting: zScore.nullable().default(null),
  will: z.int().min(0).max(6).default(0),
  luck: z.int().min(0).max(6).default(0),
  xp: z.int().min(0).max(999).default(0),
  skills: z.array(z.enum(SKILL_IDS)).max(SKILL_IDS.length).default([]),
  spells: z.array(z.enum(SPELL_IDS)).max(SPELL_IDS.length).default([]),
  weapons: z.array(zCarried).max(8).default([]),
  armor: zWorn.nullable().default(null),
  helmet: zWorn.nullable().default(null),
  shield: zWorn.nullable().default(null),
  worn: z.array(z.enum(ITEM_IDS)).max(ITEM_IDS.length).default([]),
  loyal: z.boolean().default(false),
  studied: z.array(z.enum(SKILL_IDS)).max(SKILL_IDS.length).default([]),
  history: z.array(zRecorded).max(40).default([]),
  face: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('visored-helm'),
}) satisfies z.ZodType<Character>;

/** A warband as it comes over the wire or out of a file: bounded, not yet judged (`check.ts` does that). */
export const zWarbandSheet = z.strictObject({
  name: zText(40, 1),
  characters: z.array(zCharacter).max(MOST_CHARACTERS),
  backpack: z.array(zStock).max(ITEM_IDS.length).default([]),
  spare: z.array(zPiece).max(20).default([]),
  stash: z
    .strictObject({
      items: z.array(zStock).max(ITEM_IDS.length).default([]),
      gear: z.array(zPiece).max(60).default([]),
    })
    .default({ items: [], gear: [] }),
  gold: z.int().min(0).max(9999).default(0),
  storyPoints: z.int().min(0).max(50).default(0),
  used: z
    .array(z.enum(['flee', 'ignore-injury', 'new-hero', 'double-event', 'pass-test']))
    .max(5)
    .default([]),
  dues: z
    .array(z.strictObject({ what: zId, amount: z.int().min(1).max(20) }))
    .max(12)
    .default([]),
  rolled: zId.nullable().default(null),
}) satisfies z.ZodType<WarbandSheet>;
