import type { Dice } from '../../kernel';
import { hitStep } from '../combat/hit';
import { testStep } from '../combat/tests';
import { SITE_FINDS } from '../content/sites';
import { UNIQUE_FOES } from '../content/uniques';
import { type Fielded, fieldedOf } from '../figures';
import { isFree } from '../ground/free';
import { levelAt } from '../ground/levels';
import { springMarker } from '../master/trigger';
import { wade } from '../moves/wade';
import type { Marker } from '../state';
import type { StepOf, StepRules, Tale } from '../steps/step';
import { inch } from '../units';
import { arrive } from './arrive';
import { asked } from './asked';
import { notice } from './awareness';
import { unitToward } from './directions';
import { rounded } from './edges';
import { findGuards } from './find-foes';
import { makeEnemy } from './force';
import { gain } from './gains';
import { harm, layFind, noteTested } from './hazards';
import { objectiveTracking } from './objective';
import { struggle, trapStages } from './traps';

type Find = StepOf<'find'>;

/**
 * What a marker holds comes to light, for whoever came upon it [FL-SET-33]. Every test asks first, so that Will may be
 * spent on it; who is gone meanwhile is tested no more.
 */
export const find: StepRules<'find'> = {
  carryOn(tale, step, dice) {
    const marker = tale.state.markers[step.marker];
    const figure = fieldedOf(tale.state, step.by);
    switch (step.stage) {
      case 'begin':
        tale.amend({ ...step, stage: 'roll' });
        if (marker !== undefined && springMarker(tale, marker.id) && marker.is === 'exploration')
          tale.add({ type: 'markerChanged', id: marker.id, set: { label: 'prepared' }, because: 'FL-SET-33' });
        return true;
      case 'roll':
        if (marker === undefined || tale.state.markers[marker.id]?.label === 'prepared') return over(tale, dice);
        return marker.is === 'hidden-foe' ? trail(tale, step, marker, dice) : uncover(tale, step, marker, dice);
      case 'hazard':
        return hazardTest(tale, step, figure, dice);
      case 'hazard-tested':
        return hazardTested(tale, step, figure, marker, dice);
      case 'done':
        return over(tale, dice);
      case 'struggle':
      case 'struggled':
        return struggle(tale, step);
      default:
        return trapStages(tale, step, dice);
    }
  },
};

function over(tale: Tale, dice: Dice): boolean {
  tale.finish({ is: 'scenario', what: 'found' });
  notice(tale);
  objectiveTracking(tale, dice);
  return true;
}

/** The trail ends: a Unique Foe stands there [FL-SCN-T-site-reaction-04]. */
function trail(tale: Tale, step: Find, marker: Marker, dice: Dice): boolean {
  tale.amend({ ...step, stage: 'done' });
  tale.add({ type: 'markerGone', id: marker.id, is: marker.is, because: 'FL-SCN-T-site-reaction-04' });
  const drawn = asked(tale, UNIQUE_FOES, dice, (foe) => !foe.ours || tale.state.config.standIns);
  if (drawn === undefined) return true;
  const figure = makeEnemy(tale.state, { entry: drawn.entry.id, rank: null, ranged: false }, `e${tale.state.next}`, {
    counts: { tracked: 1 },
  });
  arrive(tale, [figure], marker.at, 'FL-SCN-T-site-reaction-04');
  return true;
}

function uncover(tale: Tale, step: Find, marker: Marker, dice: Dice): boolean {
  const drawn = asked(tale, SITE_FINDS, dice);
  if (drawn === undefined) return over(tale, dice);
  const { id, row } = drawn.entry;
  tale.add(
    { type: 'markerChanged', id: marker.id, set: { label: id }, because: row },
    { type: 'explored', marker: marker.id, by: step.by, face: drawn.face, entry: id },
  );
  const next = { ...step, entry: id };
  switch (id) {
    case 'environmental-hazard':
      tale.amend({ ...next, stage: 'hazard' });
      layFind(tale, tale.state.markers[marker.id] ?? marker, 'hazard');
      noteTested(tale, step.by, marker.id, tale.state.round);
      return true;
    case 'obstacle':
      tale.amend({ ...next, stage: 'done' });
      layFind(tale, tale.state.markers[marker.id] ?? marker, 'obstacle');
      return true;
    case 'item':
      tale.amend({ ...next, stage: 'done' });
      gain(tale, 'loot', 1, row);
      return true;
    case 'trap':
      tale.amend({ ...next, stage: 'trap' });
      return true;
    case 'hidden-thing':
      tale.amend({ ...next, stage: 'done' });
      return true;
    default:
      tale.amend({ ...next, stage: 'done' });
      findGuards(tale, id, step.by, marker, dice);
      return true;
  }
}

/** 9+ [Wits] when it is come upon, 8+ [Expertise] when it is gone into knowingly. */
function hazardTest(tale: Tale, step: Find, figure: Fielded | undefined, dice: Dice): boolean {
  if (figure === undefined) return over(tale, dice);
  tale.amend({ ...step, stage: 'hazard-tested' });
  tale.call(
    testStep(
      step.entry === 'crossing'
        ? { unit: figure.id, skills: ['expertise'], target: 8, why: 'hazard-crossing' }
        : { unit: figure.id, skills: ['wits'], target: 9, why: 'hazard-found' },
    ),
  );
  return true;
}

function hazardTested(
  tale: Tale,
  step: Find,
  figure: Fielded | undefined,
  marker: Marker | undefined,
  dice: Dice,
): boolean {
  const { returned } = tale.state;
  const passed = returned?.is === 'test' && returned.passed;
  if (figure === undefined || marker === undefined) return over(tale, dice);
  tale.amend({ ...step, stage: 'done' });
  if (!passed) tale.call(hitStep(harm(figure.id, 'hazard', 'FL-SCN-T-site-finds-01')));
  else if (step.entry !== 'crossing') stepBack(tale, figure, marker);
  return true;
}

/** An inch back, away from the marker; where there is no room, it stays. */
function stepBack(tale: Tale, figure: Fielded, marker: Marker): void {
  const way = unitToward(tale.state, marker.at, figure.pose);
  const at = rounded({ x: figure.pose.x + way.x * inch(1), y: figure.pose.y + way.y * inch(1) });
  if (!isFree(tale.state, figure, at)) return;
  const from = { x: figure.pose.x, y: figure.pose.y };
  tale.add({
    type: 'moved',
    unit: figure.id,
    manner: 'forced',
    path: [from, at],
    pose: { ...figure.pose, ...at },
    level: levelAt(tale.state, figure, at),
    cost: 0,
    length: inch(1),
  });
  wade(tale, figure);
}
