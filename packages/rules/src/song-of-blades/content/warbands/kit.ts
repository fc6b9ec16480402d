import type { TraitRef } from '../../profile';
import type { OwnProfile, WarbandEntry, WarbandList } from '../../roster/list';
import type { TraitId } from '../trait-ids';

/** A warband to play with at once; it costs 400 points or a little less and keeps every limit. */
export interface ReadyWarband {
  readonly id: string;
  /** Roster of the book it is drawn from, as people say it. */
  readonly people: string;
  readonly blurb: string;
  readonly list: WarbandList;
}

/** Figures of one profile, by their names. */
export function band(profile: string | OwnProfile, ...names: string[]): WarbandEntry {
  return { profile, count: names.length, names };
}

/** A profile of this project's own, with a weapon in hand and no shot unless it is said. */
export function own(
  title: string,
  quality: number,
  combat: number,
  traits: readonly (TraitId | TraitRef)[],
  more: Pick<OwnProfile, 'face' | 'kinds'> & Partial<OwnProfile>,
): OwnProfile {
  return {
    ...{ title, quality, combat, spells: [], armed: 'weapon', ranged: null },
    traits: traits.map((t): TraitRef => (typeof t === 'string' ? { id: t } : t)),
    ...more,
  };
}
