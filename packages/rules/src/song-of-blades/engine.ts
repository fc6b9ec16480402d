import { stepEngine } from '../kernel';
import { host } from './consent';
import { sideOf } from './figures';
import { declining } from './flow/auto-decline';
import { parse } from './intents';
import { endOf } from './morale/ending';
import { rulesOf } from './steps';
import { type Game, type Tale, tale } from './steps/step';

/** The game on the kernel's machine of steps. */
export const { offers, sample, preview, decide, waitingFor, carryOn } = stepEngine<Game, Tale>({
  consent: host,
  rules: { turn: 'ASOBH-INI-01', now: 'ASOBH-ACT-03' },
  parse,
  rulesOf,
  sits: (state, seat) => sideOf(state, seat) !== undefined,
  always: [declining],
  tale,
  endOf,
});
