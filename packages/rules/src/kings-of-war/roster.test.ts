import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labels, tidyName } from '../kernel';
import { ARMIES } from './content/armies';
import type { ArmyList, ListEntry } from './profile';
import { compileEntry, MOST_UNITS, muster } from './roster';

const entry = (unit: string, size: ListEntry['size'], ...options: string[]): ListEntry => ({ unit, size, options });
const list = (army: string, ...entries: ListEntry[]): ArmyList => ({ name: 'The Test of Arms', army, entries });

function compiled(army: string, wanted: ListEntry) {
  const result = compileEntry(army, wanted);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function codes(army: string, ...entries: ListEntry[]): string[] {
  const result = muster(list(army, ...entries), 2000);
  return result.ok ? [] : result.error.map((r) => r.code);
}

describe('a unit of a list', () => {
  it('takes the figures of its size and the price of what it bought [KOW-FOR-13]', () => {
    expect(compiled('orcs', entry('orclings', 'horde', 'wips-playmates'))).toMatchObject({ size: 'horde', models: 6 });
    const plain = compiled('forces-of-the-abyss', entry('molochs', 'horde'));
    const led = compiled('forces-of-the-abyss', entry('molochs', 'horde', 'despoiler-champion'));
    expect(led.points - plain.points).toBe(20);
    const few = compiled('forces-of-the-abyss', entry('molochs', 'regiment', 'despoiler-champion'));
    expect(few.points - compiled('forces-of-the-abyss', entry('molochs', 'regiment')).points).toBe(15);
  });

  it('gives up its shields for two-handed weapons', () => {
    const guard = compiled('abyssal-dwarfs', entry('blacksouls', 'regiment', 'two-handed-weapons'));
    expect(guard).toMatchObject({ defence: 4, points: 115 });
    expect(guard.rules).toContainEqual({ rule: 'crushing-strength', n: 1 });
    expect(compiled('abyssal-dwarfs', entry('blacksouls', 'regiment')).defence).toBe(5);
  });

  it('changes type in brackets, base and Height with a mount and is still a Hero [KOW-UNI-07]', () => {
    const foot = compiled('dwarfs', entry('berserker-lord', 'single'));
    const rider = compiled('dwarfs', entry('berserker-lord', 'single', 'mount-brock'));
    expect(foot).toMatchObject({ type: 'hero', base: 'infantry', footprint: { width: 20, depth: 20 } });
    expect(foot.rules.some((r) => r.rule === 'wild-charge')).toBe(true);
    expect(rider).toMatchObject({ type: 'hero', base: 'cavalry', speed: 8, height: 3 });
    expect(rider.footprint).toEqual({ width: 25, depth: 50 });
    expect(rider.rules.some((r) => r.rule === 'wild-charge')).toBe(false);
  });

  it('flies with the wings it bought', () => {
    const champion = compiled('forces-of-the-abyss', entry('abyssal-champion', 'single', 'wings'));
    expect(champion).toMatchObject({ speed: 10 });
    expect(champion.rules).toContainEqual({ rule: 'fly' });
  });

  it('becomes regular where an option says so [KOW-FOR-09]', () => {
    expect(compiled('goblins', entry('mawbeast-pack', 'regiment')).irregular).toBe(true);
    const magwans = compiled('goblins', entry('mawbeast-pack', 'regiment', 'magwans'));
    expect(magwans.irregular).toBeUndefined();
    expect(magwans.defence).toBe(4);
  });

  it('swaps one weapon for another', () => {
    const javelins = compiled('northern-alliance', entry('pack-hunters', 'troop', 'javelins-instead-of-shortbows'));
    expect(javelins.weapons.map((w) => [w.name, w.weaponClass])).toEqual([['Javelins', 'javelin']]);
  });

  it('adds a Lifeleech (+1) to the one it has [KOW-GEN-07]', () => {
    const ghouls = ARMIES.find((a) => a.id === 'undead')!.units.filter((u) =>
      u.options.some((o) => o.id === 'undead-giant-rats'),
    );
    for (const unit of ghouls) {
      if (unit.unique.length > 0 || unit.spells.length > 0) continue;
      const size = unit.sizes[0]!.size;
      const before = compiled('undead', entry(unit.id, size)).rules.find((r) => r.rule === 'lifeleech')?.n ?? 0;
      const after = compiled('undead', entry(unit.id, size, 'undead-giant-rats')).rules;
      expect(after.filter((r) => r.rule === 'lifeleech')).toEqual([{ rule: 'lifeleech', n: Number(before) + 1 }]);
    }
    expect(ghouls.length).toBeGreaterThan(0);
  });

  it('brings a hound as one shot in the game', () => {
    const hounds = compiled('abyssal-dwarfs', entry('blacksouls', 'troop', 'throwing-mastiff'));
    expect(hounds.weapons).toEqual([expect.objectContaining({ name: 'Throwing Mastiff', uses: 1, alwaysHitsOn: 4 })]);
  });

  it('is Fearless by name where the page prints a dash [KOW-SPR-11]', () => {
    expect(compiled('abyssal-dwarfs', entry('immortal-guard', 'troop')).rules).toContainEqual({ rule: 'fearless' });
    expect(compiled('abyssal-dwarfs', entry('blacksouls', 'troop')).rules).not.toContainEqual({ rule: 'fearless' });
  });

  it('compiles the same whatever the order its options were chosen in', () => {
    const there = compiled('ogres', entry('sergeant', 'single', 'mount-chariot', 'two-handed-weapons'));
    expect(compiled('ogres', entry('sergeant', 'single', 'two-handed-weapons', 'mount-chariot'))).toEqual(there);
  });

  it('stays at home with a spell, a rule of its own or an upgrade that is not played yet', () => {
    expect(codes('dwarfs', entry('stone-priest', 'single'))).toContain('list/waits-for-spell');
    expect(codes('goblins', entry('mawpup-launcher', 'single'))).toContain('list/waits-for-own-rule');
    expect(codes('dwarfs', entry('steel-behemoth', 'single', 'gollochs-fury'))).toEqual([]);
    expect(codes('basileans', entry('paladin-foot-guard', 'troop', 'aegis-fragment'))).toEqual([
      'list/waits-for-upgrade',
    ]);
  });
});

describe('a list', () => {
  it('is refused for everything at once, each with its place [KOW-FOR-01] [KOW-FOR-02] [KOW-FOR-21]', () => {
    const wrong = muster(
      list(
        'abyssal-dwarfs',
        entry('dragon-of-the-moon', 'single'),
        entry('blacksouls', 'legion'),
        entry('blacksouls', 'troop', 'jetpack', 'two-handed-weapons', 'two-handed-weapons'),
        ...Array.from({ length: 20 }, () => entry('immortal-guard', 'regiment')),
      ),
      2000,
    );
    expect(wrong.ok ? [] : wrong.error.map((r) => [r.code, r.detail?.['entry']])).toEqual([
      ['list/unknown-unit', 0],
      ['list/no-such-size', 1],
      ['list/option-twice', 2],
      ['list/unknown-option', 2],
      ['list/over-points', undefined],
    ]);
  });

  it('may cost the limit and not one point more [KOW-FOR-01]', () => {
    const horde = list('abyssal-dwarfs', entry('blacksouls', 'horde'));
    expect(muster(horde, 190)).toMatchObject({ ok: true, value: { points: 190 } });
    expect(muster(horde, 189)).toMatchObject({ ok: false, error: [{ code: 'list/over-points', detail: { over: 1 } }] });
  });

  it('of an unknown army, of nothing and of far too much is refused', () => {
    expect(muster(list('pirates', entry('parrot', 'troop')), 1000)).toMatchObject({
      error: [{ code: 'list/unknown-army', rule: 'KOW-FOR-02' }],
    });
    expect(codes('orcs')).toEqual(['list/empty']);
    const crowd = Array.from({ length: MOST_UNITS + 1 }, () => entry('blacksouls', 'troop'));
    expect(codes('abyssal-dwarfs', ...crowd)).toEqual(['list/too-many-units', 'list/over-points']);
  });

  it('refuses options that exclude each other and a second mount [KOW-FOR-21]', () => {
    expect(codes('orcs', entry('war-drum', 'single', 'war-wagon', 'dread'))).toContain('list/options-exclude');
    expect(codes('ogres', entry('sergeant', 'single', 'two-handed-weapons', 'heavy-crossbow-give-up-shield'))).toEqual([
      'list/options-exclude',
    ]);
  });

  it('refuses an option this size cannot have [KOW-FOR-21]', () => {
    expect(codes('goblins', entry('mawbeast-pack', 'horde', 'magwans'))).toContain('list/option-not-this-size');
  });

  it('numbers equal names and keeps names people gave', () => {
    const named = { ...entry('blacksouls', 'troop'), name: '  The\tBlack \u202eHand ' };
    const roster = muster(
      list('abyssal-dwarfs', entry('blacksouls', 'troop'), named, entry('blacksouls', 'troop')),
      500,
    );
    expect(roster.ok && roster.value.recruits.map((r) => r.name)).toEqual([
      'Blacksouls 1',
      'The Black Hand',
      'Blacksouls 2',
    ]);
  });

  it('never gives two units one label', () => {
    const names = fc.array(fc.constantFrom('Wolves', 'Wolves 1', 'Wolves 2', 'Bears'), { maxLength: 12 });
    fc.assert(
      fc.property(names, (given) => {
        const all = labels(given);
        return new Set(all).size === given.length;
      }),
      { seed: 20260, verbose: 1 },
    );
  });

  it('shortens names without cutting a letter in half', () => {
    expect(tidyName('🐉'.repeat(60))).toBe('🐉'.repeat(40));
    expect(tidyName(' \u0000\n ')).toBeUndefined();
  });
});

describe('every unit of every army', () => {
  it('either compiles in each size or says what it waits for', () => {
    const odd = ARMIES.flatMap((army) =>
      army.units.flatMap((unit) =>
        unit.sizes.flatMap(({ size, points }) => {
          const result = compileEntry(army.id, entry(unit.id, size));
          if (result.ok) return result.value.points === points ? [] : [`${army.id}/${unit.id} ${size}`];
          return result.error.every((r) => r.code.startsWith('list/waits-for-'))
            ? []
            : [`${army.id}/${unit.id} ${size}`];
        }),
      ),
    );
    expect(odd).toEqual([]);
  });

  it('compiles with each option that needs no spell and no rule of its own', () => {
    const odd = ARMIES.flatMap((army) =>
      army.units.flatMap((unit) =>
        unit.options.flatMap((option) => {
          const size =
            option.sizes?.[0] ??
            unit.sizes.find((s) => typeof option.points === 'number' || option.points[s.size])!.size;
          const result = compileEntry(army.id, entry(unit.id, size, option.id));
          if (result.ok || result.error.every((r) => r.code.startsWith('list/waits-for-'))) return [];
          return [`${army.id}/${unit.id} ${option.id}`];
        }),
      ),
    );
    expect(odd).toEqual([]);
  });
});
