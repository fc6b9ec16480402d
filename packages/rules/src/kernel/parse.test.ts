import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { FARTHEST, parser, zAngle, zId, zPose, zText, zWhole } from './parse';

const parse = parser(
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('move'), unit: zId, to: zPose }),
    z.strictObject({ do: z.literal('say'), text: zText(10, 1) }),
    z.strictObject({ do: z.literal('count'), value: zWhole(0, 9) }),
  ]),
);
const at = (pose: unknown): unknown => ({ do: 'move', unit: 'u1', to: pose });

describe('parse', () => {
  test('rounds a pose to a hundredth and brings its facing into one turn [GEN-01]', () => {
    const parsed = parse(at({ x: 10.0049, y: -0.001, facing: -90.004 }));
    expect(parsed).toEqual({
      ok: true,
      value: { do: 'move', unit: 'u1', to: { x: 10, y: 0, facing: 270 } },
    });
    expect(zAngle.parse(359.999)).toBe(0);
    expect(Object.is(zAngle.parse(-0.001), 0)).toBe(true);
  });

  test.each([
    ['NaN', { x: Number.NaN, y: 0, facing: 0 }],
    ['infinity', { x: 0, y: Number.POSITIVE_INFINITY, facing: 0 }],
    ['a huge number', { x: FARTHEST + 1, y: 0, facing: 0 }],
    ['a text for a number', { x: '1', y: 0, facing: 0 }],
    ['a missing part', { x: 1, y: 0 }],
    ['an extra part', { x: 1, y: 0, facing: 0, z: 1 }],
    ['a wild angle', { x: 1, y: 0, facing: 1e9 }],
  ])('refuses %s with code and path, and says nothing else [GEN-01]', (_what, pose) => {
    const parsed = parse(at(pose));
    expect(parsed.ok).toBe(false);
    if (parsed.ok) return;
    expect(parsed.error).toMatchObject({ code: 'intent/malformed', rule: 'GEN-01' });
    expect(String(parsed.error.detail?.['at'])).toMatch(/^to/);
  });

  test.each(['__proto__', 'constructor', 'toString', '', 'x'.repeat(65), 'a b', '<b>'])(
    'refuses %j as an id [GEN-01]',
    (unit) => {
      expect(parse({ do: 'move', unit, to: { x: 0, y: 0, facing: 0 } }).ok).toBe(false);
    },
  );

  test('refuses keys that would reach into prototypes [GEN-01]', () => {
    expect(parse(JSON.parse('{"do":"count","value":1,"__proto__":{"value":2}}')).ok).toBe(false);
    expect(parse({ do: 'count', value: 1, constructor: 1 }).ok).toBe(false);
  });

  test('trims texts, drops what cannot be seen and keeps to the length [GEN-01]', () => {
    const said = (text: string): unknown => {
      const parsed = parse({ do: 'say', text });
      return parsed.ok ? parsed.value : undefined;
    };
    expect(said('  hold \u202ethe\u0000 hill')).toBeUndefined();
    expect(said(' a\u202eb ')).toEqual({ do: 'say', text: 'a b' });
    expect(said('a\u3164b\ud800\u00ad❤️')).toEqual({ do: 'say', text: 'a b  ❤️' });
    expect(said('\u3164\u200b')).toBeUndefined();
    expect(said('   ')).toBeUndefined();
    expect(said('x'.repeat(11))).toBeUndefined();
  });

  test('never throws, whatever comes in [GEN-01]', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
        (input) => {
          const parsed = parse(input);
          return parsed.ok || parsed.error.code === 'intent/malformed';
        },
      ),
      { seed: 20_260, numRuns: 500 },
    );
  });

  test('leaves what it let through as it is, a second time', () => {
    fc.assert(
      fc.property(
        fc.record({
          x: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
          y: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
          facing: fc.double({ min: -720, max: 720, noNaN: true }),
        }),
        (pose) => {
          const once = parse(at(pose));
          expect(once.ok).toBe(true);
          if (once.ok) expect(parse(JSON.parse(JSON.stringify(once.value)))).toEqual(once);
        },
      ),
      { seed: 20_261 },
    );
  });
});
