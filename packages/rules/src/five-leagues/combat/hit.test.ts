import { describe, expect, test } from 'vitest';
import { fieldedOf } from '../figures';
import { play } from '../test-kit';
import { hitChances, judgeHit } from './harm';
import { duel, struck } from './test-kit';

const hero = { profile: { armor: 1, toughness: 4 } };
const blow = (armor: number, toughness: number) => ({ target: 'a', blow: { armor, toughness } });

describe('armour', () => {
  test('is rolled against with the first bonus, then Toughness with the second [FL-BAT-160] [EX-11]', () => {
    const told = struck(duel(hero), blow(0, 1), [2, 4]);
    expect(told.of('armorRolled')[0]).toMatchObject({ face: 2, modifiers: [], armor: 1, result: 'through' });
    expect(told.of('toughnessRolled')[0]).toMatchObject({ face: 4, modifiers: [{ amount: 1 }], result: 'casualty' });
    expect(told.state.figures['a']?.fate).toBe('casualty');
    expect(told.state.figures['e']?.fate).toBe('table');
  });

  test('an equal roll Stuns and goes no further, a lower one does nothing [FL-BAT-161]', () => {
    expect(struck(duel(hero), blow(0, 0), [1]).state.figures['a']).toMatchObject({ stunned: true, wounds: 0 });
    const three = { profile: { armor: 3 } };
    expect(struck(duel(three), blow(0, 0), [2]).state.figures['a']).toMatchObject({ stunned: false, wounds: 0 });
  });

  test('nobody rolls against none, whatever the bonus [FL-BAT-161]', () => {
    const told = struck(duel(), blow(-1, 0), [2]);
    expect(told.of('armorRolled')).toEqual([]);
    expect(told.state.figures['a']).toMatchObject({ stunned: true, wounds: 1 });
  });

  test('of a knight gives no attacker a bonus, though a weak blow stays weak [FL-BAT-161] [FL-EQP-03]', () => {
    const knight = { profile: { armor: 3, knightArmor: true } };
    expect(struck(duel(knight), blow(2, 0), [3]).of('armorRolled')[0]).toMatchObject({
      modifiers: [],
      result: 'stuns',
    });
    expect(struck(duel(knight), blow(-1, 0), [4]).of('armorRolled')[0]).toMatchObject({ result: 'stuns' });
    // What is added to a weak weapon is a bonus like any other
    const parts = [
      { blow: { armor: -1, toughness: 0 }, because: 'light-weapon' },
      { blow: { armor: 1, toughness: 0 }, because: 'furious-armor' },
    ];
    expect(struck(duel(knight), { ...blow(0, 0), parts }, [4]).of('armorRolled')[0]).toMatchObject({
      modifiers: [{ amount: -1, because: 'light-weapon' }],
      result: 'stuns',
    });
  });

  test('a shield adds one against shots and nothing in melee [FL-BAT-92] [FL-BAT-166]', () => {
    const shielded = { profile: { shield: true } };
    const shot = struck(duel(shielded), { ...blow(0, 0), how: 'shot' }, [1]);
    expect(shot.of('armorRolled')[0]).toMatchObject({ armor: 1, because: ['shield'], result: 'stuns' });
    expect(struck(duel(shielded), { ...blow(0, 0), how: 'melee' }, [1]).of('armorRolled')).toEqual([]);
  });

  test('a shield hangs on the back while both hands hold a bow [FL-EQP-02]', () => {
    const archer = { profile: { shield: true, weapons: [{ ...bow, id: 'bow' }] }, hand: 'bow' };
    expect(struck(duel(archer), { ...blow(0, 0), how: 'shot' }, [2]).of('armorRolled')).toEqual([]);
  });
});

const bow = { is: 'self-bow', improved: null, damaged: false, enchanted: null } as const;

describe('Toughness', () => {
  test('a natural 1 only Stuns, whatever is added [FL-BAT-162]', () => {
    expect(struck(duel(), blow(0, 5), [1]).state.figures['a']).toMatchObject({
      stunned: true,
      wounds: 0,
      fate: 'table',
    });
  });

  test('above it is a casualty, up to it a Wound and a Stun [FL-BAT-163] [FL-BAT-164]', () => {
    expect(struck(duel(), blow(0, 0), [4]).state.figures['a']?.fate).toBe('casualty');
    const told = struck(duel(), blow(0, 0), [3]);
    expect(told.state.figures['a']).toMatchObject({ stunned: true, wounds: 1, woundsThisRound: 1, fate: 'table' });
    expect(told.of('struck')[0]).toMatchObject({ result: 'wounded', avoided: null });
  });

  test('a casualty is off the table, and one of those that fell this round [FL-BAT-179] [FL-BAT-191]', () => {
    const told = struck(duel(hero), { ...blow(0, 0), target: 'e', by: 'a', how: 'melee' }, [6]);
    expect(told.state.figures['e']).toMatchObject({ fate: 'casualty', end: { by: 'a' } });
    expect(fieldedOf(told.state, 'e')).toBeUndefined();
    expect(fieldedOf(told.state, 'a')).toBeDefined();
    expect(told.state.fell).toEqual([{ unit: 'e', side: 'enemies', how: 'casualty' }]);
  });

  test('a second Wound is a casualty [FL-BAT-178]', () => {
    const told = struck(duel({ wounds: 1 }), { ...blow(0, 0), by: 'e', how: 'melee' }, [2]);
    expect(told.state.figures['a']).toMatchObject({ fate: 'casualty', end: { by: 'e', how: 'hit-melee', round: 2 } });
    expect(told.state.fell).toEqual([{ unit: 'a', side: 'party', how: 'casualty' }]);
  });

  test('gentle Wounds are tokens that make each later strike worse and never add up to death [FL-BAT-170]', () => {
    const base = duel({ wounds: 1 });
    const gentle = { ...base, config: { ...base.config, gentle: true } };
    expect(struck(gentle, blow(0, 0), [2]).state.figures['a']).toMatchObject({ fate: 'table', wounds: 2 });
    const told = struck(gentle, blow(0, 0), [3]);
    expect(told.of('toughnessRolled')[0]?.modifiers).toEqual([{ amount: 1, because: 'FL-BAT-170' }]);
    expect(told.state.figures['a']?.fate).toBe('casualty');
  });
});

describe('Aberrations', () => {
  const ogre = (points: number) =>
    duel({}, { profile: { monsterPoints: points, toughness: 4 }, monsterPoints: points });
  const at = { target: 'e', by: 'a' };

  test('lose nothing to a natural 1 or below their Toughness, and are never Stunned [FL-BAT-165]', () => {
    expect(struck(ogre(4), { ...at, blow: { armor: 0, toughness: 4 } }, [1]).state.figures['e']).toMatchObject({
      monsterPoints: 4,
      stunned: false,
    });
    expect(struck(ogre(4), at, [3]).state.figures['e']).toMatchObject({ monsterPoints: 4, stunned: false, wounds: 0 });
  });

  test('lose one for an equal roll; above it two while they have four or more, else one [FL-BAT-165]', () => {
    expect(struck(ogre(4), at, [4]).state.figures['e']?.monsterPoints).toBe(3);
    expect(struck(ogre(4), at, [5]).state.figures['e']?.monsterPoints).toBe(2);
    expect(struck(ogre(3), at, [6]).state.figures['e']?.monsterPoints).toBe(2);
  });

  test('are gone with the last point [FL-BAT-165]', () => {
    expect(struck(ogre(1), at, [4]).state.figures['e']).toMatchObject({ monsterPoints: 0, fate: 'casualty' });
  });
});

describe('avoiding', () => {
  test('a Story Point turns a blow aside once the dice tell what it would do [FL-BAT-168] [FL-BAT-204]', () => {
    const state = duel({}, {}, { storyPoints: 1 });
    const told = struck(state, { target: 'a', by: 'e', how: 'shot' }, [5]);
    expect(told.state.figures['a']?.fate).toBe('table');
    const after = play(told.state, { do: 'avoid', unit: 'a', with: 'story-point' });
    expect(after.of('struck')[0]).toMatchObject({ result: 'nothing', avoided: 'story-point' });
    expect(after.state).toMatchObject({ storyPoints: 0 });
    expect(after.state.figures['a']).toMatchObject({ fate: 'table', stunned: false });
  });

  test('who would rather keep the point takes the blow [FL-BAT-168]', () => {
    const told = struck(duel({}, {}, { storyPoints: 1 }), { target: 'a', by: 'e', how: 'shot' }, [5]);
    const after = play(told.state, { do: 'endure', unit: 'a' });
    expect(after.state).toMatchObject({ storyPoints: 1 });
    expect(after.state.figures['a']?.fate).toBe('casualty');
  });

  test('a fall is no strike: no Story Point helps against it, a potion does [FL-BAT-167] [FL-BAT-168]', () => {
    const pack = [{ item: 'potion-of-fortune' as const, count: 1 }];
    const fall = { target: 'a', how: 'fall' as const };
    // Nobody else threw the die: its owner may have it thrown again
    const asked = struck(duel({}, {}, { storyPoints: 1, unasked: ['a'] }), fall, [5]);
    expect(asked.state.figures['a']?.fate).toBe('casualty');
    const told = struck(duel({}, {}, { backpack: pack }), fall, [5]);
    const after = play(told.state, { do: 'avoid', unit: 'a', with: 'potion-of-fortune' });
    expect(after.state.backpack).toEqual([]);
    expect(after.state.figures['a']).toMatchObject({ fate: 'table', stunned: false });
  });

  test('a potion is no help against magic, and nobody asks where nothing happened [FL-BAT-167]', () => {
    const pack = [{ item: 'potion-of-fortune' as const, count: 1 }];
    const told = struck(duel({}, {}, { backpack: pack }), { target: 'a', how: 'spell' }, [5]);
    expect(told.state.figures['a']?.fate).toBe('casualty');
    const armored = duel({ profile: { armor: 3 } }, {}, { backpack: pack, storyPoints: 1 });
    const stopped = struck(armored, { target: 'a', by: 'e', how: 'melee' }, [2]);
    expect(stopped.state.steps.some(({ is }) => is === 'hit')).toBe(false);
  });
});

test('the chances of a Hit are the dice counted out [FL-BAT-160]', () => {
  const state = duel({ profile: { armor: 2, toughness: 4 } });
  const hit = {
    target: 'a',
    by: 'e',
    blow: { armor: 1, toughness: 1 },
    how: 'melee',
    why: 'x',
    natural: null,
    weapon: null,
  } as const;
  const judged = judgeHit(state, hit);
  if (judged === undefined) throw new Error('nobody is hit');
  const { results } = hitChances(judged);
  // Armour: 1 Stuns (2 = 2), 2-6 goes through; Toughness: 1 Stuns, 2-3 Wounds, 4-6 kills
  expect(results.stunned).toBeCloseTo(1 / 6 + (5 / 6) * (1 / 6));
  expect(results.wounded).toBeCloseTo((5 / 6) * (2 / 6));
  expect(results.casualty).toBeCloseTo((5 / 6) * (3 / 6));
});
