import { describe, expect, it } from 'vitest';
import type { TraitId } from '../content/trait-ids';
import { preview } from '../engine';
import { fieldedOf } from '../figures';
import type { Intent } from '../intents';
import type { State } from '../state';
import { aBattle, aPiece, type BattleGiven, play, refusals } from '../test-kit';

const strike = { do: 'attack' as const, unit: 'a1', target: 'b1' };
/** One that has been beaten back: `a1` at the foot of the table strikes north at `b1` and wins by an odd die. */
function beaten(
  figures: BattleGiven['figures'] = {},
  rest: Partial<BattleGiven> = {},
  own: readonly TraitId[] = [],
): State {
  const state = aBattle({
    figures: { a1: { at: [450, 300], traits: own }, b1: { at: [450, 325] }, ...figures },
    acting: { a1: 2 },
    ...rest,
  });
  return play(state, strike, [5, 3]).state;
}
const give = (x: number, y: number): Intent => ({ do: 'give-way', unit: 'b1', to: { x, y } });

describe('giving ground', () => {
  it('is asked of the owner: one base width away from the blow [ASOBH-MEL-12]', () => {
    const state = beaten();
    expect(state.steps.at(-1)).toMatchObject({ is: 'recoil', unit: 'b1', by: 'a1' });
    const told = play(state, give(450, 400), [], 'b');
    expect(fieldedOf(told.state, 'b1')?.pose).toMatchObject({ x: 450, y: 350 });
    expect(told.of('moved')).toMatchObject([{ unit: 'b1', manner: 'recoil', length: 25 }]);
    expect(fieldedOf(told.state, 'a1')?.pose).toMatchObject({ y: 300 });
  });

  it('may go aside as long as it is away, and not back at the foe [ASOBH-MEL-12]', () => {
    const state = beaten();
    expect(refusals(state, give(480, 340), 'b')).toEqual([]);
    expect(refusals(state, give(450, 310), 'b')).toMatchObject([{ code: 'recoil/not-there' }]);
    expect(refusals(state, give(480, 320), 'b')).toMatchObject([{ code: 'recoil/not-there' }]);
  });

  it('shows the fan of places before one is picked [ASOBH-MEL-12]', () => {
    const shown = preview(beaten(), 'b', { do: 'give-way', unit: 'b1' });
    expect(shown).toMatchObject({ is: 'unfinished', needs: 'to', marks: [{ is: 'region', tone: 'reach' }] });
  });

  it('goes through a friend to the place behind it, unless the place is cramped [ASOBH-MEL-12]', () => {
    const figures = { b2: { at: [450, 350] as const } };
    const told = play(beaten(figures), give(450, 400), [], 'b');
    expect(fieldedOf(told.state, 'b1')?.pose.y).toBeCloseTo(375, 0);
    const state = beaten(figures);
    const cramped = { ...state, config: { ...state.config, cramped: true } };
    expect(refusals(cramped, give(450, 400), 'b')).toMatchObject([{ code: 'recoil/not-there' }]);
    const door = (y: number) => [{ ...aPiece('door', { stands: 'flat' }, [420, y], [60, 10]), cramped: true }];
    const inDoor = refusals({ ...state, terrain: door(355) }, give(450, 400), 'b');
    expect(inDoor).toMatchObject([{ code: 'recoil/not-there' }]);
    expect(refusals({ ...state, terrain: door(500) }, give(450, 400), 'b')).toEqual([]);
  });

  it('fells one that has no room: at a wall, at the table’s edge [ASOBH-MEL-12]', () => {
    const wall = { terrain: [aPiece('rock', { stands: 'solid' }, [300, 337.5], [300, 40])] };
    const state = aBattle({
      figures: { a1: { at: [450, 300] }, b1: { at: [450, 325] } },
      acting: { a1: 1 },
      ...wall,
    });
    const told = play(state, strike, [5, 3]);
    expect(told.of('recoilBarred')).toMatchObject([{ unit: 'b1' }]);
    expect(fieldedOf(told.state, 'b1')).toMatchObject({ pose: { y: 325 }, conditions: [{ is: 'prone' }] });
    const edge = aBattle({ figures: { a1: { at: [450, 862] }, b1: { at: [450, 887] } }, acting: { a1: 1 } });
    expect(play(edge, strike, [5, 3]).of('recoilBarred')).toHaveLength(1);
  });

  it('fells one that can go nowhere without touching a foe [ASOBH-MEL-12]', () => {
    const small = { base: { shape: 'round' as const, size: 12 } };
    const ring = Object.fromEntries(
      Array.from({ length: 10 }, (_, i) => {
        const rad = ((90 - 81 + 18 * i) * Math.PI) / 180;
        return [`a${i + 2}`, { profile: small, at: [450 + 40 * Math.cos(rad), 325 + 40 * Math.sin(rad)] as const }];
      }),
    );
    const told = play(
      aBattle({ figures: { a1: { at: [450, 300] }, b1: { at: [450, 325] }, ...ring }, acting: { a1: 1 } }),
      strike,
      [5, 3],
    );
    expect(told.of('recoilBarred')).toHaveLength(1);
  });

  it('against another active foe earns its Free Hack [ASOBH-MEL-12]', () => {
    const state = beaten({ a2: { at: [450, 375] } });
    const told = play(state, give(450, 400), [1, 6], 'b');
    expect(told.of('fought')).toMatchObject([{ attack: { by: 'a2', target: 'b1', means: { why: 'recoil' } } }]);
    const slips = play(
      beaten({ b1: { at: [450, 325], traits: ['free-disengage'] }, a2: { at: [450, 375] } }),
      give(450, 400),
      [],
      'b',
    );
    expect(slips.of('fought')).toEqual([]);
    const haunted = aBattle({
      figures: {
        a1: { at: [450, 300] },
        b1: { at: [450, 325], traits: ['incorporeal'] },
        a2: { at: [450, 375] },
      },
      acting: { a1: 1 },
    });
    const ghost = play(play(haunted, strike, [5, 1]).state, give(450, 400), [], 'b');
    expect(ghost.of('fought')).toEqual([]);
  });

  it('from several foes brings no blows of the others [ASOBH-MEL-14]', () => {
    const state = beaten({ a2: { at: [425, 325] } });
    expect(play(state, give(470, 345), [], 'b').of('fought')).toEqual([]);
  });

  it('over an edge is a fall; where only the edge is free there is no other way [ASOBH-MEL-23]', () => {
    const cliff = (blocked: boolean): State => {
      const state = aBattle({
        figures: { a1: { at: [450, 383], level: 60 }, b1: { at: [450, 358], level: 60 } },
        terrain: [
          aPiece('cliff', { stands: 'platform', height: 60 }, [400, 340], [100, 100]),
          ...(blocked
            ? [
                aPiece('left', { stands: 'solid' }, [400, 345], [37, 60]),
                aPiece('right', { stands: 'solid' }, [463, 345], [37, 60]),
              ]
            : []),
        ],
        acting: { a1: 1 },
      });
      return play(state, strike, [5, 3]).state;
    };
    const told = play(cliff(false), give(450, 300), [4], 'b');
    expect(told.of('fell')).toMatchObject([{ unit: 'b1', height: 60, dice: 1 }]);
    expect(fieldedOf(told.state, 'b1')).toMatchObject({ level: 0 });
    expect(play(cliff(true), give(450, 300), [4], 'b').of('fell')).toHaveLength(1);
    expect(refusals(cliff(true), give(480, 350), 'b')).toMatchObject([{ code: 'recoil/not-there' }]);
  });
});

describe('following up', () => {
  it('keeps contact for nothing if its player likes [ASOBH-MEL-13]', () => {
    const told = play(beaten(), give(450, 400), [], 'b');
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'follow-up', unit: 'a1', of: 'b1' });
    const followed = play(told.state, { do: 'follow-up', unit: 'a1', follow: true });
    expect(fieldedOf(followed.state, 'a1')?.pose).toMatchObject({ x: 450, y: 325 });
    expect(followed.state.steps.at(-1)).toMatchObject({ is: 'act', left: { a1: 1 } });
    expect(followed.state.figures['a1']?.did.moves).toBe(0);
    const stayed = play(told.state, { do: 'follow-up', unit: 'a1', follow: false });
    expect(fieldedOf(stayed.state, 'a1')?.pose).toMatchObject({ y: 300 });
  });

  it('is not for others who fight it, nor against Free Disengage [ASOBH-MEL-13]', () => {
    const told = play(beaten({ a2: { at: [425, 325] } }), give(470, 345), [], 'b');
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'follow-up', unit: 'a1' });
    const free = beaten({ b1: { at: [450, 325], traits: ['free-disengage'] } });
    expect(play(free, give(450, 400), [], 'b').state.steps.at(-1)).toMatchObject({ is: 'act' });
  });

  it('may run up against the friend one went behind [ASOBH-MEL-13]', () => {
    const told = play(beaten({ b2: { at: [450, 350] } }), give(450, 400), [], 'b');
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'follow-up', of: 'b1', meets: 'b2' });
    const followed = play(told.state, { do: 'follow-up', unit: 'a1', follow: true });
    expect(fieldedOf(followed.state, 'a1')?.pose.y).toBeCloseTo(325, 1);
  });

  it('is not for a figure that lies down [ASOBH-MEL-13]', () => {
    const state = aBattle({
      figures: { a1: { at: [450, 300], conditions: ['prone'] }, b1: { at: [450, 325] } },
      acting: { a1: 1 },
    });
    const told = play(play(state, strike, [5, 1]).state, give(450, 400), [], 'b');
    expect(told.state.steps.at(-1)?.is).not.toBe('follow-up');
  });
});
