import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../dice';
import type { SeatId } from '../system';
import { type Event, engine, evolve, type Intent, type State, type Step, start, tale } from './test-kit';

const { offers, sample, preview, decide, waitingFor, carryOn } = engine;

/** The table after the first step has gone as far as it goes by itself. */
function begun(given: Partial<State> = {}): State {
  const told = tale({ ...start, ...given });
  carryOn(told, scriptedDice([]));
  return told.state;
}

/** What an intent makes true, with every die laid down used. */
function play(state: State, seat: SeatId, intent: Intent, ...faces: readonly number[]) {
  const dice = scriptedDice(faces);
  const decided = decide(state, seat, intent, dice);
  if (!decided.ok) throw new Error(JSON.stringify(decided.error));
  dice.done();
  return { events: decided.value, state: decided.value.reduce(evolve, state) };
}
function codes(state: State, seat: SeatId, intent: Intent): readonly string[] {
  const decided = decide(state, seat, intent, scriptedDice([]));
  return decided.ok ? [] : decided.error.map((refusal) => `${refusal.code} ${refusal.rule}`);
}
const types = (events: readonly Event[]): readonly string[] => events.map((event) => event.type);
const hand = (seat: SeatId): Step => ({ is: 'hand', seat, stage: 'take' });
const take = (stones: number): Intent => ({ do: 'take', stones });

describe('steps', () => {
  test('carry on by themselves until one asks; those called in order go first to last', () => {
    const state = begun();
    expect(state.steps).toEqual([{ is: 'round', stage: 'end' }, hand('b'), hand('a')]);
    expect(waitingFor(state)).toEqual([{ seat: 'a', what: 'take' }]);
  });

  test('call others like procedures and read what those found, at the stage they had noted', () => {
    const again = play(begun(), 'a', take(1), 6);
    expect(types(again.events)).toEqual(['took', 'amended', 'opened', 'rolled', 'closed', 'amended']);
    expect(waitingFor(again.state)).toEqual([{ seat: 'a', what: 'take' }]);
    const next = play(begun(), 'a', take(1), 2);
    expect(types(next.events)).toEqual(['took', 'amended', 'opened', 'rolled', 'closed', 'closed']);
    expect(waitingFor(next.state)).toEqual([{ seat: 'b', what: 'take' }]);
    expect(next.state.returned).toBeNull();
  });

  test('go round again when all below are done', () => {
    const after = play(play(begun(), 'a', take(1), 1).state, 'b', take(1), 1).state;
    expect(after.steps).toEqual([{ is: 'round', stage: 'end' }, hand('b'), hand('a')]);
    expect(after.heap).toBe(5);
  });

  test('that carry on without end are a fault with a name', () => {
    expect(() => carryOn(tale({ ...start, steps: [{ is: 'spin' }] }), scriptedDice([]))).toThrow('“spin”');
  });

  test('stop where the game is over, by its own rules or by consent [GEN-04]', () => {
    const won = play(begun({ heap: 2 }), 'a', take(2));
    expect(types(won.events)).toEqual(['took', 'amended', 'opened', 'ended']);
    expect(won.state.outcome).toEqual({ winners: ['n'], because: 'last-stone' });
    expect(waitingFor(won.state)).toEqual([]);
    const offered = play(begun(), 'a', { do: 'offer-result', winners: [] }).state;
    const backed = play(offered, 'b', { do: 'answer-proposal', proposal: 1, yes: true }).state;
    const agreed = play(backed, 'keeper', { do: 'answer-proposal', proposal: 1, yes: true });
    expect(agreed.events.at(-1)).toEqual({ type: 'ended', outcome: { winners: [], because: 'draw-agreed' } });
  });
});

describe('refusals', () => {
  test('come from the seat, the turn, the step and the plan, by the rules of the game', () => {
    const state = begun({ heap: 2 });
    expect(codes(state, 'nobody', take(1))).toEqual(['seat/unknown GEN-02']);
    expect(codes(state, 'b', take(1))).toEqual(['seat/not-your-turn TOY-01']);
    expect(codes(state, 'a', take(3))).toEqual(['take/too-many TOY-03']);
    const over = play(state, 'a', take(2)).state;
    expect(codes(over, 'a', take(1))).toEqual(['game/over GEN-02']);
    expect(codes(over, 'keeper', { do: 'heap', stones: 3 })).toEqual(['game/over GEN-02']);
  });

  test('say of a step that has no answer to an intent that it is not the time', () => {
    const resting: State = { ...start, steps: [{ is: 'rest' }] };
    expect(offers(resting, 'a').map((offer) => offer.do)).not.toContain('take');
    expect(decide(resting, 'a', take(1), scriptedDice([]))).toEqual({
      ok: false,
      error: [{ code: 'step/not-now', rule: 'TOY-02', detail: { step: 'rest', asked: 'take' } }],
    });
  });

  test('of a preview are those of the decision, for whole intents and for drafts', () => {
    const state = begun({ heap: 2 });
    const seen = (seat: SeatId, draft: Parameters<typeof preview>[2]) => {
      const shown = preview(state, seat, draft);
      return shown.is === 'refused' ? shown.refusals.map(({ code, rule }) => `${code} ${rule}`) : shown.is;
    };
    expect(seen('a', take(3))).toEqual(codes(state, 'a', take(3)));
    expect(seen('b', take(1))).toEqual(codes(state, 'b', take(1)));
    expect(seen('b', { do: 'take' })).toEqual(codes(state, 'b', take(1)));
    expect(seen('nobody', { do: 'take' })).toEqual(['seat/unknown GEN-02']);
    expect(seen('a', { do: 'take' })).toBe('unfinished');
  });
});

describe('a preview', () => {
  test('shows what the plan shows, and drafts as the step draws them', () => {
    const note = { code: 'left', because: 'TOY-03', detail: { stones: 4 } };
    expect(preview(begun(), 'a', take(3))).toEqual({ is: 'ready', intent: take(3), marks: [], notes: [note] });
    expect(preview(begun(), 'a', { do: 'take' })).toEqual({ is: 'unfinished', needs: 'up to 7', marks: [] });
    expect(preview(begun(), 'b', { do: 'hum' })).toEqual({ is: 'unfinished', needs: 'tune', marks: [] });
    expect(preview(begun(), 'keeper', { do: 'heap' })).toEqual({ is: 'unfinished', needs: 'a heap', marks: [] });
    expect(preview(begun(), 'b', { do: 'correct' }).is).toBe('unfinished');
  });
});

describe('what stands beside any step', () => {
  test('is offered and judged whoever is asked, and the step goes on waiting', () => {
    const state = begun();
    const offered = (seat: SeatId) => offers(state, seat).map((offer) => offer.do);
    expect(offered('a')).toEqual(['take', 'hum', 'correct', 'offer-result', 'resign']);
    expect(offered('b')).toEqual(['hum', 'correct', 'offer-result', 'resign']);
    expect(offered('keeper')).toEqual(['hum', 'heap', 'correct', 'offer-result', 'resign']);
    expect(offered('nobody')).toEqual([]);
    expect(codes(state, 'b', { do: 'heap', stones: 1 })).toEqual(['heap/keeper-only TOY-04']);
    const hummed = play(state, 'b', { do: 'hum', tune: 'la' }).state;
    expect(hummed).toEqual({ ...state, hums: ['la'] });
  });

  test('lets an open proposal lapse where it says so, as every intent of play does [GEN-04]', () => {
    const open = play(begun(), 'a', { do: 'offer-result', winners: [] }).state;
    expect(types(play(open, 'b', { do: 'hum', tune: 'la' }).events)).toEqual(['hummed']);
    expect(types(play(open, 'keeper', { do: 'heap', stones: 9 }).events)).toEqual(['proposal-closed', 'heaped']);
    expect(types(play(open, 'a', take(1), 1).events)[0]).toBe('proposal-closed');
    expect(waitingFor(open).map(({ seat, what }) => `${seat} ${what}`)).toEqual([
      'a take',
      'b answer-proposal',
      'keeper answer-proposal',
    ]);
  });

  test('may end the game: the machine asks after every decision', () => {
    expect(play(begun(), 'keeper', { do: 'heap', stones: 0 }).state.outcome?.because).toBe('last-stone');
  });
});

test('a sample is a whole intent that is judged legal, or none', () => {
  const place = { needs: 'place', do: 'take', draft: { do: 'take' } } as const;
  expect(sample(begun(), 'a', place, () => 0.5)).toEqual(take(2));
  expect(sample(begun({ heap: 1 }), 'a', place, () => 0.5)).toBeUndefined();
  expect(sample(begun(), 'b', place, () => 0.5)).toBeUndefined();
  expect(sample(begun(), 'keeper', { needs: 'place', do: 'heap', draft: { do: 'heap' } }, () => 0.5)).toEqual({
    do: 'heap',
    stones: 5,
  });
  expect(sample(begun(), 'b', { needs: 'now', do: 'resign', intent: { do: 'resign' } }, () => 0)).toEqual({
    do: 'resign',
  });
});

test('a tale that was extended still tells the state as it stands', () => {
  const told = tale(start);
  told.hum('la');
  told.call({ is: 'luck' });
  expect(told.state.hums).toEqual(['la']);
  expect(told.state.steps.at(-1)).toEqual({ is: 'luck' });
  expect(types(told.events)).toEqual(['hummed', 'opened']);
});
