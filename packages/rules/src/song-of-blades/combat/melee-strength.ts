import { TOLERANCE } from '@muster/geometry';
import type { Modifier } from '../../kernel';
import { baseOf, condition, type Fielded, gapBetween, has, isFielded } from '../figures';
import { isAcross } from '../ground/across';
import { isCramped } from '../ground/cramped';
import { groundsUnder } from '../ground/grounds';
import { heightOf } from '../ground/height';
import { isFreeOfGround } from '../moves/gait';
import { isLarger, isUnarmed, wields } from '../special/arms';
import type { Figure, State } from '../state';
import type { Attack } from '../steps-combat';
import { fightsAlone, outnumbered } from './crowd';

/** One of the two hand to hand, seen from its own side. */
export interface Fray {
  readonly attack: Attack;
  readonly me: Fielded;
  readonly foe: Fielded;
  /** It is `me` who attacks. */
  readonly attacking: boolean;
}

/** What place, numbers, size and empty hands do to one of two who fight [ASOBH-MEL-07] [ASOBH-MEL-09] [ASOBH-MEL-10]. */
export function meleeModifiers(state: State, fray: Fray): readonly Modifier[] {
  const { me, foe, attacking } = fray;
  const all: (Modifier | undefined)[] = [outnumbered(state, me)];
  if (attacking && isBigger(me, foe)) all.push({ amount: 1, because: 'larger' });
  all.push(betterPlace(state, fray));
  if (isUnarmed(me)) all.push({ amount: -1, because: 'unarmed' });
  if (wields(me, 'long-reach') && isCramped(state, me)) all.push({ amount: -1, because: 'long-reach' });
  return all.flatMap((each) => each ?? []);
}

/** Flat, whatever the difference; a swarm is many small things and larger than none [ASOBH-TRAIT-tiny]. */
const isBigger = (me: Figure, foe: Figure): boolean =>
  isLarger(me, foe) && !(foe.profile.size === 'tiny' && has(me, 'swarm'));

/** A lone attacker is kept off by a long weapon: horse and height are no use to him [ASOBH-TRAIT-long-reach]. */
export const isHeldOff = (state: State, attack: Attack, me: Figure, foe: Figure): boolean =>
  attack.by === me.id && wields(foe, 'long-reach') && isFielded(foe) && fightsAlone(state, foe, me);

/** Standing higher, or behind what the other must come over; one of the two counts [ASOBH-MEL-09]. */
function betterPlace(state: State, { attack, me, foe, attacking }: Fray): Modifier | undefined {
  // Height means nothing to wings; a wall between two is a wall [ASOBH-TRAIT-flying]
  const winged = has(me, 'flying') || has(foe, 'flying');
  const above = me.level - foe.level > HIGHER || (has(me, 'clinging') && isOnWall(state, me) && !isOnWall(state, foe));
  if (above && !winged && !isHeldOff(state, attack, me, foe)) return { amount: 1, because: 'high-ground' };
  if (!attacking && isAcross(state.terrain, baseOf(me), baseOf(foe), gapBetween(me, foe), heightOf(state, me)))
    return { amount: 1, because: 'obstacle' };
  return undefined;
}
/** A step up, in mm; less is the same footing. */
const HIGHER = 5;

/** It clings where nothing stands: above the ground and on no floor of its own. */
const isOnWall = (state: State, figure: Fielded): boolean =>
  figure.level > HIGHER && !state.terrain.some((piece) => Math.abs(piece.height - figure.level) <= TOLERANCE);

/** What hinders a figure in any combat: water, recklessness [ASOBH-ENV-04] [ASOBH-ENV-05] [ASOBH-TRAIT-reckless]. */
export function hindrances(state: State, me: Figure, reckless: boolean): readonly Modifier[] {
  const all: Modifier[] = [];
  if (reckless) all.push({ amount: -1, because: 'reckless' });
  // At home in it, or above it
  if (!isFielded(me) || has(me, 'amphibious') || isFreeOfGround(state, me)) return all;
  const grounds = groundsUnder(state, me);
  if (grounds.includes('deep')) all.push({ amount: -2, because: 'deep-water' });
  else if (grounds.includes('shallow')) all.push({ amount: -1, because: 'shallow-water' });
  return all;
}

/** It sleeps: nothing of its skill counts [ASOBH-CND-06]. */
export const combatOf = (figure: Figure): number =>
  condition(figure, 'sleeping') === undefined ? figure.profile.combat : 0;
