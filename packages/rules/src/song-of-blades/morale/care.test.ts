import { describe, expect, it } from 'vitest';
import type { Condition } from '../state';
import { aBattle, actingWith, play, refusals } from '../test-kit';

const foe = { b1: { at: [850, 850] } } as const;
const codes = (...args: Parameters<typeof refusals>) => refusals(...args).map(({ code }) => code);

describe('waking a sleeper', () => {
  const sleeper = (magical: boolean, left: number) =>
    aBattle({
      figures: { a1: { at: [450, 450] }, a2: { at: [475, 450], conditions: [{ is: 'sleeping', magical }] }, ...foe },
      acting: { a1: left },
    });

  it('takes a friend in contact one action, two if magic put it to sleep [ASOBH-CND-06]', () => {
    expect(play(sleeper(false, 1), { do: 'wake', unit: 'a1', target: 'a2' }).state.figures['a2']?.conditions).toEqual(
      [],
    );
    expect(play(sleeper(true, 2), { do: 'wake', unit: 'a1', target: 'a2' }).state.figures['a2']?.conditions).toEqual(
      [],
    );
  });

  it('is a Task that two friends may share, and the slow of wit give one action more [ASOBH-CND-06] [ASOBH-ACT-11]', () => {
    const begun = play(sleeper(true, 1), { do: 'wake', unit: 'a1', target: 'a2' });
    expect(begun.of('workedFree')).toMatchObject([{ from: 'sleeping', done: 1, task: 2 }]);
    expect(begun.state.figures['a2']?.conditions).toMatchObject([{ is: 'sleeping', done: 1 }]);
    const next = { ...begun.state, steps: [...begun.state.steps, actingWith({ a1: 1 })] };
    expect(play(next, { do: 'wake', unit: 'a1', target: 'a2' }).state.figures['a2']?.conditions).toEqual([]);
    const slow = (left: number) =>
      aBattle({
        figures: {
          a1: { at: [450, 450], traits: ['dim-witted'] },
          a2: { at: [475, 450], conditions: ['sleeping'] },
          ...foe,
        },
        acting: { a1: left },
      });
    expect(codes(slow(1), { do: 'wake', unit: 'a1', target: 'a2' })).toEqual(['act/too-few-actions']);
    expect(play(slow(2), { do: 'wake', unit: 'a1', target: 'a2' }).state.figures['a2']?.conditions).toEqual([]);
  });

  it('is no help to one who is awake or far off [ASOBH-CND-06]', () => {
    const battle = aBattle({
      figures: {
        a1: { at: [450, 450] },
        a2: { at: [475, 450] },
        a3: { at: [100, 100], conditions: ['sleeping'] },
        ...foe,
      },
      acting: { a1: 1 },
    });
    expect(codes(battle, { do: 'wake', unit: 'a1', target: 'a2' })).toEqual(['wake/awake']);
    expect(codes(battle, { do: 'wake', unit: 'a1', target: 'a3' })).toEqual(['contact/not-touching']);
  });
});

describe('a Healer', () => {
  const healer = (condition: Condition, left = 3, traits: readonly 'undead'[] = []) =>
    aBattle({
      figures: {
        a1: { at: [450, 450], traits: ['healer'] },
        a2: { at: [475, 450], conditions: [condition], traits },
        ...foe,
      },
      acting: { a1: left },
    });

  it.each<[string, Condition, number, string]>([
    ['raises a Prone friend for one action [ASOBH-CND-05]', { is: 'prone', stand: 2, stuck: false }, 1, 'prone'],
    ['lifts deafness for one action [ASOBH-CND-02]', { is: 'deaf' }, 1, 'deaf'],
    ['lifts fatigue for one action [ASOBH-CND-03]', { is: 'fatigued' }, 1, 'fatigued'],
    ['lifts muteness for one action [ASOBH-CND-04]', { is: 'mute', until: null }, 1, 'mute'],
    ['lifts staggering for two [ASOBH-CND-07]', { is: 'staggering', venom: true, since: 1 }, 2, 'staggering'],
    ['lifts a Transfix for two [ASOBH-CND-08]', { is: 'transfixed', effect: null }, 2, 'transfixed'],
    ['turns stone to flesh for three [ASOBH-CND-09]', { is: 'stone', until: null }, 3, 'stone'],
  ])('%s [ASOBH-CON-02] [ASOBH-TRAIT-healer]', (_name, condition, actions, what) => {
    const told = play(healer(condition), { do: 'heal', unit: 'a1', target: 'a2', what });
    expect(told.of('spent')).toMatchObject([{ unit: 'a1', actions }]);
    expect(told.state.figures['a2']?.conditions).toEqual([]);
    if (actions > 1)
      expect(codes(healer(condition, actions - 1), { do: 'heal', unit: 'a1', target: 'a2', what })).toEqual([
        'act/too-few-actions',
      ]);
  });

  it.each<Condition>([{ is: 'entangled', task: 2, done: 0 }, { is: 'blind', until: null }, { is: 'bound' }])(
    'has no hand for $is [ASOBH-CON-02]',
    (condition) => {
      expect(codes(healer(condition), { do: 'heal', unit: 'a1', target: 'a2', what: condition.is })).toEqual([
        'heal/not-needed',
      ]);
    },
  );

  it('gives back Quality and lives point by point [ASOBH-CON-04] [ASOBH-TRAIT-healer]', () => {
    const battle = aBattle({
      figures: {
        a1: { at: [450, 450], traits: ['healer'] },
        a2: { at: [475, 450], traits: ['tough'], worse: { poison: 2, drain: 1 }, lives: 1 },
        ...foe,
      },
      acting: { a1: 3 },
    });
    const poison = play(battle, { do: 'heal', unit: 'a1', target: 'a2', what: 'poison' });
    const drain = play(poison.state, { do: 'heal', unit: 'a1', target: 'a2', what: 'drain' });
    const life = play(drain.state, { do: 'heal', unit: 'a1', target: 'a2', what: 'life' });
    expect(life.state.figures['a2']).toMatchObject({ worse: { poison: 1, drain: 0 }, lives: 0 });
  });

  it('does nothing for the Undead [ASOBH-TRA-05] [ASOBH-TRAIT-undead]', () => {
    const battle = healer({ is: 'prone', stand: 1, stuck: false }, 3, ['undead']);
    expect(codes(battle, { do: 'heal', unit: 'a1', target: 'a2', what: 'prone' })).toEqual(['heal/undead']);
  });

  it('needs the gift, a friend and contact [ASOBH-CON-02]', () => {
    const battle = aBattle({
      figures: {
        a1: { at: [450, 450] },
        a2: { at: [475, 450], conditions: ['prone'] },
        a3: { at: [425, 450], traits: ['healer'] },
        b1: { at: [400, 450], conditions: ['prone'] },
      },
      acting: { a1: 3, a3: 3 },
    });
    expect(codes(battle, { do: 'heal', unit: 'a1', target: 'a2', what: 'prone' })).toEqual(['heal/no-healer']);
    expect(codes(battle, { do: 'heal', unit: 'a3', target: 'b1', what: 'prone' })).toEqual(['care/not-a-friend']);
    expect(codes(battle, { do: 'heal', unit: 'a3', target: 'a2', what: 'prone' })).toEqual(['contact/not-touching']);
    expect(codes(battle, { do: 'heal', unit: 'a3', target: 'a1', what: 'prone' })).toEqual(['heal/not-needed']);
  });
});

describe('one who is out of action', () => {
  const body = (leftIn: number, more: object = {}) =>
    aBattle({
      turn: 5,
      figures: {
        a1: { at: [450, 450], traits: ['healer'] },
        a2: { at: [475, 450], fate: 'out', leftIn, ...more },
        a3: { at: [300, 300] },
        ...foe,
      },
      acting: { a1: 3 },
    });

  it('is brought back lying, for one action, within one full turn [ASOBH-CON-03]', () => {
    const told = play(body(3), { do: 'heal', unit: 'a1', target: 'a2', what: 'revive' });
    expect(told.of('revived')).toMatchObject([{ unit: 'a2', by: 'a1', pose: { x: 475, y: 450 } }]);
    expect(told.state.figures['a2']).toMatchObject({ fate: 'table', conditions: [{ is: 'prone' }] });
  });

  it('is beyond help later, and after a gruesome end [ASOBH-CON-03]', () => {
    expect(codes(body(2), { do: 'heal', unit: 'a1', target: 'a2', what: 'revive' })).toEqual(['heal/too-late']);
    expect(codes(body(5, { fate: 'gruesome' }), { do: 'heal', unit: 'a1', target: 'a2', what: 'revive' })).toEqual([
      'heal/dead',
    ]);
  });

  it('takes two actions where venom felled it [ASOBH-CND-07]', () => {
    const told = play(body(4, { conditions: [{ is: 'staggering', venom: true, since: 3 }] }), {
      do: 'heal',
      unit: 'a1',
      target: 'a2',
      what: 'revive',
    });
    expect(told.of('spent')).toMatchObject([{ actions: 2 }]);
  });

  it('is laid beside where it fell if another stands there now [ASOBH-CON-03]', () => {
    const battle = aBattle({
      turn: 5,
      figures: {
        a1: { at: [450, 450], traits: ['healer'] },
        a2: { at: [475, 450], fate: 'out', leftIn: 5 },
        a3: { at: [480, 450] },
        ...foe,
      },
      acting: { a1: 3 },
    });
    const told = play(battle, { do: 'heal', unit: 'a1', target: 'a2', what: 'revive' });
    const [revived] = told.of('revived');
    expect(Math.hypot((revived?.pose.x ?? 0) - 480, (revived?.pose.y ?? 0) - 450)).toBeGreaterThanOrEqual(25 - 0.03);
  });
});

describe('a Potion of Healing', () => {
  const figures = {
    a1: { at: [450, 450], traits: ['potion-of-healing'], worse: { poison: 1, drain: 0 } },
    a2: { at: [475, 450], fate: 'out', leftIn: 3 },
    ...foe,
  } as const;

  it('is drunk for one action and heals as often as three dice at 3 or more succeed [ASOBH-TRAIT-potion-of-healing]', () => {
    const told = play(aBattle({ figures, acting: { a1: 2 } }), { do: 'potion', unit: 'a1', target: 'a1' }, [3, 2, 1]);
    expect(told.of('potionUsed')).toMatchObject([{ faces: [3, 2, 1], successes: 1 }]);
    expect(told.of('spent')).toMatchObject([{ actions: 1 }]);
    expect(told.state.figures['a1']?.worse.poison).toBe(0);
    expect(codes(told.state, { do: 'potion', unit: 'a1', target: 'a1' })).toEqual(['potion/empty']);
  });

  it('brings back a friend who has just fallen [ASOBH-CON-03] [ASOBH-TRAIT-potion-of-healing]', () => {
    const told = play(aBattle({ figures, acting: { a1: 2 } }), { do: 'potion', unit: 'a1', target: 'a2' }, [3, 4, 1]);
    // One success wakes it, the other sets it on its feet
    expect(told.of('cared').map(({ what }) => what)).toEqual(['revive', 'prone']);
    expect(told.state.figures['a2']).toMatchObject({ fate: 'table', conditions: [] });
  });

  it('may do nothing [ASOBH-TRAIT-potion-of-healing]', () => {
    const told = play(aBattle({ figures, acting: { a1: 2 } }), { do: 'potion', unit: 'a1', target: 'a2' }, [1, 2, 2]);
    expect(told.state.figures['a2']?.fate).toBe('out');
    expect(told.of('cared')).toEqual([]);
  });

  it('asks its owner what to mend first where there is a choice [ASOBH-TRAIT-potion-of-healing]', () => {
    const battle = aBattle({
      figures: {
        ...figures,
        a1: { ...figures.a1, conditions: [{ is: 'deaf' }, { is: 'staggering', venom: false, since: 1 }] },
      },
      acting: { a1: 2 },
    });
    const asked = play(battle, { do: 'potion', unit: 'a1', target: 'a1' }, [3, 4, 1]);
    expect(asked.state.steps.at(-1)).toMatchObject({
      is: 'morale-choice',
      of: 'potion',
      options: ['deaf', 'staggering', 'poison'],
    });
    const told = play(asked.state, { do: 'choose', option: 'staggering' });
    expect(told.state.figures['a1']).toMatchObject({ conditions: [{ is: 'deaf' }], worse: { poison: 1 } });
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'act' });
  });

  it('asks nothing where it is strong enough for all of it [ASOBH-TRAIT-potion-of-healing]', () => {
    const ill = aBattle({
      figures: { a1: { traits: ['potion-of-healing'], worse: { poison: 1, drain: 0 }, conditions: ['prone'] }, ...foe },
      acting: { a1: 2 },
    });
    const told = play(ill, { do: 'potion', unit: 'a1', target: 'a1' }, [3, 3, 1]);
    expect(told.of('cared').map(({ what }) => what)).toEqual(['prone', 'poison']);
    expect(told.state.figures['a1']).toMatchObject({ conditions: [], worse: { poison: 0, drain: 0 } });
  });

  it('is of no use to the whole, the dead and those without one [ASOBH-TRAIT-potion-of-healing] [ASOBH-TRA-05]', () => {
    const battle = aBattle({
      figures: {
        a1: { at: [450, 450], traits: ['potion-of-healing'] },
        a2: { at: [475, 450], conditions: ['prone'], traits: ['undead'] },
        a3: { at: [425, 450] },
        ...foe,
      },
      acting: { a1: 1, a3: 1 },
    });
    expect(codes(battle, { do: 'potion', unit: 'a1', target: 'a1' })).toEqual(['heal/not-needed']);
    expect(codes(battle, { do: 'potion', unit: 'a1', target: 'a2' })).toEqual(['heal/undead']);
    expect(codes(battle, { do: 'potion', unit: 'a3', target: 'a3' })).toEqual(['potion/none']);
  });
});
