import { type Fielded, isFielded, kingsOfWar, type State, unitOf } from '@muster/rules/kings-of-war';

/** A position for tests: both ready armies of the first map mustered, and these units of theirs where they are said to stand. */
export function exampleState(
  at: Readonly<Record<string, { readonly x: number; readonly y: number; readonly facing: number }>>,
): State {
  const lists = { a: 'the-grey-vale-muster', b: 'the-broken-tusk' };
  let state = kingsOfWar.setup(kingsOfWar.config.parse({}));
  for (const [seat, id] of Object.entries(lists)) {
    const told = kingsOfWar.decide(state, seat, { do: 'choose-army', army: { is: 'ready', id } }, noDice);
    if (!told.ok) throw new Error('the ready armies can be chosen');
    state = told.value.reduce(kingsOfWar.evolve, state);
  }
  const units = Object.fromEntries(
    Object.entries(state.units).map(([id, unit]) => [id, { ...unit, pose: at[unit.name] ?? null }]),
  );
  return { ...state, units };
}

const noDice = {
  roll(): readonly number[] {
    throw new Error('no die falls here');
  },
};

/** A unit of the example by its name; it must stand on the table. */
export function exampleUnit(state: State, name: string): Fielded {
  const found = Object.values(state.units).find((unit) => unit.name === name);
  const unit = found && unitOf(state, found.id);
  if (!unit || !isFielded(unit)) throw new Error(`${name} stands nowhere`);
  return unit;
}
