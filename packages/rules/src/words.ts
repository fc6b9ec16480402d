import { words as fiveLeagues } from './five-leagues/words';
import type { Words } from './kernel';
import { words as kingsOfWar } from './kings-of-war/words';
import { words as sandbox } from './sandbox/words';
import { words as songOfBlades } from './song-of-blades/words';

const ALL: Readonly<Record<string, Words>> = {
  'kings-of-war': kingsOfWar,
  'song-of-blades': songOfBlades,
  'five-leagues': fiveLeagues,
  sandbox,
};

/** What people read about a game, by the id of its system; undefined for one this table does not know. */
export const wordsById = (id: string): Words | undefined => (Object.hasOwn(ALL, id) ? ALL[id] : undefined);

export { changeWords, proposalWords } from './kernel/words';
