import type { Point } from '@muster/geometry';
import {
  allowanceOf,
  CONTACT,
  type Event,
  type EventOf,
  type Fielded,
  fielded,
  fieldedOf,
  foesOf,
  gapBetween,
  inch,
  launchers,
  type State,
  sideOf,
  sightBetween,
  topStep,
} from '@muster/rules/five-leagues';
import type { Overlay } from '../../scene/model';
import { namesIn, plain } from '../../store/names';
import type { SkinContext } from '../skin';
import { mayDash } from './deeds';
import { heldFrom, isShowing, shownState } from './dice-queue';
import { askedPlace, type Going, lengthOf, reachOf } from './draft';
import { handOf } from './hand';
import { deployable, goingOf, inHand, isDeploying } from './meant';
import { actingUnit, intentsOf, isAsked, isOwn, mayActivate, offersNow, previewOf } from './offers';
import { reachOutlines, threatOutlines } from './reach';

/** What lies on the table while nothing is in the hand: reach, threats, the question "why not", what enemies are about. */
export function partyOverlays(state: State, context: SkinContext): readonly Overlay[] {
  const { threats, means, other } = handOf(context.store).getState();
  const { selected } = context.store.data.getState();
  const figure = selected[0] === undefined ? undefined : fieldedOf(state, selected[0]);
  return [
    ...(threats ? threatOverlays(state, context) : []),
    // While dice fall the table shows where everybody stood: a reach from elsewhere would tell what they bring
    ...(other === undefined && means !== 'why' && !isShowing(context) ? reachOverlays(state, context) : []),
    ...zoneOverlays(state, context),
    ...askedOverlays(state, context),
    ...(figure && means === 'shoot' ? rangeOverlays(state, figure) : []),
    ...(figure && other !== undefined ? whyOverlays(state, figure, other) : []),
    ...reasonOverlays(state, context),
  ];
}

/** Under the marks of a draft: how far it could go, with a Dash and without; those picked for a spell. */
export function heldOverlays(state: State, context: SkinContext): readonly Overlay[] {
  const { draft, preview } = context.store.data.getState();
  const { picked, threats } = handOf(context.store).getState();
  if (!draft) return [];
  const figure = typeof draft['unit'] === 'string' ? fieldedOf(state, draft['unit']) : undefined;
  const threatened = threats ? threatOverlays(state, context) : [];
  if (draft.do === 'cast')
    return [...threatened, ...picked.map((of): Overlay => ({ is: 'outline', of, tone: 'target' }))];
  if (!figure) return threatened;
  if (draft.do === 'shoot') return threatened;
  const goes = GOING.has(draft.do) ? reachOverlays(state, context) : [];
  const path = preview?.marks.find((mark) => mark.is === 'path' && mark.used !== undefined);
  const walk = path?.is === 'path' && draft['dash'] === true ? dashPlate(state, figure, path.points) : [];
  return [...threatened, ...goes, ...walk];
}
const GOING: ReadonlySet<string> = new Set(['move', 'push-on', 'steal', 'step-to']);

/** Where the Dash begins on a way. */
function dashPlate(state: State, figure: Fielded, points: readonly Point[]): readonly Overlay[] {
  let left = allowanceOf(state, figure, 'move');
  // On a short way there is no room for two plates
  if (lengthOf(points) < 38) return [];
  for (const [i, to] of points.slice(1).entries()) {
    const from = points[i] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length > left && length > 0) {
      const at = { x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length };
      return [{ is: 'plate', at, text: 'Dash', tone: 'paper', icon: 'sprint' }];
    }
    left -= length;
  }
  return [{ is: 'plate', at: points.at(-1) ?? figure.pose, text: 'Dash', tone: 'paper', icon: 'sprint' }];
}

/** Where figures may be set down before the battle. */
function zoneOverlays(state: State, context: SkinContext): readonly Overlay[] {
  const { seat } = context;
  if (seat === undefined || !isDeploying(state)) return [];
  const open = deployable(context, state);
  const unit = open.find((id) => fieldedOf(state, id) === undefined) ?? open[0];
  if (unit === undefined) return [];
  const seen = previewOf(state, seat, { do: 'deploy', unit });
  return seen.marks.flatMap((mark): readonly Overlay[] =>
    mark.is === 'region'
      ? [{ is: 'region', polygon: mark.polygon, tone: mark.tone }]
      : mark.is === 'ring'
        ? [{ is: 'ring', at: mark.at, radius: mark.radius, tone: mark.tone }]
        : [],
  );
}

/** Who is asked about, and who may still act, is ringed in gold. */
function askedOverlays(state: State, context: SkinContext): readonly Overlay[] {
  if (!isAsked(state, context.seat) || isShowing(context)) return [];
  const step = topStep(state);
  const { selected } = context.store.data.getState();
  const named = step && 'unit' in step && typeof step.unit === 'string' ? [step.unit] : [];
  const free = Object.keys(state.figures).filter((id) => mayActivate(context, state, id));
  // With nobody left to act, those are shown who could be brought forward
  const able = free.length > 0 ? free : broughtForward(state, context);
  return [...new Set([...named, ...able])]
    .filter((id) => fieldedOf(state, id) && (!selected.includes(id) || named.includes(id)))
    .map((of): Overlay => ({ is: 'outline', of, tone: 'legal' }));
}

const broughtForward = (state: State, context: SkinContext): readonly string[] =>
  offersNow(context, state)
    .filter((offer) => offer.do === 'act-quick' || offer.do === 'reroll-own')
    .flatMap(intentsOf)
    .flatMap((intent) => ('unit' in intent && typeof intent.unit === 'string' ? [intent.unit] : []));

/** Where the figure in the hand may go: as it walks, and farther with a Dash. */
function reachOverlays(state: State, context: SkinContext): readonly Overlay[] {
  const { seat, store } = context;
  const id = inHand(context, state);
  const figure = id === undefined ? undefined : fieldedOf(state, id);
  if (!figure || seat === undefined || !isOwn(state, seat, figure.id) || state.outcome) return [];
  const going = goingOf(context, state, figure.id);
  const { means } = handOf(store).getState();
  if (going !== undefined && (going !== 'push-on' || means === 'push-on')) {
    const acts =
      going !== 'move' || actingUnit(state, seat) === figure.id || askedPlace(state, offersNow(context, state));
    return acts ? goingOverlays(state, context, figure, going) : [];
  }
  // Who may act next shows how far it would go
  if (!mayActivate(context, state, figure.id)) return [];
  return regions(state, figure, allowanceOf(state, { ...figure, did: { ...figure.did, spent: 0 } }, 'move'), 'reach');
}

function goingOverlays(state: State, context: SkinContext, figure: Fielded, going: Going): readonly Overlay[] {
  const { seat } = context;
  if (seat === undefined) return [];
  const { walk, dash } = reachOf(state, seat, offersNow(context, state), figure.id, going);
  const isDash = going === 'move' && dash !== undefined && mayDash(context, state, figure.id);
  return [
    ...(isDash ? regions(state, figure, dash, 'aura') : []),
    ...(walk === undefined ? [] : regions(state, figure, walk, 'reach')),
  ];
}

const regions = (state: State, figure: Fielded, allowance: number, tone: 'reach' | 'aura'): readonly Overlay[] =>
  allowance < 1
    ? []
    : reachOutlines(state, figure, allowance).map((polygon): Overlay => ({ is: 'region', polygon, tone }));

/** Six inches, where a shot in the open is near, and the end of its range. */
function rangeOverlays(state: State, figure: Fielded): readonly Overlay[] {
  const [weapon] = launchers(state, figure);
  if (!weapon) return [];
  const half = figure.profile.base / 2;
  const rings = [...new Set([Math.min(6, weapon.range), weapon.range])];
  return rings.flatMap((inches): readonly Overlay[] => {
    const radius = half + inch(inches);
    const at = { x: figure.pose.x, y: Math.min(state.table.depth - 10, figure.pose.y + radius) };
    return [
      { is: 'ring', at: figure.pose, radius, tone: 'sight', dotted: inches < weapon.range },
      { is: 'plate', at, text: `${inches}″`, tone: 'paper' },
    ];
  });
}

/** How far all foes come with one move: whom they could meet. One outline for all of them, so that it can be read. */
function threatOverlays(state: State, context: SkinContext): readonly Overlay[] {
  const own = context.seat === 'gm' ? 'enemies' : 'party';
  const foes = fielded(state).filter((each) => sideOf(each) !== own);
  return threatOutlines(
    state,
    foes.map((foe) => [foe, strideOf(state, foe) + CONTACT]),
  ).map((polygon): Overlay => ({ is: 'region', polygon, tone: 'threat', tincture: 'vermilion' }));
}

/** What a figure may go to meet somebody in its next activation: contact takes no Dash [FL-BAT-25]. */
export const strideOf = (state: State, figure: Fielded): number =>
  allowanceOf(state, { ...figure, did: { ...figure.did, spent: 0 } }, 'move');

/** Foes that could strike at this figure in their next activation, and how. */
export function threatened(state: State, figure: Fielded): readonly { readonly foe: Fielded; readonly how: string }[] {
  return foesOf(state, figure).flatMap((foe) => {
    const gap = gapBetween(figure, foe);
    if (gap <= CONTACT) return [{ foe, how: 'in contact' }];
    const stride = strideOf(state, foe) + CONTACT;
    const near = (figure.profile.base + foe.profile.base) / 2;
    const isNear =
      gap <= stride &&
      reachOutlinesTouch(
        reachOutlines(state, foe, strideOf(state, foe)),
        figure.pose,
        near - foe.profile.base / 2 + CONTACT,
      );
    if (isNear) return [{ foe, how: 'reaches it with one move' }];
    const far = Math.max(
      0,
      ...launchers(state, foe).map(({ id, range }) => (foe.ammunition[id] === 'empty' ? 0 : range)),
    );
    if (gap <= inch(far) && sightBetween(state, foe, figure).sees) return [{ foe, how: 'can shoot at it' }];
    return gap <= inch(far) + strideOf(state, foe) ? [{ foe, how: 'can come within shot of it' }] : [];
  });
}

/** Whether an outline comes this near to a point. */
const reachOutlinesTouch = (rings: readonly (readonly Point[])[], at: Point, within: number): boolean =>
  rings.some((ring) => ring.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) <= within) || holds(ring, at));

function holds(ring: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** The line of sight between two, and what bars it. */
function whyOverlays(state: State, figure: Fielded, other: string): readonly Overlay[] {
  const target = fieldedOf(state, other);
  if (!target || target.id === figure.id) return [];
  const seen = sightBetween(state, figure, target);
  const blocks = [...seen.coverBy, ...(seen.blockedBy === null ? [] : [seen.blockedBy])];
  return [
    { is: 'outline', of: other, tone: seen.sees ? 'legal' : 'refused' },
    {
      is: 'line',
      from: seen.line.from,
      to: seen.line.to,
      tone: seen.sees ? 'sight' : 'blocked',
      ...(seen.sees ? {} : { barred: true }),
    },
    ...blocks.flatMap((id): readonly Overlay[] => {
      const outline = state.terrain.find((piece) => piece.id === id)?.outline;
      if (outline) return [{ is: 'region', polygon: outline, tone: 'blocked' }];
      return fieldedOf(state, id) ? [{ is: 'outline', of: id, tone: 'blocked', hatch: true }] : [];
    }),
  ];
}

/** How many entries back the last thing the game chose for an enemy is still told at its figure. */
const LATELY = 4;

/** Over the enemy that acts: why it does what it does. */
function reasonOverlays(state: State, context: SkinContext): readonly Overlay[] {
  const data = context.store.data.getState();
  if (state.phase !== 'enemy') return [];
  // While dice fall nothing is told of what came after them
  const from = heldFrom(data, context);
  const chosen = lastChosen(from === undefined ? data.steps : data.steps.filter(({ version }) => version <= from));
  const shown = shownState(state, context);
  const figure = chosen && (fieldedOf(shown, chosen.unit) ?? fieldedOf(state, chosen.unit));
  if (!chosen || !figure) return [];
  const names = namesIn(context, data, state);
  const said = context.words.event(chosen, names);
  if (said === undefined) return [];
  const at = above(figure, data.camera);
  return [{ is: 'plate', at, text: bare(plain(said), names.unit(figure.id)), tone: 'ink', icon: 'chess-pawn' }];
}

/** A place over a figure as the view is turned: clear of its base by some pixels. */
function above(figure: Fielded, camera: { readonly turn: number; readonly zoom: number } | undefined): Point {
  const way = ((90 + (camera?.turn ?? 0)) * Math.PI) / 180;
  const far = figure.profile.base / 2 + 24 / (camera?.zoom ?? 1);
  return { x: figure.pose.x + Math.cos(way) * far, y: figure.pose.y + Math.sin(way) * far };
}

/** The last reason of the last entries; nobody’s once the next activation began. */
function lastChosen(steps: readonly { readonly events: readonly unknown[] }[]): EventOf<'automaChose'> | undefined {
  for (const step of steps.slice(-LATELY).toReversed()) {
    const events = step.events as readonly Event[];
    for (const event of events.toReversed())
      if (event.type === 'automaChose') return event.reason === null ? undefined : event;
  }
  return undefined;
}

/** More than this hides half a table; the log has all of it. */
const LONG = 44;

/** The sentence without whom it is about, for the plate hangs at that figure; a long one as far as its first comma. */
function bare(sentence: string, name: string): string {
  const rest = sentence.startsWith(`${name} `) ? sentence.slice(name.length + 1) : sentence;
  const said = (rest.charAt(0).toUpperCase() + rest.slice(1)).replace(/\.$/, '');
  return said.length > LONG ? (said.split(', ')[0] ?? said) : said;
}
