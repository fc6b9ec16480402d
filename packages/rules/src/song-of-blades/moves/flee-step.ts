import { between, sub, sweepStraight, TOLERANCE } from '@muster/geometry';
import type { Offer } from '../../kernel';
import { adjacentFoes, baseOf, type Fielded, fieldedOf, is, isActive, seatOf } from '../figures';
import type { Intent } from '../intents';
import { mayMove } from '../morale/able';
import { relieve } from '../morale/conditions';
import { sufferOut, takeOut } from '../morale/leaving';
import type { Edge, State } from '../state';
import { outOfStep, planned, refused, type StepOf, type StepRules, type Tale } from '../steps/step';
import type { FleeStep } from '../steps-moves';
import { displace } from './displace';
import { flightOf, interceptorOf, nearestEdges } from './flee-way';
import { hackersOf, leaveStep } from './leave';
import { isFree, rounded } from './place';
import { goStep, straight } from './way';

/**
 * Running for the nearest edge: whoever lies gets up or is lost, whoever fights is struck at by all he leaves, then a
 * move after the other, past no active foe [ASOBH-MOR-01] [ASOBH-MOR-04 … 06] [ASOBH-MOR-08].
 */
export const fleeRules: StepRules<'flee'> = {
  carryOn(tale, step) {
    const figure = fieldedOf(tale.state, step.unit);
    if (figure === undefined) {
      tale.finish();
      return true;
    }
    switch (step.stage) {
      case 'begin':
        return begin(tale, step, figure);
      case 'left': {
        const left = tale.state.returned;
        if (left?.is === 'left' && !left.free) tale.finish();
        else tale.amend({ ...step, stage: 'choose' });
        return true;
      }
      case 'choose':
        return choose(tale, step, figure);
      case 'run':
        return run(tale, step, figure);
      case 'caught': {
        const stopped = tale.state.returned;
        if (stopped?.is === 'intercepted' && !stopped.takes) tale.amend({ ...step, stage: 'run' });
        else tale.finish();
        return true;
      }
    }
  },
  waiting(state, step) {
    const figure = fieldedOf(state, step.unit);
    if (figure === undefined || !asks(state, step, figure)) return [];
    return [{ seat: seatOf(figure), what: 'flee-toward', detail: { unit: step.unit } }];
  },
  offers(state, step) {
    const figure = fieldedOf(state, step.unit);
    const edges = figure === undefined ? [] : nearestEdges(state, figure);
    return edges.map(
      (edge): Offer<Intent> => ({
        needs: 'now',
        do: 'flee-toward',
        unit: step.unit,
        intent: { do: 'flee-toward', unit: step.unit, edge },
      }),
    );
  },
  plan(state, step, _seat, intent) {
    if (intent.do !== 'flee-toward') return outOfStep(step, intent);
    const figure = fieldedOf(state, step.unit);
    if (figure === undefined || intent.unit !== step.unit)
      return refused({ code: 'move/not-this-figure', rule: 'ASOBH-MOR-01', who: [step.unit] });
    if (!nearestEdges(state, figure).includes(intent.edge))
      return refused({ code: 'flee/not-nearest', rule: 'ASOBH-MOR-01', who: [step.unit] });
    const going: FleeStep = { ...step, stage: 'run', edge: intent.edge };
    const flight = flightOf(state, figure, going);
    return planned({
      marks: flight === null || flight === 'surrounded' ? [] : [{ is: 'path', points: flight.path, tone: 'path' }],
      enact: (tale) => tale.amend(going),
    });
  },
};

const asks = (state: State, step: FleeStep, figure: Fielded): boolean =>
  step.stage === 'choose' && step.moves > 0 && step.toStandard === null && nearestEdges(state, figure).length > 1;

function begin(tale: Tale, step: FleeStep, figure: Fielded): true {
  const foes = adjacentFoes(tale.state, figure);
  if (is(figure, 'prone')) {
    if (foes.length > 0) return lost(tale, step);
    tale.amend({ ...step, moves: step.moves - 1 });
    relieve(tale, figure.id, 'prone', 'ASOBH-MOR-06');
    return true;
  }
  if (!mayMove(figure)) return lost(tale, step);
  const hackers = hackersOf(tale.state, figure);
  const fled = foes.filter(isActive).map(({ id }) => id);
  tale.amend({ ...step, fled, stage: hackers.length > 0 ? 'left' : 'choose' });
  if (hackers.length > 0)
    tale.call(
      leaveStep(
        figure.id,
        hackers.map(({ id }) => id),
        'flee',
      ),
    );
  return true;
}

/** It cannot run at all [ASOBH-MOR-06]. */
function lost(tale: Tale, step: FleeStep): true {
  tale.finish();
  takeOut(tale, step.unit, 'out', null, 'ASOBH-MOR-06');
  return true;
}

function choose(tale: Tale, step: FleeStep, figure: Fielded): boolean {
  if (step.moves <= 0) {
    tale.finish();
    return true;
  }
  if (step.toStandard !== null && fieldedOf(tale.state, step.toStandard) !== undefined) {
    tale.amend({ ...step, stage: 'run' });
    return true;
  }
  const edges = nearestEdges(tale.state, figure);
  const [edge] = edges;
  if (edges.length !== 1 || edge === undefined) return step.toStandard === null ? false : again(tale, step);
  tale.amend({ ...step, stage: 'run', edge, toStandard: null });
  return true;
}
/** The standard it ran to is gone. */
function again(tale: Tale, step: FleeStep): true {
  tale.amend({ ...step, toStandard: null });
  return true;
}

function run(tale: Tale, step: FleeStep, figure: Fielded): true {
  const flight = flightOf(tale.state, figure, step);
  const after: FleeStep = { ...step, moves: step.moves - 1, stage: 'choose', edge: null };
  if (flight === null) {
    tale.amend(after);
    return true;
  }
  if (flight === 'surrounded') {
    const foe = interceptorOf(tale.state, figure, step.fled);
    if (foe !== undefined) {
      tale.amend({ ...step, stage: 'caught', fled: [...step.fled, foe.id] });
      tale.call({ is: 'intercept', unit: foe.id, of: figure.id, to: closing(tale.state, foe, figure) });
      return true;
    }
    tale.add({ type: 'surrounded', unit: figure.id, by: null });
    tale.finish();
    sufferOut(tale, figure.id, null, 'ASOBH-MOR-05');
    return true;
  }
  tale.amend(after);
  if (between(flight.to, figure.pose) > TOLERANCE) displace(tale, figure.id, flight.to, 'flee', flight.path);
  if (!flight.leaves) return true;
  tale.add({ type: 'edgeReached', unit: figure.id, edge: step.edge ?? EDGE });
  tale.finish();
  takeOut(tale, figure.id, 'fled', null, 'ASOBH-MOR-01');
  return true;
}
const EDGE: Edge = 'near';

/** Where the one that bars the way would stand against it; null where it cannot come up. */
function closing(state: State, foe: Fielded, figure: Fielded) {
  const way = sub(figure.pose, foe.pose);
  const { free } = sweepStraight(baseOf(foe), way, [{ id: figure.id, shape: baseOf(figure) }]);
  const far = between(foe.pose, figure.pose) || 1;
  const to = rounded({ x: foe.pose.x + (way.x / far) * free, y: foe.pose.y + (way.y / far) * free });
  return mayMove(foe) && isFree(state, foe, to) ? to : null;
}

/** A life from a Tough one that runs by, and close with it: or let it run [ASOBH-MOR-05] [ASOBH-TRAIT-tough]. */
export const interceptRules: StepRules<'intercept'> = {
  carryOn(tale, step) {
    if (fieldedOf(tale.state, step.unit) !== undefined && fieldedOf(tale.state, step.of) !== undefined) return false;
    tale.finish({ is: 'intercepted', takes: false });
    return true;
  },
  waiting(state, step) {
    const foe = fieldedOf(state, step.unit);
    return foe === undefined
      ? []
      : [{ seat: seatOf(foe), what: 'intercept', detail: { unit: step.unit, of: step.of } }];
  },
  offers: (_state, step) =>
    [true, false].map(
      (strike): Offer<Intent> => ({
        needs: 'now',
        do: 'intercept',
        unit: step.unit,
        intent: { do: 'intercept', unit: step.unit, strike },
      }),
    ),
  plan(state, step, _seat, intent) {
    if (intent.do !== 'intercept') return outOfStep(step, intent);
    const foe = fieldedOf(state, step.unit);
    if (foe === undefined || intent.unit !== step.unit)
      return refused({ code: 'move/not-this-figure', rule: 'ASOBH-MOR-05', who: [step.unit] });
    return planned({
      marks: [{ is: 'outline', unit: step.of, tone: 'target' }],
      enact: (tale) => intercept(tale, step, foe, intent.strike),
    });
  },
};

function intercept(tale: Tale, step: StepOf<'intercept'>, foe: Fielded, takes: boolean): void {
  tale.add({ type: 'intercepted', unit: step.unit, of: step.of, takes });
  tale.finish({ is: 'intercepted', takes });
  if (!takes) return;
  const outcome = sufferOut(tale, step.of, step.unit, 'ASOBH-MOR-05');
  if (outcome === 'life' && step.to !== null)
    tale.call(goStep(foe, straight(step.to, 'follow-up'), { stage: 'leave' }));
}
