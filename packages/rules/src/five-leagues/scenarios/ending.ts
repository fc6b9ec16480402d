import type { Dice } from '../../kernel';
import { playingSeats } from '../figures';
import { holdsOpen } from '../special/hooks';
import type { State } from '../state';
import { outOfStep, planned, refused, type StepRules, type Tale } from '../steps/step';
import { d6 } from './chance';
import { owe } from './flight';
import { count, countOf, gain } from './gains';
import { close, itemOf, objectiveTracking } from './objective';
import { reportOf } from './report';
import { standing } from './standing';

/** Whether a battle that began is over. A warband that plays on for its objective still fights [FL-SET-17]. */
export function isDecided(state: State): boolean {
  if (state.round === 0 || state.report !== null) return false;
  const now = standing(state);
  if (now === 'both' || (now === 'held' && isHeldOpen(state))) return false;
  return now === 'gone' || !(countOf(state, 'play-on') > 0 && mayPlayOn(state));
}

/** They come again and again: the battle is over only where a round ends without them [FL-ENM-T-roadside-06]. */
function isHeldOpen(state: State): boolean {
  if (holdsOpen(state) === null) return false;
  const tracking = state.steps.findLast(({ is }) => is === 'tracking');
  return tracking?.is === 'tracking' ? tracking.stage !== 'close' : state.phase !== 'tracking';
}

/**
 * Ends the battle where it is decided: the objective is settled, dues are rolled, the report is written. True where
 * there is nothing more for the caller to do now; note your stage first, for a question may be asked in between.
 */
export function closeIfDecided(tale: Tale, dice: Dice): boolean {
  if (!isDecided(tale.state)) return false;
  objectiveTracking(tale, dice);
  if (standing(tale.state) === 'held' && mayPlayOn(tale.state) && countOf(tale.state, 'play-on') === 0) {
    if (!tale.state.steps.some(({ is }) => is === 'play-on')) tale.call({ is: 'play-on' });
    return true;
  }
  closeBattle(tale, dice);
  return true;
}

/** Only what there is to investigate may be looked for when nobody is left to fight, and only in time. */
const mayPlayOn = ({ objective, encounter, round }: State): boolean =>
  encounter?.scenario === 'meeting' &&
  objective?.state === 'open' &&
  (objective.is === 'investigate' || (objective.is === 'search' && objective.until === null)) &&
  round < 6;

/** Settles everything the end settles and writes the report, whatever is left on the table. */
export function closeBattle(tale: Tale, dice: Dice): void {
  const held = standing(tale.state) === 'held';
  settleObjective(tale, held);
  if (held && tale.state.encounter?.scenario === 'camp-raid') {
    const face = d6(dice);
    tale.add({ type: 'diceThrown', why: 'camp-gold', faces: [face], happens: true });
    gain(tale, 'gold', face, 'FL-SCN-13');
    gain(tale, 'vital-information', 1, 'FL-SCN-13');
  }
  owe(tale, dice);
  tale.add({ type: 'battleChanged', set: { report: reportOf(tale.state) }, because: 'FL-SET-40' });
}

/** What is had by holding the field, or by what somebody holds at the end; anything else is lost. */
function settleObjective(tale: Tale, held: boolean): void {
  const { objective, markers, figures } = tale.state;
  if (objective === null || objective.state !== 'open') return;
  const carrier = itemOf(tale.state)?.carriedBy;
  const isHad =
    objective.is === 'fetch'
      ? carrier != null && figures[carrier]?.fate === 'table' && Object.keys(markers).length > 0
      : held && (objective.is === 'secure' || objective.is === 'camp' || objective.is === 'last-standing');
  close(tale, objective, isHad ? 'achieved' : 'lost');
}

/** The party says whether it plays on; the first to speak does. */
export const playOn: StepRules<'play-on'> = {
  waiting: (state) => playingSeats(state).map((seat) => ({ seat, what: 'play-on' })),
  offers: () => [
    {
      needs: 'target',
      do: 'choose',
      intents: [
        { do: 'choose', what: 'play-on' },
        { do: 'choose', what: 'enough' },
      ],
    },
  ],
  plan: (state, step, seat, intent) => {
    if (intent.do !== 'choose') return outOfStep(step, intent);
    if (intent.what !== 'play-on' && intent.what !== 'enough')
      return refused({ code: 'scenario/no-such-choice', rule: 'FL-SCN-T-objectives-04' });
    void state;
    return planned({
      marks: [],
      enact: (tale, dice) => {
        const on = intent.what === 'play-on';
        tale.add({ type: 'playOnChosen', seat, on });
        tale.finish({ is: 'scenario', what: 'play-on' });
        if (on) count(tale, { 'play-on': 1 }, 'FL-SCN-T-objectives-04');
        else closeBattle(tale, dice);
      },
    });
  },
};
