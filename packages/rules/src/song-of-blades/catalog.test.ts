import { describe, expect, it } from 'vitest';
import { CATALOG, ownLimits, searchCatalog, spellChoices, traitChoices } from './catalog';
import type { OwnProfile } from './roster/list';

const all = CATALOG.flatMap((r) => r.entries);
const ids = (text: string, group?: Parameters<typeof searchCatalog>[2]) =>
  searchCatalog(all, text, group).map((e) => e.id);
const novice: OwnProfile = {
  ...{ title: 'Novice', quality: 3, combat: 2, traits: [{ id: 'leader' }], spells: [], kinds: ['human'] },
  ...{ armed: 'weapon', ranged: null, face: 'hood' },
};

describe('the catalogue', () => {
  it('shows every profile of the book, and why some must wait', () => {
    expect(all).toHaveLength(72);
    const waiting = all.filter((e) => e.waits.length > 0);
    expect(waiting).toHaveLength(7);
    expect(waiting.every((e) => e.profile === null && e.waits[0]?.code === 'warband/lost-profile')).toBe(true);
    expect(all.find((e) => e.id === 'forest-guard')?.most).toBe(3);
    expect(all.find((e) => e.id === 'spearman')?.most).toBeNull();
  });

  it('is searched by title, people, trait and spell, accents or not', () => {
    expect(ids('an mor vampire')).toEqual(['minor-vampire', 'vampire', 'greater-vampire']);
    expect(ids('fireball')).toEqual(['spellcaster-fireball']);
    expect(ids('poison', 'shooters')).toEqual(['goblin-bowman', 'goblin-chosen-bowman']);
    expect(ids('', 'beasts')).toContain('bats');
    expect(ids('dragon of doom')).toEqual([]);
  });

  it('says what each trait costs and what stands against it [ASOBH-SET-04, ASOBH-SET-05, ASOBH-SET-06]', () => {
    const choices = traitChoices(novice);
    expect(choices).toHaveLength(128);
    const of = (id: string) => choices.find((c) => c.id === id);
    expect(of('leader')).toMatchObject({ has: true, against: [], cost: 15, from: 'chosen' });
    expect(of('beastmaster')?.against.map((r) => r.code)).toEqual(['warband/two-leaderships']);
    expect(of('lead-from-the-front')?.against.map((r) => r.code)).toEqual([
      ...['warband/two-leaderships', 'warband/exclusive'],
    ]);
    expect(of('gang')?.against.map((r) => r.code)).toEqual(['warband/quality-too-good']);
    expect(of('shield-rush')?.against.map((r) => r.code)).toEqual(['warband/needs-trait']);
    expect(of('lethal')).toMatchObject({ takes: 'kind', against: [] });
    expect(of('block')).toMatchObject({ cost: 4, from: 'derived', against: [] });
  });

  it('offers spells to casters, up to as many as they may know [ASOBH-SET-09]', () => {
    expect(spellChoices(novice).every((c) => c.against.some((r) => r.code === 'warband/no-caster'))).toBe(true);
    const mage: OwnProfile = { ...novice, traits: [{ id: 'spell-caster' }], spells: ['fear'] };
    expect(spellChoices(mage).every((c) => c.against.length === 0)).toBe(true);
    const full: OwnProfile = { ...mage, spells: ['fear', 'mist', 'rain', 'trip', 'blast'] };
    const barred = spellChoices(full).filter((c) => !c.has);
    expect(barred.every((c) => c.against[0]?.code === 'warband/too-many-spells')).toBe(true);
    expect(ownLimits(mage)).toEqual({ quality: [2, 4], combat: [0, 4], spells: 5 });
  });
});
