import { describe, expect, it } from 'vitest';
import { IDLE } from '../evolve';
import type { Means } from '../steps-combat';
import { actingWith, aPiece, happen, play, refusals } from '../test-kit';
import { attackOf, freeThrowStep } from './begin';
import { strengthOf } from './strength';
import { fought, modifiers, range, shot, states, told } from './test-kit';

const BOW = { traits: ['short-bow'] as const };
const own = { profile: { ranged: 'medium' as const } };
const means = (weapon: string, aimed = false): Means => ({ is: 'shot', weapon, aimed, shooters: ['a1'] });
const why = (state: ReturnType<typeof range>, weapon = 'short-bow', more: object = {}) =>
  refusals(state, { do: 'shoot', unit: 'a1', target: 'b1', weapon, ...more })[0];

describe('a shot', () => {
  it('takes one action, and only the target can be harmed [ASOBH-RNG-02] [ASOBH-MEL-18]', () => {
    const done = shot(range(100, BOW), 'short-bow', [4, 2]);
    expect(done.of('spent')).toMatchObject([{ actions: 1 }]);
    expect(fought(done)).toMatchObject({ result: 'prone', loser: 'b1' });
    expect(done.state.figures['a1']?.did.shots).toBe(1);
    const missed = shot(range(100, BOW), 'short-bow', [2, 6]);
    expect(fought(missed)).toMatchObject({ result: 'nothing', count: { winner: 'target' } });
    expect(states(missed.state, 'a1')).toEqual([]);
  });

  it('misses on a tie, drives back on odd, doubles and triples as a blow does [ASOBH-RNG-02] [ASOBH-MEL-05]', () => {
    expect(fought(shot(range(100, BOW), 'short-bow', [3, 3])).result).toBe('nothing');
    const back = shot(range(100, BOW), 'short-bow', [5, 3]);
    expect(fought(back).result).toBe('recoil');
    expect(back.state.steps.at(-1)).toMatchObject({ is: 'recoil', unit: 'b1', follow: false });
    expect(fought(shot(range(100, BOW), 'short-bow', [5, 1])).result).toBe('out');
    expect(fought(shot(range(100, BOW, { profile: { combat: 1 } }), 'short-bow', [6, 2])).result).toBe('gruesome');
  });

  it('is at 0, -2 and -4 within one, two and three of its sticks, and goes no farther [ASOBH-RNG-01]', () => {
    const at = (mm: number) => modifiers(range(mm, own), means('ranged')).attacker;
    expect([at(120), at(240), at(360)]).toEqual([{}, { range: -2 }, { range: -4 }]);
    expect(why(range(361, own), 'ranged')).toMatchObject({ code: 'shoot/out-of-range', detail: { reach: 360 } });
  });

  it('cannot be followed by a second one, except by a Legendary Shot [ASOBH-ACT-06] [ASOBH-TRAIT-legendary-shot]', () => {
    const twice = (traits: Parameters<typeof range>[1]) =>
      shot(range(100, traits, {}, { actions: 3 }), 'short-bow', [3, 4]);
    expect(why(twice(BOW).state)?.code).toBe('attack/once');
    const legend = twice({ traits: ['short-bow', 'legendary-shot'] });
    const second = shot(legend.state, 'short-bow', [4, 2], { aimed: true });
    expect(second.of('spent')).toMatchObject([{ actions: 2 }]);
    expect(second.state.figures['a1']?.did.shots).toBe(2);
  });

  it('cannot be made in a turn in which one has fought [ASOBH-ACT-07]', () => {
    expect(why(range(100, { ...BOW, did: { ...IDLE, melees: 1 } }))?.code).toBe('attack/fought-already');
  });

  it('with aim takes two actions and a point of the target’s C [ASOBH-RNG-08] [ASOBH-ACT-09]', () => {
    const done = shot(range(100, BOW, {}, { actions: 2 }), 'short-bow', [3, 3], { aimed: true });
    expect(done.of('spent')).toMatchObject([{ actions: 2 }]);
    expect(told(fought(done)).target).toEqual({ 'aimed-shot': -1 });
    expect(fought(done).result).toBe('recoil');
    expect(why(range(100, BOW), 'short-bow', { aimed: true })?.code).toBe('act/too-few-actions');
  });

  it('kills a Prone target by any win, with no bonus [ASOBH-RNG-09]', () => {
    const done = shot(range(100, BOW, { conditions: ['prone'] }), 'short-bow', [4, 3]);
    expect(fought(done)).toMatchObject({ result: 'out', sides: { attacker: { modifiers: [] } } });
    expect(fought(shot(range(100, BOW, { conditions: ['prone'] }), 'short-bow', [5, 1])).result).toBe('gruesome');
  });

  it('kills a Transfixed or sleeping target by any win, at +2 [ASOBH-RNG-09] [ASOBH-CND-08]', () => {
    const still = modifiers(range(100, BOW, { conditions: ['transfixed'] }), means('short-bow'));
    expect(still.attacker).toEqual({ 'vs-transfixed': 2 });
    const asleep = shot(range(100, BOW, { conditions: ['sleeping'] }), 'short-bow', [1, 5, 2]);
    expect(fought(asleep)).toMatchObject({ result: 'out', sides: { target: { value: 0 } } });
    expect(modifiers(range(100, BOW, { conditions: ['entangled'] }), means('short-bow')).attacker).toEqual({});
  });
});

describe('a weapon', () => {
  const at = (trait: Parameters<typeof range>[1], weapon: string, mm: number) =>
    modifiers(range(mm, trait), means(weapon)).attacker['range'] ?? 0;

  it('that is a short bow is at +1 within a Short, 0, -2 and -4 to three Medium [ASOBH-TRAIT-short-bow] [ASOBH-RNG-01]', () => {
    expect([75, 120, 240, 360].map((mm) => at(BOW, 'short-bow', mm))).toEqual([1, 0, -2, -4]);
  });

  it('that is a longbow is at +1, 0 and -2 to three Long [ASOBH-TRAIT-longbow]', () => {
    expect([180, 360, 540].map((mm) => at({ traits: ['longbow'] }, 'longbow', mm))).toEqual([1, 0, -2]);
    expect(why(range(541, { traits: ['longbow'] }), 'longbow')?.code).toBe('shoot/out-of-range');
  });

  it('that is a composite bow reaches a Short farther, and in the wind shoots true up to a Long [ASOBH-TRAIT-composite-bow] [ASOBH-WTH-02]', () => {
    const bow = { traits: ['composite-bow'] as const };
    expect([180, 360, 615].map((mm) => at(bow, 'composite-bow', mm))).toEqual([1, 0, -2]);
    const windy = (mm: number) =>
      modifiers(range(mm, bow, {}, { weather: 'strong-wind' }), means('composite-bow')).attacker;
    expect(windy(180)).toEqual({ range: 1 });
    expect(windy(200)).toEqual({ 'ASOBH-WTH-02': -1 });
  });

  it('that is a javelin or a sling keeps to its stick [ASOBH-TRAIT-javelin] [ASOBH-TRAIT-sling]', () => {
    expect([75, 150, 225].map((mm) => at({ traits: ['javelin'] }, 'javelin', mm))).toEqual([0, -2, -4]);
    expect([120, 240, 360].map((mm) => at({ traits: ['sling'] }, 'sling', mm))).toEqual([0, -2, -4]);
  });

  it('that is a crossbow is empty after a shot, and loaded for an action without a move [ASOBH-TRAIT-crossbow] [ASOBH-RNG-13]', () => {
    const bow = { traits: ['crossbow'] as const };
    expect([180, 360, 540].map((mm) => at(bow, 'crossbow', mm))).toEqual([1, 0, -2]);
    const done = shot(range(100, bow, {}, { actions: 2 }), 'crossbow', [2, 4]);
    expect(done.state.figures['a1']?.arms.loaded).toBe(false);
    expect(why(done.state, 'crossbow')?.code).toBe('shoot/not-loaded');
    const loaded = play(done.state, { do: 'reload', unit: 'a1' });
    expect(loaded.of('reloaded')).toMatchObject([{ weapon: 'crossbow', how: 'reload' }]);
    expect(loaded.state.figures['a1']).toMatchObject({ arms: { loaded: true }, did: { other: { reloaded: 1 } } });
    const stays = refusals(range(100, { ...bow, did: { ...IDLE, other: { reloaded: 1 } } }), {
      do: 'move',
      unit: 'a1',
      to: { x: 450, y: 150 },
    });
    expect(stays[0]?.rule).toBe('ASOBH-RNG-13');
  });

  it('that is a crossbow is loaded on foot, on one’s feet, out of melee [ASOBH-RNG-13]', () => {
    const empty = { traits: ['crossbow'] as const, arms: { hand: 'both' as const, loaded: false, broken: [] } };
    const code = (state: ReturnType<typeof range>) => refusals(state, { do: 'reload', unit: 'a1' })[0]?.code;
    expect(code(range(100, { ...empty, traits: ['crossbow', 'mounted'] }))).toBe('reload/mounted');
    expect(code(range(100, { ...empty, conditions: ['prone'] }))).toBe('reload/prone');
    expect(code(range(0, empty))).toBe('reload/in-melee');
    expect(code(range(100, { ...empty, did: { ...IDLE, moves: 1 } }))).toBe('reload/moved');
    expect(code(range(100, { traits: ['crossbow'] }))).toBe('reload/loaded');
    expect(code(range(100, BOW))).toBe('reload/nothing');
  });

  it('that is a longbow goes through armour within a Short [ASOBH-TRAIT-longbow] [ASOBH-TRAIT-heavily-armored]', () => {
    const heavy = { traits: ['heavily-armored'] as const };
    expect(fought(shot(range(75, { traits: ['longbow'] }, heavy), 'longbow', [4, 4])).result).toBe('prone');
    expect(fought(shot(range(80, { traits: ['longbow'] }, heavy), 'longbow', [4, 4])).result).toBe('nothing');
  });

  it('that is a sling needs elbow room [ASOBH-TRAIT-sling]', () => {
    const friend = (traits: readonly 'sling'[]) =>
      range(100, { traits: ['sling'] }, {}, { figures: { a2: { at: [475, 100], traits } } });
    expect(why(friend([]), 'sling')?.code).toBe('shoot/no-room-to-swing');
    expect(why(friend(['sling']), 'sling')).toBeUndefined();
    const narrow = range(100, { traits: ['sling'] });
    expect(why({ ...narrow, config: { ...narrow.config, cramped: true } }, 'sling')?.code).toBe('shoot/cramped');
    const alley = { ...aPiece('alley', { stands: 'flat' }, [430, 80], [40, 40]), cramped: true };
    expect(why({ ...narrow, terrain: [alley] }, 'sling')?.code).toBe('shoot/cramped');
  });
});

describe('a mishap', () => {
  it('is a 1 confirmed by a 1: the weapon is of no more use, the shot still counts [ASOBH-RNG-07]', () => {
    const held = shot(range(100, BOW), 'short-bow', [1, 6, 2]);
    expect(held.of('weaponFailed')).toMatchObject([{ how: 'held', faces: [1, 2] }]);
    const strong = { ...BOW, profile: { combat: 6 } };
    const broke = shot(range(100, strong), 'short-bow', [1, 1, 1]);
    expect(fought(broke).result).toBe('recoil');
    expect(broke.state.figures['a1']?.arms.broken).toEqual(['short-bow']);
    expect(why(range(100, { ...BOW, arms: { hand: 'both', loaded: true, broken: ['short-bow'] } }))?.code).toBe(
      'shoot/broken',
    );
  });

  it('ends the javelins on an unconfirmed 1 [ASOBH-RNG-07] [ASOBH-TRAIT-javelin]', () => {
    const done = shot(range(60, { traits: ['javelin'] }), 'javelin', [1, 6]);
    expect(done.of('weaponFailed')).toMatchObject([{ weapon: 'javelin', how: 'spent', faces: [1] }]);
  });

  it('ends the shooting of one who has no weapon of the list [ASOBH-RNG-07]', () => {
    const done = shot(range(60, own), 'ranged', [1, 6, 1]);
    expect(done.of('weaponFailed')).toMatchObject([{ weapon: 'ranged', how: 'broken' }]);
  });

  it('snaps the string of a longbow, which two actions put on anew [ASOBH-RNG-13] [ASOBH-TRAIT-longbow]', () => {
    const done = shot(range(100, { traits: ['longbow'] }, {}, { actions: 3 }), 'longbow', [1, 6, 1]);
    expect(done.of('weaponFailed')).toMatchObject([{ how: 'restring' }]);
    const strung = play(done.state, { do: 'restring', unit: 'a1' });
    expect(strung.of('spent')).toMatchObject([{ actions: 2 }]);
    expect(strung.state.figures['a1']?.arms.broken).toEqual([]);
    const snapped = {
      traits: ['longbow'] as const,
      arms: { hand: 'both' as const, loaded: true, broken: ['longbow'] },
    };
    const code = (state: ReturnType<typeof range>) => refusals(state, { do: 'restring', unit: 'a1' })[0]?.code;
    expect(code(range(0, snapped, {}, { actions: 2 }))).toBe('restring/in-melee');
    expect(code(range(90, { ...snapped, did: { ...IDLE, moves: 1 } }, {}, { actions: 2 }))).toBe('restring/moved');
    expect(code(range(90, { traits: ['longbow'] }, {}, { actions: 2 }))).toBe('restring/whole');
    expect(code(range(90, BOW, {}, { actions: 2 }))).toBe('restring/nothing');
  });
});

describe('the nearest foe', () => {
  const two = (
    b2: Parameters<typeof range>[2],
    a: Parameters<typeof range>[1] = BOW,
    b: Parameters<typeof range>[2] = {},
  ) => range(200, a, b, { figures: { b2: { at: [500, 200], ...b2 } } });

  it('has to be shot first [ASOBH-RNG-03]', () => {
    expect(why(two({}))).toMatchObject({ code: 'shoot/nearer-foe', who: ['b1', 'b2'] });
  });

  it('is passed over by a 50-point archer where it costs 24, not where it costs 25 [ASOBH-EX-07] [ASOBH-RNG-03]', () => {
    const archer = { ...BOW, profile: { points: 50 } };
    expect(why(two({ profile: { points: 24 } }, archer))).toBeUndefined();
    expect(why(two({ profile: { points: 25 } }, archer))?.code).toBe('shoot/nearer-foe');
  });

  it('is passed over where it lies Prone, hides or is in cover, or for something large [ASOBH-RNG-03]', () => {
    expect(why(two({ conditions: ['prone'] }))).toBeUndefined();
    expect(why(two({}, BOW, { profile: { size: 'big' } }))).toBeUndefined();
    expect(why(two({ profile: { size: 'big' } }, BOW, { profile: { size: 'big' } }))?.code).toBe('shoot/nearer-foe');
    const crate = aPiece('crate', { stands: 'linear', height: 18 }, [480, 170], [40, 10]);
    expect(why({ ...two({}), terrain: [crate] })).toBeUndefined();
    const house = aPiece('house', { stands: 'solid' }, [470, 150], [80, 30]);
    expect(why({ ...two({}), terrain: [house] })).toBeUndefined();
  });

  it('is passed over where it cannot be shot at all: it fights a friend [ASOBH-RNG-03] [ASOBH-RNG-04]', () => {
    const state = range(200, BOW, {}, { figures: { b2: { at: [500, 200] }, a2: { at: [525, 200] } } });
    expect(why(state)).toBeUndefined();
  });
});

describe('melee and shots', () => {
  it('do not mix: neither shooter nor target may be in one [ASOBH-RNG-04]', () => {
    const beset = range(100, BOW, {}, { figures: { b2: { at: [475, 100] } } });
    expect(why(beset)?.code).toBe('shoot/in-melee');
    const fighting = range(100, BOW, {}, { figures: { a2: { at: [475, 225] } } });
    expect(why(fighting)).toMatchObject({ code: 'shoot/into-melee', who: ['b1', 'a2'] });
    const friendDown = range(100, BOW, {}, { figures: { a2: { at: [475, 225], conditions: ['prone'] } } });
    expect(why(friendDown)?.code).toBe('shoot/into-melee');
  });

  it('go together for one who stands over Prone foes alone, at them too [ASOBH-RNG-04]', () => {
    const over = range(100, BOW, {}, { figures: { b2: { at: [475, 100], conditions: ['prone'] } } });
    expect(why(over)).toBeUndefined();
    expect(refusals(over, { do: 'shoot', unit: 'a1', target: 'b2', weapon: 'short-bow' })).toEqual([]);
  });

  it('go together for one with Fire Into Melee [ASOBH-TRAIT-fire-into-melee]', () => {
    const state = range(100, { traits: ['short-bow', 'fire-into-melee'] }, {}, { figures: { a2: { at: [475, 225] } } });
    expect(why(state)).toBeUndefined();
    expect(fought(shot(state, 'short-bow', [4, 2])).result).toBe('prone');
  });
});

describe('sight and cover', () => {
  it('solid things and standing figures bar the line; a friend at one’s side does not [ASOBH-RNG-05]', () => {
    const house = { terrain: [aPiece('house', { stands: 'solid' }, [400, 130], [100, 30])] };
    expect(why(range(100, BOW, {}, house))?.code).toBe('shoot/no-sight');
    const friend = (y: number) =>
      range(100, BOW, {}, { figures: { a2: { at: [450, y], profile: { base: { shape: 'square', size: 40 } } } } });
    expect(why(friend(170))).toMatchObject({ code: 'shoot/no-sight', who: ['a1', 'b1', 'a2'] });
    expect(why(friend(132.5))).toBeUndefined();
  });

  it('a target partly behind something is at -1; one that never learns it is not [ASOBH-RNG-06] [ASOBH-TRAIT-oblivious-to-danger]', () => {
    const crate = { terrain: [aPiece('crate', { stands: 'linear', height: 18 }, [400, 190], [100, 10])] };
    expect(modifiers(range(100, BOW, {}, crate), means('short-bow')).attacker).toEqual({ cover: -1 });
    const careless = range(100, BOW, { traits: ['oblivious-to-danger'] }, crate);
    expect(modifiers(careless, means('short-bow')).attacker).toEqual({});
  });

  it('in a wood a figure is seen at Short and -1; from its edge it is shot into at -1 [ASOBH-RNG-11]', () => {
    const wood = (y: number, depth: number) => ({
      terrain: [aPiece('wood', { ground: 'woods', plant: true }, [300, y], [300, depth])],
    });
    expect(modifiers(range(70, BOW, {}, wood(50, 300)), means('short-bow')).attacker).toEqual({ cover: -1, range: 1 });
    expect(why(range(90, BOW, {}, wood(50, 300)))?.code).toBe('shoot/no-sight');
    expect(modifiers(range(70, BOW, {}, wood(112.5, 200)), means('short-bow')).attacker).toEqual({
      cover: -1,
      range: 1,
    });
  });

  it('from the edge of a wood a shot comes as from ambush, unless the target stands against it [ASOBH-RNG-11] [ASOBH-TRAIT-backstab]', () => {
    const wood = { terrain: [aPiece('wood', { ground: 'woods', plant: true }, [300, 20], [300, 85])] };
    expect(told(fought(shot(range(100, BOW, {}, wood), 'short-bow', [3, 4]))).attacker).toEqual({ ambush: 1 });
    const stab = range(100, { traits: ['short-bow', 'backstab'] }, {}, wood);
    expect(told(fought(shot(stab, 'short-bow', [3, 5]))).attacker).toEqual({ backstab: 2 });
    const against = range(0, BOW, { at: [612.5, 100] }, wood);
    expect(told(fought(shot(against, 'short-bow', [3, 6]))).attacker).toEqual({ range: -2 });
  });

  it('none can be had of one with Stealth beside cover, except with magic [ASOBH-RNG-12] [ASOBH-TRAIT-stealth]', () => {
    const wall = { terrain: [aPiece('wall', { stands: 'linear', height: 25 }, [462.5, 200], [8, 60])] };
    expect(why(range(100, BOW, { traits: ['stealth'] }, wall))?.code).toBe('shoot/stealth');
    expect(why(range(100, { ...BOW, profile: { magicWeapon: true } }, { traits: ['stealth'] }, wall))).toBeUndefined();
    expect(why(range(100, BOW, { traits: ['stealth'] }))).toBeUndefined();
  });

  it('nobody shoots blind, or out of deep water [ASOBH-CND-01] [ASOBH-ENV-05]', () => {
    expect(why(range(100, { ...BOW, conditions: [{ is: 'blind', until: null }] }))?.code).toBe('shoot/cannot-see');
    const pond = { terrain: [aPiece('pond', { ground: 'deep' }, [400, 50], [100, 100])] };
    expect(why(range(100, BOW, {}, pond))?.code).toBe('shoot/deep-water');
    expect(why(range(100, { ...BOW, traits: ['flying', 'short-bow'] }, {}, pond))).toBeUndefined();
  });
});

describe('targets', () => {
  const at = (b: Parameters<typeof range>[2], a: Parameters<typeof range>[1] = BOW) =>
    modifiers(range(100, a, b), means('short-bow')).attacker;

  it('that are large are hit at +1 [ASOBH-RNG-10] [ASOBH-TRAIT-big] [ASOBH-TRAIT-huge] [ASOBH-TRAIT-gargantuan]', () => {
    for (const size of ['big', 'huge', 'gargantuan'] as const)
      expect(at({ profile: { size } })).toEqual({ 'large-target': 1 });
  });

  it('of mist, bone, many bodies or next to none are hit at -2 by what is not magic [ASOBH-RNG-10] [ASOBH-TRAIT-skeletal] [ASOBH-TRAIT-incorporeal] [ASOBH-TRAIT-swarm] [ASOBH-TRAIT-tiny]', () => {
    for (const trait of ['incorporeal', 'skeletal', 'swarm', 'tiny'] as const) {
      expect(at({ traits: [trait] })).toEqual({ [trait]: -2 });
      expect(at({ traits: [trait] }, { ...BOW, profile: { magicWeapon: true } })).toEqual({});
    }
    // One such reason counts
    expect(at({ traits: ['skeletal', 'swarm'] })).toEqual({ skeletal: -2 });
  });

  it('of bone are no harder for the huge, nor for a Hunter of the Dead [ASOBH-TRAIT-skeletal] [ASOBH-TRAIT-hunter-of-the-dead]', () => {
    expect(at({ traits: ['skeletal'] }, { ...BOW, profile: { size: 'huge' } })).toEqual({});
    expect(at({ traits: ['skeletal', 'undead'] }, { traits: ['short-bow', 'hunter-of-the-dead'] })).toEqual({});
  });

  it('that are easy or difficult differ by a point, not while they cannot dodge [ASOBH-TRAIT-easy-target] [ASOBH-TRAIT-difficult-target]', () => {
    expect(at({ traits: ['easy-target'] })).toEqual({ 'easy-target': 1 });
    expect(at({ traits: ['difficult-target'] })).toEqual({ 'difficult-target': -1 });
    for (const condition of ['prone', 'entangled'] as const)
      expect(at({ traits: ['difficult-target'], conditions: [condition] })).toEqual({});
  });

  it('that can be hurt in the head alone need magic, aim, or a Hunter of the Dead [ASOBH-TRAIT-aim-for-the-head] [ASOBH-TRAIT-hunter-of-the-dead]', () => {
    const zombie = { traits: ['aim-for-the-head', 'undead'] as const };
    expect(why(range(100, BOW, zombie))?.code).toBe('shoot/aim-for-the-head');
    expect(why(range(100, BOW, zombie, { actions: 2 }), 'short-bow', { aimed: true })).toBeUndefined();
    expect(why(range(100, { ...BOW, profile: { magicWeapon: true } }, zombie))).toBeUndefined();
    expect(why(range(100, { traits: ['short-bow', 'hunter-of-the-dead'] }, zombie))).toBeUndefined();
  });

  it('in a shell of magic, of stone, or on one’s own side are none [ASOBH-SPELL-protection-from-arrows] [ASOBH-CND-09]', () => {
    const shell = {
      e1: {
        id: 'e1',
        is: 'protection-from-arrows' as const,
        caster: 'b1',
        side: 'two',
        power: 1,
        target: 'b1',
        outline: null,
        at: null,
        hits: 0,
        ground: null,
        began: 1,
        until: null,
        counts: {},
      },
    };
    expect(why(range(100, BOW, {}, { effects: shell }))?.code).toBe('shoot/shielded');
    expect(why(range(100, BOW, { conditions: [{ is: 'stone', until: null }] }))?.code).toBe('shoot/stone');
    expect(why(range(100, BOW, { side: 'one', seat: 'a' }))?.code).toBe('shoot/not-a-foe');
  });
});

describe('a shooter', () => {
  it('who is a Good Shot is at +1 [ASOBH-TRAIT-good-shot]', () => {
    expect(modifiers(range(100, { traits: ['short-bow', 'good-shot'] }), means('short-bow')).attacker).toEqual({
      'good-shot': 1,
    });
  });

  it('of Unerring Aim loses half as much by range, a point less with the long bows [ASOBH-TRAIT-unerring-aim]', () => {
    const at = (trait: 'short-bow' | 'longbow', mm: number) =>
      modifiers(range(mm, { traits: [trait, 'unerring-aim'] }), means(trait)).attacker;
    expect(at('short-bow', 240)).toEqual({ range: -2, 'unerring-aim': 1 });
    expect(at('short-bow', 360)).toEqual({ range: -4, 'unerring-aim': 2 });
    expect(at('longbow', 540)).toEqual({ range: -2, 'unerring-aim': 1 });
    expect(at('longbow', 100)).toEqual({ range: 1 });
  });

  it('is hindered by wind and rain, the book’s and a magician’s [ASOBH-WTH-02] [ASOBH-WTH-03] [ASOBH-WTH-04] [ASOBH-SPELL-rain]', () => {
    const in_ = (weather: 'strong-wind' | 'heavy-rain' | 'thunderstorm') =>
      modifiers(range(100, BOW, {}, { weather }), means('short-bow')).attacker;
    expect(in_('strong-wind')).toEqual({ 'ASOBH-WTH-02': -1 });
    expect(in_('heavy-rain')).toEqual({ 'ASOBH-WTH-03': -1 });
    expect(in_('thunderstorm')).toEqual({ 'ASOBH-WTH-04': -1 });
    const rain = {
      e1: {
        id: 'e1',
        is: 'rain' as const,
        caster: 'b1',
        side: 'two',
        power: 3,
        target: null,
        outline: null,
        at: null,
        hits: 0,
        ground: null,
        began: 1,
        until: null,
        counts: {},
      },
    };
    expect(modifiers(range(60, BOW, {}, { effects: rain }), means('short-bow')).attacker).toEqual({
      range: 1,
      rain: -1,
    });
    expect(why(range(80, BOW, {}, { effects: rain }))).toMatchObject({
      code: 'shoot/out-of-range',
      detail: { reach: 75 },
    });
  });
});

describe('a spell that is shot', () => {
  const spell: Means = { is: 'spell', spell: 'blast', power: 2, fire: false };

  it('has the C of its Power and the shooter’s traits, and loses a point for each stick more [ASOBH-RNG-14] [ASOBH-RNG-01]', () => {
    const clash = (mm: number) => {
      const state = range(
        mm,
        { traits: ['spell-caster', 'good-shot'] },
        { traits: ['skeletal'], profile: { size: 'big' } },
      );
      return strengthOf(state, attackOf('a1', 'b1', spell)).attacker;
    };
    expect(clash(120)).toMatchObject({ combat: 2, value: 4 });
    expect(modifiers(range(200, { traits: ['good-shot'] }), spell).attacker).toEqual({ range: -1, 'good-shot': 1 });
    expect(modifiers(range(300, {}), spell).attacker).toEqual({ range: -2 });
  });
});

describe('a shot of a Gargantuan', () => {
  it('fells whom it would drive back, unless that one is large itself or many shot at once [ASOBH-TRAIT-gargantuan]', () => {
    const giant = { ...BOW, profile: { size: 'gargantuan' as const } };
    expect(fought(shot(range(100, giant), 'short-bow', [5, 3]))).toMatchObject({
      result: 'prone',
      count: { because: ['gargantuan'] },
    });
    const big = { profile: { size: 'big' as const } };
    expect(fought(shot(range(100, giant, big), 'short-bow', [5, 4])).result).toBe('recoil');
    expect(fought(shot(range(100, BOW, giant), 'short-bow', [5, 4])).result).toBe('recoil');
  });
});

describe('a volley', () => {
  const line = (extra: Parameters<typeof range>[1][] = [{}, {}, {}, {}]) => {
    const figures = Object.fromEntries(
      extra.map((more, i) => [
        `a${i + 2}`,
        { at: [480 + i * 30, 100] as [number, number], traits: ['short-bow'] as const, ...more },
      ]),
    );
    const ids = ['a1', ...Object.keys(figures)];
    const state = range(60, BOW, { at: [510, 185] }, { figures });
    return {
      ...state,
      steps: [state.steps[0]!, actingWith(Object.fromEntries(ids.map((id) => [id, 1])), { kind: 'concentrate' })],
    };
  };

  it('of five takes 4 from the target’s C, on one roll [ASOBH-EX-13] [ASOBH-GRP-04]', () => {
    const done = shot(line(), 'short-bow', [3, 4]);
    const event = fought(done);
    expect(event.attack.means).toMatchObject({ shooters: ['a1', 'a2', 'a3', 'a4', 'a5'] });
    expect(told(event).target).toEqual({ concentrated: -4 });
    expect(done.of('fought')).toHaveLength(1);
    for (const id of ['a1', 'a2', 'a5']) expect(done.state.figures[id]?.did.shots).toBe(1);
  });

  it('has the worst C and modifiers of all, helps that all share, and no aim [ASOBH-GRP-04]', () => {
    const done = shot(
      line([{ profile: { combat: 1 } }, {}, {}, { traits: ['short-bow', 'good-shot'] }]),
      'short-bow',
      [3, 4],
    );
    expect(fought(done).sides.attacker).toMatchObject({ combat: 1, modifiers: [] });
    expect(refusals(line(), { do: 'shoot', unit: 'a1', target: 'b1', weapon: 'short-bow', aimed: true })[0]?.code).toBe(
      'shoot/no-aim-in-volley',
    );
    expect(refusals(line(), { do: 'attack', unit: 'a1', target: 'b1' })[0]?.code).toBe('attack/only-the-volley');
  });

  it('of more than five in a large game goes in batches, each on a roll and a target of its own [ASOBH-GRP-07]', () => {
    const seven = line([{}, {}, {}, {}, {}, {}]);
    const first = shot(seven, 'short-bow', [2, 6]);
    expect(fought(first).attack.means).toMatchObject({ shooters: ['a1', 'a2', 'a3', 'a4', 'a5'] });
    expect(first.state.steps.at(-1)).toMatchObject({ is: 'act', done: ['a1', 'a2', 'a3', 'a4', 'a5'] });
    expect(refusals(first.state, { do: 'shoot', unit: 'a1', target: 'b1', weapon: 'short-bow' })[0]?.code).toBe(
      'act/done-already',
    );
    const second = play(first.state, { do: 'shoot', unit: 'a7', target: 'b1', weapon: 'short-bow' }, [2, 6]);
    expect(fought(second).attack.means).toMatchObject({ shooters: ['a7', 'a6'] });
    expect(told(fought(second)).target).toEqual({ concentrated: -1 });
    expect(second.state.steps.at(-1)?.is).not.toBe('act');
  });

  it('leaves out those who cannot see the target [ASOBH-GRP-04]', () => {
    const state = line([{}, {}, {}, { at: [700, 100] }]);
    const house = aPiece('house', { stands: 'solid' }, [560, 60], [20, 160]);
    const event = fought(shot({ ...state, terrain: [house] }, 'short-bow', [3, 4]));
    expect(event.attack.means).toMatchObject({ shooters: ['a1', 'a2', 'a3', 'a4'] });
  });

  it('of poisoned arrows rolls a die for each, for a point at most [ASOBH-EX-15] [ASOBH-TRAIT-poison]', () => {
    const poison = { traits: ['short-bow', 'poison'] as const };
    const state = line([poison, poison, poison, poison]);
    const done = shot(state, 'short-bow', [3, 6, 5, 6, 1, 5]);
    expect(done.of('poisoned')).toMatchObject([{ faces: [5, 6, 1, 5], works: true }]);
    expect(done.state.figures['b1']?.worse.poison).toBe(1);
  });

  it('breaks one bow, of its controller’s choice, on two 1s [ASOBH-GRP-04] [ASOBH-RNG-07]', () => {
    const before = shot(line(), 'short-bow', [1, 6, 1]);
    expect(before.state.steps.at(-1)).toMatchObject({ of: 'mishap', options: ['a1', 'a2', 'a3', 'a4', 'a5'] });
    const after = play(before.state, { do: 'choose', option: 'a3' });
    expect(after.state.figures['a3']?.arms.broken).toEqual(['short-bow']);
    expect(after.state.figures['a1']?.arms.broken).toEqual([]);
  });
});

describe('a javelin', () => {
  const after = (from: number, a: Parameters<typeof range>[1] = {}) =>
    happen(range(60, { traits: ['javelin'], ...a }), (tale) => tale.call(freeThrowStep('a1', { x: 450, y: from })))
      .state;
  const throws = { do: 'shoot', unit: 'a1', target: 'b1', weapon: 'javelin' } as const;

  it('closes a move that came nearer, for nothing [ASOBH-TRAIT-javelin]', () => {
    const done = play(after(50), throws, [4, 2]);
    expect(fought(done).result).toBe('prone');
    expect(done.of('spent')).toEqual([]);
    expect(done.state.figures['a1']?.did).toMatchObject({ throws: 1, shots: 0 });
    expect(play(after(50), { do: 'choose', option: 'keep' }).of('fought')).toEqual([]);
  });

  it('stays in hand after a move that led away, and after another throw [ASOBH-TRAIT-javelin]', () => {
    expect(after(120).steps.at(-1)?.is).toBe('act');
    expect(after(50, { did: { ...IDLE, throws: 1 } }).steps.at(-1)?.is).toBe('act');
    expect(refusals(after(50), { ...throws, aimed: true })[0]?.code).toBe('throw/no-aim');
    expect(refusals(after(50), { ...throws, weapon: 'ranged' })[0]?.code).toBe('throw/javelins-only');
  });

  it('follows a move by itself: the player is asked at its end [ASOBH-TRAIT-javelin]', () => {
    const state = range(130, { traits: ['javelin'] });
    const moved = play(state, { do: 'move', unit: 'a1', to: { x: 450, y: 170 } });
    expect(moved.state.steps.at(-1)).toMatchObject({ is: 'free-throw', unit: 'a1' });
    expect(fought(play(moved.state, throws, [4, 2])).result).toBe('prone');
  });

  it('leaves the turn’s blow free [ASOBH-ACT-07] [ASOBH-TRAIT-javelin]', () => {
    const state = range(0, { traits: ['javelin'], did: { ...IDLE, throws: 1 } });
    expect(refusals(state, { do: 'attack', unit: 'a1', target: 'b1' })).toEqual([]);
  });
});

describe('a web', () => {
  const spider = { traits: ['entangle'] as const };
  const web = (actions: number) => ({ do: 'entangle', unit: 'a1', target: 'b1', actions }) as const;

  it('catches whoever fails one of as many dice as actions were spent [ASOBH-TRAIT-entangle]', () => {
    const done = play(range(110, spider, {}, { actions: 2 }), web(2), [4, 3]);
    expect(done.of('webbed')).toMatchObject([{ target: 'b1', actions: 2 }]);
    expect(done.state.figures['b1']?.conditions).toEqual([{ is: 'entangled', task: 2, done: 0 }]);
    expect(states(play(range(110, spider, {}, { actions: 2 }), web(2), [4, 4]).state, 'b1')).toEqual([]);
  });

  it('reaches Short, Medium or Long for one, two or three actions, no farther [ASOBH-TRAIT-entangle]', () => {
    const code = (mm: number, actions: number) =>
      refusals(range(mm, spider, {}, { actions: 3 }), web(actions))[0]?.code;
    expect([code(75, 1), code(120, 2), code(180, 3)]).toEqual([undefined, undefined, undefined]);
    expect([code(76, 1), code(121, 2), code(181, 3)]).toEqual(Array.from({ length: 3 }, () => 'entangle/out-of-reach'));
  });

  it('holds the Gargantuan only if a Huge one threw it, and nobody twice [ASOBH-TRAIT-entangle] [ASOBH-TRAIT-gargantuan]', () => {
    const giant = { profile: { size: 'gargantuan' as const } };
    expect(refusals(range(70, spider, giant), web(1))[0]?.code).toBe('entangle/too-large');
    expect(refusals(range(70, { ...spider, profile: { size: 'huge' } }, giant), web(1))).toEqual([]);
    expect(refusals(range(70, spider, { conditions: ['entangled'] }), web(1))[0]?.code).toBe('entangle/already');
    expect(refusals(range(70), web(1))[0]?.code).toBe('entangle/no-web');
  });

  it('is the attack of its turn [ASOBH-ACT-06]', () => {
    const done = play(range(70, spider, {}, { actions: 2 }), web(1), [4]);
    expect(refusals(done.state, web(1))[0]?.code).toBe('attack/once');
  });
});
