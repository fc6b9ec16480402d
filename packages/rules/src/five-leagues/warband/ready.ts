import { READY_DRAFTS, STARTER_BLURB, STARTER_SHEET } from '../content/warbands';
import type { WarbandSheet } from '../profile';
import { creation } from './create';

/** A warband anybody may bring at once. */
export interface ReadyWarband {
  readonly id: string;
  readonly blurb: string;
  readonly sheet: WarbandSheet;
}

/** Ready warbands, made by the rules, and the four of the starter scenario after them. */
export const READY_WARBANDS: readonly ReadyWarband[] = [
  ...READY_DRAFTS.map(({ id, blurb, draft }) => ({ id, blurb, sheet: creation(draft).sheet })),
  { id: 'starter', blurb: STARTER_BLURB, sheet: STARTER_SHEET },
];

export const readyWarband = (id: string): ReadyWarband | undefined => READY_WARBANDS.find((each) => each.id === id);
