import { NOTICES } from '@muster/protocol';
import { expect, test } from 'vitest';
import { noticeWords } from './chat-words';

const said = (notice: string, name = 'Marek') => noticeWords({ notice, detail: { seat: 'b', person: 'p', name } });

test('every notice of the table has a sentence, with the name in it where it tells of somebody', () => {
  expect(said('game-plays')).toBe('Nobody sits on seat B: the game plays it from here.');
  for (const notice of NOTICES.filter((each) => each !== 'game-plays')) {
    expect(said(notice)).toMatch(/Marek.*\.$/);
    expect(noticeWords({ notice })).toMatch(/Someone/);
  }
});

test('a loan names who plays, and its end who has the seat again', () => {
  expect(said('lent')).toBe('Marek plays seat B for now.');
  expect(said('given-back', 'Ilse')).toBe('Seat B is back with Ilse.');
});

test('a notice of a newer server is left out instead of shown as a code', () => {
  expect(said('something-new')).toBeUndefined();
});
