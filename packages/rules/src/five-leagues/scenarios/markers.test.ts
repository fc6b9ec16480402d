import { describe, expect, test } from 'vitest';
import type { Marker, State } from '../state';
import { aBattle, actOf, aPiece, type FigureGiven, happen, play } from '../test-kit';
import { inch } from '../units';
import { moveMarker, spotters } from './markers';

const token = (x: number, y: number, given: Partial<Marker> = {}): Marker => ({
  id: 'm1',
  is: 'unknown',
  at: { x: inch(x), y: inch(y) },
  label: null,
  number: null,
  reachedCentre: false,
  goal: null,
  carriedBy: null,
  counts: {},
  ...given,
});
const ENCOUNTER = {
  scenario: 'meeting',
  table: 'ruin-within',
  entry: 'slave-raiders',
  size: 4,
  sizeParts: [],
  ranged: 0,
  leaders: [],
  motivation: null,
  aberration: null,
  unknownMarkers: 1,
  began: 4,
} as const;

const battle = (marker: Marker, figures: Readonly<Record<string, FigureGiven>> = {}, given: Partial<State> = {}) =>
  aBattle({
    figures: { h1: { at: [2, 2] }, e1: { at: [34, 34] }, ...figures },
    markers: { m1: marker },
    encounter: ENCOUNTER,
    next: 9,
    phase: 'enemy',
    // Somebody is asked, so that nothing goes on by itself
    steps: [
      { is: 'round', stage: 'quick' },
      { is: 'party-phase', phase: 'quick', stage: 'act', passed: [] },
    ],
    ...given,
  });
const drift = (state: State, faces: readonly number[] = []) =>
  happen(state, (tale) => moveMarker(tale, 'm1', { roll: () => faces }), []);

describe('an Unknown Enemy', () => {
  test('goes 5" straight to the middle of the battlefield [FL-AI-50]', () => {
    const told = drift(battle(token(18, 30)));
    expect(told.state.markers['m1']?.at).toEqual({ x: 457.2, y: 635 });
    const there = drift(battle(token(18, 20)));
    expect(there.state.markers['m1']).toMatchObject({ at: { x: 457.2, y: 457.2 }, reachedCentre: true });
  });

  test('then 5" in a direction of luck, every round [FL-AI-50]', () => {
    const told = drift(battle(token(18, 18, { reachedCentre: true })), [3]);
    expect(told.of('markerDrifted')[0]?.face).toBe(3);
    const { x, y } = told.state.markers['m1']?.at ?? { x: 0, y: 0 };
    expect(Math.hypot(x - inch(18), y - inch(18))).toBeCloseTo(inch(5), 0);
    expect(x).toBeGreaterThan(inch(22.9));
  });

  test('stops at an edge [FL-AI-50]', () => {
    const told = drift(battle(token(34, 18, { reachedCentre: true })), [3]);
    expect(told.state.markers['m1']?.at.x).toBeLessThanOrEqual(inch(36) - 12.5);
    expect(told.state.markers['m1']?.at.x).toBeGreaterThan(inch(34.5));
  });

  test('slides round what it cannot enter [FL-AI-50]', () => {
    const crag = aPiece('crag', { stands: 'block', height: inch(3) }, [17, 25], [2, 2]);
    const told = drift(battle(token(18, 29), {}, { terrain: [crag] }));
    const path = told.of('markerDrifted')[0]?.path ?? [];
    expect(path.every(({ x, y }) => x < inch(17) || x > inch(19) || y < inch(25) || y > inch(27))).toBe(true);
    expect(told.state.markers['m1']?.at.y).toBeLessThan(inch(26.5));
  });

  test('is revealed on its way the moment a character has it in the clear within 9" [FL-AI-51]', () => {
    const state = battle(token(18, 32), { h1: { at: [18, 18] } });
    const told = happen(state, (tale) => moveMarker(tale, 'm1', { roll: () => [] }), [1]);
    const [drifted] = told.of('markerDrifted');
    // Nine inches from base to token, found half an inch at a time: it had five to go and stopped short
    expect(drifted?.path.at(-1)?.y).toBe(698.5);
    expect(told.of('unknownRevealed')).toHaveLength(1);
    expect(told.state.markers['m1']).toBeUndefined();
  });

  test('exactly 9" is near enough, as the table measures [FL-AI-51]', () => {
    const seen = (more: number) => {
      const state = battle(token(18, 0), { h1: { at: [18, 18] } });
      const [pose, marker] = [state.figures['h1']?.pose, state.markers['m1']];
      if (pose == null || marker === undefined) throw new Error('nobody there');
      return spotters(state, { ...marker, at: { x: pose.x, y: pose.y - 25 - inch(9) - more } }).length;
    };
    expect([seen(0), seen(0.02), seen(0.04)]).toEqual([1, 1, 0]);
  });

  test('partly hidden it is known at 6", unseen never [FL-AI-51]', () => {
    const near = (y: number, terrain: State['terrain']) =>
      happen(
        battle(token(18, y, { reachedCentre: true }), { h1: { at: [18, 10] } }, { terrain, phase: 'quick' }),
        (tale) => moveMarker(tale, 'm1', { roll: () => [12] }),
      );
    const hedge = aPiece('hedge', { stands: 'linear', height: inch(1) }, [14, 15], [8, 0.3]);
    expect(near(18, [hedge]).of('unknownRevealed')).toEqual([]);
    const crag = aPiece('crag', { stands: 'block', height: inch(5) }, [14, 12], [8, 2]);
    expect(near(16, [crag]).of('unknownRevealed')).toEqual([]);
  });

  test('behind a hedge, exactly 6" is near enough and no more [FL-AI-51]', () => {
    const seen = (gap: number) => {
      const y = 10 + 25 / 25.4 + gap;
      const hedge = aPiece('hedge', { stands: 'linear', height: inch(1) }, [14, y - 1.2], [8, 0.3]);
      const state = battle(token(18, y), { h1: { at: [18, 10] } }, { terrain: [hedge] });
      const marker = state.markers['m1'];
      return marker === undefined ? -1 : spotters(state, marker).length;
    };
    expect([5, 6, 6.01, 7].map(seen)).toEqual([1, 1, 0, 0]);
  });

  test('is spotted by nobody who is in the enemy’s power [FL-AI-51] [FL-BAT-19]', () => {
    const seen = (h1: FigureGiven) => {
      const state = battle(token(18, 16), { h1: { at: [18, 10], ...h1 } });
      const marker = state.markers['m1'];
      return marker === undefined ? -1 : spotters(state, marker).length;
    };
    expect([seen({}), seen({ controlled: 'phase' })]).toEqual([1, 0]);
  });

  test('it is the token that has to be hidden, not who looks [FL-AI-51] [FL-A-35]', () => {
    const wood = (y: number) => aPiece('wood', { stands: 'area', height: inch(4) }, [14, y], [8, 4]);
    const known = (y: number) => {
      const state = battle(token(18, 18.5), { h1: { at: [18, 10] } }, { terrain: [wood(y)] });
      const marker = state.markers['m1'];
      return marker !== undefined && spotters(state, marker).length > 0;
    };
    // Who stands in the wood looks out of it; a token in the wood is harder to make out
    expect([known(7), known(17.5)]).toEqual([true, false]);
  });

  test('is revealed in the middle of a character’s move, which then goes on [FL-AI-51] [FL-GEN-17]', () => {
    const state = battle(
      token(18, 30),
      { h1: { at: [18, 17], profile: { speed: { base: 6, dash: 3 } } } },
      {
        phase: 'quick',
        steps: [
          { is: 'round', stage: 'quick' },
          { is: 'party-phase', phase: 'quick', stage: 'act', passed: [] },
          actOf('h1'),
        ],
      },
    );
    const told = play(
      state,
      { do: 'move', unit: 'h1', path: [{ x: inch(18), y: inch(23) }], dash: false, jump: false },
      [2],
    );
    const [revealed] = told.of('unknownRevealed');
    expect(revealed).toMatchObject({ face: 2, at: { x: inch(18), y: inch(30) } });
    const stood = told.of('moved')[0]?.pose.y ?? 0;
    expect(stood).toBeLessThan(inch(21));
    expect(told.state.steps.at(-1)?.is).not.toBe('round');
  });

  test('turns out to be one to five melee troops, the first where it lay, the others within an inch [FL-AI-52]', () => {
    const many = [1, 2, 3, 4, 5, 6].map((face) => {
      const state = battle(token(18, 26), { h1: { at: [18, 20] } });
      const told = happen(state, (tale) => moveMarker(tale, 'm1', { roll: () => [] }), [face]);
      const [revealed] = told.of('unknownRevealed');
      for (const id of revealed?.units ?? []) {
        const figure = told.state.figures[id];
        expect(figure?.profile).toMatchObject({ id: 'slave-raiders', rank: null });
        expect(figure?.profile.weapons.map(({ is }) => is)).toEqual(['standard-weapon']);
        const far = Math.hypot((figure?.pose?.x ?? 0) - inch(18), (figure?.pose?.y ?? 0) - inch(26)) - 25;
        expect(far).toBeLessThanOrEqual(inch(1) + 1);
      }
      const first = told.state.figures[revealed?.units[0] ?? ''];
      expect(first?.pose).toMatchObject({ x: 457.2, y: 660.4 });
      return revealed?.units.length;
    });
    expect(many).toEqual([1, 2, 3, 3, 4, 5]);
  });

  test('takes Cover where it is to be had within that inch [FL-AI-52]', () => {
    const wood = aPiece('wood', { stands: 'area', height: inch(4) }, [18.8, 25], [4, 3]);
    const state = battle(token(18, 26), { h1: { at: [18, 20] } }, { terrain: [wood] });
    const told = happen(state, (tale) => moveMarker(tale, 'm1', { roll: () => [] }), [2]);
    const second = told.state.figures[told.of('unknownRevealed')[0]?.units[1] ?? ''];
    expect(second?.pose?.x).toBeGreaterThan(inch(18.8));
  });

  test('revealed in the Quick phase it acts in this round’s, in the enemies’ own phase in the next [FL-AI-53]', () => {
    const found = (phase: State['phase']) => {
      const state = battle(token(18, 26), { h1: { at: [18, 20] } }, { phase });
      const told = happen(state, (tale) => moveMarker(tale, 'm1', { roll: () => [] }), [1]);
      return told.state.figures[told.of('unknownRevealed')[0]?.units[0] ?? '']?.activated;
    };
    expect([found('quick'), found('enemy'), found('slow')]).toEqual([false, true, false]);
  });

  test('in a Site walks to a marker like any Patrol [FL-AI-50] [FL-SCN-20]', () => {
    const goal: Marker = { ...token(30, 18), id: 'm2', is: 'exploration', number: 1 };
    const state = battle(
      token(18, 18, { goal: 'm2' }),
      {},
      { markers: { m1: token(18, 18, { goal: 'm2' }), m2: goal } },
    );
    expect(drift(state).state.markers['m1']?.at).toEqual({ x: 584.2, y: 457.2 });
  });
});
