import type { Point } from '@muster/geometry';
import type { Mark, UnitId } from '../../kernel';
import { fieldedOf, figureOf } from '../figures';
import type { Effect, State } from '../state';
import { type Aimed, aimed, type Casting, no, refusing, shapeOf } from './aimed';
import { effectOf, isEnchantment, isWall } from './effects';
import { clashOdds } from './odds';
import { lineOf } from './power';
import { lineTo, rangeMarks, reachFigure, reachOutline, reachSpot } from './reach';
import { seesFigure, seesSpot } from './sight';
import { nearestPoint } from './walls';

/** What Break Enchantment may be cast on: enchantments, and the vortex [ASOBH-FLX-06]. */
export const isBreakable = (effect: Effect): boolean => effect.is === 'vortex' || isEnchantment(effect);

/** Break Enchantment: a spell in force, measured to the figure or the spot it lies on; weather is everywhere. */
export function aimAtEnchantment(casting: Casting): Aimed {
  const { state, aim, power } = casting;
  const shape = shapeOf(casting, ['effect']);
  if (shape !== undefined) return refusing(shape);
  const effect = effectOf(state, aim.effect ?? '');
  if (effect === undefined || !isBreakable(effect))
    return refusing(no(casting, 'cast/no-enchantment', 'ASOBH-SPELL-break-enchantment'));
  const bearer = effect.target === null ? undefined : fieldedOf(state, effect.target);
  const where = bearer?.pose ?? spotOf(casting, effect);
  const { refusal, extra } =
    bearer !== undefined
      ? reachFigure(casting, bearer)
      : effect.outline !== null
        ? reachOutline(casting, effect.outline)
        : where === undefined
          ? { refusal: undefined, extra: [] }
          : reachSpot(casting, where);
  const marks: Mark[] = where === undefined ? [] : [...rangeMarks(casting), lineTo(casting, where, 'sight')];
  if (refusal !== undefined) return refusing(refusal, marks);
  return aimed({
    marks: bearer === undefined ? marks : [...marks, { is: 'outline', unit: bearer.id, tone: 'target' }],
    extra,
    odds: clashOdds(power, extra, effect.power),
  });
}

/** Unsummon: a wall, or a creature that was called, in range and in sight. */
export function aimAtSummoned(casting: Casting): Aimed {
  const { aim } = casting;
  const shape = shapeOf(casting, aim.units === undefined ? ['effect'] : ['units']);
  if (shape !== undefined) return refusing(shape);
  return aim.units === undefined ? aimAtStandingWall(casting, aim.effect ?? '') : aimAtCreature(casting, aim.units);
}

function aimAtStandingWall(casting: Casting, id: string): Aimed {
  const { state, caster, spell, power } = casting;
  const wall = effectOf(state, id);
  if (!isWall(wall)) return refusing(no(casting, 'cast/not-summoned', 'ASOBH-SPELL-unsummon'));
  const where = nearestPoint(wall.outline, caster.pose);
  const { refusal } = reachOutline(casting, wall.outline);
  const seen = seesSpot(state, caster, where, lineOf(spell), wall.id);
  const marks: Mark[] = [
    ...rangeMarks(casting),
    { is: 'region', polygon: wall.outline, tone: 'target' },
    lineTo(casting, where, seen.sees ? 'sight' : 'blocked'),
  ];
  const hidden = seen.sees
    ? undefined
    : no(casting, 'cast/no-sight', 'ASOBH-RNG-05', { where, detail: { why: seen.why } });
  const first = refusal ?? hidden;
  return first === undefined ? aimed({ marks, odds: clashOdds(power, [], wall.power) }) : refusing(first, marks);
}

function aimAtCreature(casting: Casting, units: readonly UnitId[]): Aimed {
  const { state, caster, spell, power } = casting;
  const [id = '', ...others] = units;
  const target = fieldedOf(state, id);
  if (target === undefined || target.summoned === null || others.length > 0)
    return refusing(
      no(casting, 'cast/not-summoned', 'ASOBH-SPELL-unsummon', figureOf(state, id) === undefined ? {} : { who: [id] }),
    );
  const { refusal } = reachFigure(casting, target);
  const seen = seesFigure(state, caster, target, lineOf(spell));
  const marks: Mark[] = [
    ...rangeMarks(casting),
    lineTo(casting, target.pose, seen.sees ? 'sight' : 'blocked'),
    { is: 'outline', unit: target.id, tone: refusal === undefined && seen.sees ? 'target' : 'refused' },
  ];
  const first =
    refusal ??
    (seen.sees
      ? undefined
      : no(casting, 'cast/no-sight', 'ASOBH-RNG-05', { who: [id], where: target.pose, detail: { why: seen.why } }));
  return first === undefined
    ? aimed({ marks, odds: clashOdds(power, [], target.summoned.power) })
    : refusing(first, marks);
}

/** Where a spell without a bearer lies; undefined where it is everywhere. */
function spotOf({ caster }: Casting, effect: Effect): Point | undefined {
  if (effect.outline !== null) return nearestPoint(effect.outline, caster.pose);
  return effect.at ?? undefined;
}

/** Everything of a kind that may be named, for offers. */
export const breakableOf = (state: State): readonly Effect[] => Object.values(state.effects).filter(isBreakable);
