import { describe, expect, it } from 'vitest';
import { aBattle, play, refusals } from '../test-kit';
import { attackOf } from './begin';
import { chancesOf } from './odds';

/** Two men base to base: `a` south of `b`. */
const duel = (a: Parameters<typeof aBattle>[0]['figures'][string] = {}, b: typeof a = {}, actions = 1) =>
  aBattle({ figures: { a1: { at: [450, 450], ...a }, b1: { at: [450, 475], ...b } }, acting: { a1: actions } });

describe('a blow', () => {
  it('fells the elf on an even die: 6 against 5 [ASOBH-EX-04] [ASOBH-MEL-04]', () => {
    const state = duel({ profile: { combat: 2 } }, { profile: { combat: 3 } });
    const told = play(state, { do: 'attack', unit: 'a1', target: 'b1' }, [4, 2]);
    const [fought] = told.of('fought');
    expect(fought?.count.totals).toEqual({ attacker: 6, target: 5 });
    expect(fought?.result).toBe('prone');
    expect(told.state.figures['b1']?.conditions).toEqual([{ is: 'prone', stand: 1, stuck: false }]);
    expect(told.state.figures['a1']?.conditions).toEqual([]);
  });
  it('is refused to one who is not in contact [ASOBH-MEL-01]', () => {
    const state = aBattle({ figures: { a1: { at: [450, 450] }, b1: { at: [450, 500] } }, acting: { a1: 1 } });
    expect(refusals(state, { do: 'attack', unit: 'a1', target: 'b1' })[0]?.code).toBe('attack/not-in-contact');
  });
  it('x', () => {
    const c = chancesOf(duel(), attackOf('a1', 'b1', { is: 'melee', power: false }));
    console.log(c);
  });
});
