import type { Dice, UnitId } from '../../kernel';
import { CONTACT, type Fielded, fieldedOf, gapTo, sideOf } from '../figures';
import { sightFrom } from '../ground/sight';
import type { Marker, State } from '../state';
import type { Tale } from '../steps/step';
import { isWithin } from '../units';
import { notice } from './awareness';
import { MAN } from './force';
import { gain } from './gains';
import { enterHazards } from './hazards';
import { spotUnknown } from './markers';
import { objectiveTracking } from './objective';
import { tokenEye } from './token';

/**
 * Somebody has come half an inch on its way, or less: whatever that uncovers comes to light where it happens, even in
 * mid-move [FL-AI-51]. Note your next stage before you ask: it may call steps.
 */
export function onStep(tale: Tale, mover: UnitId, dice: Dice): void {
  const depth = tale.state.steps.length;
  objectiveTracking(tale, dice);
  const figure = fieldedOf(tale.state, mover);
  if (figure !== undefined && sideOf(figure) === 'party' && figure.controlled === null) {
    touch(tale, figure);
    if (explore(tale, figure)) return;
    if (enterHazards(tale, figure)) return;
  }
  notice(tale);
  if (tale.state.steps.length === depth) spotUnknown(tale);
}

/** Things that are had by coming up to them: a camp's stores, a hoard, a stash, what a trap guarded. */
export function touch(tale: Tale, figure: Fielded): void {
  for (const marker of Object.values(tale.state.markers)) {
    const loot = marker.counts['loot'] ?? 0;
    if (loot === 0 || !isAtHand(tale.state, figure, marker)) continue;
    if ((marker.counts['until'] ?? 99) < tale.state.round) continue;
    const because = marker.is === 'stash' ? 'FL-SCN-T-site-finds-06' : (LOOT_OF[marker.label ?? ''] ?? 'FL-SCN-14');
    tale.add({ type: 'markerChanged', id: marker.id, set: { counts: { ...marker.counts, loot: 0 } }, because });
    gain(tale, 'loot', loot, because);
    if (marker.is === 'stash' || marker.is === 'curious')
      tale.add({ type: 'markerGone', id: marker.id, is: marker.is, because });
  }
}
const LOOT_OF: Readonly<Record<string, string>> = {
  camp: 'FL-SCN-14',
  hoard: 'FL-SCN-T-curious-locations-04',
  'treasure-trap': 'FL-SCN-T-site-traps-05',
};

/** Base to token, or to the feature the token stands for. */
function isAtHand(state: State, figure: Fielded, marker: Marker): boolean {
  const reach = marker.counts['radius'] ?? MAN / 2;
  const may = state.round > 0 || state.encounter?.scenario === 'lair';
  return may && gapTo(figure, marker.at) - reach <= CONTACT;
}

/** An Exploration Marker within 3", or the trail of a Unique Foe within 8", and in sight [FL-SET-33]. */
function explore(tale: Tale, figure: Fielded): boolean {
  if (tale.state.round === 0) return false;
  const found = Object.values(tale.state.markers).find((marker) => isFound(tale.state, figure, marker));
  if (found === undefined) return false;
  beginFind(tale, found, figure.id);
  return true;
}

export function beginFind(tale: Tale, marker: Marker, by: UnitId): void {
  const counts = { ...marker.counts, explored: marker.is === 'exploration' ? 1 : 0 };
  tale.add({ type: 'markerChanged', id: marker.id, set: { counts }, because: 'FL-SET-33' });
  tale.call({ is: 'find', marker: marker.id, by, stage: 'begin', entry: null, trap: null, others: [] });
}

function isFound(state: State, figure: Fielded, marker: Marker): boolean {
  if (marker.is === 'exploration') {
    if ((marker.counts['explored'] ?? 0) > 0 || !isWithin(gapTo(figure, marker.at), 3)) return false;
  } else if (marker.is !== 'hidden-foe' || !isWithin(gapTo(figure, marker.at), 8)) return false;
  return sightFrom(state, tokenEye(state, marker.at), figure).sees;
}

/** What the enemies find out as a phase opens, with nobody moving. */
export function onPhase(tale: Tale): void {
  notice(tale);
}
