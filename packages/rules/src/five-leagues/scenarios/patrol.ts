import type { Point } from '@muster/geometry';
import type { Dice } from '../../kernel';
import { type Fielded, gapBetween, gapTo } from '../figures';
import type { Figure, Marker, State } from '../state';
import type { Tale } from '../steps/step';
import { inch, isWithin } from '../units';
import { rouse, unaware } from './awareness';
import { pick } from './chance';
import { apart } from './edges';

/**
 * Where an unaware Patrol walks: its Exploration Marker, by the shortest way [FL-SCN-20]; undefined for Sentries, who
 * stay, and for everyone else. The automa asks.
 */
export function patrolGoal(state: State, figure: Figure): Point | undefined {
  if (figure.aware !== 'patrol' || figure.goal === null) return undefined;
  return state.markers[figure.goal]?.at;
}

/**
 * The enemies' phase opens: Patrols that have nowhere to go draw a marker, together with all that stand within an inch
 * of each other. Those that came where the warband has been before them are awake.
 */
export function sendPatrols(tale: Tale, dice: Dice): void {
  if (tale.state.encounter?.scenario !== 'site') return;
  for (const group of patrolGroups(tale.state)) {
    const { state } = tale;
    const goals = group.map(({ goal }) => (goal === null ? undefined : state.markers[goal]));
    const goal = goals.find((each) => each !== undefined);
    const there = goal !== undefined && group.some((each) => isWithin(gapTo(each, goal.at), 1));
    if (goal !== undefined && isExplored(goal) && there) {
      rouse(tale, group, 'marker');
      continue;
    }
    if (goal !== undefined && !there) {
      join(tale, group, goal.id);
      continue;
    }
    const drawn = pick(
      dice,
      explorable(state).filter(({ id }) => id !== goal?.id),
    );
    if (drawn === undefined) continue;
    join(tale, group, drawn.is.id);
    tale.add({
      type: 'patrolSent',
      units: group.map(({ id }) => id),
      marker: drawn.is.id,
      faces: drawn.faces,
    });
  }
  for (const marker of Object.values(tale.state.markers)) {
    if (marker.is !== 'unknown') continue;
    const goal = marker.goal === null ? undefined : tale.state.markers[marker.goal];
    if (goal !== undefined && apart(goal.at, marker.at) > inch(0.5)) continue;
    const drawn = pick(
      dice,
      explorable(tale.state).filter(({ id }) => id !== goal?.id),
    );
    if (drawn === undefined) continue;
    tale.add(
      { type: 'markerChanged', id: marker.id, set: { goal: drawn.is.id }, because: 'FL-SCN-20' },
      { type: 'patrolSent', units: [], marker: drawn.is.id, faces: drawn.faces },
    );
  }
}

const join = (tale: Tale, group: readonly Fielded[], goal: string): void => {
  for (const each of group)
    if (each.goal !== goal) tale.add({ type: 'changed', unit: each.id, set: { goal }, because: 'FL-SCN-20' });
};

/** Exploration Markers, explored or not, by number. */
export const explorable = (state: State): readonly Marker[] =>
  Object.values(state.markers)
    .filter(({ is }) => is === 'exploration')
    .sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
export const isExplored = (marker: Marker): boolean => (marker.counts['explored'] ?? 0) > 0;

/** Unaware Patrols that stand within an inch of one another go together. */
export function patrolGroups(state: State): readonly (readonly Fielded[])[] {
  let left = unaware(state).filter(({ aware }) => aware === 'patrol');
  const groups: Fielded[][] = [];
  while (left.length > 0) {
    const group = left.slice(0, 1);
    for (const each of group)
      for (const other of left) if (!group.includes(other) && isWithin(gapBetween(each, other), 1)) group.push(other);
    left = left.filter((each) => !group.includes(each));
    groups.push(group);
  }
  return groups;
}
