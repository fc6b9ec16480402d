import { describe, expect, it } from 'vitest';
import { hazard } from '../combat/begin';
import { qualityNow } from '../flow/quality';
import { aBattle, happen } from '../test-kit';

describe('an eye for Traps', () => {
  const battle = aBattle({
    figures: { a1: { traits: ['traps'] }, a2: { at: [200, 200] }, b1: { at: [800, 800] }, b2: { at: [700, 800] } },
  });
  const [expert, other] = [battle.figures['a1'], battle.figures['a2']];

  it('has +1 on the dice that find and disarm them [ASOBH-TRAIT-traps]', () => {
    expect(expert && qualityNow(battle, expert, 'trap').modifiers).toEqual([{ amount: 1, because: 'traps' }]);
    expect(other && qualityNow(battle, other, 'trap').modifiers).toEqual([]);
    expect(expert && qualityNow(battle, expert, 'activation').modifiers).toEqual([]);
  });

  it('has +1 C against the one that springs [ASOBH-TRAIT-traps]', () => {
    const sprung = happen(battle, (tale) => tale.call(hazard('a1', 4, 'trap')), [3, 3]);
    // 4 + 3 against 3 + 1 + 3: a tie
    expect(sprung.of('fought')).toMatchObject([{ loser: null, count: { totals: { attacker: 7, target: 7 } } }]);
    const plain = happen(battle, (tale) => tale.call(hazard('a1', 4, 'fall')), [2, 2]);
    expect(plain.of('fought')).toMatchObject([{ loser: 'a1', count: { totals: { attacker: 6, target: 5 } } }]);
  });
});
