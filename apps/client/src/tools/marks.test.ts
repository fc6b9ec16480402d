import type { Mark, Names, Words } from '@muster/rules/kernel';
import { describe, expect, it } from 'vitest';
import { lengthText } from './lengths';
import { overlaysOf } from './marks';

const names = { length: (mm: number) => lengthText(mm, 'in') } as Names;
const words = {} as Words;
const way = {
  is: 'path',
  points: [
    { x: 0, y: 0 },
    { x: 0, y: 200 },
  ],
  tone: 'path',
} as const;
const platesOf = (mark: Mark) => overlaysOf([mark], words, names).filter((each) => each.is === 'plate');

describe('The way of a move', () => {
  it('says how far it goes and how far it may, half way', () => {
    expect(platesOf({ ...way, used: 254, allowed: 406.4 })).toEqual([
      { is: 'plate', at: { x: 0, y: 100 }, text: '10″ of 16″', tone: 'gold' },
    ]);
  });
  it('says so in red when it goes too far', () => {
    expect(platesOf({ ...way, used: 430, allowed: 406.4 })).toMatchObject([{ tone: 'red' }]);
  });
  it('says nothing of a way that has no limit, or of standing still', () => {
    expect(platesOf(way)).toEqual([]);
    expect(platesOf({ ...way, used: 0, allowed: 406.4 })).toEqual([]);
  });
});

describe('Two plates that say no', () => {
  const no = (x: number): Mark => ({ is: 'plate', at: { x, y: 0 }, tone: 'refused', code: 'x' });
  const said = { mark: () => 'no' } as unknown as Words;
  it('never lie on each other: the first stays', () => {
    expect(overlaysOf([no(0), no(40)], said, names)).toMatchObject([{ at: { x: 0 } }]);
    expect(overlaysOf([no(0), no(200)], said, names)).toHaveLength(2);
  });
});
