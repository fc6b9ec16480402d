import type { Dice, Offer, SeatId } from '../../kernel';
import { partyOf, playingSeats } from '../figures';
import type { Intent } from '../intents';
import { closeIfDecided } from '../scenarios/ending';
import { initiativeSettled } from '../special/hooks';
import type { State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepOf, type StepRules, type Tale } from '../steps/step';
import { actsOn, diceDue, diceTakers, isAgreed } from './initiative-dice';
import { spendStory } from './story';

type Initiative = StepOf<'initiative'>;

/**
 * The dice of a round: thrown in the open, then given to the figures by agreement of everyone who plays [FL-BAT-02]
 * [FL-BAT-03]. Proposals are made in `proposing.ts`, for whoever said yes may still think better of it.
 */
export const initiative: StepRules<'initiative'> = {
  carryOn(tale, step, dice) {
    if (closeIfDecided(tale, dice)) return true;
    if (step.stage === 'roll') {
      throwDice(tale, step, dice);
      return true;
    }
    if (step.stage === 'keep') return false;
    const { initiative: lying } = tale.state;
    if (lying !== null && lying.dice.length > 0 && !isAgreed(lying, playingSeats(tale.state))) return false;
    settle(tale, dice);
    return true;
  },
  waiting: (state, step) => {
    if (step.choice !== null) return [{ seat: step.choice.seat, what: 'keep-die' }];
    if (step.stage !== 'assign') return [];
    const proposed = state.initiative?.proposedBy ?? null;
    return playingSeats(state)
      .filter((seat) => proposed === null || !(state.initiative?.yes ?? []).includes(seat))
      .map((seat) => ({
        seat,
        what: proposed === null ? 'propose-initiative' : 'back-initiative',
        detail: { dice: state.initiative?.dice.length ?? 0, ...(proposed === null ? {} : { by: proposed }) },
      }));
  },
  offers: (state, step, seat) => {
    if (step.choice !== null)
      return KEPT.map((faces): Offer<Intent> => ({ needs: 'now', do: 'keep', intent: { do: 'keep', faces } }));
    const again = diceAgain(state, step);
    return [
      ...(mayBack(state, seat)
        ? [{ needs: 'now' as const, do: 'back-initiative' as const, intent: { do: 'back-initiative' as const } }]
        : []),
      ...(again.length === 0
        ? []
        : [
            {
              needs: 'target' as const,
              do: 'reroll-die' as const,
              intents: again.map((die): Intent => ({ do: 'reroll-die', die })),
            },
          ]),
    ];
  },
  plan: (state, step, seat, intent) => {
    switch (intent.do) {
      case 'back-initiative':
        if (step.choice !== null) return outOfStep(step, intent);
        if (!mayBack(state, seat)) return refused({ code: 'initiative/nothing-to-back', rule: 'FL-BAT-03' });
        return planned({ marks: [], enact: (tale) => tale.add({ type: 'initiativeBacked', seat }) });
      case 'reroll-die':
        return step.choice === null ? planAgain(state, step, seat, intent.die) : outOfStep(step, intent);
      case 'keep':
        return step.choice === null ? outOfStep(step, intent) : planKeep(step, step.choice, intent.faces);
      default:
        return outOfStep(step, intent);
    }
  },
};

const KEPT = ['before', 'after'] as const;

const mayBack = ({ initiative: lying }: State, seat: SeatId): boolean =>
  lying !== null && lying.proposedBy !== null && !lying.yes.includes(seat);

function throwDice(tale: Tale, step: Initiative, dice: Dice): void {
  tale.add({ type: 'phaseBegan', phase: 'initiative' });
  const { count, changes, fixed } = diceDue(tale.state);
  const set = fixed.map(({ face }) => face);
  const faces = [...set, ...(count > set.length ? dice.roll(count - set.length, 6) : [])];
  tale.add({ type: 'initiativeRolled', faces, fixed, changes });
  const lying = { dice: faces, given: {}, proposedBy: null, yes: [] };
  tale.add({ type: 'battleChanged', set: { initiative: lying }, because: 'FL-BAT-02' });
  tale.amend({ ...step, stage: 'assign' });
}

/** Everyone learns when they act; markers of those who anticipated are spent [FL-BAT-04] [FL-BAT-05]. */
function settle(tale: Tale, dice: Dice): void {
  const { initiative: lying } = tale.state;
  const acts: Record<string, { readonly die: number | null; readonly in: 'quick' | 'slow' }> = {};
  for (const figure of diceTakers(tale.state)) {
    const at = lying?.given[figure.id];
    const die = at === undefined ? null : (lying?.dice[at] ?? null);
    acts[figure.id] = { die, in: actsOn(figure, die) };
  }
  for (const figure of partyOf(tale.state)) if (figure.anticipates) acts[figure.id] = { die: null, in: 'quick' };
  tale.add({ type: 'initiativeSettled', acts });
  for (const [unit, { die, in: when }] of Object.entries(acts)) {
    const set = { die, acts: when, anticipates: false };
    tale.add({ type: 'changed', unit, set, because: 'FL-BAT-04' });
  }
  tale.finish({ is: 'done' });
  initiativeSettled(tale, Object.keys(acts), dice);
}

/** Dice that a Story Point may still throw again: none goes a third time [FL-BAT-204]. */
const diceAgain = (state: State, step: Initiative): readonly number[] =>
  state.storyPoints === 0
    ? []
    : (state.initiative?.dice ?? []).flatMap((_, die) => (step.again.includes(die) ? [] : [die]));

function planAgain(state: State, step: Initiative, seat: SeatId, die: number): Planned {
  const before = state.initiative?.dice[die];
  if (before === undefined) return refused({ code: 'initiative/no-such-die', rule: 'FL-BAT-03' });
  if (state.storyPoints === 0) return refused({ code: 'story/none-left', rule: 'FL-BAT-204' });
  if (step.again.includes(die)) return refused({ code: 'reroll/twice', rule: 'FL-GEN-08', detail: { face: before } });
  return planned({
    marks: [],
    notes: [{ code: 'story-left', because: 'FL-BAT-204', detail: { left: state.storyPoints - 1 } }],
    enact: (tale, dice) => {
      spendStory(tale, seat, '', 'initiative');
      const after = dice.roll(1, 6)[0] ?? before;
      tale.add({ type: 'dieThrownAgain', seat, before, after });
      tale.amend({ ...step, stage: 'keep', again: [...step.again, die], choice: { seat, die, before, after } });
    },
  });
}

function planKeep(step: Initiative, choice: NonNullable<Initiative['choice']>, kept: 'before' | 'after'): Planned {
  return planned({
    marks: [],
    enact: (tale) => {
      const { die, before, after, seat } = choice;
      const face = kept === 'before' ? before : after;
      const { initiative: lying } = tale.state;
      tale.add({ type: 'dieKept', seat, face, instead: kept === 'before' ? after : before });
      if (lying !== null && face !== before) {
        const dice = lying.dice.map((each, at) => (at === die ? face : each));
        // Whoever had agreed agreed to other dice
        const set = { initiative: { ...lying, dice, yes: [], proposedBy: null } };
        tale.add({ type: 'battleChanged', set, because: 'FL-BAT-204' });
      }
      tale.amend({ ...step, stage: 'assign', choice: null });
    },
  });
}
