import type { UnitId, Waiting } from '../../kernel';
import type { Offer } from '../../kernel/system';
import { type Fielded, fieldedOf, seatOf } from '../figures';
import { spendWill, willOf } from '../flow/will';
import type { Intent } from '../intents';
import { heldBy } from '../magic/force';
import { cannotRetreat } from '../special/hooks';
import type { State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepRules } from '../steps/step';
import type { MeleeStep } from '../steps-combat';
import { inch } from '../units';
import { armOf, meleeArms } from './arms';
import { mayFightSo, waysToFight } from './choices';
import { areApart } from './contact';
import { fightMarks, meleeOdds } from './melee-odds';
import { isByHand, stepUp, stepUpSpot } from './push';
import { unstun } from './states';

/** Whom the present stage asks, and what; nobody where the melee goes on by itself. */
export function askedOf(
  state: State,
  step: MeleeStep,
): { readonly figure: Fielded; readonly what: string } | undefined {
  const pair = [step.initiator, step.other].map((id) => fieldedOf(state, id));
  const hands = pair.filter((each): each is Fielded => each !== undefined && isByHand(each));
  switch (step.stage) {
    case 'weapon': {
      const figure = hands.find(({ id }) => step.weapons[id] === undefined);
      return figure === undefined ? undefined : { figure, what: 'fight-with' };
    }
    case 'slip': {
      const figure = hands.find(({ id }) => id === step.winner && step.tactics[id] === 'evasive');
      if (figure === undefined || isStuck(state, figure) || areApart(state, step)) return undefined;
      return { figure, what: 'slip' };
    }
    case 'step-up': {
      const figure = hands.find(({ id }) => id === step.attacker);
      return figure === undefined || stepUpSpot(state, step) === undefined ? undefined : { figure, what: 'step-up' };
    }
    case 'will': {
      const figure = step.asked ? undefined : hands.find((each) => each.stunned && willOf(each) > 0);
      return figure === undefined ? undefined : { figure, what: 'rally' };
    }
    default:
      return undefined;
  }
}

export const isAsked = (state: State, step: MeleeStep): boolean => askedOf(state, step) !== undefined;
const isStuck = (state: State, figure: Fielded): boolean =>
  (heldBy(state, figure.id) ?? cannotRetreat(state, figure)) !== null;

/** The questions of a melee to the seat that plays one of the two. */
export const asking: Pick<StepRules<'melee'>, 'waiting' | 'offers' | 'plan'> = {
  waiting(state, step): readonly Waiting[] {
    const asked = askedOf(state, step);
    if (asked === undefined) return [];
    const { figure, what } = asked;
    const foe = figure.id === step.initiator ? step.other : step.initiator;
    return [{ seat: seatOf(figure), what, detail: { unit: figure.id, foe, exchange: step.exchange } }];
  },
  offers(state, step): readonly Offer<Intent>[] {
    const asked = askedOf(state, step);
    if (asked === undefined) return [];
    const unit = asked.figure.id;
    switch (asked.what) {
      case 'fight-with': {
        const intents = waysToFight(state, step, asked.figure).map((way) => ({
          do: 'fight-with' as const,
          unit,
          ...way,
        }));
        return [{ needs: 'target', do: 'fight-with', unit, intents }];
      }
      case 'slip':
        return [now({ do: 'slip-away', unit }), now({ do: 'fight-on', unit })];
      case 'step-up':
        return [now({ do: 'step-up', unit }), now({ do: 'stay', unit })];
      default:
        return [now({ do: 'rally', unit }), now({ do: 'stay-down', unit })];
    }
  },
  plan(state, step, _seat, intent): Planned {
    const asked = askedOf(state, step);
    if (asked === undefined || !('unit' in intent) || intent.unit !== asked.figure.id) return outOfStep(step, intent);
    const unit = asked.figure.id;
    switch (intent.do) {
      case 'fight-with':
        return asked.what === 'fight-with' ? planFight(state, step, asked.figure, intent) : outOfStep(step, intent);
      case 'slip-away':
      case 'fight-on':
        return asked.what === 'slip' ? planSlip(step, unit, intent.do === 'slip-away') : outOfStep(step, intent);
      case 'step-up':
      case 'stay':
        return asked.what === 'step-up' ? planStepUp(state, step, asked.figure, intent.do) : outOfStep(step, intent);
      case 'rally':
      case 'stay-down':
        return asked.what === 'rally' ? planRally(step, unit, intent.do === 'rally') : outOfStep(step, intent);
      default:
        return outOfStep(step, intent);
    }
  },
};

type NowIntent = Extract<Intent, { do: 'slip-away' | 'fight-on' | 'step-up' | 'stay' | 'rally' | 'stay-down' }>;
const now = (intent: NowIntent): Offer<Intent> =>
  ({ needs: 'now', do: intent.do, unit: intent.unit, intent }) as Offer<Intent>;

function planFight(
  state: State,
  step: MeleeStep,
  figure: Fielded,
  intent: Extract<Intent, { do: 'fight-with' }>,
): Planned {
  const no = mayFightSo(state, step, figure, intent);
  if (no !== undefined) return refused(no);
  const unit = figure.id;
  const chosen: MeleeStep = {
    ...step,
    weapons: { ...step.weapons, [unit]: intent.weapon },
    tactics: { ...step.tactics, [unit]: intent.tactic },
  };
  return planned({
    marks: fightMarks(state, step),
    // Counted only where they are looked at
    get odds() {
      return meleeOdds(state, chosen);
    },
    enact(tale) {
      const arm = armOf(figure, intent.weapon);
      tale.add({ type: 'fightChosen', unit, weapon: arm.is, tactic: intent.tactic });
      const carried = meleeArms(figure).length > 0 && figure.profile.weapons.some((each) => each.id === arm.id);
      if (carried && figure.hand !== arm.id)
        tale.add({ type: 'changed', unit, set: { hand: arm.id }, because: 'FL-BAT-102' });
      tale.amend(chosen);
    },
  });
}

/** An evasive winner goes 2" and the melee is over; the loser is not driven back before it [FL-BAT-105]. */
const planSlip = (step: MeleeStep, unit: UnitId, away: boolean): Planned =>
  planned({
    marks: [],
    enact(tale) {
      tale.add({ type: 'slippedAway', unit, away });
      if (!away) {
        tale.amend({ ...step, stage: 'push' });
        return;
      }
      tale.amend({ ...step, stage: 'will', ends: 'slipped' });
      tale.call({ is: 'place', unit, why: 'evasive', reach: inch(2), mayStay: true });
    },
  });

function planStepUp(state: State, step: MeleeStep, figure: Fielded, does: 'step-up' | 'stay'): Planned {
  const spot = stepUpSpot(state, step);
  const ghost =
    does === 'stay' || spot === undefined
      ? []
      : [{ is: 'ring' as const, at: spot.at, radius: figure.profile.base / 2, tone: 'legal' as const }];
  return planned({
    marks: ghost,
    enact(tale) {
      if (does === 'stay') {
        tale.add({ type: 'steppedUp', unit: figure.id, up: false });
        tale.amend({ ...step, stage: 'will', ends: 'stays' });
      } else stepUp(tale, step);
    },
  });
}

const planRally = (step: MeleeStep, unit: UnitId, does: boolean): Planned =>
  planned({
    marks: [],
    enact(tale) {
      if (!does) {
        tale.amend({ ...step, asked: true });
        return;
      }
      spendWill(tale, unit, 'melee');
      unstun(tale, unit, 'FL-BAT-121');
      tale.add({ type: 'rallied', unit });
      tale.amend({ ...step, asked: true, leads: unit });
    },
  });
