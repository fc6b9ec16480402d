import type { UnitId } from '../../kernel';
import type { SpellId } from '../content/spell-ids';
import type { ActivateStep, Announced } from '../steps-flow';

type Named = Pick<ActivateStep, 'spell' | 'others'>;

/** Every spell that was named before the dice of a roll: one of each caster at most [ASOBH-MAG-01] [ASOBH-GRP-05]. */
export const announcedIn = ({ spell, others = [] }: Named): readonly Announced[] =>
  spell === null ? others : [spell, ...others];

/** The spell a figure has named for this roll. */
export const announcedBy = (step: Named, unit: UnitId): SpellId | undefined =>
  announcedIn(step).find((each) => each.unit === unit)?.spell;

/** As a step keeps them: the first by itself, the others of a group beside it. */
export function announcing(spells: readonly Announced[]): Named {
  const [spell = null, ...others] = spells;
  return { spell, ...(others.length === 0 ? {} : { others }) };
}
