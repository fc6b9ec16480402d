import type { Modifier, SeatId, SideId, UnitId } from '../kernel';
import type { SpellId } from './content/spell-ids';

/** Steps of set-up, turns, activation and reactions. */
export type FlowStep =
  | { readonly is: 'muster'; readonly ready: readonly SeatId[] }
  /** The defender lays terrain until he is done [ASOBH-SET-14]. */
  | { readonly is: 'terrain'; readonly side: SideId }
  | { readonly is: 'roll-off'; readonly why: 'role' | 'first'; readonly rolled: Readonly<Record<SideId, number>> }
  | { readonly is: 'choose-role'; readonly side: SideId }
  | { readonly is: 'choose-edge'; readonly side: SideId }
  /** `placed`: figures set down since the other side had its go; large games go three at a time [ASOBH-SET-16]. */
  | { readonly is: 'deploy'; readonly side: SideId; readonly placed: number }
  /** Everybody stands: dice for the tides of magic and the weather [ASOBH-SET-17] [ASOBH-SET-18]. */
  | { readonly is: 'omens' }
  | TurnStep
  | ActivateStep
  /** Failed dice in the opponent's hand [ASOBH-REA-01]. */
  | {
      readonly is: 'reactions';
      readonly side: SideId;
      /** Failed dice not used yet. */
      readonly dice: number;
      /** Who failed them. */
      readonly of: readonly UnitId[];
      /** Two or more failures, and none used to react yet: the initiative may be taken [ASOBH-ACT-05]. */
      readonly mayTake: boolean;
      readonly declined: readonly SeatId[];
    }
  | ActStep
  | QualityStep;

/** A side's turn: it names the next figure to activate, or passes [ASOBH-INI-02]. */
export interface TurnStep {
  readonly is: 'turn';
  readonly side: SideId;
  /** What happens by itself as it begins and ends; left out while the side is asked. */
  readonly stage?: 'begin' | 'ending' | 'ended';
  readonly why?: 'all-acted' | 'passed' | 'taken' | 'turn-over';
  /** Seats of a team that pass for the rest of it. */
  readonly passed?: readonly SeatId[];
}

/** A spell named before the dice, and by whom [ASOBH-MAG-01]. */
export interface Announced {
  readonly unit: UnitId;
  readonly spell: SpellId;
}

/** One activation roll and what follows it: the roll, its consequences, reactions, the actions. */
export interface ActivateStep {
  readonly is: 'activate';
  /** `concentrate`: the one shot of several bows [ASOBH-GRP-04]. */
  readonly kind: 'turn' | 'reaction' | 'group' | 'regroup' | 'concentrate' | 'lead' | 'swarm' | 'gang';
  /** Whose order or lead it is. */
  readonly by?: UnitId;
  readonly figures: readonly UnitId[];
  readonly dice: number;
  readonly spell: Announced | null;
  /** What the other casters of a group have named [ASOBH-GRP-05]. */
  readonly others?: readonly Announced[];
  readonly stage: 'roll' | 'rolled' | 'consequences' | 'reactions' | 'act' | 'acted';
  readonly successes: number;
  readonly failures: number;
}

/** Figures that may spend actions now. */
export interface ActStep {
  readonly is: 'act';
  readonly kind: ActivateStep['kind'] | 'free-move';
  /** Whose order or lead it is. */
  readonly by?: UnitId;
  readonly figures: readonly UnitId[];
  /** Actions left, by figure. */
  readonly left: Readonly<Record<UnitId, number>>;
  /** Actions the roll gave each. */
  readonly given: number;
  /** In a group: the one that acts now; whoever acted before it is done [ASOBH-GRP-02]. */
  readonly current: UnitId | null;
  readonly done: readonly UnitId[];
  readonly spell: Announced | null;
  readonly others?: readonly Announced[];
}

/** Why a quality roll is made; a code for words, and for what may change it. */
export type RollWhy =
  | 'activation'
  | 'reaction'
  | 'morale'
  | 'terror'
  | 'obstacle'
  | 'climb'
  | 'jump'
  | 'slippery'
  | 'fall'
  | 'surface'
  | 'resist'
  | 'spell'
  | 'parry'
  | 'disarm'
  | 'shield-rush'
  | 'venom'
  | 'entangle'
  | 'theft'
  | 'trap'
  | 'greed';

/** Quality dice being rolled for one figure or a group; asks only where somebody may change a die. */
export interface QualityStep {
  readonly is: 'quality';
  readonly unit: UnitId;
  /** All figures whose roll it is, in a group. */
  readonly figures: readonly UnitId[];
  readonly why: RollWhy;
  readonly dice: number;
  /** What a die must reach, after all modifiers; a 1 always fails, a 6 never does [ASOBH-ACT-02]. */
  readonly needs: number;
  readonly quality: number;
  readonly modifiers: readonly Modifier[];
  /** Spell resisted, or who frightens. */
  readonly against: string | null;
  /** `change`: whoever may change a die is asked; `after`: what the dice bring about beside successes. */
  readonly stage: 'roll' | 'change' | 'after' | 'end';
  /** Dice that are not thrown but count as sixes [ASOBH-TRAIT-hero]. */
  readonly sure: number;
  /** Whether it is an activation of several. */
  readonly group: boolean;
  /** Empty until rolled. */
  readonly faces: readonly number[];
  /** Changes made to dice so far: `trait:figure`. */
  readonly changed: readonly string[];
  /** Seats that let the dice stand. */
  readonly stood: readonly SeatId[];
}

export type FlowReturn =
  | {
      readonly is: 'quality';
      readonly why: RollWhy;
      readonly unit: UnitId;
      readonly faces: readonly number[];
      readonly successes: number;
      readonly failures: number;
      readonly ones: number;
    }
  | { readonly is: 'reactions' }
  | { readonly is: 'activated'; readonly successes: number }
  | { readonly is: 'acted' };
