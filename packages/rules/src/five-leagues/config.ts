import { z } from 'zod';

/** What the lobby asks before a battle. */
export const zConfig = z.strictObject({
  /** Seats of the party; the game master has one of his own [FL-GEN-22]. */
  seats: z.number().int().min(1).max(6).default(2),
  scenario: z
    .enum(['starter', 'starter-replay', 'meeting', 'defensive', 'camp-raid', 'hideout-raid', 'site', 'lair'])
    .default('starter'),
  /** An enemy table, or `random` [FL-ENM-01]. */
  table: z.string().min(1).max(40).default('random'),
  /** An entry of that table, or `random` (D100) [FL-ENM-02]. */
  entry: z.string().min(1).max(60).default('random'),
  leadership: z.enum(['random', 'none', 'sergeant', 'lieutenant', 'captain', 'unique']).default('random'),
  /** A Unique Foe or an Aberration by name, where one comes; `random` rolls. */
  foe: z.string().min(1).max(60).default('random'),
  objective: z
    .enum(['random', 'fetch', 'search', 'scout', 'investigate', 'eliminate', 'hunt', 'secure'])
    .default('random'),
  /** Id of a ready field, or `rolled`: laid by dice [FL-SET-08]. */
  map: z.string().min(1).max(60).default('fallow-acre'),
  /** Figures a warband may field: 6, or 7 and 8 with more foes [FL-SET-09]. */
  warband: z.number().int().min(6).max(8).default(6),
  /** Foes more or fewer, from events and difficulty [FL-DIF-02]. */
  moreFoes: z.number().int().min(-5).max(10).default(0),
  /** The foes come under the Unknown Enemy rule, whoever they are [FL-SET-05]. */
  unknownEnemy: z.boolean().default(false),
  difficulty: z
    .array(
      z.enum(['scaling-foes', 'rain-of-arrows', 'enemy-champions', 'blood-rites', 'deny-dark-arts', 'death-calls']),
    )
    .max(6)
    .default([]),
  /** Quick Play: five and the printed number, led by a Lieutenant; a Unique Foe is a Captain; the aim is to eliminate [FL-GEN-21]. */
  quick: z.boolean().default(false),
  /** Wounds are tokens that make later blows worse [FL-BAT-170]. */
  gentle: z.boolean().default(false),
  /** Cast-off readings of the book. */
  linearSight: z.enum(['strict1', 'either3']).default('strict1'),
  meleeTarget: z.enum(['contactFirst', 'strictNearest']).default('contactFirst'),
  /** Optional grounds: open rail fences, wet ground, water, thorns, ruins [FL-BAT-61 … 65]. */
  grounds: z.boolean().default(true),
  /** Which creatures stand in where the book's text is cut off: none, or ours (marked as ours) [GAP-01]. */
  standIns: z.boolean().default(false),
  /** Who reads why the enemies do what they do. */
  reasons: z.enum(['all', 'master']).default('all'),
  /** This Camp was attacked before: its stores have been looted [FL-SCN-14]. */
  again: z.boolean().default(false),
  /** Delve depth, for Sites [FL-ENM-10]. */
  depth: z.number().int().min(0).max(7).default(0),
});

export type Config = z.infer<typeof zConfig>;
