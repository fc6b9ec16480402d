import { describe, expect, it } from 'vitest';
import { preview } from '../engine';
import type { Event } from '../events';
import type { MoraleCause } from '../steps-morale';
import { aBattle, type BattleGiven, happen, play, refusals } from '../test-kit';
import { takeOut } from './leaving';
import { standardTaken } from './standard';
import { dueFor, testsStep } from './test';

const foes = { b1: { at: [850, 850] }, b2: { at: [800, 850] }, b3: { at: [750, 850] } } as const;
/** More friends, out of earshot, so that nothing else is due. */
const mates = { a7: { at: [700, 60] }, a8: { at: [760, 60] }, a9: { at: [820, 60] } } as const;

const tested = (
  figures: BattleGiven['figures'],
  faces: readonly number[],
  cause: MoraleCause = 'spell',
  by: string | null = null,
) =>
  happen(
    aBattle({ figures: { ...mates, ...foes, ...figures } }),
    (tale) => tale.call(testsStep(dueFor(['a1'], cause, by))),
    faces,
  );
const results = (events: readonly Event[]) =>
  events.flatMap((event) => (event.type === 'moraleTested' ? [[event.unit, event.result, event.moves]] : []));

describe('a morale test', () => {
  it('of three passed dice changes nothing [ASOBH-MOR-01]', () => {
    const told = tested({ a1: {} }, [4, 4, 6]);
    expect(results(told.events)).toEqual([['a1', 'stands', 0]]);
    expect(told.of('moved')).toEqual([]);
  });

  it('with three failures takes the figure from play [ASOBH-MOR-01]', () => {
    const told = tested({ a1: {} }, [1, 2, 3]);
    expect(results(told.events)).toEqual([['a1', 'routs', 0]]);
    expect(told.of('leftPlay')).toMatchObject([{ unit: 'a1', how: 'fled' }]);
    expect(told.state.figures['a7']?.fate).toBe('table');
  });

  it('is easier for the Steadfast and harder for a Coward [ASOBH-TRAIT-steadfast] [ASOBH-TRAIT-coward]', () => {
    expect(tested({ a1: { traits: ['steadfast'] } }, [3, 3, 3]).of('rolled')).toMatchObject([{ needs: 3 }]);
    expect(tested({ a1: { traits: ['coward'] } }, [5, 5, 5]).of('rolled')).toMatchObject([
      { needs: 5, modifiers: [{ amount: -1, because: 'coward' }] },
    ]);
  });

  it('is easier with the Leader in sight within one Long [ASOBH-LDR-01] [ASOBH-TRAIT-leader]', () => {
    const told = tested({ a1: { at: [450, 450] }, a2: { at: [450, 500], traits: ['leader'] } }, [3, 3, 3]);
    expect(told.of('rolled')).toMatchObject([{ needs: 3, modifiers: [{ amount: 1, because: 'leader' }] }]);
  });

  it('puts out one that is Transfixed, and one that is entangled [ASOBH-MOR-06] [ASOBH-CND-08]', () => {
    for (const is of ['transfixed', 'entangled'] as const) {
      const told = tested({ a1: { conditions: [is] } }, [1, 4, 4]);
      expect(results(told.events)).toEqual([['a1', 'caught', 0]]);
      expect(told.state.figures['a1']?.fate).toBe('out');
    }
  });

  it('lets none of those get away, with three failures no more than with one [ASOBH-MOR-06] [ASOBH-CND-08]', () => {
    const held = tested({ a1: { conditions: ['transfixed'] } }, [1, 2, 3]);
    expect(results(held.events)).toEqual([['a1', 'caught', 0]]);
    expect(held.state.figures['a1']?.fate).toBe('out');
    const lying = tested({ a1: { at: [450, 450], conditions: ['prone'] }, b4: { at: [450, 475] } }, [1, 2, 3]);
    expect(lying.state.figures['a1']?.fate).toBe('out');
    const alone = tested({ a1: { conditions: ['prone'] } }, [1, 2, 3]);
    expect(alone.state.figures['a1']?.fate).toBe('fled');
  });

  it('costs a Tough one that lies beside a foe a life, and leaves it lying there [ASOBH-MOR-06] [ASOBH-TRAIT-tough]', () => {
    const told = tested(
      { a1: { at: [450, 450], conditions: ['prone'], traits: ['tough'] }, b4: { at: [450, 475] } },
      [1, 4, 4],
    );
    expect(told.of('lifeLost')).toMatchObject([{ unit: 'a1', left: 2 }]);
    expect(told.state.figures['a1']).toMatchObject({ fate: 'table', lives: 1, conditions: [{ is: 'prone' }] });
    const held = tested({ a1: { conditions: ['transfixed'], traits: ['tough'] } }, [1, 4, 4]);
    expect(held.state.figures['a1']?.fate).toBe('out');
  });

  it('puts out one that lies beside a foe [ASOBH-MOR-06]', () => {
    const told = tested({ a1: { at: [450, 450], conditions: ['prone'] }, b4: { at: [450, 475] } }, [1, 4, 4]);
    expect(told.state.figures['a1']?.fate).toBe('out');
    expect(told.state.figures['b4']?.fate).toBe('table');
  });

  it('makes one that lies alone get up with its first move [ASOBH-MOR-06]', () => {
    const told = tested({ a1: { conditions: ['prone'] } }, [1, 4, 4]);
    expect(results(told.events)).toEqual([['a1', 'gets-up', 0]]);
    expect(told.state.figures['a1']).toMatchObject({ conditions: [], pose: { x: 450, y: 450 } });
  });

  it('is not taken by sleepers and statues, who know of nothing [ASOBH-MOR-02]', () => {
    const told = tested({ a1: { conditions: ['sleeping'] } }, []);
    expect(told.of('moraleTested')).toEqual([]);
    expect(tested({ a1: { conditions: [{ is: 'stone', until: null }] } }, []).of('rolled')).toEqual([]);
  });

  it('crumbles the Undead at two failures, one Quality of two lower [ASOBH-MOR-09] [ASOBH-TRAIT-undead]', () => {
    const told = tested({ a1: { traits: ['undead'] } }, [1, 1, 2]);
    expect(results(told.events)).toEqual([['a1', 'crumbles', 0]]);
    expect(told.of('leftPlay')).toMatchObject([{ unit: 'a1', how: 'out', because: 'ASOBH-MOR-09' }]);
  });

  it('lets the Undead stay by a standard on the table [ASOBH-TRAIT-undead] [ASOBH-TRAIT-standard-bearer]', () => {
    const asked = tested(
      { a1: { traits: ['undead'] }, a2: { at: [450, 600], traits: ['standard-bearer'] } },
      [1, 1, 1],
    );
    expect(asked.state.steps.at(-1)).toMatchObject({ is: 'morale-choice', seat: 'a', options: ['stay', 'standard'] });
    expect(refusals(asked.state, { do: 'choose', option: 'edge' })).toMatchObject([{ code: 'choose/no-such-option' }]);
    expect(refusals(asked.state, { do: 'choose', option: 'stay' }, 'b')).toMatchObject([
      { code: 'seat/not-your-turn' },
    ]);
    const told = play(asked.state, { do: 'choose', option: 'stay' });
    expect(results(told.events)).toEqual([['a1', 'rallies', 0]]);
    expect(told.state.figures['a1']?.fate).toBe('table');
  });

  it('of a Leader who is a Coward, failed for the first time, routs all but the dead [ASOBH-TRAIT-coward]', () => {
    const told = tested(
      { a1: { traits: ['leader', 'coward'] }, a2: { at: [100, 100], traits: ['undead'] } },
      [2, 6, 6, 6, 6, 6, 6, 6, 6],
    );
    // The dead man left has a leader and half a warband to miss
    expect(told.of('warbandRouted')).toEqual([{ type: 'warbandRouted', side: 'one', leader: 'a1' }]);
    expect(
      Object.values(told.state.figures)
        .filter(({ fate }) => fate === 'fled')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['a1', 'a7', 'a8', 'a9']);
    expect(told.state.figures['a2']?.fate).toBe('table');
    expect(told.state.figures['b1']?.fate).toBe('table');
  });

  it('is taken by each alone, one after another; who is gone takes none [ASOBH-MOR-07]', () => {
    const battle = aBattle({ figures: { ...mates, ...foes, a1: {}, a2: { at: [300, 300] } } });
    const told = happen(
      battle,
      (tale) => tale.call(testsStep(dueFor(['a1', 'a1', 'a2'], 'spell'))),
      [1, 1, 1, 6, 6, 6],
    );
    expect(results(told.events)).toEqual([
      ['a1', 'routs', 0],
      ['a2', 'stands', 0],
    ]);
  });
});

describe('Terror', () => {
  it('once withstood is withstood for good, of that profile [ASOBH-TRA-03] [ASOBH-TRAIT-terror]', () => {
    const told = tested(
      { a1: {}, b4: { at: [450, 600], traits: ['terror'], profile: { id: 'troll' } } },
      [4, 4, 4],
      'terror',
      'b4',
    );
    expect(told.state.figures['a1']?.braved).toEqual(['troll']);
  });

  it('leaves the terrible, the fearless, the made and the dead cold [ASOBH-TRA-03] [ASOBH-TRAIT-terror]', () => {
    for (const trait of ['terror', 'fearless', 'artificial', 'undead'] as const)
      expect(tested({ a1: { traits: [trait] } }, [], 'terror', 'b1').of('rolled')).toEqual([]);
  });
});

describe('the loss of a standard', () => {
  it('to a foe makes its warband test, and the dead crumble at one failure [ASOBH-TRAIT-standard-bearer] [ASOBH-TRAIT-undead]', () => {
    const battle = aBattle({
      figures: {
        a1: { at: [450, 450], fate: 'out', traits: ['standard-bearer'] },
        a2: { at: [300, 300] },
        a3: { at: [200, 300], traits: ['undead'] },
        b1: { at: [450, 480] },
      },
    });
    const told = happen(battle, (tale) => standardTaken(tale, 'a1', 'b1'), [4, 4, 4, 1, 2, 2, 5, 5, 5]);
    // Two of three are gone then, and the last one tests for that
    expect(results(told.events)).toEqual([
      ['a2', 'stands', 0],
      ['a3', 'crumbles', 0],
      ['a2', 'stands', 0],
    ]);
  });

  it('that leaves with a bearer who runs asks nothing of the dead [ASOBH-TRAIT-undead]', () => {
    const battle = aBattle({
      figures: { ...mates, ...foes, a1: { traits: ['standard-bearer'] }, a2: { at: [300, 300], traits: ['undead'] } },
    });
    const told = happen(battle, (tale) => takeOut(tale, 'a1', 'fled', null, 'ASOBH-MOR-01'));
    expect(told.of('moraleTested')).toEqual([]);
    expect(told.state.dropped).toEqual([]);
  });
});

describe('the death of a Discipline Master by his own men', () => {
  it('does not shake those no whip moved [ASOBH-LDR-04] [ASOBH-TRAIT-discipline-master]', () => {
    expect(tested({ a1: { traits: ['undead'] } }, [], 'discipline').of('rolled')).toEqual([]);
    expect(tested({ a1: {} }, [4, 4, 4], 'discipline').of('moraleTested')).toHaveLength(1);
  });
});

describe('those who run', () => {
  it('go one move toward the nearest edge for one failure [ASOBH-MOR-01] [ASOBH-MOR-08]', () => {
    const told = tested({ a1: { at: [450, 300], traits: ['slow'] } }, [1, 4, 4]);
    expect(results(told.events)).toEqual([['a1', 'runs', 1]]);
    expect(told.state.figures['a1']?.pose).toMatchObject({ x: 450, y: 180 });
    expect(told.of('moraleTested')).toMatchObject([{ cause: 'spell', failures: 1 }]);
  });

  it('go two for two, the Slow as well, and may leave the table [ASOBH-MOR-01] [ASOBH-MOR-08] [ASOBH-TRAIT-slow]', () => {
    const told = tested({ a1: { at: [450, 300], traits: ['slow'] } }, [1, 1, 4]);
    expect(told.state.figures['a1']?.pose).toMatchObject({ x: 450, y: 60 });
    const off = tested({ a1: { at: [450, 200] } }, [1, 1, 4]);
    expect(off.of('leftPlay')).toMatchObject([{ unit: 'a1', how: 'fled' }]);
  });

  it('get up with the first move and run with the second [ASOBH-MOR-06]', () => {
    const told = tested({ a1: { at: [450, 300], conditions: ['prone'] } }, [1, 1, 4]);
    expect(results(told.events)).toEqual([['a1', 'runs', 1]]);
    expect(told.state.figures['a1']).toMatchObject({ conditions: [], pose: { x: 450, y: 180 } });
  });

  it('may make for a friend’s standard instead, as their player says [ASOBH-TRAIT-standard-bearer]', () => {
    const given = { a1: { at: [450, 300] }, a2: { at: [450, 600], traits: ['standard-bearer'] } } as const;
    const asked = tested(given, [1, 4, 4]);
    expect(asked.state.steps.at(-1)).toMatchObject({ is: 'morale-choice', options: ['edge', 'standard'] });
    const shown = preview(asked.state, 'a', { do: 'choose', option: 'standard' });
    expect(shown.marks).toContainEqual({
      is: 'path',
      points: [
        { x: 450, y: 300 },
        { x: 450, y: 420 },
      ],
      tone: 'path',
    });
    const told = play(asked.state, { do: 'choose', option: 'standard' });
    expect(told.state.figures['a1']?.pose).toMatchObject({ x: 450, y: 420 });
    expect(play(asked.state, { do: 'choose', option: 'edge' }).state.figures['a1']?.pose).toMatchObject({
      x: 450,
      y: 180,
    });
  });

  it('are struck at by every foe they leave; losing is the end [ASOBH-MOR-04] [ASOBH-MEL-19]', () => {
    const given = { a1: { at: [450, 300] }, b4: { at: [450, 325] } } as const;
    const away = tested(given, [1, 4, 4, 1, 6]);
    expect(away.state.figures['a1']).toMatchObject({ fate: 'table', pose: { x: 450, y: 180 } });
    const cut = tested(given, [1, 4, 4, 4, 2]);
    expect(cut.state.figures['a1']?.fate).toBe('out');
  });
});

describe('those with no way out', () => {
  /** Foes on all sides, nearer than one Short to every way. */
  const ring = Object.fromEntries(
    [0, 45, 90, 135, 180, 225, 270, 315].map((degrees, i) => [
      `b${i + 4}`,
      {
        at: [
          450 + Math.round(95 * Math.cos((degrees * Math.PI) / 180)),
          400 + Math.round(95 * Math.sin((degrees * Math.PI) / 180)),
        ] as const,
      },
    ]),
  );

  it('are out of action where every way leads past a foe within one Short [ASOBH-MOR-05]', () => {
    const told = tested({ a1: { at: [450, 400] }, ...ring }, [1, 4, 4]);
    expect(told.state.figures['a1']?.fate).toBe('out');
  });

  it('do not count foes that lie, nor those they leave [ASOBH-MOR-05]', () => {
    const lying = Object.fromEntries(
      Object.entries(ring).map(([id, foe]) => [id, { ...foe, conditions: ['prone' as const] }]),
    );
    expect(tested({ a1: { at: [450, 400] }, ...lying }, [1, 4, 4]).state.figures['a1']?.fate).toBe('table');
  });
});
