import { describe, expect, it } from 'vitest';
import type { RollWhy } from '../steps-flow';
import { aBattle, aPiece, type FigureGiven, happen } from '../test-kit';
import { qualityNow, qualityRoll } from './quality';

const foe = { b1: { at: [850, 850] } } as const;
/** A field of it about the middle of the table; `from` is where it begins. */
const on = (ground: 'swamp' | 'deep', figure: FigureGiven, from = 300, why: RollWhy = 'activation') => {
  const terrain = [aPiece('field', { ground }, [from, 300], [300, 300])];
  const state = aBattle({ figures: { ...foe, a1: figure }, terrain });
  const a1 = state.figures['a1'];
  return a1 === undefined ? [] : qualityNow(state, a1, why).modifiers;
};
const BOGGED = [{ amount: -1, because: 'ASOBH-ENV-02' }];

describe('lying in a swamp', () => {
  it('weighs on the armoured, the mounted and the large [ASOBH-ENV-02]', () => {
    const lies = { conditions: ['prone'] } as const;
    for (const traits of [['heavily-armored'], ['mounted']] as const)
      expect(on('swamp', { ...lies, traits })).toEqual(BOGGED);
    expect(on('swamp', { ...lies, profile: { size: 'big' } })).toEqual(BOGGED);
    expect(on('swamp', lies)).toEqual([]);
    expect(on('swamp', { traits: ['heavily-armored'] })).toEqual([]);
    expect(on('swamp', { ...lies, traits: ['heavily-armored'] }, 300, 'morale')).toEqual([]);
  });

  it('does not trouble those at home there [ASOBH-ENV-02] [ASOBH-TRAIT-amphibious] [ASOBH-TRAIT-swamp-walk]', () => {
    for (const home of ['amphibious', 'swamp-walk'] as const)
      expect(on('swamp', { conditions: ['prone'], traits: ['heavily-armored', home] })).toEqual([]);
  });

  it('holds the huge only with the whole of their base [ASOBH-ENV-02] [ASOBH-TRAIT-huge]', () => {
    const huge: FigureGiven = {
      at: [450, 450],
      conditions: ['prone'],
      profile: { size: 'huge', base: { shape: 'round', size: 60 } },
    };
    expect(on('swamp', huge)).toEqual(BOGGED);
    expect(on('swamp', huge, 440)).toEqual([]);
    expect(on('swamp', { conditions: ['prone'], profile: { size: 'big' } }, 440)).toEqual(BOGGED);
  });
});

describe('deep water', () => {
  it('drags at arms and armour, not at those above it [ASOBH-ENV-05] [ASOBH-TRAIT-flying]', () => {
    expect(on('deep', {})).toEqual([{ amount: -2, because: 'ASOBH-ENV-05' }]);
    expect(on('deep', { profile: { armed: 'natural' } })).toEqual([]);
    for (const trait of ['flying', 'incorporeal', 'amphibious'] as const)
      expect(on('deep', { traits: [trait] })).toEqual([]);
  });

  it('drowns nobody who is in the air [ASOBH-ENV-05] [ASOBH-TRAIT-flying]', () => {
    const terrain = [aPiece('lake', { ground: 'deep' }, [300, 300], [300, 300])];
    const fails = (traits: FigureGiven['traits'], faces: readonly number[]) =>
      happen(
        aBattle({ figures: { ...foe, a1: { traits: traits ?? [] } }, terrain }),
        (tale) => tale.call(qualityRoll(tale.state, { unit: 'a1', why: 'resist', dice: 3, against: 'sleep' })),
        faces,
      );
    expect(fails([], [2, 2, 2, 3]).of('beganDrowning')).toMatchObject([{ unit: 'a1', face: 3, turns: 4 }]);
    expect(fails(['flying'], [2, 2, 2]).of('beganDrowning')).toEqual([]);
  });
});
