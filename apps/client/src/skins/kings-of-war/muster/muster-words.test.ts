import { selection } from '@muster/rules/kings-of-war';
import { describe, expect, it } from 'vitest';
import { kindText, pointsText, shareRows } from './muster-words';

describe('the words of the muster', () => {
  it('keep a number one word', () => {
    expect(pointsText(85)).toBe('85');
    expect(pointsText(1920)).toBe('1\u202F920');
    expect(pointsText(12345)).toBe('12\u202F345');
  });

  it('tell how much the regiments have opened, and nothing of what is not there', () => {
    const entries = [
      { unit: 'ax', size: 'regiment', options: [] },
      { unit: 'krudger', size: 'single', options: [] },
    ] as const;
    expect(shareRows(selection({ name: '', army: 'orcs', entries }, 1000))).toEqual([
      { icon: 'crown', title: 'Heroes 1 of 1', text: 'A regiment opens one more.' },
    ]);
  });

  it('name what kind of unit it is', () => {
    expect(kindText({ type: 'cavalry', base: 'cavalry', size: 'regiment' })).toBe('Cavalry regiment');
    expect(kindText({ type: 'hero', base: 'chariot', size: 'single' })).toBe('Hero (Cht)');
  });
});
