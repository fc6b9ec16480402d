import { describe, expect, it } from 'vitest';
import { IDLE } from '../evolve';
import { aBattle, actingWith, aPiece, happen, play, refusals } from '../test-kit';
import { freeHack } from './begin';
import { duel, fought, modifiers, named, states, strike, told } from './test-kit';

describe('a blow', () => {
  it('takes one action, and both roll: 6 against 5 fells the elf on an even die [ASOBH-EX-04] [ASOBH-MEL-02] [ASOBH-MEL-04]', () => {
    const state = duel({ profile: { combat: 2 } });
    const done = strike(state, [4, 2]);
    expect(done.of('spent')).toMatchObject([{ unit: 'a1', actions: 1 }]);
    expect(fought(done)).toMatchObject({ count: { totals: { attacker: 6, target: 5 }, times: 1 }, result: 'prone' });
    expect(states(done.state, 'b1')).toEqual(['prone']);
    expect(states(done.state, 'a1')).toEqual([]);
  });

  it('drives back on an odd die, whatever the total is [ASOBH-EX-04] [ASOBH-MEL-04]', () => {
    const done = strike(duel({ profile: { combat: 2 } }), [5, 2]);
    expect(fought(done)).toMatchObject({ count: { totals: { attacker: 7, target: 5 } }, result: 'recoil' });
    expect(done.state.steps.at(-1)).toMatchObject({ is: 'recoil', unit: 'b1', by: 'a1', follow: true });
  });

  it('may turn on the one who struck it: the defender wins and fells him [ASOBH-MEL-02]', () => {
    const done = strike(duel(), [1, 2]);
    expect(fought(done)).toMatchObject({ count: { winner: 'target' }, result: 'prone', loser: 'a1' });
    expect(states(done.state, 'a1')).toEqual(['prone']);
    expect(states(done.state, 'b1')).toEqual([]);
  });

  it('does nothing on a tie [ASOBH-MEL-03]', () => {
    const done = strike(duel(), [4, 4]);
    expect(fought(done)).toMatchObject({ count: { winner: 'none', times: 0 }, result: 'nothing', loser: null });
    expect(states(done.state, 'b1')).toEqual([]);
  });

  it('puts out of action whom it doubles [ASOBH-MEL-05]', () => {
    const done = strike(duel({}, { profile: { combat: 3 } }), [5, 1]);
    expect(fought(done)).toMatchObject({ count: { totals: { attacker: 8, target: 4 }, times: 2 }, result: 'out' });
    expect(done.state.figures['b1']?.fate).toBe('out');
  });

  it('kills gruesomely whom it triples [ASOBH-MEL-05]', () => {
    const done = strike(duel({}, { profile: { combat: 1 } }), [6, 2]);
    expect(fought(done)).toMatchObject({ count: { totals: { attacker: 9, target: 3 }, times: 3 }, result: 'gruesome' });
    expect(done.state.figures['b1']?.fate).toBe('gruesome');
  });

  it('counts a total of nothing or less as doubled by anything above it, and tripled by three [ASOBH-MEL-05]', () => {
    const weak = { profile: { combat: -2 } };
    expect(fought(strike(duel({ profile: { combat: 0 } }, weak), [1, 1])).result).toBe('out');
    expect(fought(strike(duel({ profile: { combat: 0 } }, weak), [3, 1])).result).toBe('gruesome');
    expect(fought(strike(duel({ profile: { combat: -2 } }, { profile: { combat: -3 } }), [2, 1])).result).toBe('prone');
  });

  it('is refused to one who is not in contact, and to a second one in the same turn [ASOBH-MEL-01] [ASOBH-ACT-06]', () => {
    const apart = duel({}, { at: [450, 500] });
    expect(refusals(apart, { do: 'attack', unit: 'a1', target: 'b1' })[0]?.code).toBe('attack/not-in-contact');
    const again = strike(duel({}, {}, { actions: 2 }), [4, 4]);
    expect(refusals(again.state, { do: 'attack', unit: 'a1', target: 'b1' })[0]?.code).toBe('attack/once');
  });

  it('is refused at friends, at whoever is gone, at stone, and at nobody [ASOBH-MEL-01] [ASOBH-CND-09]', () => {
    const state = duel(
      {},
      {},
      {
        figures: {
          a2: { at: [475, 450] },
          b2: { at: [425, 450], fate: 'out' },
          b3: { at: [450, 425], conditions: [{ is: 'stone', until: null }] },
        },
      },
    );
    const code = (target: string) => refusals(state, { do: 'attack', unit: 'a1', target })[0]?.code;
    expect(code('a2')).toBe('attack/not-a-foe');
    expect(code('b2')).toBe('attack/not-there');
    expect(code('b3')).toBe('attack/stone');
    expect(code('toString')).toBe('unit/unknown');
  });

  it('cannot be struck after a shot, nor a shot made after it [ASOBH-ACT-07]', () => {
    const shooter = duel({ traits: ['short-bow'], did: { ...IDLE, shots: 1 } });
    expect(refusals(shooter, { do: 'attack', unit: 'a1', target: 'b1' })[0]?.code).toBe('attack/shot-already');
  });

  it('has no bonus for a charge [ASOBH-MEL-22]', () => {
    const ran = duel({ did: { ...IDLE, moves: 1, other: { 'met:b1': 1 } } });
    expect(told(fought(strike(ran, [4, 4])))).toEqual({ attacker: {}, target: {} });
  });
});

describe('a Power Blow', () => {
  it('takes two actions and a point from the foe’s C [ASOBH-ACT-09]', () => {
    const done = strike(duel({}, {}, { actions: 2 }), [3, 3], { power: true });
    expect(done.of('spent')).toMatchObject([{ actions: 2 }]);
    expect(told(fought(done)).target).toEqual({ 'power-blow': -1 });
    expect(fought(done).result).toBe('recoil');
  });

  it('is refused with one action, to the Puny and to the tired [ASOBH-ACT-09] [ASOBH-TRAIT-puny] [ASOBH-CND-03]', () => {
    const power = { do: 'attack', unit: 'a1', target: 'b1', power: true } as const;
    expect(refusals(duel(), power)[0]?.code).toBe('act/too-few-actions');
    expect(refusals(duel({ traits: ['puny'] }, {}, { actions: 2 }), power)[0]?.code).toBe('attack/puny');
    expect(refusals(duel({ conditions: [{ is: 'fatigued' }] }, {}, { actions: 2 }), power)[0]?.code).toBe(
      'attack/tired',
    );
  });

  it('with a Huge Weapon takes two points, while its single blow costs one of one’s own [ASOBH-TRAIT-huge-weapon]', () => {
    const state = duel({ traits: ['huge-weapon'] }, {}, { actions: 2 });
    expect(modifiers(state, { is: 'melee', power: true })).toEqual({ attacker: {}, target: { 'huge-weapon': -2 } });
    expect(modifiers(state)).toEqual({ attacker: { 'huge-weapon': -1 }, target: {} });
    // Defending it has its full strength
    expect(modifiers(state, { is: 'melee', power: false }, 'b1', 'a1')).toEqual({ attacker: {}, target: {} });
  });
});

describe('numbers', () => {
  const ring = (count: number, b: Parameters<typeof duel>[1] = {}) =>
    duel(
      {},
      { profile: { combat: 3 }, ...b },
      {
        figures: Object.fromEntries(
          [
            [425, 475],
            [475, 475],
            [450, 500],
          ]
            .slice(0, count - 1)
            .map((at, i) => [`a${i + 2}`, { at: at as [number, number] }]),
        ),
      },
    );

  it('take a point for every foe beyond the first: C1 against three [ASOBH-EX-05] [ASOBH-MEL-07]', () => {
    expect(modifiers(ring(3)).target).toEqual({ outnumbered: -2 });
  });

  it('make the strong orc fight at -3 against four goblins [ASOBH-EX-16] [ASOBH-MEL-07]', () => {
    expect(modifiers(ring(4)).target).toEqual({ outnumbered: -3 });
  });

  it('count a Prone foe, not one that is entangled, bound, paralysed or Transfixed [ASOBH-EX-06] [ASOBH-MEL-07]', () => {
    const against = (condition: 'prone' | 'entangled' | 'transfixed' | 'bound' | 'paralysed') =>
      modifiers(
        duel(
          {},
          { profile: { combat: 4 } },
          {
            figures: {
              a2: {
                at: [475, 475],
                conditions: [condition === 'bound' || condition === 'paralysed' ? { is: condition } : condition],
              },
            },
          },
        ),
      ).target;
    expect(against('prone')).toEqual({ outnumbered: -1 });
    for (const kind of ['entangled', 'transfixed', 'bound', 'paralysed'] as const) expect(against(kind)).toEqual({});
  });

  it('weigh on the one who attacks as well, and on one who is hacked at [ASOBH-MEL-07]', () => {
    const state = duel({}, {}, { figures: { b2: { at: [475, 450] } } });
    expect(modifiers(state).attacker).toEqual({ outnumbered: -1 });
    const hack = modifiers(state, { is: 'free-hack', why: 'leaving' }, 'b1', 'a1');
    expect(hack.target).toEqual({ outnumbered: -1 });
  });

  it('weigh a point less on a Group Fighter, nothing on a Veteran [ASOBH-TRAIT-group-fighter] [ASOBH-TRAIT-veteran-group-fighter]', () => {
    expect(modifiers(ring(3, { traits: ['group-fighter'] })).target).toEqual({ outnumbered: -1 });
    expect(modifiers(ring(4, { traits: ['veteran-group-fighter'] })).target).toEqual({});
  });
});

describe('a long weapon', () => {
  const behind = (a: Parameters<typeof duel>[0] = {}, friend: Parameters<typeof duel>[0] = {}) =>
    duel({ at: [450, 425], traits: ['long-reach'], ...a }, {}, { figures: { a2: { at: [450, 450], ...friend } } });

  it('strikes over the shoulder of a friend no larger [ASOBH-TRAIT-long-reach]', () => {
    expect(fought(strike(behind(), [4, 2])).result).toBe('prone');
    const code = (state: ReturnType<typeof behind>) =>
      refusals(state, { do: 'attack', unit: 'a1', target: 'b1' })[0]?.code;
    expect(code(behind({ traits: [] }))).toBe('attack/not-in-contact');
    expect(code(behind({}, { profile: { size: 'big' } }))).toBe('attack/not-in-contact');
  });

  it('helps to outnumber from there, for three points at most where only spears reach [ASOBH-TRAIT-long-reach] [ASOBH-MEL-07]', () => {
    expect(modifiers(behind(), { is: 'melee', power: false }, 'a2').target).toEqual({ outnumbered: -1 });
    const wall = duel(
      { at: [450, 450], traits: ['long-reach'] },
      { profile: { base: { shape: 'round', size: 60 } }, at: [450, 492.5] },
      {
        figures: Object.fromEntries(
          [30, -30, 80, -80, 130].map((angle, i) => [
            `a${i + 2}`,
            {
              traits: ['long-reach'] as const,
              at: [
                450 + 42.5 * Math.sin((angle * Math.PI) / 180),
                492.5 - 42.5 * Math.cos((angle * Math.PI) / 180),
              ] as [number, number],
            },
          ]),
        ),
      },
    );
    expect(modifiers(wall).target).toEqual({ outnumbered: -3 });
  });

  it('held at a lone rider takes the use of horse and height from him [ASOBH-TRAIT-long-reach]', () => {
    const rider = { traits: ['mounted'] as const, level: 15 };
    expect(modifiers(duel(rider, {})).attacker).toEqual({ 'high-ground': 1, mounted: 1 });
    expect(modifiers(duel(rider, { traits: ['long-reach'] })).attacker).toEqual({});
    const engaged = duel(rider, { traits: ['long-reach'] }, { figures: { a2: { at: [475, 475] } } });
    expect(modifiers(engaged).attacker).toEqual({ 'high-ground': 1, mounted: 1 });
  });

  it('makes of a lost footing a step back, unless the foe has one too [ASOBH-TRAIT-long-reach]', () => {
    const done = strike(duel({}, { traits: ['long-reach'] }), [4, 2]);
    expect(fought(done)).toMatchObject({
      result: 'recoil',
      chain: [{ by: 'long-reach', from: 'prone', to: 'recoil' }],
    });
    expect(fought(strike(duel({ traits: ['long-reach'] }, { traits: ['long-reach'] }), [4, 2])).result).toBe('prone');
  });

  it('is unwieldy where there is no room [ASOBH-TRAIT-long-reach]', () => {
    const state = duel({ traits: ['long-reach'] });
    const cramped = { ...state, config: { ...state.config, cramped: true } };
    expect(modifiers(cramped).attacker).toEqual({ 'long-reach': -1 });
    const under = (at: readonly [number, number]) => [
      { ...aPiece('passage', { stands: 'flat' }, at, [60, 20]), cramped: true },
    ];
    const [here, away] = [under([420, 440]), under([420, 600])];
    expect(modifiers({ ...state, terrain: here }).attacker).toEqual({ 'long-reach': -1 });
    expect(modifiers({ ...state, terrain: away }).attacker).toEqual({});
  });
});

describe('a helpless foe', () => {
  it('that lies Prone is struck at +2, and any win kills; it strikes back [ASOBH-MEL-08] [ASOBH-MEL-06] [ASOBH-CND-05]', () => {
    const state = duel({}, { conditions: ['prone'] });
    const done = strike(state, [3, 4]);
    expect(told(fought(done)).attacker).toEqual({ 'vs-prone': 2 });
    expect(fought(done)).toMatchObject({ result: 'out', count: { because: ['vs-prone'] } });
    expect(fought(strike(state, [1, 6])).loser).toBe('a1');
  });

  it('is killed gruesomely when it is doubled [ASOBH-MEL-06] [ASOBH-MEL-08]', () => {
    expect(fought(strike(duel({}, { conditions: ['prone'] }), [5, 2])).result).toBe('gruesome');
  });

  it('attacks from the ground with all its drawbacks [ASOBH-MEL-20]', () => {
    const done = strike(duel({ conditions: ['prone'] }), [3, 2]);
    expect(told(fought(done)).target).toEqual({ 'vs-prone': 2 });
    expect(fought(done)).toMatchObject({ loser: 'a1', result: 'out' });
  });

  it('is not so helpless before the Puny: +1, and no more than a fall [ASOBH-TRAIT-puny] [ASOBH-MEL-08]', () => {
    const done = strike(duel({ traits: ['puny'] }, { conditions: ['prone'] }), [4, 3]);
    expect(told(fought(done)).attacker).toEqual({ puny: 1 });
    expect(fought(done).result).toBe('prone');
  });

  it('that is Transfixed cannot strike back: a Lethal Free Hack at +2 [ASOBH-MEL-08] [ASOBH-CND-08]', () => {
    const state = duel({}, { conditions: ['transfixed'] });
    expect(fought(strike(state, [2, 3]))).toMatchObject({ result: 'out', count: { because: ['vs-transfixed'] } });
    expect(fought(strike(state, [1, 6]))).toMatchObject({ result: 'nothing' });
    expect(fought(strike(state, [5, 2])).result).toBe('gruesome');
  });

  it('that sleeps defends with C0, and wakes if it lives [ASOBH-CND-06] [ASOBH-MEL-06]', () => {
    const state = duel({}, { conditions: ['sleeping'] });
    const missed = strike(state, [1, 6]);
    expect(fought(missed).sides).toMatchObject({ attacker: { value: 5 }, target: { combat: 0, value: 0 } });
    expect(missed.of('recovered')).toMatchObject([{ unit: 'b1', condition: 'sleeping' }]);
    expect(fought(strike(state, [1, 5])).result).toBe('out');
  });

  it('that hangs in a web is struck at +2 and dies of any win, but fights on [ASOBH-MEL-06] [ASOBH-CON-05]', () => {
    const state = duel({}, { conditions: ['entangled'] });
    expect(fought(strike(state, [3, 4]))).toMatchObject({ result: 'out', count: { because: ['vs-entangled'] } });
    expect(fought(strike(state, [1, 6])).loser).toBe('a1');
  });

  it('that is blind is struck at +2; not Lethal, but a doubled one dies gruesomely [ASOBH-CND-01]', () => {
    const state = duel({}, { conditions: [{ is: 'blind', until: null }] });
    expect(fought(strike(state, [4, 3]))).toMatchObject({ result: 'prone' });
    expect(fought(strike(state, [5, 2]))).toMatchObject({ result: 'gruesome', count: { times: 2 } });
  });

  it('in bonds is struck like a Transfixed one, and no two such bonuses add up [ASOBH-MEL-08]', () => {
    expect(fought(strike(duel({}, { conditions: [{ is: 'bound' }] }), [2, 3])).result).toBe('out');
    const twice = modifiers(duel({}, { conditions: ['prone', 'entangled'] })).attacker;
    expect(twice).toEqual({ 'vs-entangled': 2 });
  });

  it('with bones or roots about its feet is struck at +1 [ASOBH-SPELL-wall-of-bones] [ASOBH-SPELL-wall-of-wood]', () => {
    const held = (by: 'bones' | 'wood' | 'ice') =>
      modifiers(duel({}, { conditions: [{ is: 'held', by, task: 2, done: 0, since: 1 }] })).attacker;
    expect(held('bones')).toEqual({ 'vs-held': 1 });
    expect(held('wood')).toEqual({ 'vs-held': 1 });
    expect(held('ice')).toEqual({});
  });
});

describe('place, size and empty hands', () => {
  it('give a rider +1 against men on foot when he attacks [ASOBH-MEL-09] [ASOBH-TRAIT-mounted]', () => {
    expect(modifiers(duel({ traits: ['mounted'] })).attacker).toEqual({ mounted: 1 });
    expect(modifiers(duel({ traits: ['mounted'] }, { traits: ['mounted'] })).attacker).toEqual({});
    expect(modifiers(duel({}, { traits: ['mounted'] })).target).toEqual({});
  });

  it('give the larger attacker +1, whatever the difference [ASOBH-MEL-09] [ASOBH-TRAIT-big] [ASOBH-TRAIT-huge] [ASOBH-TRAIT-gargantuan] [ASOBH-TRAIT-tiny]', () => {
    const sizes = ['big', 'huge', 'gargantuan'] as const;
    for (const size of sizes) expect(modifiers(duel({ profile: { size } })).attacker).toEqual({ larger: 1 });
    expect(modifiers(duel({ profile: { size: 'huge' } }, { profile: { size: 'big' } })).attacker).toEqual({
      larger: 1,
    });
    expect(modifiers(duel({}, { profile: { size: 'tiny' } })).attacker).toEqual({ larger: 1 });
    expect(modifiers(duel({}, { profile: { size: 'big' } }))).toEqual({ attacker: {}, target: {} });
    expect(modifiers(duel({ traits: ['swarm'] }, { profile: { size: 'tiny' } })).attacker).toEqual({});
  });

  it('let a Gargantuan fell whom it would drive back, unless that one is large itself [ASOBH-TRAIT-gargantuan]', () => {
    const giant = { profile: { size: 'gargantuan' as const } };
    expect(fought(strike(duel(giant), [3, 2]))).toMatchObject({ result: 'prone', count: { because: ['gargantuan'] } });
    expect(fought(strike(duel(giant, { profile: { size: 'big' } }), [3, 2])).result).toBe('recoil');
  });

  it('give +1 to whoever stands higher, in attack and defence, and not to flyers [ASOBH-MEL-09]', () => {
    expect(modifiers(duel({ level: 15 })).attacker).toEqual({ 'high-ground': 1 });
    expect(modifiers(duel({}, { level: 15 })).target).toEqual({ 'high-ground': 1 });
    expect(modifiers(duel({}, { level: 15, traits: ['flying'] })).target).toEqual({});
  });

  it('give +1 to whoever defends a wall [ASOBH-MEL-09]', () => {
    const wall = aPiece('wall', { stands: 'linear', height: 15 }, [400, 462.5], [100, 8]);
    const state = duel({}, { at: [450, 483] }, { terrain: [wall] });
    expect(modifiers(state)).toEqual({ attacker: {}, target: { obstacle: 1 } });
    const bird = duel({ traits: ['flying'] }, { at: [450, 483] }, { terrain: [wall] });
    expect(modifiers(bird).target).toEqual({ obstacle: 1 });
  });

  it('take 1 from the unarmed, but not from claws or trained hands [ASOBH-MEL-10]', () => {
    const arms = { hand: null, loaded: true, broken: [] };
    expect(modifiers(duel({ arms })).attacker).toEqual({ unarmed: -1 });
    expect(modifiers(duel({ profile: { armed: 'unarmed' } })).attacker).toEqual({ unarmed: -1 });
    expect(modifiers(duel({ arms, profile: { armed: 'natural' } })).attacker).toEqual({});
    expect(modifiers(duel({ arms, traits: ['evade-and-counter'] })).attacker).toEqual({});
  });

  it('take 1 in shallow water and 2 in deep, not from those at home in it [ASOBH-ENV-04] [ASOBH-ENV-05] [ASOBH-TRAIT-amphibious] [ASOBH-TRAIT-flying]', () => {
    const pond = (ground: 'shallow' | 'deep') => ({ terrain: [aPiece('pond', { ground }, [400, 430], [100, 32.5])] });
    expect(modifiers(duel({}, {}, pond('shallow'))).attacker).toEqual({ 'shallow-water': -1 });
    expect(modifiers(duel({}, {}, pond('deep'))).attacker).toEqual({ 'deep-water': -2 });
    expect(modifiers(duel({ traits: ['amphibious'] }, {}, pond('deep'))).attacker).toEqual({});
    // Nor from those in the air above it
    expect(modifiers(duel({ traits: ['flying'] }, {}, pond('deep'))).attacker).toEqual({});
  });

  it('take 1 from those with a standard or an instrument in hand, and from the Reckless [ASOBH-TRAIT-standard-bearer] [ASOBH-TRAIT-music] [ASOBH-TRAIT-reckless]', () => {
    expect(modifiers(duel({ traits: ['standard-bearer'] })).attacker).toEqual({ 'standard-bearer': -1 });
    expect(modifiers(duel({}, { traits: ['music'] })).target).toEqual({ music: -1 });
    expect(modifiers(duel({ traits: ['reckless'], used: { reckless: 3 } })).attacker).toEqual({ reckless: -1 });
  });

  it('give crushing blows +1 against the Fragile [ASOBH-TRAIT-fragile]', () => {
    const fragile = { traits: ['fragile'] as const };
    for (const trait of ['bludgeon', 'flail', 'hammering-blow', 'heavy-weapon', 'trample'] as const)
      expect(modifiers(duel({ traits: [trait] }, fragile)).attacker).toEqual({ fragile: 1 });
    expect(modifiers(duel({ profile: { size: 'huge' } }, fragile)).attacker).toEqual({ fragile: 1, larger: 1 });
    expect(modifiers(duel({}, fragile)).attacker).toEqual({});
  });

  it('let plain weapons pass through the Incorporeal at -2, magic ones not [ASOBH-TRAIT-incorporeal]', () => {
    const ghost = { traits: ['incorporeal'] as const };
    expect(modifiers(duel({}, ghost)).attacker).toEqual({ incorporeal: -2 });
    expect(modifiers(duel({ profile: { magicWeapon: true } }, ghost)).attacker).toEqual({});
    const dead = { traits: ['incorporeal', 'undead'] as const };
    expect(modifiers(duel(dead, dead)).attacker).toEqual({});
  });

  it('keep the Incorporeal from doing more than drive back [ASOBH-TRAIT-incorporeal]', () => {
    const done = strike(duel({ traits: ['incorporeal'] }, { profile: { combat: 1 } }), [6, 1]);
    expect(fought(done)).toMatchObject({ result: 'recoil', count: { times: 3, because: ['incorporeal'] } });
  });
});

describe('an ambush', () => {
  const hidden = { unseenBy: ['b1'] };

  it('gives +1 on the first dice of the turn alone [ASOBH-MEL-11]', () => {
    expect(told(fought(strike(duel(hidden), [4, 4]))).attacker).toEqual({ ambush: 1 });
    const second = duel({ ...hidden, traits: ['combat-master'], did: { ...IDLE, melees: 1 } });
    expect(told(fought(strike(second, [4, 4]))).attacker).toEqual({});
  });

  it('gives a Backstabber +2, and nothing against a sense for danger [ASOBH-TRAIT-backstab] [ASOBH-TRAIT-danger-sense]', () => {
    expect(told(fought(strike(duel({ ...hidden, traits: ['backstab'] }), [4, 4]))).attacker).toEqual({ backstab: 2 });
    expect(told(fought(strike(duel(hidden, { traits: ['danger-sense'] }), [4, 4]))).attacker).toEqual({});
  });

  it('is spoiled among leaves by eyes that look through them [ASOBH-TRAIT-leafsight]', () => {
    const wood = { terrain: [aPiece('wood', { ground: 'woods', plant: true }, [400, 400], [100, 55])] };
    const watched = duel(hidden, {}, { ...wood, figures: { b2: { at: [450, 600], traits: ['leafsight'] } } });
    expect(told(fought(strike(watched, [4, 4]))).attacker).toEqual({});
    expect(told(fought(strike(duel(hidden, {}, wood), [4, 4]))).attacker).toEqual({ ambush: 1 });
  });
});

describe('a Free Hack', () => {
  const hacked = (faces: readonly number[], more: Parameters<typeof duel>[0] = {}) =>
    happen(duel(more), (tale) => tale.call(freeHack('b1', 'a1', 'leaving')), faces);

  it('harms its target alone: winning it is no more than getting away [ASOBH-MEL-18] [ASOBH-MEL-24]', () => {
    expect(fought(hacked([1, 6]))).toMatchObject({ result: 'nothing', count: { winner: 'target' } });
    expect(states(hacked([1, 6]).state, 'b1')).toEqual([]);
  });

  it('does what any blow does where it is lost, and more to one who lies there [ASOBH-MEL-18] [ASOBH-MEL-24]', () => {
    expect(fought(hacked([4, 2])).result).toBe('prone');
    expect(fought(hacked([3, 2])).result).toBe('recoil');
    expect(fought(hacked([3, 4], { conditions: ['prone'] })).result).toBe('out');
  });

  it('cannot be blocked [ASOBH-MEL-18] [ASOBH-TRAIT-block]', () => {
    expect(fought(hacked([4, 2], { traits: ['block'] }))).toMatchObject({ result: 'prone', chain: [] });
  });
});

describe('many attacks', () => {
  it('come of a Combat Master, one for each action, at whom it likes [ASOBH-TRAIT-combat-master]', () => {
    const state = duel({ traits: ['combat-master'] }, {}, { actions: 3, figures: { b2: { at: [475, 450] } } });
    const first = play(state, { do: 'attack', unit: 'a1', target: 'b1', power: true }, [4, 4]);
    // b2 weighs on it: 4 + 3 - 1 against 4 + 3 - 1
    const second = play(first.state, { do: 'attack', unit: 'a1', target: 'b2' }, [4, 4]);
    expect(fought(second).result).toBe('prone');
    expect(second.state.figures['a1']?.did.melees).toBe(2);
  });

  it('let it put its deadly art in one, named before the dice [ASOBH-TRAIT-combat-master] [ASOBH-TRAIT-assassin]', () => {
    const state = duel({ traits: ['combat-master', 'assassin'] }, {}, { actions: 3 });
    const plain = strike(state, [4, 4]);
    const named = strike(plain.state, [5, 4], { named: true });
    expect(fought(named)).toMatchObject({ result: 'out', count: { because: ['assassin'] } });
    expect(fought(strike(state, [4, 3])).result).toBe('prone');
    expect(
      refusals(
        {
          ...state,
          figures: { ...state.figures, a1: { ...state.figures['a1']!, did: { ...IDLE, other: { named: 1 } } } },
        },
        { do: 'attack', unit: 'a1', target: 'b1', named: true },
      )[0]?.code,
    ).toBe('attack/named-already');
    expect(refusals(duel(), { do: 'attack', unit: 'a1', target: 'b1', named: true })[0]?.code).toBe(
      'attack/nothing-to-name',
    );
  });

  it('belong to a group one after another [ASOBH-ACT-06]', () => {
    const state = aBattle({
      figures: { a1: { at: [450, 450] }, a2: { at: [475, 475] }, b1: { at: [450, 475] } },
      step: actingWith({ a1: 1, a2: 1 }),
    });
    const first = play(state, { do: 'attack', unit: 'a1', target: 'b1' }, [4, 3]);
    expect(first.state.steps.at(-1)?.is).toBe('act');
    const second = play(first.state, { do: 'attack', unit: 'a2', target: 'b1' }, [1, 4]);
    expect(named(fought(second).sides.attacker.modifiers)).toEqual({ 'vs-prone': 2 });
  });
});
