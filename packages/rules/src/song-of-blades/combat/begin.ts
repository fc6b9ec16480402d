import type { Point } from '@muster/geometry';
import type { Modifier, UnitId } from '../../kernel';
import type { Attack, CombatStep, FightStep } from '../steps-combat';

/** What every combat goes through, in this order; answers to a result are put in when there is one. */
const TASKS = ['roll', 'luck-attacker', 'luck-target', 'blunder', 'count'] as const;

/**
 * A combat ready for `tale.call`. It ends with `{ is: 'fought' }`, with all that followed from it (recoils, falls,
 * losses and their aftermath) done. Where attacker or target is not on the table any more it ends with no winner.
 */
export const combatStep = (attack: Attack): FightStep => ({
  is: 'combat',
  attack,
  todo: TASKS,
  faces: { attacker: [], target: [] },
  sides: null,
  count: null,
  result: 'nothing',
  chain: [],
  shown: false,
  from: null,
});

/** An attack with nothing special about it. */
export const attackOf = (
  by: UnitId | null,
  target: UnitId,
  means: Attack['means'],
  more: Partial<Pick<Attack, 'lethal' | 'named' | 'charge' | 'extra'>> = {},
): Attack => ({ by, target, means, lethal: false, named: false, extra: [], ...more });

/**
 * A Free Hack: only its target can be harmed, and it cannot be blocked [ASOBH-MEL-18]. `why` names what allows it:
 * `leaving`, `recoil`, `flee`, `blind`, `theft`, `trample` …
 */
export const freeHack = (
  by: UnitId,
  target: UnitId,
  why: string,
  more: { readonly lethal?: boolean; readonly extra?: readonly Modifier[] } = {},
): FightStep =>
  combatStep(attackOf(by, target, { is: 'free-hack', why }, { lethal: more.lethal === true, extra: more.extra ?? [] }));

/** An attack by nobody with a C of its own: flames, hail, a branch, a trap. `from`: where it came from, for recoils. */
export const hazard = (
  target: UnitId,
  combat: number,
  why: string,
  more: { readonly fire?: boolean; readonly lethal?: boolean; readonly from?: Point } = {},
): FightStep => ({
  ...combatStep(
    attackOf(null, target, { is: 'hazard', why, combat, fire: more.fire === true }, { lethal: more.lethal === true }),
  ),
  from: more.from ?? null,
});

/** A javelin may follow a move that began at `from` and ended nearer to a foe [ASOBH-TRAIT-javelin]. */
export const freeThrowStep = (unit: UnitId, from: Point): CombatStep => ({ is: 'free-throw', unit, from });
