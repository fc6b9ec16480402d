import { handStore } from '../../store/hand-store';
import type { TableStore } from '../../store/table-store';

/**
 * What the hand of one player is about at this table, beside the draft itself. `means` is the deed it looks for a target
 * or a place for, `auto` while it reads that from what it is over, `why` for the question.
 */
export interface PartyHand {
  readonly means: string;
  /** How a deed is done: a weapon, a tactic, a spell, an item. */
  readonly how: Readonly<Record<string, string>>;
  /** Moves are made with a Dash. */
  readonly dash: boolean;
  /** The die in the hand, by its place, while initiative is shared out. */
  readonly die: number | undefined;
  /** The character being set down. */
  readonly deploying: string | undefined;
  /** Figures picked so far for a spell on several. */
  readonly picked: readonly string[];
  /** Degrees a line of fire is turned by. */
  readonly spin: number;
  readonly threats: boolean;
  /** The other figure of "why not". */
  readonly other: string | undefined;
}

const initial: PartyHand = {
  means: 'auto',
  how: {},
  dash: false,
  die: undefined,
  deploying: undefined,
  picked: [],
  spin: 0,
  threats: false,
  other: undefined,
};

export const { handOf, useHand } = handStore(initial);

/** Lets go of everything but the choices that outlast one deed. */
export const restHand = (table: TableStore): void =>
  handOf(table).setState({
    means: 'auto',
    how: {},
    dash: false,
    die: undefined,
    deploying: undefined,
    picked: [],
    spin: 0,
    other: undefined,
  });
