import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';

const CLOAK = 'cloak-of-mist';

/**
 * Whoever wears a Cloak of Mist is not set up, and comes out of it at the end of the first round [FL-ITEM-cloak-of-mist].
 * Somebody has to be set up by whom they come: where all wear one, the first of them keeps it shut.
 */
export function wrapInMist(tale: Tale): void {
  const own = Object.values(tale.state.figures).filter(({ side, fate }) => side === 'party' && fate === 'reserve');
  const cloaked = own.filter(({ profile }) => profile.worn.includes(CLOAK));
  const away = cloaked.length === own.length ? cloaked.slice(1) : cloaked;
  for (const { id, conditions } of away)
    tale.add(
      { type: 'changed', unit: id, set: { conditions: { ...conditions, misty: 1 } }, because: CLOAK },
      { type: 'leftPlay', unit: id, how: 'waiting', by: null, because: CLOAK },
    );
}

/** Those who are still in the mist. */
export const misty = (state: State): readonly Figure[] =>
  Object.values(state.figures).filter(({ fate, conditions }) => fate === 'waiting' && (conditions['misty'] ?? 0) > 0);
