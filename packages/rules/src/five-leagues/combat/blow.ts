import type { UnitId } from '../../kernel';
import { fieldedOf } from '../figures';
import type { Blow } from '../profile';
import { meleeBlow } from '../special/hooks';
import type { State } from '../state';
import type { Hit, MeleeStep, Tactic } from '../steps-combat';
import { armOf } from './arms';

/** The Hit that `by` strikes in the present exchange; undefined where one of the two is gone [FL-BAT-123]. */
export function blowHit(state: State, melee: MeleeStep, by: UnitId): Hit | undefined {
  const figure = fieldedOf(state, by);
  const target = fieldedOf(state, by === melee.initiator ? melee.other : melee.initiator);
  if (figure === undefined || target === undefined) return undefined;
  const arm = armOf(figure, melee.weapons[by]);
  const { blow } = meleeBlow(state, melee, figure, target, furious(arm.blow, melee.tactics[by] ?? 'none'));
  return {
    target: target.id,
    by,
    blow,
    how: 'melee',
    why: arm.is,
    natural: melee.winner === by ? Math.max(...(melee.faces[by] ?? [1])) : null,
    weapon: arm.id,
    ...(melee.attacker === by ? {} : { asDefender: true }),
  };
}

/** Fury adds to whatever the weapon does [FL-BAT-106]. */
const furious = ({ armor, toughness }: Blow, tactic: Tactic | 'none'): Blow => ({
  armor: armor + (tactic === 'furious-armor' ? 1 : 0),
  toughness: toughness + (tactic === 'furious-toughness' ? 1 : 0),
});
