import type { Point } from '@muster/geometry';
import type { Dice, Refusal, UnitId } from '../../kernel';
import { testStep } from '../combat/tests';
import { CONTACT, type Fielded, fieldedOf, gapBetween, gapTo, isTouching, partyOf } from '../figures';
import type { Marker, SkillTest, State } from '../state';
import type { StepOf, StepRules, Tale } from '../steps/step';
import { isWithin } from '../units';
import { MAN } from './force';
import { gain } from './gains';
import { close, itemOf, reachedBy } from './objective';
import { pickedUp, searched } from './objective-finds';
import { isPinned, struggleFree } from './traps';

/** Something a character may work on with an Action, where it stands [FL-BAT-74]. */
export interface Task {
  /** Names it in the intent. */
  readonly id: string;
  /** What kind it is, for words: `take-item`, `search-place`, `search-marker`, `open-path`, `free-friend`. */
  readonly code: string;
  readonly rule: string;
  readonly at: Point;
  /** The test it takes; null where it just succeeds. */
  readonly test: SkillTest | null;
}

/** What this character can work on now; empty away from everything. */
export function tasksOf(state: State, figure: Fielded): readonly Task[] {
  return [...objectiveTasks(state, figure), ...markerTasks(state, figure), ...friendTasks(state, figure)];
}

/** Why it cannot work on that; undefined where it can. */
export function taskRefusal(state: State, figure: Fielded, id: string): Refusal | undefined {
  if (tasksOf(state, figure).some((task) => task.id === id)) return undefined;
  return { code: 'interact/not-there', rule: 'FL-BAT-74', who: [figure.id], where: figure.pose };
}

function objectiveTasks(state: State, figure: Fielded): readonly Task[] {
  const { objective } = state;
  if (objective === null || objective.state !== 'open') return [];
  if (objective.is === 'fetch') {
    const item = itemOf(state);
    if (item === undefined || item.carriedBy !== null) return [];
    const place = objective.places[0];
    // First it lies in its feature; where a carrier fell it lies in the open
    const first = (item.counts['taken'] ?? 0) === 0;
    const near =
      first && place !== undefined ? reachedBy(state, figure, place) : gapTo(figure, item.at) <= CONTACT + MAN / 2;
    const late = first && objective.until !== null && state.round > objective.until;
    return near && !late
      ? [{ id: 'item', code: 'take-item', rule: 'FL-SCN-T-objectives-01', at: item.at, test: null }]
      : [];
  }
  if (objective.is !== 'search') return [];
  if (objective.until !== null && state.round > objective.until) return [];
  return objective.places.flatMap((place, i) =>
    place.done || !reachedBy(state, figure, place)
      ? []
      : [
          {
            id: `place-${i}`,
            code: 'search-place',
            rule: 'FL-SCN-T-objectives-02',
            at: place.at,
            test: { unit: figure.id, skills: ['battlewise'], target: 7, why: 'search-place' } satisfies SkillTest,
          },
        ],
  );
}

function markerTasks(state: State, figure: Fielded): readonly Task[] {
  return Object.values(state.markers).flatMap((marker): Task[] => {
    if (marker.is !== 'exploration') return [];
    if (marker.label === 'hidden-thing' && isSearchable(figure, marker))
      return [
        {
          id: marker.id,
          code: 'search-marker',
          rule: 'FL-SCN-T-site-finds-04',
          at: marker.at,
          test: { unit: figure.id, skills: ['scouting'], target: 8, why: 'search-marker' },
        },
      ];
    const beside = gapTo(figure, marker.at) <= (marker.counts['radius'] ?? 0) + CONTACT;
    if (marker.label === 'obstacle' && (marker.counts['opened'] ?? 0) === 0 && beside)
      return [
        {
          id: marker.id,
          code: 'open-path',
          rule: 'FL-SCN-T-site-finds-02',
          at: marker.at,
          test: { unit: figure.id, skills: ['pathwise'], target: 8, why: 'open-path' },
        },
      ];
    return [];
  });
}

/** Within 3" of it, as when it was found; each member once, and nobody once it is empty. */
const isSearchable = (figure: Fielded, marker: Marker): boolean =>
  (marker.counts['empty'] ?? 0) === 0 &&
  (figure.counts[`searched/${marker.id}`] ?? 0) === 0 &&
  isWithin(gapTo(figure, marker.at), 3);

/** One ally beside somebody who is held may test for him, once a round [FL-SCN-T-site-traps-03]. */
function friendTasks(state: State, figure: Fielded): readonly Task[] {
  return partyOf(state)
    .filter(
      (each) =>
        each.id !== figure.id &&
        isPinned(state, each.id) &&
        isTouching(figure, each) &&
        (each.counts['helpedIn'] ?? 0) < state.round,
    )
    .map((each) => ({
      id: `free-${each.id}`,
      code: 'free-friend',
      rule: 'FL-SCN-T-site-traps-03',
      at: { x: each.pose.x, y: each.pose.y },
      test: { unit: figure.id, skills: ['wits'], target: 9, why: 'pinned' },
    }));
}

/** Works on it: the test is made first, then what comes of it. The verb that opened this has spent the Action. */
export const interact: StepRules<'interact'> = {
  carryOn(tale, step, dice) {
    const figure = fieldedOf(tale.state, step.by);
    if (step.stage === 'over' || figure === undefined) return finish(tale);
    if (step.stage === 'tested') {
      tale.amend({ ...step, stage: 'over' });
      tested(tale, step, figure, dice);
      return true;
    }
    const task = tasksOf(tale.state, figure).find(({ id }) => id === step.with);
    if (task === undefined) return finish(tale);
    if (task.code === 'free-friend') {
      tale.amend({ ...step, stage: 'over' });
      help(tale, task.id.slice('free-'.length), figure.id);
    } else if (task.test !== null) {
      tale.amend({ ...step, stage: 'tested' });
      if (task.code === 'search-marker') noteSearched(tale, figure, task.id);
      tale.call(testStep(task.test));
    } else {
      tale.amend({ ...step, stage: 'over' });
      takeItem(tale, figure, dice);
    }
    return true;
  },
};

function finish(tale: Tale): boolean {
  tale.finish({ is: 'scenario', what: 'worked' });
  return true;
}

function takeItem(tale: Tale, figure: Fielded, dice: Dice): void {
  const item = itemOf(tale.state);
  const { objective } = tale.state;
  if (item === undefined || objective === null) return;
  const counts = { ...item.counts, taken: 1 };
  tale.add(
    {
      type: 'markerChanged',
      id: item.id,
      set: { carriedBy: figure.id, counts },
      because: 'FL-SCN-T-objectives-01',
    },
    { type: 'objectiveAdvanced', unit: figure.id, is: 'fetch', done: 0, needed: 1 },
  );
  pickedUp(tale, dice);
}

function help(tale: Tale, unit: UnitId, helper: UnitId): void {
  const held = fieldedOf(tale.state, unit);
  if (held === undefined) return;
  const counts = { ...held.counts, helpedIn: tale.state.round };
  tale.add({ type: 'changed', unit, set: { counts }, because: 'FL-SCN-T-site-traps-03' });
  struggleFree(tale, unit, helper);
}

const noteSearched = (tale: Tale, figure: Fielded, marker: string): void =>
  tale.add({
    type: 'changed',
    unit: figure.id,
    set: { counts: { ...figure.counts, [`searched/${marker}`]: 1 } },
    because: 'FL-SCN-T-site-finds-04',
  });

function tested(tale: Tale, step: StepOf<'interact'>, figure: Fielded, dice: Dice): void {
  const { returned, objective } = tale.state;
  if (returned?.is !== 'test') return;
  if (step.with.startsWith('place-')) {
    if (!returned.passed || objective === null || objective.state !== 'open') return;
    const index = Number(step.with.slice('place-'.length));
    const places = objective.places.map((place, i) => (i === index ? { ...place, done: true } : place));
    tale.add({ type: 'objectiveAdvanced', unit: figure.id, is: 'search', done: 1, needed: 1 });
    close(tale, { ...objective, places, done: 1 }, 'achieved');
    searched(tale, dice);
    return;
  }
  const marker = tale.state.markers[step.with];
  if (marker === undefined) return;
  if (marker.label === 'obstacle' && returned.passed) openPath(tale, marker);
  if (marker.label !== 'hidden-thing') return;
  if (returned.passed) {
    const counts = { ...marker.counts, empty: 1 };
    tale.add({ type: 'markerChanged', id: marker.id, set: { counts }, because: 'FL-SCN-T-site-finds-04' });
    gain(tale, 'loot', 1, 'FL-SCN-T-site-finds-04');
    // A double 1
  } else if (returned.natural === 2) {
    const others = partyOf(tale.state).filter((each) => each.id !== figure.id && isWithin(gapBetween(each, figure), 1));
    tale.call({
      is: 'find',
      marker: marker.id,
      by: figure.id,
      stage: 'trap',
      entry: 'hidden-thing',
      trap: null,
      others: others.map(({ id }) => id),
    });
  }
}

/** The warband has a way through for the rest of the battle; to the enemies it is as it was [FL-SCN-T-site-finds-02]. */
function openPath(tale: Tale, marker: Marker): void {
  const terrain = tale.state.terrain.map((piece) =>
    piece.id === `obstacle-${marker.id}` ? { ...piece, tags: [...piece.tags, 'path' as const] } : piece,
  );
  tale.add(
    {
      type: 'markerChanged',
      id: marker.id,
      set: { counts: { ...marker.counts, opened: 1 } },
      because: 'FL-SCN-T-site-finds-02',
    },
    { type: 'battleChanged', set: { terrain }, because: 'FL-SCN-T-site-finds-02' },
  );
}
