import type { ArmyList, CatalogEntry, ListEntry, Size, Unit } from '@muster/rules/kings-of-war';

/** Small changes to a list in the making. Each gives a new list; nothing here judges. */

export const emptyList = (army: string, name: string): ArmyList => ({ name, army, entries: [] });

export const withUnit = (list: ArmyList, unit: string, size: Size): ArmyList =>
  withEntries(list, [...list.entries, { unit, size, options: [] }]);

export const withoutEntry = (list: ArmyList, at: number): ArmyList =>
  withEntries(
    list,
    list.entries.filter((_, i) => i !== at),
  );

/** A second one of the same, right behind it. A name of its own stays with the first. */
export function doubled(list: ArmyList, at: number): ArmyList {
  const entry = list.entries[at];
  if (!entry) return list;
  const { name: _, ...plain } = entry;
  return withEntries(list, list.entries.toSpliced(at + 1, 0, plain));
}

/** Moves an entry up (-1) or down (1); at the ends nothing happens. */
export function moved(list: ArmyList, at: number, by: -1 | 1): ArmyList {
  const entry = list.entries[at];
  const to = at + by;
  if (!entry || to < 0 || to >= list.entries.length) return list;
  return withEntries(list, list.entries.toSpliced(at, 1).toSpliced(to, 0, entry));
}

/** Another size; options that size cannot have are given back. */
export function resized(list: ArmyList, at: number, size: Size, catalog: CatalogEntry): ArmyList {
  return changed(list, at, (entry) => ({
    ...entry,
    size,
    options: entry.options.filter((id) => catalog.options.some((o) => o.id === id && o.prices[size] !== undefined)),
  }));
}

/** Buys an option or gives it back. What it excludes goes. */
export function toggled(list: ArmyList, at: number, option: string, catalog: CatalogEntry): ArmyList {
  return changed(list, at, (entry) => {
    if (entry.options.includes(option)) return { ...entry, options: entry.options.filter((o) => o !== option) };
    const excluded = catalog.options.find((o) => o.id === option)?.notWith ?? [];
    return { ...entry, options: [...entry.options.filter((o) => !excluded.includes(o)), option] };
  });
}

export function renamed(list: ArmyList, at: number, name: string): ArmyList {
  return changed(list, at, ({ name: _, ...entry }) => (name.trim() === '' ? entry : { ...entry, name }));
}

/** The list a side has taken to the table, as it can be changed again. Numbered names are the game's, not the player's. */
export function listOfUnits(army: string, name: string, units: readonly Unit[]): ArmyList {
  const entries = units.map(({ name: label, profile }): ListEntry => {
    const given = label !== profile.title && !isNumbered(label, profile.title);
    const { unit, size, options } = profile;
    return { unit, size, options, ...(given ? { name: label } : {}) };
  });
  return { name, army, entries };
}

/** The size `+` adds: what most armies are made of. */
export function usualSize({ sizes }: CatalogEntry): Size {
  const usual = sizes.find((s) => s.size === 'regiment') ?? sizes[0];
  return usual?.size ?? 'single';
}

const withEntries = (list: ArmyList, entries: readonly ListEntry[]): ArmyList => ({ ...list, entries });

function changed(list: ArmyList, at: number, change: (entry: ListEntry) => ListEntry): ArmyList {
  return withEntries(
    list,
    list.entries.map((entry, i) => (i === at ? change(entry) : entry)),
  );
}

function isNumbered(label: string, title: string): boolean {
  return label.startsWith(`${title} `) && /^\d+$/.test(label.slice(title.length + 1));
}
