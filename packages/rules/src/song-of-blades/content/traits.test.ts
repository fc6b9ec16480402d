import { describe, expect, it } from 'vitest';
import { SPELL_IDS } from './spell-ids';
import { SPELLS } from './spells';
import { TRAIT_IDS, type TraitId } from './trait-ids';
import { TRAITS, type TraitTag } from './traits';

const tagged = (tag: TraitTag): TraitId[] => TRAIT_IDS.filter((id) => TRAITS[id].tags.includes(tag));

describe('the traits', () => {
  it('are the 128 of the book, each once [ASOBH-TRA-01]', () => {
    expect(new Set(TRAIT_IDS).size).toBe(128);
    expect(new Set(TRAIT_IDS.map((id) => TRAITS[id].name)).size).toBe(128);
  });

  it('carry the letters the book prints: five lead, twenty-nine are for Personalities [ASOBH-SET-01, ASOBH-SET-04]', () => {
    const leading = ['beastmaster', 'discipline-master', 'leader', 'lead-from-the-front', 'subcommander'];
    expect(tagged('L')).toEqual(leading);
    expect(leading.every((id) => TRAITS[id as TraitId].tags.includes('P'))).toBe(true);
    expect(tagged('P')).toEqual([
      ...['assassin', 'beastmaster', 'combat-master', 'discipline-master', 'double-strike', 'expert-parry'],
      ...['gargantuan', 'group-fighter', 'healer', 'hero', 'hunter-of-the-dead', 'incorporeal'],
      ...['increased-spell-memory', 'leader', 'lead-from-the-front', 'legendary-shot', 'lucky', 'magic-block'],
      ...['opportunity-flail-strike', 'potion-of-healing', 'reactive', 'regeneration', 'savage', 'spell-caster'],
      ...['subcommander', 'terror', 'tough', 'trample', 'veteran-group-fighter'],
    ]);
  });

  it('exclude each other from both sides where the book says so from one [ASOBH-SET-05]', () => {
    for (const id of TRAIT_IDS) {
      expect(TRAITS[id].excludes, id).not.toContain(id);
      for (const other of TRAITS[id].excludes) expect(TRAIT_IDS, id).toContain(other);
    }
    expect(TRAITS.berserk.excludes).toEqual(['dashing']);
    expect(TRAITS.clumsy.excludes).toEqual(['acrobat', 'difficult-target']);
    expect(TRAITS.coward.excludes).toEqual(['fearless', 'steadfast', 'hero']);
    expect(TRAITS.quick.excludes).toEqual(['short-move', 'slow']);
  });

  it('say where their cost is from; the book prints only two [ASOBH-SET-02]', () => {
    expect(TRAIT_IDS.filter((id) => TRAITS[id].costFrom === 'book')).toEqual(['rare', 'spell-caster']);
    expect(TRAIT_IDS.filter((id) => TRAITS[id].costFrom === 'derived')).toHaveLength(29);
    for (const id of TRAIT_IDS) expect(Number.isInteger(TRAITS[id].cost), id).toBe(true);
  });

  it('cost less the more they hinder', () => {
    const drawbacks: TraitId[] = ['clumsy', 'coward', 'dim-witted', 'easy-target', 'fragile', 'greedy', 'lumbering'];
    for (const id of [...drawbacks, 'puny', 'rabble', 'short-move', 'slow', 'slow-reflexes', 'unreactive'] as TraitId[])
      expect(TRAITS[id].cost, id).toBeLessThan(0);
    expect(TRAITS['expert-block'].cost).toBeGreaterThan(TRAITS.block.cost);
    expect(TRAITS['melee-block'].cost).toBeLessThan(TRAITS.block.cost);
    expect(TRAITS['expert-parry'].cost).toBeGreaterThan(TRAITS.parry.cost);
    expect(TRAITS['veteran-group-fighter'].cost).toBeGreaterThan(TRAITS['group-fighter'].cost);
    expect(TRAITS['huge-weapon'].cost).toBeGreaterThan(TRAITS['heavy-weapon'].cost);
    expect(TRAITS.gargantuan.cost).toBeGreaterThan(TRAITS.huge.cost);
    expect(TRAITS.huge.cost).toBeGreaterThan(TRAITS.big.cost);
  });
});

describe('the spells', () => {
  it('are the 34 of the book, each once', () => {
    expect(new Set(SPELL_IDS).size).toBe(34);
    expect(new Set(SPELL_IDS.map((id) => SPELLS[id].name)).size).toBe(34);
  });

  it('have numbers that fit their tags', () => {
    for (const id of SPELL_IDS) {
      const { tags, range, sticks, area, attack, wall, needs, limit } = SPELLS[id];
      expect(sticks === 3, id).toBe(tags.includes('extended-range'));
      expect(area !== null, id).toBe(tags.includes('area') || tags.includes('variable-area'));
      expect(area?.from === 'caster', id).toBe(tags.includes('centered-on-caster'));
      expect(range === 'table', id).toBe(tags.includes('battlefield'));
      expect(wall !== null, id).toBe(tags.includes('wall'));
      expect(needs === 'wall', id).toBe(wall !== null);
      if (tags.includes('attack')) expect(attack, id).not.toBeNull();
      if (limit) expect(tags, id).toContain('weather');
    }
  });

  it('backfire each in its own way; only the hailstorm has none', () => {
    expect(SPELL_IDS.filter((id) => SPELLS[id].backfire === null)).toEqual(['hailstorm']);
  });

  it('cost together what the printed casters leave for them [ASOBH-SET-02]', () => {
    const sum = (...ids: (typeof SPELL_IDS)[number][]) => ids.reduce((total, id) => total + SPELLS[id].cost, 0);
    expect(sum('mist', 'sleep') + TRAITS.lumbering.cost).toBe(24);
    expect(sum('blast', 'fireball', 'mist', 'sleep')).toBe(44);
    expect(sum('blast', 'lightning', 'mist', 'sleep')).toBe(44);
    expect(sum('flaming-touch')).toBe(5);
  });
});
