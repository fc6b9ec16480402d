import { planEngine } from '../kernel';
import { host } from './consent';
import { parse } from './intents';
import { rulesOf } from './steps';
import { settle } from './steps/settle';
import { type Game, type Tale, tale } from './steps/step';
import { sideOf } from './units';

/** Plans and consent as the kernel joins them; what comes after a step is for `settle` to say. */
export const { offers, sample, preview, decide, waitingFor } = planEngine<Game, Tale>({
  consent: host,
  rules: { turn: 'KOW-TRN-01', now: 'KOW-TRN-01' },
  parse,
  rulesOf,
  sits: (state, seat) => sideOf(state, seat) !== undefined,
  // A step hears every seat of its side, also one that has answered and thinks again; steps without a side hear both.
  asks: (state, step, seat) => !('side' in step) || step.side === sideOf(state, seat),
  tale,
  carryOn: settle,
});
