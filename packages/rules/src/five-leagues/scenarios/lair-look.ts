import type { Dice } from '../../kernel';
import { CURIOUS_LOCATIONS } from '../content/sites';
import { type Fielded, gapTo } from '../figures';
import { sightFrom } from '../ground/sight';
import type { Marker, State } from '../state';
import type { Tale } from '../steps/step';
import { inInches } from '../units';
import { asked } from './asked';
import { captive } from './captive';
import { sum, twoD6 } from './chance';
import { count, countOf } from './gains';
import { openLocations } from './lair-beast';
import { AWARE, ROAMING } from './lair-situations';
import { tokenEye } from './token';

/**
 * The scout looks round: 2D6, and the nearest place in sight that is nearer in inches has been scouted. A 2 or 3 rouses
 * the beast, at the nearest place or where it was found [FL-SET-35].
 */
export function look(tale: Tale, scout: Fielded, dice: Dice): void {
  const faces = twoD6(dice);
  const total = sum(faces);
  const { state } = tale;
  const open = [...openLocations(state)].sort((a, b) => gapTo(scout, a.at) - gapTo(scout, b.at));
  const seen = open.filter((marker) => sees(state, scout, marker))[0];
  const distance = seen === undefined ? null : Math.round(inInches(gapTo(scout, seen.at)) * 100) / 100;
  const alerted = total <= 3;
  const found = !alerted && distance !== null && distance < total;
  const result = alerted ? 'alerted' : found ? 'found' : 'nothing';
  const marker = (alerted ? open[0] : seen)?.id ?? null;
  tale.add({ type: 'scouted', unit: scout.id, faces, marker, distance, result });
  if (alerted) rouseBeast(tale, open[0]);
  else if (found && seen !== undefined) settle(tale, scout, seen, dice);
}

const sees = (state: State, scout: Fielded, { at }: Marker): boolean =>
  sightFrom(state, tokenEye(state, at), scout).sees;

/** It is ready to pounce, where it was found before or at this place. */
function rouseBeast(tale: Tale, marker: Marker | undefined): void {
  if (countOf(tale.state, 'lair-found') === 0 && marker !== undefined) den(tale, marker);
  count(tale, { 'lair-situation': AWARE }, 'FL-SCN-T-curious-locations-06');
}

const den = (tale: Tale, marker: Marker): void =>
  tale.add({ type: 'markerChanged', id: marker.id, set: { is: 'beast', label: 'den' }, because: 'FL-SET-35' });

function settle(tale: Tale, scout: Fielded, marker: Marker, dice: Dice): void {
  const drawn = asked(tale, CURIOUS_LOCATIONS, dice);
  if (drawn === undefined) return;
  const isKnown = countOf(tale.state, 'lair-found') > 0;
  const onTrail = countOf(tale.state, 'lair-tracks') > 0;
  let { id } = drawn.entry;
  const { row } = drawn.entry;
  // Tracks lead somewhere: the next place that seems empty is the den
  if (!isKnown && onTrail && (id === 'nothing' || id === 'monster-tracks')) id = 'beast-unaware';
  tale.add({ type: 'explored', marker: marker.id, by: scout.id, face: drawn.face, entry: id });
  switch (id) {
    case 'beast-aware':
      rouseBeast(tale, marker);
      if (isKnown) gone(tale, marker, row);
      return;
    case 'beast-unaware':
      if (isKnown) gone(tale, marker, row);
      else {
        den(tale, marker);
        count(tale, { 'lair-found': 1 }, row);
      }
      break;
    case 'hoard':
      tale.add({
        type: 'markerChanged',
        id: marker.id,
        set: { label: 'hoard', counts: { ...marker.counts, loot: 1 } },
        because: row,
      });
      break;
    case 'captive':
      gone(tale, marker, row);
      captive(tale, scout);
      break;
    default:
      gone(tale, marker, row);
      if (id === 'monster-tracks' && !isKnown) count(tale, { 'lair-tracks': 1 }, row);
  }
  if (openLocations(tale.state).length === 0 && countOf(tale.state, 'lair-found') === 0)
    count(tale, { 'lair-situation': ROAMING }, 'FL-SET-35');
}

const gone = (tale: Tale, { id, is }: Marker, because: string): void =>
  tale.add({ type: 'markerGone', id, is, because });
