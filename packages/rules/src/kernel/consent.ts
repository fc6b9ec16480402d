import type { Pose } from '@muster/geometry';
import { z } from 'zod';
import { zId, zPose, zSideId, zText, zUnitId, zWhole } from './parse';
import type { UnitId } from './refusal';
import type { Outcome, Seat, SeatId, SideId } from './system';

/** One change by consent. It skips the rules of play, never types, the table edge or overlap. */
export type Change =
  | { readonly is: 'pose'; readonly unit: UnitId; readonly pose: Pose }
  /** Set a number a game keeps on a unit (`damage`, a sandbox counter). */
  | { readonly is: 'count'; readonly unit: UnitId; readonly what: string; readonly value: number }
  | { readonly is: 'label'; readonly unit: UnitId; readonly text: string }
  | { readonly is: 'remove'; readonly unit: UnitId }
  | { readonly is: 'restore'; readonly unit: UnitId; readonly pose: Pose }
  /** Words only, for what the table agrees on: "it is in", "you may roll that again". */
  | { readonly is: 'agree'; readonly text: string };

/** What every game lets a seat ask for beside its own rules. */
export type ConsentIntent =
  | { readonly do: 'correct'; readonly changes: readonly Change[] }
  /** Nobody named is a draw. */
  | { readonly do: 'offer-result'; readonly winners: readonly SideId[] }
  /** For the whole side: where it has other seats, they are asked. */
  | { readonly do: 'resign' }
  /** Yes or no to the open proposal; a no of its own seat takes it back. */
  | { readonly do: 'answer-proposal'; readonly proposal: number; readonly yes: boolean };

export type Proposed =
  | { readonly is: 'correction'; readonly changes: readonly Change[] }
  | { readonly is: 'result'; readonly winners: readonly SideId[] }
  | { readonly is: 'resignation'; readonly side: SideId };

export interface Proposal {
  readonly id: number;
  readonly by: SeatId;
  readonly what: Proposed;
  /** Seats that said yes, the proposer first. */
  readonly yes: readonly SeatId[];
}

export type ConsentEvent =
  | { readonly type: 'proposed'; readonly proposal: Proposal }
  | { readonly type: 'proposal-backed'; readonly proposal: number; readonly seat: SeatId }
  | {
      readonly type: 'proposal-closed';
      readonly proposal: number;
      readonly because: 'agreed' | 'refused' | 'taken-back' | 'lapsed';
      readonly seat?: SeatId;
    }
  /** The game's own `evolve` makes these changes true; `evolveConsent` leaves them alone. */
  | { readonly type: 'corrected'; readonly changes: readonly Change[]; readonly by: SeatId }
  | { readonly type: 'resigned'; readonly side: SideId }
  | { readonly type: 'result-agreed'; readonly winners: readonly SideId[] };

/** The part of a game's state that remembers what was proposed and agreed. Public to every viewer. */
export interface Consent {
  readonly next: number;
  readonly open: Proposal | null;
  readonly resigned: readonly SideId[];
  readonly result: { readonly winners: readonly SideId[] } | null;
  /** Every seat has a say, not one for each side: where friends on one side must all agree. */
  readonly unanimous?: true;
}

export const noConsent: Consent = { next: 1, open: null, resigned: [], result: null };

const zChange: z.ZodType<Change> = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('pose'), unit: zUnitId, pose: zPose }),
  z.strictObject({ is: z.literal('count'), unit: zUnitId, what: zId, value: zWhole(-9999, 9999) }),
  z.strictObject({ is: z.literal('label'), unit: zUnitId, text: zText(60) }),
  z.strictObject({ is: z.literal('remove'), unit: zUnitId }),
  z.strictObject({ is: z.literal('restore'), unit: zUnitId, pose: zPose }),
  z.strictObject({ is: z.literal('agree'), text: zText(200, 1) }),
]);

/** The members of `ConsentIntent`, to be spread into a game's own discriminated union on `do`. */
export const zConsentIntents = [
  z.strictObject({ do: z.literal('correct'), changes: z.array(zChange).min(1).max(60) }),
  z.strictObject({ do: z.literal('offer-result'), winners: z.array(zSideId).max(6) }),
  z.strictObject({ do: z.literal('resign') }),
  z.strictObject({ do: z.literal('answer-proposal'), proposal: zWhole(1, 1_000_000), yes: z.boolean() }),
] as const;

const VERBS: ReadonlySet<string> = new Set(['correct', 'offer-result', 'resign', 'answer-proposal']);
const TYPES: ReadonlySet<string> = new Set([
  'proposed',
  'proposal-backed',
  'proposal-closed',
  'corrected',
  'resigned',
  'result-agreed',
]);

export const isConsentIntent = (intent: { readonly do: string }): intent is ConsentIntent => VERBS.has(intent.do);
export const isConsentEvent = (event: { readonly type: string }): event is ConsentEvent => TYPES.has(event.type);

/** For a game's `closesUndo`: an answer given by others is not taken back alone. */
export const closesByConsent = (event: { readonly type: string }): boolean =>
  isConsentEvent(event) &&
  event.type !== 'proposed' &&
  !(event.type === 'proposal-closed' && (event.because === 'lapsed' || event.because === 'taken-back'));

/** The consent part after one of its events. */
export function evolveConsent(consent: Consent, event: ConsentEvent): Consent {
  switch (event.type) {
    case 'proposed':
      return { ...consent, next: event.proposal.id + 1, open: event.proposal };
    case 'proposal-backed':
      return consent.open === null
        ? consent
        : { ...consent, open: { ...consent.open, yes: [...consent.open.yes, event.seat] } };
    case 'proposal-closed':
      return { ...consent, open: null };
    case 'corrected':
      return consent;
    case 'resigned':
      return { ...consent, resigned: [...consent.resigned, event.side] };
    case 'result-agreed':
      return { ...consent, result: { winners: event.winners } };
    default:
      return event satisfies never;
  }
}

/** To be put before the events of a move of play: an open proposal lapses when the game moves on. */
export const lapsing = (consent: Consent): readonly ConsentEvent[] =>
  consent.open === null ? [] : [{ type: 'proposal-closed', proposal: consent.open.id, because: 'lapsed' }];

/** The end by agreement or by resignation: codes `result-agreed`, `draw-agreed`, `resigned`. */
export function outcomeByConsent(consent: Consent, seats: readonly Seat[]): Outcome | undefined {
  const { result, resigned } = consent;
  if (result !== null)
    return { winners: result.winners, because: result.winners.length === 0 ? 'draw-agreed' : 'result-agreed' };
  if (resigned.length === 0) return undefined;
  const standing = sidesOf(seats).filter((side) => !resigned.includes(side));
  return standing.length <= 1 ? { winners: standing, because: 'resigned' } : undefined;
}

export const sidesOf = (seats: readonly Seat[]): readonly SideId[] => [...new Set(seats.map((each) => each.side))];

/**
 * The seats that still have a say on a proposal. A resignation is asked of the other seats of that side. Anything
 * else needs one yes of each other side still in the game (a side speaks through whichever of its seats answers
 * first), or, where all play on one side or the game asks for it (`unanimous`), the yes of every other seat.
 */
export function askedBy(proposal: Proposal, consent: Consent, seats: readonly Seat[]): readonly SeatId[] {
  const sideOf = (seat: SeatId): SideId | undefined => seats.find((each) => each.seat === seat)?.side;
  const own = sideOf(proposal.by);
  const others = seats.filter((each) => each.seat !== proposal.by && !proposal.yes.includes(each.seat));
  if (proposal.what.is === 'resignation') return others.filter((each) => each.side === own).map((each) => each.seat);
  if (consent.unanimous === true)
    return others.filter((each) => !consent.resigned.includes(each.side)).map((each) => each.seat);
  const sides = sidesOf(seats).filter((side) => side !== own && !consent.resigned.includes(side));
  if (sides.length === 0) return others.map((each) => each.seat);
  const heard = proposal.yes.map(sideOf);
  return others.filter((each) => sides.includes(each.side) && !heard.includes(each.side)).map((each) => each.seat);
}
