import { type Fielded, type Marker, partyOf, type State, seesSpot } from '@muster/rules/five-leagues';
import type { SceneMist } from '../../scene/model';
import { useSettings } from '../../settings/settings-store';
import type { SkinContext } from '../skin';
import { handOf } from './hand';
import { masterOf } from './master/master-hand';

/** Millimetres across a cell: the mist is soft, an inch is fine enough. */
const CELL = 25.4;

/**
 * Mist over what no character of the party sees, and about what nobody knows yet. A look and no rule: it lies on the
 * ground under everybody, and hides no figure. None before the battle and none after it.
 */
export function mistOf(state: State, context: SkinContext): SceneMist | undefined {
  if (state.round === 0 || state.outcome !== null || !isMisty(context)) return undefined;
  const lookers = partyOf(state);
  if (lookers.length === 0) return undefined;
  const ink = isMasters(context) ? MASTER_INK : MIST_INK;
  const unknown = Object.values(state.markers).filter(isUnknown);
  const key = [ink, ...lookers.map(placeOf), ...unknown.map(({ at }) => `${at.x} ${at.y}`), ...sightOf(state)].join(
    '|',
  );
  const before = kept.get(state.terrain);
  if (before?.key === key) return before.mist;
  const mist = made(state, lookers, unknown, ink);
  kept.set(state.terrain, { key, mist });
  return mist;
}
const kept = new WeakMap<State['terrain'], { readonly key: string; readonly mist: SceneMist }>();

const MIST_INK = '#d3d8d2';
/** What the party cannot see, as the master alone is shown it. */
const MASTER_INK = '#b7a0dc';

/**
 * The party and whoever watches see it unless they do not wish to, or have a table of clear lines; a master where he
 * asks for it, or looks as a player.
 */
export function isMisty(context: SkinContext): boolean {
  const { fog } = handOf(context.store).getState();
  return fog ?? (!isMasters(context) && !useSettings.getState().contrast);
}

const isMasters = ({ seat, store }: SkinContext): boolean =>
  seat === 'gm' && masterOf(store).getState().seesAs === undefined;

const isUnknown = ({ is, carriedBy }: Marker): boolean =>
  carriedBy === null && (is === 'unknown' || is === 'exploration' || is === 'curious');

const placeOf = ({ id, pose, level }: Fielded): string => `${id} ${pose.x} ${pose.y} ${level}`;
/** What else sight depends on: open doors, lines of fire, light and weather. */
const sightOf = ({ opened, effects, encounter, round, figures }: State): readonly string[] => [
  opened.join(' '),
  Object.keys(effects).join(' '),
  encounter === null ? '' : `${encounter.scenario} ${encounter.entry}`,
  String(round),
  Object.values(figures)
    .filter(({ conditions }) => (conditions['torch'] ?? 0) > 0)
    .map(({ id }) => id)
    .join(' '),
];

function made(state: State, lookers: readonly Fielded[], unknown: readonly Marker[], ink: string): SceneMist {
  const columns = Math.ceil(state.table.width / CELL);
  const rows = Math.ceil(state.table.depth / CELL);
  const seen = lookers.map((each) => seenBy(state, each, columns, rows));
  const thick = Array.from({ length: columns * rows }, (_, at): number => {
    const here = middleOf(at, columns);
    const about = Math.max(
      0,
      ...unknown.map((marker) => aboutIt(Math.hypot(here.x - marker.at.x, here.y - marker.at.y))),
    );
    return Math.max(seen.some((each) => each[at] === true) ? 0 : 1, about);
  });
  return { cell: CELL, columns, rows, thick, ink };
}

const middleOf = (at: number, columns: number) => ({
  x: ((at % columns) + 0.5) * CELL,
  y: (Math.floor(at / columns) + 0.5) * CELL,
});

/** Thick about what is unknown, gone two inches and a half from it. */
const aboutIt = (far: number): number => Math.max(0, Math.min(0.85, (64 - far) / 40));

const looks = new WeakMap<State['terrain'], Map<string, readonly boolean[]>>();
/** Looks from so many places are remembered. */
const MOST = 60;

/** Cell by cell, whether this character sees it; worked out once for each place he stands at. */
function seenBy(state: State, figure: Fielded, columns: number, rows: number): readonly boolean[] {
  const known = looks.get(state.terrain) ?? new Map<string, readonly boolean[]>();
  looks.set(state.terrain, known);
  const key = [placeOf(figure), ...sightOf(state)].join('|');
  const before = known.get(key);
  if (before) return before;
  const seen = Array.from({ length: columns * rows }, (_, at) => seesSpot(state, figure, middleOf(at, columns)));
  if (known.size >= MOST) known.delete(known.keys().next().value ?? '');
  known.set(key, seen);
  return seen;
}
