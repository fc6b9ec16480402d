import { handStore } from '../../store/hand-store';
import type { TableStore } from '../../store/table-store';

/**
 * What the hand of one player is about at this table, beside the draft itself. `means` is the deed it looks for a target
 * or a place for, `auto` while it reads that from what it is over, `why` for the question.
 */
export interface PartyHand {
  readonly means: string;
  /** How a deed is done: a weapon, a spell, an item. */
  readonly how: Readonly<Record<string, string>>;
  /** Every move is a Dash, however short; else only one that goes beyond Speed. */
  readonly dash: boolean;
  /** Down over edges without climbing. */
  readonly jump: boolean;
  /** Corners of a bent way so far. */
  readonly via: readonly { readonly x: number; readonly y: number }[];
  /** Who is to have which die of the round, by its place, until it is proposed; undefined: as it lies on the table. */
  readonly given: Readonly<Record<string, number>> | undefined;
  /** The die in the hand, by its place, while initiative is shared out. */
  readonly die: number | undefined;
  /** The order of the round lies open beside the table. */
  readonly order: boolean;
  /** The character being set down. */
  readonly deploying: string | undefined;
  /** Figures picked so far for a spell on several. */
  readonly picked: readonly string[];
  /** Degrees a line of fire is turned by. */
  readonly spin: number;
  readonly threats: boolean;
  /** Whether mist lies over what the party does not see; undefined: as the seat has it. */
  readonly fog: boolean | undefined;
  /** The other figure of "why not". */
  readonly other: string | undefined;
  /** What the menu asked for: a friend to be called, a story to be told. */
  readonly asking: 'friend' | 'story' | undefined;
}

const initial: PartyHand = {
  means: 'auto',
  how: {},
  dash: false,
  jump: false,
  via: [],
  given: undefined,
  die: undefined,
  order: true,
  deploying: undefined,
  picked: [],
  spin: 0,
  threats: false,
  fog: undefined,
  other: undefined,
  asking: undefined,
};

export const { handOf, useHand } = handStore(initial);

/** Lets go of everything but the choices that outlast one deed. */
export const restHand = (table: TableStore): void =>
  handOf(table).setState({
    means: 'auto',
    how: {},
    dash: false,
    jump: false,
    via: [],
    die: undefined,
    deploying: undefined,
    picked: [],
    spin: 0,
    other: undefined,
    asking: undefined,
  });
