import type { Dice } from '../../kernel';
import { IDLE } from '../figures';
import { springRound } from '../master/trigger';
import { closeIfDecided } from '../scenarios/ending';
import { phaseEnds, roundOpens } from '../special/hooks';
import type { Figure } from '../state';
import type { StepRules, Tale } from '../steps/step';

/** The five phases of a round in the book's order, and the next round after them [FL-BAT-01]. */
export const round: StepRules<'round'> = {
  carryOn(tale, step, dice) {
    if (closeIfDecided(tale, dice)) return true;
    switch (step.stage) {
      case 'begin':
        tale.amend({ ...step, stage: 'initiative' });
        tale.call({ is: 'initiative', stage: 'roll', again: [], choice: null });
        openRound(tale, dice);
        return true;
      case 'initiative':
        tale.amend({ ...step, stage: 'quick' });
        tale.call({ is: 'party-phase', phase: 'quick', stage: 'open', passed: [] });
        return true;
      case 'quick':
        tale.amend({ ...step, stage: 'enemy' });
        tale.call({ is: 'enemy-phase', stage: 'open', order: [], markers: [] });
        closePhase(tale, dice);
        return true;
      case 'enemy':
        tale.amend({ ...step, stage: 'slow' });
        tale.call({ is: 'party-phase', phase: 'slow', stage: 'open', passed: [] });
        closePhase(tale, dice);
        return true;
      case 'slow':
        tale.amend({ ...step, stage: 'tracking' });
        tale.call({ is: 'tracking', stage: 'warband', queue: null });
        closePhase(tale, dice);
        return true;
      case 'tracking':
        tale.amend({ ...step, stage: 'begin' });
        return true;
    }
  },
};

/** Everyone may act once more; what comes with the round comes before its dice. */
function openRound(tale: Tale, dice: Dice): void {
  tale.add({ type: 'roundBegan', round: tale.state.round + 1 });
  for (const figure of Object.values(tale.state.figures)) {
    if (figure.fate !== 'table' || isFresh(figure)) continue;
    const acts = figure.side === 'enemies' && figure.controlled === null ? ('enemy' as const) : null;
    const set = { activated: false, acts, die: null, did: IDLE };
    tale.add({ type: 'changed', unit: figure.id, set, because: 'FL-BAT-01' });
  }
  roundOpens(tale, dice);
  springRound(tale);
}

const isFresh = ({ activated, acts, die, did, side, controlled }: Figure): boolean =>
  !activated &&
  die === null &&
  acts === (side === 'enemies' && controlled === null ? 'enemy' : null) &&
  did.moved + did.spent + did.shots + did.casts === 0 &&
  !(did.acted || did.fought || did.ended || did.dashed || did.wet || did.water);

/** With a phase ends every Stun, and power over a figure that was given for it [FL-BAT-18] [FL-BAT-177]. */
export function closePhase(tale: Tale, dice: Dice): void {
  for (const figure of Object.values(tale.state.figures)) {
    if (figure.fate !== 'table') continue;
    if (figure.stunned) tale.add({ type: 'changed', unit: figure.id, set: { stunned: false }, because: 'FL-BAT-177' });
    if (figure.controlled === 'phase')
      tale.add({ type: 'changed', unit: figure.id, set: { controlled: null }, because: 'FL-BAT-19' });
  }
  phaseEnds(tale, dice);
}
