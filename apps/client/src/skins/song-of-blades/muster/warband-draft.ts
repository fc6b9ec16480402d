import type { OwnProfile, WarbandEntry, WarbandList } from '@muster/rules/song-of-blades';

/** Small changes to a warband in the making. Each gives a new list; nothing here judges. */

export const emptyWarband = (name: string): WarbandList => ({ name, entries: [] });

/** One more of a profile: in the entry that has it, or in a new one at the end. Swarms come in twos at least. */
export function withProfile(list: WarbandList, profile: WarbandEntry['profile'], count = 1): WarbandList {
  const at = list.entries.findIndex((entry) => isSame(entry.profile, profile));
  return at < 0
    ? { ...list, entries: [...list.entries, { profile, count }] }
    : counted(list, at, (list.entries[at]?.count ?? 0) + 1);
}

/** Where the entry of this profile stands; -1 where there is none. */
export const placeOf = (list: WarbandList, profile: WarbandEntry['profile']): number =>
  list.entries.findIndex((entry) => isSame(entry.profile, profile));

export const withoutEntry = (list: WarbandList, at: number): WarbandList => ({
  ...list,
  entries: list.entries.filter((_, i) => i !== at),
});

/** As many figures as said; none takes the entry away. Names of figures that go are forgotten. */
export function counted(list: WarbandList, at: number, count: number): WarbandList {
  if (count <= 0) return withoutEntry(list, at);
  return changed(list, at, (entry) => named({ ...entry, count: Math.min(99, count) }, entry.names ?? []));
}

/** Moves an entry up (-1) or down (1); at the ends nothing happens. */
export function moved(list: WarbandList, at: number, by: -1 | 1): WarbandList {
  const entry = list.entries[at];
  const to = at + by;
  if (!entry || to < 0 || to >= list.entries.length) return list;
  return { ...list, entries: list.entries.toSpliced(at, 1).toSpliced(to, 0, entry) };
}

/** Names the n-th figure of an entry; an empty name gives it its title back. */
export function renamedFigure(list: WarbandList, at: number, figure: number, name: string): WarbandList {
  return changed(list, at, (entry) => {
    const names = Array.from({ length: entry.count }, (_, i) => (i === figure ? name : (entry.names?.[i] ?? '')));
    return named(entry, names);
  });
}

/** Puts a home-made profile in the place of another. */
export const withOwn = (list: WarbandList, at: number, profile: OwnProfile): WarbandList =>
  changed(list, at, (entry) => ({ ...entry, profile }));

/** A home-made profile to begin with: a plain fighter of the middle sort. */
export const FRESH_PROFILE: OwnProfile = {
  ...{ title: 'New recruit', quality: 4, combat: 2, traits: [], spells: [], kinds: ['human'] },
  ...{ armed: 'weapon', ranged: null, face: 'swordman' },
};

const isSame = (a: WarbandEntry['profile'], b: WarbandEntry['profile']): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : JSON.stringify(a) === JSON.stringify(b);

/** Names as the list keeps them: none where all are empty, and no more than there are figures. */
function named({ names: _, ...entry }: WarbandEntry, names: readonly string[]): WarbandEntry {
  const kept = names.slice(0, entry.count);
  const last = kept.findLastIndex((name) => name.trim() !== '');
  return last < 0 ? entry : { ...entry, names: kept.slice(0, last + 1) };
}

function changed(list: WarbandList, at: number, change: (entry: WarbandEntry) => WarbandEntry): WarbandList {
  return { ...list, entries: list.entries.map((entry, i) => (i === at ? change(entry) : entry)) };
}
