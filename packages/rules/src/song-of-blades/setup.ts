import { noConsent, type Seat } from '../kernel';
import type { Config } from './config';
import { mapById } from './content/maps';
import type { State } from './state';

/** Two sides, one to three seats each, dealt out in turn: `a` and `b` face each other [ASOBH-SET-19]. */
export const seats = (config: Config): readonly Seat[] =>
  Array.from({ length: config.seats }, (_, i) => [
    { seat: LETTERS[2 * i] ?? '', side: 'one' },
    { seat: LETTERS[2 * i + 1] ?? '', side: 'two' },
  ]).flat();

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The table before anyone has chosen a warband. An unknown map is an empty table [ASOBH-SET-10]. */
export function setup(config: Config): State {
  const map = mapById(config.map);
  const scale = map?.scale ?? config.scale;
  const edge = scale === 'large' ? 900 : 600;
  return {
    config: { ...config, scale, map: map?.id ?? 'placer', outdoors: map?.outdoors ?? config.outdoors },
    table: { width: edge, depth: edge },
    terrain: map?.pieces ?? [],
    sides: Object.fromEntries(
      ['one', 'two'].map((id) => [
        id,
        { id, warband: '', of: null, points: 0, role: null, edge: null, began: 0, belowHalf: false },
      ]),
    ),
    seats: seats(config),
    chosen: {},
    figures: {},
    effects: {},
    dropped: [],
    weather: null,
    storm: false,
    complication: null,
    steps: [{ is: 'muster', ready: [] }],
    returned: null,
    turn: 0,
    active: null,
    first: null,
    next: 1,
    consent: noConsent,
    outcome: null,
  };
}
