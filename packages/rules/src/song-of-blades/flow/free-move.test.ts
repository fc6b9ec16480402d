import { describe, expect, it } from 'vitest';
import { aBattle, aPiece, type FigureGiven, play, refusals } from '../test-kit';

const at = (gap: number, b1: FigureGiven = {}, a1: FigureGiven = {}) =>
  aBattle({
    figures: {
      a1: { at: [100, 100], ...a1 },
      a2: { at: [800, 100] },
      b1: { at: [100 + 25 + gap, 100], ...b1 },
      b2: { at: [850, 850] },
    },
  });
const move = { do: 'free-move', unit: 'a1' } as const;

describe('a free move', () => {
  it('takes the place of dice where no foe is within two Long [ASOBH-ACT-14]', () => {
    const told = play(at(361), move);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'act', kind: 'free-move', left: { a1: 1 } });
    expect(told.state.figures['a1']?.activated).toBe(true);
    expect(told.of('rolled')).toEqual([]);
  });

  it('is refused within two Long of a foe that can act [ASOBH-ACT-14]', () => {
    expect(refusals(at(360), move)).toMatchObject([
      { code: 'free-move/foe-near', who: ['a1', 'b1'], detail: { gap: 360, reach: 360 } },
    ]);
  });

  it('does not mind foes who are Transfixed or bound; lying ones count [ASOBH-ACT-14]', () => {
    expect(refusals(at(100, { conditions: ['transfixed'] }), move)).toEqual([]);
    expect(refusals(at(100, { conditions: [{ is: 'bound' }] }), move)).toEqual([]);
    expect(refusals(at(100, { conditions: ['prone'] }), move)[0]?.code).toBe('free-move/foe-near');
  });

  it('minds no foe at all for the Oblivious [ASOBH-TRAIT-oblivious]', () => {
    expect(refusals(at(100, {}, { traits: ['oblivious'] }), move)).toEqual([]);
  });

  it('is refused to those who are held, lie down, rage, or have acted [ASOBH-ACT-14] [ASOBH-TRAIT-berserk] [ASOBH-INI-03]', () => {
    expect(refusals(at(500, {}, { conditions: ['entangled'] }), move)[0]?.code).toBe('free-move/held');
    expect(refusals(at(500, {}, { conditions: ['prone'] }), move)[0]?.code).toBe('free-move/held');
    expect(refusals(at(500, {}, { traits: ['berserk'] }), move)[0]?.code).toBe('free-move/berserk');
    expect(refusals(at(500, {}, { activated: true }), move)[0]?.code).toBe('activate/already');
  });

  it('lets the blind grope about, and is no use to one who swims [ASOBH-ACT-14] [ASOBH-CND-01] [ASOBH-ENV-05]', () => {
    const blind = play(at(500, {}, { conditions: [{ is: 'blind', until: null }] }), move);
    const told = play(blind.state, { do: 'grope', unit: 'a1' }, [2, 5, 90]);
    expect(told.of('scattered')).toMatchObject([{ unit: 'a1', why: 'blind' }]);
    const lake = [aPiece('lake', { ground: 'deep' }, [50, 50], [100, 100])];
    const swims = (traits: FigureGiven['traits']) => ({ ...at(500, {}, { traits: traits ?? [] }), terrain: lake });
    expect(refusals(swims([]), move)[0]?.code).toBe('free-move/swims');
    expect(refusals(swims(['flying']), move)).toEqual([]);
    expect(refusals(swims(['amphibious']), move)).toEqual([]);
  });

  it('is a move and nothing else [ASOBH-ACT-14]', () => {
    const told = play(at(500), move);
    expect(refusals(told.state, { do: 'stand-up', unit: 'a1' })[0]?.code).toBe('act/not-in-free-move');
    expect(refusals(told.state, { do: 'attack', unit: 'a1', target: 'b1' })[0]?.code).toBe('act/not-in-free-move');
    const done = play(told.state, { do: 'done', unit: 'a1' });
    expect(done.state.steps).toMatchObject([{ is: 'turn', side: 'one' }]);
    expect(refusals(done.state, { do: 'activate', unit: 'a1', dice: 1 })[0]?.code).toBe('activate/already');
  });
});
