import { type Base, outlineOf, type Point } from '@muster/geometry';
import {
  type Fielded,
  fielded,
  fieldedOf,
  foesOf,
  has,
  isHelpless,
  rangedArms,
  readyArms,
  runBy,
  type State,
  type Stick,
  sightBetween,
  stickLength,
  stickOf,
  topStep,
} from '@muster/rules/song-of-blades';
import type { Overlay } from '../../scene/model';
import type { SkinContext } from '../skin';
import { isShowing } from './dice-queue';
import { handOf } from './hand';
import { actionsLeft, asIfActing, isAsked, isOwn, previewOf } from './offers';
import { tincturesOf } from './scene';

/** What lies on the table while nothing is in the hand: reach, range bands, threats, the question "why not". */
export function skirmishOverlays(state: State, context: SkinContext): readonly Overlay[] {
  const { threats, ranges, means, other } = handOf(context.store).getState();
  const { selected } = context.store.data.getState();
  const figure = selected[0] === undefined ? undefined : fieldedOf(state, selected[0]);
  return [
    ...askedOverlays(state, context),
    ...(threats ? threatOverlays(state, context) : []),
    // While dice fall the table shows where everybody stood: a reach from elsewhere would tell what they bring
    ...(figure && other === undefined && means !== 'why' && !isShowing(context)
      ? reachOverlays(state, context, figure)
      : []),
    ...(figure && (ranges || means === 'shoot') ? bandOverlays(state, figure) : []),
    ...(figure && other !== undefined ? whyOverlays(state, figure, other) : []),
  ];
}

/** Under the marks of a draft: the stick it is measured with, the bands of the weapon it shoots with. */
export function heldOverlays(state: State, context: SkinContext): readonly Overlay[] {
  const { draft } = context.store.data.getState();
  if (draft?.do === 'choose-edge') return [{ is: 'region', polygon: stripAt(state, draft['edge']), tone: 'legal' }];
  const figure = draft && typeof draft['unit'] === 'string' ? fieldedOf(state, draft['unit']) : undefined;
  if (!draft || !figure) return [];
  if (draft.do === 'cast' || draft.do === 'release') return pickedOverlays(context);
  if (draft.do === 'shoot') return bandOverlays(state, figure);
  if (draft.do === 'jump') return jumpOverlays(figure, Number(draft['direction'] ?? Number.NaN));
  return ['move', 'step', 'leafwalk', 'surface', 'dismount'].includes(draft.do)
    ? stickOverlays(context, figure, draft['to'] as Point | undefined, draft['via'] as readonly Point[] | undefined)
    : [];
}

/** One Medium along an edge: where whoever takes it begins. */
function stripAt(state: State, edge: unknown): readonly Point[] {
  const { width, depth } = state.table;
  const deep = stickOf(state, 'medium');
  const [x0, x1] = edge === 'left' ? [0, deep] : edge === 'right' ? [width - deep, width] : [0, width];
  const [y0, y1] = edge === 'near' ? [0, deep] : edge === 'far' ? [depth - deep, depth] : [0, depth];
  return [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
}

/** The first of two that a spell is for, before the other is pointed at. */
const pickedOverlays = (context: SkinContext): readonly Overlay[] =>
  handOf(context.store)
    .getState()
    .picked.map((of) => ({ is: 'outline', of, tone: 'target' }));

/** The stick lies from the base's edge toward where it goes; what is not used of it pales. */
function stickOverlays(
  { store }: SkinContext,
  figure: Fielded,
  to: Point | undefined,
  via: readonly Point[] | undefined,
): readonly Overlay[] {
  const { preview } = store.data.getState();
  const path = preview?.marks.find((mark) => mark.is === 'path' && mark.allowed !== undefined);
  if (to === undefined || (via?.length ?? 0) > 0 || path?.is !== 'path' || path.allowed === undefined) return [];
  const way = (Math.atan2(to.y - figure.pose.y, to.x - figure.pose.x) * 180) / Math.PI;
  const edge = reachOfBase(figure, way);
  const a = (way * Math.PI) / 180;
  const from = { x: figure.pose.x + Math.cos(a) * edge, y: figure.pose.y + Math.sin(a) * edge };
  return [{ is: 'stick', from, way, length: path.allowed, used: path.used ?? path.allowed, tone: 'legal' }];
}

/** From the middle of a base to its edge on a bearing, mm. */
function reachOfBase(figure: Fielded, degrees: number): number {
  const half = figure.profile.base.size / 2;
  if (figure.profile.base.shape === 'round') return half;
  const a = (degrees * Math.PI) / 180;
  return half / Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a)));
}

/** A way without an end: how far a leap carries is known when it lands, and is shown nowhere. */
function jumpOverlays(figure: Fielded, direction: number): readonly Overlay[] {
  if (!Number.isFinite(direction)) return [];
  const a = (direction * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const near = figure.profile.base.size / 2 + 4;
  const at = (far: number): Point => ({ x: figure.pose.x + c * far, y: figure.pose.y + s * far });
  return [{ is: 'path', points: [at(near), at(near + 30)], tone: 'path' }];
}

/** Who is asked just now is ringed in gold: figures that act, the one that gives way. */
function askedOverlays(state: State, context: SkinContext): readonly Overlay[] {
  if (!isAsked(state, context.seat)) return [];
  const step = topStep(state);
  const { selected } = context.store.data.getState();
  if (step?.is === 'act')
    return step.figures
      .filter((id) => (actionsLeft(state, id) ?? 0) > 0 && !selected.includes(id) && isOwn(state, context.seat, id))
      .map((of): Overlay => ({ is: 'outline', of, tone: 'legal' }));
  return step && 'unit' in step && typeof step.unit === 'string' && fieldedOf(state, step.unit)
    ? [{ is: 'outline', of: step.unit, tone: 'legal' }]
    : [];
}

/** Where the selected figure may go with the actions it has, or would with one. */
function reachOverlays(state: State, context: SkinContext, figure: Fielded): readonly Overlay[] {
  const { seat } = context;
  if (state.turn === 0 || state.outcome) return [];
  const acts = actionsLeft(state, figure.id) !== undefined && isOwn(state, seat, figure.id);
  if (acts && seat !== undefined) return regions(previewOf(state, seat, { do: 'move', unit: figure.id }).marks);
  const step = topStep(state);
  const own = isOwn(state, seat, figure.id);
  if (!own || seat === undefined || figure.activated || (step?.is !== 'turn' && step?.is !== 'reactions')) return [];
  return regions(previewOf(asIfActing(state, figure.id), seat, { do: 'move', unit: figure.id }).marks);
}

const regions = (marks: readonly { readonly is: string }[]): readonly Overlay[] =>
  marks.flatMap((mark) => {
    const region = mark as { is: string; polygon?: readonly Point[] };
    return region.is === 'region' && region.polygon
      ? [{ is: 'region', polygon: region.polygon, tone: 'reach' as const }]
      : [];
  });

/** Rings of what the figure shoots with, each by its sticks and what it does to the roll. */
export function bandOverlays(state: State, figure: Fielded): readonly Overlay[] {
  const [arm] = [...readyArms(figure), ...rangedArms(figure)];
  if (!arm) return [];
  const half = figure.profile.base.size / 2;
  return arm.table.bands.flatMap((band): readonly Overlay[] => {
    const radius = half + stickLength(band.upTo, state.config.scale);
    const sticks = Object.entries(band.upTo)
      .map(([stick, times]) => `${times === 1 ? '' : `${times} × `}${stick.charAt(0).toUpperCase()}${stick.slice(1)}`)
      .join(' + ');
    const at = { x: figure.pose.x, y: Math.min(state.table.depth - 14, figure.pose.y + radius) };
    const bonus = band.amount === 0 ? '±0' : band.amount > 0 ? `+${band.amount}` : `−${-band.amount}`;
    return [
      { is: 'ring', at: figure.pose, radius, tone: 'sight' },
      { is: 'plate', at, text: `${sticks} · ${bonus}`, tone: 'paper' },
    ];
  });
}

/** How far each foe could come with one action, and as far as the best of its shots reach. */
function threatOverlays(state: State, context: SkinContext): readonly Overlay[] {
  const side = state.seats.find((each) => each.seat === context.seat)?.side ?? Object.keys(state.sides)[0];
  const tinctures = tincturesOf(state);
  const overlays: Overlay[] = [];
  for (const foe of fielded(state)) {
    if (runBy(foe) === side || isHelpless(foe)) continue;
    const tincture = tinctures[runBy(foe)];
    const reach = stickOf(state, stickByNature(foe));
    overlays.push({
      is: 'region',
      polygon: outlineOf(grown(foe, reach), 72),
      tone: 'threat',
      ...(tincture ? { tincture } : {}),
    });
  }
  return overlays;
}

export const stickByNature = (figure: Fielded): Stick =>
  has(figure, 'long-move') ? 'long' : has(figure, 'short-move') ? 'short' : 'medium';

const grown = (figure: Fielded, by: number): Base => ({
  shape: { kind: 'disc', radius: figure.profile.base.size / 2 + by },
  pose: { ...figure.pose, facing: 90 },
});

/** The line of sight between two, and what bars it. */
function whyOverlays(state: State, figure: Fielded, other: string): readonly Overlay[] {
  const target = fieldedOf(state, other);
  if (!target || target.id === figure.id) return [];
  const seen = sightBetween(state, figure, target);
  const overlays: Overlay[] = [
    { is: 'outline', of: other, tone: seen.sees ? 'legal' : 'refused' },
    {
      is: 'line',
      from: seen.line.from,
      to: seen.line.to,
      tone: seen.sees ? 'sight' : 'blocked',
      ...(seen.sees ? {} : { barred: true }),
    },
  ];
  if (seen.blockedBy !== null && state.figures[seen.blockedBy])
    overlays.push({ is: 'outline', of: seen.blockedBy, tone: 'blocked', hatch: true });
  for (const id of [...seen.cover, ...(seen.blockedBy === null ? [] : [seen.blockedBy])]) {
    const outline = state.terrain.find((piece) => piece.id === id)?.outline ?? state.effects[id]?.outline;
    if (outline) overlays.push({ is: 'region', polygon: outline, tone: 'blocked' });
  }
  return overlays;
}

/** Foes that could strike this figure with one action next turn, or shoot at it. */
export function threatened(state: State, figure: Fielded): readonly { readonly foe: Fielded; readonly how: string }[] {
  return foesOf(state, figure).flatMap((foe) => {
    if (isHelpless(foe)) return [];
    const gap =
      Math.hypot(foe.pose.x - figure.pose.x, foe.pose.y - figure.pose.y) -
      (foe.profile.base.size + figure.profile.base.size) / 2;
    if (gap <= 0.1) return [{ foe, how: 'in contact' }];
    if (gap <= stickOf(state, stickByNature(foe))) return [{ foe, how: 'can reach it with one move' }];
    const far = Math.max(
      0,
      ...readyArms(foe).flatMap((arm) => arm.table.bands.map((band) => stickLength(band.upTo, state.config.scale))),
    );
    return gap <= far && sightBetween(state, foe, figure).sees ? [{ foe, how: 'can shoot at it' }] : [];
  });
}

/** A figure that leaps now, and near which nothing is measured. */
export function leaping(state: State, context: SkinContext): Fielded | undefined {
  const { draft } = context.store.data.getState();
  const { means } = handOf(context.store).getState();
  const id =
    draft?.do === 'jump'
      ? String(draft['unit'])
      : means === 'jump'
        ? context.store.data.getState().selected[0]
        : undefined;
  const jump = state.steps.findLast((step) => step.is === 'jump');
  const unit = id ?? (jump?.is === 'jump' ? jump.unit : undefined);
  return unit === undefined ? undefined : fieldedOf(state, unit);
}
