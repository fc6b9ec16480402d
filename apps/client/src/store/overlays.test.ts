import type { GameEvent, Proposal } from '@muster/rules/kernel';
import { describe, expect, it } from 'vitest';
import { openProposal } from './overlays';

const proposal: Proposal = {
  id: 1,
  by: 'a',
  what: { is: 'correction', changes: [{ is: 'pose', unit: 'a1', pose: { x: 10, y: 20, facing: 90 } }] },
  yes: ['a'],
};
const step = (...events: readonly unknown[]) => ({ version: 1, seat: 'a', at: 0, events: events as GameEvent[] });
const proposed = { type: 'proposed', proposal };

describe('what is proposed', () => {
  it('is open until it is answered, taken back or lapses [GEN-04]', () => {
    expect(openProposal({ steps: [] })).toBeUndefined();
    expect(openProposal({ steps: [step(proposed), step({ type: 'moved' })] })).toEqual(proposal);
    const closed = { type: 'proposal-closed', proposal: 1, because: 'refused' };
    expect(openProposal({ steps: [step(proposed), step(closed)] })).toBeUndefined();
    expect(
      openProposal({ steps: [step(proposed), step({ type: 'corrected', changes: [], by: 'a' })] }),
    ).toBeUndefined();
    expect(openProposal({ steps: [step(closed), step(proposed)] })).toEqual(proposal);
  });
});
