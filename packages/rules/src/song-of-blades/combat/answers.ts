import type { Modifier } from '../../kernel';
import type { TraitId } from '../content/trait-ids';
import { figureOf, has, is, isFielded, isHelpless, runBy } from '../figures';
import { qualityNow } from '../flow/quality';
import { isOf } from '../magic/walls';
import { isLiving, isMartial, shieldsOf, sizeRank, strikesWithMagic, wields } from '../special/arms';
import { areBothGhosts } from '../special/fight-traits';
import { isMelee } from '../special/means';
import type { Figure, State } from '../state';
import type { Attack, Result } from '../steps-combat';
import { attackerOf, isMagic } from './attack';
import { crowdOf, fightsAlone } from './crowd';

/** A result on its way to a loser, and everything that may be said to it. */
export interface Fallout {
  readonly attack: Attack;
  readonly loser: Figure;
  /** Undefined where nobody's hand was behind it. */
  readonly winner: Figure | undefined;
  /** The attacker lost. */
  readonly turned: boolean;
  /** The winner's natural die. */
  readonly die: number;
  readonly result: Result;
}

/** One thing a loser may try against a result. */
export interface Defence {
  readonly by: TraitId;
  /** A plain die, or one quality die. */
  readonly kind: 'die' | 'quality';
  /** The face it takes. A quality die never fails on a 6 nor passes on a 1. */
  readonly least: number;
  readonly extra: readonly Modifier[];
  readonly to: Result;
}

export function falloutOf(
  state: State,
  attack: Attack,
  winner: 'attacker' | 'target',
  die: number,
  result: Result,
): Fallout | undefined {
  const by = attackerOf(state, attack);
  const target = figureOf(state, attack.target);
  const loser = winner === 'attacker' ? target : by;
  if (loser === undefined) return undefined;
  return { attack, loser, winner: winner === 'attacker' ? by : target, turned: winner === 'target', die, result };
}

/** The winner's blow was magic. */
const isMagicBlow = (state: State, { attack, winner, turned }: Fallout): boolean =>
  turned ? winner !== undefined && strikesWithMagic(winner) : isMagic(state, attack);

/** What the loser may try: the best of its shields, a parry, its hide. One of them, for one result [ASOBH-TRA-02]. */
export function defencesOf(state: State, fallout: Fallout): readonly Defence[] {
  if (fallout.result === 'nothing' || fallout.result === 'gruesome') return [];
  return [blockOf(state, fallout), parryOf(state, fallout), hideOf(fallout)].flatMap((each) => each ?? []);
}

/**
 * A shield's die; no help to one who parried this turn, nor to one who cannot lift it: whatever strikes him is a Free
 * Hack [ASOBH-TRAIT-block] [ASOBH-MEL-18].
 */
function blockOf(state: State, fallout: Fallout): Defence | undefined {
  const { attack, loser, winner, result, turned } = fallout;
  if (attack.means.is === 'free-hack' || attack.means.is === 'hazard') return undefined;
  if (loser.did.parried || isHelpless(loser)) return undefined;
  const melee = isMelee(attack.means);
  if (melee && winner !== undefined && wields(winner, 'flail')) return undefined;
  const magic = isMagicBlow(state, fallout);
  const usable = shieldsOf(loser).filter((shield) => {
    if (shield === 'magic-block') return true;
    if (magic) return false;
    return shield !== 'melee-block' || melee || turned;
  });
  const worse = is(loser, 'prone') || (isFielded(loser) && crowdOf(state, loser) >= 3) ? 1 : 0;
  const best = usable.toSorted((a, b) => (BLOCK_ON[a] ?? 6) - (BLOCK_ON[b] ?? 6))[0];
  if (best === undefined) return undefined;
  return { by: best, kind: 'die', least: (BLOCK_ON[best] ?? 6) + worse, extra: [], to: lessened(loser, result) };
}
const BLOCK_ON: Readonly<Partial<Record<TraitId, number>>> = {
  block: 5,
  'melee-block': 5,
  'magic-block': 5,
  'expert-block': 4,
};

/** One step less; who lies there already stays lying and lives [ASOBH-TRAIT-block]. */
function lessened(loser: Figure, result: Result): Result {
  if (result === 'out') return is(loser, 'prone') ? 'nothing' : 'prone';
  return result === 'prone' ? 'recoil' : 'nothing';
}

/** Once a turn, in the other side's turn, hand to hand, with a weapon or a trained arm [ASOBH-TRAIT-parry]. */
function parryOf(state: State, fallout: Fallout): Defence | undefined {
  const { attack, loser, winner, result } = fallout;
  const by = has(loser, 'expert-parry') ? 'expert-parry' : has(loser, 'parry') ? 'parry' : undefined;
  if (by === undefined || !isMelee(attack.means) || winner === undefined) return undefined;
  if (loser.did.parried || loser.did.blocked || state.active === runBy(loser)) return undefined;
  if (!canParry(loser) || isHelpless(loser) || wields(winner, 'flail') || isShieldRush(fallout)) return undefined;
  const prone = is(loser, 'prone');
  if (prone && result === 'out') return undefined;
  const extra: Modifier[] = [];
  if (by === 'parry') extra.push({ amount: -1, because: 'parry' });
  if (prone) extra.push({ amount: -1, because: 'prone' });
  const least = qualityNow(state, loser, 'parry', extra).needs;
  const to = prone ? 'nothing' : result === 'out' ? 'prone' : result === 'prone' ? 'recoil' : 'nothing';
  return { by, kind: 'quality', least, extra, to };
}

/** Its weapon is whole and in hand, or its hands are trained and unhurt. */
const canParry = (figure: Figure): boolean =>
  !figure.arms.broken.includes('parry') &&
  (isMartial(figure) || (figure.arms.hand !== null && figure.profile.armed !== 'unarmed'));

/** The first Out-of-Action of the game, once [ASOBH-TRAIT-hard-hide]. */
function hideOf({ loser, result, die }: Fallout): Defence | undefined {
  if (!has(loser, 'hard-hide') || result !== 'out' || (loser.used['hard-hide'] ?? 0) > 0) return undefined;
  if (loser.did.parried || loser.did.blocked) return undefined;
  const to = is(loser, 'prone') ? 'nothing' : die % 2 === 0 ? 'prone' : 'recoil';
  return { by: 'hard-hide', kind: 'die', least: 4, extra: [], to };
}

/** A rush behind a shield fells whoever has none and is no larger, if its footing fails [ASOBH-TRAIT-shield-rush]. */
export function isShieldRush({ attack, loser, winner, turned }: Fallout): boolean {
  if (turned || attack.means.is !== 'melee' || attack.charge !== true || winner === undefined) return false;
  return (
    has(winner, 'shield-rush') &&
    shieldsOf(winner).length > 0 &&
    shieldsOf(loser).length === 0 &&
    sizeRank(loser) <= sizeRank(winner)
  );
}

/**
 * What flesh that closes again does with an Out-of-Action: under its C on a die it falls instead; where it lies already
 * there is no more than death in it. Undefined where it has no say [ASOBH-TRAIT-regeneration].
 */
export function regenerationOf(
  state: State,
  fallout: Fallout,
): { readonly is: 'gruesome' } | { readonly is: 'die'; readonly under: number } | undefined {
  const { attack, loser, winner, result } = fallout;
  if (!has(loser, 'regeneration') || result !== 'out') return undefined;
  if (is(loser, 'prone')) return { is: 'gruesome' };
  const burns =
    (attack.means.is === 'hazard' && attack.means.fire) ||
    (isMelee(attack.means) && winner !== undefined && isOf(winner, 'fire'));
  if (burns || isMagicBlow(state, fallout)) return undefined;
  return { is: 'die', under: loser.profile.combat };
}

/** Two lives before the last are lost without a fall; what is gruesome to others is its end and no more [ASOBH-TRAIT-tough]. */
export function toughnessOf({ loser, result }: Fallout): 'life' | 'last' | 'spared' | undefined {
  if (!has(loser, 'tough')) return undefined;
  if (result === 'gruesome') return 'spared';
  if (result !== 'out') return undefined;
  return loser.lives >= 2 ? 'last' : 'life';
}

/** A die that turns a recoil into a fall: the better of a club and a tail [ASOBH-TRAIT-bludgeon] [ASOBH-TRAIT-tailslap]. */
export function knockOf({ attack, loser, winner, result }: Fallout): { by: TraitId; least: number } | undefined {
  if (result !== 'recoil' || winner === undefined || !isMelee(attack.means)) return undefined;
  if (has(winner, 'incorporeal') && !areBothGhosts(winner, loser)) return undefined;
  if (wields(winner, 'bludgeon')) return { by: 'bludgeon', least: 4 };
  if (has(winner, 'tailslap') && sizeRank(loser) <= sizeRank(winner)) return { by: 'tailslap', least: 5 };
  return undefined;
}

/** Fighting at the length of its weapon it gives way rather than fall [ASOBH-TRAIT-long-reach]. */
export const givesWay = (state: State, { attack, loser, winner, result, turned }: Fallout): boolean =>
  result === 'prone' &&
  !turned &&
  isMelee(attack.means) &&
  winner !== undefined &&
  wields(loser, 'long-reach') &&
  !wields(winner, 'long-reach') &&
  isFielded(loser) &&
  fightsAlone(state, loser, winner);

/** It may take a point of Quality in place of what it has won [ASOBH-TRAIT-drain]. */
export const mayDrain = ({ attack, loser, winner, result }: Fallout): boolean =>
  (result === 'recoil' || result === 'prone') &&
  isMelee(attack.means) &&
  winner !== undefined &&
  has(winner, 'drain') &&
  isLiving(loser);

/** A parry of such a weapon may cost one's own [ASOBH-TRAIT-parry]. */
export const breaksParries = (winner: Figure): boolean =>
  strikesWithMagic(winner) || wields(winner, 'heavy-weapon') || wields(winner, 'huge-weapon');
