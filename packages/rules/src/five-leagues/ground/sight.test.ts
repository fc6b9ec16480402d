import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldedOf } from '../figures';
import type { Marker, State } from '../state';
import type { Tag } from '../terrain';
import { aBattle, aPiece, type BattleGiven } from '../test-kit';
import { inch } from '../units';
import { sightBetween } from './sight';

/** An archer at 10, 18 and a foe straight to the right of it. */
const facing = (far: number, terrain: State['terrain'], given: Partial<BattleGiven> = {}): State =>
  aBattle({ figures: { h1: { at: [10, 18] }, e1: { at: [10 + far, 18] } }, terrain, ...given });
const look = (state: State, from = 'h1', to = 'e1') => {
  const [a, b] = [fieldedOf(state, from), fieldedOf(state, to)];
  if (a === undefined || b === undefined) throw new Error('nobody there');
  return sightBetween(state, a, b);
};
const block = (x: number, height = 3, y = 16, depth = 4) =>
  aPiece('block', { height: inch(height) }, [x, y], [2, depth]);
const wood = (x: number, width: number, tags: readonly Tag[] = []) =>
  aPiece('wood', { stands: 'area', tags, height: inch(4) }, [x, 14], [width, 8]);
const wall = (x: number, tags: readonly Tag[] = []) =>
  aPiece('wall', { stands: 'linear', tags, height: inch(1) }, [x, 14], [0.2, 8]);
/** Half a 25 mm base, in inches. */
const RIM = 12.5 / 25.4;

describe('sight', () => {
  test('is stopped by a Block as high as both, and by whatever stands alone [FL-BAT-47] [FL-BAT-45]', () => {
    expect(look(facing(10, [block(14)]))).toMatchObject({ sees: false, blockedBy: 'block', partly: false });
    const tree = aPiece('oak', { stands: 'individual', height: inch(4) }, [14, 17], [2, 2]);
    expect(look(facing(10, [tree]))).toMatchObject({ sees: false, blockedBy: 'oak' });
  });

  test('goes over what is lower than a man [FL-BAT-47]', () => {
    expect(look(facing(10, [block(14, 1)]))).toMatchObject({ sees: true, cover: true });
  });

  test('needs one open line, however narrow; some stopped is partly hidden [FL-BAT-47] [FL-BAT-54] [FL-A-35]', () => {
    const edge = (y: number) => look(facing(10, [block(14, 3, y, 4)]));
    expect(edge(18.2)).toMatchObject({ sees: true, partly: true, cover: true });
    expect(edge(18.6)).toMatchObject({ sees: true, partly: false, cover: false });
    expect(edge(17.4)).toMatchObject({ sees: false });
  });

  test('finds the line aslant where none runs straight [FL-BAT-47]', () => {
    const posts = [
      aPiece('near', { height: inch(3) }, [13, 15], [0.4, 3.1]),
      aPiece('far', { height: inch(3) }, [13, 18.25], [0.4, 3]),
    ];
    expect(look(facing(10, posts)).sees).toBe(true);
  });

  test('runs from the top of a tower over walls and houses below [FL-BAT-47]', () => {
    const tower = aPiece('tower', { height: inch(6) }, [9, 17], [2, 2]);
    const state = facing(10, [tower, block(14, 2)], {
      figures: { h1: { at: [10, 18], level: inch(6) }, e1: { at: [20, 18] } },
    });
    expect(look(state).sees).toBe(true);
    expect(look(state, 'e1', 'h1').sees).toBe(true);
  });

  test('goes through a house by open doors and windows, and from no room to its roof [FL-BAT-46] [FL-BAT-47]', () => {
    const house = (is: 'door' | 'window', opened: readonly string[]) => {
      const opening = {
        id: 'way',
        is,
        sill: 0,
        from: { x: inch(18), y: inch(17.4) },
        to: { x: inch(18), y: inch(18.6) },
      };
      const piece = aPiece('house', { stands: 'interior', height: inch(3), openings: [opening] }, [18, 15], [5, 6]);
      return facing(10, [piece], { opened });
    };
    expect(look(house('door', []))).toMatchObject({ sees: false, blockedBy: 'house' });
    expect(look(house('door', ['way']))).toMatchObject({ sees: true, cover: true, coverBy: ['house'] });
    expect(look(house('window', []))).toMatchObject({ sees: true, cover: true });
    const upon = house('door', ['way']);
    const roof = { ...upon.figures['e1']!, level: inch(3) };
    const within = { ...upon.figures['h1']!, pose: { x: inch(21.5), y: inch(18), facing: 0 } };
    expect(look({ ...upon, figures: { h1: within, e1: roof } })).toMatchObject({ sees: false, blockedBy: 'house' });
  });
});

describe('woods', () => {
  test('are seen into, out of and through for 3" in all [FL-BAT-48] [FL-BAT-42]', () => {
    const deep = (inches: number) => look(facing(10, [wood(20 - RIM - inches, 8)])).sees;
    expect(deep(3)).toBe(true);
    expect(deep(3.1)).toBe(false);
    expect(look(facing(10, [wood(13, 3)])).sees).toBe(true);
    expect(look(facing(10, [wood(13, 3.1)])).sees).toBe(false);
    const two = [
      { ...wood(12, 1.6), id: 'one' },
      { ...wood(15, 1.5), id: 'two' },
    ];
    expect(look(facing(10, two)).sees).toBe(false);
  });

  test('that overlap count once where they do [FL-BAT-48]', () => {
    const two = [
      { ...wood(12, 2), id: 'one' },
      { ...wood(12.5, 2), id: 'two' },
    ];
    expect(look(facing(10, two)).sees).toBe(true);
  });

  test('within 3" of their edge hide nobody and give Cover to who is in them [FL-BAT-50] [EX-08]', () => {
    const state = facing(10, [wood(18, 8)]);
    expect(look(state)).toMatchObject({ sees: true, cover: true, coverBy: ['wood'] });
    expect(look(state, 'e1', 'h1')).toMatchObject({ sees: true, cover: false });
  });

  test('deeper in hide both from each other [FL-BAT-51] [EX-08]', () => {
    const state = facing(10, [wood(15, 8)]);
    expect(look(state)).toMatchObject({ sees: false, blockedBy: 'wood' });
    expect(look(state, 'e1', 'h1')).toMatchObject({ sees: false, blockedBy: 'wood' });
  });

  test('at exactly 3" are seen through: doubt allows sight [FL-BAT-54]', () => {
    expect(look(facing(10, [wood(20 - RIM - 3, 8)])).sees).toBe(true);
  });
});

describe('a low wall', () => {
  test('hides two who are both far behind it from each other [FL-BAT-49] [FL-BAT-52] [FL-A-12] [EX-08]', () => {
    const state = facing(10, [wall(15)]);
    expect(look(state)).toMatchObject({ sees: false, blockedBy: 'wall' });
    expect(look(state, 'e1', 'h1')).toMatchObject({ sees: false });
  });

  test('hides nobody who is within 1" of it, and gives him Cover [FL-BAT-49] [FL-BAT-53] [EX-08]', () => {
    const state = facing(10, [wall(20 - RIM - 1.2)]);
    expect(look(state)).toMatchObject({ sees: true, cover: true, coverBy: ['wall'] });
    expect(look(facing(10, [wall(20 - RIM - 1.3)])).sees).toBe(false);
    expect(look(state, 'e1', 'h1')).toMatchObject({ sees: true, cover: false });
  });

  test('is looked over at 3" where the table reads the rule that way [FL-BAT-49] [FL-A-12]', () => {
    const state = facing(10, [wall(10 + RIM + 2.5)]);
    expect(look(state).sees).toBe(false);
    expect(look({ ...state, config: { ...state.config, linearSight: 'either3' } }).sees).toBe(true);
    const far = facing(10, [wall(15)]);
    expect(look({ ...far, config: { ...far.config, linearSight: 'either3' } }).sees).toBe(false);
  });

  test('of open rails never stops sight, but is Cover [FL-BAT-49] [FL-BAT-61]', () => {
    const state = facing(10, [wall(15, ['open'])]);
    expect(look(state)).toMatchObject({ sees: true, cover: true });
    expect(look({ ...state, config: { ...state.config, grounds: false } }).sees).toBe(false);
  });
});

describe('Cover', () => {
  test('is given by any piece on the line more than 1" from the shooter [FL-BAT-55]', () => {
    expect(look(facing(10, [block(10 + RIM + 1.1, 1)])).cover).toBe(true);
    expect(look(facing(10, [block(10 + RIM + 1, 1)])).cover).toBe(false);
    expect(look(facing(10, [block(10 + RIM, 1)])).cover).toBe(false);
  });

  test('holds in an Area however plainly one is seen, in part of it too [FL-BAT-55] [FL-BAT-54]', () => {
    expect(look(facing(2, [wood(11.5, 4)])).coverBy).toEqual(['wood']);
    expect(look(facing(2, [wood(12.3, 4)])).coverBy).toEqual(['wood']);
    expect(look(facing(2, [wood(12.6, 4)])).coverBy).toEqual([]);
  });

  test('holds in contact with the corner of a Block, and not along its side [FL-BAT-55] [FL-BAT-45]', () => {
    const corner = aPiece('block', { height: inch(2) }, [20 + RIM, 18], [3, 3]);
    const side = aPiece('block', { height: inch(2) }, [20 + RIM, 16], [3, 4]);
    expect(look(facing(10, [corner])).coverBy).toEqual(['block']);
    expect(look(facing(10, [side])).coverBy).toEqual([]);
    const crate = { ...corner, stands: 'individual' as const };
    expect(look(facing(10, [crate])).coverBy).toEqual([]);
  });

  test('is not given by fields, nor do they stop sight [FL-BAT-43] [FL-A-11]', () => {
    const marsh = aPiece('marsh', { stands: 'field', tags: ['difficult'], height: inch(1) }, [12, 14], [10, 8]);
    expect(look(facing(10, [marsh]))).toMatchObject({ sees: true, cover: false });
  });

  test('is not given by what both look down on [FL-BAT-54]', () => {
    const hill = aPiece('hill', { stands: 'block', height: inch(2) }, [8, 14], [16, 8]);
    const figures = { h1: { at: [10, 18] as const, level: inch(2) }, e1: { at: [20, 18] as const, level: inch(2) } };
    expect(look(facing(10, [hill, wall(15)], { figures }))).toMatchObject({ sees: true, cover: false });
  });

  test('comes with a burning line, which hides nobody [FL-BAT-55] [FL-SPELL-barrier]', () => {
    const outline = wall(15).outline;
    const state: State = {
      ...facing(10, []),
      effects: {
        x1: { id: 'x1', is: 'barrier', caster: null, targets: [], outline, lasts: 'full-round', began: 1, counts: {} },
      },
    };
    expect(look(state)).toMatchObject({ sees: true, cover: true, coverBy: ['x1'] });
  });
});

describe('figures on the line', () => {
  const three = (id: string, at: readonly [number, number], given: object = {}) =>
    look(facing(10, [], { figures: { h1: { at: [10, 18] }, e1: { at: [20, 18] }, [id]: { at, ...given } } }));

  test('of the own side bar a shot [FL-BAT-58]', () => {
    expect(three('h2', [15, 18])).toMatchObject({ sees: true, friendInWay: 'h2', foeInWay: null });
    expect(three('h2', [15, 18.4])).toMatchObject({ friendInWay: 'h2' });
    expect(three('h2', [15, 18.6])).toMatchObject({ friendInWay: null });
    expect(three('h2', [21, 18])).toMatchObject({ friendInWay: null });
    expect(three('h2', [9, 18])).toMatchObject({ friendInWay: null });
  });

  test('of both sides count for enemies alike [FL-BAT-58]', () => {
    const state = facing(10, [], { figures: { h1: { at: [10, 18] }, e1: { at: [20, 18] }, e2: { at: [15, 18] } } });
    expect(look(state, 'e1', 'h1')).toMatchObject({ friendInWay: 'e2' });
  });

  test('of the other side must be chosen first where they hide a part [FL-BAT-59]', () => {
    expect(three('e2', [15, 18])).toMatchObject({ sees: true, foeInWay: 'e2', friendInWay: null });
    expect(three('e2', [15, 18.9])).toMatchObject({ foeInWay: 'e2' });
    expect(three('e2', [15, 19.1])).toMatchObject({ foeInWay: null });
  });

  test('high above or far below it are no hindrance [FL-BAT-58]', () => {
    expect(three('h2', [15, 18], { level: inch(5) })).toMatchObject({ friendInWay: null });
  });

  test('that are markers never hinder [FL-BAT-60]', () => {
    const marker: Marker = {
      id: 'm1',
      is: 'unknown',
      at: { x: inch(15), y: inch(18) },
      ...{ label: null, number: null, reachedCentre: false, goal: null, carriedBy: null, counts: {} },
    };
    expect(look({ ...facing(10, []), markers: { m1: marker } })).toEqual(look(facing(10, [])));
  });
});

test('who sees is seen, wherever nobody stands between [FL-BAT-47]', () => {
  const spots = fc.tuple(fc.integer({ min: 20, max: 890 }), fc.integer({ min: 20, max: 890 }));
  const terrain = [
    block(14),
    wood(18, 5),
    wall(25),
    aPiece('tree', { stands: 'individual', height: inch(3) }, [10, 8], [1, 1]),
  ];
  fc.assert(
    fc.property(spots, spots, ([x1, y1], [x2, y2]) => {
      const state = aBattle({
        figures: { h1: { at: [x1 / 25.4, y1 / 25.4] }, e1: { at: [x2 / 25.4, y2 / 25.4] } },
        terrain,
      });
      const [there, back] = [look(state), look(state, 'e1', 'h1')];
      expect(there.sees).toBe(back.sees);
      expect(there.partly).toBe(back.partly);
    }),
    { numRuns: 300 },
  );
});

describe('fog', () => {
  const encounter: NonNullable<State['encounter']> = {
    ...{
      scenario: 'meeting',
      table: 'whispers-from-beyond',
      entry: null,
      size: 5,
      sizeParts: [],
      ranged: 0,
      leaders: [],
    },
    ...{ motivation: null, aberration: null, unknownMarkers: 0, began: 5 },
  };
  const far = (inches: number, torch: object = {}): State =>
    facing(inches, [], {
      encounter,
      figures: { h1: { at: [10, 18] }, e1: { at: [10 + inches, 18] }, h2: { at: [10 + inches, 25], ...torch } },
    });

  test('sets an end to sight, from base to base, and says whose it is [FL-BAT-57]', () => {
    expect(look(far(9 + 2 * RIM))).toMatchObject({ sees: true, limit: null });
    expect(look(far(9.2 + 2 * RIM))).toMatchObject({
      sees: false,
      blockedBy: 'sight-limit',
      limit: { mm: inch(9), because: 'shrouding-fog' },
    });
    expect(look(far(15), 'e1', 'h1').sees).toBe(true);
  });

  test('hides nobody a torch lights [FL-BAT-57] [FL-ITEM-torch]', () => {
    expect(look(far(15, { conditions: { torch: 1 } })).sees).toBe(false);
    const near = { ...far(15, { conditions: { torch: 1 }, at: [25, 24] as const }) };
    expect(look(near).sees).toBe(true);
  });
});
