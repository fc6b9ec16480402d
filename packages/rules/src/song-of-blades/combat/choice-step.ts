import type { Figure as OddsFigure } from '../../kernel';
import type { State } from '../state';
import { outOfStep, planned, refused, type StepOf, type StepRules } from '../steps/step';
import type { ChoiceStep, FightStep, Result } from '../steps-combat';
import { defencesOf, falloutOf } from './answers';
import { chanceOf } from './chance';
import { judge, judgingOf, RESULTS } from './outcome';

/** Somebody decides within a combat: luck, a shield or a parry, what a six does, who strikes [ASOBH-TRA-01]. */
export const combatChoice: StepRules<'combat-choice'> = {
  waiting: (_state, step) => [
    {
      seat: step.seat,
      what: `combat-${step.of}`,
      detail: { unit: step.unit, result: step.result, ...(step.against === null ? {} : { against: step.against }) },
    },
  ],
  offers: (_state, step) => [
    {
      needs: 'target',
      do: 'choose',
      unit: step.unit,
      intents: step.options.map((option) => ({ do: 'choose', option })),
    },
  ],
  plan(state, step, _seat, intent) {
    if (intent.do !== 'choose') return outOfStep(step, intent);
    if (!step.options.includes(intent.option))
      return refused({ code: 'choose/not-an-option', rule: 'ASOBH-TRA-01', who: [step.unit] });
    const odds = oddsOf(state, step, intent.option);
    return planned({
      marks: [
        { is: 'outline', unit: step.unit, tone: 'legal' },
        ...(isUnit(state, intent.option)
          ? [{ is: 'outline' as const, unit: intent.option, tone: 'target' as const }]
          : []),
      ],
      ...(odds === undefined ? {} : { odds }),
      notes: [
        { code: `chosen-${step.of}`, because: 'ASOBH-TRA-01', detail: { option: intent.option, result: step.result } },
      ],
      enact: (tale) => tale.finish({ is: 'chosen', of: step.of, option: intent.option }),
    });
  },
};

const isUnit = (state: State, option: string): boolean => Object.hasOwn(state.figures, option);

/** What an answer may do, where a die decides. */
function oddsOf(state: State, step: ChoiceStep, option: string): readonly OddsFigure[] | undefined {
  const fight = state.steps.findLast((each): each is StepOf<'combat'> => each.is === 'combat');
  if (fight === undefined) return undefined;
  if (step.of === 'lucky') return luckOdds(state, step, fight, option);
  if (step.of !== 'defence' || fight.count === null || fight.count.winner === 'none') return undefined;
  const { winner, die } = fight.count;
  const found = falloutOf(state, fight.attack, winner, die[winner], fight.result);
  const defence = found === undefined ? undefined : defencesOf(state, found).find(({ by }) => by === option);
  return defence === undefined ? undefined : [{ is: 'chance', code: 'answer-works', value: chanceOf(defence) }];
}

/** What the dice come to if one of them is thrown again, before shields and parries. */
function luckOdds(state: State, step: ChoiceStep, fight: FightStep, option: string): readonly OddsFigure[] | undefined {
  if (fight.sides === null) return undefined;
  const judging = judgingOf(state, fight.attack, fight.sides);
  const side = step.unit === fight.attack.by ? 'attacker' : 'target';
  const thrown = option.startsWith('die-') ? [1, 2, 3, 4, 5, 6] : [0];
  const chances = new Map<string, number>();
  for (const face of thrown) {
    const faces = fight.faces[side].map((old, i) => (face > 0 && option === `die-${i}` ? face : old));
    const { count, result } = judge(judging, { ...fight.faces, [side]: faces });
    const who = count.winner === 'target' ? 'attacker' : 'target';
    const code = result === 'nothing' ? 'nothing' : `${who}-${result}`;
    chances.set(code, (chances.get(code) ?? 0) + 1 / thrown.length);
  }
  return CODES.flatMap((code) => {
    const value = chances.get(code);
    return value === undefined ? [] : [{ is: 'chance' as const, code, value }];
  });
}
const CODES: readonly string[] = [
  ...RESULTS.filter(isHarm).map((result) => `target-${result}`),
  'nothing',
  ...RESULTS.filter(isHarm).map((result) => `attacker-${result}`),
];
function isHarm(result: Result): boolean {
  return result !== 'nothing';
}
