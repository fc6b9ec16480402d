import { z } from 'zod';
import { zName, zPersonId, zRefusal, zSeatId, zTableId, zTitle } from './common';
import { LIMITS } from './limits';
import { zChair, zTableStatus } from './news';

/**
 * The paths under `/api`. Who asks is in the header `authorization: Guest PERSON.KEY`. A no is a status of 400 or more
 * with a body of `zHttpRefusal`.
 *
 *     POST   /guests              zNewGuest → zGuest            a name becomes a person with a secret key
 *     POST   /return              zReturn → zGuest              a return code becomes a key for this device
 *     GET    /me                  → zMe                         PATCH /me zNewGuest → zMe
 *     POST   /me/return           → { code }                    a fresh return code; the one before stops working
 *     GET    /systems             → zOffered[]                  the games that can be played, "any other game" last
 *     GET    /tables              → zTableList                  POST /tables zNewTable → zCreated
 *     GET    /tables/:id          → zTableCard
 *     GET    /tables/:id/links    → zLinks                      host only
 *     GET    /tables/:id/file?as=&link= → the game file (see @muster/record): the viewer's while it is played, the whole
 *                                 one after the end
 *     GET    /links/:code         → zLink
 *     POST   /verify              a game file → what was checked, step by step (`Verification` of @muster/record)
 *     POST   /replays             a game file → { id }          GET /replays/:id → the game file
 *     GET    /saved/:kind         → zSaved[]                    PUT, DELETE /saved/:kind/:id
 *     GET    /campaigns           → zCampaignCard[]            POST /campaigns zNewCampaign → zCampaignView
 *     GET    /campaigns/:id       → zCampaignView              for those who play in it
 *     GET    /campaigns/link/:code → zCampaignLink             POST joins → zCampaignView
 *     POST   /campaigns/:id/deeds zCampaignAct → zCampaignView
 *     POST   /campaigns/:id/battles zNewBattle → zBattleBegun  opens the table of a battle
 *     GET    /campaigns/table/:id → zCampaignTable             the sheets I fight with at that table
 *     POST   /makings             zNewMaking → zMaking          a seed is drawn and committed to, for dice of a warband's making
 *     GET    /makings/:id         → zMaking                     its dice as they fell; the seed once it is closed
 *     POST   /makings/:id/throws  zMakingThrow → zMaking        by who began it
 *     POST   /makings/:id/close   zMakingClose → zMaking        the finished thing; no more dice, the seed is shown
 *     GET    /health              → { ok, tables }
 */
export const zHttpRefusal = z.object({ refusal: zRefusal, says: z.string() });

export const zNewGuest = z.object({ name: zName });
export const zGuest = z.object({
  person: zPersonId,
  name: z.string(),
  key: z.string(),
  returnCode: z.string().exactOptional(),
});
export const zReturn = z.object({ code: z.string().max(80) });

/** A game the server offers; words and looks are the client's (by `system`). */
export const zOffered = z.object({
  system: z.string(),
  edition: z.string(),
  rules: z.string(),
  units: z.enum(['in', 'cm', 'mm']),
  /** A config with all defaults filled in. */
  defaults: z.unknown(),
  /** The chairs of a game with that config; `optional` ones the game plays where nobody sits there. */
  seats: z.array(z.object({ seat: zSeatId, side: z.string(), optional: z.literal(true).exactOptional() })).readonly(),
});

export const zNewTable = z.object({
  system: z.string().max(40),
  config: z.unknown().optional(),
  title: zTitle,
  /** Shown in the lobby, seats free for all; otherwise only by link. */
  open: z.boolean(),
  /** Seconds spectators lag behind. */
  delay: z.number().int().min(0).max(LIMITS.delay).default(0),
  /** The chairs I sit down on at once. Without it, the first. */
  seats: z.array(zSeatId).max(16).readonly().exactOptional(),
});

export const zLinks = z.object({
  watch: z.string(),
  seats: z.array(z.object({ seat: zSeatId, code: z.string() })).readonly(),
});
export const zCreated = z.object({ table: zTableId, links: zLinks });

export const zTableCard = z.object({
  id: zTableId,
  title: z.string(),
  system: z.string(),
  edition: z.string(),
  config: z.unknown(),
  status: zTableStatus,
  open: z.boolean(),
  host: z.string(),
  chairs: z
    .array(
      zChair.extend({
        name: z.string().exactOptional(),
        here: z.boolean(),
        /** Nobody need sit there: where nobody does, the game plays it. */
        optional: z.literal(true).exactOptional(),
      }),
    )
    .readonly(),
  /** Spectators here now. */
  watching: z.number(),
  /** Entries that everybody may know of. */
  entries: z.number(),
  created: z.number(),
  /** When the last of those was made, ms since 1970. */
  moved: z.number(),
  outcome: z.unknown().optional(),
  /** For tables of mine: the seats I play, and whether the game waits for one of them. */
  mine: z.object({ seats: z.array(zSeatId).readonly(), waits: z.boolean() }).exactOptional(),
});
export const zTableList = z.object({
  /** A seat that must be taken is free, and anyone may take it. */
  open: z.array(zTableCard).readonly(),
  /** Played now, open to watch. */
  running: z.array(zTableCard).readonly(),
  /** Where I hold a seat, those that wait for me first. */
  mine: z.array(zTableCard).readonly(),
});

/** What a code stands for. */
export const zLink = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('seat'),
    table: zTableCard,
    seat: zSeatId,
    taken: z.boolean(),
    optional: z.literal(true).exactOptional(),
  }),
  z.object({ is: z.literal('watch'), table: zTableCard }),
]);

export const zMe = z.object({ person: zPersonId, name: z.string() });

export const zSaved = z.object({
  kind: z.string().regex(/^[a-z0-9-]{1,32}$/),
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  title: zTitle,
  data: z.unknown(),
  changed: z.number(),
});

export type HttpRefusal = z.infer<typeof zHttpRefusal>;
export type Guest = z.infer<typeof zGuest>;
export type Offered = z.infer<typeof zOffered>;
export type NewTable = z.input<typeof zNewTable>;
export type Links = z.infer<typeof zLinks>;
export type Created = z.infer<typeof zCreated>;
export type TableCard = z.infer<typeof zTableCard>;
export type TableList = z.infer<typeof zTableList>;
export type Link = z.infer<typeof zLink>;
export type Me = z.infer<typeof zMe>;
export type Saved = z.infer<typeof zSaved>;
