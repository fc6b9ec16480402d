import { describe, expect, it } from 'vitest';
import { aBattle, play, refusals } from '../test-kit';

describe('getting free', () => {
  it('stands up for one action [ASOBH-CND-05]', () => {
    const battle = aBattle({ figures: { a1: { conditions: ['prone'] }, b1: { at: [450, 700] } }, acting: { a1: 1 } });
    const told = play(battle, { do: 'stand-up', unit: 'a1' });
    expect(told.of('recovered')).toMatchObject([{ unit: 'a1', condition: 'prone' }]);
    expect(refusals(battle, { do: 'stand-up', unit: 'b1' }).length).toBeGreaterThan(0);
  });
});
