import { z } from 'zod';
import type { SeatId } from '../../kernel';
import { zWarbandLimits } from '../roster';
import type { BattleReport, CampaignSheet, Item, Kept, Status, Upgrade } from './sheet';

/** What a campaign agrees on before anybody joins [ASOBH-END-08]. */
export const zCampaignSettings = z.strictObject({
  limits: zWarbandLimits,
  /** Battles each warband fights; three to five are usual. */
  length: z.int().min(1).max(20),
  /** Whether an upgrade is taken once by the warband or once by each figure. */
  once: z.enum(['warband', 'figure']),
});
export type CampaignSettings = Kept<z.infer<typeof zCampaignSettings>>;

/** Several warbands and the battles between them. Players are whatever names the keeper knows them by. */
export interface Campaign {
  readonly settings: CampaignSettings;
  /** In the order in which they joined. */
  readonly players: readonly CampaignPlayer[];
  readonly battles: readonly CampaignBattle[];
  /** What awaits another player's word. */
  readonly claims: readonly Claim[];
  /** Numbers claims; only grows. */
  readonly next: number;
}

export interface CampaignPlayer {
  readonly player: string;
  /** Null until a warband is chosen. */
  readonly sheet: CampaignSheet | null;
  /** Counts what was done to this sheet: whoever acts says what he saw, and a stale page is found out. */
  readonly changes: number;
  readonly left: boolean;
}

/** A battle at a table of its own. */
export interface CampaignBattle {
  readonly table: string;
  readonly seats: Readonly<Record<SeatId, string>>;
  /** Side of each seat, for who won. */
  readonly sides: Readonly<Record<SeatId, string>>;
  readonly is: 'playing' | 'ended' | 'void';
  readonly report: BattleReport | null;
  /** Players who have thrown for their wounded. */
  readonly settled: readonly string[];
}

/** Things the book leaves to the players: what was found, and what the story gives [ASOBH-END-05] [ASOBH-END-07]. */
export interface Claim {
  readonly id: string;
  readonly by: string;
  readonly what: ClaimedItem | ClaimedUpgrade;
}
export interface ClaimedItem {
  readonly is: 'item';
  readonly item: Omit<Item, 'id' | 'bearer'>;
}
export interface ClaimedUpgrade {
  readonly is: 'story';
  readonly record: string;
  readonly upgrade: Extract<Upgrade, { readonly is: 'story' }>;
}

/** What happened, for the log all players read. Names are those of the moment. */
export type CampaignEvent =
  | { readonly type: 'begun'; readonly by: string; readonly settings: CampaignSettings }
  | { readonly type: 'joined'; readonly by: string }
  | { readonly type: 'leftCampaign'; readonly by: string }
  | {
      readonly type: 'mustered';
      readonly by: string;
      readonly name: string;
      readonly points: number;
      readonly figures: number;
    }
  | { readonly type: 'battleBegan'; readonly table: string; readonly players: readonly string[] }
  | {
      readonly type: 'battleEnded';
      readonly table: string;
      readonly players: readonly string[];
      /** Null for a tie. */
      readonly winner: string | null;
      readonly degree: BattleReport['degree'];
    }
  | { readonly type: 'battleVoid'; readonly table: string; readonly players: readonly string[]; readonly why: VoidWhy }
  | {
      readonly type: 'settled';
      readonly by: string;
      readonly result: 'won' | 'lost' | 'tied';
      readonly rolls: readonly {
        readonly name: string;
        readonly quality: number;
        readonly faces: readonly number[];
        readonly status: Status['is'];
      }[];
      readonly dead: readonly string[];
      readonly upgrades: number;
    }
  | {
      readonly type: 'replaced';
      readonly by: string;
      readonly of: string;
      readonly count: number;
      readonly points: number;
    }
  | { readonly type: 'upgraded'; readonly by: string; readonly name: string; readonly upgrade: Upgrade }
  | { readonly type: 'recruited'; readonly by: string; readonly of: string; readonly count: number }
  | { readonly type: 'renamed'; readonly by: string; readonly from: string; readonly to: string }
  | { readonly type: 'claimed'; readonly by: string; readonly claim: Claim; readonly name: string | null }
  | { readonly type: 'claimWithdrawn'; readonly by: string; readonly claim: Claim; readonly name: string | null }
  | {
      readonly type: 'claimAnswered';
      readonly by: string;
      readonly yes: boolean;
      readonly claim: Claim;
      readonly name: string | null;
    }
  | { readonly type: 'given'; readonly by: string; readonly item: string; readonly to: string | null }
  | { readonly type: 'dropped'; readonly by: string; readonly item: string }
  | { readonly type: 'campaignOver'; readonly winners: readonly string[] };

/** Left unfinished, or fought with other warbands than the sheets have. */
export type VoidWhy = 'unfinished' | 'other-warbands';
