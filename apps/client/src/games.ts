import { systemById } from '@muster/rules';
import type { AnySystem, Words } from '@muster/rules/kernel';
import { wordsById } from '@muster/rules/words';
import { defaultSkin } from './skins/default/default-skin';
import { skins } from './skins/registry';
import type { Skin, SkinContext } from './skins/skin';
import { createTableStore, type TableStore } from './store/table-store';

/** A game as the client holds it: its engine, its words and its looks. */
export interface Game {
  readonly system: AnySystem;
  readonly words: Words;
  readonly skin: Skin;
}

/** The game of a system's id, or undefined for one this page does not know (it may be older than the server). */
export function gameOf(id: string): Game | undefined {
  const system = systemById(id);
  const words = wordsById(id);
  if (!system || !words) return undefined;
  return { system, words, skin: skins[id] ?? { ...defaultSkin, id } };
}

export function contextOf(game: Game, seat: string | undefined, store: TableStore): SkinContext {
  return { system: game.system, words: game.words, skin: game.skin, seat, store };
}

/** A context without a table behind it: for the small pictures of the lobby. */
export function stillContext(game: Game): SkinContext {
  const store = createTableStore({
    line: () => undefined,
    contextFor: (_, seat, own) => contextOf(game, seat, own),
    now: () => Date.now(),
  });
  return contextOf(game, undefined, store);
}
