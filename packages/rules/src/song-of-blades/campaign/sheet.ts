import { z } from 'zod';
import { SPELL_IDS } from '../content/spell-ids';
import { TRAIT_IDS } from '../content/trait-ids';
import { zWarbandLimits } from '../roster';
import { zOwnProfile, zTraitRef } from '../roster/list';

/** A sheet is a value: changes make a new one. */
export type Kept<T> = T extends readonly (infer E)[]
  ? readonly Kept<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Kept<T[K]> }
    : T;

/** An upgrade as it is given [ASOBH-END-05]. `table` is a line of a people's own list; `story` is what players agree on. */
export const zUpgrade = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('quality') }),
  z.strictObject({ is: z.literal('combat'), to: z.union([z.literal(2), z.literal(3)]) }),
  z.strictObject({ is: z.literal('spell'), spell: z.enum(SPELL_IDS) }),
  z.strictObject({ is: z.literal('memory') }),
  z.strictObject({ is: z.literal('profile'), to: z.string().min(1).max(80) }),
  z.strictObject({ is: z.literal('table'), line: z.string().min(1).max(40), trait: z.enum(TRAIT_IDS) }),
  z.strictObject({ is: z.literal('story'), trait: zTraitRef.nullable(), spell: z.enum(SPELL_IDS).nullable() }),
]);
export type Upgrade = Kept<z.infer<typeof zUpgrade>>;

export const zFate = z.enum(['fit', 'out', 'gruesome', 'fled']);
/** How a figure ended a battle: standing, out of action, gruesomely killed, or off the table by its own feet. */
export type Fate = Kept<z.infer<typeof zFate>>;

/** Ready for the next battle; at -1 on quality rolls in it; out for it, then at -1; or dead since a battle. */
export const zStatus = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('fit') }),
  z.strictObject({ is: z.literal('hurt') }),
  z.strictObject({ is: z.literal('resting') }),
  z.strictObject({ is: z.literal('dead'), battle: z.int().min(0) }),
]);
export type Status = Kept<z.infer<typeof zStatus>>;

/** What a figure lived through in one battle, with the dice of its survival. */
export const zExperience = z.strictObject({
  battle: z.int().min(1),
  fate: zFate,
  faces: z.array(z.int().min(1).max(6)).max(3),
  status: zStatus,
});

export const zFigureRecord = z.strictObject({
  id: z.string().min(1).max(40),
  name: z.string().max(200),
  /** As it was bought; what it has become follows from its upgrades. */
  profile: z.union([z.string().min(1).max(80), zOwnProfile]),
  /** What it cost, and what its death gives back. */
  points: z.int().min(0),
  /** Bases of one swarm share this. */
  swarm: z.string().min(1).max(40).nullable(),
  upgrades: z.array(zUpgrade).max(60),
  /** The battle after which it had its last upgrade. */
  upgradedAfter: z.int().min(0).nullable(),
  status: zStatus,
  experience: z.array(zExperience).max(60),
});
export type FigureRecord = Kept<z.infer<typeof zFigureRecord>>;

/** Something found: magic items and treasure stay with the warband and pass from hand to hand [ASOBH-END-07]. */
export const zItem = z.strictObject({
  id: z.string().min(1).max(40),
  name: z.string().min(1).max(80),
  kind: z.string().min(1).max(40),
  note: z.string().max(400),
  /** Others than Personalities may bear it too. */
  anyone: z.boolean(),
  /** Traits its bearer has while he bears it. */
  grants: z.array(zTraitRef).max(5),
  magicWeapon: z.boolean(),
  bearer: z.string().min(1).max(40).nullable(),
});
export type Item = Kept<z.infer<typeof zItem>>;

export const zBattleEntry = z.strictObject({
  against: z.string().max(200),
  result: z.enum(['won', 'lost', 'tied']),
  degree: z.enum(['marginal', 'decisive', 'tie']),
});

/** A warband through a campaign, as it is saved. */
export const zCampaignSheet = z.strictObject({
  name: z.string().max(200),
  limits: zWarbandLimits,
  /** Battles agreed on: three to five are usual. */
  length: z.int().min(1).max(20),
  battles: z.array(zBattleEntry).max(20),
  figures: z.array(zFigureRecord).max(200),
  items: z.array(zItem).max(100),
  /** Upgrades won and not given yet. */
  upgrades: z.int().min(0).max(60),
  /** Upgrades taken so far by name, for "each only once". */
  taken: z.array(z.string().min(1).max(60)).max(60),
  /** Whether an upgrade is taken once by the warband, as the book reads, or once by each figure, if players agree. */
  once: z.enum(['warband', 'figure']),
  /** Points of the dead: some may buy anything, some no Personalities [ASOBH-END-04]. */
  pot: z.strictObject({ any: z.int().min(0), common: z.int().min(0) }),
  /** Unique profiles that died. */
  gone: z.array(z.string().min(1).max(4000)).max(60),
  /** Numbers new records; only grows. */
  next: z.int().min(1),
});
export type CampaignSheet = Kept<z.infer<typeof zCampaignSheet>>;

/** What an ended battle gives to the sheets of all seats. `winner` is a side, null for a tie. */
export const zBattleReport = z.strictObject({
  winner: z.string().min(1).max(40).nullable(),
  degree: z.enum(['marginal', 'decisive', 'tie']),
  /** Records are numbered by each sheet for itself: the seat says whose. */
  perFigure: z
    .array(z.strictObject({ seat: z.string().min(1).max(40), record: z.string().min(1).max(40), fate: zFate }))
    .max(400),
});
export type BattleReport = Kept<z.infer<typeof zBattleReport>>;
