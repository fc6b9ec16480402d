import type { Refusal } from '../kernel';
import { armyOf } from './content/armies';
import type { Army, OptionKind, Size, SizeLine, UnitOption, UnitProfile } from './content/types';
import { typeLabel } from './content/unit-types';
import { optionPrice } from './roster';
import { fieldable, optionWaits } from './roster/fieldable';

/** One entry of an army list as a picker shows it. Entries that must wait are in it too, and say why. */
export interface CatalogEntry {
  readonly army: string;
  readonly unit: UnitProfile;
  readonly group: CatalogGroup;
  /** Infantry, Hero (Cav). */
  readonly kind: string;
  readonly sizes: readonly SizeLine[];
  readonly options: readonly CatalogOption[];
  /** Why it cannot be fielded yet; empty when it can. */
  readonly waits: readonly Refusal[];
}

export interface CatalogOption {
  readonly id: string;
  readonly name: string;
  readonly kind: OptionKind;
  /** By size; a size that cannot have it is left out. */
  readonly prices: Readonly<Partial<Record<Size, number>>>;
  readonly notWith: readonly string[];
  readonly waits: readonly Refusal[];
}

/** As a player looks for them; large is whatever is bigger than a rider, engines with their crews included. */
export const CATALOG_GROUPS = ['foot', 'horse', 'large', 'heroes'] as const;
export type CatalogGroup = (typeof CATALOG_GROUPS)[number];

/** The whole list of an army in the order of its pages; empty for an unknown army. */
export function catalogOf(armyId: string): readonly CatalogEntry[] {
  const army = armyOf(armyId);
  return army ? army.units.map((unit) => entryOf(army, unit)) : [];
}

/** The entries whose name, kind, keyword or special rule holds every word of `text`; all of them for none. */
export function searchCatalog(
  entries: readonly CatalogEntry[],
  text: string,
  group?: CatalogGroup,
): readonly CatalogEntry[] {
  const words = plain(text)
    .split(' ')
    .filter((w) => w !== '');
  return entries.filter((entry) => {
    if (group !== undefined && entry.group !== group) return false;
    const heap = plain(searchable(entry));
    return words.every((word) => heap.includes(word));
  });
}

function entryOf(army: Army, unit: UnitProfile): CatalogEntry {
  const able = fieldable(army, unit, []);
  return {
    army: army.id,
    unit,
    group: groupOf(unit),
    kind: typeLabel(unit.type, unit.base),
    sizes: unit.sizes,
    options: unit.options.map((option) => catalogOption(army, unit, option)),
    waits: able.ok ? [] : able.error,
  };
}

function catalogOption(army: Army, unit: UnitProfile, option: UnitOption): CatalogOption {
  const prices = unit.sizes.flatMap(({ size }) => {
    const price = optionPrice(option, size);
    return price === undefined ? [] : [[size, price] as const];
  });
  const excluded = unit.options.filter(
    (o) =>
      o.id !== option.id &&
      (o.notWith?.includes(option.id) ||
        option.notWith?.includes(o.id) ||
        (o.kind === 'mount' && option.kind === 'mount')),
  );
  return {
    id: option.id,
    name: option.name,
    kind: option.kind,
    prices: Object.fromEntries(prices),
    notWith: excluded.map((o) => o.id),
    waits: optionWaits(army, unit, option),
  };
}

function groupOf({ type, base }: UnitProfile): CatalogGroup {
  if (type === 'hero') return 'heroes';
  if (type === 'infantry' || type === 'heavyInfantry' || type === 'swarm') return 'foot';
  if (type === 'cavalry' || type === 'chariot' || base === 'largeCavalry') return 'horse';
  return 'large';
}

function searchable({ unit, kind }: CatalogEntry): string {
  const weapons = unit.weapons.map((w) => w.name);
  return [unit.name, kind, ...unit.keywords, ...unit.rules.map((r) => r.rule), ...weapons].join(' ');
}

/** Lower case, accents and hyphens away: `Half-Elf` is found by `half elf`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
