import type { Encounter } from '../scenario';
import type { Marker, State, Step } from '../state';
import { aBattle, type FigureGiven, happen, type Told } from '../test-kit';
import { inch } from '../units';
import { beginFind } from './on-step';

/** Tables for stories in a Site. */

export const ENCOUNTER: Encounter = {
  scenario: 'site',
  table: 'lurking-foes',
  entry: 'giant-rats',
  size: 4,
  sizeParts: [],
  ranged: 0,
  leaders: [],
  motivation: null,
  aberration: null,
  unknownMarkers: 0,
  began: 4,
};
export const WAITS: readonly Step[] = [
  { is: 'round', stage: 'quick' },
  { is: 'party-phase', phase: 'quick', stage: 'act', passed: [] },
];
export const marker = (id: string, x: number, y: number, given: Partial<Marker> = {}): Marker => ({
  id,
  is: 'exploration',
  at: { x: inch(x), y: inch(y) },
  label: null,
  number: Number(id.slice(1)),
  reachedCentre: false,
  goal: null,
  carriedBy: null,
  counts: {},
  ...given,
});
export const battle = (
  figures: Readonly<Record<string, FigureGiven>>,
  markers: readonly Marker[] = [],
  given: Partial<State> = {},
): State => {
  const base = aBattle({
    figures: { h1: { at: [18, 10] }, e9: { at: [2, 34] }, ...figures },
    markers: Object.fromEntries(markers.map((each) => [each.id, each])),
    encounter: ENCOUNTER,
    objective: {
      is: 'site',
      until: null,
      places: [],
      target: null,
      needed: 3,
      done: markers.filter(({ counts }) => (counts['explored'] ?? 0) > 0).length,
      state: 'open',
    },
    steps: WAITS,
    next: 30,
    ...given,
  });
  return { ...base, config: { ...base.config, scenario: 'site' } };
};
export const asleep = (at: readonly [number, number], aware: 'patrol' | 'sentry' = 'sentry'): FigureGiven => ({
  at,
  aware,
});
export const awake = (told: Told): readonly string[] => told.of('noticed').flatMap(({ units }) => units);
/** Finds what this face of the D100 says, for `h1` at a marker three inches off. */
export const found = (faces: readonly number[], state = battle({}, [marker('m1', 18, 13)])) =>
  happen(state, (tale) => beginFind(tale, state.markers['m1'] as Marker, 'h1'), faces);
