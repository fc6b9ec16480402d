import { noConsent, type Seat } from '../kernel';
import type { Config } from './config';
import { mapById } from './content/maps';
import { NO_SECRET } from './secret';
import type { State } from './state';
import { inch } from './units';

/** One to six seats of the party, and the game master's [FL-GEN-22]. */
export const seats = (config: Config): readonly Seat[] => [
  ...Array.from({ length: config.seats }, (_, i) => ({ seat: LETTERS[i] ?? '', side: 'party' })),
  { seat: 'gm', side: 'enemies' },
];
const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The table before a warband has come. A field to be rolled is three feet wide [FL-SET-08]; an unknown map is an empty one of two. */
export function setup(config: Config): State {
  const map = mapById(config.map);
  const side = inch(config.map === 'rolled' && !config.scenario.startsWith('starter') ? 36 : 24);
  return {
    config,
    table: { width: map?.width ?? side, depth: map?.depth ?? side },
    terrain: map?.pieces ?? [],
    opened: [],
    seats: seats(config),
    warband: null,
    shares: {},
    encounter: null,
    objective: null,
    figures: {},
    markers: {},
    effects: {},
    edge: 'near',
    round: 0,
    phase: 'set-up',
    initiative: null,
    storyPoints: 0,
    backpack: [],
    unasked: [],
    fell: [],
    counts: {},
    enemyGained: [],
    enemiesBy: 'game',
    steps: [{ is: 'muster', ready: [] }],
    returned: null,
    next: 1,
    secret: NO_SECRET,
    consent: { ...noConsent, unanimous: true },
    outcome: null,
    report: null,
  };
}
