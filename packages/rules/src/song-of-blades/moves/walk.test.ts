import { describe, expect, it } from 'vitest';
import { baseOf, fieldedOf } from '../figures';
import { aBattle, aPiece, play, refusals } from '../test-kit';

const at = (told: ReturnType<typeof play>, id: string) => {
  const pose = fieldedOf(told.state, id)?.pose;
  return pose === undefined ? undefined : [pose.x, pose.y];
};

describe('a movement', () => {
  it('takes a figure a Medium in a straight line for one action, and leaves the others be [ASOBH-MOV-01]', () => {
    const state = aBattle({ figures: { a1: { at: [450, 300] }, b1: { at: [450, 800] } }, acting: { a1: 2 } });
    const told = play(state, { do: 'move', unit: 'a1', to: { x: 450, y: 420 } });
    expect(at(told, 'a1')).toEqual([450, 420]);
    expect(at(told, 'b1')).toEqual([450, 800]);
    expect(told.of('moved')).toMatchObject([{ unit: 'a1', manner: 'move', length: 120 }]);
    expect(told.state.figures['a1']?.did.moves).toBe(1);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'act', left: { a1: 1 } });
  });

  it('may be shorter than the stick and no longer [ASOBH-MOV-01]', () => {
    const state = aBattle({ figures: { a1: { at: [450, 300] }, b1: { at: [450, 800] } }, acting: { a1: 1 } });
    expect(refusals(state, { do: 'move', unit: 'a1', to: { x: 450, y: 310 } })).toEqual([]);
    expect(refusals(state, { do: 'move', unit: 'a1', to: { x: 450, y: 421 } })).toMatchObject([
      { code: 'move/too-far', rule: 'ASOBH-MOV-01', detail: { distance: 121, allowed: 120, over: 1 } },
    ]);
  });

  it('is refused off the table and nowhere at all [ASOBH-MOV-01]', () => {
    const state = aBattle({ figures: { a1: { at: [450, 50] }, b1: { at: [450, 800] } }, acting: { a1: 1 } });
    expect(refusals(state, { do: 'move', unit: 'a1', to: { x: 450, y: 5 } })).toMatchObject([
      { code: 'move/off-table' },
    ]);
    expect(refusals(state, { do: 'move', unit: 'a1', to: { x: 450, y: 50 } })).toMatchObject([
      { code: 'move/nowhere' },
    ]);
  });

  it('turns nothing but the eye: a square base keeps the run of the table, and facing costs nothing [ASOBH-MOV-04]', () => {
    const base = { shape: 'square', size: 25 } as const;
    const state = aBattle({
      figures: { a1: { at: [450, 300], profile: { base } }, b1: { at: [450, 800] } },
      acting: { a1: 1 },
    });
    const told = play(state, { do: 'move', unit: 'a1', to: { x: 366, y: 384 } });
    const a1 = fieldedOf(told.state, 'a1');
    expect(a1?.pose.facing).toBe(135);
    expect(a1 && baseOf(a1).pose.facing).toBe(90);
    expect(refusals(state, { do: 'move', unit: 'a1', to: { x: 450, y: 180 } })).toEqual([]);
  });

  it('drops a stick where any of it crosses difficult ground, and Short stays Short [ASOBH-MOV-02]', () => {
    const bog = aPiece('bog', { ground: 'swamp' }, [400, 350], [100, 40]);
    const figures = { a1: { at: [450, 300] as const }, b1: { at: [450, 800] as const } };
    const state = aBattle({ figures, terrain: [bog], acting: { a1: 1 } });
    expect(refusals(state, { do: 'move', unit: 'a1', to: { x: 450, y: 376 } })).toMatchObject([
      { code: 'move/too-far', rule: 'ASOBH-MOV-02', detail: { allowed: 75, stick: 'short', slowed: 'bog' } },
    ]);
    expect(refusals(state, { do: 'move', unit: 'a1', to: { x: 450, y: 375 } })).toEqual([]);
    const short = aBattle({
      figures: { ...figures, a1: { ...figures.a1, traits: ['short-move'] } },
      terrain: [bog],
      acting: { a1: 1 },
    });
    expect(refusals(short, { do: 'move', unit: 'a1', to: { x: 450, y: 375 } })).toEqual([]);
  });

  it('stops in contact with the first active foe, wherever it was meant to end [ASOBH-MOV-06]', () => {
    const state = aBattle({ figures: { a1: { at: [450, 300] }, b1: { at: [450, 380] } }, acting: { a1: 1 } });
    const told = play(state, { do: 'move', unit: 'a1', to: { x: 450, y: 420 } });
    const [x, y] = at(told, 'a1') ?? [];
    expect(x).toBe(450);
    expect(y).toBeCloseTo(355, 1);
  });

  it('spends no action on leaning against the foe it fights [ASOBH-MOV-06]', () => {
    const state = aBattle({ figures: { a1: { at: [450, 300] }, b1: { at: [450, 325] } }, acting: { a1: 1 } });
    for (const to of [
      { x: 460, y: 317.32 },
      { x: 469.7, y: 303.47 },
    ])
      expect(refusals(state, { do: 'move', unit: 'a1', to })).toMatchObject([
        { code: 'move/foe-in-the-way', who: ['a1', 'b1'] },
      ]);
    const near = aBattle({ figures: { a1: { at: [450, 300] }, b1: { at: [450, 325.3] } }, acting: { a1: 1 } });
    expect(play(near, { do: 'move', unit: 'a1', to: { x: 450, y: 330 } }).of('moved')).toHaveLength(1);
  });

  it('passes a foe who lies Prone [ASOBH-MOV-06]', () => {
    const state = aBattle({
      figures: { a1: { at: [450, 300] }, b1: { at: [450, 350], conditions: ['prone'] } },
      acting: { a1: 1 },
    });
    expect(at(play(state, { do: 'move', unit: 'a1', to: { x: 450, y: 420 } }), 'a1')).toEqual([450, 420]);
  });

  it('goes through friends whose bases it clears, and may not end on one [ASOBH-MOV-05]', () => {
    const state = aBattle({
      figures: { a1: { at: [450, 300] }, a2: { at: [450, 340] }, b1: { at: [450, 800] } },
      acting: { a1: 1 },
    });
    expect(at(play(state, { do: 'move', unit: 'a1', to: { x: 450, y: 400 } }), 'a1')).toEqual([450, 400]);
    expect(refusals(state, { do: 'move', unit: 'a1', to: { x: 450, y: 350 } })).toMatchObject([
      { code: 'move/no-room', who: ['a1', 'a2'] },
    ]);
  });

  it('stops at a friend who stands in a cramped place, and at no other [ASOBH-MOV-05]', () => {
    const door = (y: number) => ({ ...aPiece('door', { stands: 'flat' }, [420, y], [60, 20]), cramped: true });
    const state = (y: number) =>
      aBattle({
        figures: { a1: { at: [450, 300] }, a2: { at: [450, 340] }, b1: { at: [450, 800] } },
        terrain: [door(y)],
        acting: { a1: 1 },
      });
    const go = { do: 'move', unit: 'a1', to: { x: 450, y: 400 } } as const;
    expect(at(play(state(345), go), 'a1')?.[1]).toBeCloseTo(315, 0);
    expect(at(play(state(380), go), 'a1')).toEqual([450, 400]);
  });
});
