import { describe, expect, it } from 'vitest';
import { waitingFor } from '../engine';
import { type Fielded, fieldedOf } from '../figures';
import { isSeen } from '../ground/sight';
import { aBattle, actingWith, type BattleGiven, play, refusals } from '../test-kit';

const two = { a1: { at: [200, 100] }, a2: { at: [260, 100] }, b1: { at: [200, 800] }, b2: { at: [400, 800] } } as const;

describe('activation', () => {
  it('gives an action for every die that reaches Quality [ASOBH-ACT-01] [ASOBH-EX-01]', () => {
    const told = play(aBattle({ figures: two }), { do: 'activate', unit: 'a1', dice: 2 }, [4, 6]);
    const act = told.state.steps.at(-1);
    expect(act).toMatchObject({ is: 'act', kind: 'turn', left: { a1: 2 }, given: 2 });
    expect(told.of('rolled')[0]).toMatchObject({ needs: 4, successes: 2, faces: [4, 6] });
    expect(told.state.figures['a1']?.activated).toBe(true);
    expect(told.state.figures['a2']?.activated).toBe(false);
  });

  it('lets a 6 pass and a 1 fail whatever the Quality is [ASOBH-ACT-02]', () => {
    const hard = aBattle({ figures: { ...two, a1: { at: [200, 100], worse: { poison: 2, drain: 0 }, hurt: 1 } } });
    const told = play(hard, { do: 'activate', unit: 'a1', dice: 2 }, [6, 5]);
    expect(told.of('rolled')[0]).toMatchObject({ needs: 7, successes: 1 });
    const easy = aBattle({
      figures: { ...two, a1: { at: [200, 100], profile: { quality: 2 }, used: { reckless: 3 } } },
    });
    const ones = play(easy, { do: 'activate', unit: 'a1', dice: 1 }, [1]);
    expect(ones.of('rolled')[0]).toMatchObject({ needs: 1, successes: 0 });
  });

  it('tells every reason for what a die must reach [ASOBH-ACT-01] [ASOBH-CON-04] [ASOBH-END-02]', () => {
    const sick = aBattle({ figures: { ...two, a1: { at: [200, 100], worse: { poison: 1, drain: 1 }, hurt: -1 } } });
    const [rolled] = play(sick, { do: 'activate', unit: 'a1', dice: 1 }, [6]).of('rolled');
    expect(rolled?.modifiers).toEqual([
      { amount: -1, because: 'poison' },
      { amount: -1, because: 'drain' },
      { amount: -1, because: 'ASOBH-END-02' },
    ]);
  });

  it('hands one failed die to the enemy before the figure acts [ASOBH-ACT-04] [ASOBH-EX-02]', () => {
    const told = play(aBattle({ figures: two }), { do: 'activate', unit: 'a1', dice: 2 }, [4, 3]);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'reactions', side: 'two', dice: 1, mayTake: false });
    const passed = play(told.state, { do: 'decline' }, [], 'b');
    expect(passed.state.steps.at(-1)).toMatchObject({ is: 'act', left: { a1: 1 } });
  });

  it('lets two failed dice be the initiative: the figure does nothing, the turn is over [ASOBH-ACT-05] [ASOBH-EX-03] [ASOBH-INI-02]', () => {
    const told = play(aBattle({ figures: two }), { do: 'activate', unit: 'a1', dice: 3 }, [5, 2, 1]);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'reactions', dice: 2, mayTake: true });
    const taken = play(told.state, { do: 'take-initiative' }, [], 'b');
    expect(taken.of('turnEnded')).toMatchObject([{ side: 'one', why: 'taken' }]);
    expect(taken.state.active).toBe('two');
    expect(taken.state.steps).toMatchObject([{ is: 'turn', side: 'two' }]);
    expect(taken.state.figures['a2']?.activated).toBe(false);
  });

  it('goes on with the turn after a figure that failed all its dice [ASOBH-ACT-05]', () => {
    const told = play(aBattle({ figures: two }), { do: 'activate', unit: 'a1', dice: 1 }, [2]);
    const on = play(told.state, { do: 'decline' }, [], 'b');
    expect(on.state.steps).toMatchObject([{ is: 'turn', side: 'one' }]);
    expect(waitingFor(on.state)).toMatchObject([{ seat: 'a', what: 'turn', detail: { left: 1 } }]);
  });

  it('ends the turn when all have acted [ASOBH-INI-02]', () => {
    const last = aBattle({ figures: { ...two, a2: { at: [260, 100], activated: true } } });
    const told = play(last, { do: 'activate', unit: 'a1', dice: 1 }, [4]);
    const done = play(told.state, { do: 'done' });
    expect(done.of('turnEnded')).toMatchObject([{ side: 'one', why: 'all-acted' }]);
    expect(done.of('turnBegan')).toMatchObject([{ side: 'two', turn: 4 }]);
  });

  it('ends the turn when the player passes, and wakes his stones with his next one [ASOBH-INI-02] [ASOBH-REA-02]', () => {
    const figures = { ...two, b1: { at: [200, 800], reacted: true, activated: true } } as const;
    const told = play(aBattle({ figures }), { do: 'end-turn' });
    expect(told.of('turnEnded')).toMatchObject([{ why: 'passed' }]);
    expect(told.state.figures['b1']).toMatchObject({ reacted: false, activated: false });
  });

  it('refuses a second activation in one turn [ASOBH-INI-03]', () => {
    const battle = aBattle({ figures: { ...two, a1: { at: [200, 100], activated: true } } });
    expect(refusals(battle, { do: 'activate', unit: 'a1', dice: 2 })).toMatchObject([
      { code: 'activate/already', rule: 'ASOBH-INI-03', who: ['a1'] },
    ]);
  });

  it('refuses four dice, and none [ASOBH-ACT-01]', () => {
    const battle = aBattle({ figures: two });
    for (const dice of [0, 4])
      expect(refusals(battle, { do: 'activate', unit: 'a1', dice })).toMatchObject([{ code: 'activate/dice' }]);
  });

  it('refuses figures that are not there, not yours, or helpless [ASOBH-CND-06] [GEN-02]', () => {
    const battle = aBattle({ figures: { ...two, a1: { at: [200, 100], conditions: ['sleeping'] } } });
    expect(refusals(battle, { do: 'activate', unit: 'constructor', dice: 1 })[0]?.code).toBe('unit/unknown');
    expect(refusals(battle, { do: 'activate', unit: 'b1', dice: 1 })[0]?.code).toBe('unit/not-yours');
    expect(refusals(battle, { do: 'activate', unit: 'a1', dice: 1 })[0]?.code).toBe('activate/helpless');
    expect(refusals(battle, { do: 'activate', unit: 'b1', dice: 1 }, 'b')[0]?.code).toBe('seat/not-your-turn');
  });

  it('refuses to act with more than the dice gave, or with one that was not activated [ASOBH-ACT-03]', () => {
    const battle = aBattle({ figures: two, step: actingWith({ a1: 1 }) });
    expect(refusals(battle, { do: 'bank', unit: 'a2', actions: 1 })).toMatchObject([
      { code: 'act/not-activated', who: ['a2'] },
    ]);
    const caster = aBattle({
      figures: { ...two, a1: { at: [200, 100], traits: ['spell-caster'], profile: { spells: ['counter-spell'] } } },
      acting: { a1: 1 },
    });
    expect(refusals(caster, { do: 'bank', unit: 'a1', actions: 2 })).toMatchObject([
      { code: 'act/too-few-actions', detail: { left: 1, cost: 2 } },
    ]);
  });

  it('lets actions go unused [ASOBH-ACT-03]', () => {
    const done = play(aBattle({ figures: two, acting: { a1: 3 } }), { do: 'done', unit: 'a1' });
    expect(done.of('stopped')).toMatchObject([{ units: ['a1'] }]);
    expect(done.state.steps).toMatchObject([{ is: 'turn' }]);
  });

  it('banks actions of a caster for the enemy’s turn; they lapse with his own next one [ASOBH-ACT-12] [ASOBH-ACT-10]', () => {
    const figures = {
      ...two,
      a1: { at: [200, 100], traits: ['spell-caster'], profile: { spells: ['counter-spell'] } },
    } as const;
    const banked = play(aBattle({ figures, acting: { a1: 2 } }), { do: 'bank', unit: 'a1', actions: 2 });
    expect(banked.state.figures['a1']?.banked).toBe(2);
    expect(banked.of('spent')).toMatchObject([{ actions: 2, on: 'bank' }]);
    const theirs = play(banked.state, { do: 'end-turn' });
    expect(theirs.state.figures['a1']?.banked).toBe(2);
    const ours = play(theirs.state, { do: 'end-turn' }, [], 'b');
    expect(ours.state.figures['a1']?.banked).toBe(0);
  });

  it('banks for nobody who could not use it [ASOBH-ACT-12]', () => {
    const plain = aBattle({ figures: two, acting: { a1: 2 } });
    expect(refusals(plain, { do: 'bank', unit: 'a1', actions: 1 })[0]?.code).toBe('bank/no-caster');
    const blaster = { at: [200, 100], traits: ['spell-caster'], profile: { spells: ['transfix'] } } as const;
    const other = aBattle({ figures: { ...two, a1: blaster }, acting: { a1: 2 } });
    expect(refusals(other, { do: 'bank', unit: 'a1', actions: 1 })[0]?.code).toBe('bank/no-defence');
  });

  it('notes at the start of a turn who is hidden from whom, for ambushes in it and for those of reactions [ASOBH-MEL-11]', () => {
    const hut = {
      id: 'hut',
      name: 'Hut',
      ground: 'normal',
      stands: 'solid',
      height: 80,
      plant: false,
      art: 'hut',
      outline: [
        { x: 100, y: 400 },
        { x: 300, y: 400 },
        { x: 300, y: 460 },
        { x: 100, y: 460 },
      ],
    } as const;
    const battle = aBattle({ figures: { ...two, b2: { at: [700, 800] } }, terrain: [hut] });
    const told = play(play(battle, { do: 'end-turn' }).state, { do: 'end-turn' }, [], 'b');
    expect(told.state.figures['a1']?.unseenBy).toEqual(['b1']);
    expect(told.state.figures['b1']?.unseenBy).toEqual(['a1', 'a2']);
    expect(told.state.figures['b2']?.unseenBy).toEqual([]);
  });

  it('does not count as hidden whoever stands behind others, under the ground or before the blind [ASOBH-MEL-11] [ASOBH-TRAIT-burrowing]', () => {
    const figures: BattleGiven['figures'] = {
      a1: { at: [450, 300] },
      a2: { at: [437.5, 330] },
      a3: { at: [462.5, 330] },
      a4: { at: [100, 300], below: true },
      b1: { at: [450, 600] },
      b2: { at: [800, 600], conditions: [{ is: 'blind', until: null }] },
    };
    const battle = aBattle({ figures });
    const [b1, a1] = ['b1', 'a1'].map((id) => fieldedOf(battle, id) as Fielded);
    expect(isSeen(battle, b1 as Fielded, a1 as Fielded)).toBe(false);
    const told = play(play(battle, { do: 'end-turn' }).state, { do: 'end-turn' }, [], 'b');
    expect(Object.values(told.state.figures).flatMap(({ unseenBy }) => unseenBy)).toEqual([]);
  });

  it('mires and frees with the next activation those stuck in mud [ASOBH-WTH-03]', () => {
    const stuck = { is: 'prone', stand: 1, stuck: true } as const;
    const battle = aBattle({ figures: { ...two, a1: { at: [200, 100], conditions: [stuck] } } });
    const told = play(battle, { do: 'activate', unit: 'a1', dice: 1 }, [4]);
    expect(told.of('recovered')).toMatchObject([{ unit: 'a1', condition: 'prone' }]);
  });

  it('asks nobody about actions that are good for nothing [ASOBH-ACT-03] [ASOBH-CND-08]', () => {
    const held = aBattle({
      figures: { a1: { conditions: ['transfixed'] }, a2: { at: [100, 100] }, b1: { at: [800, 800] } },
    });
    const one = play(held, { do: 'activate', unit: 'a1', dice: 1 }, [4]);
    expect(one.of('idled')).toEqual([{ type: 'idled', units: ['a1'] }]);
    expect(one.state.steps).toMatchObject([{ is: 'turn', side: 'one' }]);
    const two = play(held, { do: 'activate', unit: 'a1', dice: 2 }, [4, 4]);
    expect(two.of('idled')).toEqual([]);
    expect(two.state.steps.at(-1)).toMatchObject({ is: 'act', left: { a1: 2 } });
  });
});
