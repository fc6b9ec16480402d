import type { Dice } from '../../kernel/dice';
import type { UnitId } from '../../kernel/refusal';
import { isWithin, levelOf } from '../special/holds';
import type { BearerAsked, RollAsked } from '../special/types';
import type { Near, UnitFacts } from './types';

/**
 * The roll by which a unit may shake off Wavering before its order is given (Headstrong), if it has one. It comes
 * first, Regeneration with the order itself (our ruling). [KOW-SPR-15]
 */
export const planSteadying = (bearer: BearerAsked): RollAsked | undefined => asked(bearer, 'steadies');

/** The roll by which a unit heals when it gets its order (Regeneration), if it has one. [KOW-SPR-31] */
export const planRegeneration = (bearer: BearerAsked): RollAsked | undefined => asked(bearer, 'heals');

/** Rolls it: how many dice came up. For `heals` that is the damage healed; for `steadies` 1 is a success. */
export function resolveRoll(plan: RollAsked, dice: Dice): { readonly faces: readonly number[]; readonly made: number } {
  const faces = dice.roll(plan.dice, 6);
  return { faces, made: faces.filter((face) => face >= plan.needed).length };
}

/** Who is touched by what a unit does to those around it when its order is carried out. */
export interface Touched {
  /** Enemies that take 1 damage (Cloak of Death); no Nerve test follows. */
  readonly harmed: readonly UnitId[];
  /** Friends, perhaps the unit itself, that heal 1 damage (Radiance of Life). */
  readonly healed: readonly UnitId[];
}

/**
 * Cloak of Death and Radiance of Life. `spared` are units that already took damage from a Cloak this turn, `served`
 * those that Radiance already helped; nobody without damage is healed. [KOW-SPR-05] [KOW-SPR-29]
 */
export function afterOrder(
  actor: UnitFacts,
  friends: readonly Near[],
  enemies: readonly Near[],
  spared: readonly UnitId[],
  served: readonly UnitId[],
): Touched {
  const radiations = actor.rules.rules.flatMap((rule) => rule.follows?.afterOrder?.() ?? []);
  const reached = (to: 'enemies' | 'friends', near: Near): boolean =>
    radiations.some((radiation) => radiation.to === to && isWithin(near, radiation.range));
  const self: Near = { unit: actor, distance: 0, core: true };
  return {
    harmed: enemies.filter((near) => reached('enemies', near) && !spared.includes(near.unit.id)).map(idOf),
    healed: [self, ...friends]
      .filter((near) => near.core && near.unit.damage > 0 && reached('friends', near) && !served.includes(near.unit.id))
      .map(idOf),
  };
}

const idOf = (near: Near): UnitId => near.unit.id;

function asked(bearer: BearerAsked, makes: RollAsked['makes']): RollAsked | undefined {
  return bearer.rules.rules
    .map((rule) => rule.follows?.beforeOrder?.(bearer, levelOf(bearer.rules, rule.name)))
    .find((roll) => roll?.makes === makes);
}
