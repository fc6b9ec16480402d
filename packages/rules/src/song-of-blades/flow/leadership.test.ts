import { describe, expect, it } from 'vitest';
import type { Modifier } from '../../kernel';
import { fieldedOf } from '../figures';
import type { RollWhy } from '../steps-flow';
import { aBattle, aPiece, type BattleGiven, type FigureGiven, play, refusals } from '../test-kit';
import { commandRange } from './leadership';
import { qualityNow } from './quality';

const foe: Record<string, FigureGiven> = { b1: { at: [450, 850] } };

/** What stands beside the Quality of `a2`, 175 mm or so from a leader `a1`. */
function on(
  a2: FigureGiven,
  a1: FigureGiven = { traits: ['leader'] },
  why: RollWhy = 'activation',
  more: Partial<BattleGiven> = {},
): readonly Modifier[] {
  const state = aBattle({
    figures: { ...foe, a1: { at: [100, 100], ...a1 }, a2: { at: [300, 100], ...a2 }, ...more.figures },
  });
  const figure = state.figures['a2'];
  return figure === undefined ? [] : qualityNow({ ...state, terrain: more.terrain ?? [] }, figure, why).modifiers;
}
const LED = [{ amount: 1, because: 'leader' }];

describe('leadership', () => {
  it('helps friends within a Long on activation, reaction and morale, on nothing else [ASOBH-LDR-01] [ASOBH-TRAIT-leader]', () => {
    for (const why of ['activation', 'reaction', 'morale'] as const) expect(on({}, undefined, why)).toEqual(LED);
    for (const why of ['jump', 'resist', 'terror'] as const) expect(on({}, undefined, why)).toEqual([]);
    expect(on({ at: [306, 100] })).toEqual([]);
    expect(on({ at: [305, 100] })).toEqual(LED);
  });

  it('needs a line from one to the other, which enemies never block but walls do [ASOBH-LDR-01]', () => {
    expect(on({}, undefined, 'activation', { figures: { b2: { at: [200, 100] } } })).toEqual(LED);
    const hut = aPiece('hut', { stands: 'solid', height: 80 }, [180, 20], [40, 160]);
    expect(on({}, undefined, 'activation', { figures: {}, terrain: [hut] })).toEqual([]);
  });

  it('is no help to the Leader himself, other leaders, Animals, Unruly or Deaf figures [ASOBH-LDR-01] [ASOBH-CND-02]', () => {
    expect(on({ traits: ['leader'] })).toEqual([]);
    expect(on({ traits: ['discipline-master'] })).toEqual([]);
    expect(on({ traits: ['lead-from-the-front'] })).toEqual([]);
    expect(on({ traits: ['beastmaster'] })).toEqual(LED);
    expect(on({ traits: ['animal'] })).toEqual([]);
    expect(on({ traits: ['swarm'] })).toEqual([]);
    expect(on({ conditions: [{ is: 'deaf' }] })).toEqual([]);
    expect(on({ conditions: [{ is: 'blind', until: null }] })).toEqual([]);
  });

  it('does nothing for the activation of the Unruly, but steadies their nerves [ASOBH-TRAIT-unruly]', () => {
    expect(on({ traits: ['unruly'] })).toEqual([]);
    expect(on({ traits: ['unruly'] }, undefined, 'reaction')).toEqual([]);
    expect(on({ traits: ['unruly'] }, undefined, 'morale')).toEqual(LED);
  });

  it('ends with a Leader who lies, is Transfixed, Deaf or Mute [ASOBH-LDR-01] [ASOBH-CND-02] [ASOBH-CND-04]', () => {
    const traits = ['leader'] as const;
    expect(on({}, { traits, conditions: ['prone'] })).toEqual([]);
    expect(on({}, { traits, conditions: ['transfixed'] })).toEqual([]);
    expect(on({}, { traits, conditions: [{ is: 'deaf' }] })).toEqual([]);
    expect(on({}, { traits, conditions: [{ is: 'mute', until: null }] })).toEqual([]);
    expect(on({}, { traits, conditions: ['entangled'] })).toEqual(LED);
  });

  it('never adds up [ASOBH-LDR-02]', () => {
    expect(on({}, undefined, 'activation', { figures: { a3: { at: [300, 200], traits: ['leader'] } } })).toEqual(LED);
    const driven = {
      did: { ...aBattle({ figures: { a9: {} } }).figures['a9']!.did, other: { 'discipline-master': 1 } },
    };
    expect(on(driven)).toEqual([{ amount: 2, because: 'discipline-master' }]);
  });

  it('is for Animals alone when a Beastmaster gives it [ASOBH-LDR-03] [ASOBH-TRAIT-beastmaster] [ASOBH-TRAIT-animal]', () => {
    const master = { traits: ['beastmaster'] } as const;
    for (const why of ['activation', 'reaction', 'morale'] as const)
      expect(on({ traits: ['animal'] }, master, why)).toEqual([{ amount: 1, because: 'beastmaster' }]);
    expect(on({}, master)).toEqual([]);
  });

  it('drives on friends of Q4 to Q6 within a Short for an action [ASOBH-LDR-04] [ASOBH-TRAIT-discipline-master]', () => {
    const figures = {
      ...foe,
      a1: { at: [100, 100], traits: ['discipline-master'] },
      a2: { at: [200, 100] },
      a3: { at: [100, 190], profile: { quality: 3 } },
      a4: { at: [100, 160], traits: ['undead'] },
      a5: { at: [300, 100] },
      a6: { at: [160, 60], activated: true },
    } as const;
    const told = play(aBattle({ figures, acting: { a1: 1 } }), {
      do: 'order',
      unit: 'a1',
      order: 'discipline',
      units: [],
    });
    expect(told.of('ordered')).toMatchObject([{ order: 'discipline', figures: ['a2'] }]);
    expect(told.of('spent')).toMatchObject([{ unit: 'a1', actions: 1 }]);
    const driven = play(told.state, { do: 'activate', unit: 'a2', dice: 1 }, [2]);
    expect(driven.of('rolled')[0]).toMatchObject({ needs: 2, successes: 1 });
    const idle = play(told.state, { do: 'activate', unit: 'a5', dice: 1 }, [4]);
    expect(idle.of('rolled')[0]).toMatchObject({ needs: 4 });
  });

  it('lasts for the turn, and for nobody who cannot be driven [ASOBH-LDR-04]', () => {
    const figures = { ...foe, a1: { at: [100, 100], traits: ['discipline-master'] }, a2: { at: [200, 100] } } as const;
    const told = play(aBattle({ figures, acting: { a1: 1 } }), {
      do: 'order',
      unit: 'a1',
      order: 'discipline',
      units: [],
    });
    const later = play(told.state, { do: 'end-turn' }).state;
    expect(later.figures['a2']?.did.other).toEqual({});
    const good = aBattle({
      figures: { ...figures, a2: { at: [200, 100], profile: { quality: 3 } } },
      acting: { a1: 1 },
    });
    const whip = { do: 'order', unit: 'a1', order: 'discipline', units: [] } as const;
    expect(refusals(good, whip)[0]?.code).toBe('order/nobody-to-drive');
    expect(refusals(aBattle({ figures: { ...figures, a1: {} }, acting: { a1: 1 } }), whip)[0]?.code).toBe(
      'order/no-whip',
    );
    expect(refusals(aBattle({ figures, acting: { a1: 1 } }), { ...whip, units: ['a2'] })[0]?.code).toBe(
      'order/whip-finds-its-own',
    );
  });

  it('is not heard by the Deaf nor felt by the Blind [ASOBH-LDR-04] [ASOBH-LDR-05] [ASOBH-CND-01] [ASOBH-CND-02]', () => {
    const whip = { do: 'order', unit: 'a1', order: 'discipline', units: [] } as const;
    for (const condition of [{ is: 'deaf' }, { is: 'blind', until: null }] as const) {
      const master = { at: [100, 100], traits: ['discipline-master'] } as const;
      const figures = { ...foe, a1: master, a2: { at: [150, 100], conditions: [condition] } } as const;
      expect(refusals(aBattle({ figures, acting: { a1: 1 } }), whip)[0]?.code).toBe('order/nobody-to-drive');
    }
    // Led from the front by the hand of a friend, the Blind one has nothing of the example
    const front = { at: [100, 100], traits: ['lead-from-the-front'] } as const;
    const blind = { at: [125, 100], conditions: [{ is: 'blind', until: null }] } as const;
    const group = aBattle({ figures: { ...foe, a1: front, a2: blind } });
    const told = play(group, { do: 'activate-group', by: 'a1', units: ['a1', 'a2'], dice: 1 }, [4]);
    expect(told.of('rolled')).toMatchObject([{ unit: 'a1', modifiers: [] }]);
  });

  it('costs a Discipline Master with two ones his life, and his poor troops a test of morale [ASOBH-LDR-04]', () => {
    const figures = {
      ...foe,
      b2: { at: [300, 850] },
      a1: { at: [100, 100], traits: ['discipline-master'], profile: { quality: 3 } },
      a2: { at: [200, 100] },
      a3: { at: [700, 100], profile: { quality: 3 } },
    } as const;
    const told = play(aBattle({ figures }), { do: 'activate', unit: 'a1', dice: 3 }, [1, 1, 5, 6, 6, 6]);
    expect(told.of('turnedOn')).toMatchObject([{ unit: 'a1' }]);
    expect(told.state.figures['a1']?.fate).toBe('out');
    expect(told.of('rolled').map(({ unit, why }) => [unit, why])).toEqual([
      ['a1', 'activation'],
      ['a2', 'morale'],
    ]);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'reactions', dice: 2, mayTake: true });
    const declined = play(told.state, { do: 'decline' }, [], 'b');
    expect(declined.state.steps).toMatchObject([{ is: 'turn', side: 'one' }]);
  });

  it('carries a Leader’s orders one Medium farther through a Subcommander close to him [ASOBH-LDR-06] [ASOBH-TRAIT-subcommander]', () => {
    const figures = {
      ...foe,
      a1: { at: [100, 100], traits: ['leader'] },
      a2: { at: [220, 100], traits: ['subcommander'] },
      a3: { at: [400, 100] },
      a4: { at: [425, 100] },
    } as const;
    const state = aBattle({ figures, acting: { a1: 1 } });
    const leader = fieldedOf(state, 'a1');
    expect(leader && commandRange(state, leader)).toBe(300);
    const order = { do: 'order', unit: 'a1', order: 'group', units: ['a3', 'a4'], dice: 1 } as const;
    const told = play(state, order, [4]);
    expect(told.of('rolled')[0]).toMatchObject({ needs: 4, modifiers: [] });
    const apart = aBattle({
      figures: { ...figures, a2: { at: [100, 400], traits: ['subcommander'] } },
      acting: { a1: 1 },
    });
    expect(refusals(apart, order)[0]?.code).toBe('group/out-of-command');
  });
});
