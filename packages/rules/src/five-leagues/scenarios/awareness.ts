import { type Point, TOLERANCE } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import type { EventOf } from '../events';
import { enemiesOf, type Fielded, fielded, fieldedOf, gapBetween, gapTo, partyOf } from '../figures';
import { sightBetween } from '../ground/sight';
import type { State } from '../state';
import type { Tale } from '../steps/step';
import { isWithin } from '../units';

type Because = EventOf<'noticed'>['because'];

/**
 * Whoever does not know of the warband yet looks round, and those that notice something rouse the others near them: asked
 * after every step of a way, when a phase opens and whenever a marker was explored. They never forget it [FL-SET-32].
 */
export function notice(tale: Tale): void {
  for (;;) {
    const { state } = tale;
    const asleep = unaware(state);
    if (asleep.length === 0) return;
    const seen = asleep.filter((each) => seesParty(state, each));
    if (seen.length > 0) rouse(tale, seen, 'seen');
    const marked = asleep.filter((each) => !seen.includes(each) && isByExplored(state, each));
    if (marked.length > 0) rouse(tale, marked, 'marker');
    const after = tale.state;
    const told = unaware(after).filter((each) => seesFriendAwake(after, each));
    if (told.length > 0) rouse(tale, told, 'friend');
    if (seen.length + marked.length + told.length === 0) return;
  }
}

/** A melee within 6" wakes everyone, seen or not. Asked when one begins. */
export function noticeMelee(tale: Tale, a: UnitId, b: UnitId): void {
  const fighters = [fieldedOf(tale.state, a), fieldedOf(tale.state, b)].filter((each) => each !== undefined);
  const heard = unaware(tale.state).filter((each) =>
    fighters.some((fighter) => isWithin(gapBetween(each, fighter), 6)),
  );
  if (heard.length > 0) rouse(tale, heard, 'melee');
}

/** Everyone within a reach of a point learns of the warband (an alarm). */
export function alarm(tale: Tale, at: Point, reach: number): void {
  const heard = unaware(tale.state).filter((each) => gapTo(each, at) <= reach + TOLERANCE);
  if (heard.length > 0) rouse(tale, heard, 'alarm');
}

export const isUnaware = (figure: { readonly aware: string }): boolean => figure.aware !== 'aware';
export const unaware = (state: State): readonly Fielded[] =>
  state.encounter?.scenario === 'site' || state.encounter?.scenario === 'lair'
    ? fielded(state).filter((each) => each.side === 'enemies' && isUnaware(each))
    : [];

export function rouse(tale: Tale, figures: readonly Fielded[], because: Because): void {
  for (const { id } of figures)
    tale.add({ type: 'changed', unit: id, set: { aware: 'aware', goal: null }, because: 'FL-SET-32' });
  tale.add({ type: 'noticed', units: figures.map(({ id }) => id), because });
}

const seesParty = (state: State, figure: Fielded): boolean =>
  partyOf(state).some((each) => isWithin(gapBetween(figure, each), 8) && sightBetween(state, figure, each).sees);

const seesFriendAwake = (state: State, figure: Fielded): boolean =>
  enemiesOf(state).some(
    (each) =>
      each.side === 'enemies' &&
      !isUnaware(each) &&
      isWithin(gapBetween(figure, each), 2) &&
      sightBetween(state, figure, each).sees,
  );

const isByExplored = (state: State, figure: Fielded): boolean =>
  Object.values(state.markers).some(
    ({ counts, at }) => (counts['explored'] ?? 0) > 0 && isWithin(gapTo(figure, at), 2),
  );
