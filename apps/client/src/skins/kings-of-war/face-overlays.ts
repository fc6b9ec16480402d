import { arcPolygon, arcsHolding, corners, type Face, leaderPoint, type Point } from '@muster/geometry';
import { baseOf, type Fielded, isFielded, type State, unitOf } from '@muster/rules/kings-of-war';
import type { Overlay } from '../../scene/model';
import type { SkinContext } from '../skin';

/** How far the arc lines of a target are drawn, mm. */
const LINE = 190;
const faceWords: Readonly<Record<Face, string>> = {
  front: 'front',
  left: 'left flank',
  right: 'right flank',
  rear: 'rear',
};

/**
 * While a charge is in the hand: the four arcs of its target, the one filled in which each charger began, and by how
 * many degrees it is that one [KOW-CHG-02].
 */
export function faceOverlays(state: State, context: SkinContext): readonly Overlay[] {
  const { draft, preview } = context.store.data.getState();
  if (draft?.do !== 'charge' || !preview) return [];
  const target = unitOf(state, String(draft['target']));
  if (!target || !isFielded(target)) return [];
  const chargers = ((draft['chargers'] ?? []) as readonly { readonly unit: string }[])
    .map((each) => unitOf(state, each.unit))
    .filter((unit): unit is Fielded => unit !== undefined && isFielded(unit));
  const places = chargers.map((unit) => arcsHolding(baseOf(target), leaderPoint(baseOf(unit))));
  const faces = [...new Set(places.map((place) => place.face))];
  return [
    ...faces.map(
      (face): Overlay => ({ is: 'region', polygon: arcPolygon(baseOf(target), face, LINE), tone: 'target' }),
    ),
    ...arcLines(target),
    ...(preview.is === 'ready'
      ? faces.flatMap((face): readonly Overlay[] => {
          const [least] = places.filter((place) => place.face === face).sort((a, b) => a.degrees - b.degrees);
          if (!least) return [];
          return [
            {
              is: 'plate',
              at: between(target, face, least.next),
              text: clearText(least.next, least.degrees),
              tone: 'paper',
            },
          ];
        })
      : []),
  ];
}

/** `21° clear of the front`: by how much the leader point lies in this arc and not in the next. */
export function clearText(next: Face, degrees: number): string {
  if (degrees < 0.1) return `a hair clear of the ${faceWords[next]}`;
  return `${degrees < 3 ? degrees.toFixed(1) : Math.round(degrees)}° clear of the ${faceWords[next]}`;
}

const arcLines = (target: Fielded): readonly Overlay[] =>
  corners(baseOf(target)).map((from, at) => ({ is: 'line', from, to: tip(target, at), tone: 'target' }));

/** The tip of the line between two neighbouring arcs, where the margin is measured. */
function between(target: Fielded, face: Face, next: Face): Point {
  const at = lineFaces.findIndex((faces) => faces.includes(face) && faces.includes(next));
  return tip(target, Math.max(0, at));
}

/** The faces that meet at each corner, in the order of `corners`. */
const lineFaces: readonly (readonly Face[])[] = [
  ['front', 'left'],
  ['front', 'right'],
  ['rear', 'right'],
  ['rear', 'left'],
];

function tip(target: Fielded, at: number): Point {
  const corner = corners(baseOf(target))[at] ?? target.pose;
  // Every line leaves its corner at 45° to the edges that meet there.
  const way = ((target.pose.facing + ([45, -45, -135, 135][at] ?? 0)) * Math.PI) / 180;
  return { x: corner.x + LINE * Math.cos(way), y: corner.y + LINE * Math.sin(way) };
}
