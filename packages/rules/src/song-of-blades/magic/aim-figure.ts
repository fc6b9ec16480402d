import type { Mark, Note, Odds, Refusal } from '../../kernel';
import { nearerFoe } from '../combat/targets';
import { SPELLS } from '../content/spells';
import type { TraitId } from '../content/trait-ids';
import { adjacentFoes, type Fielded, fieldedOf, figureOf, has, is, runBy } from '../figures';
import { aimAtIce, aimAtScenery } from './aim-flames';
import { type Aimed, aimed, type Casting, no, refusing, shapeOf } from './aimed';
import { hasTag } from './effects';
import { resistNeeds, strikeOdds, takesHold } from './odds';
import { isLethal, lineOf } from './power';
import { isBuried, isLiving } from './queries';
import { lineTo, rangeMarks, reachFigure } from './reach';
import { seesFigure } from './sight';

/** Spells that one foe is pointed out for. */
export function aimAtFigure(casting: Casting): Aimed {
  const { state, spell, aim } = casting;
  if (spell === 'flame-jet' && aim.effect !== undefined) return aimAtIce(casting, aim.effect);
  if (spell === 'flame-jet' && aim.choice !== undefined) return aimAtScenery(casting, aim.choice);
  const shape = shapeOf(casting, spell === 'slowdown' ? ['units', 'choice'] : ['units']);
  if (shape !== undefined) return refusing(shape);
  const [id = '', ...others] = aim.units ?? [];
  const target = fieldedOf(state, id);
  if (target === undefined || others.length > 0)
    return refusing(no(casting, 'cast/no-such-target', 'ASOBH-MAG-01', who(state, id)));
  const own = unfit(casting, target);
  const { refusal: far, extra } = reachFigure(casting, target);
  const hidden = unseen(casting, target);
  const near = own === undefined && far === undefined && hidden === undefined ? nearest(casting, target) : undefined;
  const refusals = [own, far, hidden, near].filter((each) => each !== undefined);
  const marks: Mark[] = [
    ...rangeMarks(casting),
    lineTo(casting, target.pose, hidden === undefined ? 'sight' : 'blocked'),
    { is: 'outline', unit: target.id, tone: refusals.length > 0 ? 'refused' : 'target' },
    ...refusals.flatMap((refusal): Mark[] => plateOf(refusal, target)),
  ];
  if (refusals.length > 0) return aimed({ refusals, marks, extra });
  return aimed({ marks, extra, odds: oddsFor(casting, target), notes: notesFor(casting) });
}

/** What a target is told of a spell of this Power. */
export function oddsFor(casting: Casting, target: Fielded, extra: Aimed['extra'] = []): Odds {
  const { state, caster, spell, power } = casting;
  if (SPELLS[spell].attack !== null)
    return strikeOdds(state, caster.id, target.id, { spell, power, lethal: isLethal(spell, target), extra });
  if (hasTag(spell, 'resisted')) return [resistNeeds(state, target, spell), takesHold(state, target, spell, power)];
  return [];
}

const notesFor = ({ spell }: Casting): readonly Note[] =>
  spell === 'lightning' ? [{ code: 'lightning-leaps', because: 'ASOBH-SPELL-lightning' }] : [];

/** What the target itself has against it. */
function unfit(casting: Casting, target: Fielded): Refusal | undefined {
  const { caster, spell, aim } = casting;
  const against = (code: string, rule: string, detail: Refusal['detail'] = {}): Refusal =>
    no(casting, code, rule, { who: [target.id], where: target.pose, detail });
  if (target.id === caster.id) return against('cast/not-on-oneself', 'ASOBH-MAG-01');
  if (runBy(target) === runBy(caster)) return against('cast/own-side', 'ASOBH-MAG-01');
  if (isBuried(target)) return against('cast/buried', 'ASOBH-SPELL-snowstorm');
  if (is(target, 'stone')) return against('cast/stone', 'ASOBH-CND-09');
  if (hasTag(spell, 'living-only') && !isLiving(target)) return against('cast/not-living', 'ASOBH-MAG-05');
  if (spell === 'fear' && has(target, 'fearless')) return against('cast/fearless', 'ASOBH-SPELL-fear');
  if (isSoAlready(casting, target)) return against('cast/already-so', `ASOBH-SPELL-${spell}`);
  if (spell === 'slowdown') {
    const choice = WEAKNESSES.find((each) => each === aim.choice);
    if (choice === undefined) return against('cast/no-such-choice', 'ASOBH-SPELL-slowdown');
    if (has(target, choice)) return against('cast/already-so', 'ASOBH-SPELL-slowdown', { choice });
  }
  if (!hasTag(spell, 'cast-into-melee') && isFighting(casting, target) && !shootsIntoMelee(casting))
    return against('cast/target-in-melee', 'ASOBH-RNG-04');
  return undefined;
}

/** In melee with somebody other than the caster, at whose feet it may lie. */
const isFighting = ({ state, caster }: Casting, target: Fielded): boolean =>
  adjacentFoes(state, target).some((foe) => foe.id !== caster.id);

/** What a Slowdown may do to its target, at the caster's choice. */
export const WEAKNESSES: readonly TraitId[] = ['slow', 'short-move'];

/** An eye that picks the foe out of a brawl does so for the spells it throws, too. */
const shootsIntoMelee = ({ caster, spell }: Casting): boolean =>
  SPELLS[spell].attack !== null && has(caster, 'fire-into-melee');

function isSoAlready({ spell }: Casting, target: Fielded): boolean {
  switch (spell) {
    case 'sleep':
      return is(target, 'sleeping');
    case 'transfix':
      return is(target, 'transfixed');
    default:
      return false;
  }
}

function unseen(casting: Casting, target: Fielded): Refusal | undefined {
  if (!hasTag(casting.spell, 'los')) return undefined;
  const seen = seesFigure(casting.state, casting.caster, target, lineOf(casting.spell));
  if (seen.sees) return undefined;
  return no(casting, 'cast/no-sight', 'ASOBH-RNG-05', {
    who: [target.id],
    where: target.pose,
    detail: seen.blockedBy === null ? { why: seen.why } : { why: seen.why, blockedBy: seen.blockedBy },
  });
}

/** The foe that must be picked instead, unless the spell is free to choose [ASOBH-RNG-03]. */
function nearest(casting: Casting, target: Fielded): Refusal | undefined {
  if (hasTag(casting.spell, 'no-target-restriction')) return undefined;
  const { state, caster, spell } = casting;
  const nearer = nearerFoe(
    state,
    caster,
    target,
    (foe) =>
      unfit(casting, foe) === undefined &&
      reachFigure(casting, foe).refusal === undefined &&
      seesFigure(state, caster, foe, lineOf(spell)).sees,
  );
  return nearer === undefined
    ? undefined
    : no(casting, 'cast/nearer-foe', 'ASOBH-RNG-03', { who: [target.id, nearer.id], where: target.pose });
}

const plateOf = (refusal: Refusal, target: Fielded): Mark[] => [
  {
    is: 'plate',
    at: { x: target.pose.x, y: target.pose.y },
    tone: 'refused',
    code: refusal.code,
    ...(refusal.detail === undefined ? {} : { detail: refusal.detail }),
  },
];

const who = (state: Casting['state'], id: string) => (figureOf(state, id) === undefined ? {} : { who: [id] });
