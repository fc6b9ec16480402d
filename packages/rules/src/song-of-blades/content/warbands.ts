import { ARGENT, LANTERN_WATCH, LARKWOOD } from './warbands/elves-men';
import type { ReadyWarband } from './warbands/kit';
import { APPLEBROOK, ROAD_GUARD, UNDERBRIDGE } from './warbands/small-folk';
import { BARROW_COURT } from './warbands/undead';
import { ASHFANG, LABYRINTH, SUNSTONE, TIDEWATER } from './warbands/wild-folk';

export type { ReadyWarband } from './warbands/kit';

/** Every ready warband; names of warbands, figures and home-made profiles in them are this project's own. */
export const READY_WARBANDS: readonly ReadyWarband[] = [
  LANTERN_WATCH,
  ASHFANG,
  LARKWOOD,
  ROAD_GUARD,
  BARROW_COURT,
  APPLEBROOK,
  TIDEWATER,
  UNDERBRIDGE,
  ARGENT,
  SUNSTONE,
  LABYRINTH,
];

export function readyWarband(id: string): ReadyWarband | undefined {
  return READY_WARBANDS.find((w) => w.id === id);
}
