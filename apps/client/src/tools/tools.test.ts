import type { Base, Point, Pose } from '@muster/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxCorners, inBox } from './box';
import { grip, handleOf, heldPose, shiftAll, wheelAll } from './drag';
import { shellDeed } from './keys';
import { lengthFrom, lengthText } from './lengths';
import { nudged } from './nudge';
import { bendRuler, dropRuler, layRuler, pullRuler, rulerLength, rulerOverlay } from './ruler';
import { typedMove } from './typed';
import { nextOf, towards } from './walk';

const pose: Pose = { x: 100, y: 200, facing: 90 };
const coordinate = fc.double({ min: -2000, max: 2000, noNaN: true });
const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate });
const square = (x: number, y: number): Base => ({
  shape: { kind: 'rect', width: 20, depth: 20 },
  pose: { x, y, facing: 90 },
});

describe('a base in the hand', () => {
  test('shifts by as much as the hand moved, wherever it was gripped, and keeps its facing', () => {
    fc.assert(
      fc.property(point, point, (at, to) => {
        const moved = heldPose(grip('shift', pose, at), to);
        expect(moved.x - pose.x).toBeCloseTo(to.x - at.x, 1);
        expect(moved.y - pose.y).toBeCloseTo(to.y - at.y, 1);
        expect(moved.facing).toBe(90);
      }),
    );
  });

  test('turns with the hand about its centre, in steps while Shift is down', () => {
    const held = grip('turn', pose, { x: 100, y: 260 });
    expect(heldPose(held, { x: 40, y: 200 })).toEqual({ x: 100, y: 200, facing: 180 });
    expect(heldPose(held, { x: 97, y: 260 }, 15).facing).toBe(90);
  });

  test('has its handle straight ahead of its front', () => {
    expect(handleOf(square(0, 0), 14)).toEqual({ x: expect.closeTo(0, 6), y: 24 });
  });

  test('a group wheeled there and back stands where it stood', () => {
    const poses = [pose, { x: 160, y: 210, facing: 80 }];
    const back = wheelAll(wheelAll(poses, { x: 10, y: 10 }, 37), { x: 10, y: 10 }, -37);
    back.forEach((one, at) => {
      expect(one.x).toBeCloseTo(poses[at]?.x ?? 0, 1);
      expect(one.facing).toBeCloseTo(poses[at]?.facing ?? 0, 1);
    });
    expect(shiftAll(poses, { x: 5, y: 0 })[1]).toEqual({ x: 165, y: 210, facing: 80 });
  });
});

describe('keys', () => {
  test('arrows nudge one millimetre, ten with Shift, in the direction seen', () => {
    expect(nudged(pose, 'ArrowUp', false)).toEqual({ ...pose, y: 201 });
    expect(nudged(pose, 'ArrowRight', true)).toEqual({ ...pose, x: 110 });
    expect(nudged(pose, 'ArrowUp', false, 180)).toEqual({ ...pose, y: 199 });
  });

  test('brackets turn one degree, fifteen with Shift; other keys nudge nothing', () => {
    expect(nudged(pose, '[', false)?.facing).toBe(91);
    expect(nudged(pose, ']', true)?.facing).toBe(75);
    expect(nudged(pose, 'c', false)).toBeUndefined();
  });

  test('Control and Z take back; letters of the shell mean what the help says, the rest is left to the game', () => {
    expect(shellDeed({ key: 'z', shift: false, ctrl: true })).toBe('undo');
    expect(shellDeed({ key: 'M', shift: true, ctrl: false })).toBe('ruler');
    expect(shellDeed({ key: 'c', shift: false, ctrl: false })).toBeUndefined();
    expect(shellDeed({ key: 'l', shift: false, ctrl: true })).toBeUndefined();
  });

  test('Tab walks round the units that can act and back', () => {
    expect(nextOf(['a', 'b', 'c'], 'c')).toBe('a');
    expect(nextOf(['a', 'b', 'c'], undefined, true)).toBe('c');
    expect(nextOf(['a', 'b'], 'gone')).toBe('a');
    expect(nextOf([], 'a')).toBeUndefined();
  });

  test('an arrow goes to the nearest unit in its direction, and straight ahead before aslant', () => {
    const spots = [
      { id: 'here', at: { x: 0, y: 0 } },
      { id: 'ahead', at: { x: 0, y: 100 } },
      { id: 'aslant', at: { x: 70, y: 60 } },
      { id: 'behind', at: { x: 0, y: -10 } },
    ];
    const here = spots[0] as (typeof spots)[0];
    expect(towards(spots, here, 'ArrowUp')).toBe('ahead');
    expect(towards(spots, here, 'ArrowDown')).toBe('behind');
    expect(towards(spots, here, 'ArrowLeft')).toBeUndefined();
    expect(towards(spots, here, 'ArrowUp', 180)).toBe('behind');
  });
});

describe('the ruler', () => {
  test('adds up its stretches and tells the last one apart', () => {
    const bent = bendRuler(pullRuler(layRuler({ x: 0, y: 0 }), { x: 254, y: 0 }), { x: 254, y: 0 });
    const pulled = pullRuler(bent, { x: 254, y: 127 });
    expect(rulerLength(pulled)).toBe(381);
    expect(rulerOverlay(pulled, 'in')).toMatchObject({ is: 'ruler', text: '15″ · last 5″' });
    expect(dropRuler(pulled, { x: 254, y: 127 })).toMatchObject({ loose: undefined });
  });

  test('without length is put away when the hand lets go', () => {
    expect(dropRuler(layRuler({ x: 5, y: 5 }), { x: 5.2, y: 5 })).toBeUndefined();
  });
});

describe('a box drawn on the table', () => {
  test('without area holds nothing', () => {
    expect(inBox([{ id: 'a', base: square(0, 0) }], boxCorners({ x: 0, y: 0 }, { x: 0, y: 0 }, 0))).toEqual([]);
  });

  test('holds what stands in it on a view turned any way', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: 0, max: 359 }), (from, to, turn) => {
        const middle = square((from.x + to.x) / 2, (from.y + to.y) / 2);
        const corners = boxCorners(from, to, turn);
        const [a, b, c] = corners as [Point, Point, Point];
        fc.pre(Math.hypot(b.x - a.x, b.y - a.y) > 1 && Math.hypot(c.x - b.x, c.y - b.y) > 1);
        expect(inBox([{ id: 'in', base: middle }], corners)).toEqual(['in']);
        expect(inBox([{ id: 'out', base: square(9000, 9000) }], corners)).toEqual([]);
      }),
    );
  });
});

describe('lengths', () => {
  test('are written with the sign of the inch and a real minus', () => {
    expect(lengthText(233.68, 'in')).toBe('9.2″');
    expect(lengthText(-254, 'in')).toBe('−10″');
    expect(lengthText(120, 'cm')).toBe('12 cm');
    expect(lengthText(7.4, 'mm')).toBe('7 mm');
  });

  test('are read as people type them', () => {
    expect(lengthFrom('6.5', 'in')).toBeCloseTo(165.1);
    expect(lengthFrom('−2″', 'cm')).toBeCloseTo(-50.8);
    expect(lengthFrom('12 cm', 'in')).toBe(120);
    expect(lengthFrom('a bit', 'in')).toBeUndefined();
  });
});

describe('a typed move', () => {
  test('goes ahead, aside and turns, in the order typed', () => {
    expect(typedMove(pose, 'advance 10', 'in')).toEqual({ x: 100, y: 454, facing: 90 });
    expect(typedMove(pose, 'ahead 10 cm, turn 20 left', 'in')).toEqual({ x: 100, y: 300, facing: 110 });
    expect(typedMove(pose, 'turn 90 right, ahead 10mm', 'in')).toEqual({ x: 110, y: 200, facing: 0 });
    expect(typedMove(pose, 'back 1, left 50 mm', 'in')).toEqual({ x: 50, y: 174.6, facing: 90 });
  });

  test('that cannot be read is no move', () => {
    expect(typedMove(pose, 'somewhere nice', 'in')).toBeUndefined();
    expect(typedMove(pose, '', 'in')).toBeUndefined();
    expect(typedMove(pose, 'turn left', 'in')).toBeUndefined();
  });
});
