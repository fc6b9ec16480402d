import { seatsOf, sideIds } from '../units';
import { outOfStep, planned, refused, type StepRules } from './step';

/** The winner of the roll-off takes a long edge; the other side has the opposite one [KOW-SCN-03]. */
export const chooseEdge: StepRules<'choose-edge'> = {
  offers: () => [
    {
      needs: 'target',
      do: 'choose-edge',
      intents: [
        { do: 'choose-edge', edge: 'near' },
        { do: 'choose-edge', edge: 'far' },
      ],
    },
  ],
  plan: (_state, step, _seat, intent) => {
    if (intent.do !== 'choose-edge') return outOfStep(step, intent);
    return planned({
      marks: [],
      enact: (tale) =>
        tale.add(
          { type: 'edgeChosen', side: step.side, edge: intent.edge },
          { type: 'closed' },
          { type: 'opened', step: { is: 'deploy', side: step.side } },
        ),
    });
  },
  waiting: (state, step) => seatsOf(state, step.side).map((seat) => ({ seat, what: 'choose-edge' })),
};

/** The winner of a roll-off says who begins: every round [KOW-TRN-02], or with the scouts [KOW-SPR-33] [KOW-SCN-05]. */
export const chooseFirst: StepRules<'choose-first'> = {
  offers: (state) => [
    {
      needs: 'target',
      do: 'choose-first',
      intents: sideIds(state).map((side) => ({ do: 'choose-first', side })),
    },
  ],
  plan: (state, step, _seat, intent) => {
    if (intent.do !== 'choose-first') return outOfStep(step, intent);
    if (!sideIds(state).includes(intent.side)) return refused({ code: 'side/unknown', rule: 'GEN-01' });
    return planned({
      marks: [],
      enact: (tale) => {
        const chosen = { type: 'firstChosen', by: step.side, first: intent.side } as const;
        if (step.of === undefined) return tale.add(chosen, { type: 'closed' });
        const scouts = { is: 'scout', side: intent.side, done: [] } as const;
        return tale.add({ ...chosen, of: step.of }, { type: 'closed' }, { type: 'opened', step: scouts });
      },
    });
  },
  waiting: (state, step) => seatsOf(state, step.side).map((seat) => ({ seat, what: 'choose-first' })),
};

/** After the sixth round the side with the second turn rolls: on 4 or more one more round is played [KOW-SCN-06]. */
export const lastRound: StepRules<'last-round'> = {
  offers: () => [{ needs: 'now', do: 'roll-last', intent: { do: 'roll-last' } }],
  plan: (state, step, _seat, intent) => {
    if (intent.do !== 'roll-last') return outOfStep(step, intent);
    return planned({
      marks: [],
      enact: (tale, dice) => {
        const [face = 1] = dice.roll(1, 6);
        const rounds = state.round + (face >= 4 ? 1 : 0);
        tale.add({ type: 'lastRoundRolled', side: step.side, face, rounds }, { type: 'closed' });
      },
    });
  },
  waiting: (state, step) => seatsOf(state, step.side).map((seat) => ({ seat, what: 'roll-last' })),
};
