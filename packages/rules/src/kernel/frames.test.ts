import { describe, expect, test } from 'vitest';
import {
  answerable,
  answered,
  answersOf,
  closed,
  confirmed,
  type Frame,
  type Frames,
  frame,
  isAgreed,
  isComplete,
  noFrames,
  proposed,
  pushed,
  sealedFrom,
  topOf,
  viewFrames,
  waitingOn,
  withTop,
} from './frames';

type Bid = Frame<'bid', null, number>;
const bid = (id: number, seats: readonly string[]): Bid => frame<'bid', null, number>(id, 'bid', null, seats);
const start = pushed(noFrames as Frames<Bid>, bid(1, ['a', 'b', 'c']));
const give = (frames: Frames<Bid>, seat: string, answer: number, how: 'sealed' | 'answered'): Frames<Bid> =>
  withTop(frames, (top) => answered(top, seat, answer, how));

describe('frames', () => {
  test('wait for every open seat of the top frame only', () => {
    const interrupted = pushed(start, bid(2, ['b']));
    expect(waitingOn(interrupted)).toEqual([{ seat: 'b', what: 'bid' }]);
    expect(waitingOn(closed(interrupted, 2)).map((each) => each.seat)).toEqual(['a', 'b', 'c']);
  });

  test('number themselves upwards, also after one was closed', () => {
    const after = closed(pushed(start, bid(start.next, ['a'])), 2);
    expect(after.next).toBe(3);
    expect(topOf(after)?.id).toBe(1);
  });

  test('closing one closes all above it', () => {
    const deep = pushed(pushed(start, bid(2, ['a'])), bid(3, ['b']));
    expect(closed(deep, 2).stack.map((each) => each.id)).toEqual([1]);
    expect(closed(deep, 9)).toBe(deep);
  });

  test('take an answer once, from an asked seat, to the question being asked [GEN-03]', () => {
    const refusal = (frames: Frames<Bid>, id: number, seat: string): string | undefined => {
      const found = answerable(frames, id, seat);
      return found.ok ? undefined : found.error.code;
    };
    expect(refusal(start, 1, 'a')).toBeUndefined();
    expect(refusal(start, 7, 'a')).toBe('frame/gone');
    expect(refusal(pushed(start, bid(2, ['b'])), 1, 'a')).toBe('frame/gone');
    expect(refusal(start, 1, 'z')).toBe('frame/not-yours');
    expect(refusal(start, 1, 'constructor')).toBe('frame/not-yours');
    expect(refusal(give(start, 'a', 2, 'sealed'), 1, 'a')).toBe('frame/answered');
  });

  test('hide a sealed answer from everyone but the seat that gave it [GEN-03]', () => {
    const sealed = give(start, 'a', 2, 'sealed');
    const seenBy = (viewer: string): unknown => topOf(viewFrames(sealed, viewer))?.seats['a'];
    expect(seenBy('a')).toEqual({ is: 'sealed', answer: 2 });
    expect(seenBy('b')).toEqual({ is: 'sealed' });
    expect(seenBy('spectator')).toEqual({ is: 'sealed' });
  });

  test('look the same to a seat told of a sealed answer as its view does', () => {
    const told = withTop(start, (top) => sealedFrom(top, 'a'));
    expect(told).toEqual(viewFrames(give(start, 'a', 2, 'sealed'), 'b'));
  });

  test('are complete when all are in, and give the answers in seat order', () => {
    const two = give(give(start, 'c', 0, 'sealed'), 'a', 2, 'answered');
    expect(isComplete(topOf(two)!)).toBe(false);
    const all = topOf(give(two, 'b', 1, 'sealed'))!;
    expect(isComplete(all)).toBe(true);
    expect(answersOf(all)).toEqual([
      { seat: 'a', answer: 2 },
      { seat: 'b', answer: 1 },
      { seat: 'c', answer: 0 },
    ]);
  });
});

describe('a shared decision', () => {
  const top = topOf(start)!;
  test('is agreed when every seat has said yes to exactly what stands there', () => {
    const two = confirmed(proposed(top, 'a', 5), 'b');
    expect(isAgreed(two)).toBe(false);
    expect(isAgreed(confirmed(two, 'c'))).toBe(true);
  });

  test('loses every yes when it is changed', () => {
    const changed = proposed(confirmed(proposed(top, 'a', 5), 'b'), 'c', 6);
    expect(changed.proposal).toEqual({ value: 6, by: 'c', yes: ['c'] });
  });

  test('counts only the seats that are present, where told who is', () => {
    expect(isAgreed(confirmed(proposed(top, 'a', 5), 'b'), ['a', 'b'])).toBe(true);
  });

  test('counts a yes once and needs something to say yes to', () => {
    const twice = confirmed(confirmed(proposed(top, 'a', 5), 'b'), 'b');
    expect(twice.proposal?.yes).toEqual(['a', 'b']);
    expect(confirmed(top, 'a')).toBe(top);
  });

  test('waits for those who have not said yes', () => {
    const frames = withTop(start, (each) => confirmed(proposed(each, 'a', 5), 'c'));
    expect(waitingOn(frames)).toEqual([{ seat: 'b', what: 'bid' }]);
  });
});
