import { fiveLeagues } from '@muster/rules/five-leagues';
import { describe, expect, test } from 'vitest';
import { markOf, markText, tinctureOf } from './colours';

const party = (seats: number) => fiveLeagues.setup(fiveLeagues.config.parse({ seats }) as never);
/** Sides whose shield is round at the foot; the others are pointed. */
const ROUND = ['azure', 'gold', 'plum'];

describe('the seats of a party', () => {
  test('are told apart without their colours, and from the enemies', () => {
    const state = party(6);
    const looks = ['a', 'b', 'c', 'd', 'e', 'f', 'gm'].map((seat) => {
      const { mark = 0 } = markOf(state, seat);
      return `${ROUND.includes(tinctureOf(state, seat)) ? 'round' : 'pointed'} ${mark}`;
    });
    expect(new Set(looks).size).toBe(7);
  });

  test('bear no mark where one plays alone', () => {
    expect(markOf(party(1), 'a')).toEqual({});
    expect(markText(party(1), 'a')).toBe('');
    expect(markText(party(6), 'f')).toBe(' •••');
  });
});
