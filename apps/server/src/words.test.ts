import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ELSEWHERE, REMOVED, says } from './words';

const codes = [...readFileSync(new URL('./refusals.ts', import.meta.url), 'utf8').matchAll(/'(table\/[a-z-]+)'/g)].map(
  (match) => match[1] ?? '',
);

describe('the sentences of the table', () => {
  it('there is one for every code, with and without figures, in its voice', () => {
    expect(codes.length).toBeGreaterThan(40);
    for (const code of codes) {
      for (const detail of [undefined, { at: 'x', most: 8, seconds: 3, entries: 2, because: 'It breaks off.' }]) {
        const text = says(detail === undefined ? { code, rule: 'TABLE' } : { code, rule: 'TABLE', detail }) ?? '';
        expect(text, code).toMatch(/^[A-Z].*\.$/);
        expect(text, code).not.toMatch(/!|please|invalid|undefined|NaN/i);
      }
    }
    for (const text of [ELSEWHERE, REMOVED]) expect(text).not.toMatch(/!|please|invalid/i);
  });

  it('leaves the nos of a game to whoever reads them, and is not fooled by names of object internals', () => {
    expect(says({ code: 'charge/out-of-reach', rule: 'KOW-CHG-03' })).toBeUndefined();
    expect(says({ code: 'constructor', rule: '' })).toBeUndefined();
    expect(says({ code: '__proto__', rule: '' })).toBeUndefined();
  });
});
