import { describe, expect, it } from 'vitest';
import type { Weapon } from '../content/types';
import { offers, preview } from '../engine';
import type { Intent } from '../intents';
import { aBattle, aPiece, play, refusals, type UnitGiven } from '../test-kit';

const RANGED = { is: 'ranged', side: 'one' } as const;
const shoot = (unit = 'a1', target = 'b1', weapon = 'Bows'): Intent => ({ do: 'shoot', unit, target, weapon });
const codes = (state: Parameters<typeof refusals>[0], intent: Intent): string[] =>
  refusals(state, intent).map(({ code }) => code);

/** A shooter looking up the table at a target 12 inches ahead of it. */
const facing = (shooter: UnitGiven = {}, target: UnitGiven = {}, more: Partial<Parameters<typeof aBattle>[0]> = {}) =>
  aBattle({
    step: RANGED,
    ...more,
    units: { a1: { at: [36, 16], ...shooter }, b1: { at: [36, 30], ...target }, ...more.units },
  });
const aim = (weapon: Partial<Weapon>): UnitGiven => ({
  profile: { weapons: [{ name: 'Bows', range: 24, rules: [], ...weapon }] },
});

describe('a volley', () => {
  it('rolls, damages, and leaves its target to be tested when the phase ends [KOW-RNG-06] [KOW-RNG-17]', () => {
    const faces = [4, 4, 1, 1, 1, 1, 1, 1, 1, 1, ...[4, 3]];
    const told = play(facing({}, {}, { units: { a2: { at: [30, 16] } } }), shoot(), faces);
    expect(told.of('shot')[0]?.result).toMatchObject({ attacks: 10, hits: 2, damage: 1, face: 'front' });
    expect(told.state.units['b1']?.damage).toBe(1);
    expect(told.state.toTest).toEqual([{ unit: 'b1', damage: 1, by: [{ unit: 'a1', weapon: 'Bows' }] }]);
    expect(told.state.units['b1']?.disordered).toBe(false);
  });

  it('shows before it what it will roll, with every reason and odds that sum to one [KOW-RNG-08]', () => {
    const shown = preview(facing({ order: 'advance' }), 'a', shoot());
    if (shown.is !== 'ready') throw new Error(shown.is);
    expect(shown.odds).toContainEqual({
      is: 'number',
      code: 'to-hit',
      value: 5,
      modifiers: [{ amount: -1, because: 'KOW-RNG-08' }],
    });
    const chances = shown.odds?.flatMap((figure) => (figure.is === 'chance' ? [figure.value] : [])) ?? [];
    expect(chances.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
    expect(shown.marks.some((mark) => mark.is === 'line' && mark.tone === 'sight')).toBe(true);
  });

  it('is made once a turn by a unit [KOW-RNG-01]', () => {
    const two = facing({}, {}, { units: { a2: { at: [30, 16] } } });
    const { state } = play(two, shoot(), Array(10).fill(1));
    expect(codes(state, shoot())).toEqual(['shoot/already']);
    expect(codes(state, shoot('a2'))).toEqual([]);
  });

  it('ends the phase by itself when nobody is left who could shoot [KOW-TRN-04]', () => {
    const told = play(facing(), shoot(), Array(10).fill(1));
    expect(told.of('phaseEnded')[0]).toMatchObject({ phase: 'ranged' });
  });

  it('counts a weapon that may be used once, and refuses it the second time [KOW-RNG-19]', () => {
    const once = facing(aim({ uses: 1 }));
    const { state } = play(once, shoot(), Array(10).fill(1));
    expect(state.units['a1']?.used).toEqual({ Bows: 1 });
    const later = { ...once, units: { ...once.units, a1: { ...once.units['a1']!, used: { Bows: 1 } } } };
    expect(codes(later, shoot())).toEqual(['shoot/used']);
  });
});

describe('a target', () => {
  it('must be at least partly in the front arc, and the refusal says by how much [KOW-RNG-02] [KOW-UNI-11]', () => {
    const [refusal] = refusals(facing({ facing: 270 }), shoot());
    expect(refusal).toMatchObject({ code: 'shoot/out-of-arc', rule: 'KOW-RNG-02', who: ['a1', 'b1'] });
    expect(Number(refusal?.detail?.['short'])).toBeGreaterThan(0);
  });

  it('must be within range of the Leader Point, to the inch [KOW-RNG-02]', () => {
    // Leader Point to the nearest edge: 14 inches less half of 80 mm twice over.
    const gap = 14 - 80 / 25.4;
    expect(codes(facing(aim({ range: gap + 0.001 })), shoot())).toEqual([]);
    const [refusal] = refusals(facing(aim({ range: gap - 0.01 })), shoot());
    expect(refusal?.code).toBe('shoot/out-of-range');
    expect(Number(refusal?.detail?.['short'])).toBeCloseTo(0.254, 2);
  });

  it('must be seen: a unit as tall as both hides it, a lower one does not [KOW-LOS-02]', () => {
    const between = (height: number) =>
      facing({}, {}, { units: { wall: { at: [36, 23], profile: { height, footprint: { width: 400, depth: 40 } } } } });
    const [refusal] = refusals(between(2), shoot());
    expect(refusal).toMatchObject({ code: 'shoot/no-sight', rule: 'KOW-LOS-01', who: ['a1', 'b1', 'wall'] });
    expect(codes(between(1), shoot())).toEqual([]);
  });

  it('is seen past the edge of a blocker, and across an Individual [KOW-LOS-03] [KOW-LOS-09]', () => {
    const half = facing(
      {},
      {},
      { units: { wall: { at: [34, 23], profile: { footprint: { width: 100, depth: 40 } } } } },
    );
    expect(codes(half, shoot())).toEqual([]);
    const hero = facing(
      {},
      {},
      {
        units: {
          hero: {
            at: [36, 23],
            profile: { rules: [{ rule: 'individual' }], height: 9, footprint: { width: 400, depth: 40 } },
          },
        },
      },
    );
    expect(codes(hero, shoot())).toEqual([]);
  });

  it('must not be Engaged [KOW-RNG-05]', () => {
    const fight = facing({}, {}, { units: { a2: { at: [36, 26] } }, engaged: [['a2', 'b1']] });
    expect(codes(fight, shoot())).toContain('shoot/target-engaged');
  });

  it('must be an enemy on the table, and the weapon one that the unit has [KOW-GEN-06] [KOW-RNG-06]', () => {
    expect(codes(facing({}, {}, { units: { a2: { at: [36, 22] } } }), shoot('a1', 'a2'))).toEqual([
      'unit/not-an-enemy',
    ]);
    expect(codes(facing(), shoot('a1', 'b1', 'Stones'))).toEqual(['shoot/no-weapon']);
    expect(codes(facing(), shoot('a1', 'nobody'))).toEqual(['unit/unknown']);
  });
});

describe('a shooter', () => {
  it('does not shoot after moving at the double, nor Disordered [KOW-RNG-03] [KOW-RNG-04]', () => {
    expect(codes(facing({ order: 'double' }, {}, spare), shoot())).toEqual(['shoot/doubled']);
    expect(codes(facing({ disordered: true }, {}, spare), shoot())).toEqual(['shoot/disordered']);
  });

  it('does not shoot while Engaged, except with Yielding units only [KOW-RNG-05] [KOW-DIS-07]', () => {
    const against = (rules: NonNullable<UnitGiven['profile']>['rules']) =>
      facing(
        {},
        {},
        {
          units: { b2: { at: [36, 12], profile: { ...(rules ? { rules } : {}) } } },
          engaged: [['a1', 'b2']],
        },
      );
    expect(codes(against([]), shoot())).toEqual(['shoot/engaged']);
    expect(codes(against([{ rule: 'individual' }]), shoot())).toEqual([]);
    expect(codes(against([{ rule: 'individual' }, { rule: 'mighty' }]), shoot())).toEqual(['shoot/engaged']);
  });

  it('pays nothing for Disengaging when it then halts [KOW-DIS-05]', () => {
    const halted = facing({
      ...aim({ rules: [{ rule: 'reload' }] }),
      order: { is: 'halt', disengaged: true, charge: null },
    });
    expect(codes(halted, shoot())).toEqual([]);
    const moved = facing(
      { ...aim({ rules: [{ rule: 'reload' }] }), order: { is: 'back', disengaged: true, charge: null } },
      {},
      spare,
    );
    expect(codes(moved, shoot())).toEqual(['shoot/reload']);
  });

  it('aims along 50 mm of a wider War Engine [KOW-WAR-04]', () => {
    const engine: UnitGiven = {
      profile: { type: 'warEngine', base: 'warEngine', footprint: { width: 300, depth: 50 } },
    };
    // Beside the arc of the 50 mm, and well inside the arc of the whole front.
    const beside = (shooter: UnitGiven) => facing(shooter, { at: [46, 20.5] }, spare);
    expect(codes(beside(engine), shoot())).toEqual(['shoot/out-of-arc']);
    expect(codes(beside({ profile: { footprint: { width: 300, depth: 50 } } }), shoot())).toEqual([]);
  });

  it('turns freely before it picks its target if it is an Individual, and only then [KOW-RNG-18]', () => {
    const hero = { profile: { rules: [{ rule: 'individual' }], footprint: { width: 20, depth: 20 } } } as const;
    const away = facing({ ...hero, facing: 270 });
    expect(codes(away, shoot())).toEqual(['shoot/out-of-arc']);
    const { state } = play(away, { do: 'pivot', unit: 'a1', facing: 90 });
    expect(state.units['a1']?.pose?.facing).toBe(90);
    expect(codes(state, shoot())).toEqual([]);
    expect(codes(facing(), { do: 'pivot', unit: 'a1', facing: 80 })).toEqual(['pivot/no-individual']);
  });

  it('keeps its inch from enemies when it turns to shoot, but for those who are nearer already [KOW-RNG-18] [KOW-UNI-12]', () => {
    const long = { profile: { rules: [{ rule: 'individual' }], footprint: { width: 20, depth: 60 } } } as const;
    const right: Intent = { do: 'pivot', unit: 'a1', facing: 0 };
    // Its long side stands so far from the enemy beside it; turned it would be 20 mm nearer.
    const beside = (gap: number) => {
      const state = facing(long, {}, { units: { b2: { at: [36, 20] } } });
      const { x, y } = state.units['a1']?.pose ?? { x: 0, y: 0 };
      const b2 = { ...state.units['b2']!, pose: { x: x + 10 + gap + 50, y, facing: 270 } };
      return { ...state, units: { ...state.units, b2 } };
    };
    expect(codes(beside(46), right)).toEqual([]);
    expect(codes(beside(45), right)).toEqual(['end/near-enemy']);
    expect(codes(beside(22), right)).toEqual([]);
    expect(codes(beside(19), right)).toEqual(['end/on-enemy']);
  });
});

describe('cover', () => {
  const toHit = (state: Parameters<typeof preview>[0]): number | undefined => {
    const shown = preview(state, 'a', shoot());
    if (shown.is !== 'ready') throw new Error(JSON.stringify(shown));
    return shown.odds?.flatMap((figure) =>
      figure.is === 'number' && figure.code === 'to-hit' ? [figure.value] : [],
    )[0];
  };
  const wood = (at: readonly [number, number], size: readonly [number, number], height = 1) => ({
    terrain: [aPiece('wood', 'difficult', at, size, height)],
  });

  it('is given by half the base in Difficult Terrain, not by less [KOW-COV-02]', () => {
    // The base is 80 mm deep about y = 30; the wood reaches its middle from behind.
    expect(toHit(facing({}, {}, wood([30, 30], [12, 6])))).toBe(5);
    expect(toHit(facing({}, {}, wood([30, 30.1], [12, 6])))).toBe(4);
  });

  it('is given by anything before half the facing, and the card says what [KOW-COV-02]', () => {
    const left = facing({}, {}, wood([28, 22], [8, 2]));
    expect(toHit(left)).toBe(5);
    const shown = preview(left, 'a', shoot());
    expect(shown.is === 'ready' && shown.notes?.[0]).toMatchObject({ code: 'in-cover', detail: { by: 'wood' } });
    expect(toHit(facing({}, {}, wood([28, 22], [7.8, 2])))).toBe(4);
  });

  it('is not given by a wood the halted shooter stands at, unless the target is in it too [KOW-COV-03]', () => {
    const own = wood([30, 16], [12, 3]);
    expect(toHit(facing({}, {}, own))).toBe(4);
    expect(toHit(facing({ order: 'advance' }, {}, own))).toBe(6);
    expect(toHit(facing({}, {}, wood([30, 16], [12, 13])))).toBe(5);
    // Merely touched: the shooter's front edge, and then the target's front edge as well.
    const touched = 16 + 40 / 25.4;
    expect(toHit(facing({}, {}, wood([30, touched], [12, 3])))).toBe(4);
    expect(toHit(facing({ order: 'face' }, {}, wood([30, touched], [12, 3])))).toBe(6);
    expect(toHit(facing({}, {}, wood([30, touched], [12, 14 - 80 / 25.4])))).toBe(5);
  });

  it('is given by Difficult Terrain the target only touches, if it lies between [KOW-COV-02]', () => {
    const edge = 30 - 40 / 25.4;
    expect(toHit(facing({}, {}, wood([30, edge - 1], [12, 1])))).toBe(5);
    expect(toHit(facing({}, {}, wood([30, 30 + 40 / 25.4], [12, 3])))).toBe(4);
  });

  it('is not given by an Obstacle the shooter touches [KOW-COV-04]', () => {
    const wall = (y: number) => ({ terrain: [aPiece('wall', 'obstacle', [30, y], [12, 0.5], 1)] });
    expect(toHit(facing({}, {}, wall(22)))).toBe(5);
    expect(toHit(facing({}, {}, wall(17)))).toBe(4);
    expect(toHit(facing({ order: 'advance' }, {}, wall(17)))).toBe(5);
  });

  it('is given by an Obstacle that shooter and target both touch [KOW-COV-04]', () => {
    // A hedge from the shooter's front edge to the target's, on the left of both.
    const edges = [16 + 40 / 25.4, 30 - 40 / 25.4] as const;
    const long = aPiece('hedge', 'obstacle', [34, edges[0]], [4, edges[1] - edges[0]], 1);
    expect(toHit(facing({}, {}, { terrain: [long] }))).toBe(5);
    const short = aPiece('hedge', 'obstacle', [34, edges[0]], [4, edges[1] - edges[0] - 0.1], 1);
    expect(toHit(facing({}, {}, { terrain: [short] }))).toBe(4);
  });

  it('is not given by what stands three levels lower than one of the two [KOW-COV-07]', () => {
    const tall = { profile: { height: 4 } };
    expect(toHit(facing(tall, {}, wood([30, 22], [12, 2], 1)))).toBe(4);
    expect(toHit(facing({}, tall, wood([30, 22], [12, 2], 1)))).toBe(4);
    expect(toHit(facing(tall, {}, wood([30, 22], [12, 2], 2)))).toBe(5);
  });

  it('is given by a flat piece only to those who stand in it [KOW-COV-02]', () => {
    expect(toHit(facing({}, {}, wood([30, 22], [12, 2], 0)))).toBe(4);
    expect(toHit(facing({}, {}, wood([30, 28], [12, 6], 0)))).toBe(5);
  });

  it('is given by a hill between, and not by one that either stands on [KOW-COV-06] [KOW-TER-06]', () => {
    const hill = (at: readonly [number, number], size: readonly [number, number]) => ({
      terrain: [aPiece('hill', 'hill', at, size, 1)],
    });
    expect(toHit(facing({}, {}, hill([30, 21], [12, 3])))).toBe(5);
    expect(toHit(facing({}, {}, hill([30, 13], [12, 8])))).toBe(4);
    expect(toHit(facing({}, {}, hill([30, 25], [12, 8])))).toBe(4);
    // Its Leader Point is on the hill, most of its base is not: sight is clear, cover counts.
    expect(toHit(facing({}, {}, hill([30, 17], [12, 3])))).toBe(5);
  });

  it('is not given by Individuals [KOW-COV-09]', () => {
    const between = (rules: NonNullable<UnitGiven['profile']>['rules'] & object) =>
      facing(
        {},
        {},
        { units: { x: { at: [36, 23], profile: { rules, height: 1, footprint: { width: 300, depth: 40 } } } } },
      );
    expect(toHit(between([]))).toBe(5);
    expect(toHit(between([{ rule: 'individual' }]))).toBe(4);
  });
});

describe('what may be shot', () => {
  it('is on offer exactly where it is accepted', () => {
    const state = facing({}, {}, { units: { b2: { at: [10, 30] }, b3: { at: [36, 8] } } });
    const offered = offers(state, 'a').flatMap((offer) =>
      offer.needs === 'target' && offer.do === 'shoot' ? offer.intents : [],
    );
    expect(offered).toEqual([shoot()]);
    for (const target of ['b2', 'b3']) expect(codes(state, shoot('a1', target)).length).toBeGreaterThan(0);
    expect(offers(state, 'b').some((offer) => offer.do === 'shoot')).toBe(false);
  });
});

describe('a shot in the making', () => {
  it('shows the reach of the weapons and who may be shot, and asks for the rest', () => {
    const state = facing({}, {}, { units: { b2: { at: [10, 30] } } });
    const shown = preview(state, 'a', { do: 'shoot', unit: 'a1' });
    expect(shown).toMatchObject({ is: 'unfinished', needs: 'target' });
    const outlined = shown.marks.flatMap((mark) => (mark.is === 'outline' ? [mark.unit] : []));
    expect(outlined).toEqual(['b1']);
    expect(shown.marks.some((mark) => mark.is === 'region' && mark.tone === 'reach')).toBe(true);
    expect(preview(state, 'a', { do: 'shoot', unit: 'a1', target: 'b1' })).toMatchObject({ needs: 'weapon' });
  });

  it('shows nothing of a unit that is not there, or not one’s own', () => {
    for (const draft of [{ do: 'shoot' }, { do: 'shoot', unit: 'nobody' }, { do: 'shoot', unit: 'b1' }] as const)
      expect(preview(facing(), 'a', draft)).toMatchObject({ is: 'unfinished', marks: [] });
  });
});

/** Someone else who can still shoot, so that the phase waits. */
const spare = { units: { a9: { at: [60, 16] as const }, b9: { at: [60, 30] as const } } };
