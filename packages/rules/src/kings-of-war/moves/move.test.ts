import { inches } from '@muster/geometry';
import { describe, expect, it } from 'vitest';
import type { Intent, Leg } from '../intents';
import type { State } from '../state';
import { aBattle, aPiece, type BattleGiven, play, refusals } from '../test-kit';

/** A regiment of side one at (36, 12) looking up the table, in side one's Movement phase. */
const field = (given: Partial<BattleGiven> = {}): State =>
  aBattle({
    step: { is: 'movement', side: 'one' },
    ...given,
    units: { a1: { at: [36, 12] }, b9: { at: [66, 44] }, ...given.units },
  });
const go = (count: number): Leg => ({ go: Math.round(inches(count) * 100) / 100 });
const turn = (degrees: number): Leg => ({ turn: degrees });
const codes = (state: State, intent: Intent): readonly string[] => refusals(state, intent).map((no) => no.code);
const advance = (...path: Leg[]): Intent => ({ do: 'advance', unit: 'a1', path });
const poseOf = (state: State, id = 'a1') => state.units[id]?.pose;

describe('orders of movement', () => {
  it('halts without moving [KOW-MOV-01]', () => {
    const before = field();
    const told = play(before, { do: 'halt', unit: 'a1' });
    expect(poseOf(told.state)).toEqual(poseOf(before));
    expect(told.state.units['a1']?.order?.is).toBe('halt');
  });

  it('changes facing about the centre to any direction [KOW-MOV-02]', () => {
    const told = play(field(), { do: 'face', unit: 'a1', facing: 250 });
    expect(poseOf(told.state)).toEqual({ x: inches(36), y: 304.8, facing: 250 });
  });

  it('refuses a change of facing that ends on blocking terrain [KOW-MOV-02]', () => {
    const near = aPiece('rock', 'blocking', [36.5, 13.7], [2, 1]);
    expect(codes(field({ terrain: [near] }), { do: 'face', unit: 'a1', facing: 180 })).toEqual(['end/on-terrain']);
    expect(codes(field({ terrain: [near] }), { do: 'face', unit: 'a1', facing: 270 })).toEqual([]);
  });

  it('advances 4 inches, pivots, and goes on for 1 with Speed 5 [KOW-MOV-03]', () => {
    const told = play(field(), advance(go(4), turn(-90), go(1)));
    expect(poseOf(told.state)).toEqual({ x: 939.8, y: 406.4, facing: 0 });
    expect(told.of('ordered')[0]?.distance).toBe(127);
  });

  it('refuses an Advance beyond Speed, and says by how much [KOW-MOV-03]', () => {
    const [no] = refusals(field(), advance({ go: 127.1 }));
    expect(no).toMatchObject({ code: 'move/too-far', rule: 'KOW-MOV-03', detail: { allowed: 127, over: 0.1 } });
    expect(codes(field(), advance({ go: 127 }))).toEqual([]);
  });

  it('refuses a pivot over 90 degrees and a second one [KOW-MOV-03]', () => {
    expect(codes(field(), advance(turn(90.1), go(1)))).toEqual(['move/pivot-too-wide']);
    expect(codes(field(), advance(turn(20), go(1), turn(20)))).toEqual(['move/too-many-pivots']);
  });

  it('goes back and to the side at half Speed, unrounded [KOW-MOV-04] [KOW-MOV-05]', () => {
    const back = play(field(), { do: 'back', unit: 'a1', path: [{ go: 63.5 }] });
    expect(poseOf(back.state)).toEqual({ x: inches(36), y: 241.3, facing: 90 });
    expect(codes(field(), { do: 'back', unit: 'a1', path: [{ go: 63.6 }] })).toEqual(['move/too-far']);
    const side = play(field(), { do: 'sidestep', unit: 'a1', to: 'left', path: [{ go: 63.5 }] });
    expect(poseOf(side.state)).toEqual({ x: 850.9, y: 304.8, facing: 90 });
    expect(codes(field(), { do: 'sidestep', unit: 'a1', to: 'right', path: [{ go: 63.6 }] })).toEqual(['move/too-far']);
  });

  it('doubles straight ahead up to twice Speed without a pivot [KOW-MOV-06]', () => {
    const told = play(field(), { do: 'double', unit: 'a1', path: [go(10)] });
    expect(poseOf(told.state)?.y).toBe(558.8);
    expect(codes(field(), { do: 'double', unit: 'a1', path: [turn(10), go(5)] })).toEqual(['move/too-many-pivots']);
  });

  it('counts difficult terrain and obstacles as blocking at the double, not in an Advance [KOW-MOV-06] [KOW-TER-04] [KOW-TER-05]', () => {
    for (const kind of ['difficult', 'obstacle'] as const) {
      const state = field({ terrain: [aPiece('hedge', kind, [34, 14.5], [4, 0.5], 1)] });
      expect(codes(state, { do: 'double', unit: 'a1', path: [go(8)] })).toContain('move/no-double-through');
      expect(codes(state, advance(go(5)))).toEqual([]);
    }
  });

  it('gives a Nimble unit one more pivot in every order but Halt [KOW-MOV-08]', () => {
    const nimble = { units: { a1: { at: [36, 12] as const, profile: { rules: [{ rule: 'nimble' as const }] } } } };
    expect(codes(field(nimble), advance(turn(40), go(2), turn(-80), go(3)))).toEqual([]);
    expect(codes(field(nimble), { do: 'double', unit: 'a1', path: [go(3), turn(90), go(7)] })).toEqual([]);
    expect(codes(field(nimble), { do: 'back', unit: 'a1', path: [turn(30), go(2)] })).toEqual([]);
    expect(codes(field(nimble), advance(turn(10), go(1), turn(10), go(1), turn(10)))).toEqual(['move/too-many-pivots']);
  });

  it('passes through friends and must end clear of them, touching none [KOW-MOV-09] [KOW-UNI-13]', () => {
    const friend = (y: number) =>
      field({ units: { a2: { at: [36, y], profile: { footprint: { width: 100, depth: 40 } } } } });
    expect(codes(friend(15), advance(go(5)))).toEqual(['end/on-friend']);
    expect(codes(friend(14.4), { do: 'double', unit: 'a1', path: [go(10)] })).toEqual([]);
    const touching = field({ units: { a2: { at: [36, 12 + 100 / 25.4] } } });
    expect(codes(touching, advance({ go: 20 }))).toEqual(['end/touches-friend']);
    expect(codes(touching, advance({ go: 19.9 }))).toEqual([]);
  });

  it('keeps an inch from enemies on the way and at the end [KOW-MOV-10] [KOW-UNI-12]', () => {
    // Enemy front edge at y = 17 inches; own front edge starts at 12 inches + 40 mm.
    const foe = field({ units: { b1: { at: [36, 17 + 40 / 25.4], facing: 270 } } });
    const room = 5 * 25.4 - 40 - 25.4;
    expect(codes(foe, advance({ go: Math.floor(room * 100) / 100 }))).toEqual([]);
    const [no] = refusals(foe, advance({ go: room + 0.2 }));
    expect(no).toMatchObject({ code: 'move/enemy-in-the-way', who: ['a1', 'b1'] });
    // 90 mm between the bases where it passes beside: 25.3 mm is too near.
    const beside = field({ units: { b1: { at: [36 + 125.3 / 25.4, 16], facing: 270 } } });
    expect(codes(beside, { do: 'double', unit: 'a1', path: [go(10)] })).toContain('move/enemy-in-the-way');
    const clear = field({ units: { b1: { at: [36 + 125.4 / 25.4, 16], facing: 270 } } });
    expect(codes(clear, { do: 'double', unit: 'a1', path: [go(10)] })).toEqual([]);
  });

  it('pivots through anything, friends, enemies, blocking terrain and the edge, if it ends clear [KOW-MOV-11] [KOW-TER-03]', () => {
    const post = aPiece('post', 'blocking', [37.2, 13.7], [0.3, 0.3]);
    const edge = field({ terrain: [post], units: { a1: { at: [36, 12] } } });
    expect(codes(edge, { do: 'face', unit: 'a1', facing: 270 })).toEqual([]);
    const corner = aBattle({
      step: { is: 'movement', side: 'one' },
      units: { a1: { at: [2, 40.5 / 25.4], facing: 90 } },
    });
    expect(codes(corner, { do: 'face', unit: 'a1', facing: 270 })).toEqual([]);
    expect(codes(corner, { do: 'face', unit: 'a1', facing: 0 })).toEqual(['end/off-table']);
    // Its corners swing 64 mm out; a friend and an enemy stand 55 mm beside its middle.
    const between = (x: number) => ({ at: [36 + x, 12] as const, profile: { footprint: { width: 20, depth: 20 } } });
    const crowd = field({ units: { a1: { at: [36, 12] }, a2: between(-(50 + 5 + 10) / 25.4) } });
    expect(codes(crowd, { do: 'face', unit: 'a1', facing: 270 })).toEqual([]);
    expect(codes(crowd, { do: 'face', unit: 'a1', facing: 130 })).toEqual(['end/on-friend']);
    const foe = field({ units: { a1: { at: [36, 12] }, b1: { ...between((50 + 25.4 + 10) / 25.4), facing: 270 } } });
    expect(codes(foe, { do: 'face', unit: 'a1', facing: 270 })).toEqual([]);
    expect(codes(foe, { do: 'face', unit: 'a1', facing: 130 })).toEqual(['end/near-enemy']);
  });

  it('is not slowed by rough ground and may not cross blocking terrain or the edge [KOW-MOV-12] [KOW-TER-03]', () => {
    const wood = field({ terrain: [aPiece('wood', 'difficult', [33, 13], [6, 6])] });
    expect(codes(wood, advance(go(5)))).toEqual([]);
    const rock = field({ terrain: [aPiece('rock', 'blocking', [35, 15], [2, 0.4])] });
    expect(codes(rock, advance(go(5)))).toContain('move/terrain-in-the-way');
    const edge = aBattle({ step: { is: 'movement', side: 'one' }, units: { a1: { at: [36, 46], facing: 90 } } });
    expect(codes(edge, advance(go(5)))).toEqual(['end/off-table']);
  });

  it('lets a unit that began near an enemy go where it ends farther away [KOW-MOV-13]', () => {
    const near = field({
      units: {
        a1: { at: [36, 12], start: { engaged: [], hills: [], leaderIn: [], near: [{ unit: 'b1', gap: 12.7 }] } },
        b1: { at: [36, 12 + (80 + 12.7) / 25.4], facing: 270 },
      },
    });
    expect(codes(near, { do: 'back', unit: 'a1', path: [{ go: 5 }] })).toEqual([]);
    const [no] = refusals(near, { do: 'sidestep', unit: 'a1', to: 'left', path: [{ go: 20 }] });
    expect(no).toMatchObject({ code: 'end/not-farther', rule: 'KOW-MOV-13', detail: { gap: 12.7, needed: 12.7 } });
  });

  it('lets a Wavering unit Halt, Change Facing and go Back, nothing else [KOW-MOV-14] [KOW-NRV-08]', () => {
    const state = field({ units: { a1: { at: [36, 12], wavering: true, disordered: true } } });
    expect(codes(state, { do: 'halt', unit: 'a1' })).toEqual([]);
    expect(codes(state, { do: 'face', unit: 'a1', facing: 100 })).toEqual([]);
    expect(codes(state, { do: 'back', unit: 'a1', path: [go(2)] })).toEqual([]);
    const others: Intent[] = [
      advance(go(1)),
      { do: 'double', unit: 'a1', path: [go(1)] },
      { do: 'sidestep', unit: 'a1', to: 'left', path: [go(1)] },
    ];
    for (const other of others) expect(codes(state, other)).toEqual(['order/wavering']);
    const before = field({
      units: { a1: { at: [36, 12], wavering: true, disordered: true }, b1: { at: [36, 18], facing: 270 } },
    });
    expect(codes(before, { do: 'charge', target: 'b1', chargers: [{ unit: 'a1' }] })).toEqual(['order/wavering']);
  });

  it('regenerates before the order and drains and heals around after it [KOW-MOV-15]', () => {
    const rules = [
      { rule: 'regeneration' as const, n: 5 },
      { rule: 'cloak-of-death' as const },
      { rule: 'radiance-of-life' as const },
    ];
    const state = field({
      units: {
        a1: { at: [36, 12], damage: 3, profile: { rules } },
        a2: { at: [30, 12], damage: 1 },
        b1: { at: [36, 21], facing: 270 },
        b2: { at: [60, 40] },
      },
    });
    const told = play(state, advance(go(2)), [5, 4, 6]);
    expect(told.events.map((event) => event.type)).toEqual(['regenerated', 'ordered', 'cloaked', 'radiated']);
    expect(told.state.units['b1']?.damage).toBe(1);
    expect(told.state.units['b2']?.damage).toBe(0);
    expect(told.state.units['a2']?.damage).toBe(0);
    expect(told.state.units['a1']?.damage).toBe(0);
    expect(told.state.toTest).toEqual([]);
  });

  it('treats units without an order as halted when the phase ends, with what a Halt brings [KOW-TRN-03] [KOW-SPR-31]', () => {
    const state = field({
      units: {
        a1: {
          at: [36, 12],
          damage: 2,
          profile: { rules: [{ rule: 'regeneration', n: 4 }], weapons: [], ranged: null },
        },
        b1: { at: [36, 30] },
      },
    });
    const told = play(state, { do: 'end-phase' }, [4, 3]);
    expect(told.state.units['a1']?.damage).toBe(1);
  });

  it('gives each unit one order a turn [KOW-TRN-03]', () => {
    const once = play(field(), advance(go(1))).state;
    expect(refusals(once, { do: 'halt', unit: 'a1' })[0]).toMatchObject({ code: 'order/already', rule: 'KOW-TRN-03' });
  });

  it('keeps war engines from doubling, charging and crossing obstacles [KOW-WAR-01] [KOW-TER-05]', () => {
    const engine = {
      profile: { type: 'warEngine' as const, base: 'warEngine' as const, footprint: { width: 50, depth: 50 } },
    };
    const state = field({
      terrain: [aPiece('wall', 'obstacle', [34, 14], [4, 0.3], 1)],
      units: { a1: { at: [36, 12], ...engine }, b1: { at: [36, 20] } },
    });
    expect(codes(state, { do: 'double', unit: 'a1', path: [go(1)] })).toEqual(['order/war-engine']);
    expect(codes(state, { do: 'charge', target: 'b1', chargers: [{ unit: 'a1' }] })).toEqual(['order/war-engine']);
    expect(codes(state, advance(go(4)))).toContain('move/terrain-in-the-way');
    expect(codes(state, advance(go(1)))).toEqual([]);
  });

  it('names every reason at once [KOW-UNI-12]', () => {
    const state = field({ units: { b1: { at: [36, 18], facing: 270 } } });
    expect(codes(state, advance(turn(100), turn(-100), go(9)))).toEqual(
      expect.arrayContaining(['move/too-far', 'move/too-many-pivots', 'move/pivot-too-wide', 'move/enemy-in-the-way']),
    );
  });

  it('refuses an empty move, another side’s unit, an unknown unit and one that is gone', () => {
    const state = field({ units: { a2: { at: [10, 10], pose: null, routed: true }, b1: { at: [60, 40] } } });
    expect(codes(state, advance())).toEqual(['move/nowhere']);
    expect(codes(state, { do: 'halt', unit: 'b1' })).toEqual(['unit/not-yours']);
    expect(codes(state, { do: 'halt', unit: 'nobody' })).toEqual(['unit/unknown']);
    expect(codes(state, { do: 'halt', unit: 'toString' })).toEqual(['unit/unknown']);
    expect(codes(state, { do: 'halt', unit: 'a2' })).toEqual(['unit/not-on-table']);
    expect(refusals(state, { do: 'halt', unit: 'b1' }, 'b')[0]?.code).toBe('seat/not-your-turn');
  });
});
