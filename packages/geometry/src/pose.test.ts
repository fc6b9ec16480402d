import fc from 'fast-check';
import { expect, it } from 'vitest';
import { point, pose, SEED } from './fixtures/arbitrary';
import { advanced, sidestepped, toLocal, toWorld, turned } from './pose';
import { between } from './vec';

it('puts right to the right and ahead ahead for a base that looks up the table', () => {
  const up = { x: 100, y: 200, facing: 90 };
  expect(toWorld(up, { x: 10, y: 0 })).toEqual({ x: 110, y: 200 });
  expect(toWorld(up, { x: 0, y: 10 })).toEqual({ x: 100, y: 210 });
  expect(advanced(up, 50)).toEqual({ x: 100, y: 250, facing: 90 });
  expect(sidestepped(up, 50)).toEqual({ x: 150, y: 200, facing: 90 });
  expect(turned(up, 30)).toEqual({ x: 100, y: 200, facing: 120 });
});

it('goes to the own frame of a base and back', () => {
  fc.assert(
    fc.property(pose, point, (at, p) => {
      expect(between(toWorld(at, toLocal(at, p)), p)).toBeCloseTo(0, 8);
    }),
    SEED,
  );
});
