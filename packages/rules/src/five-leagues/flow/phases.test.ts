import { describe, expect, test } from 'vitest';
import { offers, waitingFor } from '../engine';
import type { Step } from '../state';
import { aBattle, type BattleGiven, happen, IDLE, play, refusals } from '../test-kit';

const phase = (which: 'quick' | 'slow'): Step => ({ is: 'party-phase', phase: which, stage: 'act', passed: [] });

/** The party acts in Quick of round 2; an enemy stands far off. */
const inQuick = (figures: BattleGiven['figures'], given: Partial<BattleGiven> = {}) =>
  aBattle({ figures: { ...figures, e9: { at: [18, 34] } }, step: phase('quick'), ...given });

const inSlow = (figures: BattleGiven['figures'], given: Partial<BattleGiven> = {}) =>
  aBattle({
    figures: { ...figures, e9: { at: [18, 34] } },
    phase: 'slow',
    steps: [{ is: 'round', stage: 'slow' }, phase('slow')],
    ...given,
  });

const two = {
  seats: [
    { seat: 'a', side: 'party' },
    { seat: 'b', side: 'party' },
    { seat: 'gm', side: 'enemies' },
  ],
};

describe('who fell before its turn', () => {
  const fell = { did: { ...IDLE, ended: true } };

  test('is not asked for; its turn passes by itself [FL-BAT-32]', () => {
    const told = happen(inQuick({ h1: { at: [5, 5], ...fell }, h2: { at: [9, 5] } }), () => undefined);
    expect(told.of('activationBegan')).toMatchObject([{ unit: 'h1', kind: 'lost' }]);
    expect(told.state.figures['h1']?.activated).toBe(true);
    expect(told.state.figures['h2']?.activated).toBe(false);
    expect(waitingFor(told.state)).toMatchObject([{ seat: 'a', detail: { figures: 1 } }]);
  });

  test('does not come into Quick by Will for nothing, and is told why [FL-BAT-32] [FL-BAT-06]', () => {
    const state = inQuick({ h1: { at: [5, 5], acts: 'slow', will: 2, ...fell }, h2: { at: [9, 5] } });
    expect(refusals(state, { do: 'act-quick', unit: 'h1' })[0]).toMatchObject({ code: 'phase/fell', who: ['h1'] });
    expect(offers(state, 'a').some((each) => each.do === 'act-quick')).toBe(false);
  });

  test('passes among the enemies as well, whoever runs them [FL-BAT-32] [FL-AI-60]', () => {
    const state = aBattle({
      figures: { h1: { at: [18, 2] }, e1: { at: [5, 30], runs: 'master', ...fell }, e2: { at: [9, 30] } },
      phase: 'enemy',
      steps: [
        { is: 'round', stage: 'enemy' },
        { is: 'enemy-phase', stage: 'act', order: ['e1', 'e2'], markers: [] },
      ],
    });
    const told = happen(state, () => undefined);
    expect(told.of('activationBegan')).toMatchObject([{ unit: 'e1', kind: 'lost' }]);
    expect(waitingFor(told.state)).toMatchObject([{ seat: 'gm', detail: { figures: 1, unit: 'e2' } }]);
  });
});

describe('a round', () => {
  test('has its five phases in the one order, and counts from 1 [FL-BAT-01]', () => {
    let { state } = happen(aBattle({
      figures: { h1: { at: [5, 5], acts: null }, e1: { at: [18, 34] } },
      steps: [{ is: 'round', stage: 'begin' }],
      round: 0,
      phase: 'set-up',
    }), () => {}, [1]);
    const phases: string[] = [];
    const go = (told: ReturnType<typeof play>): void => {
      phases.push(...told.of('phaseBegan').map((each) => each.phase));
      state = told.state;
    };
    expect(state).toMatchObject({ round: 1, phase: 'initiative' });
    go(play(state, { do: 'propose-initiative', given: { h1: 0 } }));
    go(play(state, { do: 'end-phase' }));
    expect(waitingFor(state)).toMatchObject([{ seat: 'gm', what: 'enemy-phase' }]);
    // Nobody is left to act in Slow: the round is tracked, and the next one throws its dice
    go(play(state, { do: 'end-phase' }, [4], 'gm'));
    expect(phases).toEqual(['quick', 'enemy', 'slow', 'tracking', 'initiative']);
    expect(state.round).toBe(2);
  });

  test('lets everyone act once, and begins anew for all of them [FL-BAT-10]', () => {
    const told = happen(aBattle({
      figures: {
        h1: { at: [5, 5], activated: true, acts: 'slow', die: 5, did: { ...IDLE, moved: 50, spent: 50 } },
        e1: { at: [18, 34], activated: true },
      },
      steps: [{ is: 'round', stage: 'begin' }],
    }), () => {}, [3]);
    expect(told.state.figures['h1']).toMatchObject({ activated: false, acts: null, die: null, did: IDLE });
    expect(told.state.figures['e1']).toMatchObject({ activated: false, acts: 'enemy' });
  });
});

describe('the Quick phase', () => {
  test('is for those of the party who act in it, in any order [FL-BAT-10]', () => {
    const state = inQuick({ h1: { at: [5, 5] }, h2: { at: [10, 5] }, h3: { at: [15, 5], acts: 'slow', die: 6 } });
    const offer = offers(state, 'a').find((each) => each.do === 'activate');
    expect(offer?.needs === 'target' && offer.intents).toEqual([
      { do: 'activate', unit: 'h1' },
      { do: 'activate', unit: 'h2' },
    ]);
    const told = play(state, { do: 'activate', unit: 'h2' });
    expect(told.of('activationBegan')).toMatchObject([{ unit: 'h2', kind: 'turn' }]);
    expect(told.state.figures['h2']?.activated).toBe(true);
    expect(told.state.figures['h1']?.activated).toBe(false);
    expect(refusals(state, { do: 'activate', unit: 'h3' })).toMatchObject([{ code: 'phase/acts-slow', who: ['h3'] }]);
  });

  test('asks each figure once only [FL-BAT-10]', () => {
    const state = inQuick({ h1: { at: [5, 5], activated: true }, h2: { at: [10, 5] } });
    expect(refusals(state, { do: 'activate', unit: 'h1' })).toMatchObject([{ code: 'phase/has-acted', who: ['h1'] }]);
  });

  test('has friends act in any order of theirs, each with his own figures [FL-BAT-10]', () => {
    const state = inQuick({ h1: { at: [5, 5] }, h2: { at: [10, 5], seat: 'b' } }, two);
    expect(waitingFor(state).map(({ seat }) => seat)).toEqual(['a', 'b']);
    expect(refusals(state, { do: 'activate', unit: 'h1' }, 'b')).toMatchObject([{ code: 'unit/not-yours' }]);
    const told = play(state, { do: 'activate', unit: 'h2' }, [], 'b');
    // One at a time: whoever has begun is done first
    expect(waitingFor(told.state)).toMatchObject([{ seat: 'b', what: 'act' }]);
    expect(refusals(told.state, { do: 'activate', unit: 'h1' })).toMatchObject([{ code: 'seat/not-your-turn' }]);
    const done = play(told.state, { do: 'end-activation', unit: 'h2' }, [], 'b');
    expect(waitingFor(done.state).map(({ seat }) => seat)).toEqual(['a']);
  });

  test('takes in whoever spends Will, whatever the die [FL-BAT-06]', () => {
    const state = inQuick({ h1: { at: [5, 5], acts: 'slow', die: 6, will: 1 } });
    expect(waitingFor(state)).toMatchObject([{ seat: 'a', what: 'spare-will' }]);
    const told = play(state, { do: 'act-quick', unit: 'h1' });
    expect(told.of('willSpent')).toMatchObject([{ unit: 'h1', on: 'quick', left: 0 }]);
    expect(told.state.figures['h1']).toMatchObject({ acts: 'quick', will: 0 });
    expect(refusals(told.state, { do: 'act-quick', unit: 'h1' })).toMatchObject([{ code: 'phase/quick-already' }]);
  });

  test('takes nobody in without Will, and nobody when it is over [FL-BAT-06]', () => {
    const state = inQuick({ h1: { at: [5, 5] }, h2: { at: [10, 5], acts: 'slow', die: 6 } });
    expect(refusals(state, { do: 'act-quick', unit: 'h2' })).toMatchObject([{ code: 'will/none-left', who: ['h2'] }]);
    const late = inSlow({ h1: { at: [5, 5], acts: 'slow', die: 6, will: 1 } });
    expect(refusals(late, { do: 'act-quick', unit: 'h1' })).toMatchObject([{ code: 'phase/quick-over' }]);
  });

  test('ends for a seat that lets it pass, and goes on for its friends [FL-BAT-10]', () => {
    const state = inQuick({ h1: { at: [5, 5] }, h2: { at: [10, 5], seat: 'b' } }, two);
    const told = play(state, { do: 'end-phase' });
    expect(told.of('phasePassed')).toMatchObject([{ seat: 'a' }]);
    expect(waitingFor(told.state).map(({ seat }) => seat)).toEqual(['b']);
    const over = play(told.state, { do: 'end-phase' }, [], 'b');
    expect(over.state.phase).toBe('enemy');
  });

  test('does not wait for one in the power of the enemy, nor obey the warband about it [FL-BAT-19]', () => {
    const state = inQuick({ h1: { at: [5, 5], controlled: 'battle' }, h2: { at: [10, 5] } });
    expect(refusals(state, { do: 'activate', unit: 'h1' })).toMatchObject([{ code: 'phase/in-enemy-power' }]);
    const told = play(state, { do: 'end-phase' });
    const order = told.of('enemyOrdered')[0]?.order ?? [];
    expect([...order].sort()).toEqual(['e9', 'h1']);
    const acts = play(told.state, { do: 'activate', unit: 'h1' }, [], 'gm');
    expect(waitingFor(acts.state)).toMatchObject([{ seat: 'gm', what: 'act' }]);
  });

  test('is over for one in the enemy’s power, whom the game plays against its friends [FL-BAT-19]', () => {
    const state = aBattle({
      figures: {
        h1: { at: [5, 20], controlled: 'battle' },
        h2: { at: [30, 20], acts: 'slow', die: 6 },
        e1: { at: [18, 34] },
      },
      phase: 'enemy',
      steps: [
        { is: 'round', stage: 'enemy' },
        { is: 'enemy-phase', stage: 'act', order: ['h1'], markers: [] },
      ],
    });
    const told = play(state, { do: 'automa' }, [], 'gm');
    expect(told.of('automaChose')).toMatchObject([{ unit: 'h1' }]);
    const [moved] = told.of('moved');
    expect(moved?.unit).toBe('h1');
    expect(moved?.pose.x).toBeGreaterThan(state.figures['h1']?.pose?.x ?? 0);
    expect(told.state.figures['h1']?.seat).toBe('a');
  });
});

describe('the Slow phase', () => {
  test('is for the rest of the warband [FL-BAT-12]', () => {
    const state = inSlow({ h1: { at: [5, 5], acts: 'slow', die: 5 }, h2: { at: [10, 5], acts: 'quick' } });
    expect(refusals(state, { do: 'activate', unit: 'h2' })).toMatchObject([{ code: 'phase/quick-over' }]);
    const told = play(state, { do: 'activate', unit: 'h1' });
    expect(told.of('activationBegan')).toHaveLength(1);
  });

  test('leaves whoever came later in the round to the next one’s dice [FL-BAT-02]', () => {
    const state = inSlow({ h1: { at: [5, 5], acts: 'slow', die: 5 }, f4: { at: [10, 5], acts: null } });
    expect(refusals(state, { do: 'activate', unit: 'f4' })).toMatchObject([{ code: 'phase/next-round', who: ['f4'] }]);
  });
});

describe('the Enemy phase', () => {
  const enemies = (figures: BattleGiven['figures'], given: Partial<BattleGiven> = {}) =>
    happen(aBattle({
      figures: { h1: { at: [18, 2] }, ...figures },
      steps: [
        { is: 'round', stage: 'enemy' },
        { is: 'enemy-phase', stage: 'open', order: [], markers: [] },
      ],
      ...given,
    }), () => {}, []);

  test('has every enemy act: in any order by a hand, in the book’s by the game [FL-BAT-11] [FL-AI-60]', () => {
    const told = enemies({ e1: { at: [5, 30] }, e2: { at: [10, 20] } });
    expect(told.of('enemyOrdered')).toMatchObject([{ order: ['e2', 'e1'] }]);
    const offer = offers(told.state, 'gm').find((each) => each.do === 'activate');
    expect(offer?.needs === 'target' && offer.intents).toHaveLength(2);
    expect(offers(told.state, 'gm').some((each) => each.do === 'automa')).toBe(true);
    const hand = play(told.state, { do: 'activate', unit: 'e1' }, [], 'gm');
    expect(waitingFor(hand.state)).toMatchObject([{ seat: 'gm', what: 'act', detail: { unit: 'e1' } }]);
    const game = play(told.state, { do: 'automa' }, [], 'gm');
    expect(game.of('automaChose')).toMatchObject([{ unit: 'e2' }]);
    expect(game.of('activationEnded')).toMatchObject([{ unit: 'e2' }]);
    expect(game.state.figures['e2']?.activated).toBe(true);
  });

  test('goes on by the game where a hand had begun [FL-GEN-22]', () => {
    const told = enemies({ e1: { at: [5, 30] } });
    const hand = play(told.state, { do: 'activate', unit: 'e1' }, [], 'gm');
    // The last of the enemies: the next round throws its die
    const game = play(hand.state, { do: 'automa' }, [6], 'gm');
    expect(game.of('automaChose')).toMatchObject([{ unit: 'e1' }]);
  });

  test('passes over who fell before its turn, and who came since [FL-AI-01] [FL-AI-53]', () => {
    const told = enemies({ e1: { at: [5, 30] }, e2: { at: [10, 20] } });
    const gone = { ...told.state, figures: { ...told.state.figures } };
    gone.figures['e2'] = { ...(gone.figures['e2'] as NonNullable<(typeof gone.figures)['e2']>), fate: 'casualty' };
    gone.figures['e7'] = { ...(gone.figures['e1'] as NonNullable<(typeof gone.figures)['e1']>), id: 'e7' };
    expect(refusals(gone, { do: 'activate', unit: 'e2' }, 'gm')).toMatchObject([{ code: 'unit/not-on-table' }]);
    expect(refusals(gone, { do: 'activate', unit: 'e7' }, 'gm')).toMatchObject([{ code: 'phase/next-round' }]);
    const game = play(gone, { do: 'automa' }, [6], 'gm');
    expect(game.of('activationBegan')[0]).toMatchObject({ unit: 'e1' });
  });

  test('gives enemies no Non-Combat Actions [FL-BAT-17]', () => {
    const told = enemies({ e1: { at: [5, 30] } });
    const hand = play(told.state, { do: 'activate', unit: 'e1' }, [], 'gm');
    const verbs = new Set(offers(hand.state, 'gm').map((each) => each.do));
    for (const verb of ['keep-down', 'anticipate', 'use', 'cast', 'leave', 'ready-weapon'])
      expect([...verbs]).not.toContain(verb);
  });
});

describe('a phase’s end', () => {
  test('is the end of every Stun [FL-BAT-18] [FL-BAT-177]', () => {
    const state = inQuick({ h1: { at: [5, 5], stunned: true }, e1: { at: [20, 30], stunned: true } });
    const told = play(state, { do: 'end-phase' });
    expect(told.state.figures['h1']?.stunned).toBe(false);
    expect(told.state.figures['e1']?.stunned).toBe(false);
  });

  test('of the enemies lets one recover who was stunned in it [EX-12] [FL-BAT-177]', () => {
    const state = aBattle({
      figures: { h1: { at: [18, 2], acts: 'slow', die: 6, stunned: true }, e1: { at: [5, 30] } },
      phase: 'enemy',
      steps: [
        { is: 'round', stage: 'enemy' },
        { is: 'enemy-phase', stage: 'act', order: ['e1'], markers: [] },
      ],
    });
    const told = play(state, { do: 'end-phase' }, [], 'gm');
    expect(told.state).toMatchObject({ phase: 'slow', figures: { h1: { stunned: false } } });
  });

  test('gives back one who was in the enemy’s power for it [FL-BAT-19]', () => {
    const state = aBattle({
      figures: { h1: { at: [18, 2], acts: 'slow', die: 6, controlled: 'phase' }, e1: { at: [5, 30] } },
      phase: 'enemy',
      steps: [
        { is: 'round', stage: 'enemy' },
        { is: 'enemy-phase', stage: 'act', order: ['e1'], markers: [] },
      ],
    });
    const told = play(state, { do: 'end-phase' }, [], 'gm');
    expect(told.state.figures['h1']?.controlled).toBeNull();
    expect(waitingFor(told.state)).toMatchObject([{ seat: 'a', what: 'party-phase' }]);
  });
});
