import type { BaseType, Footprint, Size, UnitType } from './types';

/** Models wide and deep per size, on one model's base (mm) [KOW-UNI-02] [KOW-UNI-03] [KOW-UNI-04] [KOW-UNI-05]. */
export interface TypeLine {
  readonly name: string;
  readonly short: string;
  readonly model: Footprint;
  readonly ranks: Readonly<Partial<Record<Size, readonly [wide: number, deep: number]>>>;
}

const RANKED = { troop: [5, 2], regiment: [5, 4], horde: [10, 4], legion: [10, 6] } as const;
const LARGE = { regiment: [3, 1], horde: [3, 2], legion: [6, 2] } as const;

export const UNIT_TYPES = {
  infantry: { name: 'Infantry', short: 'Inf', model: { width: 20, depth: 20 }, ranks: RANKED },
  heavyInfantry: { name: 'Heavy Infantry', short: 'Hv Inf', model: { width: 25, depth: 25 }, ranks: RANKED },
  largeInfantry: { name: 'Large Infantry', short: 'Lrg Inf', model: { width: 40, depth: 40 }, ranks: LARGE },
  monstrousInfantry: { name: 'Monstrous Infantry', short: 'Mon Inf', model: { width: 50, depth: 50 }, ranks: LARGE },
  cavalry: {
    name: 'Cavalry',
    short: 'Cav',
    model: { width: 25, depth: 50 },
    ranks: { troop: [5, 1], regiment: [5, 2], horde: [10, 2] },
  },
  largeCavalry: { name: 'Large Cavalry', short: 'Lrg Cav', model: { width: 50, depth: 50 }, ranks: LARGE },
  chariot: {
    name: 'Chariot',
    short: 'Cht',
    model: { width: 50, depth: 100 },
    ranks: { troop: [2, 1], regiment: [3, 1], horde: [4, 1], legion: [3, 2] },
  },
  swarm: { name: 'Swarm', short: 'Swa', model: { width: 40, depth: 40 }, ranks: LARGE },
  warEngine: { name: 'War Engine', short: 'War Eng', model: { width: 50, depth: 50 }, ranks: {} },
  monster: { name: 'Monster', short: 'Mon', model: { width: 50, depth: 50 }, ranks: {} },
  titan: { name: 'Titan', short: 'Ttn', model: { width: 75, depth: 75 }, ranks: {} },
} as const satisfies Readonly<Record<BaseType, TypeLine>>;

/** Ranks of a unit; one model alone is 1 by 1. Undefined where the type has no such size. */
export function ranksOf(base: BaseType, size: Size): readonly [wide: number, deep: number] | undefined {
  const line: TypeLine = UNIT_TYPES[base];
  return size === 'single' ? [1, 1] : line.ranks[size];
}

/** The footprint in mm [KOW-UNI-01]; undefined where the type has no such size. */
export function footprintOf(base: BaseType, size: Size): Footprint | undefined {
  const ranks = ranksOf(base, size);
  const { model } = UNIT_TYPES[base];
  return ranks && { width: ranks[0] * model.width, depth: ranks[1] * model.depth };
}

/** As a page prints it: Infantry, Hero (Cav), Monster (Cht). */
export function typeLabel(type: UnitType, base: BaseType): string {
  if (type === base) return UNIT_TYPES[type].name;
  return `${type === 'hero' ? 'Hero' : UNIT_TYPES[type].name} (${UNIT_TYPES[base].short})`;
}
