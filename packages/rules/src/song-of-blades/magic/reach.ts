import { gapToPoint, gapToPolygon, type Point, TOLERANCE } from '@muster/geometry';
import type { Mark, Modifier, Refusal } from '../../kernel';
import { SPELLS } from '../content/spells';
import { baseOf, type Fielded, gapBetween, has } from '../figures';
import { type Casting, no } from './aimed';
import { rangeOf } from './power';
import { shotsUnder } from './queries';

/** How far a target is, in sticks of the spell, and what that costs. */
export interface Reach {
  readonly refusal?: Refusal;
  readonly extra: readonly Modifier[];
}

export const reachFigure = (casting: Casting, target: Fielded): Reach =>
  reach(casting, gapBetween(casting.caster, target), target.pose, [target.id]);
export const reachSpot = (casting: Casting, at: Point): Reach =>
  reach(casting, gapToPoint(baseOf(casting.caster), at).distance, at);
export const reachOutline = (casting: Casting, outline: readonly Point[]): Reach => {
  const { distance, to } = gapToPolygon(baseOf(casting.caster), outline);
  return reach(casting, distance, to);
};

/**
 * Within its sticks; each beyond the first takes one from C, a trained eye halves the worst of it [ASOBH-EX-09]. Rain
 * and snow of magic let no ranged attack go farther than their stick.
 */
function reach(casting: Casting, distance: number, where: Point, who: readonly string[] = []): Reach {
  const range = rangeOf(casting.state, casting.spell, casting.power);
  if (range === null) return { extra: [] };
  const isAttack = SPELLS[casting.spell].attack !== null;
  const { limit } = isAttack ? shotsUnder(casting.state, true) : { limit: null };
  const most = Math.min(range.stick * range.sticks, limit ?? Number.POSITIVE_INFINITY);
  const detail = { distance: round(distance), reach: most, over: round(distance - most) };
  if (distance > most + TOLERANCE)
    return {
      refusal: no(casting, 'cast/out-of-range', 'ASOBH-MAG-12', { who, where, detail }),
      extra: [],
    };
  const beyond = Math.max(0, Math.ceil((distance - TOLERANCE) / range.stick) - 1);
  const amount = beyond === 2 && has(casting.caster, 'unerring-aim') ? -1 : -beyond;
  return { extra: amount === 0 ? [] : [{ amount, because: 'ASOBH-MAG-12' }] };
}

/** The ground a spell reaches, as rings around the caster: one a stick. */
export function rangeMarks(casting: Casting): readonly Mark[] {
  const range = rangeOf(casting.state, casting.spell, casting.power);
  if (range === null) return [];
  const { pose, profile } = casting.caster;
  return Array.from({ length: range.sticks }, (_, i) => ({
    is: 'ring' as const,
    at: { x: pose.x, y: pose.y },
    radius: profile.base.size / 2 + range.stick * (i + 1),
    tone: 'reach' as const,
  }));
}

export const lineTo = (casting: Casting, to: Point, tone: 'sight' | 'blocked'): Mark => ({
  is: 'line',
  from: { x: casting.caster.pose.x, y: casting.caster.pose.y },
  to: { x: to.x, y: to.y },
  tone,
});

const round = (mm: number): number => Math.round(mm * 10) / 10;
