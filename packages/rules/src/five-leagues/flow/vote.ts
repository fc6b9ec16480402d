import type { Refusal, SeatId } from '../../kernel';
import { takeOut } from '../combat/leaving';
import { partyOf, partySeats, playingSeats, topStep } from '../figures';
import type { Intent } from '../intents';
import type { State } from '../state';
import { type Always, outOfStep, planned, refused, type StepRules, type Tale } from '../steps/step';
import { mayUseOnce, useOnce } from './story';

/** The better part of valour: proposed by anyone of the party, done when all who play agree [FL-CHR-52]. */
export const vote: StepRules<'vote'> = {
  carryOn(tale, step) {
    if (playingSeats(tale.state).some((seat) => !step.yes.includes(seat))) return false;
    tale.finish({ is: 'done' });
    if (step.what === 'flee') flee(tale, step.by);
    return true;
  },
  waiting: (state, step) =>
    playingSeats(state)
      .filter((seat) => !step.yes.includes(seat))
      .map((seat) => ({ seat, what: `vote-${step.what}`, detail: { by: step.by } })),
  offers: () => [{ needs: 'target', do: 'choose', intents: ANSWERS.map((what): Intent => ({ do: 'choose', what })) }],
  plan: (_state, step, seat, intent) => {
    if (intent.do !== 'choose') return outOfStep(step, intent);
    const { what } = intent;
    if (what !== 'yes' && what !== 'no')
      return refused({ code: 'vote/yes-or-no', rule: 'FL-CHR-52', detail: { what } });
    return planned({
      marks: [],
      enact: (tale) => {
        tale.add({ type: 'voted', what: step.what, seat, yes: what === 'yes' });
        if (what === 'yes') tale.amend({ ...step, yes: [...step.yes, seat] });
        else tale.finish({ is: 'done' });
      },
    });
  },
};
const ANSWERS = ['yes', 'no'];

/** Asked for whenever the party is about to choose something, once the battle has begun. */
export const fleeing: Always = {
  dos: ['flee'],
  lapses: true,
  offers: (state, seat) =>
    fleeRefusal(state, seat) === undefined ? [{ needs: 'now', do: 'flee', intent: { do: 'flee' } }] : [],
  plan: (state, seat, intent) => {
    if (intent.do !== 'flee') return refused({ code: 'step/not-now', rule: 'FL-CHR-52' });
    const refusal = fleeRefusal(state, seat);
    if (refusal !== undefined) return refused(refusal);
    return planned({
      marks: partyOf(state).map(({ id }) => ({ is: 'outline', unit: id, tone: 'threat' })),
      notes: [{ code: 'flees-for-good', because: 'FL-CHR-52' }],
      enact: (tale) => {
        tale.add({ type: 'voteOpened', what: 'flee', seat });
        tale.call({ is: 'vote', what: 'flee', by: seat, yes: [seat] });
      },
    });
  },
};

/** Steps beneath which nothing is half done: one may get up and go. */
const QUIET: ReadonlySet<string> = new Set(['initiative', 'party-phase', 'enemy-phase']);

function fleeRefusal(state: State, seat: SeatId): Refusal | undefined {
  const rule = 'FL-CHR-52';
  if (!partySeats(state).includes(seat)) return { code: 'flee/party-only', rule };
  if (!mayUseOnce(state, 'flee')) return { code: 'once/used', rule, detail: { what: 'flee' } };
  if (state.round === 0) return { code: 'flee/not-begun', rule };
  if (!playingSeats(state).includes(seat)) return { code: 'flee/nobody-left', rule };
  return QUIET.has(topStep(state)?.is ?? '') ? undefined : { code: 'flee/wait', rule };
}

/** Everyone of the warband is away at once; nobody rolls what became of him in the dark. */
function flee(tale: Tale, seat: SeatId): void {
  useOnce(tale, seat, 'flee');
  const units = Object.values(tale.state.figures)
    .filter((each) => each.side === 'party' && each.fate === 'table')
    .map(({ id }) => id);
  tale.add({ type: 'fled', units });
  for (const unit of units) takeOut(tale, unit, 'left', null, 'FL-CHR-52');
}
