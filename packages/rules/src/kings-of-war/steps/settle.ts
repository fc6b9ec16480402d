import { outcomeByConsent, type SideId } from '../../kernel';
import { killOutcome, scores } from '../scoring';
import type { State, Step, Unit } from '../state';
import { engagedWith, fieldedOf, isFielded, isScout, otherSide, sideIds, topStep, unitOf, unitsOf } from '../units';
import { waitingUnits } from './deploy';
import { mayShootAtAll } from './ranged';
import { scoutsLeft } from './scout';
import type { StepOf, Tale } from './step';
import { beginTurn } from './turn';

/**
 * Carries the game on from a step that has nothing left to ask to the next one that has. Run after every decision,
 * so that no step needs to know what follows it, and a correction can never leave the game waiting for nobody.
 */
export function settle(tale: Tale): void {
  while (tale.state.outcome === null && carriesOn(tale));
}

/** One transition; false where the step on top still waits for someone. */
function carriesOn(tale: Tale): boolean {
  const { state } = tale;
  const agreed = outcomeByConsent(state.consent, state.seats);
  if (agreed !== undefined) return end(tale, { ...agreed, score: scores(state) });
  const bare = state.active === null ? undefined : sideIds(state).find((side) => fieldedOf(state, side).length === 0);
  if (bare !== undefined) return end(tale, killOutcome(state, 'nobody-left'));
  const step = topStep(state);
  if (step === undefined) return afterTurn(tale);
  switch (step.is) {
    case 'muster':
      if (step.ready.length < sideIds(state).length) return false;
      return goOn(tale, fieldOrRollOff(state));
    case 'terrain':
      if (step.agreed.length < sideIds(state).length) return false;
      return goOn(tale, ROLL_FOR_EDGE);
    case 'roll-off':
      return rolledOff(tale, step);
    case 'deploy':
      return deployed(tale, step);
    case 'scout':
      if (scoutsLeft(state, step.side, step.done).length > 0) return false;
      if (scoutsLeft(state, otherSide(state, step.side), step.done).length > 0)
        return goOn(tale, { ...step, side: otherSide(state, step.side) });
      return goOn(tale, ROLL_FOR_FIRST);
    case 'ranged':
      return mayShootAtAll(state, step.side) ? false : endPhase(tale, 'ranged');
    case 'nerve':
      return state.toTest.length > 0 ? false : afterNerve(tale, step);
    case 'melee':
      return chargersOf(state, step.side).length > 0 ? false : endMelee(tale, step.side);
    case 'combat':
      return afterCombat(tale, step);
    case 'regroup':
      if (step.units.some((id) => isFielded(unitOf(state, id)))) return false;
      return close(tale);
    default:
      return false;
  }
}

const ROLL_FOR_EDGE: Step = { is: 'roll-off', why: 'edge', rolled: {} };
const ROLL_FOR_FIRST: Step = { is: 'roll-off', why: 'first-turn', rolled: {} };

function fieldOrRollOff(state: State): Step {
  const [first = ''] = sideIds(state);
  return state.config.map === 'placer' ? { is: 'terrain', side: first, agreed: [] } : ROLL_FOR_EDGE;
}

/** The step on top gives way to another. */
function goOn(tale: Tale, step: Step): true {
  tale.add({ type: 'closed' }, { type: 'opened', step });
  return true;
}

function close(tale: Tale): true {
  tale.add({ type: 'closed' });
  return true;
}

function end(tale: Tale, outcome: NonNullable<State['outcome']>): false {
  tale.add({ type: 'ended', outcome });
  return false;
}

/** The higher die wins; a tie is rolled again by both [KOW-GEN-05]. */
function rolledOff(tale: Tale, step: StepOf<'roll-off'>): boolean {
  const sides = sideIds(tale.state);
  if (!sides.every((side) => Object.hasOwn(step.rolled, side))) return false;
  const face = (side: SideId): number => step.rolled[side] ?? 0;
  const [best = '', second = ''] = sides.toSorted((a, b) => face(b) - face(a));
  if (face(best) === face(second)) {
    tale.add({ type: 'rollOffDecided', why: step.why, winner: null });
    return goOn(tale, { ...step, rolled: {} });
  }
  tale.add({ type: 'rollOffDecided', why: step.why, winner: best });
  if (step.why === 'edge') return goOn(tale, { is: 'choose-edge', side: best });
  if (step.why === 'scout') return goOn(tale, { is: 'choose-first', side: best, of: 'scouts' });
  return goOn(tale, { is: 'choose-first', side: best });
}

function deployed(tale: Tale, step: StepOf<'deploy'>): boolean {
  const { state } = tale;
  if (waitingUnits(state, step.side).length > 0) return false;
  const other = otherSide(state, step.side);
  if (waitingUnits(state, other).length > 0) return goOn(tale, { is: 'deploy', side: other });
  const scouting = sideIds(state).filter((side) => unitsOf(state, side).some((unit) => isScout(unit)));
  const [only] = scouting;
  if (only === undefined) return goOn(tale, ROLL_FOR_FIRST);
  return goOn(
    tale,
    scouting.length > 1 ? { is: 'roll-off', why: 'scout', rolled: {} } : { is: 'scout', side: only, done: [] },
  );
}

/** Movement and Ranged end: those harmed are tested, then the next phase begins [KOW-TRN-04]. */
export function endPhase(tale: Tale, phase: 'movement' | 'ranged'): true {
  const step = topStep(tale.state);
  const side = tale.state.active ?? '';
  if (step?.is !== phase) return true;
  tale.add({ type: 'phaseEnded', side, phase });
  return goOn(tale, { is: 'nerve', side, during: phase, strikers: [] });
}

function afterNerve(tale: Tale, step: StepOf<'nerve'>): true {
  if (step.during === 'movement') return goOn(tale, { is: 'ranged', side: step.side });
  if (step.during === 'ranged') return goOn(tale, { is: 'melee', side: step.side });
  return close(tale);
}

/** Units of a side that charged, stand in contact with their target and have yet to strike [KOW-MEL-01]. */
export const chargersOf = (state: State, side: SideId): readonly Unit[] =>
  unitsOf(state, side).filter(
    (unit) =>
      isFielded(unit) &&
      !unit.struck &&
      unit.order?.charge != null &&
      engagedWith(state, unit.id).includes(unit.order.charge.target),
  );

function afterCombat(tale: Tale, step: StepOf<'combat'>): boolean {
  const { state } = tale;
  const owed = step.waiting.filter((id) => chargersOf(state, step.side).some((unit) => unit.id === id));
  if (owed.length > 0 && isFielded(unitOf(state, step.target))) return false;
  // No damage, no test [KOW-MEL-09].
  if (!state.toTest.some((harm) => harm.unit === step.target)) return close(tale);
  return goOn(tale, { is: 'nerve', side: step.side, during: 'melee', strikers: step.struck });
}

function endMelee(tale: Tale, side: SideId): true {
  tale.add({ type: 'phaseEnded', side, phase: 'melee' }, { type: 'turnEnded', side }, { type: 'closed' });
  return true;
}

/** No step is left: before the first turn or after one. The other side follows, then the next round, or the end. */
function afterTurn(tale: Tale): boolean {
  const { state } = tale;
  const first = state.first ?? sideIds(state)[0] ?? '';
  if (state.active === null) {
    beginTurn(tale, first, 1);
    return true;
  }
  if (state.active === first) {
    beginTurn(tale, otherSide(state, first), state.round);
    return true;
  }
  if (state.round < state.rounds) {
    beginTurn(tale, first, state.round + 1);
    return true;
  }
  // The roll for one more round is made once, when the agreed number is over [KOW-SCN-06].
  if (state.config.lastRound && !state.lastRolled) {
    tale.add({ type: 'opened', step: { is: 'last-round', side: state.active } });
    return true;
  }
  return end(tale, killOutcome(state, 'rounds-over'));
}
