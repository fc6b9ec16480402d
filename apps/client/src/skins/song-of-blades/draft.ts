import { type Point, roundAngle, roundLength } from '@muster/geometry';
import type { Preview } from '@muster/rules/kernel';
import type { Fielded, Intent } from '@muster/rules/song-of-blades';
import type { AnyDraft } from '../skin';

type Look = (draft: AnyDraft) => Preview<Intent>;

/** Deeds whose place is where a base ends. */
const ENDS = new Set(['move', 'step', 'quick-move', 'leafwalk', 'surface', 'dismount', 'give-way', 'come-up']);

/**
 * What the hand means by pointing at a place with this deed, as a draft for `preview`. A way longer than the stick is
 * held to what the stick allows, so that the ghost stops there instead of the table saying no to every millimetre more.
 */
export function placeDraft(
  look: Look,
  figure: Fielded | undefined,
  given: {
    readonly do: string;
    readonly at: Point;
    readonly how: Readonly<Record<string, unknown>>;
    readonly via: readonly Point[];
    /** What the offer has already (the thing flung, the spell). */
    readonly rest: Readonly<Record<string, unknown>>;
    readonly aim: Readonly<Record<string, unknown>>;
  },
): AnyDraft {
  const at = rounded(given.at);
  const base = { ...given.rest, ...given.how, do: given.do };
  switch (given.do) {
    case 'jump':
      return { ...base, direction: figure ? bearing(figure.pose, at) : 0 };
    case 'fling':
    case 'magic-choose':
      return { ...base, at };
    case 'cast':
    case 'release': {
      const { choice: _choice, ...rest } = base as Readonly<Record<string, unknown>>;
      // Not aimed yet: the judge shows how far the spell reaches
      return Object.keys(given.aim).length === 0
        ? { ...rest, do: given.do }
        : { ...rest, do: given.do, aim: given.aim };
    }
    case 'move':
      return figure ? heldToStick(look, figure, base, at, given.via) : { ...base, to: at };
    case 'quick-move': {
      const [via] = given.via;
      return figure && via === undefined
        ? heldToLength(look, figure, { ...base, via: at }, at)
        : { ...base, via: via ?? at, to: at };
    }
    default:
      return figure && ENDS.has(given.do) && given.do !== 'give-way' && given.do !== 'come-up'
        ? heldToStick(look, figure, base, at, [])
        : { ...base, to: at };
  }
}

const TOO_FAR = new Set([
  'move/too-far',
  'move/step-too-far',
  'move/quick-too-far',
  'surface/too-far',
  'dismount/too-far',
]);

/** Shortens the last stretch until the stick reaches; the ground may shorten the stick on the way, so it asks again. */
function heldToStick(look: Look, figure: Fielded, base: AnyDraft, at: Point, via: readonly Point[]): AnyDraft {
  const from = via.at(-1) ?? figure.pose;
  const corners = [figure.pose, ...via];
  const before = corners.slice(1).reduce((sum, corner, i) => sum + far(corners[i] as Point, corner), 0);
  let to = at;
  const draft = (): AnyDraft => ({ ...base, to, ...(via.length > 0 ? { via: via.map(rounded) } : {}) });
  for (let tries = 0; tries < 5; tries++) {
    const seen = look(draft());
    if (seen.is !== 'refused') break;
    const no = seen.refusals.find(({ code }) => TOO_FAR.has(code));
    const allowed = Number(no?.detail?.['allowed']);
    if (no === undefined || !Number.isFinite(allowed)) break;
    const room = allowed - before;
    const asked = far(from, to);
    if (room <= 1 || asked <= room + 0.005) break;
    to = rounded({ x: from.x + ((to.x - from.x) / asked) * room, y: from.y + ((to.y - from.y) / asked) * room });
  }
  return draft();
}

/** The first of two quick moves: shown as if it ended there. */
function heldToLength(look: Look, figure: Fielded, base: AnyDraft, at: Point): AnyDraft {
  const held = heldToStick(look, figure, { ...base, via: at }, at, []);
  return { ...held, via: held['to'] as Point };
}

/** A step with the keys: in the view's own directions, mm. */
export function nudged(draft: AnyDraft, by: { readonly x: number; readonly y: number }): AnyDraft {
  for (const key of ['to', 'at', 'pose'] as const) {
    const at = draft[key] as Point | undefined;
    if (at === undefined) continue;
    return { ...draft, [key]: { ...at, x: roundLength(at.x + by.x), y: roundLength(at.y + by.y) } };
  }
  const aim = draft['aim'] as { readonly at?: Point } | undefined;
  if (aim?.at)
    return {
      ...draft,
      aim: { ...aim, at: { x: roundLength(aim.at.x + by.x), y: roundLength(aim.at.y + by.y) } },
    };
  return draft;
}

/** Turned by so many degrees: a piece, a wall of magic, the way of a jump. */
export function turned(draft: AnyDraft, degrees: number): AnyDraft | undefined {
  if (typeof draft['direction'] === 'number') return { ...draft, direction: roundAngle(draft['direction'] + degrees) };
  const at = draft['at'] as { readonly facing?: number } | undefined;
  if (at?.facing !== undefined) return { ...draft, at: { ...at, facing: roundAngle(at.facing + degrees) } };
  const aim = draft['aim'] as { readonly angle?: number } | undefined;
  if (aim?.angle !== undefined) return { ...draft, aim: { ...aim, angle: roundAngle(aim.angle + degrees) } };
  return undefined;
}

export const rounded = (at: Point): Point => ({ x: roundLength(at.x), y: roundLength(at.y) });
const far = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Degrees from one point to another, 0.01. */
export const bearing = (from: Point, to: Point): number =>
  roundAngle((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
