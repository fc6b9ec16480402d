import { describe, expect, it } from 'vitest';
import type { Change } from '../kernel';
import type { State } from './state';
import { aBattle, aPiece, play } from './test-kit';

const platform = aPiece('roof', { stands: 'platform', height: 60 }, [400, 400], [100, 100]);
const table = (level = 0): State =>
  aBattle({
    figures: { a1: { at: level > 0 ? [450, 450] : [100, 100], level }, b1: { at: [800, 800] } },
    terrain: [platform],
  });

/** Both sides want it so. */
function agreed(state: State, ...changes: readonly Change[]): State {
  const proposed = play(state, { do: 'correct', changes: [...changes] }).state;
  return play(proposed, { do: 'answer-proposal', proposal: proposed.consent.open?.id ?? 0, yes: true }, [], 'b').state;
}
const to = (x: number, y: number): Change => ({ is: 'pose', unit: 'a1', pose: { x, y, facing: 90 } });

describe('what is set right by consent', () => {
  it('stands as high as the ground where it is set down [GEN-05]', () => {
    const up = agreed(table(), to(450, 450));
    expect(up.figures['a1']).toMatchObject({ level: 60, pose: { x: 450, y: 450 } });
    expect(agreed(table(60), to(100, 100)).figures['a1']?.level).toBe(0);
    expect(up.figures['b1']).toEqual(table().figures['b1']);
  });

  it('stands at another height where that was agreed too [GEN-05]', () => {
    const half = agreed(table(), to(450, 450), { is: 'count', unit: 'a1', what: 'level', value: 30 });
    expect(half.figures['a1']?.level).toBe(30);
  });
});
