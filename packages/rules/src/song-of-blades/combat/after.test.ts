import { describe, expect, it } from 'vitest';
import { IDLE } from '../evolve';
import { aWall } from '../magic/test-kit';
import { play, refusals, type Told } from '../test-kit';
import { duel, fought, modifiers, range, shot, states, strike } from './test-kit';

const choose = (before: Told, option: string, faces: readonly number[] = [], seat = 'b'): Told =>
  play(before.state, { do: 'choose', option }, faces, seat);

describe('poison', () => {
  it('follows each win that does not kill: 5 or 6 costs a point of Quality [ASOBH-TRAIT-poison] [ASOBH-CON-04]', () => {
    const done = strike(duel({ traits: ['poison'] }), [4, 2, 5]);
    expect(done.of('poisoned')).toMatchObject([{ unit: 'b1', by: 'a1', faces: [5], works: true }]);
    expect(done.state.figures['b1']).toMatchObject({ worse: { poison: 1 }, did: { poisoned: true } });
    expect(strike(duel({ traits: ['poison'] }), [4, 2, 4]).state.figures['b1']?.worse.poison).toBe(0);
    expect(strike(duel({}, { traits: ['poison'] }), [1, 2, 6]).state.figures['a1']?.worse.poison).toBe(1);
  });

  it('takes no more than a point a turn, kills at 7, and does nothing to the dead and the made [ASOBH-TRAIT-poison]', () => {
    const twice = duel({ traits: ['poison'] }, { did: { ...IDLE, poisoned: true } });
    expect(strike(twice, [4, 2]).of('poisoned')).toEqual([]);
    const worn = duel({ traits: ['poison'] }, { profile: { quality: 6 } });
    expect(strike(worn, [4, 2, 6]).state.figures['b1']?.fate).not.toBe('table');
    for (const trait of ['undead', 'artificial'] as const)
      expect(strike(duel({ traits: ['poison'] }, { traits: [trait] }), [4, 2]).of('poisoned')).toEqual([]);
    expect(strike(duel({ traits: ['poison'] }), [5, 1]).of('poisoned')).toEqual([]);
  });

  it('is on arrows as well [ASOBH-TRAIT-poison]', () => {
    const bow = range(60, { traits: ['poison', 'short-bow'] });
    expect(shot(bow, 'short-bow', [4, 3, 6]).of('poisoned')).toMatchObject([{ works: true }]);
  });
});

describe('venom', () => {
  it('makes whoever loses to it stagger, unless a quality die holds [ASOBH-TRAIT-venomous-strike]', () => {
    const sting = { traits: ['venomous-strike'] as const };
    const done = strike(duel(sting), [4, 2, 3]);
    expect(done.of('rolled')).toMatchObject([{ unit: 'b1', why: 'venom' }]);
    expect(done.state.figures['b1']?.conditions).toContainEqual({ is: 'staggering', venom: true, since: 3 });
    expect(states(strike(duel(sting), [4, 2, 4]).state, 'b1')).toEqual(['prone']);
    for (const trait of ['undead', 'artificial', 'poison', 'venomous-strike'] as const)
      expect(strike(duel(sting, { traits: [trait] }), [4, 2]).of('rolled')).toEqual([]);
  });

  it('is no easier on Heroes [ASOBH-TRAIT-venomous-strike] [ASOBH-TRAIT-hero]', () => {
    const done = strike(duel({ traits: ['venomous-strike'] }, { traits: ['hero'] }), [4, 2, 2]);
    expect(states(done.state, 'b1')).toContain('staggering');
  });
});

describe('on one who has fallen', () => {
  it('a Trampler makes a Free Hack at +2 at once [ASOBH-TRAIT-trample]', () => {
    const done = strike(duel({ traits: ['trample'] }), [4, 2, 1, 3]);
    expect(done.of('fought')).toHaveLength(2);
    expect(fought(done)).toMatchObject({
      attack: { by: 'a1', target: 'b1', means: { is: 'free-hack', why: 'trample' } },
      sides: { attacker: { modifiers: [{ amount: 2, because: 'vs-prone' }] } },
      result: 'nothing',
    });
    expect(strike(duel({ traits: ['trample'] }), [3, 2]).of('fought')).toHaveLength(1);
  });

  it('so it does lying down itself, when it was attacked [ASOBH-TRAIT-trample]', () => {
    const done = strike(duel({}, { traits: ['trample'], conditions: ['prone'] }), [1, 6, 4, 4]);
    expect(done.of('fought')).toHaveLength(2);
    expect(fought(done)).toMatchObject({ attack: { by: 'b1', target: 'a1' }, result: 'out' });
  });

  it('a flail comes round once more at -1, once a turn [ASOBH-TRAIT-opportunity-flail-strike]', () => {
    const flail = { traits: ['flail', 'opportunity-flail-strike', 'combat-master'] as const };
    const done = strike(duel(flail, {}, { actions: 2 }), [4, 2, 2, 6]);
    expect(fought(done)).toMatchObject({
      attack: { means: { is: 'free-hack' }, extra: [{ amount: -1, because: 'opportunity-flail-strike' }] },
      result: 'nothing',
    });
    expect(done.state.figures['a1']?.did.other).toMatchObject({ 'opportunity-flail-strike': 1 });
    const again = duel({ ...flail, did: { ...IDLE, other: { 'opportunity-flail-strike': 1 } } });
    expect(strike(again, [4, 2]).of('fought')).toHaveLength(1);
  });
});

describe('a counter', () => {
  it('comes before the recoil, which is gone all the same [ASOBH-TRAIT-evade-and-counter]', () => {
    const done = strike(duel({}, { traits: ['evade-and-counter'] }), [3, 2, 4, 1]);
    const [, hack] = done.of('fought');
    expect(hack).toMatchObject({ attack: { by: 'b1', target: 'a1', means: { is: 'free-hack' } }, result: 'prone' });
    expect(done.state.steps.at(-1)).toMatchObject({ is: 'recoil', unit: 'b1' });
    const deadly = strike(duel({ profile: { combat: 2 } }, { traits: ['evade-and-counter'] }), [5, 2, 6, 1]);
    expect(deadly.state.figures['a1']?.fate).not.toBe('table');
    expect(deadly.state.steps.at(-1)).toMatchObject({ is: 'recoil', unit: 'b1', follow: false });
  });
});

describe('frenzy', () => {
  it('gives +2 on its first contact, and leaves whoever is driven back or down [ASOBH-TRAIT-berserk]', () => {
    const ran = { did: { ...IDLE, moves: 1, other: { 'met:b1': 1 } }, traits: ['berserk'] as const };
    const done = strike(duel(ran), [3, 2]);
    expect(fought(done).attack.extra).toEqual([{ amount: 2, because: 'berserk' }]);
    expect(fought(strike(duel({ traits: ['berserk'] }), [3, 2])).attack.extra).toEqual([]);
    const lost = strike(duel({ traits: ['berserk'] }), [1, 2]);
    expect(lost.state.figures['a1']?.lost).toEqual(['berserk']);
  });

  it('never shoots [ASOBH-TRAIT-berserk]', () => {
    const state = range(60, { traits: ['berserk', 'short-bow'] });
    const codes = refusals(state, { do: 'shoot', unit: 'a1', target: 'b1', weapon: 'short-bow' });
    expect(codes[0]?.rule).toBe('ASOBH-TRAIT-berserk');
  });
});

describe('a dash', () => {
  const ran = { traits: ['dashing'] as const, did: { ...IDLE, moves: 1, other: { 'met:b1': 1 } } };

  it('makes the blow a Power Blow for nothing, or is the blow itself [ASOBH-TRAIT-dashing]', () => {
    const power = strike(duel(ran), [3, 3], { power: true });
    expect(power.of('spent')).toMatchObject([{ actions: 1 }]);
    const spent = strike(duel(ran, {}, { actions: 0 }), [3, 3]);
    expect(spent.of('spent')).toMatchObject([{ actions: 0 }]);
    expect(
      refusals(duel({ traits: ['dashing'] }), { do: 'attack', unit: 'a1', target: 'b1', power: true })[0]?.code,
    ).toBe('act/too-few-actions');
  });

  it('is no help to a blow with both weapons [ASOBH-TRAIT-dashing] [ASOBH-TRAIT-double-strike]', () => {
    const pair = { ...ran, traits: ['dashing', 'double-strike'] as const, profile: { armed: 'two-weapons' as const } };
    const both = { do: 'attack' as const, unit: 'a1', target: 'b1', double: true };
    expect(refusals(duel(pair), both)).toMatchObject([{ code: 'act/too-few-actions', detail: { cost: 2 } }]);
    expect(strike(duel(pair, {}, { actions: 2 }), [3, 2, 3], { double: true }).of('spent')).toMatchObject([
      { actions: 2 },
    ]);
  });

  it('may begin with a leap, or out of the ground [ASOBH-TRAIT-dashing] [ASOBH-MEL-22]', () => {
    const leaper = duel({ at: [450, 400], traits: ['dashing'] });
    const leapt = play(leaper, { do: 'jump', unit: 'a1', direction: 90 }, [6]).state;
    expect(strike(leapt, [3, 3]).of('spent')).toMatchObject([{ actions: 0 }]);
    const digger = duel({ at: [450, 440], traits: ['dashing', 'burrowing'], below: true });
    const up = play(digger, { do: 'surface', unit: 'a1', to: { x: 450, y: 450 } }, [4]).state;
    expect(strike(up, [3, 3]).of('spent')).toMatchObject([{ actions: 0 }]);
  });

  it('of a javelin may follow a leap that came nearer [ASOBH-TRAIT-javelin]', () => {
    const state = duel({ at: [450, 200], traits: ['javelin'] });
    const leapt = play(state, { do: 'jump', unit: 'a1', direction: 90 }, [6]);
    expect(leapt.state.steps.at(-1)).toMatchObject({ is: 'free-throw', unit: 'a1' });
  });

  it('is one attack a turn still, and free once [ASOBH-TRAIT-dashing] [ASOBH-ACT-06]', () => {
    const done = strike(duel(ran, {}, { actions: 2 }), [3, 4], { power: true });
    expect(refusals(done.state, { do: 'attack', unit: 'a1', target: 'b1' })[0]?.code).toBe('attack/once');
    const master = duel({ ...ran, traits: ['dashing', 'combat-master'] }, {}, { actions: 3 });
    const second = strike(strike(master, [3, 4], { power: true }).state, [3, 4], { power: true });
    expect(second.of('spent')).toMatchObject([{ actions: 2 }]);
  });
});

describe('greed', () => {
  it('holds whoever fails a quality die beside the body it made [ASOBH-TRAIT-greedy]', () => {
    const done = strike(duel({ traits: ['greedy'] }), [5, 1, 2]);
    expect(done.of('rolled')).toMatchObject([{ unit: 'a1', why: 'greed' }]);
    expect(states(done.state, 'a1')).toEqual(['looting']);
    expect(states(strike(duel({ traits: ['greedy'] }), [5, 1, 4]).state, 'a1')).toEqual([]);
    expect(strike(duel({ traits: ['greedy'] }), [4, 2]).of('rolled')).toEqual([]);
  });
});

describe('a disarming block', () => {
  const trained = { traits: ['disarming-block'] as const };

  it('costs a weapon whoever rolls a 1 or 2 against it and fails a quality die [ASOBH-TRAIT-disarming-block] [ASOBH-MEL-21]', () => {
    const before = strike(duel({}, trained), [2, 2, 3]);
    expect(before.of('rolled')).toMatchObject([{ unit: 'a1', why: 'disarm' }]);
    expect(before.state.steps.at(-1)).toMatchObject({ is: 'disarm', unit: 'a1', by: 'b1' });
    const after = play(before.state, { do: 'fling', what: 'weapon', at: { x: 450, y: 370 } }, [], 'b');
    expect(after.state.dropped).toEqual([{ what: 'weapon', of: 'a1', at: { x: 450, y: 370 } }]);
    expect(after.state.figures['a1']?.arms.hand).toBeNull();
    expect(modifiers(after.state).attacker).toEqual({ unarmed: -1 });
    expect(strike(duel({}, trained), [2, 2, 4]).state.steps.at(-1)?.is).not.toBe('disarm');
    expect(strike(duel({}, trained), [3, 3]).of('rolled')).toEqual([]);
  });

  it('does so to one who attacks it or is attacked by it [ASOBH-TRAIT-disarming-block]', () => {
    expect(strike(duel(trained), [2, 2, 1]).state.steps.at(-1)).toMatchObject({ is: 'disarm', unit: 'b1', by: 'a1' });
  });

  it('lets flails, claws, trained hands and a tight grip be [ASOBH-TRAIT-disarming-block] [ASOBH-TRAIT-tight-grip]', () => {
    for (const a of [
      { traits: ['flail'] as const },
      { traits: ['tight-grip'] as const },
      { traits: ['evade-and-counter'] as const },
      { profile: { armed: 'natural' as const } },
    ])
      expect(strike(duel(a, trained), [2, 2]).of('rolled')).toEqual([]);
  });

  it('flings the weapon on the table, within a Short, where a hand can reach it [ASOBH-MEL-21]', () => {
    const { state } = strike(duel({}, trained), [2, 2, 3]);
    const code = (x: number, y: number, what = 'weapon') =>
      refusals(state, { do: 'fling', what, at: { x, y } }, 'b')[0]?.code;
    expect(code(450, 300)).toBe('fling/too-far');
    expect(code(450, -5)).toBe('fling/off-table');
    expect(code(450, 400, 'second-weapon')).toBe('fling/no-such-weapon');
    expect(code(450, 400)).toBeUndefined();
  });

  it('takes one of two matching weapons, as the disarmer says, and with it the double strike [ASOBH-MEL-21] [ASOBH-TRAIT-double-strike]', () => {
    const pair = { traits: ['double-strike'] as const, profile: { armed: 'two-weapons' as const } };
    const { state } = strike(duel(pair, trained, { actions: 3 }), [2, 2, 3]);
    const after = play(state, { do: 'fling', what: 'second-weapon', at: { x: 450, y: 430 } }, [], 'b');
    expect(after.state.figures['a1']?.arms.hand).toBe('first');
    expect(modifiers(after.state).attacker).toEqual({});
    const one = duel({ ...pair, arms: { hand: 'first', loaded: true, broken: [] } }, {}, { actions: 2 });
    expect(refusals(one, { do: 'attack', unit: 'a1', target: 'b1', double: true })[0]?.code).toBe('attack/one-weapon');
    expect(
      refusals(duel({}, {}, { actions: 2 }), { do: 'attack', unit: 'a1', target: 'b1', double: true })[0]?.code,
    ).toBe('attack/no-double');
  });
});

describe('things', () => {
  const arms = (hand: 'first' | 'second' | null) => ({ hand, loaded: true, broken: [] });

  it('its own weapon is picked up where it lies, for an action [ASOBH-MEL-21] [ASOBH-ACT-10]', () => {
    const dropped = (x: number) => ({ dropped: [{ what: 'weapon' as const, of: 'a1', at: { x, y: 430 } }] });
    const bare = { arms: arms(null), traits: ['bludgeon'] as const };
    const done = play(duel(bare, {}, dropped(450)), { do: 'pick-up', unit: 'a1', what: 'weapon', of: 'a1' });
    expect(done.of('spent')).toMatchObject([{ actions: 1 }]);
    expect(done.state.figures['a1']?.arms.hand).toBe('both');
    expect(done.state.dropped).toEqual([]);
    expect(
      refusals(duel(bare, {}, dropped(550)), { do: 'pick-up', unit: 'a1', what: 'weapon', of: 'a1' })[0]?.code,
    ).toBe('pick-up/out-of-reach');
    expect(refusals(duel(bare), { do: 'pick-up', unit: 'a1', what: 'weapon', of: 'a1' })[0]?.code).toBe(
      'pick-up/nothing-there',
    );
  });

  it('without its weapon a figure has none of the skills that go with it [ASOBH-MEL-21]', () => {
    const bare = { arms: arms(null), traits: ['bludgeon', 'flail'] as const };
    expect(fought(strike(duel(bare, { profile: { combat: 1 } }), [3, 2])).chain).toEqual([]);
  });

  it('a dead foe’s weapon does in need, without one’s own skills [ASOBH-MEL-21]', () => {
    const state = duel(
      { arms: arms(null), traits: ['bludgeon'] },
      {},
      { figures: { b2: { at: [425, 450], fate: 'out' } } },
    );
    const done = play(state, { do: 'pick-up', unit: 'a1', what: 'weapon', of: 'b2' });
    expect(done.state.figures['a1']?.arms).toMatchObject({ hand: 'first', broken: ['bludgeon'] });
    expect(done.state.figures['b2']?.arms.hand).toBeNull();
    expect(modifiers(done.state).attacker).toEqual({});
    const full = duel({}, {}, { dropped: [{ what: 'weapon', of: 'b1', at: { x: 450, y: 450 } }] });
    expect(refusals(full, { do: 'pick-up', unit: 'a1', what: 'weapon', of: 'b1' })[0]?.code).toBe('pick-up/hands-full');
  });

  it('a second weapon is drawn for an action [ASOBH-ACT-10] [ASOBH-MEL-21]', () => {
    const done = play(duel({ arms: arms(null), profile: { armed: 'two-weapons' } }), { do: 'draw', unit: 'a1' });
    expect(done.state.figures['a1']?.arms.hand).toBe('second');
    expect(refusals(duel({ arms: arms(null) }), { do: 'draw', unit: 'a1' })[0]?.code).toBe('draw/nothing');
    expect(refusals(duel(), { do: 'draw', unit: 'a1' })[0]?.code).toBe('draw/armed');
  });

  it('an instrument is put down for nothing, and with it the -1 and the music, until it is taken up [ASOBH-TRAIT-music]', () => {
    const state = duel({ traits: ['music'] });
    expect(modifiers(state).attacker).toEqual({ music: -1 });
    const down = play(state, { do: 'put-down', unit: 'a1', what: 'instrument' });
    expect(modifiers(down.state).attacker).toEqual({});
    expect(down.of('spent')).toEqual([]);
    const up = play(down.state, { do: 'pick-up', unit: 'a1', what: 'instrument', of: 'a1' });
    expect(modifiers(up.state).attacker).toEqual({ music: -1 });
  });

  it('a standard is torn from a bearer who is down, and its warband tests [ASOBH-TRAIT-standard-bearer]', () => {
    const grab = { do: 'grab-standard', unit: 'a1', target: 'b1' } as const;
    const bearer = { traits: ['standard-bearer'] as const };
    expect(refusals(duel({}, bearer), grab)[0]?.code).toBe('grab-standard/on-his-feet');
    expect(refusals(duel({}, { conditions: ['prone'] }), grab)[0]?.code).toBe('grab-standard/no-standard');
    const done = play(duel({}, { ...bearer, conditions: ['prone'] }), grab, [4, 4, 4, 4, 4, 4]);
    expect(done.of('standardTaken')).toEqual([{ type: 'standardTaken', unit: 'b1', by: 'a1' }]);
    expect(done.state.figures['b1']?.lost).toEqual(['standard-bearer']);
    expect(done.of('moraleTested')).toHaveLength(2);
  });

  it('a fallen standard is for the enemy to take [ASOBH-TRAIT-standard-bearer]', () => {
    const lying = (of: string) => ({
      dropped: [{ what: 'standard' as const, of, at: { x: 450, y: 440 } }],
      figures: {
        a2: { at: [30, 60] as [number, number], fate: 'out' as const },
        b2: { at: [30, 90] as [number, number], fate: 'out' as const },
      },
    });
    const done = play(
      duel({}, {}, lying('b2')),
      { do: 'pick-up', unit: 'a1', what: 'standard', of: 'b2' },
      [4, 4, 4, 4, 4, 4],
    );
    expect(done.of('standardTaken')).toMatchObject([{ unit: 'b2', by: 'a1' }]);
    expect(
      refusals(duel({}, {}, lying('a2')), { do: 'pick-up', unit: 'a1', what: 'standard', of: 'a2' })[0]?.code,
    ).toBe('pick-up/own-standard');
  });
});

describe('a choice of a combat', () => {
  it('is for the one it is put to, and one of its options [ASOBH-TRA-01]', () => {
    const { state } = strike(duel({}, { traits: ['parry'] }), [4, 2]);
    expect(refusals(state, { do: 'choose', option: 'parry' }, 'a')[0]?.code).toBe('seat/not-your-turn');
    expect(refusals(state, { do: 'choose', option: 'run' }, 'b')[0]?.code).toBe('choose/not-an-option');
    expect(refusals(state, { do: 'done' }, 'b')[0]?.code).toBe('step/not-now');
    expect(fought(choose({ state, events: [], of: () => [] }, 'take')).result).toBe('prone');
  });
});

describe('a wall', () => {
  const at = (wall: ReturnType<typeof aWall>, a: Parameters<typeof duel>[0] = {}, actions = 1) =>
    duel({ at: [450, 450], ...a }, { at: [600, 600] }, { actions, effects: { [wall.id]: wall } });
  const hit = (state: ReturnType<typeof at>, faces: readonly number[]) =>
    play(state, { do: 'attack', unit: 'a1', target: 'e1' }, faces);

  it('is struck by who stands against it, and only stands there [ASOBH-MAG-10]', () => {
    const wood = aWall('e1', 'wall-of-wood', [450, 467.5], { power: 2 });
    const done = hit(at(wood), [4, 2]);
    expect(fought(done)).toMatchObject({ sides: { target: { combat: 2 } }, result: 'prone', loser: 'e1' });
    expect(done.of('wallStruck')).toMatchObject([{ wall: 'e1', is: 'wall-of-wood', hits: 1, takes: 2 }]);
    expect(hit(at(wood), [1, 6]).of('wallStruck')).toEqual([]);
    expect(states(hit(at(wood), [1, 6]).state, 'a1')).toEqual([]);
    expect(refusals(at(wood, { at: [450, 400] }), { do: 'attack', unit: 'a1', target: 'e1' })[0]?.code).toBe(
      'attack/wall-out-of-reach',
    );
  });

  it('comes down when it has taken as many hits as its Power [ASOBH-MAG-10]', () => {
    const last = aWall('e1', 'wall-of-wood', [450, 467.5], { power: 2, hits: 1 });
    const done = hit(at(last), [4, 2]);
    expect(done.of('effectEnded')).toMatchObject([{ id: 'e1' }]);
    expect(done.state.effects).toEqual({});
  });

  it('of bones shrugs a hit off on a 5 or more [ASOBH-MAG-10] [ASOBH-SPELL-wall-of-bones]', () => {
    const bones = aWall('e1', 'wall-of-bones', [450, 467.5], { power: 1 });
    expect(hit(at(bones), [4, 2, 5]).state.effects['e1']?.hits).toBe(0);
    expect(hit(at(bones), [4, 2, 4]).state.effects).toEqual({});
  });
});
