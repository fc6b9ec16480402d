import type { Refusal, Result } from '../../kernel';
import type { Army, OptionEffect, UnitOption, UnitProfile } from '../content/types';

/**
 * Whether a unit with these options can take the field: everything it has must be something the engine judges.
 * Spells, rules of one unit alone and upgrades that act by such a rule are listed, but wait. All reasons at once.
 */
export function fieldable(
  army: Army,
  unit: UnitProfile,
  options: readonly UnitOption[],
): Result<true, readonly Refusal[]> {
  const missing = [
    ...waitsForAll(
      'spell',
      unit,
      unit.spells.map((s) => s.spell),
    ),
    ...waitsForAll(
      'own-rule',
      unit,
      unit.unique.map((u) => u.name),
    ),
    ...options.flatMap((o) => optionWaits(army, unit, o)),
  ];
  return missing.length === 0 ? { ok: true, value: true } : { ok: false, error: missing };
}

/** What of an option is still missing; empty when it can be taken. */
export function optionWaits(army: Army, unit: UnitProfile, option: UnitOption): readonly Refusal[] {
  const effect = effectOf(army, option);
  if (!effect) return [waits('upgrade', unit, option.name)];
  return [
    ...[effect.addSpell, effect.setSpell].filter((s) => s !== undefined).map((s) => waits('spell', unit, s.spell)),
    ...(effect.gainUnique ?? []).map((u) => waits('own-rule', unit, u.name)),
  ];
}

/** What an option does, army upgrades followed to their own entry; undefined for one that acts by a rule of its own. */
export function effectOf(army: Army, option: UnitOption): OptionEffect | undefined {
  const { upgrade } = option.effect;
  return upgrade === undefined ? option.effect : army.upgrades.find((u) => u.id === upgrade)?.effect;
}

/** One refusal for all of a kind: a wizard with five spells stays at home for one reason. */
function waitsForAll(what: 'spell' | 'own-rule', unit: UnitProfile, names: readonly string[]): readonly Refusal[] {
  return names.length === 0 ? [] : [waits(what, unit, names.join(', '))];
}

function waits(what: 'spell' | 'own-rule' | 'upgrade', unit: UnitProfile, missing: string): Refusal {
  return { code: `list/waits-for-${what}`, rule: RULE[what], detail: { unit: unit.name, missing } };
}

const RULE = { spell: 'KOW-UNI-08', 'own-rule': 'KOW-UNI-08', upgrade: 'KOW-FOR-13' } as const;
