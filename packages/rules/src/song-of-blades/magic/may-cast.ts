import type { Refusal } from '../../kernel';
import type { SpellId } from '../content/spell-ids';
import { SPELLS } from '../content/spells';
import { adjacentFoes, type Fielded, has, is, isFielded, isHelpless } from '../figures';
import { mayAttack } from '../flow/limits';
import { mayCast as mayUseVoice, seesNothing } from '../morale/able';
import { isInDeepWater } from '../morale/footing';
import type { Figure, State } from '../state';
import { mayCast as mayAnyoneCast } from './complications';
import { hasTag } from './effects';
import { isInVortex, isMasked } from './queries';

/** What backfires leave behind, counted in `Figure.used`: turns, or 1 for the rest of the game. */
export const NO_CASTING = 'no-casting';
export const NO_CASTING_UNTIL = 'no-casting-until';
export const NO_WALLS = 'no-walls';
export const noSpell = (spell: SpellId): string => `no-spell:${spell}`;
/** A spell that lets its caster strike in the same turn is counted here instead of among his casts [ASOBH-ACT-08]. */
export const TOUCHES = 'touch-spells';

const no = (code: string, rule: string, figure: Figure, detail?: Refusal['detail']): Refusal => ({
  code,
  rule,
  who: [figure.id],
  ...(detail === undefined ? {} : { detail }),
});

/**
 * Why a figure may not announce this spell, whatever the dice; undefined where it may. Where it stands does not count
 * yet: it may move before it casts [ASOBH-MAG-01].
 */
export function mayDeclare(state: State, figure: Figure, spell: SpellId): Refusal | undefined {
  const detail = { spell };
  if (!has(figure, 'spell-caster')) return no('cast/no-caster', 'ASOBH-MAG-01', figure);
  if (!figure.profile.spells.includes(spell)) return no('cast/not-known', 'ASOBH-MAG-01', figure, detail);
  if (spell === 'counter-spell') return no('cast/only-in-answer', 'ASOBH-SPELL-counter-spell', figure);
  return barred(state, figure, spell, state.complication?.is === 'winds');
}

/** What bars this spell to one who knows it. */
function barred(state: State, figure: Figure, spell: SpellId, turning = false): Refusal | undefined {
  const detail = { spell };
  if (!mayUseVoice(figure)) return no('cast/not-able', 'ASOBH-CND-04', figure);
  if (has(figure, 'berserk')) return no('cast/berserk', 'ASOBH-TRAIT-berserk', figure);
  // Shifting winds turn with the word itself, and may blow the gods' hunger away [ASOBH-FLX-01]
  if (!turning && !mayAnyoneCast(state)) return hungry(figure);
  const { used } = figure;
  if ((used[NO_CASTING] ?? 0) > 0) return no('cast/never-again', 'ASOBH-MAG-03', figure);
  if ((used[NO_CASTING_UNTIL] ?? 0) >= state.turn && used[NO_CASTING_UNTIL] !== undefined)
    return no('cast/not-yet', 'ASOBH-MAG-03', figure, { turns: (used[NO_CASTING_UNTIL] ?? 0) - state.turn + 1 });
  if ((used[noSpell(spell)] ?? 0) > 0) return no('cast/lost-spell', 'ASOBH-MAG-03', figure, detail);
  if (SPELLS[spell].wall !== null && (used[NO_WALLS] ?? 0) > 0)
    return no('cast/no-more-walls', 'ASOBH-SPELL-unsummon', figure);
  if (figure.holds.length >= 2) return no('cast/hands-full', 'ASOBH-MAG-11', figure);
  if (hasTag(spell, 'summoning') && SPELLS[spell].wall === null && figure.summoned !== null)
    return no('cast/itself-summoned', 'ASOBH-SPELL-summon-warrior', figure);
  return undefined;
}

const hungry = (figure: Figure): Refusal => no('cast/gods-want-blood', 'ASOBH-FLX-03', figure);

/** Every spell it may announce now. */
export const declarable = (state: State, figure: Figure): readonly SpellId[] =>
  figure.profile.spells.filter((spell) => mayDeclare(state, figure, spell) === undefined);

/** It has worked magic this turn, of whatever kind. */
const hasCast = (figure: Figure): boolean => figure.did.casts + (figure.did.other[TOUCHES] ?? 0) > 0;

/** Why it may not cast this spell here and now, its target aside; undefined where it may. */
export function mayCastHere(state: State, figure: Fielded, spell: SpellId): Refusal | undefined {
  return (
    mayDeclare(state, figure, spell) ??
    (mayAnyoneCast(state) ? undefined : hungry(figure)) ??
    (hasCast(figure) ? no('cast/once', 'ASOBH-MAG-02', figure) : undefined) ??
    (hasTag(spell, 'melee') ? undefined : mayAttack(figure, 'spell')) ??
    hindered(state, figure, spell)
  );
}

/** An enemy's spell may be answered [ASOBH-SPELL-counter-spell]. Being in his own turn or not makes no difference. */
export function mayCounter(state: State, figure: Figure): Refusal | undefined {
  if (!isFielded(figure)) return no('unit/not-on-table', 'GEN-05', figure);
  if (!has(figure, 'spell-caster') || !figure.profile.spells.includes('counter-spell'))
    return no('cast/not-known', 'ASOBH-MAG-01', figure, { spell: 'counter-spell' });
  if (hasCast(figure)) return no('cast/once', 'ASOBH-SPELL-counter-spell', figure);
  return barred(state, figure, 'counter-spell') ?? hindered(state, figure, 'counter-spell');
}

/** Fighting, blinded, swimming, or in the vortex [ASOBH-MAG-04] [ASOBH-ENV-05] [ASOBH-FLX-06]. */
export function hindered(state: State, figure: Fielded, spell: SpellId): Refusal | undefined {
  if (isInVortex(state, figure)) return no('cast/in-vortex', 'ASOBH-FLX-06', figure);
  if (!has(figure, 'amphibious') && isInDeepWater(state, figure)) return no('cast/deep-water', 'ASOBH-ENV-05', figure);
  const foe = hasTag(spell, 'melee') ? undefined : engagedBy(state, figure);
  if (foe !== undefined) return { code: 'cast/in-melee', rule: 'ASOBH-MAG-04', who: [figure.id, foe.id] };
  if (hasTag(spell, 'los') && (seesNothing(figure) || isMasked(state, figure)))
    return no('cast/cannot-see', 'ASOBH-CND-01', figure, { spell });
  return undefined;
}

/** A foe at his throat: one that is neither down nor helpless [ASOBH-MAG-04]. */
const engagedBy = (state: State, figure: Fielded): Fielded | undefined =>
  adjacentFoes(state, figure).find((foe) => !is(foe, 'prone') && !isHelpless(foe));
