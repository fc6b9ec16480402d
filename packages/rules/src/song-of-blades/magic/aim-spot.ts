import { gapToPolygon, type Point } from '@muster/geometry';
import type { Mark, Refusal } from '../../kernel';
import { baseOf, type Fielded, fielded } from '../figures';
import { isFree } from '../moves/place';
import type { Ground } from '../terrain';
import { oddsFor } from './aim-figure';
import { type Aimed, aimed, type Casting, no, refusing, shapeOf } from './aimed';
import { summonedFigure } from './creature';
import { hasTag } from './effects';
import { chancePlates, strikes } from './odds';
import { lineOf, radiusOf, summonsUpTo } from './power';
import { isBuried, shotsUnder } from './queries';
import { lineTo, rangeMarks, reachSpot } from './reach';
import { callable } from './roster';
import { seesSpot } from './sight';
import { circle } from './vortex';

/** A spot in range, in sight where the spell wants that, and on the table. */
export function aimAtSpot(
  casting: Casting,
  at: Point,
): { readonly refusals: readonly Refusal[]; readonly aimed: Aimed } {
  const { state, caster, spell } = casting;
  const { width, depth } = state.table;
  const off = at.x < 0 || at.y < 0 || at.x > width || at.y > depth;
  const { refusal: far, extra } = reachSpot(casting, at);
  const seen = hasTag(spell, 'los') ? seesSpot(state, caster, at, lineOf(spell)) : undefined;
  const refusals = [
    off ? no(casting, 'cast/off-table', 'GEN-05', { where: at }) : undefined,
    far,
    seen === undefined || seen.sees
      ? undefined
      : no(casting, 'cast/no-sight', 'ASOBH-RNG-05', {
          where: at,
          detail: seen.blockedBy === null ? { why: seen.why } : { why: seen.why, blockedBy: seen.blockedBy },
        }),
  ].filter((each) => each !== undefined);
  const marks: Mark[] = [
    ...rangeMarks(casting),
    lineTo(casting, at, seen === undefined || seen.sees ? 'sight' : 'blocked'),
  ];
  return { refusals, aimed: aimed({ marks, extra }) };
}

/** Fireball and Alter Terrain: a round area about a spot. */
export function aimAtArea(casting: Casting): Aimed {
  const { state, caster, spell, power, aim } = casting;
  const shape = shapeOf(casting, spell === 'alter-terrain' ? ['at', 'choice'] : ['at']);
  if (shape !== undefined || aim.at === undefined)
    return refusing(shape ?? no(casting, 'cast/aim-missing', 'ASOBH-MAG-01'), areaMarks(casting));
  const choice = spell === 'alter-terrain' ? wrongGround(casting) : undefined;
  const { refusals, aimed: spot } = aimAtSpot(casting, aim.at);
  const radius = radiusOf(state, spell, power) ?? 0;
  const all = choice === undefined ? refusals : [choice, ...refusals];
  // What weather takes from every shot it takes from all the circle meets
  const extra = spell === 'fireball' ? [...spot.extra, ...shotsUnder(state, true).modifiers] : spot.extra;
  const hit = spell === 'fireball' ? inCircle(casting, aim.at, radius) : [];
  const marks: Mark[] = [
    ...spot.marks,
    { is: 'region', polygon: circle(aim.at, radius), tone: all.length > 0 ? 'refused' : 'target' },
    ...hit.map((figure): Mark => ({ is: 'outline', unit: figure.id, tone: 'target' })),
    ...(all.length > 0
      ? []
      : chancePlates(hit, (figure) => strikes(state, caster.id, figure, { spell, power, extra }))),
    ...all.flatMap((refusal): Mark[] => [
      { is: 'plate', at: aim.at ?? { x: 0, y: 0 }, tone: 'refused', code: refusal.code, detail: refusal.detail ?? {} },
    ]),
  ];
  if (all.length > 0) return aimed({ refusals: all, marks });
  const only = hit.length === 1 ? hit[0] : undefined;
  return aimed({
    marks,
    extra,
    odds:
      only === undefined ? [{ is: 'number', code: 'spell-hits', value: hit.length }] : oddsFor(casting, only, extra),
  });
}

/** The circle of an aim that is not whole yet. */
export function areaMarks(casting: Casting): readonly Mark[] {
  const { at } = casting.aim;
  const radius = radiusOf(casting.state, casting.spell, casting.power);
  const rings = rangeMarks(casting);
  return at === undefined || radius === null
    ? rings
    : [...rings, { is: 'region', polygon: circle(at, radius), tone: 'aura' }];
}

/** What ground may be made: broken ground of a kind [ASOBH-ENV-01] [ASOBH-ENV-02] [ASOBH-ENV-03]. */
export const GROUNDS: readonly Ground[] = ['broken', 'swamp', 'thick'];
const wrongGround = (casting: Casting): Refusal | undefined =>
  GROUNDS.some((ground) => ground === casting.aim.choice)
    ? undefined
    : no(casting, 'cast/no-such-choice', 'ASOBH-SPELL-alter-terrain');

/** Everyone whose base is even partly in a round area; none of those snow has buried. */
export function inCircle(casting: Pick<Casting, 'state'>, at: Point, radius: number): readonly Fielded[] {
  const outline = circle(at, radius);
  return fielded(casting.state).filter(
    (figure) => !figure.below && !isBuried(figure) && gapToPolygon(baseOf(figure), outline).distance <= 0,
  );
}

/** Summon Warrior: who comes, and where. */
export function aimAtArrival(casting: Casting): Aimed {
  const { state, caster, spell, power, aim } = casting;
  const shape = shapeOf(casting, ['at', 'choice']);
  if (shape !== undefined || aim.at === undefined)
    return refusing(shape ?? no(casting, 'cast/aim-missing', 'ASOBH-MAG-01'));
  const points = summonsUpTo(spell, power);
  const found = callable(state, caster, points).find((each) => each.id === aim.choice);
  if (found === undefined)
    return refusing(no(casting, 'cast/nobody-such', 'ASOBH-SPELL-summon-warrior', { detail: { points } }));
  const figure = summonedFigure(state, caster, found.profile, { power, until: null });
  const { refusals, aimed: spot } = aimAtSpot(casting, aim.at);
  const base = { shape: shapeOfBase(figure.profile.base), pose: { x: aim.at.x, y: aim.at.y, facing: 90 } };
  const blocked = isFree(state, figure, aim.at) ? undefined : no(casting, 'cast/no-room', 'GEN-05', { where: aim.at });
  const all = blocked === undefined ? refusals : [...refusals, blocked];
  const marks: Mark[] = [
    ...spot.marks,
    { is: 'pose', unit: caster.id, base, tone: all.length > 0 ? 'refused' : 'legal' },
    ...all.flatMap((refusal): Mark[] => [
      { is: 'plate', at: base.pose, tone: 'refused', code: refusal.code, detail: refusal.detail ?? {} },
    ]),
  ];
  return aimed({ refusals: all, marks });
}

const shapeOfBase = ({ shape, size }: Fielded['profile']['base']) =>
  shape === 'round' ? { kind: 'disc' as const, radius: size / 2 } : { kind: 'rect' as const, width: size, depth: size };
