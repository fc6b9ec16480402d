import type { Modifier } from '../../kernel';
import type { TraitId } from '../content/trait-ids';
import type { Profile } from '../profile';
import type { Figure } from '../state';
import type { MoraleCause } from '../steps-morale';
import { has } from './holds';

/** What the gruesome end of one of its Gang adds to its test; hearts of iron and of straw count elsewhere [ASOBH-TRAIT-gang]. */
export const gangFear = (gang: boolean): readonly Modifier[] => (gang ? [{ amount: -1, because: 'gang' }] : []);

/** Those who take no test for this cause, and the trait that spares them [ASOBH-MOR-09]. */
export function sparedTest(figure: Figure, cause: MoraleCause): TraitId | undefined {
  if (cause === 'gruesome') return HARDENED.find((trait) => has(figure, trait));
  if (cause === 'terror') return UNAFRAID.find((trait) => has(figure, trait));
  if (cause === 'discipline') return UNWHIPPED.find((trait) => has(figure, trait));
  return undefined;
}
/** No whip ever moved them [ASOBH-LDR-04]. */
const UNWHIPPED: readonly TraitId[] = ['undead', 'artificial'];
const HARDENED: readonly TraitId[] = ['fearless', 'undead', 'artificial'];
const UNAFRAID: readonly TraitId[] = ['terror', 'fearless', 'undead', 'artificial'];

/** Why a figure need not fear this one: a trait of its own, or that it faced this profile before [ASOBH-TRA-03]. */
export function unafraidOf(figure: Figure, terrible: Figure): TraitId | 'braved' | undefined {
  return (
    UNAFRAID.find((trait) => has(figure, trait)) ??
    (figure.braved.includes(faceOf(terrible.profile)) ? 'braved' : undefined)
  );
}

/** The name under which a profile's Terror is remembered in `Figure.braved`. */
export const faceOf = (profile: Profile): string => (profile.id === 'own' ? `own:${profile.title}` : profile.id);
