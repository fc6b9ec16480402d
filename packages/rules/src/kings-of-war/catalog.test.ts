import { describe, expect, it } from 'vitest';
import { CATALOG_GROUPS, catalogOf, searchCatalog } from './catalog';
import { ARMIES } from './content/armies';
import { compileEntry } from './roster';
import { listSentence } from './words-lists';

describe('the catalogue', () => {
  it('lists every entry of an army, those that must wait with a sentence why', () => {
    for (const army of ARMIES) {
      const entries = catalogOf(army.id);
      expect(entries.map((e) => e.unit.id)).toEqual(army.units.map((u) => u.id));
      for (const entry of entries) {
        const size = entry.sizes[0]!.size;
        const compiled = compileEntry(army.id, { unit: entry.unit.id, size, options: [] });
        expect(compiled.ok, entry.unit.id).toBe(entry.waits.length === 0);
        for (const refusal of [...entry.waits, ...entry.options.flatMap((o) => o.waits)]) {
          expect(listSentence(refusal), refusal.code).toMatch(/^[A-Z].*\.$/);
        }
      }
    }
    expect(catalogOf('pirates')).toEqual([]);
  });

  it('prices options by size and names what they exclude', () => {
    const molochs = catalogOf('forces-of-the-abyss').find((e) => e.unit.id === 'molochs')!;
    expect(molochs.options[0]?.prices).toEqual({ regiment: 15, horde: 20 });
    const drum = catalogOf('orcs').find((e) => e.unit.id === 'war-drum')!;
    expect(drum.options.find((o) => o.id === 'dread')?.notWith).toEqual(['war-wagon']);
  });

  it('puts every group to use and each entry into one', () => {
    const basileans = catalogOf('basileans');
    for (const group of CATALOG_GROUPS) expect(searchCatalog(basileans, '', group).length).toBeGreaterThan(0);
    const named = Object.fromEntries(basileans.map((e) => [e.unit.id, e.group]));
    expect(named).toMatchObject({
      'men-at-arms-spearmen': 'foot',
      'paladin-knights': 'horse',
      'ogre-palace-guard': 'large',
      'heavy-arbalest': 'large',
      'high-paladin-on-dragon': 'heroes',
    });
  });

  it('finds by name, keyword, rule or weapon, whatever the spelling', () => {
    const ids = (army: string, text: string) => searchCatalog(catalogOf(army), text).map((e) => e.unit.id);
    expect(ids('basileans', 'panther LANC')).toEqual(['sisterhood-panther-lancers']);
    expect(ids('basileans', 'men at arms phalanx')).toEqual(['men-at-arms-spearmen']);
    expect(ids('basileans', 'crossbows')).toContain('men-at-arms-crossbowmen');
    expect(ids('northern-alliance', 'half elf')).toContain('half-elf-berserkers');
    expect(ids('orcs', 'zeppelin')).toEqual([]);
    expect(ids('orcs', '  ')).toHaveLength(27);
  });
});
