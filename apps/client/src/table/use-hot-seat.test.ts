import { describe, expect, it } from 'vitest';
import type { TableData } from '../store/table-store';
import { handsTo } from './use-hot-seat';

const table = (seats: readonly string[]) =>
  ({ table: { chairs: [{ seat: 'a' }, { seat: 'b' }] }, seats }) as unknown as Pick<TableData, 'table' | 'seats'>;

describe('The view where one person has every seat', () => {
  it('goes to the seat that is asked', () => {
    expect(handsTo(table(['a', 'b']), [{ seat: 'b' }], 'a')).toBe('b');
  });
  it('stays while its own seat is among those asked', () => {
    expect(handsTo(table(['a', 'b']), [{ seat: 'b' }, { seat: 'a' }], 'a')).toBe('a');
  });
  it('goes nowhere when somebody else has a seat, when nobody is asked, or for who only watches', () => {
    expect(handsTo(table(['a']), [{ seat: 'b' }], 'a')).toBeUndefined();
    expect(handsTo(table(['a', 'b']), [], 'a')).toBeUndefined();
    expect(handsTo(table(['a', 'b']), [{ seat: 'b' }], undefined)).toBeUndefined();
  });
});
