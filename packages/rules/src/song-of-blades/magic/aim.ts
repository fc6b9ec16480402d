import { TOLERANCE } from '@muster/geometry';
import type { Mark, Refusal } from '../../kernel';
import { SPELLS } from '../content/spells';
import { type Fielded, fielded, fieldedOf, gapBetween, runBy } from '../figures';
import { flies } from '../moves/gait';
import type { State } from '../state';
import { aimAtEnchantment, aimAtSummoned } from './aim-effect';
import { aimAtFigure } from './aim-figure';
import { aimAtArea, aimAtArrival, areaMarks } from './aim-spot';
import { aimAtWall, wallMarks } from './aim-wall';
import { type Aimed, aimed, type Casting, no, refusing, shapeOf } from './aimed';
import { effectsOn, hasTag } from './effects';
import { chancePlates, takesHold } from './odds';
import { lineOf, radiusOf } from './power';
import { isLiving } from './queries';
import { lineTo, rangeMarks, reachFigure } from './reach';
import { seesFigure } from './sight';

/** What is drawn of an aim the hand has only begun. */
export function begunMarks(casting: Casting): readonly Mark[] {
  const { needs } = SPELLS[casting.spell];
  return needs === 'wall' ? wallMarks(casting) : areaMarks(casting);
}

/** The word for a spell that is kept in the hand rather than thrown. */
export const HOLD = 'hold';

/** Judges what a spell is aimed at, and draws where it goes. */
export function aimOf(casting: Casting): Aimed {
  if (casting.aim.choice === HOLD && hasTag(casting.spell, 'holdable')) return holding(casting);
  switch (SPELLS[casting.spell].needs) {
    case 'figure':
      return aimAtFigure(casting);
    case 'area':
      return aimAtArea(casting);
    case 'spot':
      return aimAtArrival(casting);
    case 'wall':
      return aimAtWall(casting);
    case 'two-figures':
      return aimAtTwo(casting);
    case 'effect':
      return casting.spell === 'unsummon' ? aimAtSummoned(casting) : aimAtEnchantment(casting);
    case 'self':
    case 'none':
      return aimAround(casting);
  }
}

/** Two hands, two held spells; a full pair of hands casts nothing, so there is always one free here [ASOBH-MAG-11]. */
function holding(casting: Casting): Aimed {
  const shape = shapeOf(casting, ['choice']);
  return shape === undefined
    ? aimed({ notes: [{ code: 'held', because: 'ASOBH-MAG-11', detail: { spell: casting.spell } }] })
    : refusing(shape);
}

/** Spells that need nothing named: on the caster, around him, over the whole table. */
function aimAround(casting: Casting): Aimed {
  const { state, caster, spell, power } = casting;
  const shape = shapeOf(casting, []);
  if (shape !== undefined) return refusing(shape);
  if (spell === 'protection-from-arrows' && effectsOn(state, caster.id).some((effect) => isShell(effect.is)))
    return refusing(no(casting, 'cast/one-shell', 'ASOBH-MAG-07'));
  const radius = radiusOf(state, spell, power);
  const met = aroundTargets(state, caster, spell, power);
  const marks: Mark[] = [
    ...(radius === null
      ? []
      : [
          {
            is: 'ring' as const,
            at: { x: caster.pose.x, y: caster.pose.y },
            radius: caster.profile.base.size / 2 + radius,
            tone: 'aura' as const,
          },
        ]),
    ...met.map((figure): Mark => ({ is: 'outline', unit: figure.id, tone: 'target' })),
    ...(hasTag(spell, 'resisted') ? chancePlates(met, (figure) => takesHold(state, figure, spell, power).value) : []),
  ];
  const only = met.length === 1 ? met[0] : undefined;
  const resisted = hasTag(spell, 'resisted');
  return aimed({
    marks,
    odds:
      radius === null && !resisted
        ? []
        : [
            { is: 'number', code: 'spell-meets', value: met.length },
            ...(only !== undefined && resisted ? [takesHold(state, only, spell, power)] : []),
          ],
  });
}

/** Whom a spell around the caster, or over the table, is tried on; never the caster of an area [ASOBH-MAG-05]. */
export function aroundTargets(
  state: State,
  caster: Fielded,
  spell: Casting['spell'],
  power: number,
): readonly Fielded[] {
  if (spell === 'tremor') return fielded(state).filter((figure) => !figure.below && !flies(state, figure));
  const radius = radiusOf(state, spell, power);
  if (radius === null) return [];
  return fielded(state).filter(
    (figure) =>
      figure.id !== caster.id &&
      !figure.below &&
      (!hasTag(spell, 'living-only') || isLiving(figure)) &&
      (!hasTag(spell, 'friends-only') || runBy(figure) === runBy(caster)) &&
      reachIn(caster, figure, radius),
  );
}

/** Any part of its base within so many mm of the caster's own. */
const reachIn = (caster: Fielded, figure: Fielded, radius: number): boolean =>
  gapBetween(caster, figure) <= radius + TOLERANCE;

const isShell = (spell: string): boolean => spell === 'protection-from-arrows';

/** Switcheroo: two figures in range and in sight, not the caster; each must find room where the other stood. */
function aimAtTwo(casting: Casting): Aimed {
  const { state, caster, spell, aim } = casting;
  const shape = shapeOf(casting, ['units']);
  if (shape !== undefined) return refusing(shape);
  const [one = '', other = '', ...more] = aim.units ?? [];
  const pair = [one, other].map((id) => fieldedOf(state, id));
  const [a, b] = pair;
  if (a === undefined || b === undefined || a.id === b.id || more.length > 0)
    return refusing(no(casting, 'cast/two-figures', 'ASOBH-SPELL-switcheroo'));
  const refusals: Refusal[] = [];
  const marks: Mark[] = [...rangeMarks(casting)];
  for (const figure of [a, b]) {
    const problem = swappable(casting, figure);
    if (problem !== undefined) refusals.push(problem);
    const { refusal } = reachFigure(casting, figure);
    if (refusal !== undefined) refusals.push(refusal);
    const seen = figure.id === caster.id || seesFigure(state, caster, figure, lineOf(spell)).sees;
    if (!seen) refusals.push(no(casting, 'cast/no-sight', 'ASOBH-RNG-05', { who: [figure.id], where: figure.pose }));
    marks.push(lineTo(casting, figure.pose, seen ? 'sight' : 'blocked'));
    marks.push({ is: 'outline', unit: figure.id, tone: refusals.length > 0 ? 'refused' : 'target' });
  }
  return aimed({ refusals, marks });
}

function swappable(casting: Casting, figure: Fielded): Refusal | undefined {
  if (figure.id === casting.caster.id)
    return no(casting, 'cast/not-on-oneself', 'ASOBH-SPELL-switcheroo', { where: figure.pose });
  if (figure.below) return no(casting, 'cast/below-ground', 'ASOBH-SPELL-switcheroo', { who: [figure.id] });
  return undefined;
}
