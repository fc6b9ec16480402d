import { takeOut } from '../combat/leaving';
import { testStep } from '../combat/tests';
import { ABERRATIONS } from '../content/aberrations';
import { draw } from '../content/tables';
import { fielded, fieldedOf, partyOf, playingSeats, sideOf } from '../figures';
import { randomEdgePoint } from '../ground/chance';
import { sightBetween } from '../ground/sight';
import { type MatterTable, outOfStep, planned, refused, type Tale } from '../steps/step';
import { condition, rolled, spawn, tell } from './kit';
import { first, isFailed, type Matter, over } from './matter-kit';

/** Matters in which the warband is asked. */
export const ASK_MATTERS: MatterTable = {
  /** Something comes through; one of the warband may still turn it on everybody [FL-ENM-T-unique-foes-08]. */
  ritual: {
    carryOn: (tale, step, dice) => {
      if (step.stage === 'arrive') {
        const drawn = draw(ABERRATIONS, dice);
        if (drawn === undefined) return over(tale);
        rolled(tale, 'deranged-cultist', null, drawn.faces, true, 100);
        const beast = spawn(tale, drawn.entry.id, randomEdgePoint(tale.state, dice).at, 'deranged-cultist');
        if (beast === undefined) return over(tale);
        tale.amend({ ...step, stage: 'choose', units: [beast] });
        return true;
      }
      if (step.stage === 'choose') {
        if (partyOf(tale.state).length > 0 && fieldedOf(tale.state, first(step)) !== undefined) return false;
        return over(tale);
      }
      if (!isFailed(tale.state) && fieldedOf(tale.state, first(step)) !== undefined) {
        condition(tale, first(step), 'wild', 1, 'deranged-cultist');
        tell(tale, 'deranged-cultist', 'wild', first(step));
      }
      return over(tale);
    },
    waiting: (state, step) =>
      step.stage === 'choose'
        ? playingSeats(state).map((seat) => ({ seat, what: 'ritual', detail: { unit: first(step) } }))
        : [],
    offers: (state) => [
      {
        needs: 'target',
        do: 'choose',
        intents: partyOf(state).map(({ id }) => ({ do: 'choose' as const, what: id })),
      },
    ],
    plan: (state, step, _seat, intent) => {
      if (intent.do !== 'choose') return outOfStep(step, intent);
      const unit = fieldedOf(state, intent.what);
      if (unit === undefined || sideOf(unit) !== 'party')
        return refused({ code: 'ritual/one-of-yours', rule: 'FL-ENM-T-unique-foes-08', who: [first(step)] });
      const cultist = fielded(state).find(({ profile }) => profile.id === 'deranged-cultist');
      const sees = cultist !== undefined && sightBetween(state, unit, cultist).sees;
      return planned({
        marks: [{ is: 'outline', unit: unit.id, tone: 'target' }],
        enact: (tale) => {
          tale.amend({ ...step, stage: 'tested' });
          const target = sees ? 10 : 11;
          tale.call(testStep({ unit: unit.id, skills: ['devotion'], target, why: 'deranged-cultist' }));
        },
      });
    },
  },

  /** The warband may pay a Gold Mark for each enemy left and go home; all who play must agree [FL-ENM-25]. */
  'buy-out': {
    carryOn: (tale, step) => (step.stage === 'ask' && playingSeats(tale.state).length > 0 ? false : over(tale)),
    waiting: (state, step) =>
      step.stage === 'ask'
        ? playingSeats(state)
            .filter((seat) => !saidYes(step).includes(seat))
            .map((seat) => ({ seat, what: 'buy-out', detail: { price: Number(step.detail['price'] ?? 0) } }))
        : [],
    offers: (_state, _step) =>
      (['pay', 'fight-on'] as const).map((what) => ({ needs: 'now', do: 'choose', intent: { do: 'choose', what } })),
    plan: (state, step, seat, intent) => {
      if (intent.do !== 'choose') return outOfStep(step, intent);
      if (intent.what !== 'pay' && intent.what !== 'fight-on')
        return refused({ code: 'buy-out/pay-or-fight', rule: 'FL-ENM-25' });
      return planned({
        marks: [],
        enact: (tale) => {
          const yes = [...saidYes(step), seat];
          if (intent.what === 'fight-on') tale.amend({ ...step, stage: 'over' });
          else if (playingSeats(state).every((each) => yes.includes(each))) pay(tale, step);
          else tale.amend({ ...step, detail: { ...step.detail, yes: yes.join(' ') } });
        },
      });
    },
  },
};

const saidYes = (step: Matter): readonly string[] =>
  String(step.detail['yes'] ?? '')
    .split(' ')
    .filter((seat) => seat !== '');

/** The gold changes hands and everyone goes home: the field is not held, nor the Threat defeated. */
function pay(tale: Tale, step: Matter): void {
  const price = Number(step.detail['price'] ?? 0);
  const { warband } = tale.state;
  tale.amend({ ...step, stage: 'over' });
  tell(tale, 'payment-for-the-mistress', 'bought-out');
  const counts = { ...tale.state.counts, 'gain/threat-not-defeated/payment-for-the-mistress': 1 };
  const purse = warband === null ? {} : { warband: { ...warband, gold: warband.gold - price } };
  tale.add({ type: 'battleChanged', set: { ...purse, counts }, because: 'payment-for-the-mistress' });
  for (const { id } of partyOf(tale.state)) takeOut(tale, id, 'left', null, 'payment-for-the-mistress');
}
