import { roundPose } from '@muster/geometry';
import { type Fielded, inch, isFielded, reachable, type State, sightBetween } from '@muster/rules/five-leagues';
import { mapById } from '../../packages/rules/src/five-leagues/content/maps';
import { nearestFree } from '../../packages/rules/src/five-leagues/ground/free';
import { routeTo } from '../../packages/rules/src/five-leagues/moves/route';
import { aBattle, aFigure, carried } from '../../packages/rules/src/five-leagues/test-kit';
import { type Bench, type Line, ms, quantile, timesOf } from './bench';

export const FIELDS = [
  ...['fallow-acre', 'larks-meadow', 'hollin-farm', 'wolds-edge', 'harrow-priory'],
  ...['sedge-ford', 'crow-hill', 'market-end', 'sunken-crypt', 'thornback-lair'],
];

export const bench: Bench = {
  name: 'Five Leagues: 20 figures on full fields',
  run: () => {
    const states = FIELDS.map((field, i) => battle(field, i + 1));
    // The field is known after the first question
    for (const state of states) for (const figure of standing(state).slice(0, 1)) reachable(state, figure, inch(4));
    return [...firstLines(), ...wayLines(states), ...sightLines(states)];
  },
};

/** A field nobody has asked about yet. */
function firstLines(): Line[] {
  const first = FIELDS.map((field, i) => {
    const state = battle(field, i + 20);
    const table = { ...state, terrain: [...state.terrain] };
    const [figure] = standing(table);
    const begun = performance.now();
    if (figure !== undefined) reachable(table, figure, inch(4));
    return performance.now() - begun;
  });
  return [{ what: 'first question about a field, slowest', figure: ms(Math.max(...first)) }];
}

function wayLines(states: readonly State[]): Line[] {
  const figures = states.flatMap((state) => standing(state).map((figure) => ({ state, figure })));
  const pairs = figures.flatMap(({ state, figure }) =>
    standing(state)
      .filter((other) => other.side !== figure.side)
      .slice(0, 3)
      .map((other) => ({ state, figure, other })),
  );
  const ways = timesOf(pairs, ({ state, figure, other }) => void routeTo(fresh(state), figure, other));
  const reach = timesOf(figures, ({ state, figure }) => void reachable(fresh(state), figure, inch(7)));
  const [way, spots] = [quantile(ways, 0.5), quantile(reach, 0.99)];
  return [
    { what: `way to a foe: ${pairs.length} pairs, median`, figure: ms(way), aim: '5 ms', met: way <= 5 },
    { what: 'way to a foe, p99', figure: ms(quantile(ways, 0.99)) },
    { what: 'all spots of a 7″ Dash, median', figure: ms(quantile(reach, 0.5)) },
    { what: 'all spots of a 7″ Dash, p99', figure: ms(spots), aim: '15 ms', met: spots <= 15 },
  ];
}

function sightLines(states: readonly State[]): Line[] {
  const pairs = states.flatMap((state) => {
    const all = standing(state);
    return all.flatMap((from) => all.filter((to) => to.side !== from.side).map((to) => ({ state, from, to })));
  });
  const looks = timesOf(pairs, ({ state, from, to }) => void sightBetween(fresh(state), from, to));
  const slow = quantile(looks, 0.99);
  return [
    { what: `sight: ${pairs.length} pairs, median`, figure: ms(quantile(looks, 0.5)) },
    { what: 'sight, p99', figure: ms(slow), aim: '1 ms', met: slow <= 1 },
  ];
}

export const standing = (state: State): readonly Fielded[] => Object.values(state.figures).filter(isFielded);
/** The same table, of which no answer is kept. */
const fresh = (state: State): State => ({ ...state });

/** Eight of the party and twelve enemies scattered over a field, each where its base has room. */
export function battle(field: string, seed: number): State {
  const random = lcg(seed);
  const map = mapById(field);
  if (map === undefined) throw new Error(`no field ${field}`);
  let state = aBattle({ figures: {}, terrain: map.pieces, table: { width: map.width, depth: map.depth } });
  for (let i = 0; i < 20; i++) {
    // Every third of either side is an archer
    const arms = i % 3 === 0 ? { profile: { weapons: [carried('self-bow'), carried('light-weapon')] } } : {};
    const figure = { ...aFigure(i < 8 ? `h${i}` : `e${i}`, arms), pose: null };
    const at = nearestFree(state, figure, { x: random() * map.width, y: random() * map.depth });
    if (at === undefined) continue;
    const placed = { ...figure, pose: roundPose({ ...at, facing: 90 }) };
    state = { ...state, figures: { ...state.figures, [figure.id]: placed } };
  }
  return state;
}

export function lcg(seed: number): () => number {
  let at = seed >>> 0;
  return () => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return at / 2 ** 32;
  };
}
