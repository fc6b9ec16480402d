import { containsPoint, gapToPolygon, overlapsPolygon } from '@muster/geometry';
import type { Dice, UnitId } from '../../kernel';
import { baseOf, CONTACT, type Fielded, figureOf, gapTo, partyOf } from '../figures';
import type { Objective } from '../scenario';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';
import type { TerrainPiece } from '../terrain';
import { d6 } from './chance';
import { middleOf } from './edges';
import { gain } from './gains';
import { fetchGains } from './objective-finds';
import { placesFor } from './objective-places';

type Place = Objective['places'][number];

/**
 * Whether a figure has come to a place: into the feature where it can be entered, else beside it; to a spot without a
 * feature, upon it [FL-SET-17].
 */
export function reachedBy(state: State, figure: Fielded, place: Place): boolean {
  const piece = place.piece === null ? undefined : state.terrain.find(({ id }) => id === place.piece);
  if (piece === undefined) return gapTo(figure, place.at) <= CONTACT;
  const base = baseOf(figure);
  if (isEntered(piece)) return overlapsPolygon(base, piece.outline) || containsPoint(piece.outline, figure.pose);
  return gapToPolygon(base, piece.outline).distance <= CONTACT;
}

/** Pieces one goes into; beside the others one stands. */
export const isEntered = (piece: TerrainPiece): boolean =>
  piece.stands === 'area' || piece.stands === 'field' || piece.stands === 'interior' || piece.stands === 'floor';

/**
 * Looks whether the objective has come nearer, and says so: asked after every step of a way, whenever somebody left
 * play, and in Tracking. Throws the dice an objective asks for when it is reached. Asked again, it changes nothing.
 */
export function objectiveTracking(tale: Tale, dice: Dice): void {
  const { objective } = tale.state;
  if (objective === null || objective.state !== 'open' || tale.state.round === 0) return;
  switch (objective.is) {
    case 'scout':
      reachPlaces(tale, objective, dice);
      break;
    case 'investigate':
      reachCentre(tale, objective, dice);
      break;
    case 'fetch':
      carryOff(tale, objective);
      break;
    case 'hunt':
      hunt(tale, objective);
      break;
    case 'eliminate':
    case 'defend':
    case 'hideout':
    case 'lair':
    case 'site':
      countUp(tale, objective, tally(tale.state, objective));
      break;
    default:
      // Secured, raided or left standing is only known at the end
      break;
  }
}

/** The rounds in which it could be had are over [FL-SCN-26]. Asked in Tracking. */
export function timeIsUp(tale: Tale): void {
  const { objective, round } = tale.state;
  if (objective === null || objective.state !== 'open' || objective.until === null || round < objective.until) return;
  // What has been picked up may be carried off at any time, and taken up again where its bearer fell
  if (objective.is === 'fetch' && isPickedUp(tale.state)) return;
  close(tale, objective, 'lost');
}

function reachPlaces(tale: Tale, objective: Objective, dice: Dice): void {
  const party = partyOf(tale.state);
  let who: UnitId | null = null;
  const places = objective.places.map((place) => {
    if (place.done) return place;
    const by = party.find((figure) => reachedBy(tale.state, figure, place));
    if (by === undefined) return place;
    who = by.id;
    return { ...place, done: true };
  });
  const done = places.filter((place) => place.done).length;
  if (done === objective.done) return;
  const next = { ...objective, places, done };
  tale.add(
    { type: 'battleChanged', set: { objective: next }, because: 'FL-SET-17' },
    { type: 'objectiveAdvanced', unit: who, is: objective.is, done, needed: objective.needed },
  );
  if (done < objective.needed) return;
  close(tale, next, 'achieved');
  const face = d6(dice);
  tale.add({ type: 'diceThrown', why: 'unexplored-location', faces: [face], happens: face >= 5 });
  if (face >= 5) gain(tale, 'unexplored-location:here', 1, 'FL-SCN-T-objectives-03');
}

/** On 5 and 6 there is more to be looked for, without haste. */
function reachCentre(tale: Tale, objective: Objective, dice: Dice): void {
  const place: Place = objective.places[0] ?? {
    at: middleOf(tale.state.table),
    piece: null,
    marker: null,
    done: false,
  };
  const by = partyOf(tale.state).find((figure) => gapTo(figure, place.at) <= CONTACT);
  if (by === undefined) return;
  const face = d6(dice);
  tale.add(
    { type: 'objectiveAdvanced', unit: by.id, is: 'investigate', done: 1, needed: 1 },
    { type: 'diceThrown', why: 'investigate', faces: [face], happens: face <= 4 },
  );
  if (face <= 4) {
    close(tale, { ...objective, done: 1 }, 'achieved');
    return;
  }
  const drawn = placesFor(tale.state, 1, dice);
  const search: Objective = { ...objective, is: 'search', until: null, places: drawn.places, needed: 1, done: 0 };
  tale.add(
    { type: 'battleChanged', set: { objective: search }, because: 'FL-SCN-T-objectives-04' },
    { type: 'objectiveSet', objective: search, faces: drawn.faces },
  );
}

/** Whoever leaves the table with it has it. */
function carryOff(tale: Tale, objective: Objective): void {
  const marker = itemOf(tale.state);
  if (marker?.carriedBy == null || figureOf(tale.state, marker.carriedBy)?.fate !== 'left') return;
  close(tale, { ...objective, done: 1 }, 'achieved');
}

function hunt(tale: Tale, objective: Objective): void {
  const target = objective.target === null ? undefined : figureOf(tale.state, objective.target);
  if (target === undefined || target.fate === 'table' || target.fate === 'waiting' || target.fate === 'reserve') return;
  const slain = target.fate === 'casualty' && (target.counts['slainInMelee'] ?? 0) > 0;
  if (slain) close(tale, { ...objective, done: 1 }, 'achieved');
  else close(tale, objective, 'lost');
}

function countUp(tale: Tale, objective: Objective, done: number): void {
  if (done === objective.done) return;
  const next = { ...objective, done };
  tale.add(
    { type: 'battleChanged', set: { objective: next }, because: 'FL-SET-17' },
    { type: 'objectiveAdvanced', unit: null, is: objective.is, done, needed: objective.needed },
  );
  if (done >= objective.needed) close(tale, next, 'achieved');
}

/** How much of it is done, counted anew. */
function tally(state: State, objective: Objective): number {
  const enemies = Object.values(state.figures).filter(({ side }) => side === 'enemies');
  switch (objective.is) {
    case 'eliminate':
      return enemies
        .filter(({ fate, end }) => fate === 'casualty' && (end?.round ?? 0) <= (objective.until ?? 99))
        .reduce((sum, { profile }) => sum + (profile.rank === 'captain' || profile.rank === 'unique' ? 2 : 1), 0);
    case 'defend':
      return enemies.filter(({ fate }) => fate === 'casualty' || fate === 'routed').length;
    case 'hideout':
      return enemies.filter((each) => isLeader(each) && isGone(each)).length;
    case 'lair':
      return enemies.filter(({ profile, fate }) => profile.monsterPoints !== null && fate === 'casualty').length;
    case 'site':
      return Object.values(state.markers).filter(({ counts }) => (counts['explored'] ?? 0) > 0).length;
    default:
      return objective.done;
  }
}

/** Sergeants, Lieutenants, Captains and Unique Foes. */
export const isLeader = ({ profile }: Figure): boolean => profile.rank !== null && profile.rank !== 'aberration';
const isGone = ({ fate }: Figure): boolean => fate === 'casualty' || fate === 'routed' || fate === 'removed';

/** The thing to be fetched. */
export const itemOf = (state: State) =>
  Object.values(state.markers).find(({ is, counts }) => is === 'objective' && (counts['item'] ?? 0) > 0);
/** It was in somebody's hands: from then on there is no hurry, wherever it lies. */
export const isPickedUp = (state: State): boolean => (itemOf(state)?.counts['taken'] ?? 0) > 0;

/** The objective is had, or cannot be any more; what it brings beside the usual is noted. */
export function close(tale: Tale, objective: Objective, state: 'achieved' | 'lost'): void {
  tale.add(
    { type: 'battleChanged', set: { objective: { ...objective, state } }, because: 'FL-SCN-05' },
    { type: 'objectiveClosed', is: objective.is, state },
  );
  if (state === 'lost') return;
  if (objective.is === 'eliminate') gain(tale, 'adventure-points', 1, 'FL-SCN-T-objectives-05');
  if (objective.is === 'hunt') gain(tale, 'adventure-points', 1, 'FL-SCN-T-objectives-06');
  if (objective.is === 'secure') gain(tale, 'valuables-first-bonus', 1, 'FL-SCN-T-objectives-07');
  if (objective.is === 'fetch') fetchGains(tale);
}
