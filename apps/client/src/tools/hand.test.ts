import { describe, expect, it } from 'vitest';
import type { PointerAt } from '../scene/model';
import type { SkinContext } from '../skins/skin';
import { createHand } from './hand';

const at = (...bodies: readonly string[]): PointerAt => ({
  at: { x: 0, y: 0 },
  screen: { x: 0, y: 0 },
  bodies,
  tokens: [],
  terrain: [],
  touch: false,
  shift: false,
  button: 0,
});

/** A hand over a table where a draft lies, or none; and what its tool was told. */
function aHand(resting: boolean) {
  const told: string[] = [];
  const main = { tap: () => told.push('tap'), doubleTap: () => told.push('doubleTap') };
  const store = { data: { getState: () => ({ resting }) } };
  const context = { store, system: {}, skin: { tools: () => ({ main }) } } as unknown as SkinContext;
  return { told, hand: createHand({ context, isAlt: () => false, menu: () => undefined }) };
}

describe('two quick presses', () => {
  it('on a target confirm what the first of them laid down, and the view stays', () => {
    const { told, hand } = aHand(true);
    expect(hand.doubleTap(at('b1'))).toBe(true);
    expect(told).toEqual(['tap']);
  });

  it('elsewhere, or with nothing laid down, bring the view there', () => {
    for (const [resting, p] of [[true, at()] as const, [false, at('b1')] as const]) {
      const { told, hand } = aHand(resting);
      expect(hand.doubleTap(p)).toBe(false);
      expect(told).toEqual(['doubleTap']);
    }
  });
});
