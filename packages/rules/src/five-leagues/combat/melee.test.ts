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

  test('fury is for who opens as Attacker: not for a Stunned one that moved in [FL-BAT-106] [FL-BAT-116]', () => {
    const furious = { do: 'fight-with', unit: 'a', weapon: 'standard-weapon', tactic: 'furious-armor' } as const;
    const dazed = begun(duel({ stunned: true })).state;
    expect(refusals(dazed, furious)[0]?.code).toBe('melee/fury-attacks');
    const foeDazed = begun(duel({}, { stunned: true }), 'e').state;
    expect(refusals(foeDazed, furious)).toEqual([]);
  });
});

describe('Counter Attack', () => {
  test('without a source a Defender’s win harms nobody [FL-BAT-112]', () => {
    const told = fights(duel(), [1, 6, 2, 2], { by: 'e' });
    expect(told.of('exchangeFought')[0]).toMatchObject({ winner: 'a', blows: [], harmless: 'no-counter-attack' });
    expect(told.of('drivenBack').filter(({ because }) => because === 'FL-BAT-117')).toEqual([]);
  });

  test('a war spear always has it [FL-BAT-111] [FL-EQP-01]', () => {
    const spear = { profile: { weapons: [carried('war-spear')] } };
    const told = fights(duel(spear, { profile: { armor: 3 } }), [1, 6, 1, 2, 2], { by: 'e' });
    expect(told.of('exchangeFought')[0]?.blows).toEqual([{ by: 'a', because: 'war-spear' }]);
    expect(told.of('armorRolled')).toHaveLength(1);
  });

  test('across a wall both have it [FL-BAT-111]', () => {
    const wall = aPiece('wall', { stands: 'linear', name: 'Wall', height: inch(1) }, [8, 10.45], [4, 0.1]);
    const state = duel({ at: [10, 9.9] }, { at: [10, 11.1], profile: { armor: 3 } }, { terrain: [wall] });
    const told = fights(state, [1, 6, 1, 2, 2], { by: 'e' });
    expect(told.of('exchangeFought')[0]?.blows).toEqual([{ by: 'a', because: 'obstacle' }]);
    const other = fights(state, [1, 6, 4], { by: 'a' });
    expect(other.of('exchangeFought')[0]?.blows).toEqual([{ by: 'e', because: 'obstacle' }]);
  });

  test('an opponent on Difficult ground gives it, one in thorns or in water as well [FL-BAT-111] [FL-BAT-64]', () => {
    for (const [tag, because] of [
      ['difficult', 'difficult-ground'],
      ['water', 'water'],
      ['thorns', 'difficult-ground'],
    ] as const) {
      const bog = aPiece('bog', { stands: 'field', tags: [tag], height: 0 }, [8, 10.6], [4, 3]);
      const told = fights(duel({}, { profile: { armor: 3 } }, { terrain: [bog] }), [1, 6, 1, 2, 2], { by: 'e' });
      expect(told.of('exchangeFought')[0]?.blows, tag).toEqual([{ by: 'a', because }]);
    }
  });

  test('who flies is on no bad ground [FL-TRAIT-flying] [FL-BAT-111]', () => {
    const bog = aPiece('bog', { stands: 'field', tags: ['water'], height: 0 }, [8, 10.6], [4, 3]);
    const told = fights(duel({}, { traits: ['flying'] }, { terrain: [bog] }), [1, 6, 2, 2], { by: 'e' });
    expect(told.of('exchangeFought')[0]).toMatchObject({ winner: 'a', blows: [] });
  });

  test('a balanced weapon leaves the opponent none [FL-BAT-111] [FL-EQP-05]', () => {
    const balanced = { profile: { weapons: [carried('standard-weapon', { improved: 'balanced' as const })] } };
    const spear = { profile: { weapons: [carried('war-spear')] } };
    const told = fights(duel(balanced, spear), [1, 6, 2, 2]);
    expect(told.of('exchangeFought')[0]).toMatchObject({ winner: 'e', blows: [] });
  });

  test('counts nothing without a win [FL-BAT-112]', () => {
    const spear = { profile: { weapons: [carried('war-spear')] } };
    expect(fights(duel(spear), [3, 3], { by: 'e' }).of('exchangeFought')[0]?.blows).toEqual([]);
  });
});

describe('Parry', () => {
  const staff = { profile: { weapons: [carried('staff')] } };

  test('a Defender’s natural 1 turns the blow, and the push comes all the same [FL-BAT-113] [A-20]', () => {
    const told = fights(duel(staff), [6, 1, 3, 3], { by: 'e' });
    expect(told.of('exchangeFought')[0]).toMatchObject({ winner: 'e', parried: 'staff', blows: [] });
    expect(told.of('struck')).toEqual([]);
    expect(told.of('drivenBack')[0]).toMatchObject({ unit: 'a' });
  });

  test('a shield parries too, an Attacker does not [FL-BAT-113] [FL-EQP-04]', () => {
    const shield = { profile: { shield: true } };
    expect(fights(duel(shield), [6, 1, 3, 3], { by: 'e' }).of('exchangeFought')[0]?.parried).toBe('shield');
    const attacks = fights(duel(shield, { profile: { weapons: [carried('war-spear')] } }), [1, 6, 1, 2, 3]);
    expect(attacks.of('exchangeFought')[0]).toMatchObject({ parried: null, blows: [{ by: 'e' }] });
  });

  test('no shield is up beside a torch [FL-BAT-113] [FL-ITEM-torch]', () => {
    const torch = { profile: { shield: true, armor: 3 }, conditions: { torch: 1 } };
    const told = fights(duel(torch), [6, 1, 1, 3, 3], { by: 'e' });
    expect(told.of('exchangeFought')[0]).toMatchObject({ parried: null, blows: [{ by: 'e' }] });
  });

  test('a quick weapon comes too fast for it [FL-BAT-113] [FL-EQP-05]', () => {
    const quick = { profile: { weapons: [carried('standard-weapon', { improved: 'quick' as const })] } };
    const told = fights(duel(quick, { profile: { shield: true, armor: 3 } }), [6, 1, 1]);
    expect(told.of('exchangeFought')[0]).toMatchObject({ parried: null, blows: [{ by: 'a' }] });
  });

  test('fighting defensively, the die that is kept must be the 1 [FL-BAT-113] [A-17]', () => {
    const kept = fights(duel(staff), [6, 1, 4, 1, 2, 3, 1], { by: 'e', tactic: 'defensive' });
    expect(kept.of('exchangeFought')[0]).toMatchObject({ parried: null, blows: [{ by: 'e' }] });
    const turned = fights(duel(staff), [6, 1, 1, 2, 2, 2], { by: 'e', tactic: 'defensive' });
    expect(turned.of('exchangeFought')[0]).toMatchObject({ parried: 'staff', blows: [] });
  });
});

describe('the Combat Bonus', () => {
  const mods = (state: Parameters<typeof fights>[0], unit: string, by = 'a') =>
    fights(state, by === 'a' ? [3, 3] : [3, 3], { by }).of('exchangeFought')[0]?.modifiers[unit];

  test('is one for a friend within 1", however many there are, Stunned or not [FL-BAT-114] [A-43]', () => {
    const others = { f: { at: [9, 10], stunned: true }, g: { at: [11, 10] } } as const;
    const told = fights(duel({}, {}, { others }), [2, 3]);
    expect(told.of('exchangeFought')[0]?.modifiers).toEqual({ a: [{ amount: 1, because: 'ally-near' }], e: [] });
  });

  test('a friend farther off is no help [FL-BAT-114]', () => {
    expect(mods(duel({}, {}, { others: { f: { at: [7.9, 10] } } }), 'a')).toEqual([]);
  });

  test('an Aberration has none of it from its kind [FL-BAT-114]', () => {
    const ogre = { profile: { monsterPoints: 3 }, monsterPoints: 3 };
    const told = fights(duel({}, ogre, { others: { e2: { at: [11, 11.2] } } }), [3, 3]);
    expect(told.of('exchangeFought')[0]?.modifiers).toEqual({ a: [], e: [] });
  });

  test('no friend presses in where it is narrow, or where a doorway is held [FL-BAT-115]', () => {
    const narrow = aPiece('passage', { stands: 'floor', tags: ['confined'], height: 0 }, [8, 8], [4, 6]);
    expect(mods(duel({}, {}, { others: { f: { at: [9, 10] } }, terrain: [narrow] }), 'a')).toEqual([]);
    const door = {
      id: 'd',
      is: 'door' as const,
      from: { x: inch(9.5), y: inch(10.5) },
      to: { x: inch(10.5), y: inch(10.5) },
      sill: 0,
    };
    const hut = aPiece('hut', { stands: 'interior', openings: [door] }, [8, 10.5], [4, 3]);
    expect(mods(duel({}, {}, { others: { f: { at: [9, 10] } }, terrain: [hut] }), 'a')).toEqual([]);
  });

  test('a Stunned foe gives it, defends, and recovers after the exchange [FL-BAT-114] [FL-BAT-116] [FL-BAT-175] [FL-BAT-176]', () => {
    const told = fights(duel({ stunned: true }), [3, 4]);
    const [first] = told.of('exchangeFought');
    expect(first).toMatchObject({
      attacker: 'e',
      defender: 'a',
      modifiers: { e: [{ amount: 1, because: 'foe-stunned' }], a: [] },
    });
    expect(told.state.figures['a']?.stunned).toBe(false);
  });

  test('both Stunned: the Attacker stays it, and both have the bonus [FL-BAT-116] [A-21]', () => {
    const told = fights(duel({ stunned: true }, { stunned: true }), [3, 3]);
    expect(told.of('exchangeFought')[0]).toMatchObject({ attacker: 'a', totals: { a: 4, e: 4 } });
  });
});

describe('the push', () => {
  test('the loser goes straight back an inch; the Attacker of the party may follow [FL-BAT-117] [FL-BAT-118]', () => {
    const told = fights(duel({}, { profile: { armor: 3 } }), [6, 1, 1]);
    expect(told.state.figures['e']?.pose?.y).toBeCloseTo(inch(11.984), 1);
    const up = play(told.state, { do: 'step-up', unit: 'a' }, [2, 2]);
    expect(up.state.figures['a']?.pose?.y).toBeCloseTo(inch(11), 1);
    expect(up.of('exchangeFought')[0]).toMatchObject({ exchange: 2, attacker: 'a' });
    const stay = play(told.state, { do: 'stay', unit: 'a' });
    expect(stay.state.figures['a']?.pose?.y).toBeCloseTo(inch(10), 1);
    expect(stay.of('meleeEnded')[0]).toMatchObject({ exchanges: 1, because: 'stays' });
  });

  test('an enemy always follows [FL-BAT-118]', () => {
    const told = fights(duel({ profile: { armor: 3 } }), [6, 1, 1, 2, 2], { by: 'e' });
    expect(told.of('steppedUp')[0]).toMatchObject({ unit: 'e', up: true });
    expect(told.of('exchangeFought')).toHaveLength(2);
  });

  test('driven into water it has wet feet for the round, driven over firm ground it has not [FL-BAT-117] [FL-BAT-63]', () => {
    const pond = aPiece('pond', { stands: 'field', tags: ['water'], height: 0 }, [8, 11.5], [4, 3]);
    const told = fights(duel({}, { profile: { armor: 6 } }, { terrain: [pond] }), [6, 1, 1]);
    expect(told.of('drivenBack')).toMatchObject([{ unit: 'e' }]);
    expect(told.state.figures['e']?.did.water).toBe(true);
    expect(told.state.figures['a']?.did.water).toBe(false);
  });

  test('with its back to a wall it stays, is Stunned, and fights once more [FL-BAT-119]', () => {
    const rock = aPiece('rock', { stands: 'individual', name: 'Rock' }, [9, 11.6], [2, 1]);
    const told = fights(duel({}, { profile: { armor: 3 } }, { terrain: [rock] }), [6, 1, 1, 1, 2]);
    expect(told.of('backToTheWall')[0]).toMatchObject({ unit: 'e', behind: { is: 'piece', name: 'Rock' } });
    expect(told.of('exchangeFought')[1]).toMatchObject({
      attacker: 'a',
      modifiers: { a: [{ because: 'foe-stunned' }] },
    });
  });

  test('the table’s edge is no room, and the extra exchange goes past the third [FL-BAT-119] [FL-BAT-124] [A-22]', () => {
    const edge = duel({ at: [10, 1.6] }, { at: [10, 0.6], profile: { armor: 6, toughness: 6 } });
    const told = fights(edge, [6, 1, 1, 6, 1, 1, 6, 1, 1, 2, 3]);
    expect(told.of('backToTheWall').map(({ behind }) => behind)).toEqual([
      { is: 'edge' },
      { is: 'edge' },
      { is: 'edge' },
    ]);
    expect(told.of('exchangeFought')).toHaveLength(4);
    expect(told.of('meleeEnded')[0]).toMatchObject({ exchanges: 4, because: 'draw' });
  });

  test('who can neither harm nor lose does not fight on at a wall for ever [FL-BAT-119] [FL-BAT-120]', () => {
    const edge = duel({ at: [10, 1.6] }, { at: [10, 0.6], profile: { armor: 6, toughness: 6 } });
    const told = fights(edge, Array.from({ length: 24 }, () => [6, 1, 1]).flat());
    expect(told.of('exchangeFought')).toHaveLength(24);
    expect(told.of('meleeEnded')[0]).toMatchObject({ exchanges: 24, because: 'third' });
  });

  test('a draw with no room ends the melee and Stuns nobody [FL-BAT-110] [A-19]', () => {
    const rock = aPiece('rock', { stands: 'individual' }, [9, 11.6], [2, 1]);
    const told = fights(duel({}, {}, { terrain: [rock] }), [3, 3]);
    expect(told.state.figures['e']).toMatchObject({ stunned: false });
    expect(told.state.figures['e']?.pose?.y).toBeCloseTo(inch(10.984), 1);
    expect(told.of('meleeEnded')[0]?.because).toBe('draw');
  });

  test('over an edge of more than an inch it falls, and the melee is over [A-42] [FL-BAT-117]', () => {
    const ledge = aPiece('ledge', { stands: 'block', height: inch(2) }, [6, 6], [8, 5.1]);
    const state = duel(
      { level: inch(2) },
      { level: inch(2), profile: { armor: 4, toughness: 6 } },
      { terrain: [ledge] },
    );
    const told = fights(state, [6, 1, 1, 1]);
    expect(told.of('meleeEnded')[0]?.because).toBe('fell');
    expect(told.state.figures['e']?.level).toBe(0);
  });
});

describe('Will in melee', () => {
  test('at the end of an exchange it ends a Stun and makes its owner Attacker [FL-BAT-121] [FL-BAT-202]', () => {
    const told = fights(duel({ will: 1, profile: { armor: 2 } }), [6, 1, 2], { by: 'e' });
    expect(told.state.figures['a']?.stunned).toBe(true);
    const after = play(told.state, { do: 'rally', unit: 'a' }, [2, 2]);
    expect(after.of('exchangeFought')[0]).toMatchObject({ exchange: 2, attacker: 'a', modifiers: { e: [] } });
    expect(after.state.figures['a']?.will).toBe(0);
  });

  test('who keeps the Will stays Stunned and defends [FL-BAT-121]', () => {
    const told = fights(duel({ will: 1, profile: { armor: 2 } }), [6, 1, 2], { by: 'e' });
    const after = play(told.state, { do: 'stay-down', unit: 'a' }, [2, 3]);
    expect(after.of('exchangeFought')[0]).toMatchObject({ attacker: 'e', totals: { e: 3, a: 3 } });
    expect(after.state.figures['a']?.will).toBe(1);
  });
});

test('several who touch one enemy fight it one after another, each its own melee [FL-BAT-100] [A-40]', () => {
  const state = duel({}, {}, { others: { b: { at: [10, 12] } } });
  const first = fights(state, [3, 3]);
  expect(first.of('exchangeFought')).toHaveLength(1);
  expect(first.of('meleeEnded')[0]).toMatchObject({ unit: 'a', target: 'e' });
  expect(first.state.figures['b']?.counts['fought']).toBeUndefined();
});
