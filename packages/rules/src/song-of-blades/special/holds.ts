import type { TraitId } from '../content/trait-ids';
import type { TraitRef } from '../profile';
import type { Condition, ConditionKind, Figure } from '../state';

/**
 * The trait as the figure has it now: gained ones count, lost ones do not; nobody dodges in the grip of a skeletal hand
 * [ASOBH-SPELL-wall-of-bones].
 */
export const traitOf = (figure: Figure, id: TraitId): TraitRef | undefined =>
  figure.lost.includes(id) || (NIMBLE.includes(id) && condition(figure, 'held')?.by === 'bones')
    ? undefined
    : (figure.gained.find((each) => each.id === id) ?? figure.profile.traits.find((each) => each.id === id));
const NIMBLE: readonly TraitId[] = ['difficult-target', 'acrobat'];
export const has = (figure: Figure, id: TraitId): boolean => traitOf(figure, id) !== undefined;

/** What has befallen it, of this kind. */
export const condition = <K extends ConditionKind>(
  figure: Figure,
  kind: K,
): Extract<Condition, { is: K }> | undefined =>
  figure.conditions.find((each): each is Extract<Condition, { is: K }> => each.is === kind);
export const is = (figure: Figure, kind: ConditionKind): boolean => condition(figure, kind) !== undefined;
