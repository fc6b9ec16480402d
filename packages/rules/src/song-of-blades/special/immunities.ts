import type { TraitId } from '../content/trait-ids';
import type { ConditionKind, Figure } from '../state';
import { has } from './holds';

/** What a body may be proof against, beside the conditions themselves. */
export type Harm = ConditionKind | 'poison' | 'drain' | 'venom' | 'heat' | 'mud' | 'healing';

/**
 * Who shrugs off what. The dead and the made neither sicken, sleep, tire nor drown, and no healer mends the dead
 * [ASOBH-TRAIT-undead] [ASOBH-TRAIT-artificial] [ASOBH-TRA-05]; a venomous body knows its own venom
 * [ASOBH-TRAIT-venomous-strike]; heat and mud spare those who live in them [ASOBH-WTH-01] [ASOBH-WTH-03].
 */
const SAFE: Readonly<Partial<Record<Harm, readonly TraitId[]>>> = {
  poison: ['undead', 'artificial'],
  drain: ['undead', 'artificial'],
  venom: ['undead', 'artificial', 'poison', 'venomous-strike'],
  staggering: ['undead', 'artificial'],
  sleeping: ['undead', 'artificial'],
  fatigued: ['undead', 'artificial'],
  drowning: ['undead', 'artificial', 'amphibious'],
  heat: ['undead', 'artificial', 'desert-walk'],
  mud: ['swarm', 'flying'],
  healing: ['undead'],
};

/** The trait that keeps a figure safe from a harm, or undefined where none does. */
export const safeFrom = (figure: Figure, harm: Harm): TraitId | undefined =>
  SAFE[harm]?.find((trait) => has(figure, trait));
