import { fiveLeagues, partyOf, type State } from '@muster/rules/five-leagues';
import { describe, expect, test } from 'vitest';
import { useSettings } from '../../settings/settings-store';
import { contextAt, firstActs, firstDice } from './example-state';
import { handOf } from './hand';
import { masterOf } from './master/master-hand';
import { isMisty, mistOf } from './mist';

const state = firstDice().state;
const open = firstActs();
const thickAt = (of: State, x: number, y: number): number => {
  const mist = mistOf(of, contextAt(of));
  if (!mist) throw new Error('no mist');
  return mist.thick[Math.floor(y / mist.cell) * mist.columns + Math.floor(x / mist.cell)] ?? -1;
};

describe('mist', () => {
  test('covers every cell of the table, and none a character stands in', () => {
    const mist = mistOf(state, contextAt(state));
    expect(mist?.thick).toHaveLength((mist?.columns ?? 0) * (mist?.rows ?? 0));
    expect((mist?.columns ?? 0) * (mist?.cell ?? 0)).toBeGreaterThanOrEqual(state.table.width);
    for (const { pose } of partyOf(state)) expect(thickAt(state, pose.x, pose.y)).toBe(0);
  });

  test('lies nowhere on open ground, but about what is unknown', () => {
    expect(Math.max(...(mistOf(open, contextAt(open))?.thick ?? [1]))).toBe(0);
    const marker = { ...EMPTY, id: 'm9', at: { x: 310, y: 310 } };
    const unknown: State = { ...open, terrain: [...open.terrain], markers: { m9: marker } };
    expect(thickAt(unknown, 310, 310)).toBeGreaterThan(0.5);
    expect(thickAt(unknown, 30, 310)).toBe(0);
  });

  test('is there for the party unless it does not wish it, for a master who asks or looks as a player', () => {
    const ana = contextAt(state);
    expect(isMisty(ana)).toBe(true);
    useSettings.setState({ contrast: true });
    expect(isMisty(ana)).toBe(false);
    useSettings.setState({ contrast: false });
    handOf(ana.store).setState({ fog: false });
    expect(mistOf(state, ana)).toBeUndefined();
    const master = contextAt(state, 'gm');
    expect(mistOf(state, master)).toBeUndefined();
    masterOf(master.store).setState({ seesAs: 'a' });
    expect(mistOf(state, master)?.ink).toBe(mistOf(state, contextAt(state))?.ink);
    masterOf(master.store).setState({ seesAs: undefined });
    handOf(master.store).setState({ fog: true });
    expect(mistOf(state, master)?.ink).not.toBe(mistOf(state, contextAt(state))?.ink);
  });

  test('is gone before the battle and after it', () => {
    const before = fiveLeagues.setup(fiveLeagues.config.parse({}));
    expect(mistOf(before, contextAt(before))).toBeUndefined();
    const over: State = { ...state, outcome: { winners: ['party'], because: 'ended' } };
    expect(mistOf(over, contextAt(over))).toBeUndefined();
  });
});

const EMPTY = {
  is: 'unknown',
  label: null,
  number: null,
  reachedCentre: false,
  goal: null,
  carriedBy: null,
  counts: {},
} as const;
