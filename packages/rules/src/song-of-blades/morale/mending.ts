import { gap, TOLERANCE } from '@muster/geometry';
import { baseAt, type Fielded, figureOf, has, is, isTouching } from '../figures';
import { currentQuality } from '../flow/quality';
import { FULL_TURN } from '../magic/effects';
import { nearestFree } from '../moves/place';
import { isMartial } from '../special/arms';
import { safeFrom } from '../special/immunities';
import type { Condition, ConditionKind, Figure, State } from '../state';
import type { Tale } from '../steps/step';
import { relieve } from './conditions';

/** What hands or a potion can mend of a figure, and the actions it takes. */
export interface Mend {
  /** A condition, `poison`, `drain`, `life`, the `arm` of one who parries with it, or `revive`. */
  readonly what: string;
  readonly actions: number;
}

/** By condition; those not named no Healer can lift [ASOBH-CON-02] [ASOBH-CND-02 … 09]. */
const COST: Readonly<Partial<Record<ConditionKind, number>>> = {
  prone: 1,
  deaf: 1,
  fatigued: 1,
  mute: 1,
  staggering: 2,
  transfixed: 2,
  stone: 3,
};

/** Everything wrong with a figure that can be healed, worst first. Nothing helps the dead [ASOBH-TRA-05]. */
export function mendsOf(state: State, figure: Figure): readonly Mend[] {
  if (safeFrom(figure, 'healing') !== undefined) return [];
  if (figure.fate === 'out') return isSavable(state, figure) ? [{ what: 'revive', actions: reviveCost(figure) }] : [];
  if (figure.fate !== 'table') return [];
  const all: Mend[] = figure.conditions.flatMap((each) => {
    const actions = costOf(each);
    return actions === undefined ? [] : [{ what: each.is, actions }];
  });
  if (figure.worse.poison > 0) all.push({ what: 'poison', actions: 1 });
  if (figure.worse.drain > 0) all.push({ what: 'drain', actions: 1 });
  if (has(figure, 'tough') && figure.lives > 0) all.push({ what: 'life', actions: 1 });
  if (isMartial(figure) && figure.arms.broken.includes('parry')) all.push({ what: 'arm', actions: 1 });
  return all;
}

const costOf = (each: Condition): number | undefined =>
  each.is === 'sleeping' ? (each.magical ? 2 : 1) : each.is === 'prone' && each.stuck ? undefined : COST[each.is];

/** A rescue comes within one full turn, or not at all [ASOBH-CON-03]. */
export const isSavable = (state: State, figure: Figure): boolean =>
  figure.fate === 'out' &&
  figure.pose !== null &&
  !isSpent(figure) &&
  state.turn - (figure.leftIn ?? state.turn) <= FULL_TURN;

/** Drained of the last of its Quality: a casualty, whoever comes [ASOBH-TRAIT-drain]. */
export const isSpent = (figure: Figure): boolean => currentQuality(figure) >= 7;

/** Venom that felled one has to be drawn as well [ASOBH-CND-07]. */
const reviveCost = (figure: Figure): number => (is(figure, 'staggering') ? 2 : 1);

/** The healer touches a friend on the table, or the body of one who is out. */
export function touchesBody(state: State, by: Fielded, target: Figure): boolean {
  if (target.pose === null || target.carriedBy !== null) return false;
  if (target.fate === 'table') return isTouching(state, by, target as Fielded);
  return (
    Math.abs(by.level - target.level) <= REACH &&
    gap(baseAt(by, by.pose), baseAt(target, target.pose)).distance <= TOLERANCE
  );
}
const REACH = 20;

/** Does it. Steps may follow. */
export function mend(
  tale: Tale,
  by: Figure,
  target: Figure,
  what: string,
  because: 'healer' | 'potion-of-healing',
): void {
  const now = figureOf(tale.state, target.id);
  if (now === undefined) return;
  switch (what) {
    case 'revive': {
      const spot = now.pose === null ? undefined : nearestFree(tale.state, now, now.pose);
      if (now.pose === null || spot === undefined) return;
      tale.add({ type: 'revived', unit: now.id, pose: { ...spot, facing: now.pose.facing }, by: by.id });
      return;
    }
    case 'poison':
    case 'drain':
      tale.add({
        type: 'changed',
        unit: now.id,
        set: { worse: { ...now.worse, [what]: Math.max(0, now.worse[what] - 1) } },
        because,
      });
      return;
    case 'life':
      tale.add({ type: 'changed', unit: now.id, set: { lives: Math.max(0, now.lives - 1) }, because });
      return;
    case 'arm': {
      const broken = now.arms.broken.filter((each) => each !== 'parry');
      tale.add({ type: 'changed', unit: now.id, set: { arms: { ...now.arms, broken } }, because });
      return;
    }
    default:
      relieve(tale, now.id, what as ConditionKind, because);
  }
}
