import { inches, roundAngle } from '@muster/geometry';
import type { Fielded, State, Unit } from '@muster/rules/kings-of-war';
import { engagedWith, isFielded, isIndividual, unitOf } from '@muster/rules/kings-of-war';
import type { TableStore } from '../../store/table-store';
import type { AnyDraft, SkinContext } from '../skin';
import { handOf } from './hand';

/**
 * A charge of everything selected on one enemy, the gripped unit first; a counter charge where it already fights it.
 * An Individual is turned to its target, as its free pivot allows.
 */
export function chargeDraft(store: TableStore, state: State, unit: Fielded, target: Unit): AnyDraft {
  if (engagedWith(state, unit.id).includes(target.id))
    return { do: 'counter-charge', unit: unit.id, target: target.id };
  const others = store.data
    .getState()
    .selected.filter((id) => id !== unit.id)
    .map((id) => unitOf(state, id))
    .filter((each): each is Fielded => each !== undefined && isFielded(each) && each.seat === unit.seat);
  return { do: 'charge', target: target.id, chargers: [unit, ...others].map((each) => chargerOf(each, target)) };
}

/** The same charge with one more unit in it, or without it if it was in; the last one stays. */
export function withCharger(draft: AnyDraft, unit: Fielded, target: Unit): AnyDraft {
  const chargers = (draft['chargers'] ?? []) as readonly { readonly unit: string }[];
  const without = chargers.filter((each) => each.unit !== unit.id);
  if (without.length === 0) return draft;
  return {
    ...draft,
    chargers: without.length < chargers.length ? without : [...chargers, chargerOf(unit, target)],
  };
}

/** A charger as an intent names it; an Individual turns to its target. */
export function chargerOf(unit: Fielded, target: Unit): { readonly unit: string; readonly facing?: number } {
  if (!isIndividual(unit) || target.pose === null) return { unit: unit.id };
  const { x, y } = unit.pose;
  return { unit: unit.id, facing: roundAngle((Math.atan2(target.pose.y - y, target.pose.x - x) * 180) / Math.PI) };
}

/** A volley with the chosen weapon, or the first that may be used at this distance. */
export function shootDraft(context: SkinContext, unit: Fielded, target: Unit): AnyDraft {
  const chosen = handOf(context.store).getState().weapon[unit.id];
  const weapons = unit.profile.weapons;
  const weapon = weapons.find((each) => each.name === chosen) ?? weaponFor(unit, target) ?? weapons[0];
  return { do: 'shoot', unit: unit.id, target: target.id, weapon: weapon?.name ?? '' };
}

function weaponFor(unit: Fielded, target: Unit): Unit['profile']['weapons'][number] | undefined {
  if (target.pose === null) return undefined;
  const away = Math.hypot(target.pose.x - unit.pose.x, target.pose.y - unit.pose.y);
  return unit.profile.weapons.find((weapon) => inches(weapon.range) >= away - target.profile.footprint.width / 2);
}
