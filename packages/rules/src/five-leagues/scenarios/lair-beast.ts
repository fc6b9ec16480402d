import type { Point } from '@muster/geometry';
import { enemiesOf, type Fielded, fieldedOf, gapTo, partyOf } from '../figures';
import { whoStandsAt } from '../ground/free';
import { sightBetween } from '../ground/sight';
import { speedOf } from '../moves/allowance';
import { reachable } from '../moves/route';
import type { Figure, Marker, State } from '../state';
import type { Tale } from '../steps/step';
import { inch } from '../units';
import { arrive } from './arrive';
import { apart, middleOf } from './edges';

/** Places that have not been looked at. */
export const openLocations = (state: State): readonly Marker[] =>
  Object.values(state.markers).filter(({ is, label }) => is === 'curious' && label === null);

const beast = (state: State): Figure | undefined =>
  Object.values(state.figures).find(({ profile, side }) => side === 'enemies' && profile.monsterPoints !== null);

/** It stands where it was found; one that is ready to pounce has come a move toward the scout. */
export function placeBeast(tale: Tale, pounces: boolean): void {
  const figure = beast(tale.state);
  const den = Object.values(tale.state.markers).find(({ is }) => is === 'beast');
  if (figure === undefined || figure.fate !== 'reserve') return;
  arrive(tale, [figure], den?.at ?? middleOf(tale.state.table), 'FL-SET-35');
  if (den !== undefined) tale.add({ type: 'markerGone', id: den.id, is: den.is, because: 'FL-SET-35' });
  const scout = partyOf(tale.state)[0];
  if (pounces && scout !== undefined) goTo(tale, figure.id, scout.pose);
}

/** From a way in, one move toward the middle [FL-SET-35]. */
export function comeRoaming(tale: Tale, entry: Point): void {
  const figure = beast(tale.state);
  if (figure === undefined || figure.fate !== 'reserve') return;
  arrive(tale, [figure], entry, 'FL-SET-35');
  goTo(tale, figure.id, middleOf(tale.state.table));
}

/** One normal move, as near to there as it comes without touching anybody. */
function goTo(tale: Tale, unit: string, goal: Point): void {
  const figure = fieldedOf(tale.state, unit);
  if (figure === undefined) return;
  const party = partyOf(tale.state);
  const clear = (at: Point): boolean =>
    whoStandsAt(tale.state, figure, at) === undefined &&
    party.every((each) => gapTo(each, at) - figure.profile.base / 2 >= inch(1));
  const best = reachable(tale.state, figure, speedOf(tale.state, figure).base)
    .filter(({ at, path }) => path.length > 0 && clear(at) && apart(at, goal) < apart(figure.pose, goal))
    .sort((a, b) => apart(a.at, goal) - apart(b.at, goal))[0];
  if (best === undefined) return;
  const path = best.path.map(({ x, y }) => ({ x, y }));
  tale.add({
    type: 'moved',
    unit,
    manner: 'move',
    path: [{ x: figure.pose.x, y: figure.pose.y }, ...path],
    pose: { ...best.at, facing: figure.pose.facing },
    level: best.level,
    cost: best.cost,
    length: lengthOf([figure.pose, ...path]),
  });
}

const lengthOf = (path: readonly Point[]): number =>
  Math.round(path.slice(1).reduce((sum, at, i) => sum + apart(path[i] ?? at, at), 0) * 100) / 100;

/** Whether a roaming beast sees anybody already. */
export const beastSees = (state: State): boolean =>
  enemiesOf(state).some((each: Fielded) => partyOf(state).some((member) => sightBetween(state, each, member).sees));
