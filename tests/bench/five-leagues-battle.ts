import { type Fielded, fiveLeagues as game, type Intent, type State } from '@muster/rules/five-leagues';
import { randomDice } from '@muster/rules/kernel';
import { chooseActivation } from '../../packages/rules/src/five-leagues/automa';
import { actOf } from '../../packages/rules/src/five-leagues/test-kit';
import { moveOf } from '../../packages/rules/src/kernel/laws-choice';
import { toTheEnemy } from '../fuzz/leagues/bent';
import { type Bench, type Line, ms, quantile, timesOf } from './bench';
import { battle, FIELDS, lcg, standing } from './five-leagues';

export const bench: Bench = {
  name: 'Five Leagues: a hand, the game’s answer, and the log',
  run: () => {
    const states = FIELDS.map((field, i) => battle(field, i + 1));
    return [...moveLines(states), ...automaLines(states), ...battleLines()];
  },
};

/** Every character with 20 figures about, twelve ways round, near and far. */
function moveLines(states: readonly State[]): Line[] {
  const turns = states.flatMap((state) =>
    standing(state)
      .filter(({ side }) => side === 'party')
      .map((figure) => ({ figure, state: acting(state, figure) })),
  );
  const drags = turns.flatMap(({ figure, state }) => {
    const table = { ...state };
    // One question wakes the table, then a hand drags over it
    game.preview(table, 'a', move(figure, 15, 30));
    return [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].flatMap((angle) =>
      [50, 99].map((far) => {
        const begun = performance.now();
        const { is } = game.preview(table, 'a', move(figure, angle, far));
        return { is, took: performance.now() - begun };
      }),
    );
  });
  const sorted = drags.map(({ took }) => took).sort((a, b) => a - b);
  const offers = timesOf(turns, ({ state }) => void game.offers({ ...state }, 'a'));
  const [half, slow] = [quantile(sorted, 0.5), quantile(sorted, 0.99)];
  return [
    {
      what: `move previews: ${drags.length} ways, of them possible`,
      figure: String(drags.filter(({ is }) => is === 'ready').length),
    },
    { what: 'move preview, median', figure: ms(half), aim: '4 ms', met: half <= 4 },
    { what: 'move preview, p99', figure: ms(slow), aim: '16 ms', met: slow <= 16 },
    { what: 'all offers of a figure that acts, median', figure: ms(quantile(offers, 0.5)) },
    { what: 'all offers of a figure that acts, p99', figure: ms(quantile(offers, 0.99)) },
  ];
}

/** What the game chooses for each enemy of these tables, asked for the first time. */
function automaLines(states: readonly State[]): Line[] {
  const asked = states.flatMap((state) =>
    standing(state)
      .filter(({ side }) => side === 'enemies')
      .map(({ id }) => ({ state, id })),
  );
  const dice = randomDice(lcg(7));
  const times = timesOf(asked, ({ state, id }) => void chooseActivation({ ...state }, id, dice));
  const slow = quantile(times, 0.99);
  return [
    { what: `the game’s answer: ${asked.length} figures, median`, figure: ms(quantile(times, 0.5)) },
    { what: 'the game’s answer, p99', figure: ms(slow), aim: '200 ms', met: slow <= 200 },
  ];
}

/** Battles from the muster on, by luck: what each entry takes to decide, and what it weighs. */
function battleLines(): Line[] {
  const entries: { readonly took: number; readonly log: number; readonly told: number; readonly automa: boolean }[] =
    [];
  for (const [i, map] of ['hollin-farm', 'market-end', 'crow-hill'].entries()) {
    const random = lcg(40 + i);
    const dice = randomDice(lcg(50 + i));
    let state = game.setup(game.config.parse({ seats: 2, scenario: 'meeting', map }));
    const seats = state.seats.map(({ seat }) => seat);
    const held = { system: game, seats, random, consent: 0, bent: toTheEnemy('game'), past: [] };
    for (let n = 0; n < 200 && state.outcome === null; n += 1) {
      const asked = moveOf(held, state);
      if (asked === undefined) break;
      const begun = performance.now();
      const decided = game.decide(state, asked.seat, asked.intent as Intent, dice);
      const took = performance.now() - begun;
      if (!decided.ok) throw new Error(decided.error[0]?.code);
      const [before, events] = [state, decided.value];
      state = events.reduce(game.evolve, state);
      // Where an event tells less to some, the state it happened in is what matters; the first is near enough for bytes
      const told = events.flatMap((event) => game.redact(before, event, 'a'));
      const automa = asked.intent.do === 'automa';
      entries.push({ took, log: bytes(events), told: bytes(told), automa });
    }
  }
  const of = (key: 'took' | 'log' | 'told', list = entries): readonly number[] =>
    list.map((each) => each[key]).sort((a, b) => a - b);
  const hands = of(
    'took',
    entries.filter(({ automa }) => !automa),
  );
  const games = of(
    'took',
    entries.filter(({ automa }) => automa),
  );
  return [
    { what: `entries of three battles: ${entries.length}; decide by a hand, median`, figure: ms(quantile(hands, 0.5)) },
    { what: 'decide by a hand, p99', figure: ms(quantile(hands, 0.99)) },
    { what: 'decide by the game (activation and fights), median', figure: ms(quantile(games, 0.5)) },
    { what: 'decide by the game, p99', figure: ms(quantile(games, 0.99)) },
    { what: 'events of an entry, median', figure: kB(quantile(of('log'), 0.5)) },
    { what: 'events of an entry, p99', figure: kB(quantile(of('log'), 0.99)) },
    { what: 'events told to a seat of the party, median', figure: kB(quantile(of('told'), 0.5)) },
    { what: 'events told to a seat of the party, p99', figure: kB(quantile(of('told'), 0.99)) },
  ];
}

const bytes = (value: unknown): number => JSON.stringify(value).length;
const kB = (value: number): string => `${(value / 1024).toFixed(1)} kB`;

const acting = (state: State, figure: Fielded): State => ({
  ...state,
  steps: [
    { is: 'round', stage: 'quick' },
    { is: 'party-phase', phase: 'quick', stage: 'act', passed: [] },
    actOf(figure.id),
  ],
});

function move(figure: Fielded, angle: number, far: number): Intent {
  const turn = (angle * Math.PI) / 180;
  const round = (value: number): number => Math.round(value * 100) / 100;
  const { x, y } = figure.pose;
  const end = { x: round(x + far * Math.cos(turn)), y: round(y + far * Math.sin(turn)) };
  return { do: 'move', unit: figure.id, path: [end], dash: false, jump: false };
}
