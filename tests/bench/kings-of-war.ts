import { inches, type Pose, roundPose } from '@muster/geometry';
import {
  type Fielded,
  fieldedOf,
  kingsOfWar,
  READY_LISTS,
  type State,
  threats,
  whyNot,
} from '@muster/rules/kings-of-war';
import { inReach } from '../../packages/rules/src/kings-of-war/moves/charge';
import { type Bench, type Line, leastOf, ms, quantile, timesOf } from './bench';

const game = kingsOfWar;

export const bench: Bench = {
  name: 'Kings of War: a battle of 40 units among 12 pieces of terrain',
  run: () => {
    const states = [1, 2, 3, 4, 5].map(battle);
    return [...chargeLines(states), ...otherLines(states)];
  },
};

function chargeLines(states: readonly State[]): Line[] {
  const pairs = states.flatMap((state) =>
    fieldedOf(state, 'one').flatMap((unit) => fieldedOf(state, 'two').map((target) => ({ state, unit, target }))),
  );
  const drafts = pairs.map(
    ({ state, unit, target }) =>
      () =>
        charge(state, unit, target),
  );
  const sorted = timesOf(drafts, (ask) => ask());
  const ready = pairs.filter(({ state, unit, target }) => charge(state, unit, target).is === 'ready');
  const planned = timesOf(ready, ({ state, unit, target }) => charge(state, unit, target));
  const side = Math.max(
    ...states.map((state) =>
      leastOf(3, () => {
        for (const unit of fieldedOf(state, 'one'))
          for (const target of inReach(state, unit)) charge(state, unit, target);
      }),
    ),
  );
  const slow = quantile(planned, 0.99);
  return [
    { what: `charge previews: ${pairs.length} pairs, of them possible`, figure: String(ready.length) },
    { what: 'charge preview of any pair, median', figure: ms(quantile(sorted, 0.5)) },
    {
      what: 'possible charge with odds, median',
      figure: ms(quantile(planned, 0.5)),
      aim: '4 ms',
      met: quantile(planned, 0.5) <= 4,
    },
    { what: 'possible charge with odds, p99', figure: ms(slow), aim: '16 ms', met: slow <= 16 },
    {
      what: 'all charges of a side with their odds, slowest battle',
      figure: ms(side),
      aim: '100 ms',
      met: side <= 100,
    },
  ];
}

function otherLines(states: readonly State[]): Line[] {
  const threat = Math.max(...states.map((state) => leastOf(3, () => void threats(state, 'one'))));
  const offers = Math.max(...states.map((state) => leastOf(3, () => void game.offers(state, 'a'))));
  const [first] = states;
  const [a] = first ? fieldedOf(first, 'one') : [];
  const why = first && a ? timesOf(fieldedOf(first, 'two'), (b) => void whyNot(first, a.id, b.id)) : [];
  const moves = first
    ? timesOf(
        fieldedOf(first, 'one'),
        (unit) => void game.preview(first, 'a', { do: 'advance', unit: unit.id, path: [{ turn: 20 }, { go: 80 }] }),
      )
    : [];
  return [
    { what: 'threats of a whole army, slowest battle', figure: ms(threat), aim: '150 ms', met: threat <= 150 },
    { what: 'offers of the Movement phase', figure: ms(offers) },
    { what: 'why not, p99', figure: ms(quantile(why, 0.99)) },
    { what: 'move preview while dragging, p99', figure: ms(quantile(moves, 0.99)) },
  ];
}

const charge = (state: State, unit: Fielded, target: Fielded) =>
  game.preview(state, 'a', { do: 'charge', target: target.id, chargers: [{ unit: unit.id }] });

/** Two armies of 20 units in facing lines, some turned and some mixed, on a ready map; side one to move. */
function battle(seed: number): State {
  const random = lcg(seed);
  const config = game.config.parse({ points: 2000, map: 'hollin-crossroads' });
  const lists = READY_LISTS.filter((list) => list.points === 2000);
  let state = game.setup(config);
  const armies = ['a', 'b'].map((seat, i) => {
    const list = lists[(seed + i * 3) % lists.length];
    const recruits = game.decide(
      state,
      seat,
      { do: 'choose-army', army: { is: 'ready', id: list?.id ?? '' } },
      NO_DICE,
    );
    if (!recruits.ok) throw new Error(recruits.error[0]?.code);
    for (const event of recruits.value) state = game.evolve(state, event);
    return Object.values(state.units).filter((unit) => unit.seat === seat);
  });
  const taken: Record<string, State['units'][string]> = {};
  armies.forEach((army, side) => {
    for (let i = 0; i < 20; i += 1) {
      const model = army[i % army.length];
      if (model === undefined) continue;
      const id = `${model.side}-${i + 1}`;
      const pose = place(side, i, random);
      taken[id] = { ...model, id, name: id, pose, start: { engaged: [], hills: [], leaderIn: [], near: [] } };
    }
  });
  return { ...state, units: taken, round: 3, active: 'one', first: 'one', steps: [{ is: 'movement', side: 'one' }] };
}

function place(side: number, i: number, random: () => number): Pose {
  const column = i % 7;
  const row = Math.floor(i / 7);
  const ahead = side === 0 ? 90 : 270;
  const depth = 19 - 5.5 * row;
  return roundPose({
    x: inches(6 + column * 10 + 2 * random()),
    y: inches(side === 0 ? depth : 48 - depth),
    facing: ahead + 40 * (random() - 0.5),
  });
}

const NO_DICE = { roll: (): readonly number[] => [] };

function lcg(seed: number): () => number {
  let at = seed >>> 0;
  return () => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return at / 2 ** 32;
  };
}
