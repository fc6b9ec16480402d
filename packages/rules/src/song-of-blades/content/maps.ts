import { z } from 'zod';
import type { BattleMap } from '../terrain';
import crowsOrchard from './maps/crows-orchard.json';
import cutlersYard from './maps/cutlers-yard.json';
import drownedWood from './maps/drowned-wood.json';
import frostgate from './maps/frostgate.json';
import gallowsTerrace from './maps/gallows-terrace.json';
import harrowFord from './maps/harrow-ford.json';
import sunkenVault from './maps/sunken-vault.json';
import { zPiece } from './pieces';

const zMap = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  name: z.string().min(1),
  blurb: z.string().min(1),
  scale: z.enum(['large', 'small']),
  outdoors: z.boolean(),
  ground: z.enum(['meadow', 'moor', 'snow', 'ash', 'desert']),
  seed: z.int(),
  pieces: z.array(zPiece),
}) satisfies z.ZodType<BattleMap>;

/** The ready fields: five of 90 by 90 cm, two of 60 by 60 [ASOBH-SET-10]. */
export const MAPS: readonly BattleMap[] = [
  harrowFord,
  drownedWood,
  frostgate,
  gallowsTerrace,
  cutlersYard,
  crowsOrchard,
  sunkenVault,
].map((map) => zMap.parse(map));

/** Edge of the square table, mm. */
export const TABLE_EDGE: Readonly<Record<BattleMap['scale'], number>> = { large: 900, small: 600 };

export function mapById(id: string): BattleMap | undefined {
  return MAPS.find((map) => map.id === id);
}
