import type { Point } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import { type Fielded, gapTo, partyOf } from '../figures';
import type { Marker, State } from '../state';
import type { Tale } from '../steps/step';
import type { Hit } from '../steps-combat';
import type { TerrainPiece } from '../terrain';
import { inch } from '../units';
import { rounded } from './edges';

/** Found on the ground of a Site: 3" that harm [FL-SCN-T-site-finds-01], 2" that hinder [FL-SCN-T-site-finds-02]. */
export function layFind(tale: Tale, marker: Marker, is: 'hazard' | 'obstacle'): void {
  const radius = inch(is === 'hazard' ? 3 : 2);
  const because = is === 'hazard' ? 'FL-SCN-T-site-finds-01' : 'FL-SCN-T-site-finds-02';
  const piece: TerrainPiece = {
    id: `${is}-${marker.id}`,
    name: is === 'hazard' ? 'Hazard' : 'Obstacle',
    stands: 'field',
    tags: is === 'hazard' ? ['dangerous'] : ['difficult'],
    height: 0,
    outline: round(marker.at, radius),
    openings: [],
    art: is === 'hazard' ? 'mud' : 'rubble',
  };
  tale.add(
    { type: 'markerChanged', id: marker.id, set: { label: is, counts: { ...marker.counts, radius } }, because },
    { type: 'battleChanged', set: { terrain: [...tale.state.terrain, piece] }, because },
  );
}

/** A ring of twenty-four corners about a point. */
export const round = (at: Point, radius: number): readonly Point[] =>
  Array.from({ length: 24 }, (_, i) => {
    const angle = (i * Math.PI) / 12;
    return rounded({ x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) });
  });

const hazards = (state: State): readonly Marker[] =>
  Object.values(state.markers).filter(({ label, is }) => is === 'exploration' && label === 'hazard');
const isIn = (figure: Fielded, marker: Marker): boolean => gapTo(figure, marker.at) < (marker.counts['radius'] ?? 0);
const keyOf = (marker: Marker): string => `hazard/${marker.id}`;

/** The round in which it was tested there last, noted on the figure; 0 takes the note away. */
export function noteTested(tale: Tale, unit: UnitId, marker: string, round: number): void {
  const figure = tale.state.figures[unit];
  if (figure === undefined) return;
  tale.add({
    type: 'changed',
    unit,
    set: { counts: { ...figure.counts, [`hazard/${marker}`]: round } },
    because: 'FL-SCN-T-site-finds-01',
  });
}

/**
 * A character that comes into a hazard tests, and is struck where it fails; who has left one tests anew when it comes
 * back. True where a test was called for.
 */
export function enterHazards(tale: Tale, figure: Fielded): boolean {
  for (const marker of hazards(tale.state)) {
    const tested = figure.counts[keyOf(marker)] ?? 0;
    if (!isIn(figure, marker)) {
      if (tested > 0) noteTested(tale, figure.id, marker.id, 0);
    } else if (tested === 0) {
      noteTested(tale, figure.id, marker.id, tale.state.round);
      tale.call(hazardStep(marker.id, figure.id));
      return true;
    }
  }
  return false;
}

/** Who is still there a round later tests again. Asked in Tracking. */
export function lingering(state: State): readonly { readonly unit: UnitId; readonly marker: string }[] {
  return partyOf(state).flatMap((figure) =>
    hazards(state)
      .filter((marker) => isIn(figure, marker) && (figure.counts[keyOf(marker)] ?? state.round) < state.round)
      .map(({ id }) => ({ unit: figure.id, marker: id })),
  );
}

export const hazardStep = (marker: string, by: UnitId) =>
  ({ is: 'find', marker, by, stage: 'hazard', entry: 'crossing', trap: null, others: [] }) as const;

/** A +1/+0 Hit of nobody’s. */
export const harm = (target: UnitId, how: 'trap' | 'hazard', why: string): Hit => ({
  target,
  by: null,
  blow: { armor: 1, toughness: 0 },
  how,
  why,
  natural: null,
  weapon: null,
});
