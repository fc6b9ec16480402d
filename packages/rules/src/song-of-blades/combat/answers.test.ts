import { describe, expect, it } from 'vitest';
import type { TraitId } from '../content/trait-ids';
import { IDLE } from '../evolve';
import type { Doings } from '../state';
import { aPiece, play, type Told } from '../test-kit';
import { duel, fought, range, shot, states, strike } from './test-kit';

/** Answers the question a combat asks. */
const choose = (before: Told, option: string, faces: readonly number[] = [], seat = 'b'): Told =>
  play(before.state, { do: 'choose', option }, faces, seat);
const asked = (before: Told) => before.state.steps.at(-1);

describe('armour', () => {
  it('adds a point after a loss, at best to a tie [ASOBH-TRAIT-heavily-armored]', () => {
    const heavy = duel({}, { traits: ['heavily-armored'] });
    const tie = strike(heavy, [4, 3]);
    expect(fought(tie)).toMatchObject({
      result: 'nothing',
      count: { winner: 'none', after: [{ amount: 1, because: 'heavily-armored', who: 'target' }] },
    });
    // 8 against 4 would double; against 5 it does not
    expect(fought(strike(heavy, [5, 1])).result).toBe('recoil');
    expect(fought(strike(duel({ traits: ['heavily-armored'] }), [3, 4])).result).toBe('nothing');
  });

  it('is pierced by the Power Blow of a piercing weapon, not by its common one [ASOBH-TRAIT-piercing-weapon]', () => {
    const state = duel({ traits: ['piercing-weapon'] }, { traits: ['heavily-armored'] }, { actions: 2 });
    expect(fought(strike(state, [4, 4], { power: true })).result).toBe('prone');
    expect(fought(strike(state, [4, 3])).result).toBe('nothing');
  });
});

describe('a shield', () => {
  const withShield = (shield: TraitId, a: Parameters<typeof duel>[0] = {}, b: Parameters<typeof duel>[1] = {}) =>
    duel(a, { traits: [shield], ...b });

  it('lowers a result one step on a 5 or 6 [ASOBH-TRAIT-block]', () => {
    const fall = strike(withShield('block'), [4, 2, 5]);
    expect(fought(fall)).toMatchObject({
      result: 'recoil',
      chain: [{ by: 'block', unit: 'b1', faces: [5], from: 'prone', to: 'recoil' }],
    });
    expect(fall.state.figures['b1']?.did.blocked).toBe(true);
    expect(fought(strike(withShield('block'), [4, 2, 4]))).toMatchObject({ result: 'prone', chain: [{ to: 'prone' }] });
    expect(fought(strike(withShield('block'), [5, 1, 6])).result).toBe('prone');
    expect(fought(strike(withShield('block'), [3, 2, 6])).result).toBe('nothing');
  });

  it('of an expert does so on a 4 [ASOBH-TRAIT-expert-block]', () => {
    expect(fought(strike(withShield('expert-block'), [4, 2, 4])).result).toBe('recoil');
    expect(fought(strike(withShield('expert-block'), [4, 2, 3])).result).toBe('prone');
  });

  it('lowers no gruesome kill [ASOBH-TRAIT-block]', () => {
    expect(fought(strike(withShield('block', {}, { profile: { combat: 1 } }), [6, 1])).result).toBe('gruesome');
  });

  it('has a point less of one who lies there or has three foes about him [ASOBH-TRAIT-block]', () => {
    const down = strike(withShield('block', {}, { conditions: ['prone'] }), [3, 4, 5]);
    expect(fought(down).result).toBe('out');
    const saved = strike(withShield('block', {}, { conditions: ['prone'] }), [3, 4, 6]);
    expect(fought(saved)).toMatchObject({ result: 'nothing', chain: [{ from: 'out', to: 'nothing' }] });
    expect(states(saved.state, 'b1')).toEqual(['prone']);
    const ring = duel(
      {},
      { traits: ['block'], profile: { combat: 5 } },
      {
        figures: { a2: { at: [425, 475] }, a3: { at: [475, 475] } },
      },
    );
    expect(fought(strike(ring, [4, 2, 5])).result).toBe('prone');
  });

  it('is no use against magic weapons and flails, unless it is magic; never against flails [ASOBH-TRAIT-block] [ASOBH-TRAIT-magic-block] [ASOBH-TRAIT-flail]', () => {
    const magic = { profile: { magicWeapon: true } };
    expect(fought(strike(withShield('block', magic), [4, 2])).chain).toEqual([]);
    expect(fought(strike(withShield('magic-block', magic), [4, 2, 5])).result).toBe('recoil');
    const flail = { traits: ['flail'] as const };
    for (const shield of ['block', 'expert-block', 'magic-block'] as const)
      expect(fought(strike(withShield(shield, flail), [4, 2])).chain).toEqual([]);
  });

  it('small enough for melee alone stops no arrow [ASOBH-TRAIT-melee-block]', () => {
    expect(fought(strike(withShield('melee-block'), [4, 2, 5])).result).toBe('recoil');
    const bow = { traits: ['short-bow'] as const };
    expect(fought(shot(range(60, bow, { traits: ['melee-block'] }), 'short-bow', [4, 2])).chain).toEqual([]);
    expect(fought(shot(range(60, bow, { traits: ['block'] }), 'short-bow', [4, 2, 5])).result).toBe('recoil');
  });

  it('hangs on the arm of one who cannot lift it, against blows and arrows [ASOBH-TRAIT-block] [ASOBH-CND-08]', () => {
    for (const condition of ['transfixed', 'sleeping'] as const) {
      const still = { profile: { combat: 5 }, conditions: [condition] };
      const done = strike(withShield('block', { profile: { combat: 6 } }, still), [4, 5]);
      expect(fought(done)).toMatchObject({ count: { winner: 'attacker' }, chain: [] });
    }
    const bow = { traits: ['short-bow'] as const, profile: { combat: 5 } };
    const hit = shot(range(60, bow, { traits: ['block'], conditions: ['transfixed'] }), 'short-bow', [4, 4]);
    expect(fought(hit)).toMatchObject({ result: 'out', chain: [] });
  });

  it('comes after armour [ASOBH-TRAIT-block] [ASOBH-TRAIT-heavily-armored]', () => {
    const both = duel({}, { traits: ['block', 'heavily-armored'] });
    expect(fought(strike(both, [5, 1, 5]))).toMatchObject({ result: 'nothing', chain: [{ from: 'recoil' }] });
  });

  it('serves one who attacked and lost as well [ASOBH-TRAIT-block]', () => {
    expect(fought(strike(duel({ traits: ['block'] }), [1, 2, 5]))).toMatchObject({ loser: 'a1', result: 'recoil' });
  });
});

describe('a parry', () => {
  const guard = (a: Parameters<typeof duel>[0] = {}, b: Parameters<typeof duel>[1] = {}) =>
    duel(a, { traits: ['parry'], ...b });

  it('is not asked of one who cannot stir [ASOBH-TRAIT-parry] [ASOBH-CND-08]', () => {
    expect(fought(strike(guard({}, { conditions: ['transfixed'] }), [4, 3]))).toMatchObject({
      result: 'out',
      chain: [],
    });
  });

  it('is announced before its die: one quality die at -1 lowers the result [ASOBH-TRAIT-parry]', () => {
    const before = strike(guard(), [4, 2]);
    expect(asked(before)).toMatchObject({ is: 'combat-choice', of: 'defence', seat: 'b', options: ['parry', 'take'] });
    expect(before.of('blowRolled')).toHaveLength(1);
    const after = choose(before, 'parry', [5]);
    expect(after.of('rolled')[0]).toMatchObject({
      why: 'parry',
      needs: 5,
      modifiers: [{ amount: -1, because: 'parry' }],
    });
    expect(fought(after)).toMatchObject({ result: 'recoil', chain: [{ by: 'parry', faces: [5], to: 'recoil' }] });
    expect(after.state.figures['b1']?.did.parried).toBe(true);
    expect(fought(choose(before, 'parry', [4])).result).toBe('prone');
    expect(fought(choose(before, 'take')).chain).toEqual([]);
  });

  it('makes a fall of an Out-of-Action and nothing of a recoil, and helps nobody against a gruesome kill [ASOBH-TRAIT-parry]', () => {
    expect(fought(choose(strike(guard(), [5, 1]), 'parry', [6])).result).toBe('prone');
    expect(fought(choose(strike(guard(), [3, 2]), 'parry', [6])).result).toBe('nothing');
    expect(fought(strike(guard({}, { profile: { combat: 1 } }), [6, 1])).result).toBe('gruesome');
  });

  it('of an expert has no penalty [ASOBH-TRAIT-expert-parry]', () => {
    const before = strike(guard({}, { traits: ['expert-parry'] }), [4, 2]);
    expect(choose(before, 'expert-parry', [4]).of('rolled')[0]).toMatchObject({ needs: 4, successes: 1 });
  });

  it('comes once a turn, in the turn of the other side, and not after a block [ASOBH-TRAIT-parry] [ASOBH-TRA-02]', () => {
    const did = (more: Partial<typeof IDLE>) => fought(strike(guard({}, { did: { ...IDLE, ...more } }), [4, 2])).chain;
    expect(did({ parried: true })).toEqual([]);
    expect(did({ blocked: true })).toEqual([]);
    const own = strike(duel({ traits: ['parry'] }), [1, 2]);
    expect(fought(own)).toMatchObject({ loser: 'a1', chain: [] });
  });

  it('and a shield in the same hands are a choice, and one spends the turn of the other [ASOBH-TRA-02]', () => {
    const before = strike(guard({}, { traits: ['parry', 'block'] }), [4, 2]);
    expect(asked(before)).toMatchObject({ options: ['block', 'parry', 'take'] });
    expect(fought(choose(before, 'block', [5])).result).toBe('recoil');
    expect(fought(choose(before, 'parry', [5])).result).toBe('recoil');
    const did = { ...IDLE, parried: true };
    expect(fought(strike(guard({}, { traits: ['parry', 'block'], did }), [4, 2])).chain).toEqual([]);
  });

  it('of one who lies there has another -1 and never stops what kills [ASOBH-TRAIT-parry]', () => {
    const puny = { traits: ['puny'] as const };
    const before = strike(guard(puny, { conditions: ['prone'] }), [4, 3]);
    const after = choose(before, 'parry', [6]);
    expect(after.of('rolled')[0]).toMatchObject({ needs: 6 });
    expect(fought(after).result).toBe('nothing');
    expect(fought(strike(guard({}, { conditions: ['prone'] }), [3, 4]))).toMatchObject({ result: 'out', chain: [] });
  });

  it('needs a weapon or trained hands, and is no use against flails [ASOBH-TRAIT-parry] [ASOBH-TRAIT-flail]', () => {
    const arms = { hand: null, loaded: true, broken: [] };
    expect(fought(strike(guard({}, { arms }), [4, 1])).chain).toEqual([]);
    expect(asked(strike(guard({}, { arms, traits: ['parry', 'evade-and-counter'] }), [4, 2]))).toMatchObject({
      of: 'defence',
    });
    expect(fought(strike(guard({ traits: ['flail'] }), [4, 2])).chain).toEqual([]);
  });

  it('gets no automatic success from a Hero [ASOBH-TRAIT-parry] [ASOBH-TRAIT-hero]', () => {
    const before = strike(guard({}, { traits: ['parry', 'hero'] }), [4, 2]);
    expect(fought(choose(before, 'parry', [2])).result).toBe('prone');
  });

  it('breaks a common weapon on a magic, heavy or huge one, on a 1 [ASOBH-TRAIT-parry]', () => {
    for (const a of [{ profile: { magicWeapon: true } }, { traits: ['heavy-weapon'] as const }]) {
      const after = choose(strike(guard(a), [4, 2]), 'parry', [1]);
      expect(after.of('brokeWeapon')).toEqual([{ type: 'brokeWeapon', unit: 'b1', what: 'weapon' }]);
      expect(after.state.figures['b1']?.arms.broken).toEqual(['parry']);
    }
    expect(choose(strike(guard(), [4, 2]), 'parry', [1]).of('brokeWeapon')).toEqual([]);
    const huge = guard({ traits: ['heavy-weapon'] }, { traits: ['parry', 'huge-weapon'] });
    expect(choose(strike(huge, [4, 2]), 'parry', [1]).of('brokeWeapon')).toEqual([]);
  });

  it('hurts a trained arm on any 1, and with it no more parries are made [ASOBH-TRAIT-parry]', () => {
    const martial = guard({}, { traits: ['parry', 'evade-and-counter'] });
    const after = choose(strike(martial, [4, 2]), 'parry', [1]);
    expect(after.of('brokeWeapon')).toMatchObject([{ what: 'arm' }]);
    const arms = { hand: 'both' as const, loaded: true, broken: ['parry'] };
    expect(fought(strike(guard({}, { traits: ['parry'], arms }), [4, 2])).chain).toEqual([]);
    const healer = duel(
      { traits: ['healer'] },
      {},
      { figures: { a2: { at: [425, 450], traits: ['parry', 'disarming-block'], arms } } },
    );
    const healed = play(healer, { do: 'heal', unit: 'a1', target: 'a2', what: 'arm' });
    expect(healed.state.figures['a2']?.arms.broken).toEqual([]);
  });
});

describe('a hide, flesh that closes, many lives', () => {
  it('of leather saves once from the first Out-of-Action on a 4, for a point of Quality [ASOBH-TRAIT-hard-hide]', () => {
    const saved = strike(duel({}, { traits: ['hard-hide'] }), [5, 1, 4]);
    expect(fought(saved)).toMatchObject({ result: 'recoil', chain: [{ by: 'hard-hide', faces: [4], from: 'out' }] });
    expect(saved.state.figures['b1']).toMatchObject({ worse: { drain: 1 }, used: { 'hard-hide': 1 } });
    const even = duel({}, { traits: ['hard-hide'], profile: { combat: 1 } });
    expect(fought(strike(even, [4, 2, 6])).result).toBe('prone');
    expect(fought(strike(duel({}, { traits: ['hard-hide'] }), [5, 1, 3])).result).toBe('out');
    const used = duel({}, { traits: ['hard-hide'], used: { 'hard-hide': 1 } });
    expect(fought(strike(used, [5, 1])).result).toBe('out');
  });

  it('goes with no block or parry, and dies where no Quality is left [ASOBH-TRAIT-hard-hide]', () => {
    const both = strike(duel({}, { traits: ['hard-hide', 'block'] }), [5, 1]);
    expect(asked(both)).toMatchObject({ options: ['block', 'hard-hide', 'take'] });
    expect(fought(choose(both, 'hard-hide', [4])).result).toBe('recoil');
    const worn = duel({}, { traits: ['hard-hide'], profile: { quality: 5 }, worse: { poison: 1, drain: 0 } });
    expect(fought(strike(worn, [5, 1, 6])).result).toBe('out');
  });

  it('of trolls closes on less than their C: C4 and a 3 make a fall [ASOBH-EX-11] [ASOBH-TRAIT-regeneration]', () => {
    const troll = { traits: ['regeneration'] as const, profile: { combat: 4 } };
    const strong = { profile: { combat: 6 } };
    expect(fought(strike(duel(strong, troll), [6, 2, 3]))).toMatchObject({
      result: 'prone',
      chain: [{ by: 'regeneration', faces: [3], from: 'out', to: 'prone' }],
    });
    expect(fought(strike(duel(strong, troll), [6, 2, 4])).result).toBe('out');
  });

  it('does not close on a gruesome kill, magic or fire, and lying there it is the end [ASOBH-TRAIT-regeneration]', () => {
    const troll = { traits: ['regeneration'] as const, profile: { combat: 4 } };
    const magic = duel({ profile: { combat: 6, magicWeapon: true } }, troll);
    expect(fought(strike(magic, [6, 2]))).toMatchObject({ result: 'out', chain: [] });
    const fire = duel({ profile: { combat: 6, kinds: ['fire-elemental'] } }, troll);
    expect(fought(strike(fire, [6, 2]))).toMatchObject({ result: 'out', chain: [] });
    const down = duel({}, { ...troll, conditions: ['prone'] });
    expect(fought(strike(down, [3, 3]))).toMatchObject({
      result: 'gruesome',
      chain: [{ from: 'out', to: 'gruesome' }],
    });
  });

  it('of the Tough are three, lost without a fall; the third is the last [ASOBH-TRAIT-tough]', () => {
    const first = strike(duel({}, { traits: ['tough'] }), [5, 1]);
    expect(fought(first)).toMatchObject({ result: 'nothing', chain: [{ by: 'tough', from: 'out', to: 'nothing' }] });
    expect(first.state.figures['b1']).toMatchObject({ lives: 1, fate: 'table' });
    expect(states(first.state, 'b1')).toEqual([]);
    const last = strike(duel({}, { traits: ['tough'], lives: 2 }), [5, 1]);
    expect(last.state.figures['b1']?.fate).toBe('out');
  });

  it('make no more of a gruesome end than an end, and are lost lying down as well [ASOBH-TRAIT-tough]', () => {
    const done = strike(duel({}, { traits: ['tough'], profile: { combat: 1 } }), [6, 1]);
    expect(fought(done)).toMatchObject({ result: 'out', chain: [{ from: 'gruesome', to: 'out' }] });
    const down = strike(duel({}, { traits: ['tough'], conditions: ['prone'] }), [3, 4]);
    expect(down.state.figures['b1']).toMatchObject({ lives: 1, fate: 'table' });
    expect(states(down.state, 'b1')).toEqual(['prone']);
  });
});

describe('what makes more of a recoil', () => {
  it('a Bludgeon turns a recoil into a fall on a 4 or more, whatever the size [ASOBH-TRAIT-bludgeon]', () => {
    const club = { traits: ['bludgeon'] as const };
    expect(fought(strike(duel(club, { profile: { size: 'huge' } }), [3, 2, 4]))).toMatchObject({
      result: 'prone',
      chain: [{ by: 'bludgeon', unit: 'a1', faces: [4], from: 'recoil', to: 'prone' }],
    });
    expect(fought(strike(duel(club), [3, 2, 3])).result).toBe('recoil');
    // It also serves one who is attacked
    expect(fought(strike(duel({}, club), [1, 3, 5]))).toMatchObject({ loser: 'a1', result: 'prone' });
  });

  it('a Tailslap does so on a 5 or more, to foes no larger [ASOBH-TRAIT-tailslap]', () => {
    const tail = { traits: ['tailslap'] as const };
    expect(fought(strike(duel(tail), [3, 2, 5])).result).toBe('prone');
    expect(fought(strike(duel(tail), [3, 2, 4])).result).toBe('recoil');
    expect(fought(strike(duel(tail, { profile: { size: 'big' } }), [3, 2])).chain).toEqual([]);
  });

  it('a Shield Rush fells whom it drives back, unless a quality die holds [ASOBH-TRAIT-shield-rush]', () => {
    const rush = (b: Parameters<typeof duel>[1] = {}, did: Doings = { ...IDLE, moves: 1, other: { 'met:b1': 1 } }) =>
      duel({ traits: ['shield-rush', 'block'], did }, b);
    const fell = strike(rush(), [3, 2, 3]);
    expect(fell.of('rolled')[0]).toMatchObject({ why: 'shield-rush', unit: 'b1' });
    expect(fought(fell)).toMatchObject({
      result: 'prone',
      chain: [{ by: 'shield-rush', from: 'recoil', to: 'prone' }],
    });
    expect(fought(strike(rush(), [3, 2, 4])).result).toBe('recoil');
    expect(fought(strike(rush({ traits: ['melee-block'] }), [3, 2, 1])).chain).toMatchObject([{ by: 'melee-block' }]);
    expect(fought(strike(rush({ profile: { size: 'big' } }), [3, 2])).chain).toEqual([]);
    expect(fought(strike(rush({}, IDLE), [3, 2])).chain).toEqual([]);
    // Nor does a parry help against it
    expect(fought(strike(rush({ traits: ['parry'] }), [3, 2, 3])).result).toBe('prone');
  });
});

describe('a winning six', () => {
  it('of a Hammering Blow adds two, and may double by it [ASOBH-TRAIT-hammering-blow]', () => {
    const hammer = { traits: ['hammering-blow'] as const };
    const done = strike(duel(hammer, {}), [6, 2]);
    expect(fought(done)).toMatchObject({
      result: 'out',
      count: { totals: { attacker: 11, target: 5 }, after: [{ amount: 2, because: 'hammering-blow' }] },
    });
    expect(fought(strike(duel(hammer, { profile: { combat: 9 } }), [6, 6])).count.after).toEqual([]);
  });

  it('of a Heavy Weapon’s Power Blow puts the foe out [ASOBH-TRAIT-heavy-weapon] [ASOBH-TRAIT-huge-weapon]', () => {
    for (const trait of ['heavy-weapon', 'huge-weapon'] as const) {
      const state = duel({ traits: [trait] }, { profile: { combat: 4 } }, { actions: 2 });
      expect(fought(strike(state, [6, 4], { power: true }))).toMatchObject({
        result: 'out',
        count: { because: [trait] },
      });
      expect(fought(strike(state, [6, 3])).result).toBe('prone');
    }
    const tough = duel({ traits: ['heavy-weapon'] }, { profile: { combat: 4 }, traits: ['tough'] }, { actions: 2 });
    expect(strike(tough, [6, 4], { power: true }).state.figures['b1']).toMatchObject({ lives: 1, fate: 'table' });
  });

  it('of a Shieldbreaker may go to the shield instead of the man [ASOBH-TRAIT-shieldbreaker]', () => {
    const state = duel({ traits: ['shieldbreaker'] }, { traits: ['block'], profile: { combat: 4 } });
    const before = strike(state, [6, 4]);
    expect(asked(before)).toMatchObject({ seat: 'a', of: 'six', options: ['knock-down', 'shieldbreaker'] });
    const broke = choose(before, 'shieldbreaker', [], 'a');
    expect(fought(broke)).toMatchObject({ result: 'nothing', chain: [{ by: 'shieldbreaker' }] });
    expect(broke.state.figures['b1']?.lost).toEqual(['block']);
    expect(states(broke.state, 'b1')).toEqual([]);
    expect(fought(choose(before, 'knock-down', [1], 'a')).result).toBe('prone');
  });

  it('breaks a magic shield only for the huge or with magic [ASOBH-TRAIT-shieldbreaker] [ASOBH-TRAIT-magic-block]', () => {
    const shield = { traits: ['magic-block'] as const, profile: { combat: 4 } };
    expect(fought(strike(duel({ traits: ['shieldbreaker'] }, shield), [6, 4, 1])).result).toBe('prone');
    const great = duel({ traits: ['shieldbreaker'], profile: { magicWeapon: true } }, shield);
    expect(asked(strike(great, [6, 4]))).toMatchObject({ of: 'six' });
  });

  it('does one of several things, as its player likes [ASOBH-TRA-01]', () => {
    const state = duel({ traits: ['hammering-blow', 'heavy-weapon'] }, { profile: { combat: 4 } }, { actions: 2 });
    const before = strike(state, [6, 5], { power: true });
    expect(asked(before)).toMatchObject({ of: 'six', options: ['hammering-blow', 'heavy-weapon'] });
    expect(fought(choose(before, 'heavy-weapon', [], 'a')).result).toBe('out');
    expect(fought(choose(before, 'hammering-blow', [], 'a')).result).toBe('prone');
  });
});

describe('a hammer that slips', () => {
  const hammer = (more: Parameters<typeof duel>[2] = {}, a: Parameters<typeof duel>[0] = {}) =>
    duel({ traits: ['hammering-blow'], ...a }, {}, more);

  it('on a 1 gives a foe a Free Hack first; driven down, it strikes no blow [ASOBH-TRAIT-hammering-blow]', () => {
    const done = strike(hammer(), [1, 2, 4, 2]);
    expect(done.of('fought')).toHaveLength(1);
    expect(fought(done)).toMatchObject({ attack: { by: 'b1', means: { is: 'free-hack' } }, result: 'prone' });
    expect(done.of('blowStopped')).toEqual([{ type: 'blowStopped', unit: 'a1', target: 'b1', by: 'b1' }]);
  });

  it('goes on if the hack misses, and kills nobody after its own death [ASOBH-TRAIT-hammering-blow]', () => {
    const on = strike(hammer(), [1, 2, 2, 4]);
    expect(on.of('fought')).toHaveLength(2);
    expect(fought(on)).toMatchObject({ attack: { by: 'a1' }, loser: 'a1', result: 'prone' });
    const dead = strike(hammer({}, { profile: { combat: 0 } }), [1, 2, 6, 2]);
    expect(dead.state.figures['a1']?.fate).not.toBe('table');
    expect(dead.of('blowStopped')).toHaveLength(1);
  });

  it('lets the opponent say which foe hacks [ASOBH-TRAIT-hammering-blow]', () => {
    const before = strike(hammer({ figures: { b2: { at: [475, 450] } } }), [1, 2]);
    expect(asked(before)).toMatchObject({ seat: 'b', of: 'blunder', options: ['b1', 'b2'] });
    expect(choose(before, 'b2', [4, 2]).of('fought')[0]).toMatchObject({ attack: { by: 'b2', target: 'a1' } });
  });
});

describe('two weapons', () => {
  const two = { traits: ['double-strike'] as const, profile: { armed: 'two-weapons' as const } };
  it('strike with the better of two dice for two actions; equal ones add half [ASOBH-EX-12] [ASOBH-TRAIT-double-strike]', () => {
    const state = duel(two, { profile: { combat: 5 } }, { actions: 2 });
    const fours = strike(state, [4, 4, 3], { double: true });
    expect(fought(fours)).toMatchObject({
      count: { totals: { attacker: 9, target: 8 }, after: [{ amount: 2, because: 'double-strike' }] },
      result: 'prone',
    });
    expect(fought(strike(state, [1, 1, 3], { double: true })).count.totals.attacker).toBe(4);
    expect(fought(strike(state, [2, 6, 3], { double: true })).count.totals.attacker).toBe(9);
    expect(fought(strike(state, [6, 3])).faces.attacker).toEqual([6]);
  });
});

describe('a killing hand', () => {
  it('of an Assassin needs no more than a win against the living; gruesome is a triple [ASOBH-TRAIT-assassin]', () => {
    const hand = { traits: ['assassin'] as const };
    expect(fought(strike(duel(hand), [3, 2])).result).toBe('out');
    expect(fought(strike(duel(hand, { profile: { combat: 2 } }), [5, 2])).result).toBe('out');
    expect(fought(strike(duel(hand, { traits: ['undead'] }), [3, 2])).result).toBe('recoil');
    expect(fought(shot(range(60, { traits: ['assassin', 'short-bow'] }), 'short-bow', [3, 3])).result).toBe('out');
  });

  it('of a Hunter of the Dead is for Undead alone [ASOBH-TRAIT-hunter-of-the-dead]', () => {
    const hand = { traits: ['hunter-of-the-dead'] as const };
    expect(fought(strike(duel(hand, { traits: ['undead'] }), [3, 2])).result).toBe('out');
    expect(fought(strike(duel(hand), [3, 2])).result).toBe('recoil');
  });

  it('meant for a people kills it by any win, and gruesomely when it doubles [ASOBH-TRAIT-lethal]', () => {
    const bane = { traits: [{ id: 'lethal' as const, against: 'orc' }] };
    expect(fought(strike(duel(bane, { profile: { kinds: ['orc'] } }), [3, 2])).result).toBe('out');
    expect(fought(strike(duel(bane, { profile: { kinds: ['orc'] } }), [5, 1])).result).toBe('gruesome');
    expect(fought(strike(duel(bane), [3, 2])).result).toBe('recoil');
    const casters = { traits: [{ id: 'lethal' as const, against: 'spell-caster' }] };
    expect(fought(strike(duel(casters, { traits: ['spell-caster'] }), [3, 2])).result).toBe('out');
  });

  it('needs only a win over Rabble [ASOBH-TRAIT-rabble]', () => {
    expect(fought(strike(duel({}, { traits: ['rabble'] }), [3, 2])).result).toBe('out');
    expect(fought(strike(duel({}, { traits: ['rabble'] }), [5, 1])).result).toBe('gruesome');
    expect(fought(strike(duel({ traits: ['rabble'] }), [1, 2]))).toMatchObject({ loser: 'a1', result: 'out' });
  });

  it('of the Savage makes it gruesome, but not of the dead or the made [ASOBH-TRAIT-savage]', () => {
    expect(fought(strike(duel({ traits: ['savage'] }), [5, 1])).result).toBe('gruesome');
    expect(fought(strike(duel({ traits: ['savage'] }, { traits: ['undead'] }), [5, 1])).result).toBe('out');
  });

  it('makes nothing gruesome of the Artificial [ASOBH-TRAIT-artificial]', () => {
    const golem = duel({}, { traits: ['artificial'], profile: { combat: 1 } });
    expect(fought(strike(golem, [6, 1]))).toMatchObject({ result: 'out', count: { because: ['artificial'] } });
  });
});

describe('a ghost', () => {
  it('does no more than drive back hand to hand, with a magic blade in it too; from afar magic tells [ASOBH-TRAIT-incorporeal]', () => {
    const ghost = { traits: ['incorporeal', 'bludgeon', 'short-bow'] as const, profile: { magicWeapon: true } };
    expect(fought(strike(duel(ghost, { profile: { combat: 1 } }), [6, 1]))).toMatchObject({
      result: 'recoil',
      chain: [],
    });
    expect(fought(shot(range(60, ghost), 'short-bow', [4, 3])).result).toBe('prone');
  });

  it('of the dead fells another of the dead as flesh does flesh [ASOBH-TRAIT-incorporeal]', () => {
    const dead = ['incorporeal', 'undead'] as const;
    const done = strike(duel({ traits: [...dead, 'bludgeon'] }, { traits: dead }), [5, 3, 4]);
    expect(fought(done)).toMatchObject({ result: 'prone', chain: [{ by: 'bludgeon' }] });
  });
});

describe('luck', () => {
  it('throws one die again, once in the game, and the new one counts [ASOBH-TRAIT-lucky]', () => {
    const before = strike(duel({ traits: ['lucky'] }), [1, 4]);
    expect(asked(before)).toMatchObject({ seat: 'a', of: 'lucky', options: ['stand', 'die-0'] });
    const after = choose(before, 'die-0', [6], 'a');
    expect(after.of('diceChanged')).toMatchObject([{ unit: 'a1', by: 'lucky', from: 1, to: 6 }]);
    expect(fought(after)).toMatchObject({ faces: { attacker: [6], target: [4] }, result: 'prone', loser: 'b1' });
    expect(after.state.figures['a1']?.used).toEqual({ lucky: 1 });
    expect(fought(choose(before, 'stand', [], 'a'))).toMatchObject({ loser: 'a1' });
    expect(fought(strike(duel({ traits: ['lucky'], used: { lucky: 1 } }), [1, 4])).loser).toBe('a1');
  });

  it('is not asked about a six [ASOBH-TRAIT-lucky]', () => {
    expect(fought(strike(duel({ traits: ['lucky'] }), [6, 5])).result).toBe('prone');
  });

  it('is the defender’s as well, after the attacker’s [ASOBH-TRAIT-lucky]', () => {
    const before = strike(duel({ traits: ['lucky'] }, { traits: ['lucky'] }), [4, 1]);
    const second = choose(before, 'stand', [], 'a');
    expect(asked(second)).toMatchObject({ seat: 'b', of: 'lucky' });
    expect(fought(choose(second, 'die-0', [4])).result).toBe('nothing');
  });
});

describe('a drain', () => {
  it('may take a point of Quality in place of a recoil or a fall [ASOBH-TRAIT-drain]', () => {
    const before = strike(duel({ traits: ['drain'] }), [4, 2]);
    expect(asked(before)).toMatchObject({ seat: 'a', of: 'drain', result: 'prone' });
    const after = choose(before, 'drain', [], 'a');
    expect(fought(after)).toMatchObject({ result: 'nothing', chain: [{ by: 'drain', from: 'prone' }] });
    expect(after.state.figures['b1']).toMatchObject({ worse: { drain: 1 }, conditions: [] });
    expect(states(choose(before, 'as-it-is', [], 'a').state, 'b1')).toEqual(['prone']);
  });

  it('removes a foe at 7, comes after a block, and has no hold on the dead [ASOBH-TRAIT-drain]', () => {
    const worn = duel({ traits: ['drain'] }, { profile: { quality: 6 } });
    expect(choose(strike(worn, [4, 2]), 'drain', [], 'a').state.figures['b1']?.fate).toBe('out');
    const shield = strike(duel({ traits: ['drain'] }, { traits: ['block'] }), [3, 2, 5]);
    expect(fought(shield)).toMatchObject({ result: 'nothing', chain: [{ by: 'block' }] });
    expect(fought(strike(duel({ traits: ['drain'] }, { traits: ['undead'] }), [4, 2])).chain).toEqual([]);
  });
});

describe('at an edge', () => {
  it('one who is knocked down falls for real [ASOBH-MEL-23]', () => {
    const ledge = aPiece('ledge', { stands: 'platform', height: 120 }, [400, 400], [100, 80]);
    const state = duel({ level: 120 }, { level: 120 }, { terrain: [ledge] });
    const done = strike(state, [4, 2, 4, 4]);
    expect(fought(done).result).toBe('prone');
    expect(done.of('rolled')[0]).toMatchObject({ unit: 'b1', why: 'fall' });
  });
});
