import type { Change, ConsentEvent, Proposed } from './consent';
import type { Refusal } from './refusal';
import type { Countable, GameEvent, Names, Outcome, Waiting } from './system';

/** Sentences for what every game shares. A game's `words.ts` asks here where it has none of its own. */
export const sharedWords = {
  /** For the kernel's own refusal codes; undefined for a game's. */
  refusal(refusal: Refusal, names: Names): string | undefined {
    const who = refusal.who?.[0];
    const other = refusal.who?.[1];
    switch (refusal.code) {
      case 'intent/malformed':
        return 'The table could not read that move. Nothing was changed.';
      case 'seat/unknown':
        return 'There is no such seat at this table.';
      case 'seat/resigned':
        return 'Your side has resigned; it watches now.';
      case 'game/over':
        return 'The game is over. Start another to play on.';
      case 'proposal/open':
        return 'Another proposal lies on the table. It wants its answer first.';
      case 'proposal/gone':
        return 'That proposal is off the table. Make it again if it still holds.';
      case 'proposal/not-asked':
        return 'This is for the others to answer.';
      case 'proposal/no-such-side':
        return 'A result names sides of this game, each once.';
      case 'place/off-table':
        return `${who === undefined ? 'That' : names.unit(who)} would stand over the table’s edge. Bring it wholly onto the table.`;
      case 'place/overlap':
        return other === undefined || who === undefined
          ? 'Two bases would overlap there. Leave room between them.'
          : `${names.unit(who)} would stand on ${names.unit(other)}. Leave room between them.`;
      default:
        return undefined;
    }
  },

  /** For the kernel's own events; undefined for a game's. */
  event(event: GameEvent, names: Names, counts: readonly Countable[] = []): string | undefined {
    const shared = event as ConsentEvent;
    switch (shared.type) {
      case 'proposed':
        return `${names.seat(shared.proposal.by)} proposes: ${proposalWords(shared.proposal.what, names, counts)}.`;
      case 'proposal-backed':
        return `${names.seat(shared.seat)} agrees.`;
      case 'proposal-closed':
        if (shared.because === 'lapsed') return 'The proposal lapses; the game has moved on.';
        if (shared.seat === undefined) return undefined;
        if (shared.because === 'taken-back') return `${names.seat(shared.seat)} takes the proposal back.`;
        return shared.because === 'agreed'
          ? `${names.seat(shared.seat)} agrees.`
          : `${names.seat(shared.seat)} does not agree.`;
      case 'corrected':
        return `By agreement: ${shared.changes.map((change) => changeWords(change, names, counts)).join('; ')}.`;
      case 'resigned':
        return `${names.side(shared.side)} resigns.`;
      case 'result-agreed':
        return `The table agrees: ${resultWords(shared.winners, names)}.`;
      default:
        return undefined;
    }
  },

  offer(what: string): { readonly label: string; readonly key?: string; readonly hint: string } | undefined {
    return OFFERS[what];
  },

  waiting(waiting: Waiting, names: Names): string | undefined {
    return waiting.what === 'answer-proposal' ? `${names.seat(waiting.seat)} has a proposal to answer.` : undefined;
  },

  asked(waiting: Waiting): string | undefined {
    return waiting.what === 'answer-proposal' ? 'Your answer is asked for.' : undefined;
  },

  outcome(outcome: Outcome, names: Names): string | undefined {
    switch (outcome.because) {
      case 'draw-agreed':
        return 'A draw, by agreement.';
      case 'result-agreed':
        return `By agreement: ${resultWords(outcome.winners, names)}.`;
      case 'resigned':
        return outcome.winners.length === 0
          ? 'Nobody is left to play on.'
          : `${listed(outcome.winners.map(names.side))} ${outcome.winners.length === 1 ? 'wins' : 'win'}: the other side resigned.`;
      default:
        return undefined;
    }
  },

  source(id: string): string | undefined {
    return SOURCES[id];
  },
};

/** What lies on the table, without a full stop: "a draw", "the Knights go back to where they stood". */
export function proposalWords(what: Proposed, names: Names, counts: readonly Countable[] = []): string {
  if (what.is === 'result') return resultWords(what.winners, names);
  if (what.is === 'resignation') return `${names.side(what.side)} resigns`;
  return what.changes.map((change) => changeWords(change, names, counts)).join('; ');
}

/** One change by consent, without a full stop. */
export function changeWords(change: Change, names: Names, counts: readonly Countable[] = []): string {
  switch (change.is) {
    case 'pose':
      return `${names.unit(change.unit)} is moved`;
    case 'count':
      return `${names.unit(change.unit)}: ${countWords(change.what, change.value, counts)}`;
    case 'label':
      return change.text === ''
        ? `${names.unit(change.unit)} loses its label`
        : `${names.unit(change.unit)} is labelled “${change.text}”`;
    case 'remove':
      return `${names.unit(change.unit)} leaves the table`;
    case 'restore':
      return `${names.unit(change.unit)} comes back`;
    case 'agree':
      return `“${change.text}”`;
    default:
      return change satisfies never;
  }
}

/** `damage is 3`, `Disordered`, `no longer Disordered`. */
function countWords(what: string, value: number, counts: readonly Countable[]): string {
  const known = counts.find((one) => one.what === what);
  if (known?.most === 1) return value > 0 ? known.label : `no longer ${known.label}`;
  return `${known?.label ?? what} is ${value}`;
}

const resultWords = (winners: readonly string[], names: Names): string =>
  winners.length === 0 ? 'a draw' : `${listed(winners.map(names.side))} ${winners.length === 1 ? 'wins' : 'win'}`;

/** "a, b and c". */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;

const OFFERS: Readonly<Record<string, { readonly label: string; readonly hint: string }>> = {
  correct: { label: 'Correct', hint: 'Put something right that the others agree to' },
  'offer-result': { label: 'Offer a result', hint: 'A draw, or a winner everyone can see' },
  resign: { label: 'Resign', hint: 'Give the game to the other side' },
  'answer-proposal': { label: 'Answer', hint: 'Agree to the proposal, or not' },
};

const SOURCES: Readonly<Record<string, string>> = {
  'GEN-01': 'What a move must be made of',
  'GEN-02': 'Who may act',
  'GEN-03': 'Answers to a question',
  'GEN-04': 'What the table agrees on',
  'GEN-05': 'Where a base may stand',
};
