import { describe, expect, it } from 'vitest';
import { READY_DRAFTS } from '../content/warbands';
import { checkWarband } from './check';
import { compileCharacter } from './compile';
import { creation } from './create';
import { READY_WARBANDS, readyWarband } from './ready';
import { zWarbandSheet } from './sheet';

describe('Ready warbands', () => {
  it.each(READY_DRAFTS.map((each) => [each.id, each] as const))(
    'makes %s by the rules, with no question open and nothing refused [FL-CHR-01]',
    (_id, { draft }) => {
      const made = creation(draft);
      expect(made.open).toEqual([]);
      expect(made.refusals).toEqual([]);
      expect(made.sheet.characters.map(({ kind }) => kind)).toEqual([
        ...Array(4).fill('hero'),
        ...Array(2).fill('follower'),
      ]);
      const unasked = Object.keys(draft.choices).filter((key) => !made.asked.some((each) => each.key === key));
      expect(unasked).toEqual([]);
    },
  );
  it('keeps every one as a sheet that reads back the same', () => {
    for (const { sheet } of READY_WARBANDS) {
      expect(zWarbandSheet.parse(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
      expect(checkWarband(sheet)).toEqual([]);
    }
  });
  it('fields the four of the practice battle at 4 and 3, partial armour or not [FL-SET-51]', () => {
    const profiles = (readyWarband('starter')?.sheet.characters ?? []).map(compileCharacter);
    expect(
      profiles.map(({ speed, armor, toughness, combat, agility }) => ({ speed, armor, toughness, combat, agility })),
    ).toEqual([
      { speed: { base: 4, dash: 3 }, armor: 1, toughness: 3, combat: 0, agility: 2 },
      { speed: { base: 4, dash: 3 }, armor: 1, toughness: 3, combat: 1, agility: 2 },
      { speed: { base: 4, dash: 3 }, armor: 1, toughness: 4, combat: 0, agility: 2 },
      { speed: { base: 4, dash: 3 }, armor: 2, toughness: 3, combat: 0, agility: 2 },
    ]);
  });
});
