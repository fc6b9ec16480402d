import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAPS, mapById } from '../content/maps';
import { type Fielded, fieldedOf, gapBetween, isFielded } from '../figures';
import { isFree, nearestFree } from '../ground/free';
import { levelAt } from '../ground/levels';
import type { State } from '../state';
import { aBattle, aFigure, aPiece, type BattleGiven } from '../test-kit';
import { inch } from '../units';
import { asFarAs, reachable, routeTo, wayTo } from './route';
import { spot } from './test-kit';
import { judgeWalk } from './walk';

const one = (state: State, id = 'h1'): Fielded => {
  const figure = fieldedOf(state, id);
  if (figure === undefined) throw new Error('nobody there');
  return figure;
};
const at = (given: Partial<BattleGiven> = {}): State => aBattle({ figures: { h1: { at: [18, 10] } }, ...given });
const rock = aPiece('rock', { stands: 'individual', height: inch(4) }, [16, 12], [4, 4]);

describe('a way', () => {
  test('is straight where nothing stands between', () => {
    expect(routeTo(at(), one(at()), spot(18, 16))).toEqual({ path: [spot(18, 16)], cost: inch(16) - inch(10) });
  });

  test('leads round what cannot be climbed, close by', () => {
    const state = at({ terrain: [rock] });
    const route = routeTo(state, one(state), spot(18, 18));
    expect(route?.path.length).toBeGreaterThan(1);
    expect(route?.cost).toBeGreaterThan(inch(8));
    expect(route?.cost).toBeLessThan(inch(10.9));
  });

  test('leads over a wall where that is cheaper, and round it where it is not', () => {
    const wall = (height: number) => aPiece('wall', { stands: 'linear', height: inch(height) }, [10, 13], [16, 0.3]);
    const low = at({ terrain: [wall(1)] });
    expect(routeTo(low, one(low), spot(18, 16))?.cost).toBeCloseTo(inch(7), 0);
    const high = at({ terrain: [wall(30)] });
    expect(routeTo(high, one(high), spot(18, 16))?.cost).toBeGreaterThan(inch(15));
  });

  test('leads through the door of a house, and up to its roof for who wants to be there', () => {
    const door = { id: 'd', is: 'door', sill: 0, from: spot(18, 16), to: spot(19.4, 16) } as const;
    const house = aPiece('house', { stands: 'interior', height: inch(3), openings: [door] }, [14, 12], [8, 4]);
    const state = at({ terrain: [house] });
    const route = routeTo(state, one(state), spot(16, 14));
    expect(route?.cost).toBeGreaterThan(inch(4));
    const up = reachable(state, one(state), inch(7)).filter(({ level }) => level === house.height);
    expect(up.length).toBeGreaterThan(0);
  });

  test('through a door no wider than a base is found', () => {
    const gap = { id: 'g', is: 'gap', sill: 0, from: spot(17.3, 12), to: spot(18.3, 12) } as const;
    const house = aPiece('house', { stands: 'interior', height: inch(9), openings: [gap] }, [14, 12], [8, 4]);
    const state = at({ terrain: [house] });
    expect(routeTo(state, one(state), spot(18, 14))?.cost).toBeLessThan(inch(4.5));
  });

  test('into a figure ends in contact with it', () => {
    const state = at({ figures: { h1: { at: [18, 10] }, e1: { at: [18, 20] } }, terrain: [rock] });
    const route = routeTo(state, one(state), one(state, 'e1'));
    const way = judgeWalk(state, one(state), route?.path ?? [], { manner: 'move', allowance: 1e4, into: 'e1' });
    expect(way.ok).toBe(true);
  });

  test('into one who is walled in by others is none', () => {
    const ring = Array.from({ length: 6 }, (_, i) => [
      `e${i + 2}`,
      { at: [18 + Math.cos((i * Math.PI) / 3) * 0.99, 20 + Math.sin((i * Math.PI) / 3) * 0.99] as const },
    ]);
    const state = at({ figures: { h1: { at: [18, 10] }, e1: { at: [18, 20] }, ...Object.fromEntries(ring) } });
    expect(routeTo(state, one(state), one(state, 'e1'))).toBeUndefined();
    expect(routeTo(state, one(state), one(state, 'e5'))).toBeDefined();
  });

  test('keeps out of water for who would, and wades where there is no other [FL-BAT-63] [FL-AI-41]', () => {
    const pond = aPiece('pond', { stands: 'field', tags: ['water'], height: 0 }, [14, 12], [8, 3]);
    const state = at({ terrain: [pond] });
    const dry = routeTo(state, one(state), spot(18, 17), { avoid: 'water' });
    const wet = routeTo(state, one(state), spot(18, 17));
    expect(dry?.path.length).toBeGreaterThan(1);
    expect(wet?.cost).toBeLessThan(dry?.cost ?? 0);
    // Who keeps out of it does not leap over it either, for whoever goes that way wades
    const corner = aPiece('pond', { stands: 'field', tags: ['water'], height: 0 }, [14, 11], [4.8, 1.5]);
    const bent = routeTo(at({ terrain: [corner] }), one(state), spot(18, 17), { avoid: 'water' });
    expect(bent?.cost).toBeGreaterThan(inch(7.05));
    const judged =
      bent && judgeWalk(at({ terrain: [corner] }), one(state), bent.path, { manner: 'move', allowance: inch(20) });
    expect(judged?.ok && judged.value.legs.flatMap(({ met }) => met)).toEqual([]);
    const river = aPiece('river', { stands: 'field', tags: ['water'], height: 0 }, [0, 12], [36, 3]);
    const across = at({ terrain: [river] });
    expect(routeTo(across, one(across), spot(18, 17), { avoid: 'water' })?.cost).toBeGreaterThan(inch(9));
  });

  test('is given up where it costs more than one would pay', () => {
    expect(routeTo(at(), one(at()), spot(18, 20), { most: inch(9) })).toBeUndefined();
  });

  test('to a place that is taken, or none to stand on, is none', () => {
    const state = at({ terrain: [rock], figures: { h1: { at: [18, 10] }, h2: { at: [24, 10] } } });
    expect(routeTo(state, one(state), spot(24.5, 10))).toBeUndefined();
    expect(routeTo(state, one(state), spot(18, 14))).toBeUndefined();
  });
});

describe('what an allowance reaches', () => {
  test('is what it pays for, and all of it', () => {
    const spots = reachable(at(), one(at()), inch(4));
    for (const { at: end } of spots)
      expect(Math.hypot(end.x - inch(18), end.y - inch(10))).toBeLessThanOrEqual(inch(4) + 0.03);
    expect(spots.length).toBeGreaterThan(180);
  });

  test('as far along a way as it goes, one stops where one can stand [FL-BAT-20] [FL-BAT-29]', () => {
    const wall = aPiece('wall', { stands: 'linear', height: inch(1) }, [10, 13], [16, 0.3]);
    const state = at({ terrain: [wall] });
    const short = asFarAs(state, one(state), [spot(18, 18)], inch(4));
    expect(short?.path[0]?.y).toBeLessThanOrEqual(inch(13) - 12.46);
    expect(short?.path[0]?.y).toBeGreaterThan(inch(12.4));
    expect(asFarAs(state, one(state), [spot(18, 18)], inch(6))?.cost).toBeLessThanOrEqual(inch(6) + 0.03);
  });
});

describe('a drag', () => {
  const state = at({ figures: { h1: { at: [18, 10] }, e1: { at: [18, 14] }, h2: { at: [22, 10] } }, terrain: [rock] });

  test('onto a foe becomes a way into contact [FL-BAT-27]', () => {
    const near = at({ figures: { h1: { at: [18, 10] }, e1: { at: [18, 13] } } });
    expect(wayTo(near, 'h1', spot(18, 12.9))?.into).toBe('e1');
    expect(wayTo(near, 'h1', spot(18, 11.7))?.into).toBe('e1');
    expect(wayTo(near, 'h1', spot(18, 11.4))?.into).toBeUndefined();
  });

  test('onto one of the own stops beside him', () => {
    const end = wayTo(state, 'h1', spot(22, 10))?.path.at(-1);
    expect(end !== undefined && isFree(state, one(state), end)).toBe(true);
  });

  test('of a Dash keeps out of contact [FL-BAT-25]', () => {
    const near = at({ figures: { h1: { at: [18, 10] }, e1: { at: [18, 13] } } });
    const way = wayTo(near, 'h1', spot(18, 12), true);
    expect(way?.into).toBeUndefined();
    expect(judgeWalk(near, one(near), way?.path ?? [], { manner: 'dash', allowance: inch(7) }).ok).toBe(true);
  });
});

/** Whole fields take their time on a busy machine. */
const SLOW = 60_000;

/** A crowd on a ready field, by luck. */
const crowd = fc.record({
  map: fc.constantFrom(...MAPS),
  spots: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })), {
    minLength: 6,
    maxLength: 12,
  }),
  to: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
});
function crowded({
  map,
  spots,
}: {
  readonly map: (typeof MAPS)[number];
  readonly spots: readonly (readonly [number, number])[];
}): State {
  let state = aBattle({ figures: {}, terrain: map.pieces, table: { width: map.width, depth: map.depth } });
  for (const [i, [x, y]] of spots.entries()) {
    const figure = aFigure(i % 2 === 0 ? `h${i}` : `e${i}`);
    const there = nearestFree(state, { ...figure, pose: null }, { x: x * map.width, y: y * map.depth });
    if (there === undefined) continue;
    const placed = {
      ...figure,
      pose: { ...there, facing: 90 },
      level: levelAt(state, { ...figure, pose: null }, there),
    };
    state = { ...state, figures: { ...state.figures, [figure.id]: placed } };
  }
  return state;
}

test(
  'a way found is a way that is judged lawful, at the cost it said, never below its length [FL-BAT-20] [FL-BAT-23]',
  () => {
    fc.assert(
      fc.property(crowd, ({ map, spots, to }) => {
        const state = crowded({ map, spots });
        const [figure, ...others] = Object.values(state.figures).filter(isFielded);
        if (figure === undefined) return;
        const foe = others.find(({ side }) => side !== figure.side);
        const goal = nearestFree(
          state,
          figure,
          { x: to[0] * map.width, y: to[1] * map.depth },
          { fromFoes: inch(0.6) },
        );
        for (const [end, into] of [
          [goal, null],
          [foe, foe?.id ?? null],
        ] as const) {
          if (end === undefined) continue;
          const route = routeTo(state, figure, end);
          if (route === undefined) continue;
          const way = judgeWalk(state, figure, route.path, { manner: 'move', allowance: route.cost + 0.05, into });
          expect(way.ok ? [] : way.error).toEqual([]);
          if (!way.ok) continue;
          expect(Math.abs(way.value.cost - route.cost)).toBeLessThan(0.06);
          expect(way.value.cost).toBeGreaterThanOrEqual(way.value.length - 0.01);
          if (foe !== undefined && into !== null)
            expect(gapBetween({ ...figure, pose: { ...figure.pose, ...way.value.end } }, foe)).toBeLessThanOrEqual(
              12.71,
            );
        }
      }),
      { numRuns: 30 },
    );
  },
  SLOW,
);

test(
  'every spot within reach is reached by its way, for what it said [FL-BAT-20]',
  () => {
    fc.assert(
      fc.property(crowd, fc.nat(), ({ map, spots }, pick) => {
        const state = crowded({ map, spots });
        const [figure] = Object.values(state.figures).filter(isFielded);
        if (figure === undefined) return;
        const reached = reachable(state, figure, inch(4)).slice(1);
        const there = reached[pick % Math.max(1, reached.length)];
        if (there === undefined) return;
        const way = judgeWalk(state, figure, there.path, { manner: 'sneak', allowance: there.cost + 0.05 });
        expect(way.ok ? [] : way.error).toEqual([]);
      }),
      { numRuns: 30 },
    );
  },
  SLOW,
);

test(
  'every room of every ready field can be walked to [FL-BAT-22] [FL-BAT-46]',
  () => {
    for (const map of MAPS.filter(
      ({ pieces, rooms }) => rooms.length > 0 || pieces.some(({ stands }) => stands === 'interior'),
    )) {
      let state = aBattle({ figures: {}, terrain: map.pieces, table: { width: map.width, depth: map.depth } });
      const figure = aFigure('h1', { at: [0, 0], fate: 'reserve' });
      const start = nearestFree(state, { ...figure, pose: null }, map.entries[0] ?? { x: 30, y: 30 });
      if (start === undefined) throw new Error(`no room on ${map.id}`);
      state = { ...state, figures: { h1: { ...figure, fate: 'table', pose: { ...start, facing: 0 } } } };
      const reached = reachable(state, one(state), 1e6);
      for (const piece of map.pieces.filter(({ stands }) => stands === 'interior')) {
        const middle = { x: 0, y: 0 };
        for (const { x, y } of piece.outline) {
          middle.x += x / piece.outline.length;
          middle.y += y / piece.outline.length;
        }
        const inside = reached.some(
          ({ at: spot, level }) => level === 0 && Math.hypot(spot.x - middle.x, spot.y - middle.y) < 30,
        );
        expect([map.id, piece.id, inside]).toEqual([map.id, piece.id, true]);
      }
      for (const room of map.rooms) {
        const [a, , c] = room.outline;
        if (a === undefined || c === undefined) continue;
        const inside = reached.some(({ at: s }) => Math.hypot(s.x - (a.x + c.x) / 2, s.y - (a.y + c.y) / 2) < 60);
        expect([map.id, room.id, inside]).toEqual([map.id, room.id, true]);
      }
    }
    expect(mapById('sunken-crypt')?.rooms.length).toBeGreaterThan(0);
  },
  SLOW,
);
