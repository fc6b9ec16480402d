import { fiveLeagues } from './five-leagues';
import type { AnySystem } from './kernel';
import { kingsOfWar } from './kings-of-war';
import { sandbox } from './sandbox';
import { songOfBlades } from './song-of-blades';

/** Every game this table knows, in the order the lobby shows them; "any other game" comes last. */
export const systems: readonly AnySystem[] = [kingsOfWar, songOfBlades, fiveLeagues, sandbox];

/** The engine of that id, or undefined. */
export const systemById = (id: string): AnySystem | undefined => systems.find((system) => system.id === id);

export * from './kernel';
