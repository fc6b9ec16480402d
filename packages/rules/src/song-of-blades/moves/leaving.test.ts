import { describe, expect, it } from 'vitest';
import type { TraitId } from '../content/trait-ids';
import { preview } from '../engine';
import { fieldedOf, figureOf } from '../figures';
import type { State } from '../state';
import { aBattle, type BattleGiven, type FigureGiven, play, refusals } from '../test-kit';

const away = { do: 'move' as const, unit: 'a1', to: { x: 450, y: 200 } };
/** A figure with a foe at its head, and another at its side where one is given. */
const melee = (
  own: readonly TraitId[] = [],
  foe: Partial<FigureGiven> = {},
  more: BattleGiven['figures'] = {},
  actions = 2,
): State =>
  aBattle({
    figures: { a1: { at: [450, 300], traits: own }, b1: { at: [450, 325], ...foe }, b9: { at: [60, 840] }, ...more },
    acting: { a1: actions },
  });

describe('leaving a melee', () => {
  it('lets an active foe strike first; whoever wins that roll gets away [ASOBH-MEL-16] [ASOBH-MEL-24]', () => {
    const told = play(melee(), away, [1, 6]);
    expect(told.of('fought')).toMatchObject([
      { attack: { by: 'b1', target: 'a1', means: { is: 'free-hack', why: 'leaving' } } },
    ]);
    expect(fieldedOf(told.state, 'a1')?.pose).toMatchObject({ y: 200 });
    expect(fieldedOf(told.state, 'b1')?.conditions).toEqual([]);
  });

  it('lets a tie get away [ASOBH-MEL-16]', () => {
    expect(fieldedOf(play(melee(), away, [3, 3]).state, 'a1')?.pose).toMatchObject({ y: 200 });
  });

  it('keeps one that is beaten, with what the blow did to it and the action spent [ASOBH-MEL-16]', () => {
    const told = play(melee(), away, [4, 2]);
    expect(fieldedOf(told.state, 'a1')).toMatchObject({ pose: { y: 300 }, conditions: [{ is: 'prone' }] });
    expect(told.of('brokeAway')).toMatchObject([{ free: false }]);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'act', left: { a1: 1 } });
  });

  it.each(['prone', 'transfixed', 'entangled', 'sleeping'] as const)(
    'is free beside a foe that is %s [ASOBH-MEL-15]',
    (is) => {
      const told = play(melee([], { conditions: [is] }), away);
      expect(told.of('fought')).toEqual([]);
      expect(fieldedOf(told.state, 'a1')?.pose).toMatchObject({ y: 200 });
    },
  );

  it.each<[TraitId, Partial<FigureGiven>, boolean]>([
    ['free-disengage', {}, true],
    ['mounted', {}, true],
    ['mounted', { traits: ['mounted'] }, false],
    ['mounted', { traits: ['flying'] }, false],
    ['flying', {}, true],
    ['flying', { traits: ['flying'] }, false],
  ])(
    'is free for %s from a foe of %j: %s [ASOBH-MEL-17] [ASOBH-TRAIT-free-disengage] [ASOBH-TRAIT-mounted]',
    (own, foe, free) => {
      const state = melee([own], foe);
      const told = play(state, { ...away, to: { x: 450, y: 230 } }, free ? [] : [1, 6]);
      expect(told.of('fought').length).toBe(free ? 0 : 1);
    },
  );

  it('is free from the Lumbering, and for the Tiny from all who are larger and no swarm [ASOBH-MEL-17] [ASOBH-TRAIT-lumbering] [ASOBH-TRAIT-tiny]', () => {
    expect(play(melee([], { traits: ['lumbering'] }), away).of('fought')).toEqual([]);
    const tiny = (foe: readonly TraitId[]) =>
      aBattle({
        figures: { a1: { at: [450, 300], profile: { size: 'tiny' } }, b1: { at: [450, 325], traits: foe } },
        acting: { a1: 1 },
      });
    expect(play(tiny([]), away).of('fought')).toEqual([]);
    expect(play(tiny(['swarm']), away, [1, 6]).of('fought').length).toBe(1);
  });

  it('is free for one that has trampled a foe this turn [ASOBH-TRAIT-trample]', () => {
    const told = play(
      melee(['trample'], {}, { b2: { at: [475, 300] } }),
      { do: 'attack', unit: 'a1', target: 'b1' },
      [6, 3, 1, 6],
    );
    expect(told.of('fought')).toHaveLength(2);
    expect(play(told.state, away).of('fought')).toEqual([]);
  });

  it('goes foe by foe: only those it does not disengage from strike [ASOBH-MEL-17]', () => {
    const told = play(melee(['flying'], {}, { b2: { at: [475, 300], traits: ['flying'] } }), away, [1, 6]);
    expect(told.of('fought').map(({ attack }) => attack.by)).toEqual(['b2']);
  });

  it('takes the blows of several in the order its player picks, until one tells [ASOBH-MEL-16]', () => {
    const told = play(melee([], {}, { b2: { at: [475, 300] } }), away);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'leave', foes: ['b1', 'b2'] });
    expect(refusals(told.state, { do: 'take-hack', unit: 'a1', from: 'b9' })).toMatchObject([
      { code: 'leave/no-hack-from' },
    ]);
    const first = play(told.state, { do: 'take-hack', unit: 'a1', from: 'b2' }, [5, 3]);
    expect(first.of('fought').map(({ attack }) => attack.by)).toEqual(['b2']);
    const second = play(told.state, { do: 'take-hack', unit: 'a1', from: 'b1' }, [1, 6, 1, 6]);
    expect(second.of('fought').map(({ attack }) => attack.by)).toEqual(['b1', 'b2']);
    expect(fieldedOf(second.state, 'a1')?.pose).toMatchObject({ y: 200 });
  });

  it('costs a point of C for each foe beyond the first as they strike [ASOBH-MEL-07]', () => {
    const told = play(melee([], {}, { b2: { at: [475, 300] } }), away);
    const first = play(told.state, { do: 'take-hack', unit: 'a1', from: 'b2' }, [1, 6, 1, 6]);
    expect(first.of('fought')[0]?.sides.target.value).toBe(2);
  });

  it('shows what each of those blows would do before one is chosen [ASOBH-MEL-16]', () => {
    const told = play(melee([], {}, { b2: { at: [475, 300] } }), away);
    const shown = preview(told.state, 'a', { do: 'take-hack', unit: 'a1', from: 'b2' });
    const odds = shown.is === 'ready' ? (shown.odds ?? []) : [];
    expect(odds.find(({ code }) => code === 'target-total')).toMatchObject({ value: 2 });
    const harm = odds.filter(({ is, code }) => is === 'chance' && code.startsWith('target-'));
    // Three against two for the one who strikes: 21 of 36 throws tell
    expect(harm.reduce((sum, each) => sum + (each.is === 'chance' ? each.value : 0), 0)).toBeCloseTo(21 / 36);
  });

  it('shows the chance to get away before it is tried [ASOBH-MEL-16]', () => {
    const shown = preview(melee(), 'a', away);
    const chance = shown.is === 'ready' ? shown.odds?.find(({ code }) => code === 'move/get-away') : undefined;
    // Equal fighters: 21 of 36 throws are a tie or better for the one who leaves
    expect(chance?.is === 'chance' ? chance.value : undefined).toBeCloseTo(21 / 36);
  });

  it('is no leaving where contact is kept [ASOBH-MEL-16]', () => {
    const square = { shape: 'square', size: 25 } as const;
    const state = aBattle({
      figures: { a1: { at: [450, 300], profile: { base: square } }, b1: { at: [450, 325], profile: { base: square } } },
      acting: { a1: 1 },
    });
    expect(play(state, { ...away, to: { x: 460, y: 300 } }).of('fought')).toEqual([]);
  });

  it('ends in contact with another foe all the same, at the cost of another action to leave that one [ASOBH-MOV-07]', () => {
    const state = melee(['free-disengage'], {}, { b2: { at: [450, 220] } });
    const told = play(state, away);
    expect(fieldedOf(told.state, 'a1')?.pose.y).toBeCloseTo(245, 1);
    const on = play(told.state, { ...away, to: { x: 520, y: 245 } });
    expect(on.of('fought')).toEqual([]);
    expect(figureOf(on.state, 'a1')?.did.moves).toBe(2);
  });
});
