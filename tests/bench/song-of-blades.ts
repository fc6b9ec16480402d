import { roundPose } from '@muster/geometry';
import { type Dice, randomDice } from '@muster/rules/kernel';
import {
  type Event,
  type Fielded,
  fielded,
  foesOf,
  songOfBlades as game,
  type Intent,
  mapById,
  type State,
  threats,
} from '@muster/rules/song-of-blades';
import { type Bench, type Line, ms, quantile, timesOf } from './bench';

const FIELDS = ['harrow-ford', 'drowned-wood', 'gallows-terrace', 'cutlers-yard', 'frostgate'];

export const bench: Bench = {
  name: 'Song of Blades: 30 figures on full fields',
  run: () => {
    const states = FIELDS.map((field, i) => battle(field, i + 1));
    return [...moveLines(states), ...oddsLines(states), ...threatLines(states), ...gameLines()];
  },
};

/** Every figure of the side that acts, twelve ways round, near and far. */
function moveLines(states: readonly State[]): Line[] {
  const turns = states.flatMap((state) => own(state).map((figure) => ({ figure, state: acting(state, figure) })));
  const drags = turns.flatMap(dragged);
  for (let round = 0; round < 2; round += 1)
    for (const [i, each] of turns.flatMap(dragged).entries()) {
      const drag = drags[i];
      if (drag !== undefined) drag.took = Math.min(drag.took, each.took);
    }
  const times = (list: typeof drags): number[] => list.map(({ took }) => took).sort((x, y) => x - y);
  const ready = drags.filter(({ is }) => is === 'ready');
  const [half, slow] = [quantile(times(ready), 0.5), quantile(times(ready), 0.99)];
  const offers = timesOf(turns, ({ state }) => void game.offers(fresh(state), 'a'));
  return [
    { what: `move previews: ${drags.length} ways, of them possible`, figure: String(ready.length) },
    { what: 'move preview of any way, median', figure: ms(quantile(times(drags), 0.5)) },
    { what: 'possible move preview, median', figure: ms(half), aim: '4 ms', met: half <= 4 },
    { what: 'possible move preview, p99', figure: ms(slow), aim: '16 ms', met: slow <= 16 },
    { what: 'all offers of a figure that acts, median', figure: ms(quantile(offers, 0.5)) },
    { what: 'all offers of a figure that acts, p99', figure: ms(quantile(offers, 0.99)) },
  ];
}

/** A hand drags over one state and never asks the same twice: one question wakes the table, then each way once. */
function dragged({ figure, state }: { readonly figure: Fielded; readonly state: State }) {
  const table = fresh(state);
  game.preview(table, 'a', move(figure, 15, 30));
  return [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].flatMap((angle) =>
    [60, 119].map((far) => {
      const intent = move(figure, angle, far);
      const begun = performance.now();
      const { is } = game.preview(table, 'a', intent);
      return { is, took: performance.now() - begun };
    }),
  );
}

function oddsLines(states: readonly State[]): Line[] {
  const rolls = states.flatMap((state) =>
    own(state).flatMap(({ id }) =>
      [1, 2, 3].map((dice) => ({ state, intent: { do: 'activate', unit: id, dice } as Intent })),
    ),
  );
  const wake = timesOf(rolls, ({ state, intent }) => void game.preview(state, 'a', intent));
  const blows = states.flatMap((state) =>
    own(state).flatMap((figure) => {
      const [foe] = foesOf(state, figure).toSorted((a, b) => apart(figure, a) - apart(figure, b));
      return foe === undefined ? [] : [duel(state, figure, foe)];
    }),
  );
  const ready = blows.filter(({ state, intent }) => game.preview(state, 'a', intent).is === 'ready');
  const strikes = timesOf(ready, ({ state, intent }) => void game.preview(state, 'a', intent));
  const [half, slow] = [quantile(strikes, 0.5), quantile(strikes, 0.99)];
  return [
    { what: 'odds of an activation, median', figure: ms(quantile(wake, 0.5)) },
    { what: 'odds of an activation, p99', figure: ms(quantile(wake, 0.99)) },
    { what: `odds of a blow: ${ready.length} pairs, median`, figure: ms(half), aim: '4 ms', met: half <= 4 },
    { what: 'odds of a blow, p99', figure: ms(slow), aim: '16 ms', met: slow <= 16 },
  ];
}

/** All that every foe of a side could do next turn, as the layer of threats asks for it, of a table just seen. */
function threatLines(states: readonly State[]): Line[] {
  const asked = states.flatMap((state) => ['one', 'two'].map((side) => ({ state, side })));
  const all = timesOf(asked, ({ state, side }) => void threats(fresh(state), side));
  const half = quantile(all, 0.5);
  return [
    { what: 'threats of 15 foes, median', figure: ms(half), aim: '40 ms', met: half <= 40 },
    { what: 'threats of 15 foes, slowest', figure: ms(quantile(all, 1)) },
  ];
}

/** Whole games by luck: what each decision costs, and what of it goes to a player and into the log. */
function gameLines(): Line[] {
  const decided: number[] = [];
  const logged: number[] = [];
  const sent: number[] = [];
  let views = 0;
  for (const seed of [1, 2, 3, 4]) {
    let state = game.setup(game.config.parse({ map: FIELDS[seed % FIELDS.length], points: 400 }));
    const random = lcg(seed);
    const dice = randomDice(random);
    for (let step = 0; step < 250 && state.outcome === null; step += 1) {
      const asked = choice(state, random);
      if (asked === undefined) break;
      const begun = performance.now();
      const events = game.decide(state, asked.seat, asked.intent, dice);
      decided.push(performance.now() - begun);
      if (!events.ok) throw new Error(events.error[0]?.code);
      logged.push(JSON.stringify(events.value).length);
      let told = 0;
      for (const event of events.value) {
        told += JSON.stringify(game.redact(state, event, 'b')).length - 2;
        state = game.evolve(state, event);
      }
      sent.push(told);
    }
    views = Math.max(views, JSON.stringify(game.view(state, 'b')).length);
  }
  const up = (list: number[]) => list.toSorted((a, b) => a - b);
  const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
  const slow = quantile(up(decided), 0.99);
  return [
    { what: `decide: ${decided.length} entries of random games, median`, figure: ms(quantile(up(decided), 0.5)) },
    { what: 'decide, p99', figure: ms(slow), aim: '25 ms', met: slow <= 25 },
    { what: 'decide, slowest', figure: ms(Math.max(...decided)) },
    { what: 'log per entry, median', figure: kib(quantile(up(logged), 0.5)) },
    { what: 'log per entry, p99', figure: kib(quantile(up(logged), 0.99)) },
    { what: 'told to a player per entry, median', figure: kib(quantile(up(sent), 0.5)) },
    { what: 'told to a player per entry, p99', figure: kib(quantile(up(sent), 0.99)) },
    { what: 'a whole view, greatest', figure: kib(views) },
  ];
}

function choice(state: State, random: () => number): { readonly seat: string; readonly intent: Intent } | undefined {
  for (const { seat } of game.waitingFor(state)) {
    const offers = game
      .offers(state, seat)
      .filter((offer) => !BY_CONSENT.includes(offer.do) && (offer.do !== 'end-turn' || random() < 0.05));
    for (let tries = 0; tries < 20 && offers.length > 0; tries += 1) {
      const offer = offers[Math.floor(random() * offers.length)];
      const intent = offer === undefined ? undefined : game.sample(state, seat, offer, random);
      if (intent !== undefined) return { seat, intent };
    }
  }
  return undefined;
}
const BY_CONSENT: readonly string[] = ['correct', 'offer-result', 'resign', 'auto-decline'];

const own = (state: State): readonly Fielded[] => fielded(state).filter((figure) => figure.side === 'one');
const apart = (a: Fielded, b: Fielded): number => Math.hypot(a.pose.x - b.pose.x, a.pose.y - b.pose.y);
/** The same table, of which nothing is known yet. */
const fresh = (state: State): State => ({ ...state, figures: { ...state.figures } });

function move(figure: Fielded, angle: number, far: number): Intent {
  const turn = (angle * Math.PI) / 180;
  const round = (value: number): number => Math.round(value * 100) / 100;
  const { x, y } = figure.pose;
  return {
    do: 'move',
    unit: figure.id,
    to: { x: round(x + far * Math.cos(turn)), y: round(y + far * Math.sin(turn)) },
  };
}

const acting = (state: State, figure: Fielded): State => ({
  ...state,
  steps: [
    { is: 'turn', side: 'one' },
    {
      ...{ is: 'act', kind: 'turn', figures: [figure.id], left: { [figure.id]: 2 }, given: 2 },
      ...{ current: null, done: [], spell: null },
    },
  ],
});

/** A figure put beside its nearest foe, about to strike. */
function duel(state: State, figure: Fielded, foe: Fielded): { readonly state: State; readonly intent: Intent } {
  const reach = (figure.profile.base.size + foe.profile.base.size) / 2;
  const pose = roundPose({ x: foe.pose.x, y: foe.pose.y - reach, facing: 90 });
  const figures = { ...state.figures, [figure.id]: { ...figure, pose, level: foe.level } };
  return { state: acting({ ...state, figures }, figure), intent: { do: 'attack', unit: figure.id, target: foe.id } };
}

/** Two warbands of 15 facing each other across a full field; side one to act. */
function battle(field: string, seed: number): State {
  const random = lcg(seed);
  let state = game.setup(game.config.parse({ map: field, points: 3000, weather: false, complications: false }));
  const tell = (seat: string, intent: Intent): void => {
    const decided = game.decide(state, seat, intent, NO_DICE);
    if (!decided.ok) throw new Error(decided.error[0]?.code);
    state = decided.value.reduce((s: State, event: Event) => game.evolve(s, event), state);
  };
  for (const seat of ['a', 'b']) {
    const offer = game.offers(state, seat).find((each) => each.needs === 'target');
    const intents = offer?.needs === 'target' ? offer.intents : [];
    const intent = intents[Math.floor(random() * intents.length)];
    if (intent !== undefined) tell(seat, intent);
  }
  for (const seat of ['a', 'b']) tell(seat, { do: 'ready', ready: true });
  const models = Object.values(state.figures);
  const figures = ['one', 'two'].flatMap((side) =>
    Array.from({ length: 15 }, (_, i) => {
      const band = models.filter((model) => model.side === side);
      const model = band[i % band.length];
      if (model === undefined) return [];
      const at = { x: 90 + (i % 8) * 100 + 20 * random(), y: 340 + 60 * Math.floor(i / 8) + 20 * random() };
      const pose = roundPose({ x: at.x, y: side === 'one' ? at.y : 900 - at.y, facing: side === 'one' ? 90 : 270 });
      return [{ ...model, id: `${side === 'one' ? 'a' : 'b'}${i + 1}`, fate: 'table' as const, pose, swarm: null }];
    }).flat(),
  );
  return {
    ...state,
    terrain: mapById(field)?.pieces ?? [],
    figures: Object.fromEntries(figures.map((figure) => [figure.id, figure])),
    turn: 3,
    active: 'one',
    first: 'one',
    steps: [{ is: 'turn', side: 'one' }],
  };
}

const NO_DICE: Dice = { roll: (count) => Array.from({ length: count }, () => 1) };

function lcg(seed: number): () => number {
  let at = seed >>> 0;
  return () => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return at / 2 ** 32;
  };
}
