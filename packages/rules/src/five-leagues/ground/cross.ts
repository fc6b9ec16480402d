import { type Point, TOLERANCE } from '@muster/geometry';
import { type Field, LEVEL, type Lie, STEP, topAt } from './field';
import type { Mover } from './mover';
import {
  type Bar,
  barOf,
  climbOver,
  climbUp,
  farSide,
  type Happening,
  LEAP,
  type Met,
  NOTHING,
  type Stretch,
  throughWall,
} from './obstacles';
import { isClosedTo } from './stand';
import { atShare, crossingsOf, isInside, meetsBox, type Span, shareOf, spansInside, spansNear } from './track';

export type { Met } from './obstacles';

/** What a straight stretch of ground costs, and what is met on it. Lengths in mm. */
export interface Crossed {
  readonly ok: true;
  /** Length, slow ground twice, climbs, doors and heaps beside. */
  readonly cost: number;
  readonly length: number;
  readonly level: number;
  /** Where a jump begins, as a share of the stretch, and how deep it goes; what is beyond is not gone. */
  readonly drop: { readonly at: number; readonly mm: number; readonly piece: string } | null;
  readonly met: readonly Met[];
}
export interface Stopped {
  readonly ok: false;
  readonly piece: string;
  readonly why: Bar;
  readonly at: Point;
}
/**
 * A straight stretch from `p`, where the mover stands `level` high, to `q`: what it costs and where it ends, or what
 * stops it. The centre of the base says what is entered and crossed; what cannot be crossed keeps off all of it. One who
 * stands too near to something may go away from it. `jump`: down over edges without climbing.
 */
export function cross(field: Field, mover: Mover, p: Point, q: Point, level: number, jump = false): Crossed | Stopped {
  const length = Math.hypot(q.x - p.x, q.y - p.y);
  if (mover.ghostly) return { ok: true, cost: length, length, level: topAt(field, q, level), drop: null, met: NOTHING };
  const near = field.lies.filter(({ box }) => meetsBox(box, p, q, mover.radius));
  if (near.length === 0)
    return {
      ok: true,
      cost: length,
      length,
      level: level === 0 ? 0 : topAt(field, q, level),
      drop: null,
      met: NOTHING,
    };
  return length === 0 ? still(near, p, level) : sweep({ field, mover, p, q, length, near, level, jump });
}
const still = (near: readonly Lie[], p: Point, level: number): Crossed => ({
  ok: true,
  cost: 0,
  length: 0,
  level,
  drop: null,
  met: near.flatMap((lie) => (isInside(lie.outline, p) ? underfoot(lie, level) : [])),
});

function sweep(way: Stretch): Crossed | Stopped {
  const { mover, p, q, length, jump } = way;
  const met: Met[] = [];
  const slow: Span[] = [];
  const slowIn: { readonly lie: Lie; readonly mm: number }[] = [];
  const happenings = happeningsOf(way, met, slow, slowIn);
  let level = way.level;
  let skipTo = -1;
  let drop: Crossed['drop'] = null;
  let extra = 0;
  for (let i = 0; i < happenings.length; i++) {
    const first = happenings[i];
    if (first === undefined || first.t < skipTo) continue;
    // Rims that lie on one another are met together
    const here = [first];
    while (
      first.is === 'rim' &&
      happenings[i + 1]?.is === 'rim' &&
      ((happenings[i + 1]?.t ?? 2) - first.t) * length < SAME
    )
      here.push(happenings[++i] as Happening);
    const stop = barOf(way, first, level);
    if (stop !== undefined) return { ok: false, piece: first.lie.id, why: stop, at: atShare(p, q, first.t) };
    if (first.is === 'gap')
      met.push({ is: 'leap', piece: first.lie.id, mm: (first.until - first.t) * length, over: [first.t, first.until] });
    if (first.is === 'line') {
      const climb = climbOver(first.lie, mover, level);
      extra += climb;
      if (climb > 0) met.push({ is: first.lie.stands === 'linear' ? 'climb' : 'heap', piece: first.lie.id, mm: climb });
    }
    if (first.is !== 'rim') continue;
    const after = beyond(way, here[here.length - 1]?.t ?? first.t);
    for (const { lie } of here.filter((each) => each.lie.stands === 'interior')) {
      const through = throughWall(way, lie, first.t, level, after);
      if (typeof through === 'string') return { ok: false, piece: lie.id, why: through, at: atShare(p, q, first.t) };
      extra += through.cost;
      level = through.level;
      met.push(...through.met);
    }
    const top = topAt(way.field, after, level);
    if (top - level > LEVEL) {
      const by = here.find(({ lie }) => Math.abs(lie.height - top) < LEVEL)?.lie ?? first.lie;
      if (by.tags.has('impassable') && mover.flies === null)
        return { ok: false, piece: by.id, why: 'steep', at: atShare(p, q, first.t) };
      const climb = climbUp(way, by, top - level);
      extra += climb;
      if (climb > 0) met.push({ is: 'climb', piece: by.id, mm: climb });
      level = top;
    } else if (level - top > LEVEL) {
      const from = here.find(({ lie }) => Math.abs(lie.height - level) < LEVEL)?.lie ?? first.lie;
      const mm = level - top;
      const far = mm > STEP + LEVEL && mover.flies === null ? farSide(way, first.t, level) : undefined;
      if (far !== undefined) {
        met.push({ is: 'leap', piece: from.id, mm: (far.t - first.t) * length, over: [first.t, far.t] });
        extra += far.climb;
        level = far.level;
        skipTo = far.t + SAME / length;
        continue;
      }
      const free = mm <= STEP + LEVEL || mover.flies !== null || (way.field.tiles && from.stands === 'floor');
      if (!free && jump) {
        drop = { at: first.t, mm, piece: from.id };
        level = top;
        break;
      }
      if (!free) {
        extra += mm;
        met.push({ is: 'down', piece: from.id, mm });
      }
      level = top;
    }
  }
  const share = drop === null ? 1 : drop.at;
  if (mover.sure === null) {
    extra += shareOf(slow.map(([a, b]): Span => [Math.min(a, share), Math.min(b, share)])) * length;
    for (const { lie, mm } of slowIn) met.push({ is: 'slow', piece: lie.id, mm });
  }
  return { ok: true, cost: length * share + extra, length: length * share, level, drop, met };
}
/** Rims nearer than this are one, in mm. */
const SAME = 0.05;

const beyond = ({ p, q, length }: Stretch, t: number): Point => atShare(p, q, t + 0.04 / length);

/** Everything met, in order; slow ground and what is merely walked through goes to the lists. */
function happeningsOf(way: Stretch, met: Met[], slow: Span[], slowIn: { lie: Lie; mm: number }[]): Happening[] {
  const { mover, p, q, length, near } = way;
  const list: Happening[] = [];
  const reach = mover.radius - TOLERANCE;
  for (const lie of near) {
    const bar = (spans: readonly Span[]): void => {
      // Away from where it stands it may always go
      for (const [t, until] of spans) if (t > 0) list.push({ t, until, lie, is: 'bar' });
    };
    switch (lie.stands) {
      case 'individual':
      case 'barrier':
        if (mover.flies === null) bar(spansNear(lie.outline, p, q, reach));
        continue;
      case 'linear':
        if (isClosedTo(lie, mover) && mover.flies === null) {
          bar(spansNear(lie.outline, p, q, reach));
          continue;
        }
        for (const [t, until] of spansInside(lie.outline, p, q)) if (t > 0) list.push({ t, until, lie, is: 'line' });
        break;
      case 'area':
      case 'field': {
        if (!isClosedTo(lie, mover) || mover.flies !== null) break;
        if (lie.stands === 'area' || lie.tags.has('thorns')) {
          bar(spansNear(lie.outline, p, q, reach));
          continue;
        }
        for (const [t, until] of spansInside(lie.outline, p, q)) {
          if (t === 0) continue;
          // Who merely keeps out of it would wade, not leap: that way is none
          const leaps = lie.tags.has('impassable') && (until - t) * length <= LEAP + TOLERANCE && until < 1;
          list.push({ t, until, lie, is: leaps ? 'gap' : 'bar' });
        }
        continue;
      }
      default:
        for (const t of crossingsOf(lie.outline, p, q)) list.push({ t, until: t, lie, is: 'rim' });
    }
    if (lie.tags.size === 0) continue;
    const inside = spansInside(lie.outline, p, q);
    if (inside.length === 0) continue;
    for (const each of underfoot(lie, way.level)) met.push(each);
    if (lie.slow && !(mover.pathwise && lie.tags.has('path'))) {
      slow.push(...inside);
      slowIn.push({ lie, mm: shareOf(inside) * length });
    }
    if (lie.tags.has('debris') && mover.clears < STEP && mover.flies === null)
      for (const [t] of inside) if (t > 0) list.push({ t, until: t, lie, is: 'line' });
  }
  return list.sort((a, b) => a.t - b.t);
}

/** What touching it means for the rest of the round. */
function underfoot({ id, tags, stands, roofed, height }: Lie, level: number): readonly Met[] {
  if (tags.size === 0 || (roofed && stands === 'interior' && level >= height - LEVEL)) return NOTHING;
  const met: Met[] = [];
  if (tags.has('water')) met.push({ is: 'water', piece: id, mm: 0 });
  if (tags.has('wet')) met.push({ is: 'wet', piece: id, mm: 0 });
  if (tags.has('ruined') && stands === 'interior') met.push({ is: 'ruin', piece: id, mm: 0 });
  return met;
}
