import { fiveLeagues } from '@muster/rules/five-leagues';
import { describe, expect, test } from 'vitest';
import { emptyPrepare } from './master-hand';
import { placingText } from './placing';

const state = fiveLeagues.setup(fiveLeagues.config.parse({}));
const foe = { entry: 'outlaw-gang', rank: null, ranged: false } as const;

describe('on a small screen', () => {
  test('a form says what a press on the table does, once it can do something', () => {
    expect(placingText(state, { is: 'figure', foe: undefined })).toBeUndefined();
    expect(placingText(state, { is: 'figure', foe })).toMatch(/: press where it comes\.$/);
    expect(placingText(state, { is: 'marker', kind: 'sign', label: ' ' })).toBeUndefined();
    expect(placingText(state, { is: 'marker', kind: 'sign', label: 'A well' })).toBe('Press where the sign lies.');
    expect(placingText(state, { is: 'note', id: 'n', text: '', at: { x: 1, y: 1 } })).toMatch(/^Pinned/);
    expect(placingText(state, { is: 'prepare', thing: emptyPrepare, press: 'none', foe })).toBeUndefined();
    expect(placingText(state, { is: 'prepare', thing: emptyPrepare, press: 'spot', foe })).toMatch(/springs/);
    expect(placingText(state, { is: 'reward' })).toBeUndefined();
  });
});
