import { describe, expect, it } from 'vitest';
import { OWN_RULE_WORDS, RULE_WORDS } from '../words-rules';
import { ARMIES, profileOf } from './armies';
import { parseArmy } from './schema';
import { type OptionEffect, RULE_NAMES, type SpecialRuleRef, type UnitProfile } from './types';
import { footprintOf } from './unit-types';

/**
 * Counted in the printed lists, page by page, not in our files: entries, size lines, then the sums of Points, Waver,
 * Rout, Attacks (dice left out) and of the Speed, Melee, Ranged, Defence and Height lines.
 */
const PRINTED: Readonly<Record<string, readonly number[]>> = {
  basileans: [29, 48, 7425, 559, 739, 535, 200, 100, 17, 125, 78],
  dwarfs: [29, 44, 6020, 460, 674, 470, 132, 97, 50, 145, 69],
  elves: [27, 45, 7090, 555, 699, 496, 190, 85, 46, 118, 73],
  'northern-alliance': [29, 43, 6385, 458, 644, 439, 181, 103, 28, 126, 81],
  'forces-of-nature': [33, 49, 7190, 425, 741, 479, 230, 124, 21, 145, 106],
  ogres: [26, 43, 7105, 552, 703, 578, 169, 96, 37, 113, 84],
  'trident-realm-of-neritica': [30, 44, 6325, 422, 640, 436, 190, 107, 29, 126, 83],
  'abyssal-dwarfs': [29, 41, 5960, 392, 606, 411, 177, 90, 27, 137, 85],
  'empire-of-dust': [28, 47, 6860, 25, 741, 519, 183, 105, 30, 123, 91],
  'forces-of-the-abyss': [26, 39, 5855, 379, 598, 458, 185, 98, 12, 111, 73],
  goblins: [29, 44, 5620, 491, 647, 455, 180, 102, 62, 119, 77],
  nightstalkers: [25, 37, 5665, 336, 593, 484, 176, 97, 5, 98, 79],
  orcs: [27, 47, 7120, 518, 715, 578, 168, 96, 27, 118, 71],
  undead: [32, 54, 8215, 279, 865, 685, 211, 123, 10, 146, 84],
};

const units = ARMIES.flatMap((army) => army.units.map((unit) => ({ army, unit, where: `${army.id}/${unit.id}` })));

describe('the army lists', () => {
  it('are the fourteen of the book, with its counts and sums [KOW-UNI-08]', () => {
    const ours = Object.fromEntries(ARMIES.map((army) => [army.id, figures(army.units)]));
    expect(ours).toEqual(PRINTED);
  });

  it('name each unit, option and upgrade once', () => {
    for (const army of ARMIES) {
      expect(twice(army.units.map((u) => u.id))).toEqual([]);
      expect(twice(army.upgrades.map((u) => u.id))).toEqual([]);
    }
    for (const { unit } of units) {
      expect(twice(unit.options.map((o) => o.id))).toEqual([]);
      expect(twice(unit.options.map((o) => o.name))).toEqual([]);
      expect(twice(unit.sizes.map((s) => s.size))).toEqual([]);
    }
  });

  it('give every unit a footprint in each of its sizes [KOW-UNI-01]', () => {
    const without = units.flatMap(({ unit, where }) =>
      unit.sizes.filter((s) => !footprintOf(unit.base, s.size)).map((s) => `${where} ${s.size}`),
    );
    expect(without).toEqual([]);
    const special = units.filter(({ unit }) => unit.footprint).map(({ where }) => where);
    expect(special).toEqual(['empire-of-dust/monolith', 'nightstalkers/portal-of-despair']);
  });

  it('have Waver below Rout, and nothing shrinks when a unit grows [KOW-UNI-08]', () => {
    for (const { unit, where } of units) {
      for (const [i, line] of unit.sizes.entries()) {
        if (line.waver !== null) expect(line.waver, where).toBeLessThan(line.rout);
        const smaller = unit.sizes[i - 1];
        if (!smaller) continue;
        expect(line.points, where).toBeGreaterThan(smaller.points);
        expect(line.models, where).toBeGreaterThan(smaller.models);
        expect(line.rout, where).toBeGreaterThanOrEqual(smaller.rout);
        expect(line.unitStrength, where).toBeGreaterThanOrEqual(smaller.unitStrength);
      }
    }
  });

  it('print Fearless as the dash for Waver, in every size of a unit alike [KOW-SPR-11]', () => {
    for (const { unit, where } of units) {
      const dashes = unit.sizes.filter((s) => s.waver === null).length;
      expect([0, unit.sizes.length], where).toContain(dashes);
      if (unit.rules.some((r) => r.rule === 'fearless')) expect(dashes, where).toBe(unit.sizes.length);
    }
  });

  it('use every special rule with the figure it needs, and know words for all [KOW-GEN-07]', () => {
    const refs = units.flatMap(({ army, unit }) =>
      allRules(
        unit,
        army.upgrades.flatMap((u) => u.effect ?? []),
      ),
    );
    const bare = refs.filter((r) => NEEDS_FIGURE.some((n) => n === r.rule) && r.n === undefined);
    expect(bare).toEqual([]);
    const idle = RULE_NAMES.filter((name) => !refs.some((r) => r.rule === name));
    expect(idle).toEqual(['frozen', 'yielding']);
    expect(Object.keys(RULE_WORDS).sort()).toEqual([...RULE_NAMES].sort());
    expect(refs.filter((r) => (r.rule === 'aura') !== (r.grants !== undefined))).toEqual([]);
  });

  it('know words for each rule that one unit alone has', () => {
    const own = units.flatMap(({ unit }) => [
      ...unit.unique,
      ...unit.options.flatMap((o) => o.effect.gainUnique ?? []),
    ]);
    const named = new Set([...own.map((r) => r.id), ...ARMIES.flatMap((a) => a.upgrades.map((u) => u.id))]);
    expect(Object.keys(OWN_RULE_WORDS).sort()).toEqual([...named].sort());
  });

  it('point options only at upgrades, weapons, options and sizes that exist [KOW-FOR-21]', () => {
    for (const { army, unit, where } of units) {
      for (const option of unit.options) {
        const { effect } = option;
        if (effect.upgrade)
          expect(
            army.upgrades.map((u) => u.id),
            where,
          ).toContain(effect.upgrade);
        for (const id of option.notWith ?? [])
          expect(
            unit.options.map((o) => o.id),
            where,
          ).toContain(id);
        for (const name of [...(effect.loseWeapon ?? []), ...Object.keys(effect.weaponGain ?? {})]) {
          expect(
            unit.weapons.map((w) => w.name),
            where,
          ).toContain(name);
        }
        const priced = typeof option.points === 'number' ? [] : Object.keys(option.points);
        for (const size of [...(option.sizes ?? []), ...priced]) {
          expect(
            unit.sizes.map((s) => s.size as string),
            where,
          ).toContain(size);
        }
        if (effect.set?.base) expect(footprintOf(effect.set.base, 'single'), where).toBeDefined();
      }
    }
  });

  it('read a dash as none: who has no Melee has no Attacks to strike with, or a weapon of his own [KOW-UNI-08]', () => {
    const shooters = units.filter(({ unit }) => unit.weapons.length > 0);
    const cannot = shooters.filter(
      ({ unit }) => unit.ranged === null && unit.weapons.some((w) => !w.alwaysHitsOn && !w.ranged),
    );
    expect(cannot.map(({ where }) => where)).toEqual([]);
  });

  it('give war engines one 50 mm base, no Melee and no weight on the field [KOW-UNI-06] [KOW-WAR-05]', () => {
    const engines = units.filter(({ unit }) => unit.type === 'warEngine');
    expect(engines).toHaveLength(20);
    for (const { unit, where } of engines) {
      expect(unit.melee, where).toBeNull();
      expect(
        unit.sizes.map((s) => [s.size, s.unitStrength]),
        where,
      ).toEqual([['single', 0]]);
      expect(footprintOf(unit.base, 'single'), where).toEqual({ width: 50, depth: 50 });
    }
  });

  it('count Individuals for nothing, and call only Individuals Mighty [KOW-IND-01]', () => {
    for (const { unit, where } of units) {
      const has = (rule: string) => unit.rules.some((r) => r.rule === rule);
      if (has('individual')) expect(Math.max(...unit.sizes.map((s) => s.unitStrength)), where).toBe(0);
      if (has('mighty')) expect(has('individual'), where).toBe(true);
    }
  });

  it('refuse a file with an unknown rule or key', () => {
    const army = structuredClone(ARMIES[0]!) as unknown as { units: { rules: unknown[] }[] };
    army.units[0]!.rules.push({ rule: 'flight' });
    expect(() => parseArmy(army)).toThrow(/rule/);
    expect(() => parseArmy({ ...ARMIES[0]!, motto: 'x' })).toThrow(/motto/);
  });

  it('refuse dice that nobody has, and only know D3 and D6 with an addition [KOW-GEN-01]', () => {
    const withAttacks = (attacks: unknown) => {
      const army = structuredClone(ARMIES[0]!) as unknown as { units: { sizes: { attacks: unknown }[] }[] };
      army.units[0]!.sizes[0]!.attacks = attacks;
      return () => parseArmy(army);
    };
    for (const dice of ['D4', 'D6+', '2D6-1', 'd6', 'D6 + 2', -3, 2.5]) expect(withAttacks(dice), `${dice}`).toThrow();
    for (const dice of ['D3', 'D6', 'D6+12', 'D3+1', 0]) expect(withAttacks(dice)).not.toThrow();
  });

  it('carry single figures that a column slip would have exchanged', () => {
    expect(profileOf('dwarfs', 'warsmith')?.sizes[0]?.points).toBe(95);
    expect(profileOf('dwarfs', 'stone-priest')?.sizes[0]?.points).toBe(90);
    expect(profileOf('forces-of-the-abyss', 'abyssal-warlock')?.sizes[0]).toMatchObject({ attacks: 5, points: 90 });
    expect(profileOf('basileans', 'paladin-knights')).toMatchObject({ defence: 5, ranged: null });
  });
});

const NEEDS_FIGURE = [
  'blast',
  'crushing-strength',
  'lifeleech',
  'piercing',
  'rallying',
  'regeneration',
  'thunderous-charge',
  'wild-charge',
] as const;

function figures(list: readonly UnitProfile[]): number[] {
  const lines = list.flatMap((u) => u.sizes);
  const sum = <T>(of: readonly T[], value: (t: T) => number | string | null) =>
    of.reduce((total, t) => total + (typeof value(t) === 'number' ? Number(value(t)) : 0), 0);
  return [
    list.length,
    lines.length,
    sum(lines, (l) => l.points),
    sum(lines, (l) => l.waver),
    sum(lines, (l) => l.rout),
    sum(lines, (l) => l.attacks),
    sum(list, (u) => u.speed),
    sum(list, (u) => u.melee),
    sum(list, (u) => u.ranged),
    sum(list, (u) => u.defence),
    sum(list, (u) => u.height),
  ];
}

function allRules(unit: UnitProfile, effects: readonly OptionEffect[]): SpecialRuleRef[] {
  const bought = [...effects, ...unit.options.map((o) => o.effect)];
  const weapons = [...unit.weapons, ...bought.flatMap((e) => e.weapon ?? [])];
  const refs = [
    ...unit.rules,
    ...weapons.flatMap((w) => w.rules),
    ...bought.flatMap((e) => [...(e.gain ?? []), ...(e.setRule ? [e.setRule] : [])]),
    ...bought.flatMap((e) => Object.values(e.weaponGain ?? {}).flat()),
  ];
  return [...refs, ...refs.flatMap((r) => r.grants ?? [])];
}

function twice<T>(list: readonly T[]): T[] {
  return list.filter((x, i) => list.indexOf(x) !== i);
}
