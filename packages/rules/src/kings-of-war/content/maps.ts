import { z } from 'zod';
import type { BattleMap } from '../terrain';
import ashCauseway from './maps/ash-causeway.json';
import brokenAbbey from './maps/broken-abbey.json';
import hollinCrossroads from './maps/hollin-crossroads.json';
import millersGreen from './maps/millers-green.json';
import saltMarket from './maps/salt-market.json';
import threeHills from './maps/three-hills.json';
import wolfstoneTarn from './maps/wolfstone-tarn.json';
import { zPiece, zPoint } from './pieces';

const zMap = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  name: z.string().min(1),
  blurb: z.string().min(1),
  width: z.number().positive(),
  depth: z.number().positive(),
  ground: z.enum(['meadow', 'moor', 'snow', 'ash', 'desert']),
  seed: z.int(),
  roads: z.array(z.array(zPoint).min(2)),
  pieces: z.array(zPiece),
}) satisfies z.ZodType<BattleMap>;

/** The ready battlefields: five of 72 by 48 inches, two of 48 by 48 [KOW-SCN-01] [KOW-TER-02]. */
export const MAPS: readonly BattleMap[] = [
  hollinCrossroads,
  brokenAbbey,
  threeHills,
  saltMarket,
  ashCauseway,
  millersGreen,
  wolfstoneTarn,
].map((map) => zMap.parse(map));

export function mapById(id: string): BattleMap | undefined {
  return MAPS.find((map) => map.id === id);
}
