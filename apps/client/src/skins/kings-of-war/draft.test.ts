import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveDraft, nudgedDraft, shiftedPose } from './draft';
import { exampleState, exampleUnit } from './example-state';

const state = exampleState({ 'The Long Hedge': { x: 900, y: 300, facing: 90 } });
const hedge = exampleUnit(state, 'The Long Hedge');

describe('the move a hand means', () => {
  it('is an advance straight ahead within Speed, held to its millimetres', () => {
    expect(moveDraft(hedge, 'auto', { x: 900, y: 360 }, 0)).toEqual({
      do: 'advance',
      unit: hedge.id,
      path: [{ go: 60 }],
    });
  });

  it('is At the Double straight ahead beyond Speed, and stops at twice Speed [KOW-MOV-06]', () => {
    expect(moveDraft(hedge, 'auto', { x: 900, y: 1100 }, 0)).toMatchObject({ do: 'double', path: [{ go: 254 }] });
  });

  it('pivots first when the hand is to one side, and never by more than 90°', () => {
    expect(moveDraft(hedge, 'auto', { x: 960, y: 360 }, 0)).toMatchObject({
      do: 'advance',
      path: [{ turn: -45 }, { go: 84.85 }],
    });
    expect(moveDraft(hedge, 'advance', { x: 1200, y: 290 }, 0)).toMatchObject({ path: [{ turn: -90 }, { go: 127 }] });
  });

  it('is Back behind the unit, to half Speed at most', () => {
    expect(moveDraft(hedge, 'auto', { x: 905, y: 100 }, 0)).toMatchObject({ do: 'back', path: [{ go: 63.5 }] });
  });

  it('sidesteps to the side the hand is on, and turns at the end by the spin', () => {
    expect(moveDraft(hedge, 'sidestep', { x: 870, y: 300 }, 15)).toMatchObject({
      do: 'sidestep',
      to: 'left',
      path: [{ go: 30 }, { turn: 15 }],
    });
  });
});

describe('fine steps', () => {
  it('lengthen, swing and turn a path, and leave out what comes to nothing', () => {
    const draft = { do: 'advance', unit: 'u', path: [{ go: 60 }] };
    expect(nudgedDraft(draft, { go: 10, swing: 2, spin: -5 })).toMatchObject({
      path: [{ turn: 2 }, { go: 70 }, { turn: -5 }],
    });
    expect(nudgedDraft(nudgedDraft(draft, { spin: 1 }), { spin: -1, go: -60 })).toMatchObject({ path: [] });
  });

  it('turn what is only a facing', () => {
    expect(nudgedDraft({ do: 'regroup', unit: 'u', way: 'stay', facing: 359 }, { spin: 2 })).toMatchObject({
      facing: 1,
    });
  });

  it('go where the eye says, however the view is turned', () => {
    const turn = fc.integer({ min: 0, max: 359 });
    fc.assert(
      fc.property(turn, (view) => {
        const moved = shiftedPose({ x: 500, y: 500, facing: 90 }, 10, 0, view);
        expect(Math.hypot(moved.x - 500, moved.y - 500)).toBeCloseTo(10, 1);
      }),
    );
    expect(shiftedPose({ x: 500, y: 500, facing: 90 }, 10, 5, 180)).toMatchObject({ x: 490, y: 495 });
    expect(shiftedPose({ x: 500, y: 500, facing: 90 }, 10, 0, 90)).toMatchObject({ x: 500, y: 510 });
  });
});
