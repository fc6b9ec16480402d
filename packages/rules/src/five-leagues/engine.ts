import { stepEngine } from '../kernel';
import { host } from './consent';
import { seatSide } from './figures';
import { endOf } from './flow/ending';
import { oldFriend } from './flow/old-friend';
import { proposing } from './flow/proposing';
import { sharing } from './flow/share';
import { telling } from './flow/telling';
import { fleeing } from './flow/vote';
import { wishes } from './flow/wishes';
import { parse } from './intents';
import { anytime } from './items/anytime';
import { mastery } from './master/always';
import { rulesOf } from './steps';
import { type Game, type Tale, tale } from './steps/step';

/** The game on the kernel's machine of steps. */
export const { offers, sample, preview, decide, waitingFor, carryOn } = stepEngine<Game, Tale>({
  consent: host,
  rules: { turn: 'FL-BAT-01', now: 'FL-BAT-15' },
  parse,
  rulesOf,
  sits: (state, seat) => seatSide(state, seat) !== undefined,
  always: [proposing, oldFriend, fleeing, telling, sharing, anytime, wishes, mastery],
  tale,
  endOf,
});
