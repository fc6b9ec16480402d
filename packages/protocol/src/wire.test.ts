import { describe, expect, it } from 'vitest';
import { LIMITS, zChatText, zCommand, zHand, zJoin, zName, zNewTable, zTitle } from './index';

describe('the envelopes', () => {
  it('take an intent of any shape, for the game to judge', () => {
    for (const intent of [undefined, null, 7, 'x', { do: 'move' }, [[]]]) {
      expect(zCommand.safeParse({ do: 'act', id: 'abcdefgh', seat: 'a', version: 0, intent }).success).toBe(true);
    }
  });

  it('refuse what is no command, whatever it is', () => {
    const wrong = [
      undefined,
      null,
      'act',
      { do: 'fly' },
      { do: 'act', id: 'short', seat: 'a', version: 0 },
      { do: 'act', id: 'abcdefgh', seat: 'a', version: Number.NaN },
      { do: 'act', id: 'abcdefgh', seat: '__proto__;', version: 0 },
      { do: 'ping', at: { x: Number.POSITIVE_INFINITY, y: 0 } },
      { do: 'mix', id: 'abcdefgh', seat: 'a', seed: 'beef' },
    ];
    for (const input of wrong) expect(zCommand.safeParse(input).success).toBe(false);
  });

  it('keep empty lines, overlong lines and direction tricks out of names and chat', () => {
    expect(zName.safeParse('Ada').success).toBe(true);
    expect(zName.safeParse('   ').success).toBe(false);
    expect(zName.safeParse('x'.repeat(LIMITS.name + 1)).success).toBe(false);
    expect(zName.safeParse('evil\u202egnp').success).toBe(false);
    expect(zChatText.safeParse('two\nlines').success).toBe(true);
    expect(zChatText.safeParse('bell\u0007').success).toBe(false);
  });

  it('keep out of names what nobody sees, or what spills over its line, and tidy the spaces', () => {
    const unseen = ['\u200b', '\u3164', '\u2800', 'A\u200bda', 'A\u00adda', 'Ada\ufeff', 'Ada\u{e0041}', 'Ada\u200f'];
    const broken = ['Ada\nBen', 'Ada\tBen', 'Ada\u2028Ben', 'Ada\u0085Ben', 'Ada\ud800', `A${'\u0301'.repeat(5)}`];
    for (const name of [...unseen, ...broken]) {
      expect(zName.safeParse(name).success, JSON.stringify(name)).toBe(false);
      expect(zTitle.safeParse(name).success, JSON.stringify(name)).toBe(false);
    }
    for (const name of ['Ådå', 'アダ', 'עדה', '👩‍👧 & 🏴', '❤️', 'Nguyễn', '<b>Ada</b>', '?'])
      expect(zName.safeParse(name).data, name).toBe(name);
    expect(zName.parse('  Ada   of\u00a0Moor ')).toBe('Ada of Moor');
  });

  it('keep chat to lines one can read past', () => {
    for (const text of [
      '\u200b\u200b',
      'a\ud800',
      'x\u2028y',
      `A${'\u0301'.repeat(5)}`,
      'x\n'.repeat(LIMITS.chatLines),
    ])
      expect(zChatText.safeParse(text).success, JSON.stringify(text)).toBe(false);
    expect(zChatText.safeParse('\tone\ntwo 👩‍👧').success).toBe(true);
  });

  it('bound hands and joins', () => {
    const points = Array.from({ length: LIMITS.rulerPoints + 1 }, () => ({ x: 0, y: 0 }));
    expect(zHand.safeParse({ is: 'ruler', points }).success).toBe(false);
    expect(zHand.safeParse({ is: 'cursor', at: { x: 1, y: 2 } }).success).toBe(true);
    expect(zJoin.safeParse({ table: 't', person: 'p', key: 'k' }).success).toBe(true);
  });

  it('fill in what a new table leaves open', () => {
    const table = zNewTable.parse({ system: 'sandbox', title: 'Evening game', open: true });
    expect(table.delay).toBe(0);
  });
});
