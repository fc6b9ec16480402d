import { describe, expect, it } from 'vitest';
import { kindsIn, rosterName, scoresText, skillsText, traitText } from './profile-words';

describe('a profile in words', () => {
  it('says its scores as people at the table do', () => {
    expect(scoresText({ quality: 3, combat: 2 })).toBe('Q3+ · C2');
    expect(scoresText({ quality: 4, combat: null })).toBe('Q4+ · C?');
  });

  it('names traits with what stands in brackets, and spells after them', () => {
    expect(traitText({ id: 'rare', number: 3 })).toBe('Rare (3)');
    expect(traitText({ id: 'lethal', against: 'orc' })).toBe('Lethal (orc)');
    expect(skillsText({ traits: [{ id: 'leader' }, { id: 'spell-caster' }], spells: ['mist'] })).toBe(
      'Leader, Spell-caster, Mist',
    );
  });

  it('reads kinds as they are typed: small words, hyphens, each once, four at most', () => {
    expect(kindsIn('Wood Elf, Pirate; pirate')).toEqual(['wood-elf', 'pirate']);
    expect(kindsIn(' , An-Mòr!, a, b, c, d')).toEqual(['an-mor', 'a', 'b', 'c']);
    expect(kindsIn('')).toEqual([]);
  });

  it('knows rosters by name, and what is of nobody’s', () => {
    expect(rosterName('own')).toBe('Your own');
    expect(rosterName('orcs')).toMatch(/Orcs/);
  });
});
