import type { SideId } from '../../kernel';
import { otherSide, seatsOf, sideIds, sideOf } from '../figures';
import { outOfStep, planned, refused, type StepRules } from '../steps/step';

/** Both sides throw a die, ties again: for the choice of role, and for the first turn [ASOBH-SET-13] [ASOBH-INI-01]. */
export const rollOff: StepRules<'roll-off'> = {
  offers: (state, step, seat) =>
    hasRolled(step.rolled, sideOf(state, seat)) ? [] : [{ needs: 'now', do: 'roll-off', intent: { do: 'roll-off' } }],
  plan: (state, step, seat, intent) => {
    const side = sideOf(state, seat) ?? '';
    if (intent.do !== 'roll-off') return outOfStep(step, intent);
    if (hasRolled(step.rolled, side)) return refused({ code: 'roll-off/already', rule: 'ASOBH-SET-13' });
    return planned({
      marks: [],
      enact: (tale, dice) => {
        const [face = 1] = dice.roll(1, 6);
        tale.add({ type: 'rolledOff', side, why: step.why, face });
      },
    });
  },
  waiting: (state, step) =>
    sideIds(state)
      .filter((side) => !hasRolled(step.rolled, side))
      .flatMap((side) => seatsOf(state, side))
      .map((seat) => ({ seat, what: 'roll-off', detail: { why: step.why } })),
  carryOn: (tale, step) => {
    const [one = '', two = ''] = sideIds(tale.state);
    const a = step.rolled[one];
    const b = step.rolled[two];
    if (a === undefined || b === undefined) return false;
    const winner = a > b ? one : b > a ? two : null;
    tale.add({ type: 'rollOffDecided', why: step.why, winner });
    if (winner === null) {
      tale.amend({ ...step, rolled: {} });
      return true;
    }
    tale.finish();
    tale.call(step.why === 'role' ? { is: 'choose-role', side: winner } : { is: 'turn', side: winner, stage: 'begin' });
    return true;
  },
};

const hasRolled = (rolled: Readonly<Record<SideId, number>>, side: SideId | undefined): boolean =>
  side !== undefined && Object.hasOwn(rolled, side);

/** The higher die chooses to attack or to defend; the defender then lays the field [ASOBH-SET-13] [ASOBH-SET-14]. */
export const chooseRole: StepRules<'choose-role'> = {
  offers: (state, step, seat) =>
    sideOf(state, seat) !== step.side
      ? []
      : [
          {
            needs: 'target',
            do: 'choose-role',
            intents: [
              { do: 'choose-role', role: 'attacker' },
              { do: 'choose-role', role: 'defender' },
            ],
          },
        ],
  plan: (_state, step, _seat, intent) => {
    if (intent.do !== 'choose-role') return outOfStep(step, intent);
    return planned({
      marks: [],
      enact: (tale) => {
        tale.add({ type: 'roleChosen', side: step.side, role: intent.role });
        tale.finish();
        const other = otherSide(tale.state, step.side);
        const [attacker, defender] = intent.role === 'attacker' ? [step.side, other] : [other, step.side];
        const placer = tale.state.config.map === 'placer';
        tale.call(placer ? { is: 'terrain', side: defender } : { is: 'choose-edge', side: attacker });
      },
    });
  },
  waiting: (state, step) =>
    seatsOf(state, step.side).map((seat) => ({
      seat,
      what: 'choose-role',
      detail: { lays: state.config.map === 'placer' ? 1 : 0 },
    })),
};

const EDGES = ['near', 'far', 'left', 'right'] as const;

/** The attacker picks the edge he comes from, the defender has the one across the table [ASOBH-SET-15]. */
export const chooseEdge: StepRules<'choose-edge'> = {
  offers: (state, step, seat) =>
    sideOf(state, seat) !== step.side
      ? []
      : [{ needs: 'target', do: 'choose-edge', intents: EDGES.map((edge) => ({ do: 'choose-edge', edge })) }],
  plan: (_state, step, _seat, intent) => {
    if (intent.do !== 'choose-edge') return outOfStep(step, intent);
    return planned({
      marks: [],
      enact: (tale) => {
        tale.add({ type: 'edgeChosen', side: step.side, edge: intent.edge });
        tale.finish();
        tale.call({ is: 'deploy', side: otherSide(tale.state, step.side), placed: 0 });
      },
    });
  },
  waiting: (state, step) => seatsOf(state, step.side).map((seat) => ({ seat, what: 'choose-edge' })),
};
