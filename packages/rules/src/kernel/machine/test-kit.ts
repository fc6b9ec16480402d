import { z } from 'zod';
import type { ConsentHost } from '../agree';
import {
  type Consent,
  type ConsentEvent,
  type ConsentIntent,
  evolveConsent,
  isConsentEvent,
  noConsent,
  zConsentIntents,
} from '../consent';
import { parser, zText, zWhole } from '../parse';
import type { Outcome, Seat, SeatId } from '../system';
import type { EventIn } from './kinds';
import { outOfStep, planned, refused } from './plan';
import type { Always } from './plans';
import { evolveSteps } from './stack';
import { stepEngine } from './step-engine';
import { rulesIn, type StepRules } from './step-rules';
import { type Tale as BareTale, tale as bareTale } from './tale';

/**
 * A game small enough to see the whole machine at once. Two seats in turn take one to three stones from a heap; each
 * hand is followed by a die, and a six gives another hand. Whoever takes the last stone wins. A third seat, the
 * keeper, may at any time set the heap anew; everybody may hum.
 */
export type Step =
  | { readonly is: 'round'; readonly stage: 'begin' | 'end' }
  | { readonly is: 'hand'; readonly seat: SeatId; readonly stage: 'take' | 'luck' }
  | { readonly is: 'luck' }
  | { readonly is: 'spin' }
  | { readonly is: 'rest' };

export interface State {
  readonly steps: readonly Step[];
  readonly returned: number | null;
  readonly heap: number;
  readonly hums: readonly string[];
  readonly last: SeatId | null;
  readonly consent: Consent;
  readonly outcome: Outcome | null;
}

export type Intent =
  | { readonly do: 'take'; readonly stones: number }
  | { readonly do: 'heap'; readonly stones: number }
  | { readonly do: 'hum'; readonly tune: string }
  | ConsentIntent;

type OwnEvent =
  | { readonly type: 'took'; readonly seat: SeatId; readonly stones: number }
  | { readonly type: 'rolled'; readonly face: number }
  | { readonly type: 'heaped'; readonly stones: number }
  | { readonly type: 'hummed'; readonly tune: string };

export interface Game {
  readonly State: State;
  readonly Event: OwnEvent | ConsentEvent;
  readonly Intent: Intent;
  readonly Step: Step;
  readonly Returned: number;
}
export type Event = EventIn<Game>;

/** A tale of this game also hums. */
export interface Tale extends BareTale<Game> {
  hum(tune: string): void;
}

export const SEATS: readonly Seat[] = [
  { seat: 'a', side: 'n' },
  { seat: 'b', side: 's' },
  { seat: 'keeper', side: 'keeper' },
];

export const start: State = {
  steps: [{ is: 'round', stage: 'begin' }],
  returned: null,
  heap: 7,
  hums: [],
  last: null,
  consent: noConsent,
  outcome: null,
};

export function evolve(state: State, event: Event): State {
  if (isConsentEvent(event)) return { ...state, consent: evolveConsent(state.consent, event) };
  switch (event.type) {
    case 'opened':
    case 'closed':
    case 'amended':
      return evolveSteps(state, event);
    case 'ended':
      return { ...state, steps: [], outcome: event.outcome };
    case 'took':
      return { ...state, heap: state.heap - event.stones, last: event.seat };
    case 'heaped':
      return { ...state, heap: event.stones };
    case 'hummed':
      return { ...state, hums: [...state.hums, event.tune] };
    case 'rolled':
      return state;
  }
}

export function tale(from: State): Tale {
  const told = bareTale<Game>(from, evolve);
  return Object.assign(told, { hum: (tune: string) => told.add({ type: 'hummed', tune }) });
}

const round: StepRules<Game, Extract<Step, { is: 'round' }>, Tale> = {
  carryOn(told, step) {
    if (step.stage === 'begin') {
      told.amend({ ...step, stage: 'end' });
      told.callInOrder(['a', 'b'].map((seat) => ({ is: 'hand', seat, stage: 'take' })));
    } else {
      told.finish();
      told.call({ is: 'round', stage: 'begin' });
    }
    return true;
  },
};

const hand: StepRules<Game, Extract<Step, { is: 'hand' }>, Tale> = {
  carryOn(told, step) {
    if (step.stage === 'take') return false;
    if (told.state.returned === 6) told.amend({ ...step, stage: 'take' });
    else told.finish();
    return true;
  },
  waiting: (_state, step) => (step.stage === 'take' ? [{ seat: step.seat, what: 'take' }] : []),
  offers: () => [{ needs: 'place', do: 'take', draft: { do: 'take' } }],
  plan(state, step, seat, intent) {
    if (intent.do !== 'take') return outOfStep('TOY-02')(step, intent);
    if (intent.stones > state.heap) return refused({ code: 'take/too-many', rule: 'TOY-03' });
    return planned<Tale>({
      marks: [],
      notes: [{ code: 'left', because: 'TOY-03', detail: { stones: state.heap - intent.stones } }],
      enact(told) {
        told.add({ type: 'took', seat, stones: intent.stones });
        told.amend({ ...step, stage: 'luck' });
        told.call({ is: 'luck' });
      },
    });
  },
  draft: (state) => ({ is: 'unfinished', needs: `up to ${state.heap}`, marks: [] }),
  sample: (_state, _step, _seat, _offer, random) => ({ do: 'take', stones: 1 + Math.floor(random() * 3) }),
};

const luck: StepRules<Game, Extract<Step, { is: 'luck' }>, Tale> = {
  carryOn(told, _step, dice) {
    const [face = 1] = dice.roll(1, 6);
    told.add({ type: 'rolled', face });
    told.finish(face);
    return true;
  },
};

/** A fault on purpose: it never asks and never ends. */
const spin: StepRules<Game, Extract<Step, { is: 'spin' }>, Tale> = { carryOn: () => true };

/** It asks, and has an answer to nothing. */
const rest: StepRules<Game, Extract<Step, { is: 'rest' }>, Tale> = { waiting: () => [{ seat: 'a', what: 'rest' }] };

const humming: Always<Game, Tale> = {
  dos: ['hum'],
  lapses: false,
  offers: () => [{ needs: 'now', do: 'hum', intent: { do: 'hum', tune: 'la' } }],
  plan: (_state, _seat, intent) =>
    planned({ marks: [], enact: (told) => told.hum(intent.do === 'hum' ? intent.tune : '') }),
};

const keeping: Always<Game, Tale> = {
  dos: ['heap'],
  lapses: true,
  offers: (_state, seat) => (seat === 'keeper' ? [{ needs: 'place', do: 'heap', draft: { do: 'heap' } }] : []),
  plan(_state, seat, intent) {
    if (seat !== 'keeper' || intent.do !== 'heap') return refused({ code: 'heap/keeper-only', rule: 'TOY-04' });
    return planned<Tale>({ marks: [], enact: (told) => told.add({ type: 'heaped', stones: intent.stones }) });
  },
  draft: () => ({ is: 'unfinished', needs: 'a heap', marks: [] }),
  sample: (_state, _seat, _offer, random) => ({ do: 'heap', stones: Math.floor(random() * 10) }),
};

const consent: ConsentHost<State, Game['Event']> = {
  consent: (state) => state.consent,
  seats: () => SEATS,
  isOver: (state) => state.outcome !== null,
  check: () => [],
};

const zIntent: z.ZodType<Intent> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('take'), stones: zWhole(1, 3) }),
  z.strictObject({ do: z.literal('heap'), stones: zWhole(0, 20) }),
  z.strictObject({ do: z.literal('hum'), tune: zText(20) }),
  ...zConsentIntents,
]);

export const engine = stepEngine<Game, Tale>({
  consent,
  rules: { turn: 'TOY-01', now: 'TOY-02' },
  parse: parser(zIntent),
  rulesOf: rulesIn<Game, Tale>({ round, hand, luck, spin, rest }),
  sits: (_state, seat) => SEATS.some((each) => each.seat === seat),
  always: [humming, keeping],
  tale,
  endOf: (state) =>
    state.heap > 0
      ? undefined
      : { winners: SEATS.flatMap((each) => (each.seat === state.last ? [each.side] : [])), because: 'last-stone' },
});
