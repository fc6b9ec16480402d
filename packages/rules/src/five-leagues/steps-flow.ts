import type { SeatId, UnitId } from '../kernel';

/** The warband is brought, its characters shared out, the enemy prepared; until everyone is ready [FL-GEN-22]. */
export interface MusterStep {
  readonly is: 'muster';
  readonly ready: readonly SeatId[];
}

/** The rounds, one after another: calls the phases [FL-BAT-01]. At the bottom of the stack once the battle began. */
export interface RoundStep {
  readonly is: 'round';
  readonly stage: 'begin' | 'initiative' | 'quick' | 'enemy' | 'slow' | 'tracking';
}

/** Dice lie on the table; the party proposes and agrees who gets which [FL-BAT-03]. */
export interface InitiativeStep {
  readonly is: 'initiative';
  /** `keep`: a Story Point threw one die again, and the seat says which of the two counts [FL-BAT-204]. */
  readonly stage: 'roll' | 'assign' | 'keep';
  /** Dice thrown again already, by their place; none goes a third time. */
  readonly again: readonly number[];
  readonly choice: {
    readonly seat: SeatId;
    readonly die: number;
    readonly before: number;
    readonly after: number;
  } | null;
}

/** The party acts, figure by figure in an order of its own [FL-BAT-10] [FL-BAT-12]. */
export interface PartyPhaseStep {
  readonly is: 'party-phase';
  readonly phase: 'quick' | 'slow';
  readonly stage: 'open' | 'act';
  /** Seats that let the rest of the phase pass. */
  readonly passed: readonly SeatId[];
}

/** The enemies act: by hand of the master in any order, by the game in the book's [FL-AI-01]. */
export interface EnemyPhaseStep {
  readonly is: 'enemy-phase';
  /** `order`: what opens the phase is done, and the order of the day is made. */
  readonly stage: 'open' | 'order' | 'act' | 'markers';
  /** The book's order, made when the phase opened; who is gone is passed over. */
  readonly order: readonly UnitId[];
  /** Unknown Enemy Markers that have not drifted yet. */
  readonly markers: readonly string[];
}

/** One figure's activation: a move, then one action [FL-BAT-15]. Verbs offer what it may do. */
export interface ActStep {
  readonly is: 'act';
  readonly unit: UnitId;
  readonly by: SeatId;
  /** What this activation allows: all of it, or one thing only (Seize the Initiative), or an extra one. */
  readonly kind: 'turn' | 'seize' | 'extra';
  /** `begin` settles what comes before it can act (anger, traps, spells); `act` asks; `end` clears up. */
  readonly stage: 'begin' | 'act' | 'end';
  /** Whether a hand plays it, or the automa. */
  readonly runs: 'hand' | 'game';
  /** What the automa chose; null before it chose, and where a hand plays. Why, `automaChose` tells those who may know. */
  readonly automa: Omit<AutomaPlan, 'reason'> | null;
}

/** What the automa decided for one figure: carried out step by step by the act step. */
export interface AutomaPlan {
  readonly reason: Reason;
  /** Way to go, from where it stands; empty: it stays. */
  readonly path: readonly { readonly x: number; readonly y: number }[];
  readonly dash: boolean;
  readonly does: 'nothing' | 'shoot' | 'melee' | 'ability';
  readonly target: UnitId | null;
  /** What it shoots with, by `Carried.id`, or `profile`; null where it does not shoot. */
  readonly weapon: string | null;
  /** Faces that settled what was equal. */
  readonly faces: readonly number[];
  readonly stage: 'go' | 'do' | 'done';
}

/** A code that words turn into a sentence, with figures and lengths [FL-AI]. */
export interface Reason {
  readonly code: string;
  readonly rule: string;
  readonly detail: Readonly<Record<string, string | number | boolean>>;
}

/** The end of a round: queues of what happens, in the book's order [FL-BAT-13]. */
export interface TrackingStep {
  readonly is: 'tracking';
  readonly stage: 'warband' | 'enemy' | 'scenario' | 'rest' | 'close';
  /** Codes of what is still to be done at this stage. */
  readonly queue: readonly string[] | null;
}

/** A Tracking matter that needs dice or an answer of its own; `what` names its rules in `special/` or `scenarios/`. */
export interface MatterStep {
  readonly is: 'matter';
  readonly what: string;
  readonly stage: string;
  readonly units: readonly UnitId[];
  readonly detail: Readonly<Record<string, string | number>>;
}

/**
 * A die of the party just fell and a Story Point may roll it again, either kept [FL-BAT-204]; asks the seat. Closed
 * with the face that counts.
 */
export interface RerollStep {
  readonly is: 'reroll';
  readonly unit: UnitId;
  /** Who is asked. */
  readonly seat: SeatId;
  readonly why: string;
  readonly faces: readonly number[];
  readonly sides: number;
  readonly sources: readonly ('story-point' | 'brute-charge' | 'item')[];
  readonly rolled: readonly number[] | null;
}

/** The whole warband is asked about one thing; a single no closes it [FL-CHR-52]. */
export interface VoteStep {
  readonly is: 'vote';
  readonly what: 'flee';
  readonly by: SeatId;
  readonly yes: readonly SeatId[];
}

export type FlowStep =
  | MusterStep
  | RoundStep
  | InitiativeStep
  | PartyPhaseStep
  | EnemyPhaseStep
  | ActStep
  | TrackingStep
  | MatterStep
  | RerollStep
  | VoteStep;

export type FlowReturn = { readonly is: 'faces'; readonly faces: readonly number[] } | { readonly is: 'done' };
