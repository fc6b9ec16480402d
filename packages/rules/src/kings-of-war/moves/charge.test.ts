import { contactOf, inches, isPartlyIn, touches } from '@muster/geometry';
import { describe, expect, it } from 'vitest';
import { offers, preview } from '../engine';
import type { Intent } from '../intents';
import type { State } from '../state';
import { aBattle, aPiece, type BattleGiven, play, refusals, type UnitGiven } from '../test-kit';
import { baseOf, type Fielded } from '../units';

/** A regiment of side one at (36, 12) and an enemy at (36, 18), eye to eye: about 2.85 inches apart. */
const field = (given: Partial<BattleGiven> = {}, a1: UnitGiven = {}, b1: UnitGiven = {}): State =>
  aBattle({
    step: { is: 'movement', side: 'one' },
    ...given,
    units: { a1: { at: [36, 12], ...a1 }, b1: { at: [36, 18], ...b1 }, b9: { at: [66, 44] }, ...given.units },
  });
const charge = (target = 'b1', ...units: string[]): Intent => ({
  do: 'charge',
  target,
  chargers: (units.length > 0 ? units : ['a1']).map((unit) => ({ unit })),
});
const codes = (state: State, intent: Intent): readonly string[] => refusals(state, intent).map((no) => no.code);
const fielded = (state: State, id: string): Fielded => state.units[id] as Fielded;
const contact = (state: State, a: string, b: string) => contactOf(baseOf(fielded(state, a)), baseOf(fielded(state, b)));
const charged = (state: State, intent: Intent, faces: readonly number[] = []) => play(state, intent, faces);

describe('who may charge', () => {
  it('charges an enemy in arc, in sight and in reach, into contact along its front [KOW-MOV-07] [KOW-CHG-01] [KOW-CHG-09]', () => {
    const told = charged(field(), charge());
    expect(told.of('charged')[0]).toMatchObject({
      face: 'front',
      order: { is: 'charge', charge: { hindered: false } },
    });
    expect(told.state.engagements).toEqual([{ a: 'a1', b: 'b1' }]);
    expect(contact(told.state, 'a1', 'b1')).toMatchObject({ kind: 'edge', length: expect.closeTo(100, 1) });
  });

  it('names every test that fails, with how much: arc, reach, sight [KOW-CHG-01] [KOW-UNI-11]', () => {
    const behind = refusals(field({}, { facing: 270 }, { at: [36, 40] }), charge());
    expect(behind.map((no) => no.code)).toEqual(
      expect.arrayContaining(['charge/not-in-arc', 'charge/out-of-reach', 'charge/no-sight']),
    );
    const exact = 254 + 80;
    const at = (gap: number) => field({}, { at: [36, 12] }, { at: [36, 12 + (80 + gap) / 25.4] });
    expect(exact).toBe(334);
    expect(codes(at(254), charge())).toEqual([]);
    const [no] = refusals(at(254.2), charge());
    expect(no).toMatchObject({
      code: 'charge/out-of-reach',
      rule: 'KOW-CHG-01',
      who: ['a1', 'b1'],
      detail: { reach: 254, needed: 254.2, over: 0.2 },
    });
  });

  it('refuses what no line of sight reaches and names who blocks it [KOW-CHG-01] [KOW-LOS-01]', () => {
    const wide = { footprint: { width: 250, depth: 50 } };
    const state = field({ units: { a2: { at: [36, 15], profile: wide } } }, {}, { at: [36, 20] });
    expect(refusals(state, charge())[0]).toMatchObject({ code: 'charge/no-sight', who: ['a1', 'b1', 'a2'] });
    const low = field({ units: { a2: { at: [36, 15], profile: { ...wide, height: 1 } } } }, {}, { at: [36, 20] });
    expect(codes(low, charge())).not.toContain('charge/no-sight');
  });

  it('refuses one without a Melee value, a friend, and one that is Engaged with it [KOW-UNI-08] [KOW-CHG-13]', () => {
    expect(codes(field({}, { profile: { melee: null } }), charge())).toEqual(['order/no-melee']);
    expect(codes(field({ units: { a2: { at: [50, 20] } } }), charge('a2'))).toEqual(['unit/not-an-enemy']);
    const engaged = field({ engaged: [['a1', 'b1']] }, {}, { at: [36, 12 + 80 / 25.4] });
    expect(codes(engaged, charge())).toEqual(['charge/counter-charge-it']);
  });

  it('adds Wild Charge after doubling Speed; a die of it counts once rolled [KOW-CHG-12] [KOW-SPR-42]', () => {
    const slow = { profile: { speed: 4, rules: [{ rule: 'wild-charge' as const, n: 2 }] } };
    const far = (gap: number): UnitGiven => ({ at: [36, 12 + 80 / 25.4 + gap] });
    expect(codes(field({}, slow, far(10)), charge())).toEqual([]);
    expect(codes(field({}, slow, far(10.1)), charge())).toEqual(['charge/out-of-reach']);
    const wild = { profile: { speed: 4, rules: [{ rule: 'wild-charge' as const, n: 'D3' as const }] } };
    const before = field({}, wild, far(9.5));
    expect(refusals(before, charge())[0]?.detail).toMatchObject({ unrolled: 'D3' });
    const rolled = play(before, { do: 'wild', unit: 'a1' }, [3]);
    expect(rolled.of('wildRolled')[0]?.inches).toBe(2);
    expect(codes(rolled.state, charge())).toEqual([]);
    expect(codes(rolled.state, { do: 'wild', unit: 'a1' })).toEqual(['wild/nothing-to-roll']);
  });

  it('measures from any point of the front edge to the nearest of the target [KOW-CHG-01] [KOW-UNI-09]', () => {
    const shown = preview(field(), 'a', charge());
    expect(shown.is).toBe('ready');
    expect(shown.marks.some((mark) => mark.is === 'line' && mark.tone === 'reach')).toBe(true);
    // Ten inches from the right end of its front to the target's left corner, more from the Leader Point.
    const reach = (aside: number): UnitGiven => ({
      pose: { x: inches(36) + 100 + aside, y: inches(12) + 80 + 240, facing: 270 },
    });
    const exact = Math.sqrt(254 * 254 - 240 * 240);
    expect(codes(field({}, {}, reach(exact - 0.1)), charge())).toEqual([]);
    const [far] = refusals(field({}, {}, reach(exact + 0.5)), charge());
    expect(far).toMatchObject({ code: 'charge/out-of-reach', detail: { reach: 254 } });
    expect(Number(far?.detail?.['over'])).toBeCloseTo(0.17, 1);
  });
});

describe('which facing', () => {
  it('goes by where the Leader Point stands before anything moves [KOW-CHG-02] [KOW-UNI-10]', () => {
    const beside = field({}, { at: [30, 18], facing: 0 });
    expect(charged(beside, charge()).of('charged')[0]?.face).toBe('right');
    const behind = field({}, { at: [36, 24], facing: 270 });
    expect(charged(behind, charge()).of('charged')[0]?.face).toBe('rear');
  });

  it('takes the facing nearer to the front for a Leader Point on the very line [KOW-CHG-02] [KOW-UNI-10]', () => {
    // The target looks down; its right front corner is at (36 - 50 mm, 18 - 40 mm). 60 mm out along the diagonal.
    const corner = { x: inches(36) - 50, y: inches(18) - 40 };
    const leader = { x: corner.x - 60, y: corner.y - 60 };
    const state = field({}, { pose: { x: leader.x, y: leader.y - 40, facing: 90 } });
    expect(isPartlyIn(baseOf(fielded(state, 'a1')), 'front', baseOf(fielded(state, 'b1'))).inside).toBe(true);
    expect(charged(state, charge()).of('charged')[0]?.face).toBe('front');
  });

  it('shows the odds of the blow before the charge is ordered, flank doubled [KOW-MEL-03]', () => {
    const shown = preview(field({}, { at: [30, 18], facing: 0 }), 'a', charge());
    if (shown.is !== 'ready') throw new Error(shown.is);
    expect(shown.odds).toContainEqual(expect.objectContaining({ code: 'attacks', value: 20 }));
    const chance = shown.odds
      ?.filter((figure) => figure.is === 'chance')
      .reduce((sum, figure) => sum + figure.value, 0);
    expect(chance).toBeCloseTo(1, 6);
  });
});

describe('the way in', () => {
  it('does not pivot if straight on will do, and stands flush and centred [KOW-CHG-03] [KOW-CHG-06] [KOW-CHG-08]', () => {
    const state = field({}, { at: [37, 12] });
    const told = charged(state, charge());
    const end = fielded(told.state, 'a1').pose;
    expect(end.x).toBeCloseTo(inches(36), 1);
    expect(end.facing).toBe(90);
  });

  it('pivots once where it must, and is refused where twice would be needed without Nimble [KOW-CHG-03]', () => {
    const aside = field({}, { at: [30, 12], facing: 90 }, { at: [36, 17] });
    expect(codes(aside, charge())).toEqual([]);
  });

  it('goes through difficult terrain and over obstacles and is hindered; beside them it is not [KOW-CHG-04] [KOW-MEL-05] [KOW-TER-04]', () => {
    const wood = field({ terrain: [aPiece('wood', 'difficult', [34, 14.2], [4, 0.5], 1)] });
    const told = charged(wood, charge());
    expect(told.of('charged')[0]?.order.charge).toMatchObject({ hindered: true, hinderedBy: ['wood'] });
    const shown = preview(wood, 'a', charge());
    expect(shown.is === 'ready' && shown.notes).toContainEqual({
      code: 'hindered',
      because: 'KOW-MEL-05',
      detail: { by: 'wood' },
    });
    const beside = field({ terrain: [aPiece('wood', 'difficult', [20, 14.2], [4, 0.5], 1)] });
    expect(charged(beside, charge()).of('charged')[0]?.order.charge?.hindered).toBe(false);
  });

  it('is hindered by what the shuffle ends on [KOW-CHG-08]', () => {
    const state = field({ terrain: [aPiece('hedge', 'obstacle', [33.5, 15.5], [0.6, 0.8], 1)] }, { at: [38, 12] });
    expect(charged(state, charge()).of('charged')[0]?.order.charge?.hinderedBy).toEqual(['hedge']);
  });

  it('is not hindered with Strider, nor by difficult terrain with Pathfinder, nor flying over [KOW-SPR-38] [KOW-SPR-25] [KOW-SPR-12]', () => {
    const over = (rule: 'strider' | 'pathfinder' | 'fly', kind: 'difficult' | 'obstacle') =>
      charged(
        field(
          { terrain: [aPiece('wood', kind, [34, 14.1], [4, 0.2], 1)] },
          { profile: { rules: [{ rule }] } },
          { at: [36, 20] },
        ),
        charge(),
      ).of('charged')[0]?.order.charge?.hindered;
    expect(over('strider', 'obstacle')).toBe(false);
    expect(over('pathfinder', 'difficult')).toBe(false);
    expect(over('pathfinder', 'obstacle')).toBe(true);
    expect(over('fly', 'obstacle')).toBe(false);
  });

  it('names the terrain that bars the way, and only units as units [KOW-CHG-03]', () => {
    const [no] = refusals(
      field({ terrain: [aPiece('house', 'blocking', [36, 14.5], [60, 0.4], 0)] }, {}, { at: [36, 20] }),
      charge(),
    );
    expect(no?.detail?.['piece']).toBe('house');
    expect(no?.who).toEqual(['a1', 'b1']);
  });

  it('may not pass through friends, but for those with Fly [KOW-CHG-05]', () => {
    const wall = { a2: { at: [36, 14.9] as const, profile: { footprint: { width: 100, depth: 20 }, height: 1 } } };
    const blocked = refusals(field({ units: wall }, {}, { at: [36, 21] }), charge());
    expect(blocked[0]?.code).toMatch(/^charge\/(route-blocked|unreachable|no-room|wrong-face)$/);
    const flier = field({ units: wall }, { profile: { rules: [{ rule: 'fly' }] } }, { at: [36, 21] });
    expect(codes(flier, charge())).toEqual([]);
  });

  it('passes through a Yielding friend, though not while Disordered, nor a Mighty one [KOW-CHG-05] [KOW-IND-09]', () => {
    const hero = (...rules: readonly ('individual' | 'mighty')[]): BattleGiven['units'] => ({
      a2: {
        at: [36, 14.5],
        profile: { footprint: { width: 20, depth: 20 }, height: 1, rules: rules.map((rule) => ({ rule })) },
      },
    });
    const past = (units: BattleGiven['units'], a1: UnitGiven = {}) =>
      codes(field({ units: units ?? {} }, a1, { at: [36, 20] }), charge());
    expect(past(hero('individual'))).toEqual([]);
    expect(past(hero('individual'), { disordered: true })).toEqual(['charge/route-blocked']);
    expect(past(hero('individual', 'mighty'))).toEqual(['charge/route-blocked']);
    expect(past(hero())).toEqual(['charge/route-blocked']);
  });

  it('needs room to stand flush where it touches [KOW-CHG-06] [KOW-CHG-07]', () => {
    const rocks = [
      aPiece('west', 'blocking', [33.2, 15.6], [0.6, 2]),
      aPiece('east', 'blocking', [38.2, 15.6], [0.6, 2]),
    ];
    const wide = field({ terrain: rocks }, { profile: { footprint: { width: 200, depth: 80 } } });
    const [no] = refusals(wide, charge());
    expect(no?.code).toMatch(/^charge\/(no-room|route-blocked)$/);
    expect(no?.who?.slice(0, 2)).toEqual(['a1', 'b1']);
    expect(codes(field({ terrain: rocks }), charge())).toEqual([]);
  });

  it('may come near and touch enemies it does not charge; they are nudged and not Engaged [KOW-CHG-11] [KOW-CHG-14]', () => {
    // The neighbour stands 20 mm ahead of the target's line, beside where the charger ends.
    const state = field({
      units: { b2: { pose: { x: inches(36) + 100, y: inches(18) - 30, facing: 270 } } },
    });
    const told = charged(state, charge());
    expect(told.state.engagements).toEqual([{ a: 'a1', b: 'b1' }]);
    expect(contact(told.state, 'a1', 'b2')).toBe(undefined);
    expect(told.of('charged')[0]?.nudged.map((nudge) => nudge.unit)).toEqual(['b2']);
  });

  it('is no charge where only corners would meet [KOW-CHG-10]', () => {
    // Walls leave it only a lane that ends beside the target's corner.
    const lane = [
      aPiece('west', 'blocking', [36 + 48 / 25.4, 9], [0.05, 7.3]),
      aPiece('east', 'blocking', [36 + 152 / 25.4, 9], [0.05, 7.3]),
      aPiece('north', 'blocking', [36 + 52 / 25.4, 16.6], [4, 0.3]),
    ];
    const state = field({ terrain: lane }, { at: [36 + 100 / 25.4, 12] });
    const [no] = refusals(state, charge());
    expect(no?.code).toMatch(/^charge\/(corner-only|no-room|unreachable|route-blocked)$/);
    const open = field({}, { at: [36 + 100 / 25.4, 12] });
    expect(contact(charged(open, charge()).state, 'a1', 'b1')?.length).toBeGreaterThan(1);
  });

  it('charges from a hill with the bonus unless hindered or the target is on a hill [KOW-TER-07]', () => {
    const onHill: UnitGiven = { start: { engaged: [], hills: ['knoll'], leaderIn: [], near: [] } };
    const bonus = (state: State) => charged(state, charge()).of('charged')[0]?.order.charge?.hillBonus;
    expect(bonus(field({}, onHill))).toBe(true);
    expect(bonus(field())).toBe(false);
    expect(bonus(field({ terrain: [aPiece('knoll', 'hill', [33, 16], [6, 5], 2)] }, onHill))).toBe(false);
    const wood = { terrain: [aPiece('wood', 'difficult', [34, 14.1], [4, 0.2], 1)] };
    expect(bonus(field(wood, onHill))).toBe(false);
    const flyer: UnitGiven = { ...onHill, disordered: true, profile: { rules: [{ rule: 'fly' }] } };
    expect(bonus(field({}, flyer))).toBe(false);
    const notes = (state: State) => {
      const shown = preview(state, 'a', charge());
      return shown.is === 'ready' ? shown.notes?.map(({ code }) => code) : [];
    };
    expect(notes(field({}, onHill))).toEqual(['downhill']);
    expect(notes(field(wood, onHill))).toEqual(['hindered']);
  });
});

describe('several on one', () => {
  const pair = (more: BattleGiven['units'] = {}): State =>
    field({ units: { a2: { at: [40.2, 12] }, ...more } }, { at: [31.8, 12] });

  it('is ordered together, each passing its own tests [KOW-MUL-01]', () => {
    const told = charged(pair(), charge('b1', 'a1', 'a2'));
    expect(told.of('charged')).toHaveLength(2);
    const far = pair({ a3: { at: [36, 2], facing: 270 } });
    expect(refusals(far, charge('b1', 'a1', 'a3')).every((no) => no.who?.[0] === 'a3')).toBe(true);
    const alone = charged(pair(), charge('b1', 'a1')).state;
    expect(refusals(alone, charge('b1', 'a2'))[0]).toMatchObject({
      code: 'charge/declared-together',
      rule: 'KOW-MUL-01',
    });
    expect(codes(pair(), charge('b1', 'a1', 'a1'))).toEqual(['charge/named-twice']);
  });

  it('shares the facing: two 100 mm fronts on 100 mm have 50 each [KOW-MUL-02] [KOW-MUL-04] [KOW-MUL-07]', () => {
    const told = charged(pair(), charge('b1', 'a1', 'a2'));
    expect(contact(told.state, 'a1', 'b1')?.length).toBeCloseTo(50, 0);
    expect(contact(told.state, 'a2', 'b1')?.length).toBeCloseTo(50, 0);
    expect(fielded(told.state, 'a1').pose.x).toBeLessThan(fielded(told.state, 'a2').pose.x);
  });

  it('leaves a hair between friends, so that each may turn and go on its own afterwards [KOW-UNI-13] [KOW-REG-01]', () => {
    const two = charged(pair(), charge('b1', 'a1', 'a2')).state;
    expect(touches(baseOf(fielded(two, 'a1')), baseOf(fielded(two, 'a2')))).toBe(false);
    const late = pair({ b1: { at: [36, 18], profile: { footprint: { width: 200, depth: 80 } } } });
    const first = charged(late, charge('b1', 'a1')).state;
    const joined = charged(
      { ...first, units: { ...first.units, a1: { ...first.units['a1']!, order: null } } },
      charge('b1', 'a2'),
    );
    expect(touches(baseOf(fielded(joined.state, 'a1')), baseOf(fielded(joined.state, 'a2')))).toBe(false);
    const won: State = {
      ...two,
      steps: [
        { is: 'melee', side: 'one' },
        { is: 'regroup', side: 'one', units: ['a1', 'a2'], routed: 'b1', individual: false, barred: [] },
      ],
      engagements: [],
      units: { ...two.units, b1: { ...two.units['b1']!, pose: null, routed: true } },
    };
    expect(play(won, { do: 'regroup', unit: 'a1', way: 'forward' }, [1]).of('regrouped')[0]?.free).toBe(true);
    expect(codes(won, { do: 'regroup', unit: 'a1', way: 'stay', facing: 270 })).toEqual([]);
    expect(codes(won, { do: 'regroup', unit: 'a1', way: 'right' })).toEqual(['regroup/unit-in-the-way']);
  });

  it('puts the middle of three wholly in contact and shares the rest [KOW-MUL-05]', () => {
    const broad: UnitGiven = { profile: { footprint: { width: 200, depth: 80 } } };
    const state = field(
      { units: { a2: { at: [36, 11] }, a3: { at: [41, 11] } } },
      { at: [31, 11] },
      { ...broad, at: [36, 18] },
    );
    const told = charged(state, charge('b1', 'a1', 'a2', 'a3'));
    expect(contact(told.state, 'a2', 'b1')?.length).toBeCloseTo(100, 0);
    expect(contact(told.state, 'a1', 'b1')?.length).toBeCloseTo(50, 0);
    expect(contact(told.state, 'a3', 'b1')?.length).toBeCloseTo(50, 0);
  });

  it('has no room for three equal fronts on one facing [KOW-MUL-03] [KOW-MUL-06]', () => {
    const state = field({ units: { a2: { at: [36, 10] }, a3: { at: [40.5, 10] } } }, { at: [31.5, 10] });
    const [no] = refusals(state, charge('b1', 'a1', 'a2', 'a3'));
    expect(no).toMatchObject({ code: 'charge/facing-full', rule: 'KOW-MUL-03' });
    expect(codes(state, charge('b1', 'a1', 'a3'))).toEqual([]);
  });

  it('gives each facing to those who stand before it, and nobody shuffles for another facing [KOW-MUL-08]', () => {
    const state = field({ units: { a2: { at: [29, 18], facing: 0 } } });
    const told = charged(state, charge('b1', 'a1', 'a2'));
    expect(
      told
        .of('charged')
        .map((event) => event.face)
        .toSorted(),
    ).toEqual(['front', 'right']);
    expect(fielded(told.state, 'a1').pose.x).toBeCloseTo(inches(36), 1);
  });
});

describe('offers', () => {
  it('offers a charge to whoever may be ordered one, and its draft shows the reach and who is in it', () => {
    const state = field();
    expect(offers(state, 'a').some((offer) => offer.do === 'charge' && offer.unit === 'a1')).toBe(true);
    const shown = preview(state, 'a', { do: 'charge', chargers: [{ unit: 'a1' }] });
    expect(shown.is).toBe('unfinished');
    expect(shown.marks).toContainEqual({ is: 'outline', unit: 'b1', tone: 'target' });
    expect(shown.marks.some((mark) => mark.is === 'region')).toBe(true);
  });
});
