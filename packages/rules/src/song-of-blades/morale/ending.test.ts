import { describe, expect, it } from 'vitest';
import { aBattle, happen } from '../test-kit';
import { endOf } from './ending';
import { takeOut } from './leaving';
import { battleReport } from './report';

describe('the end of the battle', () => {
  it('comes when one side has nobody able to act [ASOBH-END-01] [ASOBH-CON-01]', () => {
    const told = happen(aBattle({ figures: { a1: {}, b1: { at: [100, 100] } } }), (tale) =>
      takeOut(tale, 'b1', 'out', 'a1', 'ASOBH-MEL-05'),
    );
    expect(told.state.outcome).toMatchObject({ winners: ['one'], because: 'none-able', score: { one: 23, two: 0 } });
  });

  it.each(['transfixed', 'entangled', 'sleeping'] as const)('counts the %s as unable [ASOBH-END-01]', (condition) => {
    expect(endOf(aBattle({ figures: { a1: {}, b1: { at: [100, 100], conditions: [condition] } } }))?.winners).toEqual([
      'one',
    ]);
  });

  it('does not come while one only lies or is deaf [ASOBH-END-01]', () => {
    expect(endOf(aBattle({ figures: { a1: {}, b1: { at: [100, 100], conditions: ['prone'] } } }))).toBeUndefined();
    expect(
      endOf(aBattle({ figures: { a1: {}, b1: { at: [100, 100], conditions: [{ is: 'deaf' }] } } })),
    ).toBeUndefined();
  });

  it('is a draw with nobody able on either side, and unknown before the first turn [ASOBH-END-01]', () => {
    const nobody = { a1: { conditions: ['transfixed'] }, b1: { at: [100, 100], conditions: ['sleeping'] } } as const;
    expect(endOf(aBattle({ figures: nobody }))?.winners).toEqual([]);
    expect(endOf(aBattle({ figures: nobody, turn: 0 }))).toBeUndefined();
  });

  it('does not wait for those who found no room to deploy [ASOBH-END-01]', () => {
    expect(endOf(aBattle({ figures: { a1: {}, b1: { fate: 'reserve' } } }))?.winners).toEqual(['one']);
  });

  it('does not wait for a mind that serves the foe [ASOBH-END-01]', () => {
    const controlled = { side: 'one', seat: 'a', by: 'a1' };
    expect(endOf(aBattle({ figures: { a1: {}, b1: { at: [100, 100], controlled } } }))?.winners).toEqual(['one']);
  });
});

describe('the report to the campaign', () => {
  it('tells who won how plainly, and what became of each [ASOBH-END-02] [ASOBH-END-03] [ASOBH-END-05]', () => {
    const outcome = { winners: ['one'], because: 'none-able' };
    const state = aBattle({
      outcome,
      figures: {
        a1: { record: 'r1' },
        a2: { record: 'r2', fate: 'out' },
        a3: { record: 'r3', fate: 'fled', at: [100, 100] },
        b1: { record: 'r4', fate: 'gruesome' },
        b2: { record: 'r5', at: [200, 200], conditions: ['transfixed'] },
        b3: { record: null, fate: 'out' },
      },
    });
    expect(battleReport(state)).toEqual({
      winner: 'one',
      degree: 'marginal',
      perFigure: [
        { seat: 'a', record: 'r1', fate: 'fit' },
        { seat: 'a', record: 'r2', fate: 'out' },
        { seat: 'a', record: 'r3', fate: 'fled' },
        { seat: 'b', record: 'r4', fate: 'gruesome' },
        { seat: 'b', record: 'r5', fate: 'fit' },
      ],
    });
    expect(battleReport({ ...state, outcome: { winners: [], because: 'draw' } })).toMatchObject({
      winner: null,
      degree: 'tie',
    });
    expect(battleReport({ ...state, outcome: null })).toBeUndefined();
  });

  it('lets one who passed out wake, unless venom had it [ASOBH-CND-07]', () => {
    const passedOut = (venom: boolean) =>
      ({ fate: 'out', conditions: [{ is: 'staggering', venom, since: 1 }] }) as const;
    const state = aBattle({
      outcome: { winners: ['one'], because: 'none-able' },
      figures: {
        a1: { record: 'r1', ...passedOut(false) },
        a2: { record: 'r2', ...passedOut(true) },
        a3: { record: 'r3' },
        a4: { record: 'r4', at: [90, 90] },
        a5: { record: 'r5', at: [150, 90] },
      },
    });
    expect(battleReport(state)).toMatchObject({
      degree: 'decisive',
      perFigure: [{ fate: 'fit' }, { fate: 'gruesome' }, { fate: 'fit' }, { fate: 'fit' }, { fate: 'fit' }],
    });
  });
});
