import abyssalDwarfs from './armies/abyssal-dwarfs.json';
import basileans from './armies/basileans.json';
import dwarfs from './armies/dwarfs.json';
import elves from './armies/elves.json';
import empireOfDust from './armies/empire-of-dust.json';
import forcesOfNature from './armies/forces-of-nature.json';
import forcesOfTheAbyss from './armies/forces-of-the-abyss.json';
import goblins from './armies/goblins.json';
import nightstalkers from './armies/nightstalkers.json';
import northernAlliance from './armies/northern-alliance.json';
import ogres from './armies/ogres.json';
import orcs from './armies/orcs.json';
import tridentRealm from './armies/trident-realm-of-neritica.json';
import undead from './armies/undead.json';
import { parseArmy } from './schema';
import type { Army, UnitProfile } from './types';

/** The fourteen master lists, in the order of the book's alignments [KOW-FOR-02]. */
export const ARMIES: readonly Army[] = [
  basileans,
  dwarfs,
  elves,
  northernAlliance,
  forcesOfNature,
  ogres,
  tridentRealm,
  abyssalDwarfs,
  empireOfDust,
  forcesOfTheAbyss,
  goblins,
  nightstalkers,
  orcs,
  undead,
].map(parseArmy);

export function armyOf(id: string): Army | undefined {
  return byId.get(id);
}

/** A unit is named by its army and its own id: some entries stand in several lists. */
export function profileOf(armyId: string, unitId: string): UnitProfile | undefined {
  return units.get(`${armyId}/${unitId}`);
}

const byId = new Map(ARMIES.map((a) => [a.id, a]));
const units = new Map(ARMIES.flatMap((a) => a.units.map((u) => [`${a.id}/${u.id}`, u] as const)));
