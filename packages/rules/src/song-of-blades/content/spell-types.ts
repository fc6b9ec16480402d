import type { Stick } from '../profile';
import type { SpellId } from './spell-ids';
import type { TraitId } from './trait-ids';
import type { CostFrom } from './traits';

/** The words the book puts after a spell's name. */
export type SpellTag =
  | 'attack'
  | 'battlefield'
  | 'bypass-armor'
  | 'cast-into-melee'
  | 'centered-on-caster'
  | 'friends-only'
  | 'living-only'
  | 'area'
  | 'enchantment'
  | 'extended-range'
  | 'holdable'
  | 'los'
  | 'melee'
  | 'no-target-restriction'
  | 'resisted'
  | 'variable-range'
  | 'self'
  | 'shell'
  | 'summoning'
  | 'variable-area'
  | 'wall'
  | 'weather';

/** What the caster points at. `effect`: a spell or summoned thing in play. `none`: the spell needs nobody chosen. */
export type SpellNeeds = 'self' | 'figure' | 'spot' | 'area' | 'wall' | 'two-figures' | 'effect' | 'none';

/** A number at Power 1, 2 and 3. */
export type ByPower = readonly [number, number, number];

/** What three failures bring down on the caster. */
export type Backfire =
  | { readonly is: 'attack'; readonly c: number; readonly fire: boolean }
  /** On the ground at once, or an attack of this C and the flames die at the end of the turn. */
  | { readonly is: 'burning'; readonly c: number }
  | { readonly is: 'prone' | 'asleep' | 'transfixed' | 'morale' | 'friend-tests-morale' | 'swaps' | 'walls-vanish' }
  | { readonly is: 'stone'; readonly turns: number }
  /** One quality die, or this happens. */
  | { readonly is: 'test'; readonly or: 'out-of-action' | 'prone' }
  | { readonly is: 'broken-ground'; readonly across: Stick }
  | { readonly is: 'foes-gain'; readonly trait: TraitId }
  | { readonly is: 'gains'; readonly trait: TraitId; readonly until: 'game' | 'broken' }
  /** No casting: for so many turns, or for the rest of the game. */
  | { readonly is: 'no-casting'; readonly turns: number | null }
  | { readonly is: 'no-spell'; readonly spell: SpellId }
  | { readonly is: 'no-sight'; readonly turns: number }
  /** Held in place until a Task is done; what attacks on it gain, and which traits are lost meanwhile. */
  | {
      readonly is: 'held';
      readonly by: 'bones' | 'roots' | 'ice';
      readonly task: number;
      readonly against: number;
      readonly loses: readonly TraitId[];
    }
  | { readonly is: 'buried'; readonly task: number; readonly outAfterTurns: number }
  | { readonly is: 'foe-summoned'; readonly points: number; readonly turns: number }
  | { readonly is: 'recoils'; readonly stick: Stick };

/** How a Wall stands in the way. All are one Short wide and one Short tall and take as many hits as their Power. */
export interface WallNumbers {
  readonly c: ByPower;
  readonly blocksSpells: boolean;
  readonly blocksShots: boolean;
  /** On shots that may pass. */
  readonly shotsThrough: number;
  readonly blocksFire: boolean;
  /** A body in the way; false for those that are walked through. */
  readonly solid: boolean;
  readonly climbable: boolean;
  /** Those who cross are attacked with its C. */
  readonly burns: boolean;
  /** Traits of figures for which it is not there at all. */
  readonly openTo: readonly TraitId[];
  /** Its spell works on figures this close. */
  readonly aura: Stick | null;
  /** A hit is shrugged off on this face or higher. */
  readonly shrugsOn: number | null;
  /** Water this close freezes. */
  readonly freezes: Stick | null;
  readonly onWater: boolean;
}

export interface SpellEntry {
  readonly name: string;
  readonly tags: readonly SpellTag[];
  readonly cost: number;
  readonly costFrom: CostFrom;
  /** `power`: Short, Medium, Long at Power 1, 2, 3. `table`: everywhere. `self`: the caster. */
  readonly range: 'power' | 'table' | 'self';
  /** How many of its sticks it reaches; one C less for each beyond the first. */
  readonly sticks: 1 | 3;
  readonly needs: SpellNeeds;
  /** Round area; `power` grows with it. The book gives Short areas as a diameter and growing ones as a radius. */
  readonly area: {
    readonly from: 'caster' | 'spot';
    readonly stick: Stick | 'power';
    readonly is: 'radius' | 'diameter';
  } | null;
  /** A combat roll with this C. */
  readonly attack: { readonly c: ByPower; readonly fire: boolean } | null;
  /** Added to the next melee attack. */
  readonly melee: ByPower | null;
  /** Sight (Mist) or shots (Rain, Snowstorm) reach one stick of this size. */
  readonly limit: readonly [Stick, Stick, Stick] | null;
  /** On all ordinary shots while it lasts. */
  readonly shots: ByPower | null;
  /** Most points of a summoned figure. */
  readonly summons: ByPower | null;
  readonly wall: WallNumbers | null;
  /** Null: the book gives none. */
  readonly backfire: Backfire | null;
}
