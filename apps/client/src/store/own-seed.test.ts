import type { TableState } from '@muster/protocol';
import { expect, test } from 'vitest';
import { hasSeed, seatToMix } from './own-seed';

const table = (status: TableState['status'], other?: string): TableState => ({
  id: 'g',
  title: 'Mill Road',
  host: 'ilse',
  status,
  open: false,
  delay: 0,
  chairs: [
    { seat: 'a', side: 's1', holder: 'ilse', player: 'ilse' },
    { seat: 'b', side: 's2', ...(other === undefined ? {} : { holder: other, player: other }) },
  ],
  people: [],
});
const at = (state: TableState, seats: readonly string[] = ['a']) => ({ table: state, seats, ending: undefined });

test('a seat mixes its seed when every chair is taken, and not while one is free', () => {
  expect(seatToMix(at(table('open')), undefined)).toBeUndefined();
  expect(seatToMix(at(table('open', 'marek')), undefined)).toBe('a');
});

test('a game that begins with a free chair does not wait for it', () => {
  expect(seatToMix(at(table('running')), undefined)).toBe('a');
});

test('one seed is enough, and nobody mixes who watches or when the game is over', () => {
  expect(seatToMix(at(table('running')), 'ab')).toBeUndefined();
  expect(seatToMix(at(table('running'), []), undefined)).toBeUndefined();
  expect(seatToMix(at(table('finished', 'marek')), undefined)).toBeUndefined();
  expect(
    seatToMix({ ...at(table('running')), ending: { status: 'abandoned', seed: 'ab' } }, undefined),
  ).toBeUndefined();
});

test('a file that cannot be read says nothing about seeds', () => {
  expect(hasSeed({ is: 'something' }, 'ab')).toBeUndefined();
});
