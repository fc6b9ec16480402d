import { z } from 'zod';

/** What the lobby asks before a battle. */
export const zConfig = z.strictObject({
  /** Points each side may spend [ASOBH-SET-01]. */
  points: z.number().int().min(50).max(3000).default(400),
  /** Most of them that may go to Personalities, in percent [ASOBH-SET-01]. */
  personalities: z.number().int().min(0).max(100).default(50),
  /** 28 mm figures with sticks of 75, 120 and 180 mm, or 15 mm ones with 50, 80 and 120 [ASOBH-SET-11]. */
  scale: z.enum(['large', 'small']).default('large'),
  /** Id of a ready field, or `placer`: the defender lays the terrain [ASOBH-SET-14]. */
  map: z.string().min(1).max(60).default('harrow-ford'),
  ground: z.enum(['meadow', 'moor', 'snow', 'ash', 'desert']).default('meadow'),
  outdoors: z.boolean().default(true),
  /** Seats of each side; figures of a side are shared out among them [ASOBH-SET-19]. */
  seats: z.number().int().min(1).max(3).default(1),
  /** Failed dice let the other side react; `limited`: within two Long and in sight [ASOBH-REA-06] [ASOBH-REA-07]. */
  reactions: z.enum(['free', 'limited', 'none']).default('free'),
  /** The whole table is a cramped place: a cellar, a mine. Else some of its pieces may be [ASOBH-MOV-05]. */
  cramped: z.boolean().default(false),
  /** Modifier of the region on the weather die [ASOBH-SET-18]. */
  region: z.enum(['temperate', 'cold', 'hot']).default('temperate'),
  /** Whether dice decide weather and magic complications, or there are none [ASOBH-SET-17] [ASOBH-SET-18]. */
  weather: z.boolean().default(true),
  complications: z.boolean().default(true),
});

export type Config = z.infer<typeof zConfig>;
