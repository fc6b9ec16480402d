import type { Point } from '@muster/geometry';
import {
  type Consent,
  type ConsentEvent,
  type ConsentIntent,
  type Intent,
  parser,
  type Seat,
  type SeatId,
  type SideId,
  type Table,
  type UnitId,
  zConsentIntents,
  zPoint,
  zSeatId,
  zUnitId,
  zWhole,
} from '@muster/rules/kernel';
import { z } from 'zod';
import type { Chair, Frame, Frames } from './frames';

/**
 * Ambush: a game nobody plays. It has everything that is hard for a kernel: a hidden piece met in mid-move, an
 * interrupting reaction, sealed simultaneous choices, three seats on a side, and a seat that changes hands (the side's
 * command, and with it what the commander alone may see).
 */
export interface State {
  readonly table: Table;
  readonly seats: readonly Seat[];
  readonly discs: Readonly<Record<UnitId, Disc>>;
  /** Who acts for a side, and sees its hidden discs. */
  readonly command: Readonly<Record<SideId, SeatId>>;
  readonly round: number;
  /** The side that won the bidding. */
  readonly active: SideId | null;
  readonly frames: Frames<Asked>;
  readonly consent: Consent;
}

export interface Disc {
  readonly id: UnitId;
  readonly side: SideId;
  readonly at: Point;
  readonly hidden: boolean;
  readonly moved: boolean;
}

/** A bid is sealed; a reaction answers a march; a new commander is agreed by all seats of a side. */
export type Asked =
  | Frame<'bid', null, number>
  | Frame<'react', { readonly mover: UnitId; readonly hidden: UnitId }, 'shoot' | 'hold'>
  | Frame<'command', { readonly side: SideId }, SeatId>;

export type Ambush =
  | { readonly do: 'bid'; readonly frame: number; readonly stake: number }
  | { readonly do: 'march'; readonly unit: UnitId; readonly to: Point }
  | { readonly do: 'react'; readonly frame: number; readonly how: 'shoot' | 'hold' }
  | { readonly do: 'name-commander'; readonly frame: number; readonly seat: SeatId }
  | { readonly do: 'confirm'; readonly frame: number }
  | { readonly do: 'end-turn' }
  | ConsentIntent;

export type Happened =
  | { readonly type: 'asked'; readonly frame: Asked }
  | { readonly type: 'answered'; readonly seat: SeatId; readonly chair: Chair<number> }
  | { readonly type: 'bids-shown'; readonly bids: Readonly<Record<SeatId, number>>; readonly roll: number | null }
  | { readonly type: 'turn-won'; readonly side: SideId }
  | { readonly type: 'marched'; readonly unit: UnitId; readonly to: Point }
  | { readonly type: 'revealed'; readonly discs: readonly Disc[] }
  | { readonly type: 'reacted'; readonly seat: SeatId; readonly how: 'shoot' | 'hold' }
  | { readonly type: 'shot'; readonly unit: UnitId; readonly face: number; readonly falls: boolean }
  | { readonly type: 'named'; readonly seat: SeatId; readonly commander: SeatId }
  | { readonly type: 'confirmed'; readonly seat: SeatId }
  | { readonly type: 'command-passed'; readonly side: SideId; readonly to: SeatId; readonly shown: readonly Disc[] }
  /** The command passed on, for whoever must forget what only a commander sees. */
  | { readonly type: 'lost-sight'; readonly discs: readonly UnitId[] }
  | { readonly type: 'turn-ended'; readonly round: number }
  | ConsentEvent;

export type Play = Exclude<Ambush, ConsentIntent>;
export const isPlay = (intent: Ambush): intent is Play =>
  !['correct', 'offer-result', 'resign', 'answer-proposal'].includes(intent.do);

const zFrame = zWhole(0, 1e6);
export const parse = parser<Ambush & Intent>(
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('bid'), frame: zFrame, stake: zWhole(0, 2) }),
    z.strictObject({ do: z.literal('march'), unit: zUnitId, to: zPoint }),
    z.strictObject({ do: z.literal('react'), frame: zFrame, how: z.enum(['shoot', 'hold']) }),
    z.strictObject({ do: z.literal('name-commander'), frame: zFrame, seat: zSeatId }),
    z.strictObject({ do: z.literal('confirm'), frame: zFrame }),
    z.strictObject({ do: z.literal('end-turn') }),
    ...zConsentIntents,
  ]),
);

export const RADIUS = 12;
/** Nearer than this to a hidden disc a march is met. Centre to centre. */
export const SIGHT = 40;
export const REACH = 120;
export const ROUNDS = 4;
export const SEATS: readonly Seat[] = [
  { seat: 'a', side: 'north' },
  { seat: 'b', side: 'north' },
  { seat: 'c', side: 'north' },
  { seat: 'd', side: 'south' },
];
export const seatsOf = (side: SideId): readonly SeatId[] =>
  SEATS.filter((each) => each.side === side).map((each) => each.seat);
export const sideOf = (seat: SeatId): SideId | undefined => SEATS.find((each) => each.seat === seat)?.side;

/** Who may see a disc. */
export const sees = (state: Pick<State, 'command'>, disc: Disc, viewer: string): boolean =>
  !disc.hidden || state.command[disc.side] === viewer;
