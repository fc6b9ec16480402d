import { describe, expect, it } from 'vitest';
import { offers, waitingFor } from '../engine';
import type { State } from '../state';
import { aBattle, actingWith, aPiece, type BattleGiven, type FigureGiven, play, refusals } from '../test-kit';
import { reactionsStep } from './reactions';

const base: Record<string, FigureGiven> = { a1: { at: [200, 100] }, b1: { at: [200, 800] }, b2: { at: [400, 800] } };

/** `a1` has failed so many dice. */
const failed = (dice: number, figures: Record<string, FigureGiven> = {}, more: Partial<BattleGiven> = {}): State =>
  aBattle({ figures: { ...base, ...figures }, step: reactionsStep('two', dice, ['a1']), ...more });

describe('reactions', () => {
  it('activates a figure with the failed dice, out of turn, before the other acts [ASOBH-REA-01] [ASOBH-REA-04]', () => {
    const started = play(aBattle({ figures: base }), { do: 'activate', unit: 'a1', dice: 2 }, [4, 2]);
    const told = play(started.state, { do: 'react', unit: 'b1', dice: 1 }, [5], 'b');
    expect(told.of('rolled')).toMatchObject([{ unit: 'b1', why: 'reaction' }]);
    expect(told.state.steps.map(({ is }) => is)).toEqual(['turn', 'activate', 'reactions', 'activate', 'act']);
    expect(told.state.steps.at(-1)).toMatchObject({ kind: 'reaction', left: { b1: 1 } });
    expect(waitingFor(told.state)).toMatchObject([{ seat: 'b', what: 'act-in-reaction' }]);
    const done = play(told.state, { do: 'done', unit: 'b1' }, [], 'b');
    expect(done.state.steps.at(-1)).toMatchObject({ is: 'act', kind: 'turn', left: { a1: 1 } });
  });

  it('marks who succeeded, not who failed, and lets the latter try again [ASOBH-REA-02]', () => {
    const missed = play(failed(2), { do: 'react', unit: 'b1', dice: 1 }, [2], 'b');
    expect(missed.state.figures['b1']?.reacted).toBe(false);
    const again = play(missed.state, { do: 'react', unit: 'b1', dice: 1 }, [4], 'b');
    expect(again.state.figures['b1']?.reacted).toBe(true);
    expect(again.state.figures['b2']?.reacted).toBe(false);
  });

  it('refuses a figure that has reacted in this turn [ASOBH-REA-02]', () => {
    const state = failed(1, { b1: { at: [200, 800], reacted: true } });
    expect(refusals(state, { do: 'react', unit: 'b1', dice: 1 }, 'b')).toMatchObject([
      { code: 'react/already', rule: 'ASOBH-REA-02', who: ['b1'] },
    ]);
  });

  it('refuses more dice than were failed [ASOBH-REA-01]', () => {
    expect(refusals(failed(1), { do: 'react', unit: 'b1', dice: 2 }, 'b')).toMatchObject([
      { code: 'react/dice', detail: { dice: 1 } },
    ]);
  });

  it('shares the dice among several figures, and then the initiative is no choice any more [ASOBH-ACT-05]', () => {
    const told = play(failed(3), { do: 'react', unit: 'b1', dice: 1 }, [1], 'b');
    expect(told.state.steps.at(-1)).toMatchObject({ dice: 2, mayTake: false });
    expect(refusals(told.state, { do: 'take-initiative' }, 'b')[0]?.code).toBe('react/too-late-to-take');
    const second = play(told.state, { do: 'react', unit: 'b2', dice: 2 }, [4, 4], 'b');
    expect(second.state.steps.at(-1)).toMatchObject({ is: 'act', left: { b2: 2 } });
  });

  it('gives nothing back for what a reaction fails [ASOBH-REA-01]', () => {
    const told = play(failed(3), { do: 'react', unit: 'b1', dice: 3 }, [1, 2, 3], 'b');
    expect(told.state.steps).toMatchObject([{ is: 'turn', side: 'one' }]);
  });

  it('refuses a single failure as the initiative [ASOBH-ACT-05]', () => {
    expect(refusals(failed(1), { do: 'take-initiative' }, 'b')[0]?.code).toBe('react/too-late-to-take');
  });

  it('refuses a reaction when none is due [ASOBH-REA-01]', () => {
    const battle = aBattle({ figures: base });
    expect(refusals(battle, { do: 'react', unit: 'b1', dice: 1 }, 'b')[0]?.code).toBe('seat/not-your-turn');
    expect(refusals(battle, { do: 'react', unit: 'a1', dice: 1 }, 'a')[0]?.code).toBe('step/not-now');
  });

  it('leaves out the Transfixed, the bound, the mind-controlled [ASOBH-REA-03] [ASOBH-CND-08]', () => {
    const codes = (figure: FigureGiven) =>
      refusals(failed(1, { b1: { at: [200, 800], ...figure } }), { do: 'react', unit: 'b1', dice: 1 }, 'b')[0]?.code;
    expect(codes({ conditions: ['transfixed'] })).toBe('react/unable');
    expect(codes({ conditions: [{ is: 'bound' }] })).toBe('react/unable');
    expect(codes({ controlled: { side: 'two', seat: 'b', by: 'b2' } })).toBe('react/controlled');
    expect(codes({})).toBeUndefined();
  });

  it('asks nobody for an Unreactive figure [ASOBH-TRAIT-unreactive] [ASOBH-REA-03]', () => {
    const lazy = { at: [200, 800], traits: ['unreactive'] } as const;
    expect(refusals(failed(1, { b1: lazy }), { do: 'react', unit: 'b1', dice: 1 }, 'b')[0]?.code).toBe(
      'react/unreactive',
    );
    const both = aBattle({ figures: { a1: base['a1'] ?? {}, b1: lazy } });
    const told = play(both, { do: 'activate', unit: 'a1', dice: 2 }, [5, 1]);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'act', left: { a1: 1 } });
  });

  it('adds 1 to the reactions of a Reactive figure, takes 1 from Slow Reflexes [ASOBH-TRAIT-reactive] [ASOBH-TRAIT-slow-reflexes]', () => {
    const needs = (traits: FigureGiven['traits']) =>
      play(
        failed(1, { b1: { at: [200, 800], ...(traits === undefined ? {} : { traits }) } }),
        { do: 'react', unit: 'b1', dice: 1 },
        [1],
        'b',
      ).of('rolled')[0]?.needs;
    expect(needs([])).toBe(4);
    expect(needs(['reactive'])).toBe(3);
    expect(needs(['slow-reflexes'])).toBe(5);
    const own = aBattle({ figures: { ...base, a1: { at: [200, 100], traits: ['reactive'] } } });
    expect(play(own, { do: 'activate', unit: 'a1', dice: 1 }, [4]).of('rolled')[0]?.needs).toBe(4);
  });

  it('counts a Leader’s bonus on reactions too [ASOBH-REA-05]', () => {
    const state = failed(1, { b9: { at: [260, 800], traits: ['leader'] } });
    const told = play(state, { do: 'react', unit: 'b1', dice: 1 }, [1], 'b');
    expect(told.of('rolled')[0]?.modifiers).toEqual([{ amount: 1, because: 'leader' }]);
  });

  it('keeps limited reactions within two Long and in sight of who failed [ASOBH-REA-06]', () => {
    const config = { ...aBattle({ figures: base }).config, reactions: 'limited' as const };
    const far = failed(1, { b2: { at: [200, 300] } }, { config });
    expect(refusals(far, { do: 'react', unit: 'b1', dice: 1 }, 'b')).toMatchObject([
      { code: 'react/too-far', rule: 'ASOBH-REA-06', who: ['b1', 'a1'] },
    ]);
    expect(refusals(far, { do: 'react', unit: 'b2', dice: 1 }, 'b')).toEqual([]);
    const hut = aPiece('hut', { stands: 'solid', height: 80 }, [100, 180], [200, 40]);
    const hidden = failed(2, { b2: { at: [200, 300] } }, { config, terrain: [hut] });
    expect(refusals(hidden, { do: 'react', unit: 'b2', dice: 1 }, 'b')[0]?.code).toBe('react/out-of-sight');
  });

  it('makes two failures a turn-over at once where nobody reacts in this battle [ASOBH-REA-07]', () => {
    const config = { ...aBattle({ figures: base }).config, reactions: 'none' as const };
    const one = play(aBattle({ figures: base, config }), { do: 'activate', unit: 'a1', dice: 2 }, [5, 1]);
    expect(one.state.steps.at(-1)).toMatchObject({ is: 'act', left: { a1: 1 } });
    const over = play(aBattle({ figures: base, config }), { do: 'activate', unit: 'a1', dice: 3 }, [5, 1, 1]);
    expect(over.of('turnEnded')).toMatchObject([{ side: 'one', why: 'turn-over' }]);
    expect(over.state.active).toBe('two');
  });

  it('passes by figures whose player lets them, without asking; the initiative is still his to take [ASOBH-REA-01]', () => {
    const quiet = { b1: { at: [200, 800], declines: true }, b2: { at: [400, 800], declines: true } } as const;
    const battle = aBattle({ figures: { ...base, ...quiet } });
    const told = play(battle, { do: 'activate', unit: 'a1', dice: 2 }, [5, 1]);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'act' });
    const asked = play(battle, { do: 'activate', unit: 'a1', dice: 3 }, [5, 1, 1]);
    expect(waitingFor(asked.state)).toMatchObject([
      { seat: 'b', what: 'react', detail: { dice: 2, take: 1, able: 0 } },
    ]);
    expect(refusals(asked.state, { do: 'react', unit: 'b1', dice: 1 }, 'b')[0]?.code).toBe('react/declines');
  });

  it('may be told at any time to let a figure’s reactions pass by [ASOBH-REA-01]', () => {
    const battle = aBattle({ figures: base });
    const told = play(battle, { do: 'auto-decline', unit: 'b1', on: true }, [], 'b');
    expect(told.of('declining')).toMatchObject([{ unit: 'b1', on: true }]);
    expect(told.state.figures['b2']?.declines).toBe(false);
    expect(refusals(told.state, { do: 'auto-decline', unit: 'b1', on: true }, 'b')[0]?.code).toBe(
      'auto-decline/as-it-is',
    );
    expect(refusals(battle, { do: 'auto-decline', unit: 'b1', on: true }, 'a')[0]?.code).toBe('unit/not-yours');
  });

  it('asks every seat of a team, each of which may decline for itself [ASOBH-SET-19]', () => {
    const seats = [
      { seat: 'a', side: 'one' },
      { seat: 'b', side: 'two' },
      { seat: 'd', side: 'two' },
    ];
    const state = failed(1, { b2: { at: [400, 800], seat: 'd' } }, { seats });
    expect(waitingFor(state).map(({ seat }) => seat)).toEqual(['b', 'd']);
    const told = play(state, { do: 'decline' }, [], 'b');
    expect(waitingFor(told.state).map(({ seat }) => seat)).toEqual(['d']);
    expect(refusals(told.state, { do: 'react', unit: 'b1', dice: 1 }, 'd')[0]?.code).toBe('unit/not-yours');
    const both = play(told.state, { do: 'decline' }, [], 'd');
    expect(both.state.steps).toMatchObject([{ is: 'turn', side: 'one' }]);
  });

  it('offers just what may be done: each figure with each number of dice [ASOBH-REA-01]', () => {
    const offered = offers(failed(2), 'b').filter(({ do: verb }) =>
      ['react', 'decline', 'take-initiative'].includes(verb),
    );
    expect(offered.map((offer) => [offer.do, offer.unit, offer.needs === 'target' ? offer.intents.length : 1])).toEqual(
      [
        ['react', 'b1', 2],
        ['react', 'b2', 2],
        ['take-initiative', undefined, 1],
        ['decline', undefined, 1],
      ],
    );
  });

  it('gives a reacting Leader no orders: they belong to his own turn [ASOBH-GRP-01]', () => {
    const figures = {
      ...base,
      b1: { at: [200, 800], traits: ['leader'] },
      b2: { at: [240, 800] },
      b3: { at: [265, 800] },
    } as const;
    const state = aBattle({ figures, step: actingWith({ b1: 2 }, { kind: 'reaction' }) });
    const order = { do: 'order', unit: 'b1', order: 'group', units: ['b2', 'b3'], dice: 1 } as const;
    expect(refusals(state, order, 'b')[0]?.code).toBe('order/not-reacting');
  });
});
