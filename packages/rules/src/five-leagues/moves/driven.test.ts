import { describe, expect, test } from 'vitest';
import { offers, waitingFor } from '../engine';
import { fieldedOf } from '../figures';
import type { State } from '../state';
import { aBattle, aPiece, type BattleGiven, happen, play, refusals } from '../test-kit';
import { inch } from '../units';
import { driftOf, forceMove } from './forced';
import { backAway } from './retreat';
import { spot } from './test-kit';

const one = (state: State, id = 'h1') => {
  const figure = fieldedOf(state, id);
  if (figure === undefined) throw new Error('nobody there');
  return figure;
};
const at = (given: Partial<BattleGiven> = {}): State => aBattle({ figures: { h1: { at: [18, 18] } }, ...given });
const dice = { roll: (): readonly number[] => [] };

describe('moved by force or by luck', () => {
  test('one goes straight, as far as there is room [FL-BAT-36]', () => {
    expect(driftOf(at(), one(at()), 0, inch(4))).toMatchObject({ to: spot(22, 18), stoppedBy: null, drop: 0 });
  });

  test('one stops on reaching what one cannot pass [FL-BAT-36]', () => {
    const rock = aPiece('rock', { height: inch(2) }, [20, 16], [3, 4]);
    const state = at({ terrain: [rock] });
    const drift = driftOf(state, one(state), 0, inch(4));
    expect(drift.stoppedBy).toBe('rock');
    expect(drift.to.x).toBeLessThanOrEqual(inch(20) - 12.46);
    expect(drift.to.x).toBeGreaterThan(inch(20) - 14);
  });

  test('one stops half an inch short of any figure [FL-BAT-36]', () => {
    const state = at({ figures: { h1: { at: [18, 18] }, e1: { at: [22, 18] } } });
    const drift = driftOf(state, one(state), 0, inch(6));
    expect(drift.stoppedBy).toBe('e1');
    expect(inch(22) - drift.to.x - 25).toBeGreaterThanOrEqual(12.69);
    expect(inch(22) - drift.to.x - 25).toBeLessThan(13.8);
  });

  test('one stops at the edge of the table [FL-BAT-36]', () => {
    const state = at({ figures: { h1: { at: [1, 18] } } });
    expect(driftOf(state, one(state), 180, inch(4))).toMatchObject({ stoppedBy: 'edge' });
  });

  test('one that goes through water has wet feet for the round [FL-BAT-63]', () => {
    const brook = aPiece('brook', { stands: 'field', tags: ['water'], height: 0 }, [19, 10], [1, 16]);
    const state = at({ terrain: [brook], figures: { h1: { at: [18, 18] } } });
    const wet = happen(state, (tale) => forceMove(tale, 'h1', 0, inch(4), 'FL-BAT-36', dice), []);
    expect(wet.state.figures['h1']).toMatchObject({ pose: { x: inch(22) }, did: { water: true } });
    const dry = happen(state, (tale) => forceMove(tale, 'h1', 180, inch(4), 'FL-BAT-36', dice), []);
    expect(dry.state.figures['h1']?.did.water).toBe(false);
  });

  test('one falls over a ledge [FL-BAT-36] [FL-BAT-32]', () => {
    const rock = aPiece('rock', { height: inch(2) }, [16, 16], [4, 4]);
    const state = at({ terrain: [rock], figures: { h1: { at: [18, 18], level: inch(2) } } });
    const told = happen(state, (tale) => forceMove(tale, 'h1', 0, inch(4), 'FL-BAT-36', dice), [1]);
    expect(told.of('fell')).toMatchObject([{ unit: 'h1', height: 50.8 }]);
    expect(told.state.figures['h1']?.level).toBe(0);
  });

  test('an Aberration shoves whom it meets 2" by luck and goes on [FL-BAT-36]', () => {
    const state = at({
      figures: { e9: { at: [18, 18], profile: { kind: 'aberration', base: 50 }, specials: [] }, h2: { at: [21, 18] } },
    });
    const clock = { roll: (): readonly number[] => [12] };
    const told = happen(state, (tale) => forceMove(tale, 'e9', 0, inch(6), 'FL-BAT-36', clock));
    expect(told.of('driven').map(({ unit, angle }) => [unit, angle])).toEqual([
      ['e9', 0],
      ['h2', 90],
      ['e9', 0],
    ]);
    expect(told.state.figures['h2']?.pose).toMatchObject(spot(21, 20));
    expect(told.state.figures['e9']?.pose?.x).toBeCloseTo(inch(24), 0);
  });
});

describe('driven back', () => {
  const back = (given: Partial<BattleGiven>, mm = inch(1)) => {
    const state = at(given);
    return backAway(state, one(state), spot(17, 18), mm);
  };

  test('one goes straight away from the opponent [FL-BAT-124]', () => {
    expect(back({})).toEqual({ to: spot(19, 18), level: 0, blocked: false, by: null, drop: 0 });
  });

  test('one is stopped by figures and by ground one cannot enter, wholly [FL-BAT-124]', () => {
    expect(back({ figures: { h1: { at: [18, 18] }, h2: { at: [19.5, 18] } } })).toMatchObject({
      blocked: true,
      by: 'h2',
      to: spot(18, 18),
    });
    expect(back({ terrain: [aPiece('rock', {}, [19, 16], [3, 4])] })).toMatchObject({ blocked: true, by: 'rock' });
    const wall = aPiece('wall', { stands: 'linear', height: inch(1) }, [18.6, 16], [0.2, 4]);
    expect(back({ terrain: [wall] })).toMatchObject({ blocked: true, by: 'wall' });
  });

  test('one has no room beyond the table’s edge [FL-BAT-124] [FL-A-22]', () => {
    const state = at({ figures: { h1: { at: [0.6, 18] } } });
    expect(backAway(state, one(state), spot(1.6, 18), inch(1))).toMatchObject({ blocked: true, by: 'edge' });
    // A base of 40 mm a hair more than the tolerance over the edge is off the table: its law measures the same
    const brute = at({ figures: { h1: { at: [45.36 / 25.4, 18], profile: { base: 40 } } } });
    expect(backAway(brute, one(brute), { x: 85.36, y: inch(18) }, 25.39)).toMatchObject({ blocked: true, by: 'edge' });
    expect(backAway(brute, one(brute), { x: 85.36, y: inch(18) }, 25.38)).toMatchObject({ blocked: false });
  });

  test('one falls where the ground ends [FL-A-42]', () => {
    const rock = aPiece('rock', { height: inch(3) }, [15, 16], [3.5, 4]);
    const fallen = back({ terrain: [rock], figures: { h1: { at: [18, 18], level: inch(3) } } });
    expect(fallen).toMatchObject({ blocked: false, level: 0 });
    expect(fallen.drop).toBeCloseTo(76.2);
    expect(fallen.to.x - 12.5).toBeGreaterThanOrEqual(inch(18.5) - 0.03);
  });

  test('one is driven down an inch for nothing, and into mud [FL-BAT-30] [FL-BAT-124]', () => {
    const step = aPiece('step', { stands: 'floor', height: inch(1) }, [15, 16], [3.5, 4]);
    expect(back({ terrain: [step], figures: { h1: { at: [18, 18], level: inch(1) } } })).toMatchObject({
      level: 0,
      drop: 0,
    });
    const mud = aPiece('mud', { stands: 'field', tags: ['difficult'], height: 0 }, [18.5, 16], [4, 4]);
    expect(back({ terrain: [mud] })).toMatchObject({ blocked: false });
  });
});

describe('a move a rule gives', () => {
  const placing = (mayStay: boolean, unit = 'h1') =>
    at({
      figures: { h1: { at: [18, 18] }, e1: { at: [18, 20] } },
      step: { is: 'place', unit, why: 'evasive', reach: inch(2), mayStay },
    });

  test('is chosen by its player within the reach [FL-BAT-105]', () => {
    expect(waitingFor(placing(true)).map(({ seat, what }) => [seat, what])).toEqual([['a', 'place']]);
    const told = play(placing(true), { do: 'step-to', unit: 'h1', at: spot(16, 18) });
    expect(told.state.figures['h1']?.pose).toMatchObject(spot(16, 18));
    expect(told.state.figures['e1']).toEqual(placing(true).figures['e1']);
    expect(refusals(placing(true), { do: 'step-to', unit: 'h1', at: spot(15.9, 18) })).toMatchObject([
      { code: 'move/too-far' },
    ]);
    expect(refusals(placing(true), { do: 'step-to', unit: 'e1', at: spot(18, 21) })).toMatchObject([
      { code: 'place/other' },
    ]);
  });

  test('of a horror shoves friends of a man’s size out of its place [FL-BAT-105] [FL-AI-42]', () => {
    const state = at({
      figures: {
        e9: { at: [18, 18], profile: { kind: 'aberration', base: 40, monsterPoints: 4 } },
        e1: { at: [20, 18] },
        h1: { at: [18, 30] },
      },
      step: { is: 'place', unit: 'e9', why: 'evasive', reach: inch(2), mayStay: true },
    });
    const told = play(state, { do: 'step-to', unit: 'e9', at: spot(19.9, 18) }, [], 'gm');
    expect(told.of('pushedAside')).toEqual([{ type: 'pushedAside', unit: 'e1', by: 'e9' }]);
    const { e1, e9 } = told.state.figures;
    const apart = Math.hypot((e1?.pose?.x ?? 0) - (e9?.pose?.x ?? 0), (e1?.pose?.y ?? 0) - (e9?.pose?.y ?? 0));
    expect(apart).toBeGreaterThanOrEqual(32.47);
  });

  test('through water leaves wet feet, whichever way it goes [FL-BAT-105] [FL-BAT-63]', () => {
    const brook = aPiece('brook', { stands: 'field', tags: ['water'], height: 0 }, [16, 10], [1, 16]);
    const slips = (x: number) =>
      play({ ...placing(true), terrain: [brook] }, { do: 'step-to', unit: 'h1', at: spot(x, 18) });
    expect(slips(16.9).state.figures['h1']?.did.water).toBe(true);
    expect(slips(19).state.figures['h1']?.did.water).toBe(false);
  });

  test('by an edge may go over it [FL-BAT-195] [FL-A-44]', () => {
    const by = (y: number, why: 'evasive' | 'pounce' = 'evasive') =>
      at({
        figures: { h1: { at: [18, y] }, e1: { at: [18, 20] } },
        step: { is: 'place', unit: 'h1', why, reach: inch(2), mayStay: true },
      });
    const gone = play(by(1.4), { do: 'leave', unit: 'h1' });
    expect(gone.state.figures['h1']).toMatchObject({ fate: 'left', counts: { fled: 1 } });
    expect(offers(by(1.4), 'a').map((offer) => offer.do)).toContain('leave');
    expect(refusals(by(1.6), { do: 'leave', unit: 'h1' })).toMatchObject([{ code: 'leave/too-far' }]);
  });

  test('may be let be where the rule says so [FL-BAT-105]', () => {
    expect(play(placing(true), { do: 'halt', unit: 'h1' }).state.figures['h1']?.pose).toMatchObject(spot(18, 18));
    expect(refusals(placing(false), { do: 'halt', unit: 'h1' })).toMatchObject([{ code: 'place/must' }]);
  });

  test('of an enemy may be left to the game [FL-GEN-22]', () => {
    const state = placing(false, 'e1');
    expect(offers(state, 'gm').some((offer) => offer.do === 'automa')).toBe(true);
    const told = play(state, { do: 'automa' }, [], 'gm');
    expect(told.of('moved')).toHaveLength(1);
  });
});
