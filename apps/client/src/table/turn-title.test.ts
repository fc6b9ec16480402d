import type { TableState } from '@muster/protocol';
import { expect, test } from 'vitest';
import { tabTitle } from './turn-title';

const table: TableState = {
  id: 'g',
  title: 'Mill Road',
  host: 'ilse',
  status: 'running',
  open: false,
  delay: 0,
  chairs: [
    { seat: 'a', side: 's1', holder: 'ilse', player: 'ilse' },
    { seat: 'b', side: 's2', holder: 'marek', player: 'marek' },
  ],
  people: [],
};
const mine = { table, seats: ['a'], ending: undefined };

test('the tab calls me when the table waits for me alone', () => {
  expect(tabTitle(mine, [{ seat: 'a' }])).toBe('Your move · Mill Road · Muster');
  expect(tabTitle(mine, [{ seat: 'b' }])).toBe('Mill Road · Muster');
});

test('the tab is quiet where everyone may act, where all seats are mine, and after the end', () => {
  expect(tabTitle(mine, [{ seat: 'a' }, { seat: 'b' }])).toBe('Mill Road · Muster');
  expect(tabTitle({ ...mine, seats: ['a', 'b'] }, [{ seat: 'a' }])).toBe('Mill Road · Muster');
  expect(tabTitle({ ...mine, ending: { status: 'finished', seed: 'ab' } }, [{ seat: 'a' }])).toBe('Mill Road · Muster');
  expect(tabTitle({ ...mine, table: undefined }, [])).toBe('Muster');
});
