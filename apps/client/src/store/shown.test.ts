import { describe, expect, it } from 'vitest';
import type { SkinContext } from '../skins/skin';
import type { LogLine, Step } from './log';
import { shownData } from './shown';
import { createTableStore } from './table-store';

const line = (version: number, is: LogLine['is'] = 'said'): LogLine => ({
  key: `${version}.${is}`,
  is,
  version,
  at: 0,
  text: `line ${version}`,
});
const step = (version: number): Step => ({ version, seat: 'a', at: version, events: [] });

function table() {
  let held: number | undefined;
  const store = createTableStore(
    {
      line: () => undefined,
      now: () => 0,
      contextFor: () => {
        throw new Error('no context is asked for here');
      },
    },
    { version: 1, state: 'one', as: 'a', steps: [step(1)], log: [line(1)] },
  );
  const context = { store, skin: { heldFrom: () => held } } as unknown as SkinContext;
  return {
    store,
    hold: (version: number | undefined) => {
      held = version;
    },
    hear: (version: number, state: string) =>
      store.patch({
        version,
        state,
        steps: [...store.data.getState().steps, step(version)],
        log: [...store.data.getState().log, line(version)],
      }),
    told: () => shownData(context, store.data.getState()),
  };
}

describe('what may be told while dice fall', () => {
  it('is everything while nothing is held back', () => {
    const { hear, told, store } = table();
    hear(2, 'two');
    expect(told()).toBe(store.data.getState());
  });

  it('is the table and the log as they were before the entry that is held back, and the ending not yet', () => {
    const { hear, hold, told, store } = table();
    hold(2);
    hear(2, 'two');
    store.patch({ ending: { status: 'finished' } as never });
    expect(told()).toMatchObject({ state: 'one', log: [line(1)], ending: undefined });
    hold(undefined);
    expect(told()).toMatchObject({ state: 'two', log: [line(1), line(2)], ending: { status: 'finished' } });
  });

  it('goes on entry by entry where several arrive during the fall', () => {
    const { hear, hold, told } = table();
    hold(2);
    hear(2, 'two');
    hear(3, 'three');
    hear(4, 'four');
    expect(told().state).toBe('one');
    hold(4);
    expect(told()).toMatchObject({ state: 'three', log: [line(1), line(2), line(3)] });
    hold(undefined);
    expect(told().state).toBe('four');
  });

  it('still says one’s own refusals', () => {
    const { hear, hold, told, store } = table();
    hold(2);
    hear(2, 'two');
    store.patch({ log: [...store.data.getState().log, line(2, 'refused')] });
    expect(told().log).toEqual([line(1), line(2, 'refused')]);
  });

  it('is everything after a take-back and through another seat, as no older picture is true there', () => {
    const { hear, hold, told, store } = table();
    hear(2, 'two');
    store.patch({ version: 3, state: 'taken back', steps: [{ ...step(1), at: 9 }] });
    hold(3);
    expect(told().state).toBe('taken back');
    hear(4, 'four');
    hold(4);
    expect(told().state).toBe('taken back');
    store.patch({ as: 'b', state: 'seen by b' });
    expect(told().state).toBe('seen by b');
  });

  it('holds what was missed back from the picture before the line broke', () => {
    const { hold, told, store } = table();
    store.patch({ version: 5, state: 'five', steps: [], log: [] });
    hold(4);
    store.patch({ steps: [step(2), step(3), step(4), step(5)], log: [2, 3, 4, 5].map((at) => line(at)) });
    expect(told()).toMatchObject({ state: 'one', log: [line(2), line(3)] });
    hold(undefined);
    expect(told().state).toBe('five');
  });
});
