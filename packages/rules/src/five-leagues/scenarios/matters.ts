import type { Dice } from '../../kernel';
import { enemiesOf, figureOf } from '../figures';
import { randomEdgePoint } from '../ground/chance';
import type { Figure, State } from '../state';
import type { StepRules, Tale } from '../steps/step';
import type { TrackingStep } from '../steps-flow';
import { inch } from '../units';
import { arrive } from './arrive';
import { d6, pick, sum, twoD6 } from './chance';
import { centreOfEdge, neutralEdges } from './edges';
import { makeEnemy, trooperOf } from './force';
import { count, countOf } from './gains';
import { hazardStep, lingering, noteTested } from './hazards';
import { setMarker } from './markers';
import { isLeader, isPickedUp, objectiveTracking, timeIsUp } from './objective';

type Stage = TrackingStep['stage'];

/** What scenarios settle at the end of a round, third in Tracking [FL-BAT-13]. */
export const scenarioTracking = {
  matters(state: State, stage: Stage): readonly string[] {
    if (stage !== 'scenario') return [];
    const due: string[] = [];
    if (flankers(state).length > 0) due.push('flankers');
    if (isHideoutWoken(state)) due.push('hideout-marker');
    if (lingering(state).length > 0) due.push('hazards');
    if (isLate(state)) due.push('objective-time');
    return due;
  },
  settle(tale: Tale, what: string, dice: Dice): boolean {
    switch (what) {
      case 'flankers':
        comeFlankers(tale, dice);
        return true;
      case 'hideout-marker':
        wakeHideout(tale, dice);
        return true;
      case 'hazards':
        harmLingerers(tale);
        return true;
      case 'objective-time':
        objectiveTracking(tale, dice);
        timeIsUp(tale);
        return true;
      default:
        return false;
    }
  },
};

/** Matters of scenarios with questions of their own; there are none now. */
export const SCENARIO_MATTERS: Readonly<Record<string, StepRules<'matter'>>> = {};

/** Those who were set aside to come from the flank [FL-SET-14]. */
export const flankers = (state: State): readonly Figure[] =>
  Object.values(state.figures).filter(
    ({ side, fate, counts }) => side === 'enemies' && fate === 'waiting' && (counts['flank'] ?? 0) > 0,
  );

/** A D6 of no more than the round to come brings them all, and one more, to the middle of a neutral edge [FL-SET-15]. */
function comeFlankers(tale: Tale, dice: Dice): void {
  const face = d6(dice);
  const round = tale.state.round + 1;
  if (face > round) {
    tale.add({ type: 'flankersRolled', face, round, edge: null, units: [] });
    return;
  }
  const edge = pick(dice, neutralEdges(tale.state));
  if (edge === undefined) return;
  tale.add({ type: 'edgeRolled', faces: edge.faces, edge: edge.is });
  const all = flankers(tale.state);
  const at = centreOfEdge(tale.state.table, edge.is, inch(0.75));
  const units = all.flatMap(({ id }) => {
    const figure = figureOf(tale.state, id);
    return figure === undefined ? [] : arrive(tale, [figure], at, 'FL-SET-15');
  });
  const more = makeEnemy(tale.state, trooperOf(tale.state, 'melee'), `e${tale.state.next}`);
  units.push(...arrive(tale, [more], at, 'FL-SET-15'));
  tale.add({ type: 'flankersRolled', face, round, edge: edge.is, units });
}

const isHideoutWoken = (state: State): boolean =>
  state.encounter?.scenario === 'hideout-raid' &&
  countOf(state, 'hideout-marker') === 0 &&
  enemiesOf(state).some(isLeader);

/** 2D6 of no more than the round that ends bring an Unknown Enemy to the edge, once in the battle [FL-SET-29]. */
function wakeHideout(tale: Tale, dice: Dice): void {
  const faces = twoD6(dice);
  const happens = sum(faces) <= tale.state.round;
  tale.add({ type: 'diceThrown', why: 'hideout-marker', faces, happens });
  if (!happens) return;
  count(tale, { 'hideout-marker': 1 }, 'FL-SET-29');
  const edge = randomEdgePoint(tale.state, dice, undefined, inch(0.5));
  tale.add({ type: 'edgeRolled', faces: edge.faces, edge: edge.edge });
  setMarker(tale, { is: 'unknown', at: edge.at }, 'FL-SET-29');
}

/** Whoever is still in a hazard a round later tests again, one after another [FL-SCN-T-site-finds-01]. */
function harmLingerers(tale: Tale): void {
  const all = lingering(tale.state);
  for (const { unit, marker } of all) noteTested(tale, unit, marker, tale.state.round);
  tale.callInOrder(all.map(({ unit, marker }) => hazardStep(marker, unit)));
}

function isLate(state: State): boolean {
  const { objective, round } = state;
  if (objective === null || objective.state !== 'open' || objective.until === null) return false;
  return round >= objective.until && !(objective.is === 'fetch' && isPickedUp(state));
}
