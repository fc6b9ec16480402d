import { describe, expect, it } from 'vitest';
import { scriptedDice } from '../../kernel/dice';
import type { TraitId } from '../content/trait-ids';
import { carryOn } from '../engine';
import { fieldedOf, figureOf } from '../figures';
import type { State } from '../state';
import { tale } from '../steps/step';
import { aBattle, aPiece, type BattleGiven, play, refusals } from '../test-kit';
import { fleeStep } from './flee';

/** What comes of compulsory moves of `a1`, with known dice, all used. */
function flee(state: State, moves: number, faces: readonly number[] = [], standard: string | null = null) {
  const told = tale(state);
  told.call(fleeStep('a1', moves, standard));
  const dice = scriptedDice(faces);
  carryOn(told, dice);
  dice.done();
  return told;
}
const table = (figures: BattleGiven['figures'], rest: Partial<BattleGiven> = {}): State =>
  aBattle({ figures: { a9: { at: [860, 40] }, b9: { at: [40, 860] }, ...figures }, acting: { a9: 1 }, ...rest });
const poseOf = (state: State) => fieldedOf(state, 'a1')?.pose;

describe('running away', () => {
  it('is a move for each failure, straight toward the nearest edge [ASOBH-MOR-01]', () => {
    const state = table({ a1: { at: [450, 300] }, b1: { at: [450, 600] } });
    expect(poseOf(flee(state, 1).state)).toMatchObject({ x: 450, y: 180 });
    expect(poseOf(flee(state, 2).state)).toMatchObject({ x: 450, y: 60 });
  });

  it('over the edge is gone for the battle [ASOBH-MOR-01]', () => {
    const told = flee(table({ a1: { at: [450, 110] }, b1: { at: [450, 600] } }), 1);
    expect(figureOf(told.state, 'a1')?.fate).toBe('fled');
    expect(told.events.filter(({ type }) => type === 'edgeReached')).toHaveLength(1);
  });

  it('asks its player where two edges are as near [ASOBH-MOR-01]', () => {
    const told = flee(table({ a1: { at: [300, 300] }, b1: { at: [450, 600] } }), 1);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'flee', stage: 'choose' });
    expect(refusals(told.state, { do: 'flee-toward', unit: 'a1', edge: 'far' })).toMatchObject([
      { code: 'flee/not-nearest' },
    ]);
    expect(poseOf(play(told.state, { do: 'flee-toward', unit: 'a1', edge: 'left' }).state)).toMatchObject({
      x: 180,
      y: 300,
    });
  });

  it('ignores Slow and not the ground [ASOBH-MOR-08]', () => {
    const slow = table({ a1: { at: [450, 300], traits: ['slow'] }, b1: { at: [450, 600] } });
    expect(poseOf(flee(slow, 2).state)).toMatchObject({ y: 60 });
    const bog = { ...slow, terrain: [aPiece('bog', { ground: 'swamp' }, [300, 100], [300, 300])] };
    expect(poseOf(flee(bog, 1).state)).toMatchObject({ y: 225 });
  });

  it('goes around what is solid and across what is low, a move each [ASOBH-MOV-08]', () => {
    const hut = table(
      { a1: { at: [450, 300] }, b1: { at: [450, 600] } },
      {
        terrain: [aPiece('hut', { stands: 'solid' }, [400, 240], [100, 40])],
      },
    );
    // Aside first, then down past the corner
    expect(poseOf(flee(hut, 2).state)?.y).toBeLessThan(200);
    const hedge = table(
      { a1: { at: [450, 300] }, b1: { at: [450, 600] } },
      {
        terrain: [aPiece('hedge', { stands: 'linear', height: 10 }, [0, 270], [900, 8])],
      },
    );
    expect(poseOf(flee(hedge, 1).state)).toMatchObject({ y: 290.5 });
    expect(poseOf(flee(hedge, 2).state)?.y).toBeLessThan(258);
  });

  it('runs to a standard instead, and stops beside it [ASOBH-TRAIT-standard-bearer]', () => {
    const state = table({ a1: { at: [450, 300] }, a2: { at: [450, 380] }, b1: { at: [450, 600] } });
    expect(poseOf(flee(state, 2, [], 'a2').state)?.y).toBeGreaterThan(345);
  });
});

describe('running out of a melee', () => {
  it('draws a Lethal Free Hack from every foe in contact, and is out if one tells [ASOBH-MOR-04] [ASOBH-MEL-19]', () => {
    const state = table({ a1: { at: [450, 300] }, b1: { at: [450, 325] } });
    const away = flee(state, 1, [1, 6]);
    expect(away.events.filter(({ type }) => type === 'fought')).toMatchObject([
      { attack: { by: 'b1', target: 'a1', lethal: true, means: { why: 'flee' } } },
    ]);
    expect(poseOf(away.state)).toMatchObject({ y: 180 });
    const caught = flee(state, 1, [5, 4]);
    expect(figureOf(caught.state, 'a1')?.fate).toBe('out');
  });

  it('costs a Tough figure a life, and keeps it there [ASOBH-MOR-04] [ASOBH-TRAIT-tough]', () => {
    const state = table({ a1: { at: [450, 300], traits: ['tough'] }, b1: { at: [450, 325] } });
    const told = flee(state, 1, [5, 4]);
    expect(fieldedOf(told.state, 'a1')).toMatchObject({ lives: 1, pose: { y: 300 } });
  });

  it('is impossible for one that lies beside a foe, and begins with getting up for one that lies alone [ASOBH-MOR-06]', () => {
    const alone = table({ a1: { at: [450, 300], conditions: ['prone'] }, b1: { at: [450, 600] } });
    expect(fieldedOf(flee(alone, 1).state, 'a1')).toMatchObject({ pose: { y: 300 }, conditions: [] });
    expect(poseOf(flee(alone, 2).state)).toMatchObject({ y: 180 });
    const beside = table({ a1: { at: [450, 300], conditions: ['prone'] }, b1: { at: [450, 325] } });
    expect(figureOf(flee(beside, 1).state, 'a1')?.fate).toBe('out');
    const rooted = table({ a1: { at: [450, 300], conditions: ['transfixed'] }, b1: { at: [450, 600] } });
    expect(figureOf(flee(rooted, 1).state, 'a1')?.fate).toBe('out');
  });
});

describe('a way out', () => {
  it('keeps one Short from active foes it was not fighting [ASOBH-MOR-05]', () => {
    const state = table({ a1: { at: [450, 300] }, b1: { at: [450, 180] } });
    const told = flee(state, 1);
    const end = poseOf(told.state);
    const gap = Math.hypot((end?.x ?? 0) - 450, (end?.y ?? 0) - 180) - 25;
    expect(gap).toBeGreaterThanOrEqual(74.97);
    expect(end?.y).toBeLessThan(300);
  });

  const ring = (traits: readonly TraitId[] = []): State =>
    table({
      a1: { at: [450, 300], traits },
      ...Object.fromEntries(
        Array.from({ length: 8 }, (_, i) => {
          const rad = (i * Math.PI) / 4;
          return [`b${i + 1}`, { at: [450 + 95 * Math.cos(rad), 300 + 95 * Math.sin(rad)] as const }];
        }),
      ),
    });

  it('that is nowhere puts it out of action [ASOBH-MOR-05]', () => {
    const told = flee(ring(), 1);
    expect(told.events.filter(({ type }) => type === 'surrounded')).toHaveLength(1);
    expect(figureOf(told.state, 'a1')?.fate).toBe('out');
  });

  it('is past foes that lie or cannot act [ASOBH-MOR-05]', () => {
    const state = ring();
    const figures = Object.fromEntries(
      Object.entries(state.figures).map(([id, figure]) => [
        id,
        /^b[1-8]$/.test(id) ? { ...figure, conditions: [{ is: 'prone', stand: 1, stuck: false } as const] } : figure,
      ]),
    );
    expect(poseOf(flee({ ...state, figures }, 1).state)?.y).toBeLessThan(200);
  });

  it('lets a foe strike a life from a Tough one and close with it, or let it run [ASOBH-MOR-05] [ASOBH-TRAIT-tough]', () => {
    const told = flee(ring(['tough']), 1);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'intercept', of: 'a1' });
    const by = told.state.steps.at(-1);
    const unit = by?.is === 'intercept' ? by.unit : '';
    const struck = play(told.state, { do: 'intercept', unit, strike: true }, [], 'b');
    expect(fieldedOf(struck.state, 'a1')).toMatchObject({ lives: 1, pose: { y: 300 } });
    const at = fieldedOf(struck.state, unit)?.pose;
    expect(Math.hypot((at?.x ?? 0) - 450, (at?.y ?? 0) - 300)).toBeCloseTo(25, 1);
    const spared = play(told.state, { do: 'intercept', unit, strike: false }, [], 'b');
    expect(fieldedOf(spared.state, 'a1')?.lives).toBe(0);
    // The next of them is asked in turn
    expect(spared.state.steps.at(-1)).toMatchObject({ is: 'intercept', of: 'a1' });
  });
});
