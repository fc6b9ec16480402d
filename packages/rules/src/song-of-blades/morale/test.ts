import type { UnitId } from '../../kernel';
import type { MoraleResult } from '../events-morale';
import { adjacentFoes, type Fielded, fieldedOf, figuresOf, has, is, seatOf } from '../figures';
import { qualityRoll } from '../flow/quality';
import { fleeStep } from '../moves/flee';
import { faceOf, gangFear, sparedTest } from '../special/courage';
import type { State } from '../state';
import type { StepOf, StepRules, Tale } from '../steps/step';
import type { Due, MoraleStep } from '../steps-morale';
import { feelsFear, nearestStandard, standardsOf } from './comrades';
import { relieve } from './conditions';
import { sufferOut, takeOut } from './leaving';

type Morale = StepOf<'morale'>;

/** Tests one after another, in this order; whoever is gone by then, or knows no fear of the cause, takes none [ASOBH-MOR-07]. */
export const testsStep = (due: readonly Due[]): MoraleStep => ({ is: 'tests', due });

export const testsRules: StepRules<'tests'> = {
  carryOn(tale, step) {
    const [next, ...due] = step.due;
    if (next === undefined) {
      tale.finish();
      return true;
    }
    tale.amend({ ...step, due });
    if (mustTest(tale.state, next)) {
      const { unit, cause, by, gang = false } = next;
      tale.call({ is: 'morale', unit, cause, by, gang, stage: 'roll', failures: 0 });
    }
    return true;
  },
};

function mustTest(state: State, due: Due): boolean {
  const figure = fieldedOf(state, due.unit);
  return figure !== undefined && feelsFear(figure) && sparedTest(figure, due.cause) === undefined;
}

/** Three quality dice; what the failures bring is decided as soon as they lie [ASOBH-MOR-01]. */
export const moraleRules: StepRules<'morale'> = {
  carryOn(tale, step) {
    const figure = fieldedOf(tale.state, step.unit);
    if (figure === undefined) return done(tale, step);
    switch (step.stage) {
      case 'roll':
        tale.amend({ ...step, stage: 'rolled' });
        tale.call(
          qualityRoll(tale.state, {
            unit: step.unit,
            why: 'morale',
            dice: DICE,
            extra: gangFear(step.gang),
            ...(step.by === null ? {} : { against: step.by }),
          }),
        );
        return true;
      case 'rolled': {
        const rolled = tale.state.returned;
        return judge(tale, step, figure, rolled?.is === 'quality' ? rolled.failures : 0);
      }
      case 'choice': {
        const chosen = tale.state.returned;
        return goes(tale, step, figure, chosen?.is === 'morale-chosen' ? chosen.option : 'edge');
      }
      case 'rout':
        return rout(tale, step);
      case 'flee':
        return done(tale, step);
    }
  },
};
const DICE = 3;

function done(tale: Tale, step: Morale): true {
  tale.finish({ is: 'tested', unit: step.unit, failures: step.failures });
  return true;
}

function judge(tale: Tale, asked: Morale, figure: Fielded, failures: number): true {
  const step: Morale = { ...asked, failures };
  const told = (result: MoraleResult, moves = 0): void =>
    tale.add({
      type: 'moraleTested',
      unit: figure.id,
      cause: step.cause,
      by: step.by,
      failures,
      result,
      moves,
    });
  if (failures === 0) {
    told('stands');
    remember(tale, step, figure);
    return done(tale, step);
  }
  if (has(figure, 'coward') && has(figure, 'leader') && (figure.used['routed'] ?? 0) === 0) {
    told('routs');
    return beginRout(tale, step, figure);
  }
  const standards = standardsOf(tale.state, figure);
  const crumbles = has(figure, 'undead') && failures >= (step.cause === 'crumble' ? 1 : 2);
  tale.amend({ ...step, stage: 'flee' });
  if (has(figure, 'undead') && standards.length > 0) return ask(tale, step, figure, ['stay', 'standard']);
  if (crumbles) {
    told('crumbles');
    takeOut(tale, figure.id, 'out', step.by, 'ASOBH-MOR-09');
  } else if (isCaught(tale.state, figure)) {
    // Any failure, three of them too: it does not get away
    told('caught');
    // Whoever is Transfixed is out whatever lives it has [ASOBH-CND-08]
    if (is(figure, 'transfixed')) takeOut(tale, figure.id, 'out', step.by, 'ASOBH-MOR-06');
    else sufferOut(tale, figure.id, step.by, 'ASOBH-MOR-06');
  } else if (failures >= DICE) {
    told('routs');
    takeOut(tale, figure.id, 'fled', step.by, 'ASOBH-MOR-01');
  } else if (standards.length > 0 && movesOf(figure, failures) > 0) {
    return ask(tale, step, figure, ['edge', 'standard']);
  } else {
    return goes(tale, { ...step, stage: 'flee' }, figure, 'edge');
  }
  return true;
}

/** Terror once faced is faced for good, of every figure with that profile [ASOBH-TRA-03]. */
function remember(tale: Tale, step: Morale, figure: Fielded): void {
  if (step.cause !== 'terror' || step.by === null) return;
  const terrible = tale.state.figures[step.by];
  if (terrible === undefined) return;
  const face = faceOf(terrible.profile);
  if (!figure.braved.includes(face))
    tale.add({ type: 'changed', unit: figure.id, set: { braved: [...figure.braved, face] }, because: 'terror' });
}

/** Held fast, or lying beside a foe: there is no running from there [ASOBH-MOR-05] [ASOBH-MOR-06]. */
function isCaught(state: State, figure: Fielded): boolean {
  if (STUCK.some((kind) => is(figure, kind))) return true;
  return is(figure, 'prone') && adjacentFoes(state, figure).length > 0;
}
const STUCK = ['transfixed', 'entangled', 'held', 'bound', 'paralysed'] as const;

/** The first of its moves may go into getting up. */
const movesOf = (figure: Fielded, failures: number): number =>
  Math.min(failures, DICE - 1) - (is(figure, 'prone') ? 1 : 0);

function ask(tale: Tale, step: Morale, figure: Fielded, options: readonly string[]): true {
  tale.amend({ ...step, stage: 'choice' });
  tale.call({ is: 'morale-choice', seat: seatOf(figure), of: 'flight', unit: figure.id, options });
  return true;
}

/** Stands up first if it lies, then runs: to the edge, to the nearest standard, or not at all. */
function goes(tale: Tale, step: Morale, figure: Fielded, where: string): true {
  const moves = where === 'stay' ? 0 : movesOf(figure, step.failures);
  const standard = where === 'standard' ? nearestStandard(tale.state, figure) : undefined;
  tale.amend({ ...step, stage: 'flee' });
  tale.add({
    type: 'moraleTested',
    unit: figure.id,
    cause: step.cause,
    by: step.by,
    failures: step.failures,
    result: where === 'stay' ? 'rallies' : moves > 0 ? 'runs' : 'gets-up',
    moves,
  });
  if (where === 'stay') return true;
  relieve(tale, figure.id, 'looting', 'ASOBH-MOR-01');
  relieve(tale, figure.id, 'prone', 'ASOBH-MOR-06');
  if (moves > 0) tale.call(fleeStep(figure.id, moves, standard?.id ?? null));
  return true;
}

/** A Leader who is a Coward takes everybody with him the first time he fails; the dead stay [ASOBH-TRAIT-coward]. */
function beginRout(tale: Tale, step: Morale, leader: Fielded): true {
  tale.add({ type: 'changed', unit: leader.id, set: { used: { ...leader.used, routed: 1 } }, because: 'coward' });
  tale.add({ type: 'warbandRouted', side: leader.side, leader: leader.id });
  tale.amend({ ...step, stage: 'rout' });
  return true;
}

function rout(tale: Tale, step: Morale): true {
  const leader = tale.state.figures[step.unit];
  tale.amend({ ...step, stage: 'flee' });
  if (leader === undefined) return true;
  for (const figure of figuresOf(tale.state, leader.side))
    if (figure.side === leader.side && !has(figure, 'undead')) takeOut(tale, figure.id, 'fled', null, 'coward');
  return true;
}

/** Tests every figure of these for one cause. */
export const dueFor = (units: readonly UnitId[], cause: Due['cause'], by: UnitId | null = null): readonly Due[] =>
  units.map((unit) => ({ unit, cause, by }));
