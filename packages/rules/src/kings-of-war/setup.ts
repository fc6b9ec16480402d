import { inches } from '@muster/geometry';
import { noConsent, type Seat } from '../kernel';
import type { Config } from './config';
import { mapById } from './content/maps';
import type { State } from './state';
import type { TerrainPiece } from './terrain';

/** Two sides, one seat each. */
export const seats = (_config: Config): readonly Seat[] => [
  { seat: 'a', side: 'one' },
  { seat: 'b', side: 'two' },
];

/** The table before anyone has chosen an army. An unknown map is an empty table [KOW-SCN-01]. */
export function setup(config: Config): State {
  const map = mapById(config.map);
  const width = map?.width ?? inches(config.board === 'small' ? 48 : 72);
  const depth = map?.depth ?? inches(48);
  return {
    config: { ...config, map: map === undefined ? 'placer' : map.id },
    table: { width, depth },
    terrain: (map?.pieces ?? []).map((piece) => withHeight(piece, config)),
    sides: Object.fromEntries(
      seats(config).map(({ side }) => [side, { id: side, army: '', of: null, points: 0, edge: null }]),
    ),
    seats: seats(config),
    units: {},
    engagements: [],
    steps: [{ is: 'muster', ready: [] }],
    round: 0,
    active: null,
    first: null,
    rounds: config.rounds,
    lastRolled: false,
    toTest: [],
    consent: noConsent,
    outcome: null,
  };
}

/** Heights agreed before the game stand instead of the map's [KOW-TER-01]. */
function withHeight(piece: TerrainPiece, config: Config): TerrainPiece {
  const height = Object.hasOwn(config.heights, piece.id) ? config.heights[piece.id] : undefined;
  return height === undefined ? piece : { ...piece, height };
}
