import type { SpellId } from '@muster/rules/song-of-blades';
import { handStore } from '../../store/hand-store';
import type { TableStore } from '../../store/table-store';

/**
 * What the hand of one player is about at this table, beside the draft itself. `means` is the deed it looks for a target
 * or a place for (`attack`, `move`, `cast`), `auto` while it reads that from what it is over, `why` for the question.
 */
export interface SkirmishHand {
  readonly means: string;
  /** How a deed is done: power, aimed, stride, runUp, a weapon, actions, the Power of a spell. */
  readonly how: Readonly<Record<string, string | number | boolean>>;
  /** Corners of a bent way so far. */
  readonly via: readonly { readonly x: number; readonly y: number }[];
  /** Figures picked so far for a spell on two. */
  readonly picked: readonly string[];
  /** The spell declared for the next dice. */
  readonly spell: SpellId | undefined;
  /** A group that is being gathered. */
  readonly group: Gathering | undefined;
  /** The one that would react. */
  readonly reactor: string | undefined;
  /** The figure of the box that is being deployed, and the piece that is being laid. */
  readonly deploying: string | undefined;
  readonly laying: string | undefined;
  /** The laid piece that is looked at. */
  readonly piece: string | undefined;
  /** Degrees a piece or a wall is turned by. */
  readonly spin: number;
  readonly threats: boolean;
  readonly ranges: boolean;
  /** The other figure of "why not". */
  readonly other: string | undefined;
}

/** `order` is one of a Leader with an action; `lead` and `gang` need none. */
export interface Gathering {
  readonly as: 'order' | 'lead' | 'gang';
  readonly by: string | undefined;
  readonly order: 'group' | 'regroup' | 'concentrate';
  readonly units: readonly string[];
  /** The spell each caster among them names, by figure. */
  readonly spells?: Readonly<Record<string, SpellId>>;
}

const initial: SkirmishHand = {
  means: 'auto',
  how: {},
  via: [],
  picked: [],
  spell: undefined,
  group: undefined,
  reactor: undefined,
  deploying: undefined,
  laying: undefined,
  piece: undefined,
  spin: 0,
  threats: false,
  ranges: false,
  other: undefined,
};

export const { handOf, useHand } = handStore(initial);

/** Lets go of everything but the choices that outlast one deed. */
export const restHand = (table: TableStore): void =>
  handOf(table).setState({
    means: 'auto',
    how: {},
    via: [],
    picked: [],
    group: undefined,
    deploying: undefined,
    laying: undefined,
    spin: 0,
    other: undefined,
  });
