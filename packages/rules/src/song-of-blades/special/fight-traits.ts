import type { TraitId } from '../content/trait-ids';
import type { ConditionKind, Figure } from '../state';
import type { Attack } from '../steps-combat';
import { crushes, sizeRank } from './arms';
import { has, is } from './holds';
import { isAimed, isMelee, isRanged } from './means';

/** What a trait may know of a combat of its owner. */
export interface FightAsked {
  readonly attack: Attack;
  readonly me: Figure;
  /** Undefined where a wall or nobody is on the other side. */
  readonly foe: Figure | undefined;
  /** It is `me` who attacks. */
  readonly attacking: boolean;
  /** The attack is magic. */
  readonly magic: boolean;
  /** A reach weapon held at a lone attacker takes the use of horse and height from him. */
  readonly heldOff: boolean;
}

type Answer = (asked: FightAsked) => number;

/** What a trait adds to its owner's own total. */
export const FIGHT_TRAITS: Partial<Readonly<Record<TraitId, Answer>>> = {
  'standard-bearer': ({ attack }) => (isMelee(attack.means) ? -1 : 0),
  music: ({ attack }) => (isMelee(attack.means) ? -1 : 0),
  mounted: ({ attack, attacking, foe, heldOff }) =>
    isMelee(attack.means) && attacking && foe !== undefined && !has(foe, 'mounted') && !heldOff ? 1 : 0,
  'huge-weapon': ({ attack, attacking }) => {
    const { means } = attack;
    return attacking && means.is === 'melee' && !means.power && means.double !== true ? -1 : 0;
  },
  'good-shot': ({ attack, attacking }) => (attacking && isRanged(attack.means) ? 1 : 0),
  traps: ({ attack, attacking }) => (!attacking && attack.means.is === 'hazard' && attack.means.why === 'trap' ? 1 : 0),
};

/** What a trait of the one on the other side adds to the total of `me`. */
export const AGAINST_FIGHT: Partial<Readonly<Record<TraitId, Answer>>> = {
  incorporeal: ({ attack, attacking, magic, me, foe }) =>
    attacking && isMelee(attack.means) && !magic && !areBothGhosts(me, foe) ? -2 : 0,
  fragile: ({ attack, attacking, me }) => (attacking && isMelee(attack.means) && crushes(me) ? 1 : 0),
  'easy-target': ({ attack, attacking }) => (attacking && isAimed(attack.means) ? 1 : 0),
  'difficult-target': ({ attack, attacking, foe }) =>
    attacking && isAimed(attack.means) && foe !== undefined && !HINDERED.some((kind) => is(foe, kind)) ? -1 : 0,
};

/** What keeps a figure from dodging [ASOBH-TRAIT-difficult-target]. */
const HINDERED: readonly ConditionKind[] = [
  'transfixed',
  'blind',
  'prone',
  'entangled',
  'sleeping',
  'bound',
  'paralysed',
];

/**
 * What makes ordinary shots pass through or beside a body: one such trait counts, whichever [ASOBH-RNG-10].
 * Engines and the very large hit bones all the same, and one who hunts the dead knows where to aim.
 */
export function elusiveBy(shooter: Figure, target: Figure): TraitId | undefined {
  return ELUSIVE.find((trait) => {
    if (!has(target, trait)) return false;
    if (trait === 'incorporeal') return !areBothGhosts(shooter, target);
    if (trait === 'skeletal')
      return sizeRank(shooter) < 3 && !(has(shooter, 'hunter-of-the-dead') && has(target, 'undead'));
    return true;
  });
}
const ELUSIVE: readonly TraitId[] = ['incorporeal', 'skeletal', 'swarm', 'tiny'];

/** Ghosts of the dead fight one another as flesh does [ASOBH-TRAIT-incorporeal]. */
export const areBothGhosts = (a: Figure, b: Figure | undefined): boolean =>
  b !== undefined && [a, b].every((each) => has(each, 'incorporeal') && has(each, 'undead'));
