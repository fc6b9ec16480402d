import { describe, expect, it } from 'vitest';
import type { TraitId } from '../content/trait-ids';
import { fieldedOf, is } from '../figures';
import type { State } from '../state';
import { aBattle, aPiece, type BattleGiven, play, refusals } from '../test-kit';

const far = { at: [60, 840] as const };
const move = (y: number, x = 450) => ({ do: 'move' as const, unit: 'a1', to: { x, y } });
const placeOf = (state: State, id = 'a1') => {
  const pose = fieldedOf(state, id)?.pose;
  return pose === undefined ? undefined : { x: Math.round(pose.x * 10) / 10, y: Math.round(pose.y * 10) / 10 };
};

/** A figure 40 mm before a wall 8 mm thick and so high. */
const atWall = (height: number, traits: readonly TraitId[] = [], rest: Partial<BattleGiven> = {}): State =>
  aBattle({
    figures: { a1: { at: [450, 300], traits }, b1: far },
    terrain: [aPiece('wall', { name: 'Dry wall', stands: 'linear', height }, [300, 340], [300, 8])],
    acting: { a1: 3 },
    ...rest,
  });
const LOW = 12;
const TALL = 25;

describe('a low obstacle', () => {
  it('spends no action on leaning against a wall it stands against already [ASOBH-MOV-08]', () => {
    const wall = aPiece('w', { stands: 'linear', height: 20 }, [300, 400], [300, 12]);
    const state = aBattle({ figures: { a1: { at: [450, 387.47] } }, terrain: [wall], acting: { a1: 2 } });
    expect(refusals(state, { do: 'move', unit: 'a1', to: { x: 450, y: 450 } })).toMatchObject([
      { code: 'move/climb', who: ['a1'], detail: { piece: 'w' } },
    ]);
  });

  it('stops a move in contact, and is crossed with an action of its own [ASOBH-MOV-08]', () => {
    const stopped = play(atWall(LOW), move(400));
    expect(placeOf(stopped.state)).toEqual({ x: 450, y: 327.5 });
    expect(refusals(stopped.state, move(400))).toMatchObject([
      { code: 'move/obstacle', detail: { piece: 'Dry wall' } },
    ]);
    const over = play(stopped.state, { do: 'climb', unit: 'a1', over: 'wall' });
    expect(over.of('moved')).toMatchObject([{ manner: 'cross' }]);
    expect(placeOf(over.state)?.y).toBeGreaterThanOrEqual(360.4);
    expect(placeOf(over.state)?.y).toBeLessThan(362);
    expect(over.of('rolled')).toEqual([]);
    expect(over.state.steps.at(-1)).toMatchObject({ left: { a1: 1 } });
  });

  it('is strode over at full speed on a die [ASOBH-MOV-08]', () => {
    const told = play(atWall(LOW), { ...move(420), stride: true }, [4]);
    expect(placeOf(told.state)).toEqual({ x: 450, y: 420 });
    expect(told.of('strode')).toMatchObject([{ over: 'wall', passed: true }]);
    expect(told.of('rolled')).toMatchObject([{ why: 'obstacle', needs: 4 }]);
  });

  it.each([
    [false, 327.5],
    [true, 361],
  ])('fells one who fails on the side the other player picks (beyond: %s) [ASOBH-MOV-08]', (beyond, y) => {
    const told = play(atWall(LOW), { ...move(420), stride: true }, [3]);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'side', seat: 'b' });
    expect(refusals(told.state, { do: 'fall-side', unit: 'a1', far: true }, 'a')).toMatchObject([
      { code: 'seat/not-your-turn' },
    ]);
    const fell = play(told.state, { do: 'fall-side', unit: 'a1', far: beyond }, [], 'b');
    const a1 = fieldedOf(fell.state, 'a1');
    expect(a1 && is(a1, 'prone')).toBe(true);
    expect(Math.abs((placeOf(fell.state)?.y ?? 0) - y)).toBeLessThan(1);
  });

  it('takes +1 of an Acrobat, -2 of the Clumsy and of heavy armour, and no die of a Hero or a horse [ASOBH-MOV-08]', () => {
    const needs = (traits: readonly TraitId[]) =>
      play(atWall(LOW, traits), { ...move(420), stride: true }, [6]).of('rolled')[0]?.needs;
    expect([needs(['acrobat']), needs(['clumsy']), needs(['heavily-armored'])]).toEqual([3, 6, 6]);
    expect(placeOf(play(atWall(LOW, ['hero']), { ...move(420), stride: true }).state)?.y).toBe(420);
    expect(play(atWall(LOW, ['mounted']), { ...move(340 + 60), stride: true }).of('rolled')).toEqual([]);
  });

  it('is no obstacle to one that clings to walls [ASOBH-TRAIT-clinging]', () => {
    expect(placeOf(play(atWall(LOW, ['clinging']), move(420)).state)?.y).toBe(420);
  });

  it('is fought over by those who stand against it on either side [ASOBH-MEL-01]', () => {
    const state = atWall(LOW, [], { figures: { a1: { at: [450, 300] }, b1: { at: [450, 360.5] } } });
    const told = play(state, move(400));
    expect(placeOf(told.state)).toEqual({ x: 450, y: 327.5 });
    const back = play(told.state, { do: 'move', unit: 'a1', to: { x: 450, y: 250 } }, [1, 6]);
    expect(back.of('fought')).toMatchObject([{ attack: { by: 'b1', target: 'a1', means: { is: 'free-hack' } } }]);
  });
});

describe('what is taller than half a figure', () => {
  it('takes two actions, or one and a die [ASOBH-MOV-09]', () => {
    const at = play(atWall(TALL), move(400)).state;
    expect(refusals(at, move(400))).toMatchObject([{ code: 'move/climb' }]);
    const careful = play(at, { do: 'climb', unit: 'a1', over: 'wall', careful: true });
    expect(careful.of('spent')).toMatchObject([{ actions: 2 }]);
    expect(careful.of('rolled')).toEqual([]);
    expect(placeOf(careful.state)?.y).toBeGreaterThan(360);
    expect(careful.of('climbed')).toMatchObject([{ name: 'Dry wall', how: 'over', passed: true }]);
    const bold = play(at, { do: 'climb', unit: 'a1', over: 'wall' }, [4]);
    expect(bold.of('climbed')).toMatchObject([{ name: 'Dry wall', how: 'over', passed: true }]);
    expect(bold.of('spent')).toMatchObject([{ actions: 1 }]);
  });

  it('fells one who loses hold where the other player says [ASOBH-MOV-09]', () => {
    const at = play(atWall(TALL), move(400)).state;
    const told = play(at, { do: 'climb', unit: 'a1', over: 'wall' }, [1]);
    const fell = play(told.state, { do: 'fall-side', unit: 'a1', far: false }, [], 'b');
    expect(placeOf(fell.state)?.y).toBe(327.5);
    expect(fell.of('befell')).toMatchObject([{ unit: 'a1', condition: { is: 'prone' } }]);
  });

  it('is not strode over, and never climbed by the Clumsy [ASOBH-MOV-09] [ASOBH-TRAIT-clumsy]', () => {
    const told = play(atWall(TALL), { ...move(420), stride: true });
    expect(placeOf(told.state)).toEqual({ x: 450, y: 327.5 });
    const clumsy = play(atWall(TALL, ['clumsy']), move(400)).state;
    expect(refusals(clumsy, { do: 'climb', unit: 'a1', over: 'wall' })).toMatchObject([{ code: 'climb/clumsy' }]);
  });

  it('needs a die in snow whatever care is taken, and costs a fallen one its turn [ASOBH-WTH-05]', () => {
    const at = { ...play(atWall(TALL), move(400)).state, weather: 'snow' as const };
    expect(refusals(at, { do: 'climb', unit: 'a1', over: 'wall', careful: true })).toMatchObject([
      { code: 'climb/snow' },
    ]);
    const told = play(at, { do: 'climb', unit: 'a1', over: 'wall' }, [2]);
    const fell = play(told.state, { do: 'fall-side', unit: 'a1', far: false }, [], 'b');
    expect(fell.of('befell')).toMatchObject([{ condition: { is: 'prone', stand: 2 } }]);
    expect(fell.state.steps.at(-1)?.is).not.toBe('act');
  });

  it('is refused from afar, at low walls with care, and where there is no such thing [ASOBH-MOV-08]', () => {
    const climb = (over: string, careful = false) => ({
      do: 'climb' as const,
      unit: 'a1',
      over,
      ...(careful ? { careful } : {}),
    });
    expect(refusals(atWall(LOW), climb('wall'))).toMatchObject([{ code: 'climb/not-there' }]);
    expect(refusals(atWall(LOW), climb('toString'))).toMatchObject([{ code: 'climb/not-there' }]);
    expect(refusals(play(atWall(LOW), move(400)).state, climb('wall', true))).toMatchObject([{ code: 'climb/low' }]);
  });
});

describe('a platform', () => {
  /** A figure at the foot of a block 60 mm high, or on it. */
  const block = (traits: readonly TraitId[] = [], onTop = false, height = 60): State =>
    aBattle({
      figures: { a1: { at: onTop ? [450, 360] : [450, 327.5], level: onTop ? height : 0, traits }, b1: far },
      terrain: [aPiece('block', { name: 'Block', stands: 'platform', height }, [400, 340], [100, 100])],
      acting: { a1: 3 },
    });
  const climb = { do: 'climb' as const, unit: 'a1', over: 'block' };

  it('is climbed from its foot and lifts a figure to its height [ASOBH-MOV-09]', () => {
    const told = play(block(), { ...climb, careful: true });
    expect(fieldedOf(told.state, 'a1')?.level).toBe(60);
    expect(told.of('moved')).toMatchObject([{ manner: 'climb' }]);
    expect(told.of('climbed')).toMatchObject([{ how: 'up', passed: true }]);
    expect(refusals(block([], false, 130), climb)).toMatchObject([{ code: 'climb/too-high', detail: { height: 130 } }]);
  });

  it('lets one who loses hold fall half its height [ASOBH-MOV-09]', () => {
    const told = play(block([], false, 80), climb, [1, 4]);
    expect(told.of('fell')).toMatchObject([{ height: 40, dice: 1 }]);
    expect(told.of('befell')).toMatchObject([{ condition: { is: 'prone', stand: 2 } }]);
    expect(placeOf(told.state)?.y).toBe(327.5);
  });

  it('is climbed down on a die, or with care [ASOBH-MOV-09]', () => {
    const told = play(block([], true), { ...climb, careful: true });
    expect(fieldedOf(told.state, 'a1')).toMatchObject({ level: 0 });
    expect(placeOf(told.state)?.y).toBeLessThan(328);
  });

  it('is just walked by one that clings [ASOBH-TRAIT-clinging]', () => {
    expect(fieldedOf(play(block(['clinging']), move(380)).state, 'a1')?.level).toBe(60);
    expect(fieldedOf(play(block(['clinging'], true), move(260)).state, 'a1')?.level).toBe(0);
  });

  it('stops a walker at an edge higher than itself, who may go over it all the same and fall [ASOBH-MOV-11]', () => {
    const stopped = play(block([], true), move(260));
    expect(fieldedOf(stopped.state, 'a1')?.level).toBe(60);
    expect(placeOf(stopped.state)?.y).toBeGreaterThan(338);
    expect(refusals(stopped.state, move(260))).toMatchObject([{ code: 'move/edge', detail: { height: 60 } }]);
    const dropped = play(block([], true), { ...move(260), drop: true }, [4]);
    expect(dropped.of('fell')).toMatchObject([{ height: 60, dice: 1 }]);
    expect(fieldedOf(dropped.state, 'a1')).toMatchObject({ level: 0 });
    expect(dropped.of('landed')).toMatchObject([{ alive: true }]);
  });

  it('is jumped down from in passing where it is no higher than the figure [ASOBH-MOV-11]', () => {
    const told = play(block([], true, 30), move(260));
    expect(told.of('fell')).toEqual([]);
    expect(fieldedOf(told.state, 'a1')).toMatchObject({ level: 0, pose: { y: 260 } });
  });

  it('is stepped onto where it is low [ASOBH-MOV-09]', () => {
    expect(fieldedOf(play(block([], false, 15), move(380)).state, 'a1')?.level).toBe(15);
  });
});
