import { describe, expect, it } from 'vitest';
import { type Cover, wayOut } from './in-sight';

const tray: Cover = { left: 100, right: 700, top: 600, bottom: 900, out: 'up' };
const list: Cover = { left: 800, right: 1100, top: 110, bottom: 500, out: 'left' };
const bounds = { left: 20, top: 110 };
const at = (x: number, y: number) => ({ x, y, radius: 10 });

describe('what a card covers', () => {
  it('stays where it is while all of it is in sight', () => {
    expect(wayOut([at(300, 400), at(750, 700)], [tray, list], bounds)).toEqual({ left: 0, up: 0 });
  });

  it('comes up from under what asks, no farther than it must', () => {
    expect(wayOut([at(300, 700)], [tray], bounds)).toEqual({ left: 0, up: 128 });
  });

  it('comes left from under a list at the right', () => {
    expect(wayOut([at(850, 200)], [tray, list], bounds)).toEqual({ left: 78, up: 0 });
  });

  it('pushes nothing else that must be seen off the screen', () => {
    expect(wayOut([at(300, 700), at(300, 150)], [tray], bounds)).toEqual({ left: 0, up: 30 });
    expect(wayOut([at(300, 700), at(300, 90)], [tray], bounds)).toEqual({ left: 0, up: 0 });
  });

  it('is nothing where nothing must be seen', () => {
    expect(wayOut([], [tray, list], bounds)).toEqual({ left: 0, up: 0 });
  });
});
