import type { Dice, Modifier, UnitId } from '../../kernel';
import type { SpellId } from '../content/spell-ids';
import type { Tale } from '../steps/step';

/** Spell against spell: die and Power each; the one that defends wins ties. True where the attacking one works [ASOBH-MAG-06]. */
export function clash(
  tale: Tale,
  by: {
    readonly unit: UnitId;
    readonly spell: SpellId;
    readonly power: number;
    readonly modifiers?: readonly Modifier[];
  },
  against: { readonly what: string; readonly power: number },
  dice: Dice,
): boolean {
  const [face = 1, other = 1] = dice.roll(2, 6);
  const modifiers = by.modifiers ?? [];
  const mine = face + by.power + modifiers.reduce((sum, each) => sum + each.amount, 0);
  const worked = mine > other + against.power;
  tale.add({
    type: 'spellsClashed',
    unit: by.unit,
    spell: by.spell,
    power: by.power,
    face,
    modifiers,
    against: { ...against, face: other },
    worked,
  });
  return worked;
}
