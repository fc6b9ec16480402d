import { describe, expect, it } from 'vitest';
import { aBattle, aPiece, type BattleGiven, happen } from '../test-kit';
import { upkeepStep } from './upkeep';

const rest = { a8: { at: [760, 60] }, a9: { at: [820, 60] }, b1: { at: [850, 850] }, b2: { at: [800, 850] } } as const;
const lake = aPiece('lake', { ground: 'deep' }, [300, 300], [300, 300]);

const atEnd = (figures: BattleGiven['figures'], more: Partial<BattleGiven> = {}) =>
  happen(aBattle({ turn: 5, ...more, figures: { ...rest, ...figures } }), (tale) => tale.call(upkeepStep('end')));

describe('the end of a turn', () => {
  const drowning = { at: [450, 450], conditions: [{ is: 'drowning', until: 5 }] } as const;

  it('drowns whoever’s turns are up; nobody is shaken by it [ASOBH-ENV-05]', () => {
    const told = atEnd({ a1: drowning, a2: { at: [450, 560] } }, { terrain: [lake] });
    expect(told.of('leftPlay')).toMatchObject([{ unit: 'a1', how: 'gruesome', because: 'ASOBH-ENV-05' }]);
    expect(told.of('moraleTested')).toEqual([]);
  });

  it('leaves one who has turns left, and one whom a friend has reached or who is ashore, alive [ASOBH-ENV-05]', () => {
    const early = atEnd({ a1: { ...drowning, conditions: [{ is: 'drowning', until: 6 }] } }, { terrain: [lake] });
    expect(early.state.figures['a1']?.conditions).toMatchObject([{ is: 'drowning' }]);
    const helped = atEnd({ a1: drowning, a2: { at: [475, 450] } }, { terrain: [lake] });
    expect(helped.of('rescued')).toEqual([{ type: 'rescued', unit: 'a1', by: 'a2' }]);
    expect(helped.state.figures['a1']).toMatchObject({ fate: 'table', conditions: [] });
    expect(atEnd({ a1: drowning }).of('rescued')).toEqual([{ type: 'rescued', unit: 'a1', by: null }]);
  });

  it('kills whom venom felled and nobody reached within one full turn [ASOBH-CND-07]', () => {
    const felled = { fate: 'out', conditions: [{ is: 'staggering', venom: true, since: 1 }] } as const;
    expect(atEnd({ a1: { ...felled, leftIn: 3 } }).state.figures['a1']?.fate).toBe('gruesome');
    expect(atEnd({ a1: { ...felled, leftIn: 4 } }).state.figures['a1']?.fate).toBe('out');
    const plain = { fate: 'out', leftIn: 1, conditions: [{ is: 'staggering', venom: false, since: 1 }] } as const;
    expect(atEnd({ a1: plain }).state.figures['a1']?.fate).toBe('out');
  });

  it('ends what lasts until then, and sends creatures home [ASOBH-CON-01] [ASOBH-MAG-17]', () => {
    const summoned = { by: null, power: 1, illusion: false, until: 5, prowls: false };
    const told = atEnd({
      a1: {
        at: [300, 300],
        conditions: [
          { is: 'blind', until: 5 },
          { is: 'mute', until: 6 },
        ],
      },
      a2: { at: [200, 200], conditions: [{ is: 'stone', until: 5 }] },
      a3: { at: [100, 100], summoned },
      a4: { at: [100, 200], summoned: { ...summoned, until: 6 } },
    });
    expect(told.state.figures['a1']?.conditions).toEqual([{ is: 'mute', until: 6 }]);
    expect(told.state.figures['a2']?.conditions).toEqual([]);
    expect(told.state.figures['a3']?.fate).toBe('vanished');
    expect(told.state.figures['a4']?.fate).toBe('table');
  });

  it('smothers whoever lay in the snow for more than six full turns [ASOBH-SPELL-snowstorm]', () => {
    const buried = (since: number) =>
      atEnd({ a1: { conditions: [{ is: 'held', by: 'snow', task: 4, done: 0, since }] } }, { turn: 20 }).state.figures[
        'a1'
      ]?.fate;
    expect(buried(8)).toBe('table');
    expect(buried(7)).toBe('out');
  });
});
