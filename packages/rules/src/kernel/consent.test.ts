import { describe, expect, test } from 'vitest';
import { type ConsentHost, consentOffers, decideConsent, previewConsent, waitingOnConsent } from './agree';
import { checkPoses } from './check-poses';
import {
  type Change,
  type Consent,
  type ConsentEvent,
  type ConsentIntent,
  evolveConsent,
  lapsing,
  noConsent,
  outcomeByConsent,
} from './consent';
import type { Body, Seat } from './system';

const TWO: readonly Seat[] = [
  { seat: 'a', side: 'n' },
  { seat: 'b', side: 's' },
];
const TEAMS: readonly Seat[] = [
  { seat: 'a', side: 'n' },
  { seat: 'b', side: 'n' },
  { seat: 'c', side: 's' },
  { seat: 'd', side: 's' },
];
const PARTY: readonly Seat[] = ['a', 'b', 'c'].map((seat) => ({ seat, side: 'all' }));
const MOVE: Change = { is: 'pose', unit: 'u', pose: { x: 1, y: 1, facing: 0 } };

const hostOf = (seats: readonly Seat[], refuses = false): ConsentHost<Consent, never> => ({
  consent: (state) => state,
  seats: () => seats,
  isOver: (state) => outcomeByConsent(state, seats) !== undefined,
  check: () => (refuses ? [{ code: 'place/overlap', rule: 'GEN-05' }] : []),
});

/** Plays intents one after the other; the codes of refusals or the types of events, and the state after. */
function play(seats: readonly Seat[], ...moves: readonly (readonly [string, ConsentIntent])[]) {
  let state = noConsent;
  const told: string[][] = [];
  for (const [seat, intent] of moves) {
    const decided = decideConsent(hostOf(seats), state, seat, intent);
    told.push(decided.ok ? decided.value.map((event) => event.type) : decided.error.map((no) => no.code));
    if (decided.ok) state = (decided.value as readonly ConsentEvent[]).reduce(evolveConsent, state);
  }
  return { state, told };
}
const correct: ConsentIntent = { do: 'correct', changes: [MOVE] };
const yes: ConsentIntent = { do: 'answer-proposal', proposal: 1, yes: true };
const no: ConsentIntent = { do: 'answer-proposal', proposal: 1, yes: false };

describe('a correction', () => {
  test('comes true with the other side’s yes, and not before [GEN-04]', () => {
    expect(play(TWO, ['a', correct], ['b', yes]).told).toEqual([['proposed'], ['proposal-closed', 'corrected']]);
  });

  test('is off the table with a no, and may be taken back by its own seat [GEN-04]', () => {
    const refused = play(TWO, ['a', correct], ['b', no]);
    expect(refused.told[1]).toEqual(['proposal-closed']);
    expect(refused.state.open).toBeNull();
    expect(play(TWO, ['a', correct], ['a', no]).told[1]).toEqual(['proposal-closed']);
  });

  test('cannot be agreed to by its own seat, nor by its own side [GEN-04]', () => {
    expect(play(TWO, ['a', correct], ['a', yes]).told[1]).toEqual(['proposal/not-asked']);
    expect(play(TEAMS, ['a', correct], ['b', yes]).told[1]).toEqual(['proposal/not-asked']);
  });

  test('needs one seat of the other side, whichever answers first [GEN-04]', () => {
    expect(play(TEAMS, ['a', correct], ['d', yes]).told[1]).toEqual(['proposal-closed', 'corrected']);
  });

  test('needs every other seat where all play on one side [GEN-04]', () => {
    const { told } = play(PARTY, ['a', correct], ['b', yes], ['c', yes]);
    expect(told).toEqual([['proposed'], ['proposal-backed'], ['proposal-closed', 'corrected']]);
  });

  test('comes true at once for one who sits alone [GEN-04]', () => {
    expect(play([{ seat: 'a', side: 'n' }], ['a', correct]).told).toEqual([['corrected']]);
  });

  test('waits its turn while another proposal is open, and an answer names the one it means [GEN-04]', () => {
    const { told } = play(TWO, ['a', correct], ['b', { do: 'resign' }], ['b', { ...yes, proposal: 2 }]);
    expect(told.slice(1)).toEqual([['proposal/open'], ['proposal/gone']]);
  });

  test('is judged again when it comes true [GEN-04]', () => {
    const open = play(TWO, ['a', correct]).state;
    const decided = decideConsent(hostOf(TWO, true), open, 'b', yes);
    expect(decided).toEqual({ ok: true, value: [{ type: 'proposal-closed', proposal: 1, because: 'lapsed' }] });
  });

  test('lapses without telling where only the truth stands against it [GEN-04]', () => {
    const host = { ...hostOf(TWO), hinders: () => true };
    const open = play(TWO, ['a', correct]).state;
    const decided = decideConsent(host, open, 'b', yes);
    expect(decided.ok && decided.value).toEqual([{ type: 'proposal-closed', proposal: 1, because: 'lapsed' }]);
  });

  test('lapses when the game moves on [GEN-04]', () => {
    const open = play(TWO, ['a', correct]).state;
    const after = lapsing(open).reduce(evolveConsent, open);
    expect(after.open).toBeNull();
    expect(lapsing(after)).toEqual([]);
  });

  test('is refused where a base would stand over the edge or on another, also after changing places [GEN-05]', () => {
    const body = (id: string, x: number): Body => ({
      id,
      base: { shape: { kind: 'rect', width: 50, depth: 50 }, pose: { x, y: 50, facing: 90 } },
      solid: true,
    });
    const bodies = [body('u', 50), body('v', 150)];
    const table = { width: 300, depth: 100 };
    const judged = (poses: Record<string, number>): readonly string[] =>
      checkPoses(
        bodies,
        table,
        Object.fromEntries(Object.entries(poses).map(([id, x]) => [id, { x, y: 50, facing: 90 }])),
      ).map((refusal) => refusal.code);
    expect(judged({ u: 100 })).toEqual([]);
    expect(judged({ u: 100.1 })).toEqual(['place/overlap']);
    expect(judged({ u: 24.9 })).toEqual(['place/off-table']);
    expect(judged({ u: 25 })).toEqual([]);
    expect(judged({ u: 150, v: 50 })).toEqual([]);
    expect(checkPoses(bodies, table, { u: { x: 150, y: 50, facing: 90 } }, ['v'])).toEqual([]);
  });
});

describe('an end by agreement', () => {
  test('is a draw when nobody is named, else names the winners [GEN-04]', () => {
    const draw = play(TWO, ['a', { do: 'offer-result', winners: [] }], ['b', yes]).state;
    expect(outcomeByConsent(draw, TWO)).toEqual({ winners: [], because: 'draw-agreed' });
    const won = play(TWO, ['a', { do: 'offer-result', winners: ['s'] }], ['b', yes]).state;
    expect(outcomeByConsent(won, TWO)).toEqual({ winners: ['s'], because: 'result-agreed' });
  });

  test('names only sides of this game, each once [GEN-04]', () => {
    const offer = (winners: readonly string[]) => play(TWO, ['a', { do: 'offer-result', winners }]).told[0];
    expect(offer(['x'])).toEqual(['proposal/no-such-side']);
    expect(offer(['n', 'n'])).toEqual(['proposal/no-such-side']);
  });

  test('by resignation leaves the other side the winner, at once for one seat [GEN-04]', () => {
    const { state, told } = play(TWO, ['a', { do: 'resign' }], ['b', correct]);
    expect(outcomeByConsent(state, TWO)).toEqual({ winners: ['s'], because: 'resigned' });
    expect(told[1]).toEqual(['game/over']);
  });

  test('by resignation asks the other seats of that side first [GEN-04]', () => {
    const { told, state } = play(TEAMS, ['a', { do: 'resign' }], ['c', yes], ['b', yes]);
    expect(told).toEqual([['proposed'], ['proposal/not-asked'], ['proposal-closed', 'resigned']]);
    expect(outcomeByConsent(state, TEAMS)?.winners).toEqual(['s']);
  });

  test('leaves three sides playing on without the one that resigned [GEN-04]', () => {
    const three: readonly Seat[] = [...TWO, { seat: 'c', side: 'w' }];
    const { state, told } = play(three, ['a', { do: 'resign' }], ['a', correct], ['b', correct]);
    expect(outcomeByConsent(state, three)).toBeUndefined();
    expect(told.slice(1)).toEqual([['seat/resigned'], ['proposed']]);
    expect(waitingOnConsent(hostOf(three), state).map((each) => each.seat)).toEqual(['c']);
  });
});

test('offers and previews by consent say what decide says [GEN-04]', () => {
  const { state } = play(TWO, ['a', correct]);
  const host = hostOf(TWO);
  for (const [seat, answers] of [
    ['a', [false]],
    ['b', [true, false]],
  ] as const) {
    const offers = consentOffers(host, state, seat);
    expect(offers).toEqual([
      {
        needs: 'target',
        do: 'answer-proposal',
        intents: answers.map((each) => ({ do: 'answer-proposal', proposal: 1, yes: each })),
      },
    ]);
  }
  expect(consentOffers(host, noConsent, 'a').map((offer) => offer.do)).toEqual(['correct', 'offer-result', 'resign']);
  expect(consentOffers(host, noConsent, 'z')).toEqual([]);
  expect(previewConsent(host, state, 'b', { do: 'answer-proposal' }).is).toBe('unfinished');
  expect(previewConsent(host, state, 'b', yes as { do: 'answer-proposal' }).is).toBe('ready');
  expect(previewConsent(host, state, 'z', yes as { do: 'answer-proposal' })).toMatchObject({
    is: 'refused',
    refusals: [{ code: 'seat/unknown' }],
  });
});
