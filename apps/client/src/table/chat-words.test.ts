import { NOTICES } from '@muster/protocol';
import { expect, test } from 'vitest';
import { noticeWords } from './chat-words';

const said = (notice: string, name = 'Marek') => noticeWords({ notice, detail: { seat: 'b', person: 'p', name } });

test('every notice of the table has a sentence, with the name in it where it tells of somebody', () => {
  for (const notice of NOTICES) {
    expect(said(notice)).toMatch(/Marek.*\.$/);
    if (notice !== 'game-plays') expect(noticeWords({ notice })).toMatch(/Someone/);
  }
});

test('that the game runs the enemies is said where nobody sits there, and where their master is away', () => {
  expect(noticeWords({ notice: 'game-plays', detail: { seat: 'gm' } })).toBe('The game runs the enemies now.');
  expect(said('game-plays')).toBe('Marek is away. The game runs the enemies meanwhile.');
  expect(noticeWords({ notice: 'left', detail: { seat: 'gm', name: 'Ilse' } }, ['gm'])).toBe(
    'Ilse gets up from the game master’s seat.',
  );
});

test('a loan names who plays, and its end who has the seat again', () => {
  expect(said('lent')).toBe('Marek plays seat B for now.');
  expect(said('given-back', 'Ilse')).toBe('Seat B is back with Ilse.');
});

test('a notice of a newer server is left out instead of shown as a code', () => {
  expect(said('something-new')).toBeUndefined();
});
