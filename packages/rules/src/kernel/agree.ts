import {
  askedBy,
  type Change,
  type Consent,
  type ConsentEvent,
  type ConsentIntent,
  type Proposal,
  type Proposed,
  sidesOf,
} from './consent';
import type { Refusal } from './refusal';
import { err, ok, type Result } from './result';
import type { Draft, Offer, Preview, Seat, SeatId, Waiting } from './system';

/** What `decideConsent` needs to know of a game. */
export interface ConsentHost<S, E> {
  consent(state: S): Consent;
  seats(state: S): readonly Seat[];
  isOver(state: S): boolean;
  /** Everything wrong with the changes but the rules of play: unknown units, table edge, overlap (see `checkPoses`). */
  check(state: S, seat: SeatId, changes: readonly Change[]): readonly Refusal[];
  /**
   * What only the truth has against the changes (they would stand on something hidden). It cannot forbid the proposal,
   * which would tell: a correction that nobody knew to be impossible lapses when it would come true.
   */
  hinders?(state: S, changes: readonly Change[]): boolean;
  /** What follows a correction in this game (contacts that opened or closed), as events after `corrected`. */
  follow?(state: S, changes: readonly Change[]): readonly E[];
}

/**
 * Proposals, answers, corrections, resignation: the same in every game. Refusals: `proposal/open` (one at a time),
 * `proposal/gone`, `proposal/not-asked`, `proposal/no-such-side`, `game/over`, `seat/resigned`, and what `check` says.
 * Rule GEN-04. Where nobody else has a say the proposal comes true at once.
 */
export function decideConsent<S, E>(
  host: ConsentHost<S, E>,
  state: S,
  seat: SeatId,
  intent: ConsentIntent,
): Result<readonly (ConsentEvent | E)[], readonly Refusal[]> {
  const refusals = refusalsOf(host, state, seat, intent);
  if (refusals.length > 0) return err(refusals);
  const consent = host.consent(state);
  const seats = host.seats(state);
  if (intent.do === 'answer-proposal') return ok(answer(host, state, seat, intent.yes));
  const proposal: Proposal = { id: consent.next, by: seat, what: proposedBy(intent, seat, seats), yes: [seat] };
  if (askedBy(proposal, consent, seats).length === 0) return ok(comesTrue(host, state, proposal));
  return ok([{ type: 'proposed', proposal }]);
}

/** `preview` of the consent intents: the same checks as `decideConsent`. */
export function previewConsent<S, E>(
  host: ConsentHost<S, E>,
  state: S,
  seat: SeatId,
  draft: Draft<ConsentIntent>,
): Preview<ConsentIntent> {
  const needs = missing(draft);
  if (needs !== undefined) return { is: 'unfinished', needs, marks: [] };
  const intent = draft as unknown as ConsentIntent;
  const refusals = refusalsOf(host, state, seat, intent);
  return refusals.length > 0 ? { is: 'refused', refusals, marks: [] } : { is: 'ready', intent, marks: [] };
}

/** What a seat may begin by consent; to be put behind a game's own offers. */
export function consentOffers<S, E>(host: ConsentHost<S, E>, state: S, seat: SeatId): readonly Offer<ConsentIntent>[] {
  const consent = host.consent(state);
  const own = host.seats(state).find((each) => each.seat === seat);
  if (host.isOver(state) || own === undefined || consent.resigned.includes(own.side)) return [];
  const open = consent.open;
  if (open === null)
    return [
      { needs: 'place', do: 'correct', draft: { do: 'correct' } },
      {
        needs: 'target',
        do: 'offer-result',
        intents: [[], ...sidesOf(host.seats(state)).map((side) => [side])].map((winners) => ({
          do: 'offer-result' as const,
          winners,
        })),
      },
      { needs: 'now', do: 'resign', intent: { do: 'resign' } },
    ];
  const answers = [true, false]
    .map((yes) => ({ do: 'answer-proposal' as const, proposal: open.id, yes }))
    .filter((intent) => refusalsOf(host, state, seat, intent).length === 0);
  return answers.length === 0 ? [] : [{ needs: 'target', do: 'answer-proposal', intents: answers }];
}

/** Seats asked by the open proposal; beside, not instead of, whom the game waits for. */
export function waitingOnConsent<S, E>(host: ConsentHost<S, E>, state: S): readonly Waiting[] {
  const consent = host.consent(state);
  if (consent.open === null || host.isOver(state)) return [];
  return askedBy(consent.open, consent, host.seats(state)).map((seat) => ({ seat, what: 'answer-proposal' }));
}

function refusalsOf<S, E>(host: ConsentHost<S, E>, state: S, seat: SeatId, intent: ConsentIntent): readonly Refusal[] {
  const no = (code: string): readonly Refusal[] => [{ code, rule: 'GEN-04' }];
  const consent = host.consent(state);
  const seats = host.seats(state);
  const own = seats.find((each) => each.seat === seat);
  if (own === undefined) return no('seat/unknown');
  if (host.isOver(state)) return no('game/over');
  if (consent.resigned.includes(own.side)) return no('seat/resigned');
  if (intent.do === 'answer-proposal') {
    const open = consent.open;
    if (open === null || open.id !== intent.proposal) return no('proposal/gone');
    const mayTakeBack = open.by === seat && !intent.yes;
    return mayTakeBack || askedBy(open, consent, seats).includes(seat) ? [] : no('proposal/not-asked');
  }
  if (consent.open !== null) return no('proposal/open');
  if (intent.do === 'offer-result') {
    const sides = sidesOf(seats);
    const known = intent.winners.every((side, i) => sides.includes(side) && intent.winners.indexOf(side) === i);
    return known ? [] : no('proposal/no-such-side');
  }
  return intent.do === 'correct' ? host.check(state, seat, intent.changes) : [];
}

function answer<S, E>(host: ConsentHost<S, E>, state: S, seat: SeatId, yes: boolean): readonly (ConsentEvent | E)[] {
  const consent = host.consent(state);
  const open = consent.open;
  if (open === null) return [];
  const closing = (because: 'refused' | 'taken-back'): readonly ConsentEvent[] => [
    { type: 'proposal-closed', proposal: open.id, because, seat },
  ];
  if (!yes) return closing(seat === open.by ? 'taken-back' : 'refused');
  const backed: Proposal = { ...open, yes: [...open.yes, seat] };
  if (askedBy(backed, consent, host.seats(state)).length > 0)
    return [{ type: 'proposal-backed', proposal: open.id, seat }];
  // The table may have changed under a proposal that a game lets stand: it is judged again before it comes true.
  if (open.what.is === 'correction' && host.check(state, open.by, open.what.changes).length > 0)
    return [{ type: 'proposal-closed', proposal: open.id, because: 'lapsed' }];
  const come = comesTrue(host, state, backed);
  const isLapsed = come.some((event) => isClosing(event));
  return isLapsed ? come : [{ type: 'proposal-closed', proposal: open.id, because: 'agreed', seat }, ...come];
}

const isClosing = (event: unknown): boolean => (event as ConsentEvent).type === 'proposal-closed';

function comesTrue<S, E>(host: ConsentHost<S, E>, state: S, proposal: Proposal): readonly (ConsentEvent | E)[] {
  const what = proposal.what;
  switch (what.is) {
    case 'correction':
      if (host.hinders?.(state, what.changes) === true)
        return [{ type: 'proposal-closed', proposal: proposal.id, because: 'lapsed' }];
      return [
        { type: 'corrected', changes: what.changes, by: proposal.by },
        ...(host.follow?.(state, what.changes) ?? []),
      ];
    case 'resignation':
      return [{ type: 'resigned', side: what.side }];
    case 'result':
      return [{ type: 'result-agreed', winners: what.winners }];
    default:
      return what satisfies never;
  }
}

function proposedBy(
  intent: Exclude<ConsentIntent, { do: 'answer-proposal' }>,
  seat: SeatId,
  seats: readonly Seat[],
): Proposed {
  switch (intent.do) {
    case 'correct':
      return { is: 'correction', changes: intent.changes };
    case 'offer-result':
      return { is: 'result', winners: intent.winners };
    case 'resign':
      return { is: 'resignation', side: seats.find((each) => each.seat === seat)?.side ?? seat };
    default:
      return intent satisfies never;
  }
}

function missing(draft: Draft<ConsentIntent>): string | undefined {
  const held: Partial<Record<string, unknown>> = draft;
  const needed: Record<string, readonly string[]> = {
    correct: ['changes'],
    'offer-result': ['winners'],
    'answer-proposal': ['proposal', 'yes'],
  };
  return needed[draft.do]?.find((key) => held[key] === undefined);
}
