import { describe, expect, test } from 'vitest';
import { zConfig } from '../config';
import { setup } from '../setup';
import type { State } from '../state';
import { aBattle, happen, play } from '../test-kit';
import { automaFor } from './deputy';
import { offerReroll } from './reroll';

const two = {
  seats: [
    { seat: 'a', side: 'party' },
    { seat: 'b', side: 'party' },
    { seat: 'gm', side: 'enemies' },
  ],
};

/** What is entered, without what would do instead. */
const entered = (state: State) => automaFor(state).map(({ seat, intent, when }) => ({ seat, intent, when }));

describe('what the game enters', () => {
  const enemyTurn = (runs: 'game' | 'master') =>
    aBattle({
      figures: { h1: { at: [18, 2] }, e1: { at: [5, 30], runs } },
      phase: 'enemy',
      steps: [
        { is: 'round', stage: 'enemy' },
        { is: 'enemy-phase', stage: 'act', order: ['e1'], markers: [] },
      ],
    });

  test('is every answer of an enemy it runs, whoever sits there [FL-GEN-22] [FL-AI-01]', () => {
    expect(entered(enemyTurn('game'))).toEqual([{ seat: 'gm', intent: { do: 'automa' }, when: 'always' }]);
  });

  test('is, should its own answer prove faulty, the plainest one that a hand could give [FL-GEN-22]', () => {
    const otherwise = (state: State) => automaFor(state).at(-1)?.otherwise?.() ?? [];
    const turn = enemyTurn('game');
    expect(otherwise(turn)[0]).toEqual({ do: 'activate', unit: 'e1' });
    const acting = play(turn, { do: 'activate', unit: 'e1' }, [], 'gm');
    expect(otherwise(acting.state)[0]).toEqual({ do: 'end-activation', unit: 'e1' });
    const verbs = [...otherwise(turn), ...otherwise(acting.state)].map((intent) => intent.do);
    for (const verb of ['automa', 'rule', 'resign', 'correct', 'hand-over']) expect(verbs).not.toContain(verb);
  });

  test('is that of a master’s enemy only where no master is [FL-AI-60]', () => {
    expect(entered(enemyTurn('master'))).toContainEqual({ seat: 'gm', intent: { do: 'automa' }, when: 'absent' });
    const hand = play(enemyTurn('master'), { do: 'activate', unit: 'e1' }, [], 'gm');
    expect(entered(hand.state)).toContainEqual({ seat: 'gm', intent: { do: 'automa' }, when: 'absent' });
  });

  test('takes back the enemies of a master who got up, before all else [FL-GEN-22]', () => {
    const [first] = entered(enemyTurn('master'));
    expect(first).toEqual({ seat: 'gm', intent: { do: 'hand-over', units: 'all', to: 'game' }, when: 'empty' });
    const told = play(enemyTurn('master'), first?.intent as never, [], 'gm');
    expect(told.of('handedOver')).toMatchObject([{ units: ['e1'], all: true, to: 'game' }]);
    expect(told.state.figures['e1']?.runs).toBe('game');
    expect(entered(told.state)).toEqual([{ seat: 'gm', intent: { do: 'automa' }, when: 'always' }]);
  });

  test('makes an empty master’s seat ready last of all: until then somebody may sit down [FL-GEN-22]', () => {
    const gathered = play(setup(zConfig.parse({ seats: 1, map: 'none' })), { do: 'bring', sheet: 'hearthguard' });
    const now = (state: typeof gathered.state) => entered(state).filter(({ seat }) => seat === 'gm');
    expect(now(gathered.state)).toEqual([]);
    const ready = play(gathered.state, { do: 'ready', ready: true });
    expect(now(ready.state)).toEqual([{ seat: 'gm', intent: { do: 'automa' }, when: 'absent' }]);
    const answered = play(gathered.state, { do: 'automa' }, [], 'gm');
    expect(answered.of('readied')).toMatchObject([{ seat: 'gm', by: 'game' }]);
    expect(answered.state.enemiesBy).toBe('game');
  });

  test('is a yes of a friend who is away: ready, and the dice as they are proposed [FL-GEN-22] [FL-BAT-03]', () => {
    const gathered = play(setup(zConfig.parse({ seats: 2, map: 'none' })), { do: 'bring', sheet: 'hearthguard' });
    expect(entered(gathered.state)).toContainEqual({
      seat: 'b',
      intent: { do: 'ready', ready: true },
      when: 'absent',
    });
    const dice = aBattle({
      figures: { h1: { at: [5, 5] }, h2: { at: [9, 5], seat: 'b' }, e1: { at: [18, 30] } },
      steps: [
        { is: 'round', stage: 'initiative' },
        { is: 'initiative', stage: 'assign', again: [], choice: null },
      ],
      initiative: { dice: [1, 2], given: {}, proposedBy: null, yes: [] },
      ...two,
    });
    expect(entered(dice)).toEqual([]);
    const proposed = play(dice, { do: 'propose-initiative', given: { h1: 0, h2: 1 } });
    expect(entered(proposed.state)).toEqual([{ seat: 'b', intent: { do: 'back-initiative' }, when: 'absent' }]);
  });

  test('lets the dice of a friend who is away lie as they fell [FL-BAT-204]', () => {
    const state = aBattle({
      figures: { h1: { at: [5, 5] }, e1: { at: [18, 30] } },
      acting: 'h1',
      storyPoints: 1,
    });
    const told = happen(state, (tale) => offerReroll(tale, { unit: 'h1', why: 'test', faces: [2], sides: 6 }));
    expect(entered(told.state)).toEqual([{ seat: 'a', intent: { do: 'keep', faces: 'before' }, when: 'absent' }]);
  });

  test('begins nothing for a friend who is away [FL-GEN-22]', () => {
    const state = aBattle({
      figures: { h1: { at: [5, 5] }, e1: { at: [18, 30] } },
      step: { is: 'party-phase', phase: 'quick', stage: 'act', passed: [] },
    });
    expect(entered(state)).toEqual([]);
  });

  test('agrees for the enemies to what is put right, never to who won [FL-GEN-22]', () => {
    const state = aBattle({
      figures: { h1: { at: [5, 5] }, e1: { at: [18, 30] } },
      step: { is: 'party-phase', phase: 'quick', stage: 'act', passed: [] },
    });
    const wrong = play(state, { do: 'correct', changes: [{ is: 'agree', text: 'It was a wall' }] });
    expect(entered(wrong.state)).toContainEqual({
      seat: 'gm',
      intent: { do: 'answer-proposal', proposal: 1, yes: true },
      when: 'absent',
    });
    const won = play(state, { do: 'offer-result', winners: ['party'] });
    expect(entered(won.state)).toContainEqual({
      seat: 'gm',
      intent: { do: 'answer-proposal', proposal: 1, yes: false },
      when: 'absent',
    });
  });
});
