import { describe, expect, it } from 'vitest';
import { offers } from '../engine';
import { aBattle, type FigureGiven, play, refusals } from '../test-kit';

const fury = { traits: ['berserk'] } as const;
const battle = (figures: Record<string, FigureGiven>, acting: Record<string, number> = { a1: 2 }) =>
  aBattle({ figures: { a9: { at: [850, 50] }, b9: { at: [850, 850] }, ...figures }, acting });

describe('a frenzy', () => {
  it('strikes a foe it stands against: no stopping, no moving, nothing from afar [ASOBH-TRAIT-berserk]', () => {
    const state = battle({ a1: { at: [200, 100], ...fury }, b1: { at: [225, 100] } });
    expect(refusals(state, { do: 'done', unit: 'a1' })[0]?.code).toBe('berserk/must-strike');
    expect(refusals(state, { do: 'done' })[0]?.code).toBe('berserk/must-strike');
    expect(refusals(state, { do: 'move', unit: 'a1', to: { x: 200, y: 150 } })[0]?.code).toBe('berserk/must-strike');
    const verbs = offers(state, 'a').map((offer) => offer.do);
    expect(verbs).toContain('attack');
    expect(verbs).not.toContain('done');
    expect(refusals(state, { do: 'attack', unit: 'a1', target: 'b1' })).toEqual([]);
  });

  it('may stop when its blow is struck and the foe still stands against it [ASOBH-TRAIT-berserk]', () => {
    const state = battle({ a1: { at: [200, 100], ...fury }, b1: { at: [225, 100] } });
    const struck = play(state, { do: 'attack', unit: 'a1', target: 'b1' }, [3, 3]);
    expect(refusals(struck.state, { do: 'done', unit: 'a1' })).toEqual([]);
  });

  it('runs at the nearest foe, not away, and may stop only where it can come no nearer [ASOBH-TRAIT-berserk]', () => {
    const state = battle({ a1: { at: [200, 100], ...fury }, b1: { at: [400, 100] } });
    expect(refusals(state, { do: 'done', unit: 'a1' })[0]?.code).toBe('berserk/must-run');
    expect(refusals(state, { do: 'move', unit: 'a1', to: { x: 150, y: 100 } })[0]?.code).toBe('berserk/toward');
    const runs = offers(state, 'a').filter((offer) => offer.do === 'move' && offer.needs === 'target');
    expect(runs).toHaveLength(1);
    const near = play(state, { do: 'move', unit: 'a1', to: { x: 320, y: 100 } });
    expect(near.state.figures['a1']?.pose).toMatchObject({ x: 320, y: 100 });
    const held = battle({ a1: { at: [200, 100], ...fury, conditions: ['entangled'] }, b1: { at: [400, 100] } });
    expect(refusals(held, { do: 'done', unit: 'a1' })).toEqual([]);
  });

  it('shoots, casts, commands and waits for nothing [ASOBH-TRAIT-berserk]', () => {
    const state = battle({
      a1: { at: [200, 100], traits: ['berserk', 'short-bow', 'leader'] },
      a2: { at: [260, 100] },
      a3: { at: [285, 100] },
      b1: { at: [400, 100] },
    });
    expect(refusals(state, { do: 'shoot', unit: 'a1', target: 'b1', weapon: 'short-bow' })[0]?.code).toBe(
      'berserk/not-from-afar',
    );
    expect(refusals(state, { do: 'order', unit: 'a1', order: 'group', units: ['a2', 'a3'], dice: 1 })[0]?.code).toBe(
      'berserk/not-from-afar',
    );
  });

  it('lets one who lies down get up, and leaves others alone [ASOBH-TRAIT-berserk]', () => {
    const state = battle({ a1: { at: [200, 100], ...fury, conditions: ['prone'] }, b1: { at: [400, 100] } });
    expect(refusals(state, { do: 'stand-up', unit: 'a1' })).toEqual([]);
    const calm = battle({ a1: { at: [200, 100], ...fury, lost: ['berserk'] }, b1: { at: [400, 100] } });
    expect(refusals(calm, { do: 'done', unit: 'a1' })).toEqual([]);
  });
});
