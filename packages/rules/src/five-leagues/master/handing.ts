import type { Offer } from '../../kernel';
import { figureOf } from '../figures';
import type { Intent, IntentOf } from '../intents';
import type { Figure, State } from '../state';
import { type Planned, planned, refused } from '../steps/step';

type To = State['enemiesBy'];

/** Who runs the enemies, one by one or all of them: the game by its book, or the master’s hand. */
export function handingOffers(state: State): readonly Offer<Intent>[] {
  const enemies = foesOf(state);
  const intents = (['game', 'master'] as const).flatMap((to): readonly IntentOf<'hand-over'>[] => [
    ...enemies.filter(({ runs }) => runs !== to).map(({ id }) => ({ do: 'hand-over' as const, units: [id], to })),
    ...(isAll(state, to) ? [] : [{ do: 'hand-over' as const, units: 'all' as const, to }]),
  ]);
  // Any group of them may be handed over, not only one and all
  return [
    { needs: 'target', do: 'hand-over', intents },
    ...(enemies.length === 0 ? [] : [{ needs: 'place' as const, do: 'hand-over' as const, draft: DRAFT }]),
  ];
}
const DRAFT = { do: 'hand-over' } as const;

export function planHandOver(state: State, { units, to }: IntentOf<'hand-over'>): Planned {
  if (units === 'all') return planAll(state, to);
  const strangers = units.filter((id) => figureOf(state, id)?.side !== 'enemies');
  if (strangers.length > 0) return refused({ code: 'master/not-an-enemy', rule: 'FL-GEN-22', who: strangers });
  const changing = [...new Set(units)].flatMap((id) => figureOf(state, id) ?? []).filter(({ runs }) => runs !== to);
  if (changing.length === 0) return refused({ code: 'master/so-already', rule: 'FL-GEN-22', who: [...units] });
  return hand(changing, to, false);
}

/** Whoever stands there, and whoever comes from now on [FL-GEN-22]. */
function planAll(state: State, to: To): Planned {
  if (isAll(state, to)) return refused({ code: 'master/so-already', rule: 'FL-GEN-22' });
  return hand(
    foesOf(state).filter(({ runs }) => runs !== to),
    to,
    true,
  );
}

const hand = (changing: readonly Figure[], to: To, all: boolean): Planned =>
  planned({
    marks: [],
    enact: (tale) => {
      for (const { id } of changing) tale.add({ type: 'changed', unit: id, set: { runs: to }, because: 'FL-GEN-22' });
      if (all) tale.add({ type: 'battleChanged', set: { enemiesBy: to }, because: 'FL-GEN-22' });
      tale.add({ type: 'handedOver', units: changing.map(({ id }) => id), all, to });
    },
  });

/** Enemies that are there, or may still come. */
const foesOf = (state: State): readonly Figure[] =>
  Object.values(state.figures).filter(
    ({ side, fate }) => side === 'enemies' && (fate === 'table' || fate === 'reserve' || fate === 'waiting'),
  );

/** Whether all of them are run by this one already. */
export const isAll = (state: State, by: To): boolean =>
  state.enemiesBy === by && foesOf(state).every(({ runs }) => runs === by);
