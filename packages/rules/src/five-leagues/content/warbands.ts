import type { WarbandSheet } from '../profile';

/** A warband that can be brought as it is. */
export interface ReadyWarband {
  readonly id: string;
  readonly blurb: string;
  readonly sheet: WarbandSheet;
}

export const READY_WARBANDS: readonly ReadyWarband[] = [];

export const readyWarband = (id: string): ReadyWarband | undefined => READY_WARBANDS.find((each) => each.id === id);
