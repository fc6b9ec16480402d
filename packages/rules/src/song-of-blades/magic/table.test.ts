import { describe, expect, it } from 'vitest';
import { fieldedOf } from '../figures';
import { groundsUnder } from '../ground/grounds';
import { farthest } from '../ground/sight';
import type { State } from '../state';
import { actingWith, aFigure, aPiece, play, refusals } from '../test-kit';
import { isGrounded, mistLimit, shotsUnder, slipDice } from './queries';
import { anEffect, cast, casting } from './test-kit';
import { magicUpkeep } from './upkeep';

describe('spells on the whole table', () => {
  it('only one weather is there, a new one takes its place [ASOBH-MAG-08] [ASOBH-SPELL-mist]', () => {
    const state = casting('mist', { effects: { e1: anEffect('e1', 'rain', { caster: 'b9' }) }, next: 2 });
    const told = play(state, cast('mist', 2));
    expect(Object.values(told.state.effects)).toMatchObject([{ id: 'e2', is: 'mist', power: 2, caster: 'a1' }]);
  });

  it('Mist ends sight at Long, Medium or Short by its Power [ASOBH-SPELL-mist]', () => {
    const state = casting('mist');
    const limits = [1, 2, 3].map((power) => mistLimit(play(state, cast('mist', power)).state));
    expect(limits).toEqual([180, 120, 75]);
    const thick = play(state, cast('mist', 3)).state;
    expect(farthest(thick, standing(thick, 'a1'))).toBe(75);
  });

  it('Rain takes one from every shot and ends it at one stick [ASOBH-SPELL-rain]', () => {
    const told = play(casting('rain'), cast('rain', 2));
    expect(shotsUnder(told.state, false)).toEqual({ modifiers: [{ amount: -1, because: 'rain' }], limit: 120 });
    expect(shotsUnder(told.state, true)).toEqual({ modifiers: [{ amount: -1, because: 'rain' }], limit: 120 });
  });

  it('a double 1 on its activation scares a mount in the rain [ASOBH-SPELL-rain]', () => {
    const rain = anEffect('e1', 'rain', { caster: 'b1' });
    const state = casting('rain', {
      actions: 0,
      effects: { e1: rain },
      figures: { a2: { at: [300, 300], traits: ['mounted'] }, b1: { at: [800, 800] } },
    });
    const told = play(
      { ...state, steps: state.steps.slice(0, 1) },
      { do: 'activate', unit: 'a2', dice: 2 },
      [1, 1, 4, 4, 4],
    );
    expect(told.of('moraleTested')).toMatchObject([{ unit: 'a2', cause: 'weather', failures: 0 }]);
  });

  it('after three full turns a Snowstorm makes the ground slip under a third move [ASOBH-SPELL-snowstorm]', () => {
    const told = play(casting('snowstorm'), cast('snowstorm', 2));
    const runner = aFigure('a2', { did: { ...aFigure('x').did, moves: 3 } });
    expect(shotsUnder(told.state, false)).toEqual({ modifiers: [{ amount: -1, because: 'snowstorm' }], limit: 120 });
    expect(slipDice({ ...told.state, turn: 8 }, runner)).toBe(0);
    expect(slipDice({ ...told.state, turn: 9 }, runner)).toBe(2);
    expect(slipDice({ ...told.state, turn: 9 }, aFigure('a3'))).toBe(0);
  });

  it('a Windstorm takes its Power from ordinary shots and forces flyers down [ASOBH-SPELL-windstorm]', () => {
    const told = play(casting('windstorm'), cast('windstorm', 3));
    expect(shotsUnder(told.state, false).modifiers).toEqual([{ amount: -3, because: 'windstorm' }]);
    expect(shotsUnder(told.state, true).modifiers).toEqual([]);
    expect(isGrounded(told.state)).toBe(true);
  });

  it('a Hailstorm throws a die for everyone in the open when a turn begins, its caster too [ASOBH-SPELL-hailstorm]', () => {
    const wood = aPiece('wood', { ground: 'woods', plant: true }, [100, 100], [200, 200]);
    const state = casting('hailstorm', {
      terrain: [wood],
      figures: { a2: { at: [200, 200] }, b1: { at: [700, 700], profile: { kinds: ['fire-elemental'] } } },
    });
    const cold = play(state, cast('hailstorm', 3));
    expect(cold.state.effects['e1']).toMatchObject({ is: 'hailstorm', power: 3 });
    // a1 is struck (C 2), the bystander is not; the wood shelters a2, and an elemental does not mind
    const told = play(cold.state, { do: 'end-turn' }, [1, 2, 5, 6]);
    expect(told.of('hailed')).toMatchObject([{ faces: { a1: 1, bystander: 2 }, struck: ['a1'] }]);
    expect(told.of('fought')).toMatchObject([{ attack: { target: 'a1', means: { is: 'hazard', combat: 2 } } }]);
  });

  it('a Hailstorm ends with a full turn in which it has struck nobody [ASOBH-SPELL-hailstorm]', () => {
    const state = casting('hailstorm', {
      effects: { e1: anEffect('e1', 'hailstorm', { counts: { struck: 3 }, began: 1 }) },
    });
    expect(magicUpkeep({ ...state, turn: 4 }, 'end')).toEqual(['hail-ends e1']);
    const turn = { ...state, turn: 5, steps: state.steps.slice(0, 1) };
    expect(play(turn, { do: 'end-turn' }).state.effects).toEqual({});
  });

  it('Protection From Arrows is a shell, and one wears one [ASOBH-SPELL-protection-from-arrows]', () => {
    const state = casting('protection-from-arrows', {
      actions: 1,
      figures: { b1: { at: [450, 600], traits: ['short-bow'] } },
    });
    const told = play(state, cast('protection-from-arrows', 1));
    const theirs = { ...told.state, active: 'two', steps: [{ is: 'turn' as const, side: 'two' }, acting('b1')] };
    expect(
      refusals(theirs, { do: 'shoot', unit: 'b1', target: 'a1', weapon: 'short-bow', aimed: false }, 'b'),
    ).toMatchObject([{ code: 'shoot/shielded' }]);
    const again = casting('protection-from-arrows', { effects: told.state.effects });
    expect(refusals(again, cast('protection-from-arrows', 1))).toMatchObject([{ code: 'cast/one-shell' }]);
  });

  it('Alter Terrain breaks the ground of a circle until it ends [ASOBH-SPELL-alter-terrain]', () => {
    const state = casting('alter-terrain', { figures: { b1: { at: [450, 540] }, b2: { at: [450, 620] } } });
    const told = play(state, cast('alter-terrain', 1, { at: { x: 450, y: 500 }, choice: 'swamp' }));
    const ground = (id: string) => groundsUnder(told.state, standing(told.state, id));
    expect(ground('b1')).toEqual(['swamp']);
    expect(ground('b2')).toEqual(['normal']);
    expect(play(told.state, { do: 'end-spell', unit: 'a1', effect: 'e1' }).state.effects).toEqual({});
    expect(refusals(state, cast('alter-terrain', 1, { at: { x: 450, y: 500 }, choice: 'deep' }))).toMatchObject([
      { code: 'cast/no-such-choice' },
    ]);
  });

  it('Tremor throws down all who fail, the caster too, and spares flyers [ASOBH-SPELL-tremor]', () => {
    const state = casting('tremor', {
      figures: { b1: { at: [700, 700] }, b2: { at: [100, 100], traits: ['flying'] } },
    });
    const told = play(state, cast('tremor', 2), [6, 5, 6, 2, 4, 4]);
    expect(told.of('spellResisted').map(({ unit, resisted }) => [unit, resisted])).toEqual([
      ['a1', true],
      ['b1', false],
      ['bystander', true],
    ]);
    expect(told.state.figures['b1']?.conditions).toMatchObject([{ is: 'prone' }]);
  });

  it('a building falls on the Power or less and strikes whoever stands against it [ASOBH-SPELL-tremor]', () => {
    const hut = aPiece('hut', { stands: 'solid', height: 60, art: 'hut' }, [600, 600], [100, 80]);
    const house = aPiece('house', { stands: 'solid', height: 60, art: 'house' }, [100, 100], [100, 80]);
    const state = casting('tremor', { terrain: [hut, house], figures: { b1: { at: [587.5, 640] } } });
    const told = play(state, cast('tremor', 1), [6, 6, 6, 1, 2, 6, 2]);
    expect(told.of('collapsed')).toMatchObject([{ piece: { id: 'hut', stands: 'flat', ground: 'broken' }, face: 1 }]);
    expect(told.of('stoodFirm')).toMatchObject([{ piece: 'house', face: 2 }]);
    expect(told.state.terrain[0]).toMatchObject({ id: 'hut', stands: 'flat' });
    // 6 + 1 against 2 + 3
    expect(told.of('fought')).toMatchObject([{ attack: { target: 'b1', means: { combat: 1 } }, result: 'prone' }]);
  });

  it('Trip puts one down; on a cliff’s edge it falls, on a hill it rolls to the foot [ASOBH-SPELL-trip]', () => {
    const flat = casting('trip', { figures: { b1: { at: [450, 500] } } });
    expect(play(flat, cast('trip', 1, { units: ['b1'] }), [3]).state.figures['b1']?.conditions).toMatchObject([
      { is: 'prone', stand: 1 },
    ]);
    const hill = aPiece('hill', { stands: 'hill', height: 30 }, [350, 480], [200, 200]);
    const slope = casting('trip', { terrain: [hill], figures: { b1: { at: [450, 500], level: 30 } } });
    const rolled = play(slope, cast('trip', 1, { units: ['b1'] }), [3]);
    expect(rolled.state.figures['b1']).toMatchObject({ level: 0, conditions: [{ is: 'prone' }] });
    expect(rolled.state.figures['b1']?.pose?.y).toBeLessThan(467.6);
    const cliff = aPiece('cliff', { stands: 'platform', height: 70 }, [350, 500], [200, 200]);
    const edge = casting('trip', { terrain: [cliff], figures: { b1: { at: [450, 505], level: 70 } } });
    const fell = play(edge, cast('trip', 1, { units: ['b1'] }), [3, 5]);
    expect(fell.state.figures['b1']).toMatchObject({ level: 0, conditions: [{ is: 'prone', stand: 2 }] });
  });

  it('Switcheroo lets two others trade places, melee or not, and hacks nobody [ASOBH-SPELL-switcheroo]', () => {
    const state = casting('switcheroo', {
      figures: { b1: { at: [450, 520] }, a2: { at: [475, 520] }, b2: { at: [400, 500] }, b3: { at: [430, 380] } },
    });
    const told = play(state, cast('switcheroo', 2, { units: ['a2', 'b3'] }));
    expect(told.state.figures['a2']?.pose).toMatchObject({ x: 430, y: 380 });
    expect(told.state.figures['b3']?.pose).toMatchObject({ x: 475, y: 520 });
    expect(told.of('fought')).toEqual([]);
    expect(refusals(state, cast('switcheroo', 2, { units: ['a1', 'b3'] }))).toMatchObject([
      { code: 'cast/not-on-oneself' },
    ]);
    expect(refusals(state, cast('switcheroo', 2, { units: ['b3', 'b3'] }))).toMatchObject([
      { code: 'cast/two-figures' },
    ]);
  });
});

const acting = (id: string) => actingWith({ [id]: 1 });
function standing(state: State, id: string) {
  const figure = fieldedOf(state, id);
  if (figure === undefined) throw new Error(`${id} is not on the table`);
  return figure;
}
