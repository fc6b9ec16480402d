import type { Offer } from '../../kernel';
import type { Intent, IntentOf } from '../intents';
import type { State } from '../state';
import { type Planned, planned, refused } from '../steps/step';
import { placeRefusal } from './may';

/** Most tokens of all kinds on one table. */
const MOST_MARKERS = 40;

const ownMarkers = (state: State): readonly string[] =>
  Object.values(state.markers)
    .filter(({ is }) => is === 'sign' || is === 'unknown')
    .map(({ id }) => id);

export function markerOffers(state: State): readonly Offer<Intent>[] {
  const set: Offer<Intent> = { needs: 'place', do: 'set-marker', draft: { do: 'set-marker' } };
  const own = ownMarkers(state);
  return own.length === 0
    ? [set]
    : [set, { needs: 'target', do: 'take-marker', intents: own.map((marker) => ({ do: 'take-marker', marker })) }];
}

/** A token for all to see. */
export function planSetMarker(state: State, { is, at, label }: IntentOf<'set-marker'>): Planned {
  const off = placeRefusal(state, at);
  if (off !== undefined) return refused(off);
  if (Object.keys(state.markers).length >= MOST_MARKERS)
    return refused({ code: 'master/too-many-markers', rule: 'FL-BAT-60', detail: { most: MOST_MARKERS } });
  if (is === 'sign' && label === '') return refused({ code: 'master/no-words', rule: 'FL-BAT-60' });
  return planned({
    marks: [],
    enact: (tale) =>
      tale.add({
        type: 'markerSet',
        marker: {
          id: `m${tale.state.next}`,
          is,
          at,
          label: label === '' ? null : label,
          number: null,
          reachedCentre: false,
          goal: null,
          carriedBy: null,
          counts: {},
        },
        because: 'FL-AI-60',
      }),
  });
}

/** Takes a sign or an Unknown Enemy off again. */
export function planTakeMarker(state: State, { marker: id }: IntentOf<'take-marker'>): Planned {
  if (!ownMarkers(state).includes(id)) return refused({ code: 'master/no-such-marker', rule: 'FL-BAT-60' });
  const is = state.markers[id]?.is ?? 'sign';
  return planned({ marks: [], enact: (tale) => tale.add({ type: 'markerGone', id, is, because: 'FL-AI-60' }) });
}
