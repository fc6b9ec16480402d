import { create } from 'zustand';
import { keep, kept } from '../store/kept';

interface ChosenGame {
  /** The system's id; undefined until one was chosen here. */
  readonly game: string | undefined;
  choose(game: string): void;
}

const before = kept('game');

/** The game that is set up on the first screen: kept, so that whoever comes back finds it as he left it. */
export const useChosenGame = create<ChosenGame>((set) => ({
  game: typeof before === 'string' ? before : undefined,
  choose(game) {
    keep('game', game);
    set({ game });
  },
}));
