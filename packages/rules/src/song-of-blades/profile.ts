import type { SpellId } from './content/spell-ids';
import type { TraitId } from './content/trait-ids';

/** A trait on a profile, with what the book prints in brackets after it. */
export interface TraitRef {
  readonly id: TraitId;
  /** Rare (3): the number [ASOBH-SET-03]. */
  readonly number?: number;
  /** Lethal (Orcs), Hunter of the Dead and the like: whom it is meant for, an entry of `Profile.kinds`. */
  readonly against?: string;
}

/** Sizes from the smallest up; a larger attacker has +1 in melee [ASOBH-MEL-09]. */
export type Size = 'tiny' | 'normal' | 'big' | 'huge' | 'gargantuan';

/** The three measuring sticks [ASOBH-SET-11]. */
export type Stick = 'short' | 'medium' | 'long';

/** What a figure is on the table, fixed when warbands are chosen; what it has lost since stands in the state. */
export interface Profile {
  /** Id in the catalogue, or `own` for a home-made one. */
  readonly id: string;
  readonly title: string;
  /** Roster of the book it comes from (`high-elves`), or `own`. */
  readonly roster: string;
  /** Quality: the number a die must reach. Lower is better [ASOBH-ACT-01]. */
  readonly quality: number;
  readonly combat: number;
  readonly traits: readonly TraitRef[];
  /** Spells known, in the order they were bought [ASOBH-SET-09]. */
  readonly spells: readonly SpellId[];
  /** The people it belongs to, for Lethal and the like: `orc`, `undead`, `animal`. */
  readonly kinds: readonly string[];
  readonly personality: boolean;
  readonly points: number;
  /** False where a cost in it had to be derived because the book does not print it; players are told. */
  readonly printed: boolean;
  readonly size: Size;
  /** Millimetres: the diameter of a round base, the edge of a square one. */
  readonly base: { readonly shape: 'round' | 'square'; readonly size: number };
  /** What it fights with: a natural weapon cannot be taken from it [ASOBH-MEL-10]. */
  readonly armed: 'weapon' | 'two-weapons' | 'natural' | 'unarmed';
  /** Its weapon is magic: it ignores Stealth, Block and what else the book names. */
  readonly magicWeapon: boolean;
  /** The stick of a ranged attack that has no weapon trait of its own; null where it has none [ASOBH-RNG-01]. */
  readonly ranged: Stick | null;
  /** Which face and model it is drawn with; an icon id of the skin. */
  readonly face: string;
}

/** One figure of a warband as it is bought. */
export interface Recruit {
  readonly name: string;
  readonly profile: Profile;
  /** Swarm bases of one activation share this [ASOBH-TRA-04]. */
  readonly swarm?: string;
  /** Its record in a campaign, where it has one. */
  readonly record?: string;
  /** What the campaign makes it start with: a wound of the last battle [ASOBH-END-02]. */
  readonly hurt?: number;
}

/** A warband ready to be fielded by one seat. */
export interface Warband {
  readonly name: string;
  /** Roster, or `mixed`. */
  readonly of: string;
  readonly points: number;
  readonly figures: readonly Recruit[];
}
