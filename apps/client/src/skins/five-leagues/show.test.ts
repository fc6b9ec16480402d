import { type Event, fiveLeagues } from '@muster/rules/five-leagues';
import { describe, expect, test } from 'vitest';
import { showEvent } from './show';

const state = fiveLeagues.setup(fiveLeagues.config.parse({}));
const names = { unit: (id: string) => id.toUpperCase(), seat: String, side: String, length: String } as never;
const shown = (event: unknown) => showEvent(event as Event, state, state, names);

describe('what the log shows beside a sentence', () => {
  test('a round and its phases divide it, the set-up does not', () => {
    expect(shown({ type: 'roundBegan', round: 3 })).toMatchObject({ divider: 'Round 3', isDivider: true });
    expect(shown({ type: 'phaseBegan', phase: 'enemy' })).toMatchObject({ divider: 'The enemies', isDivider: true });
    expect(shown({ type: 'phaseBegan', phase: 'initiative' }).divider).toBeUndefined();
  });

  test('both sides of an exchange have their dice under their own names', () => {
    const { dice } = shown({
      type: 'exchangeFought',
      attacker: 'ana',
      defender: 'e1',
      faces: { ana: [4], e1: [2, 5] },
    });
    expect(dice).toEqual([
      { sides: 6, faces: [4], label: 'ANA' },
      { sides: 6, faces: [2, 5], label: 'E1' },
    ]);
  });

  test('a shot counts from the face it needs after all that adds to it, or only on a six', () => {
    const shot = { type: 'shot', unit: 'ana', target: 'e1', face: 3, needs: 5, onlySixes: null, hit: true };
    const modifiers = [{ amount: 2, because: 'skill' }];
    expect(shown({ ...shot, modifiers }).dice).toEqual([{ sides: 6, faces: [3], hitsFrom: 3 }]);
    expect(shown({ ...shot, modifiers, onlySixes: 'thorns' }).dice?.[0]?.hitsFrom).toBe(6);
  });

  test('a drift leaves a trail and stands in the colour of the enemies', () => {
    const path = [
      { x: 0, y: 0 },
      { x: 5, y: 5 },
    ];
    expect(shown({ type: 'markerDrifted', id: 'm1', path, face: null })).toMatchObject({
      trail: path,
      where: { x: 5, y: 5 },
      side: 'enemies',
    });
  });
});
