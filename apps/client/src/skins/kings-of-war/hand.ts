import type { TerrainKind } from '@muster/rules/kings-of-war';
import { handStore } from '../../store/hand-store';
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
};

export const { handOf, useHand } = handStore(initial);

/** Lets go of everything but the choices that outlast one move. */
export const restHand = (table: TableStore): void =>
  handOf(table).setState({ means: 'auto', deploying: undefined, laying: undefined, spin: 0, other: undefined });
