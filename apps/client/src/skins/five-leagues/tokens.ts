import type { Marker, State } from '@muster/rules/five-leagues';
import type { SceneToken } from '../../scene/model';

/** What lies on the table and is no figure. What somebody carries goes with him. */
export const tokensOf = (state: State): readonly SceneToken[] => [
  ...placesOf(state),
  ...Object.values(state.markers)
    .filter(({ carriedBy }) => carriedBy === null)
    .map(tokenOf),
];

/** Where the aim of the battle lies and no marker does; ticked off in the party’s colour. */
const placesOf = ({ objective }: State): readonly SceneToken[] =>
  (objective?.places ?? []).flatMap(({ at, marker, done }, i): readonly SceneToken[] =>
    marker === null
      ? [{ id: `place/${i}`, at, is: 'objective', radius: RADIUS, ...(done ? { side: 'azure', text: '✓' } : {}) }]
      : [],
  );

/** How each kind is called, and the icon it bears where it has no number. */
export const MARKERS: Readonly<Record<Marker['is'], { readonly name: string; readonly icon: string }>> = {
  unknown: { name: 'Unknown Enemy', icon: '' },
  exploration: { name: 'Unexplored', icon: '' },
  curious: { name: 'Something curious', icon: '' },
  objective: { name: 'Objective', icon: 'flying-flag' },
  item: { name: 'Item', icon: 'swap-bag' },
  'hidden-foe': { name: 'Hidden foe', icon: 'death-skull' },
  stash: { name: 'Stash', icon: 'locked-chest' },
  hazard: { name: 'Hazard', icon: 'dread' },
  obstacle: { name: 'Obstacle', icon: 'stone-pile' },
  trap: { name: 'Trap', icon: 'wolf-trap' },
  beast: { name: 'Lair of the beast', icon: 'beast-eye' },
  sign: { name: 'Sign', icon: 'scroll-unfurled' },
};

/** What a scenario’s own markers are called. */
const OWN: Readonly<Record<string, string>> = {
  fetch: 'What was hidden here',
  camp: 'The camp',
  stash: 'Stash',
  den: 'Den',
  hoard: 'Hoard',
  tracks: 'Tracks',
  'treasure-trap': 'Trapped treasure',
  prepared: 'Unexplored',
};

/** A marker’s own words, else its kind. */
export const markerName = ({ is, label, number }: Marker): string =>
  (label === null ? undefined : (OWN[label] ?? label)) ??
  (number === null ? MARKERS[is].name : `${MARKERS[is].name} ${number}`);

const RADIUS = 13;
const UNKNOWN = 16;

function tokenOf(marker: Marker): SceneToken {
  const { id, at, is, number, label } = marker;
  const { icon } = MARKERS[is];
  const place = { id, at, radius: RADIUS };
  if (is === 'unknown') return { ...place, is: 'marker', radius: UNKNOWN };
  if (is === 'exploration' || is === 'curious')
    return { ...place, is: 'marker', ...(number === null ? {} : { text: String(number) }) };
  if (is === 'objective') return { ...place, is: 'objective', ...(number === null ? {} : { text: String(number) }) };
  return { ...place, is: 'counter', icon, ...(is === 'sign' && label !== null ? { label } : {}) };
}
