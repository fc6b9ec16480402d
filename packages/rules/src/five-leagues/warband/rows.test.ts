import { describe, expect, it } from 'vitest';
import { hitStep } from '../combat/hit';
import { skillFor } from '../combat/test-skill';
import { ENCHANTED_ITEM_IDS, UNIQUE_ITEM_IDS } from '../content/enchanted-ids';
import { WEAPON_IDS } from '../content/ids';
import { ITEMS } from '../content/items';
import { WEAPONS } from '../content/weapons';
import { fieldedOf, figureOf } from '../figures';
import { makeEnemy } from '../scenarios/force';
import { watchModifiers } from '../scenarios/watch';
import type { Hit } from '../steps-combat';
import { aBattle, aFigure, carried, happen, play } from '../test-kit';
import { inch } from '../units';
import { checkWarband } from './check';
import { compileCharacter } from './compile';
import { backpackOf } from './pack';
import { readyWarband } from './ready';
import { wornBonuses } from './worn';

/** Rows of characters and gear whose effect shows in another part. */

const hearthguard = () => {
  const sheet = readyWarband('hearthguard')?.sheet;
  if (sheet === undefined) throw new Error('no such warband');
  return sheet;
};

describe('Characters', () => {
  it('a Hero may carry every weapon a warband can have [FL-CHR-02]', () => {
    const sheet = hearthguard();
    for (const is of WEAPON_IDS.filter((id) => WEAPONS[id].class === 'basic' || WEAPONS[id].class === 'quality')) {
      const characters = sheet.characters.map((each) =>
        each.id === 'c1' ? { ...each, weapons: [carried(is)] } : each,
      );
      expect(checkWarband({ ...sheet, characters })).toEqual([]);
    }
  });

  it('an enemy has no Agility, but Armor and a blow of its own; a character the other way round [FL-CHR-09]', () => {
    const foe = makeEnemy(aBattle({ figures: {} }), { entry: 'bandits', rank: null, ranged: false }, 'e1').profile;
    expect(foe).toMatchObject({ agility: null, blow: { armor: expect.any(Number) as number }, will: 0, luck: 0 });
    const [first] = hearthguard().characters;
    if (first === undefined) throw new Error('nobody');
    expect(compileCharacter(first)).toMatchObject({ agility: 2, blow: null });
  });

  it('a Dash goes on from a whole move, for enemies as for the warband [FL-BAT-70]', () => {
    const state = aBattle({ figures: { a: { at: [10, 10] } }, acting: 'a' });
    const told = play(state, { do: 'move', unit: 'a', path: [{ x: inch(17), y: inch(10) }], dash: true, jump: false });
    expect(told.state.figures['a']?.did).toMatchObject({ dashed: true, spent: 177.8 });
    const foe = aBattle({
      figures: { a: { at: [2, 2] }, e: { at: [10, 10] } },
      steps: [
        { is: 'enemy-phase', stage: 'act', order: ['e'], markers: [] },
        { is: 'act', unit: 'e', by: 'gm', kind: 'turn', stage: 'act', runs: 'hand', automa: null },
      ],
    });
    const ran = play(
      foe,
      { do: 'move', unit: 'e', path: [{ x: inch(17), y: inch(10) }], dash: true, jump: false },
      [],
      'gm',
    );
    expect(ran.of('moved').at(-1)?.pose.x).toBeCloseTo(inch(17), 1);
  });
});

describe('Worn items', () => {
  const seeker = (
    worn: Parameters<typeof wornBonuses>[0],
    skills: readonly ('devotion' | 'expertise' | 'wilderness')[] = [],
  ) => aFigure('a', { profile: { worn, skillBonuses: wornBonuses(worn), skills } });
  const sum = (
    figure: ReturnType<typeof seeker>,
    skill: 'devotion' | 'expertise' | 'wilderness' | 'scouting',
  ): number =>
    skillFor(aBattle({ figures: {} }), figure, [skill], true).modifiers.reduce((all, { amount }) => all + amount, 0);

  it('an icon adds one to Devotion, thief tools one to Expertise, beside the skill [FL-ITEM-icon] [FL-ITEM-thief-tools]', () => {
    expect(sum(seeker(['icon']), 'devotion')).toBe(1);
    expect(sum(seeker(['icon'], ['devotion']), 'devotion')).toBe(3);
    expect(sum(seeker(['thief-tools'], ['expertise']), 'expertise')).toBe(3);
    expect(sum(seeker(['icon', 'thief-tools']), 'wilderness')).toBe(0);
  });

  it('a ranger’s cloak teaches nothing to who knows the trade [FL-ITEM-rangers-cloak]', () => {
    expect([sum(seeker(['rangers-cloak']), 'wilderness'), sum(seeker(['rangers-cloak']), 'scouting')]).toEqual([1, 1]);
    expect(sum(seeker(['rangers-cloak'], ['wilderness']), 'wilderness')).toBe(2);
    expect(sum(seeker(['rangers-cloak'], ['wilderness']), 'scouting')).toBe(0);
  });

  it('a cloak and traps count where somebody steals nearer [FL-ITEM-scouts-cloak] [FL-ITEM-alarm-traps]', () => {
    const state = aBattle({
      figures: { a: { at: [10, 10], profile: { worn: ['scouts-cloak'] } }, e: { at: [10, 16] } },
      counts: { 'alarm-traps': 1 },
    });
    const [a, e] = [fieldedOf(state, 'a'), fieldedOf(state, 'e')];
    if (a === undefined || e === undefined) throw new Error('nobody');
    expect(watchModifiers(state, 'sneak', a, e)).toContainEqual({ amount: -2, because: 'scouts-cloak' });
    expect(watchModifiers(state, 'infiltration', e, a)).toContainEqual({ amount: 1, because: 'alarm-traps' });
  });
});

describe('Items of a battle', () => {
  it('a potion turns bodily harm aside for its drinker, where its player wants it, and no magic [FL-ITEM-potion-of-fortune] [FL-GEN-19]', () => {
    const blow: Hit = {
      ...{ target: 'a', by: 'e', blow: { armor: 0, toughness: 0 }, how: 'melee', why: 'standard-weapon' },
      ...{ natural: null, weapon: null },
    };
    const state = aBattle({
      figures: { a: { at: [10, 10] }, e: { at: [10, 12] } },
      backpack: [{ item: 'potion-of-fortune', count: 1 }],
      steps: [],
    });
    const struck = happen(state, (tale) => tale.call(hitStep(blow)), [6]);
    const drunk = play(struck.state, { do: 'avoid', unit: 'a', with: 'potion-of-fortune' });
    expect(figureOf(drunk.state, 'a')).toMatchObject({ fate: 'table', wounds: 0, stunned: false });
    expect(drunk.state.backpack).toEqual([]);
    const endured = play(struck.state, { do: 'endure', unit: 'a' });
    expect(figureOf(endured.state, 'a')?.fate).toBe('casualty');
    const magic = happen(state, (tale) => tale.call(hitStep({ ...blow, how: 'spell' })), [6]);
    expect(figureOf(magic.state, 'a')?.fate).toBe('casualty');
  });

  it('all 34 are known, each with the place it is kept and the moment it is used [FL-EQP-08]', () => {
    const plain = Object.keys(ITEMS).filter((id) => !(ENCHANTED_ITEM_IDS as readonly string[]).includes(id));
    expect(plain).toHaveLength(34);
    const stash = { items: Object.values(ITEMS).map(({ id }) => ({ item: id, count: 1 })), gear: [] };
    const reached = backpackOf({ ...hearthguard(), backpack: [], stash }).map(({ item }) => item);
    const unique: readonly string[] = UNIQUE_ITEM_IDS;
    expect(reached.filter((id) => !unique.includes(id)).toSorted()).toEqual([
      'congealed-strands',
      'ironshield-root',
      'spell-breaker-herb',
      'springwind-berries',
    ]);
    expect(unique.every((id) => reached.some((each) => each === id))).toBe(true);
  });
});
