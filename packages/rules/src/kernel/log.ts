import type { Roll } from './dice';
import type { AnySystem, GameEvent, Intent, SeatId } from './system';

/**
 * One accepted intent and what came of it; append-only. The dice faces are in `rolls` and in the events,
 * so a replay never rolls and a crash loses nothing.
 */
export interface Entry<I extends Intent = Intent, E extends GameEvent = GameEvent> {
  /** Given by the sender; a repeat of an id gets the first answer. */
  readonly id: string;
  /** `referee` for what the table itself enters (a fallen flag, the automa). */
  readonly seat: SeatId | 'referee';
  readonly intent: I;
  /** `RulesSystem.version` of the engine that decided. */
  readonly rules: string;
  readonly rolls: readonly Roll[];
  readonly events: readonly E[];
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
  /** SHA-256 of the entry before, in hex; of the game's head for the first. */
  readonly before: string;
}

/**
 * Whether its own seat may take an entry back without asking anyone: no die in it, nothing shown that was hidden and
 * no question answered (the game says so in `closesUndo`).
 */
export const isUndoable = (system: Pick<AnySystem, 'closesUndo'>, entry: Pick<Entry, 'rolls' | 'events'>): boolean =>
  entry.rolls.length === 0 && !entry.events.some((event) => system.closesUndo?.(event) === true);
