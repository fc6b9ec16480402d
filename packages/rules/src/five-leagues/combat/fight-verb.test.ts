import { expect, test } from 'vitest';
import { offers, preview } from '../engine';
import type { State } from '../state';
import { aBattle, actOf, IDLE, play, refusals } from '../test-kit';

const pair = (did = IDLE, kind: 'turn' | 'seize' = 'turn'): State =>
  aBattle({
    figures: { a: { at: [10, 10], did }, e: { at: [10, 10.984] }, e2: { at: [14, 10] } },
    steps: [
      { is: 'round', stage: 'quick' },
      { is: 'party-phase', phase: 'quick', stage: 'act', passed: [] },
      actOf('a', { kind }),
    ],
  });
const fight = (target = 'e') => ({ do: 'fight', unit: 'a', target }) as const;

test('one who touches a foe fights it without a step, as its Combat Action [FL-BAT-16] [FL-BAT-28]', () => {
  const told = play(pair(), fight());
  expect(told.state.steps.at(-1)).toMatchObject({ is: 'melee', initiator: 'a', other: 'e' });
  expect(told.state.figures['a']?.did.fought).toBe(true);
  const done = play(told.state, { do: 'fight-with', unit: 'a', weapon: 'standard-weapon', tactic: 'none' }, [3, 3]);
  // Melee ends the activation [FL-BAT-15]
  expect(done.of('activationEnded')).toHaveLength(1);
});

test('only foes in contact are offered, and once, and never in a seized moment [FL-BAT-16] [FL-BAT-27] [FL-SET-16]', () => {
  expect(offers(pair(), 'a').find((each) => each.do === 'fight')).toMatchObject({ intents: [{ target: 'e' }] });
  expect(refusals(pair(), fight('e2'))[0]).toMatchObject({ code: 'melee/not-touching', who: ['e2'] });
  expect(refusals(pair({ ...IDLE, shots: 1 }), fight())[0]?.code).toBe('act/acted');
  expect(refusals(pair(IDLE, 'seize'), fight())[0]?.code).toBe('act/not-in-it');
});

test('the odds of a plain fight are shown before it [FL-BAT-107]', () => {
  const shown = preview(pair(), 'a', fight());
  const codes = shown.is === 'ready' ? (shown.odds ?? []).map(({ code }) => code) : [];
  expect(codes).toEqual(expect.arrayContaining(['melee-first', 'foe-out', 'self-out']));
});
