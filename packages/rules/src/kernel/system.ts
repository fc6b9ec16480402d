import type { Base, Point, Pose } from '@muster/geometry';
import type { z } from 'zod';
import type { Dice } from './dice';
import type { Modifier, Refusal, RuleId, SourceId, UnitId } from './refusal';
import type { Result } from './result';

/** A seat at the table: `a`, `b`, … Its side and the person in it are other things. */
export type SeatId = string;
export type SideId = string;
/** Who looks: a seat sees what it may, a spectator what all may. */
export type Viewer = SeatId | 'spectator';

/** What a seat asks for: imperative (`{ do: 'charge' }`). */
export interface Intent {
  readonly do: string;
}
/** What became true: past tense (`{ type: 'charged' }`). */
export interface GameEvent {
  readonly type: string;
}

/** An intent in the making: the verb, and as much of the rest as the hand holds so far. */
export type Draft<I extends Intent> = I extends Intent ? Pick<I, 'do'> & Partial<Omit<I, 'do'>> : never;

/**
 * What a seat may begin. `now` carries its whole intent, `target` one whole intent per legal choice,
 * `place` is continuous: the hand gives the rest and `preview` judges it.
 */
export type Offer<I extends Intent> =
  | { readonly needs: 'now'; readonly do: I['do']; readonly unit?: UnitId; readonly intent: I }
  | { readonly needs: 'target'; readonly do: I['do']; readonly unit?: UnitId; readonly intents: readonly I[] }
  | { readonly needs: 'place'; readonly do: I['do']; readonly unit?: UnitId; readonly draft: Draft<I> };

/** One hue, one meaning (the client maps tones to inks). */
export type Tone = 'legal' | 'refused' | 'reach' | 'sight' | 'blocked' | 'target' | 'path' | 'aura' | 'threat';

/** What a preview draws on the table, made by the same geometry that judges. Lengths in mm. */
export type Mark =
  | { readonly is: 'pose'; readonly unit: UnitId; readonly base: Base; readonly tone: Tone }
  | {
      readonly is: 'path';
      readonly points: readonly Point[];
      readonly tone: Tone;
      readonly used?: number;
      readonly allowed?: number;
    }
  | { readonly is: 'region'; readonly polygon: readonly Point[]; readonly tone: Tone }
  | { readonly is: 'line'; readonly from: Point; readonly to: Point; readonly tone: Tone }
  | { readonly is: 'outline'; readonly unit: UnitId; readonly tone: Tone }
  | { readonly is: 'ring'; readonly at: Point; readonly radius: number; readonly tone: Tone }
  /** A short plate on the table: `words.mark(code, detail)` gives its text. */
  | {
      readonly is: 'plate';
      readonly at: Point;
      readonly tone: Tone;
      readonly code: string;
      readonly detail?: Refusal['detail'];
    };

/** An exact number or distribution shown before a commitment. `words.figure(code)` names it. */
export type Figure =
  | { readonly is: 'number'; readonly code: string; readonly value: number; readonly modifiers?: readonly Modifier[] }
  | { readonly is: 'chance'; readonly code: string; readonly value: number }
  /** `chances[i]` is the probability of the value `from + i`. They sum to 1. */
  | { readonly is: 'distribution'; readonly code: string; readonly from: number; readonly chances: readonly number[] };

export type Odds = readonly Figure[];

/** What a draft would do. The client shows it; `decide` turns a ready one into events with the same plan. */
export type Preview<I extends Intent> =
  | { readonly is: 'unfinished'; readonly needs: string; readonly marks: readonly Mark[] }
  | {
      readonly is: 'ready';
      readonly intent: I;
      readonly marks: readonly Mark[];
      readonly odds?: Odds;
      readonly notes?: readonly Note[];
    }
  | { readonly is: 'refused'; readonly refusals: readonly Refusal[]; readonly marks: readonly Mark[] };

/** Something to know before committing (hindered, a ruling used), with its source. */
export interface Note {
  readonly code: string;
  readonly because: RuleId | SourceId;
  readonly detail?: Refusal['detail'];
}

export interface Waiting {
  readonly seat: SeatId;
  /** A code for `words.waiting`. */
  readonly what: string;
  readonly detail?: Refusal['detail'];
}

/** How a game ended. `winners` is empty for a draw. `score` is per side. */
export interface Outcome {
  readonly winners: readonly SideId[];
  readonly because: string;
  readonly score?: Readonly<Record<SideId, number>>;
}

/** A chair of a new game, in the order the lobby shows them. */
export interface Seat {
  readonly seat: SeatId;
  readonly side: SideId;
}

/** One game's engine. Every function is pure; `dice` is the only source of chance. See `kernel/laws.ts` for what must hold. */
export interface RulesSystem<Config, S, I extends Intent, E extends GameEvent> {
  readonly id: string;
  readonly edition: string;
  /** Raised whenever the engine or its content would decide anything differently. Written into every log entry. */
  readonly version: string;
  /** The unit in which people read distances in this game. The engine itself is in mm. */
  readonly units: 'in' | 'cm' | 'mm';
  /** What the lobby asks before a game; parsing fills in defaults. */
  readonly config: z.ZodType<Config>;
  seats(config: Config): readonly Seat[];
  /** The position before the first intent. No dice: rolling for anything is the first step of the game. */
  setup(config: Config): S;
  /** The trust boundary: any value in, a well-formed rounded intent or a refusal out. Never throws. */
  parse(input: unknown): Result<I, Refusal>;
  offers(state: S, seat: SeatId): readonly Offer<I>[];
  /** A legal completion of an offer, or undefined where luck found none. `random` is uniform in [0, 1). */
  sample(state: S, seat: SeatId, offer: Offer<I>, random: () => number): I | undefined;
  preview(state: S, seat: SeatId, draft: Draft<I>): Preview<I>;
  decide(state: S, seat: SeatId, intent: I, dice: Dice): Result<readonly E[], readonly Refusal[]>;
  evolve(state: S, event: E): S;
  /** The state with holes where the viewer may not look. Same type, so `offers` and `preview` run on it. */
  view(state: S, viewer: Viewer): S;
  /** What this viewer learns of an event; may be empty. */
  redact(before: S, event: E, viewer: Viewer): readonly E[];
  /** Who must act; where none must (sandbox), who may. */
  waitingFor(state: S): readonly Waiting[];
  outcome(state: S): Outcome | undefined;
  /** The bodies on the table, for presence, ping checks, the geometry law and a default skin. */
  bodies(state: S): readonly Body[];
  /**
   * True for an event that shows somebody what was hidden, or answers another's question: its entry is not taken back
   * without asking. Entries with dice need no word here. Left out by a game that has neither.
   */
  closesUndo?(event: E): boolean;
  /**
   * What the game itself would enter now, in the order it would: for a seat it plays always, and for one where nobody
   * is who could. Each intent is legal and on offer. Left out by a game that plays no seat.
   */
  automa?(state: S): readonly Deputy<I>[];
  /** Seats the game can play all by itself (`automa`): nobody need sit there. */
  readonly plays?: readonly SeatId[];
  /** Pairs the state holds to be in contact, for the geometry law. Left out by a game that keeps no contacts. */
  contacts?(state: S): readonly (readonly [UnitId, UnitId])[];
}

/**
 * An intent the game enters for a seat: `always`, or only while the seat is `absent` (nobody sits there, or is here), or
 * while it is `empty` (nobody sits there at all; a lost line keeps it).
 */
export interface Deputy<I extends Intent> {
  readonly seat: SeatId;
  readonly intent: I;
  readonly when: 'always' | 'absent' | 'empty';
  /** What else would do, in this order, should that one prove faulty: a game goes on past a fault. */
  readonly otherwise?: () => readonly I[];
}

/** A thing with a footprint on the table. */
export interface Body {
  readonly id: UnitId;
  readonly side?: SideId;
  readonly seat?: SeatId;
  readonly base: Base;
  /** False for what the geometry law does not cover (a marker, a sandbox piece). */
  readonly solid: boolean;
}

/** Table in mm; origin at the lower left corner. */
export interface Table {
  readonly width: number;
  readonly depth: number;
}

/** A system with its types closed, as the registry, the server and the client hold it. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the types of the games are closed
export type AnySystem = RulesSystem<any, any, any, any>;

/** A number of a unit that people may set by consent: its code, its name, and the most it may be (1: it is so or not). */
export interface Countable {
  readonly what: string;
  readonly label: string;
  readonly most: number;
}

/** What people read about a game. Every function is total: an unknown code gives a plain sentence, never an error. */
export interface Words {
  readonly title: string;
  readonly tagline: string;
  refusal(refusal: Refusal, names: Names): string;
  /** Sentences for the log, one per event; undefined for what is not worth a line. */
  event(event: GameEvent, names: Names): string | undefined;
  offer(what: string): { readonly label: string; readonly key?: string; readonly hint: string };
  waiting(waiting: Waiting, names: Names): string;
  /** The same to the seat itself: begins with "Your …" ("Your move. Six units can still act."). */
  asked(waiting: Waiting, names: Names): string;
  mark(code: string, detail: Refusal['detail'] | undefined, names: Names): string;
  figure(code: string): string;
  note(note: Note, names: Names): string;
  /** The short name of a rule or source, for tooltips ("Thunderous Charge (2)", "Charge reach · p. 15"). */
  source(id: RuleId | SourceId): string;
  outcome(outcome: Outcome, names: Names): string;
  /** The numbers a correction may set; without it any may be named. */
  readonly counts?: readonly Countable[];
  /** Whether a unit is spoken of as many (“the Knights charge”); without it every unit is one. */
  isMany?(state: unknown, unit: UnitId): boolean;
}

/** How people call the units, seats and sides of this battle. */
export interface Names {
  unit(id: UnitId): string;
  /** The name without whatever `unit` puts around it, to compare names by; `unit` itself where that adds nothing. */
  bare?(id: UnitId): string;
  seat(id: SeatId): string;
  side(id: SideId): string;
  /** Whether a unit’s name is of many, so that its verb is too. */
  isMany?(id: UnitId): boolean;
  /** A length in the units of the game: `9.2″`. */
  length(mm: number): string;
  /** An edge of the table as whoever reads sees it from his own; its own name without it. */
  edge?(edge: 'near' | 'far' | 'left' | 'right'): string;
}

export type { Point, Pose };
