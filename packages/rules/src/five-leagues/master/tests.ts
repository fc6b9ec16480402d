import { fieldedOf, sideOf } from '../figures';
import type { IntentOf } from '../intents';
import type { State } from '../state';
import { type Planned, planned, refused } from '../steps/step';
import { testsWait } from './room';

/** A test of the master’s own; each of those named makes it with skills of his own [FL-BAT-200] [FL-BAT-201]. */
export function planAskTest(state: State, intent: IntentOf<'ask-test'>): Planned {
  const { units, text, skills, target, onPass, onFail, reward } = intent;
  const strangers = units.filter((id) => {
    const figure = fieldedOf(state, id);
    return figure === undefined || sideOf(figure) !== 'party';
  });
  if (strangers.length > 0) return refused({ code: 'master/not-a-character', rule: 'FL-BAT-201', who: strangers });
  if (new Set(units).size < units.length) return refused({ code: 'master/twice', rule: 'FL-BAT-201', who: [...units] });
  const wait = testsWait(state);
  if (wait !== undefined) return refused(wait);
  return planned({
    marks: [],
    enact: (tale) => {
      tale.add({ type: 'masterAsked', units, skills, target, text });
      tale.call({ is: 'master-test', units, now: null, skills, target, onPass, onFail, reward });
    },
  });
}
