import type { Profile } from '../profile';
import type { People, ProfileEntry } from './profile-kit';
import { CATFOLK, LIZARDMEN, MINOTAURS, RATMEN } from './profiles/beastfolk';
import { DWARVES, HALFLINGS } from './profiles/dwarves-halflings';
import { HIGH_ELVES, WOOD_ELVES } from './profiles/elves';
import { EXAMPLE, HUMANS } from './profiles/humans';
import { GOBLINS, ORCS } from './profiles/orcs-goblins';
import { MONSTERS, SWARMS, UNDEAD } from './profiles/undead-monsters';

/** The rosters in the order of the book; points, scores and traits are the printed ones. */
export const PEOPLES: readonly People[] = [
  LIZARDMEN,
  HIGH_ELVES,
  WOOD_ELVES,
  ORCS,
  DWARVES,
  GOBLINS,
  HUMANS,
  UNDEAD,
  MONSTERS,
  CATFOLK,
  HALFLINGS,
  MINOTAURS,
  SWARMS,
  RATMEN,
  EXAMPLE,
];

/** Every profile that survives in the book, the cut-off ones too. */
export const PROFILES: readonly ProfileEntry[] = PEOPLES.flatMap((p) => p.entries);

/** Quality and Combat of the printed profiles; home-made ones keep inside [ASOBH-SET-02]. */
export const PRINTED_RANGE = { quality: [2, 4], combat: [0, 4] } as const;

export function profileEntry(id: string): ProfileEntry | undefined {
  return PROFILES.find((e) => entryId(e) === id);
}

export function entryId(entry: ProfileEntry): string {
  return entry.standing === 'lost' ? entry.id : entry.profile.id;
}

/** What every entry has, whole or not. */
export function entryFacts(entry: ProfileEntry): Pick<Profile, 'title' | 'roster' | 'points' | 'personality' | 'face'> {
  return entry.standing === 'lost' ? entry : entry.profile;
}

export function peopleById(id: string): People | undefined {
  return PEOPLES.find((p) => p.id === id);
}
