import { describe, expect, test } from 'vitest';
import { aPiece, carried, play, refusals } from '../test-kit';
import { inch } from '../units';
import { asked, begun, duel, fights } from './test-kit';

describe('exchanges', () => {
  test('the bandit with 5+1 against 4 avoids the blow and attacks next [FL-BAT-109] [EX-09]', () => {
    const told = fights(duel({}, { profile: { combat: 1 } }), [4, 5, 1, 2]);
    const [first, second] = told.of('exchangeFought');
    expect(first).toMatchObject({ attacker: 'a', totals: { a: 4, e: 6 }, winner: 'e', blows: [] });
    expect(second).toMatchObject({ attacker: 'e', totals: { a: 2, e: 2 }, winner: null });
    expect(told.of('struck')).toEqual([]);
  });

  test('Ygtryg from higher ground against the brigand, blow by blow [FL-BAT-108] [FL-BAT-111] [FL-BAT-112] [EX-10]', () => {
    const ygtryg = {
      level: 12,
      profile: { combat: 1, toughness: 4, armor: 1, weapons: [carried('bastard-sword')] },
    };
    const told = fights(duel(ygtryg, { profile: { toughness: 4, armor: 1 } }), [4, 6, 3, 4, 3, 2, 4, 2, 4, 2]);
    const [first, second, third] = told.of('exchangeFought');
    expect(first).toMatchObject({ attacker: 'a', totals: { a: 5, e: 6 }, winner: 'e', blows: [] });
    expect(second).toMatchObject({
      attacker: 'e',
      totals: { a: 5, e: 3 },
      blows: [{ by: 'a', because: 'higher-ground' }],
    });
    expect(third).toMatchObject({ attacker: 'a', totals: { a: 6, e: 2 }, winner: 'a' });
    expect(third?.modifiers['a']).toEqual([
      { amount: 1, because: 'combat-skill' },
      { amount: 1, because: 'foe-stunned' },
    ]);
    expect(told.of('struck').map(({ result }) => result)).toEqual(['wounded', 'casualty']);
    expect(told.of('meleeEnded')[0]).toMatchObject({ exchanges: 3, because: 'casualty' });
  });

  test('a draw drives the Defender back an inch and ends the melee [FL-BAT-110]', () => {
    const told = fights(duel(), [3, 3]);
    expect(told.state.figures['e']?.pose?.y).toBeCloseTo(inch(11.984), 1);
    expect(told.state.figures['a']?.pose?.y).toBeCloseTo(inch(10), 1);
    expect(told.of('meleeEnded')[0]).toMatchObject({ exchanges: 1, because: 'draw' });
  });

  test('three exchanges are fought, then each goes back an inch [FL-BAT-101] [FL-BAT-120]', () => {
    // The Defender wins each: nobody strikes, nobody is driven back
    const told = fights(duel(), [1, 2, 1, 2, 1, 2]);
    expect(told.of('exchangeFought').map(({ attacker }) => attacker)).toEqual(['a', 'e', 'a']);
    expect(told.of('meleeEnded')[0]).toMatchObject({ exchanges: 3, because: 'third' });
    expect(told.state.figures['a']?.pose?.y).toBeCloseTo(inch(9), 1);
    expect(told.state.figures['e']?.pose?.y).toBeCloseTo(inch(11.984), 1);
  });

  test('whoever moved in attacks first, an enemy as well, and only its own Action is spent [FL-BAT-100]', () => {
    const told = fights(duel(), [3, 3], { by: 'e' });
    expect(told.of('exchangeFought')[0]).toMatchObject({ attacker: 'e', defender: 'a' });
    expect(told.state.figures['e']?.did.fought).toBe(true);
    expect(told.state.figures['a']?.did.fought).toBe(false);
  });

  test('a casualty ends the melee at once [FL-BAT-122]', () => {
    const told = fights(duel(), [6, 1, 6]);
    expect(told.state.figures['e']?.fate).toBe('casualty');
    expect(told.of('meleeEnded')[0]).toMatchObject({ exchanges: 1, because: 'casualty' });
    expect(told.state.steps.some(({ is }) => is === 'melee')).toBe(false);
  });

  test('enemies strike with the blow of their row, heroes with the weapon chosen [FL-BAT-123]', () => {
    const foe = { profile: { blow: { armor: 1, toughness: 2 } } };
    const told = fights(duel({ profile: { armor: 1, toughness: 6 } }, foe), [1, 2, 6, 1, 2, 2, 2, 3]);
    expect(told.of('armorRolled')[0]?.modifiers).toEqual([{ amount: 1, because: 'profile' }]);
    expect(told.of('toughnessRolled')[0]?.modifiers).toEqual([{ amount: 2, because: 'profile' }]);
  });
});

describe('weapons and tactics', () => {
  const two = { profile: { weapons: [carried('light-weapon'), carried('bastard-sword'), carried('self-bow')] } };

  test('the party chooses among what is carried, no bow, once for the whole melee [FL-BAT-102] [FL-BAT-103]', () => {
    const { state } = begun(duel(two));
    expect(refusals(state, { do: 'fight-with', unit: 'a', weapon: 'self-bow', tactic: 'none' })[0]?.code).toBe(
      'melee/no-such-weapon',
    );
    const told = play(state, { do: 'fight-with', unit: 'a', weapon: 'bastard-sword', tactic: 'none' }, [3, 3]);
    expect(told.of('fightChosen')[0]).toMatchObject({ weapon: 'bastard-sword', tactic: 'none' });
    expect(told.state.figures['a']?.hand).toBe('bastard-sword');
  });

  test('who carries nothing has fists, and a Damaged weapon is none [FL-BAT-102] [FL-EQP-06]', () => {
    const broken = { profile: { weapons: [carried('staff', { damaged: true })] } };
    const told = fights(duel(broken, { profile: { armor: 1 } }), [6, 1, 2], { weapon: 'fists' });
    expect(told.of('armorRolled')[0]).toMatchObject({
      modifiers: [{ amount: -1, because: 'unarmed' }],
      result: 'stuns',
    });
  });

  test('a Follower swings a quality weapon like any other [FL-CHR-07]', () => {
    const follower = { profile: { kind: 'follower' as const, weapons: [carried('bastard-sword')] } };
    const told = fights(duel(follower, { profile: { toughness: 6 } }), [6, 1, 3]);
    expect(told.of('toughnessRolled')[0]?.modifiers).toEqual([]);
  });

  test('defensive keeps the better of two dice and strikes no blow [FL-BAT-104]', () => {
    const told = fights(duel(), [2, 6, 3], { tactic: 'defensive' });
    expect(told.of('exchangeFought')[0]).toMatchObject({
      totals: { a: 6, e: 3 },
      winner: 'a',
      blows: [],
      harmless: 'defensive',
    });
  });

  test('defensive takes Counter Attack from both sides [FL-BAT-104] [A-16]', () => {
    const spear = { profile: { weapons: [carried('war-spear')] } };
    const foe = { profile: { weapons: [carried('war-spear')] } };
    const told = fights(duel(spear, foe), [1, 2, 3, 1, 3, 5, 2, 2, 5], { tactic: 'defensive' });
    expect(told.of('exchangeFought')[0]).toMatchObject({ winner: 'e', blows: [], harmless: 'no-counter-attack' });
  });

  test('evasive strikes no blow, and its win may end the melee two inches away [FL-BAT-105]', () => {
    const won = fights(duel(), [6, 3], { tactic: 'evasive' });
    expect(won.of('struck')).toEqual([]);
    expect(asked(won.state)).toBe('melee');
    const away = play(won.state, { do: 'slip-away', unit: 'a' });
    expect(away.of('slippedAway')[0]).toMatchObject({ unit: 'a', away: true });
    const stays = play(won.state, { do: 'fight-on', unit: 'a' });
    expect(stays.of('drivenBack')[0]).toMatchObject({ unit: 'e' });
  });

  test('fury adds one on a win and costs a Hit on a loss [FL-BAT-106]', () => {
    const won = fights(duel({}, { profile: { toughness: 6 } }), [6, 1, 3], { tactic: 'furious-toughness' });
    expect(won.of('toughnessRolled')[0]).toMatchObject({ modifiers: [{ amount: 1 }] });
    const lost = fights(duel({ profile: { toughness: 6 } }), [1, 6, 2, 2, 3], { tactic: 'furious-armor' });
    expect(lost.of('exchangeFought')[0]?.blows).toEqual([{ by: 'e', because: 'furious' }]);
    expect(lost.of('struck')[0]).toMatchObject({ unit: 'a', result: 'wounded' });
  });

  test('fury that lost as Defender is struck once, not twice [FL-BAT-106] [A-18]', () => {
    const told = fights(duel({ profile: { toughness: 6 } }), [1, 6, 1, 6, 1, 1, 2, 3], { tactic: 'furious-armor' });
    const second = told.of('exchangeFought')[1];
    expect(second).toMatchObject({ attacker: 'e', winner: 'e', blows: [{ by: 'e', because: 'attacker' }] });
  });

  test('fury is for who moved in, and not against a Counter Attack [FL-BAT-106]', () => {
    const { state } = begun(duel(), 'e');
    expect(
      refusals(state, { do: 'fight-with', unit: 'a', weapon: 'standard-weapon', tactic: 'furious-armor' })[0]?.code,
    ).toBe('melee/fury-attacks');
    const spear = begun(duel({}, { profile: { weapons: [carried('war-spear')] } })).state;
    expect(
      refusals(spear, { do: 'fight-with', unit: 'a', weapon: 'standard-weapon', tactic: 'furious-armor' })[0],
    ).toMatchObject({
      code: 'melee/fury-countered',
      detail: { because: 'war-spear' },
    });
  });
});
