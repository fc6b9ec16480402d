import { type Fielded, type Intent, isFielded, type State, songOfBlades } from '@muster/rules/song-of-blades';

/**
 * A position for tests: two ready warbands face each other in the open, and figures stand where they are said to, by
 * name; nobody else is on the table. It is the turn of side one.
 */
export function exampleState(at: Readonly<Record<string, { readonly x: number; readonly y: number }>>): State {
  let state = songOfBlades.setup(songOfBlades.config.parse({ map: 'placer', weather: false, complications: false }));
  const play = (seat: string, intent: Intent) => {
    const told = songOfBlades.decide(state, seat, intent, noDice);
    if (!told.ok) throw new Error(`${intent.do}: ${told.error[0]?.code}`);
    state = told.value.reduce(songOfBlades.evolve, state);
  };
  play('a', { do: 'choose-warband', warband: { is: 'ready', id: 'lantern-watch' } });
  play('b', { do: 'choose-warband', warband: { is: 'ready', id: 'ashfang-raiders' } });
  play('a', { do: 'ready', ready: true });
  play('b', { do: 'ready', ready: true });
  const figures = Object.fromEntries(
    Object.entries(state.figures).map(([id, figure]) => {
      const place = at[figure.name];
      const pose = place ? { ...place, facing: figure.side === 'one' ? 90 : 270 } : null;
      return [id, { ...figure, pose, fate: pose ? ('table' as const) : ('reserve' as const) }];
    }),
  );
  return {
    ...state,
    figures,
    turn: 1,
    active: 'one',
    first: 'one',
    sides: Object.fromEntries(
      Object.entries(state.sides).map(([id, side]) => [id, { ...side, edge: id === 'one' ? 'near' : 'far' }]),
    ),
    steps: [{ is: 'turn', side: 'one' }],
  };
}

const noDice = {
  roll(): readonly number[] {
    throw new Error('no die falls here');
  },
};

/** The same with this figure acting. */
export const exampleActing = (state: State, unit: string, actions: number): State => ({
  ...state,
  steps: [
    ...state.steps,
    {
      is: 'act',
      kind: 'turn',
      figures: [unit],
      left: { [unit]: actions },
      given: actions,
      current: null,
      done: [],
      spell: null,
    },
  ],
});

/** A figure of the example by its name; it must stand on the table. */
export function exampleFigure(state: State, name: string): Fielded {
  const figure = Object.values(state.figures).find((each) => each.name === name);
  if (!isFielded(figure)) throw new Error(`${name} stands nowhere`);
  return figure;
}
