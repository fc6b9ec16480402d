import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookText, type PlaceFrame, placeText, seenFrom, typedPlace } from './typed-place';

const table = { width: 1828.8, depth: 1219.2 };
const near: PlaceFrame = { table, edge: 'near', size: { width: 100, depth: 40 } };
const far: PlaceFrame = { ...near, edge: 'far' };
const pose = (words: string, frame = near) => {
  const read = typedPlace(words, frame);
  return 'pose' in read ? read.pose : read.says;
};

describe('a place in words', () => {
  it('takes two bare lengths as the middle, from the left and from the own edge, in inches', () => {
    expect(pose('24, 6, facing 90')).toEqual({ x: 609.6, y: 152.4, facing: 90 });
    expect(pose('24, 6')).toEqual({ x: 609.6, y: 152.4, facing: 90 });
    expect(pose('60 cm, 150 mm')).toEqual({ x: 600, y: 150, facing: 90 });
  });

  it('measures from the left, from the right and deep to the sides and the back of the base', () => {
    expect(pose('6 from the left, 3 deep')).toEqual({ x: 202.4, y: 96.2, facing: 90 });
    expect(pose('6 from my right and 3 from my edge')).toEqual({ x: 1626.4, y: 96.2, facing: 90 });
    expect(pose('6 from the left, 3 deep, facing left')).toEqual({ x: 172.4, y: 126.2, facing: 180 });
  });

  it('measures from the front line to the front of the base [KOW-SCN-03]', () => {
    expect(pose('middle, 0 from the front')).toEqual({ x: 914.4, y: 284.8, facing: 90 });
    expect(pose('middle, 1 from the line', { ...near, zone: 400 })).toEqual({ x: 914.4, y: 354.6, facing: 90 });
  });

  it('sees the table from the far edge where its player sits there', () => {
    expect(pose('24, 6', far)).toEqual({ x: 1219.2, y: 1066.8, facing: 270 });
    expect(pose('6 from the left, 3 deep', far)).toEqual({ x: 1626.4, y: 1123, facing: 270 });
    expect(pose('24, 6, facing 45', far)).toMatchObject({ facing: 225 });
  });

  it('turns from straight ahead', () => {
    expect(pose('24, 6, turned 30')).toMatchObject({ facing: 120 });
    expect(pose('24, 6, turned 30 right')).toMatchObject({ facing: 60 });
    expect(pose('24, 6, turned 30 left', far)).toMatchObject({ facing: 300 });
  });

  it('leaves what is not said as it is held', () => {
    const held = { x: 500, y: 100, facing: 90 };
    expect(pose('facing 45', { ...near, held })).toEqual({ x: 500, y: 100, facing: 45 });
    expect(pose('2 deep', { ...near, held })).toEqual({ x: 500, y: 70.8, facing: 90 });
    expect(pose('10', { ...near, held })).toEqual({ x: 254, y: 100, facing: 90 });
  });

  it('says what cannot be read, and which half is missing', () => {
    expect(pose('over there')).toContain('“over there” is no place');
    expect(pose('six from the left')).toContain('“six from the left” is no place');
    expect(pose('x deep')).toContain('“x deep” is no place');
    expect(pose('1, 2, 3')).toContain('“3” is no place');
    expect(pose('')).toContain('Write it like this');
    expect(pose('6 from the left')).toContain('how deep');
    expect(pose('3 deep')).toContain('from the left');
  });

  it('tells a place back in the words it is typed with', () => {
    expect(placeText({ x: 609.6, y: 152.4, facing: 90 }, near)).toBe(
      'its middle 24″ from your left, 6″ from your edge, looking ahead',
    );
    expect(placeText({ x: 1219.2, y: 1066.8, facing: 290 }, far)).toBe(
      'its middle 24″ from your left, 6″ from your edge, looking 20° to the left',
    );
    expect([lookText(90), lookText(270), lookText(60)]).toEqual(['ahead', 'back', '30° to the right']);
  });

  it('is the same from both edges, seen twice', () => {
    const length = fc.double({ min: 0, max: 1219, noNaN: true });
    fc.assert(
      fc.property(length, length, fc.integer({ min: 0, max: 359 }), (x, y, facing) => {
        const twice = seenFrom(far, seenFrom(far, { x, y, facing }));
        expect(twice.x).toBeCloseTo(x, 6);
        expect(twice.y).toBeCloseTo(y, 6);
        expect(twice.facing).toBe(facing);
      }),
      { seed: 21 },
    );
  });
});
