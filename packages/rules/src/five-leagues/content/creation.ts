import { FRONTIER } from './backgrounds/frontier';
import { MYSTIC } from './backgrounds/mystic';
import { NOBLE } from './backgrounds/noble';
import { OUTSIDER } from './backgrounds/outsider';
import { TOWNSFOLK } from './backgrounds/townsfolk';
import { ZEALOT } from './backgrounds/zealot';
import type { BackgroundTables } from './creation-types';
import type { BackgroundId, ItemId, WeaponId } from './ids';
import type { RollEntry, RollTable } from './tables';

/** What every background asks its four tables for [FL-CHR-34]. */
export const BACKGROUNDS: Readonly<Record<BackgroundId, BackgroundTables>> = {
  townsfolk: TOWNSFOLK,
  noble: NOBLE,
  frontier: FRONTIER,
  zealot: ZEALOT,
  outsider: OUTSIDER,
  mystic: MYSTIC,
};

export const BACKGROUND_NAMES: Readonly<Record<BackgroundId, string>> = {
  townsfolk: 'Townsfolk',
  noble: 'Noble',
  frontier: 'Frontier',
  zealot: 'Zealot',
  outsider: 'Outsider',
  mystic: 'Mystic',
};

/** Weapons to choose from when a warband is made [FL-CHR-37]. */
export const QUALITY_WEAPONS: readonly WeaponId[] = [
  'bastard-sword',
  'crossbow',
  'fencing-sword',
  'longbow',
  'throwing-knives',
  'warhammer',
  'war-spear',
];
export const BASIC_WEAPONS: readonly WeaponId[] = ['self-bow', 'sling', 'standard-weapon', 'staff'];

export interface Bundle {
  readonly item: ItemId;
  readonly count: number;
}
/** Items to choose from, with as many uses [FL-CHR-38]. */
export const BUNDLES: Readonly<Record<'common' | 'mystic', readonly Bundle[]>> = {
  common: [
    { item: 'bandages', count: 3 },
    { item: 'rangers-cloak', count: 1 },
    { item: 'silvertree-leaf', count: 2 },
    { item: 'tonic', count: 2 },
    { item: 'torch', count: 3 },
  ],
  mystic: [
    { item: 'congealed-strands', count: 2 },
    { item: 'mystic-trinket', count: 3 },
  ],
};

export interface FollowerType extends RollEntry {
  readonly title: string;
}
/** What a Follower was before: a name and no more [FL-CHR-43]. */
export const FOLLOWER_TYPES: readonly FollowerType[] = [
  { id: 'aspiring-scholar', range: [1, 5], title: 'Aspiring scholar' },
  { id: 'brave-villager', range: [6, 13], title: 'Brave villager' },
  { id: 'deranged-wretch', range: [14, 18], title: 'Deranged wretch' },
  { id: 'faithful-servant', range: [19, 25], title: 'Faithful servant' },
  { id: 'former-soldier', range: [26, 33], title: 'Former soldier' },
  { id: 'hired-guide', range: [34, 40], title: 'Hired guide' },
  { id: 'hopeful-youth', range: [41, 45], title: 'Hopeful youth' },
  { id: 'militia-man', range: [46, 51], title: 'Militia man' },
  { id: 'outcast-drifter', range: [52, 58], title: 'Outcast drifter' },
  { id: 'quiet-forester', range: [59, 64], title: 'Quiet forester' },
  { id: 'roving-traveler', range: [65, 71], title: 'Roving traveler' },
  { id: 'stout-yeoman', range: [72, 77], title: 'Stout yeoman' },
  { id: 'street-urchin', range: [78, 81], title: 'Street urchin' },
  { id: 'studious-apprentice', range: [82, 87], title: 'Studious apprentice' },
  { id: 'wandering-monk', range: [88, 93], title: 'Wandering monk' },
  { id: 'wily-rogue', range: [94, 100], title: 'Wily rogue' },
];
export const FOLLOWER_TABLE: RollTable<FollowerType> = { id: 'followers', sides: 100, entries: FOLLOWER_TYPES };

export interface History extends RollEntry {
  readonly title: string;
  readonly text: string;
  readonly gives: HistoryGift;
}
export type HistoryGift =
  | { readonly is: 'story-point' | 'xp' | 'loyal' | 'blade' | 'nothing'; readonly amount: number }
  | { readonly is: 'item'; readonly item: ItemId; readonly amount: number }
  /** Taken up by a campaign when it begins. */
  | { readonly is: 'due'; readonly what: string; readonly amount: number };

/** What the Avatar looks back on. The last five faces are missing in our text and thrown again [FL-CHR-48] [GAP-02]. */
export const HISTORIES: readonly History[] = [
  {
    id: 'sense-of-destiny',
    range: [1, 8],
    title: 'Sense of destiny',
    text: 'One more Story Point to begin with.',
    gives: { is: 'story-point', amount: 1 },
  },
  {
    id: 'war-veteran',
    range: [9, 17],
    title: 'War veteran',
    text: 'The Avatar begins with 3 more XP.',
    gives: { is: 'xp', amount: 3 },
  },
  {
    id: 'family-blade',
    range: [18, 22],
    title: 'Family blade',
    text: 'A standard weapon of Fine make.',
    gives: { is: 'blade', amount: 1 },
  },
  {
    id: 'odd-ring',
    range: [23, 28],
    title: 'Odd ring found in the field',
    text: 'A mystical ring.',
    gives: { is: 'item', item: 'mystical-ring', amount: 1 },
  },
  {
    id: 'would-be-explorer',
    range: [29, 34],
    title: 'Would-be explorer',
    text: 'A map-making kit.',
    gives: { is: 'item', item: 'map-making-kit', amount: 1 },
  },
  {
    id: 'mercenary-cloak',
    range: [35, 40],
    title: 'Relic of mercenary days',
    text: 'A scout’s cloak.',
    gives: { is: 'item', item: 'scouts-cloak', amount: 1 },
  },
  {
    id: 'old-comrade',
    range: [41, 49],
    title: 'Comrade from an earlier quest',
    text: 'One Friend of the adventurer kind.',
    gives: { is: 'due', what: 'friend-adventurer', amount: 1 },
  },
  {
    id: 'courier',
    range: [50, 58],
    title: 'Courier job',
    text: 'One settlement, drawn by lot, pays 3 Gold Marks at the first visit.',
    gives: { is: 'due', what: 'letter', amount: 3 },
  },
  {
    id: 'owed-favour',
    range: [59, 66],
    title: 'Old organisation owes one favour',
    text: 'With the first Quest comes a throw for a Quest Find, if wanted.',
    gives: { is: 'due', what: 'quest-find', amount: 1 },
  },
  {
    id: 'long-hunt',
    range: [67, 71],
    title: 'Long hunt nearing its end',
    text: 'The campaign begins with 3 Adventure Points.',
    gives: { is: 'due', what: 'adventure-points', amount: 3 },
  },
  {
    id: 'travelling-companion',
    range: [72, 78],
    title: 'Old travelling companion',
    text: 'One Follower is Loyal.',
    gives: { is: 'loyal', amount: 1 },
  },
  {
    id: 'undeciphered-map',
    range: [79, 85],
    title: 'Undeciphered map',
    text: 'The campaign map has one Delve more, Hidden at first.',
    gives: { is: 'due', what: 'hidden-delve', amount: 1 },
  },
  {
    id: 'lucky-flask',
    range: [86, 89],
    title: 'Lucky flask',
    text: 'A potion of fortune.',
    gives: { is: 'item', item: 'potion-of-fortune', amount: 1 },
  },
  {
    id: 'strange-rock',
    range: [90, 95],
    title: 'Tale of a strange rock',
    text: 'The Wilderness has one Unexplored Location more.',
    gives: { is: 'due', what: 'unexplored-location', amount: 1 },
  },
  { id: 'cut-off', range: [96, 100], title: '', text: '', gives: { is: 'nothing', amount: 0 }, missing: true },
];
export const HISTORY_TABLE: RollTable<History> = { id: 'avatar-history', sides: 100, entries: HISTORIES };
