import { describe, expect, it } from 'vitest';
import type { TraitId } from '../content/trait-ids';
import { fieldedOf, figureOf } from '../figures';
import type { State } from '../state';
import { aBattle, aPiece, play, refusals } from '../test-kit';
import { isJumping } from './jump';

const far = { at: [60, 840] as const };

describe('a fall', () => {
  /** A figure at the edge of a cliff so high, about to step over it. */
  const cliff = (height: number, traits: readonly TraitId[] = []): State =>
    aBattle({
      figures: { a1: { at: [450, 345], level: height, traits }, b1: far },
      terrain: [aPiece('cliff', { stands: 'platform', height }, [400, 340], [100, 100])],
      acting: { a1: 1 },
    });
  const drop = { do: 'move' as const, unit: 'a1', to: { x: 450, y: 300 }, drop: true };

  it('takes a die from a Short, two from a Medium and three from more [ASOBH-MOV-12]', () => {
    const dice = (height: number, faces: readonly number[]) => play(cliff(height), drop, faces).of('fell')[0]?.dice;
    expect([dice(75, [4]), dice(76, [4, 4]), dice(120, [4, 4]), dice(121, [4, 4, 4])]).toEqual([1, 2, 2, 3]);
  });

  it('puts out of action on any failure, and leaves the others two actions to rise [ASOBH-MOV-12]', () => {
    const dead = play(cliff(100), drop, [4, 3]);
    expect(figureOf(dead.state, 'a1')?.fate).toBe('out');
    const shaken = play(cliff(100), drop, [4, 4]);
    expect(fieldedOf(shaken.state, 'a1')?.conditions).toEqual([{ is: 'prone', stand: 2, stuck: false }]);
    expect(fieldedOf(shaken.state, 'a1')?.level).toBe(0);
  });

  it('takes a die less of an Acrobat, and none from a Short [ASOBH-TRAIT-acrobat]', () => {
    expect(play(cliff(100, ['acrobat']), drop, [4]).of('fell')).toMatchObject([{ dice: 1 }]);
    expect(play(cliff(75, ['acrobat']), drop).of('fell')).toMatchObject([{ dice: 0 }]);
  });

  it('does no harm to one that clings [ASOBH-TRAIT-clinging]', () => {
    const state = cliff(100, ['clinging']);
    const told = play(state, { ...drop, drop: false });
    expect(told.of('fell')).toEqual([]);
    expect(fieldedOf(told.state, 'a1')).toMatchObject({ level: 0, conditions: [] });
  });

  it('follows a blow that knocks down at an edge [ASOBH-MEL-23]', () => {
    const state = aBattle({
      figures: { a1: { at: [450, 378], level: 60 }, b1: { at: [450, 353], level: 60 } },
      terrain: [aPiece('cliff', { stands: 'platform', height: 60 }, [400, 340], [100, 100])],
      acting: { a1: 1 },
    });
    const told = play(state, { do: 'attack', unit: 'a1', target: 'b1' }, [4, 2, 5]);
    expect(told.of('fell')).toMatchObject([{ unit: 'b1', height: 60, dice: 1 }]);
    expect(fieldedOf(told.state, 'b1')).toMatchObject({ level: 0, conditions: [{ is: 'prone', stand: 2 }] });
    expect(fieldedOf(told.state, 'a1')).toMatchObject({ level: 60 });
  });

  it('is caught by one that flies [ASOBH-MEL-23] [ASOBH-TRAIT-flying]', () => {
    const state = aBattle({
      figures: { a1: { at: [450, 378], level: 60 }, b1: { at: [450, 353], level: 60, traits: ['flying'] } },
      terrain: [aPiece('cliff', { stands: 'platform', height: 60 }, [400, 340], [100, 100])],
      acting: { a1: 1 },
    });
    const told = play(state, { do: 'attack', unit: 'a1', target: 'b1' }, [4, 2]);
    expect(told.of('fell')).toEqual([]);
    expect(fieldedOf(told.state, 'b1')).toMatchObject({ level: 60, conditions: [{ is: 'prone', stand: 1 }] });
  });
});

describe('a jump', () => {
  /** Two roofs 60 mm high with a gap between; the figure stands 10 mm from it and looks across. */
  const roofs = (gap: number, traits: readonly TraitId[] = [], actions = 2): State =>
    aBattle({
      figures: { a1: { at: [450, 390], level: 60, traits }, b1: far },
      terrain: [
        aPiece('here', { stands: 'platform', height: 60 }, [400, 300], [100, 100]),
        aPiece('there', { stands: 'platform', height: 60 }, [400, 400 + gap], [100, 200]),
      ],
      acting: { a1: actions },
    });
  const jump = { do: 'jump' as const, unit: 'a1', direction: 90 };

  it('covers the figure’s stick on a die [ASOBH-MOV-10]', () => {
    const told = play(roofs(90), jump, [4]);
    expect(told.of('jumped')).toMatchObject([{ passed: true, reach: 'medium', length: 120 }]);
    expect(fieldedOf(told.state, 'a1')).toMatchObject({ level: 60, pose: { x: 450, y: 510 } });
    expect(told.of('rolled')).toMatchObject([{ why: 'jump', needs: 4 }]);
  });

  it('falls a stick short of it on a failed one, and down what it does not clear [ASOBH-MOV-10]', () => {
    const told = play(roofs(90), jump, [3, 4]);
    expect(told.of('jumped')).toMatchObject([{ passed: false, reach: 'short' }]);
    expect(told.of('fell')).toMatchObject([{ height: 60, dice: 1 }]);
    expect(fieldedOf(told.state, 'a1')).toMatchObject({ level: 0, conditions: [{ is: 'prone', stand: 2 }] });
    expect(play(roofs(30), jump, [3]).of('fell')).toEqual([]);
  });

  it('is one base for short legs that fail [ASOBH-MOV-10]', () => {
    expect(play(roofs(90, ['short-move']), jump, [3, 4]).of('jumped')).toMatchObject([{ reach: 'base' }]);
  });

  it('takes +1 for a run-up, +1 of an Acrobat, -1 of the Clumsy and -2 of heavy armour [ASOBH-MOV-10]', () => {
    const needs = (traits: readonly TraitId[], runUp = false) =>
      play(roofs(90, traits), { ...jump, ...(runUp ? { runUp } : {}) }, [6]).of('rolled')[0]?.needs;
    expect([needs([]), needs([], true), needs(['acrobat']), needs(['clumsy']), needs(['heavily-armored'])]).toEqual([
      4, 3, 3, 5, 6,
    ]);
    expect(play(roofs(90), { ...jump, runUp: true }, [6]).of('spent')).toMatchObject([{ actions: 2 }]);
  });

  it('is tested for footing before and after where it is slippery [ASOBH-MOV-10] [ASOBH-ENV-01]', () => {
    const ice = {
      ...roofs(90),
      terrain: roofs(90).terrain.map((piece) => ({ ...piece, ground: 'slippery' as const })),
    };
    const told = play(ice, jump, [4, 4, 4]);
    expect(told.of('rolled').map(({ why }) => why)).toEqual(['slippery', 'jump', 'slippery']);
    // On the brink it slips off the roof, and has a fall to survive
    const slipped = play(ice, jump, [3, 4]);
    expect(slipped.of('jumped')).toEqual([]);
    expect(slipped.of('fell')).toMatchObject([{ height: 60 }]);
    expect(fieldedOf(slipped.state, 'a1')?.conditions).toMatchObject([{ is: 'prone' }]);
  });

  it('shows neither how far nor how likely before it is made [ASOBH-SET-12]', async () => {
    const { preview } = await import('../engine');
    const shown = preview(roofs(90), 'a', jump);
    expect(shown).toMatchObject({ is: 'ready', notes: [{ code: 'jump/unmeasured' }] });
    expect(JSON.stringify(shown)).not.toMatch(/odds|allowed|reach/);
    expect(isJumping(roofs(90))).toBe(false);
  });

  it('is refused as a free move, by swimmers, and with a run-up to the Slow [ASOBH-MOV-10]', () => {
    expect(refusals(roofs(90, ['slow']), { ...jump, runUp: true })).toMatchObject([{ code: 'jump/slow-run-up' }]);
    expect(refusals(roofs(90, [], 1), { ...jump, runUp: true })).toMatchObject([{ code: 'act/too-few-actions' }]);
    const sea = { ...roofs(90), terrain: [aPiece('sea', { ground: 'deep' }, [300, 300], [300, 300])] };
    expect(refusals(sea, jump)).toMatchObject([{ code: 'jump/afloat' }]);
  });

  it('is stopped by an active foe in the air and by the table’s edge [ASOBH-MOV-06]', () => {
    const met = aBattle({ figures: { a1: { at: [450, 300] }, b1: { at: [450, 380] } }, acting: { a1: 1 } });
    expect(fieldedOf(play(met, jump, [4]).state, 'a1')?.pose.y).toBeCloseTo(355, 0);
    const edge = aBattle({ figures: { a1: { at: [450, 860] }, b1: far }, acting: { a1: 1 } });
    expect(fieldedOf(play(edge, jump, [4]).state, 'a1')?.pose.y).toBeLessThanOrEqual(887.53);
  });
});
