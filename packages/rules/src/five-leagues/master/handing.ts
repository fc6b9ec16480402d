import type { Offer } from '../../kernel';
import { enemiesOf, figureOf } from '../figures';
import type { Intent, IntentOf } from '../intents';
import type { State } from '../state';
import { type Planned, planned, refused } from '../steps/step';

/** Who runs the enemies, one by one: the game by its book, or the master’s hand. */
export function handingOffers(state: State): readonly Offer<Intent>[] {
  const enemies = enemiesOf(state).filter((each) => each.side === 'enemies');
  const to = (side: 'game' | 'master') => enemies.filter(({ runs }) => runs !== side).map(({ id }) => id);
  const intents = (['game', 'master'] as const).flatMap((side) =>
    [...to(side).map((id) => [id]), ...(to(side).length > 1 ? [to(side)] : [])].map((units) => ({
      do: 'hand-over' as const,
      units,
      to: side,
    })),
  );
  // Any group of them may be handed over, not only one and all
  return intents.length === 0
    ? []
    : [
        { needs: 'target', do: 'hand-over', intents },
        { needs: 'place', do: 'hand-over', draft: { do: 'hand-over' } },
      ];
}

export function planHandOver(state: State, { units, to }: IntentOf<'hand-over'>): Planned {
  const strangers = units.filter((id) => figureOf(state, id)?.side !== 'enemies');
  if (strangers.length > 0) return refused({ code: 'master/not-an-enemy', rule: 'FL-GEN-22', who: strangers });
  const changing = [...new Set(units)].filter((id) => figureOf(state, id)?.runs !== to);
  if (changing.length === 0) return refused({ code: 'master/so-already', rule: 'FL-GEN-22', who: [...units] });
  return planned({
    marks: [],
    enact: (tale) => {
      for (const unit of changing) tale.add({ type: 'changed', unit, set: { runs: to }, because: 'FL-GEN-22' });
      tale.add({ type: 'handedOver', units: changing, to });
    },
  });
}
