import { describe, expect, it } from 'vitest';
import { offers } from '../engine';
import { IDLE } from '../evolve';
import { aBattle, actingWith, play, refusals } from '../test-kit';

/** `a1` has made one of its two moves and stands alone; `a2` is through. */
const apart = (left: Record<string, number> = { a1: 1, a2: 0 }, done: readonly string[] = ['a2']) =>
  aBattle({
    figures: {
      a1: { at: [200, 100], did: { ...IDLE, moves: 1 } },
      a2: { at: [280, 100] },
      a9: { at: [800, 100] },
      b1: { at: [450, 850] },
    },
    step: actingWith(left, { kind: 'regroup', current: 'a1', done }),
  });

describe('figures called together', () => {
  it('do not stop apart from the others while they can reach one [ASOBH-GRP-03]', () => {
    expect(refusals(apart(), { do: 'done', unit: 'a1' })).toMatchObject([{ code: 'regroup/apart', who: ['a1'] }]);
    expect(offers(apart(), 'a').map((offer) => offer.do)).not.toContain('done');
    const beside = play(apart(), { do: 'move', unit: 'a1', to: { x: 255, y: 100 } });
    expect(beside.state.steps).toMatchObject([{ is: 'turn' }]);
  });

  it('may wait for those who are still to come [ASOBH-GRP-03]', () => {
    expect(refusals(apart({ a1: 1, a2: 2 }, []), { do: 'done', unit: 'a1' })).toEqual([]);
  });

  it('may stop where no way leads back [ASOBH-GRP-03]', () => {
    const state = apart();
    const a2 = state.figures['a2'];
    if (a2 === undefined) throw new Error('no a2');
    const far = { ...state, figures: { ...state.figures, a2: { ...a2, pose: { x: 700, y: 500, facing: 90 } } } };
    expect(refusals(far, { do: 'done', unit: 'a1' })).toEqual([]);
  });

  it('neither attack nor cast nor shoot [ASOBH-GRP-03]', () => {
    expect(refusals(apart(), { do: 'attack', unit: 'a1', target: 'b1' })[0]?.code).toBe('act/not-in-regroup');
    expect(refusals(apart(), { do: 'shoot', unit: 'a1', target: 'b1', weapon: 'short-bow' })[0]?.code).toBe(
      'act/not-in-regroup',
    );
  });
});
