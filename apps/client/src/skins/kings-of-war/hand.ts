import type { TerrainKind } from '@muster/rules/kings-of-war';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TableStore } from '../../store/table-store';

/** Which order the hand means: `auto` reads it from where the unit is dragged. */
export type Means = 'auto' | 'advance' | 'double' | 'back' | 'sidestep' | 'face' | 'pivot' | 'charge' | 'shoot' | 'why';

/** What the hand of one player is about at this table, beside the draft itself. */
export interface BattleHand {
  readonly means: Means;
  /** The unit of the pool that is being deployed. */
  readonly deploying: string | undefined;
  /** The piece of the box that is being laid, with what it shall count as. */
  readonly laying: Laying | undefined;
  /** The laid piece that is looked at. */
  readonly piece: string | undefined;
  /** Degrees added to the facing at the end of the move, or to a unit being deployed. */
  readonly spin: number;
  /** The weapon to shoot with, by unit; unset for the first one that may. */
  readonly weapon: Readonly<Record<string, string>>;
  readonly threats: boolean;
  /** The other unit of "why not". */
  readonly other: string | undefined;
  /** Dice of these log versions have been shown or skipped. */
  readonly shownTo: number | undefined;
}

/** A piece of the box in the hand; kind and height are agreed by whoever lays it, and altered by either. */
export interface Laying {
  readonly template: string;
  readonly kind: TerrainKind;
  readonly height: number;
}

const initial: BattleHand = {
  means: 'auto',
  deploying: undefined,
  laying: undefined,
  piece: undefined,
  spin: 0,
  weapon: {},
  threats: false,
  other: undefined,
  shownTo: undefined,
};

const hands = new WeakMap<TableStore, StoreApi<BattleHand>>();

/** The hand at a table; made on first use, gone with the table. */
export function handOf(table: TableStore): StoreApi<BattleHand> {
  const known = hands.get(table);
  if (known) return known;
  const made = createStore<BattleHand>(() => initial);
  // The scene is drawn from the table's store: a change of the hand alone must reach it too.
  made.subscribe(() => table.patch({}));
  hands.set(table, made);
  return made;
}

export const useHand = <T>(table: TableStore, pick: (hand: BattleHand) => T): T => useStore(handOf(table), pick);

/** Lets go of everything but the choices that outlast one move. */
export const restHand = (table: TableStore): void =>
  handOf(table).setState({ means: 'auto', deploying: undefined, laying: undefined, spin: 0, other: undefined });
