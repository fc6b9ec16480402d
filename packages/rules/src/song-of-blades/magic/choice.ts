import type { Mark, SeatId } from '../../kernel';
import { fieldedOf, figureOf } from '../figures';
import type { IntentOf } from '../intents';
import { isFree } from '../moves/place';
import type { State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepRules } from '../steps/step';
import type { MagicChoiceStep } from '../steps-magic';
import { summonedFigure } from './creature';
import { callable } from './roster';

/** A choice a spell or a backfire leaves to somebody. */
export const choiceRules: StepRules<'magic-choice'> = {
  waiting: (_state, step) => [
    { seat: step.seat, what: `magic-${step.of}`, detail: { unit: step.unit, spell: step.spell } },
  ],

  offers(_state, step) {
    if (step.place)
      return [{ needs: 'place', do: 'magic-choose', unit: step.unit, draft: { do: 'magic-choose', unit: step.unit } }];
    return [
      {
        needs: 'target',
        do: 'magic-choose',
        unit: step.unit,
        intents: step.options.map((option) => ({ do: 'magic-choose', unit: step.unit, option })),
      },
    ];
  },

  plan: (state, step, seat, intent) =>
    intent.do === 'magic-choose' ? planChoice(state, step, seat, intent) : outOfStep(step, intent),

  draft: (state, step) => {
    const unit = fieldedOf(state, step.unit);
    return {
      is: 'unfinished',
      needs: step.options.length > 0 ? 'option' : 'at',
      marks: unit === undefined ? [] : [{ is: 'outline', unit: unit.id, tone: 'target' }],
    };
  },

  sample(state, step, _seat, _offer, random) {
    const option = step.options[Math.floor(random() * step.options.length)];
    for (let tries = 0; tries < 60; tries++) {
      const at = {
        x: Math.round(random() * state.table.width * 100) / 100,
        y: Math.round(random() * state.table.depth * 100) / 100,
      };
      if (placeTrouble(state, step, option, at) === undefined)
        return { do: 'magic-choose', unit: step.unit, ...(option === undefined ? {} : { option }), at };
    }
    return undefined;
  },

  /** Whoever it was about is gone: there is nothing to choose. */
  carryOn(tale, step) {
    if (step.of === 'leap' || fieldedOf(tale.state, step.unit) !== undefined) return false;
    tale.finish({ is: 'magic-chosen', of: step.of, option: null, at: null });
    return true;
  },
};

function planChoice(state: State, step: MagicChoiceStep, _seat: SeatId, intent: IntentOf<'magic-choose'>): Planned {
  const { option, at } = intent;
  const no = (code: string, where?: typeof at): Planned =>
    refused({ code, rule: `ASOBH-SPELL-${step.spell}`, who: [step.unit], ...(where === undefined ? {} : { where }) });
  if (intent.unit !== step.unit) return no('choice/another');
  if (step.options.length > 0 ? !step.options.includes(option ?? '') : option !== undefined)
    return no('choice/no-such');
  if (step.place !== (at !== undefined)) return no(step.place ? 'choice/no-place' : 'choice/no-such');
  const trouble = at === undefined ? undefined : placeTrouble(state, step, option, at);
  if (trouble !== undefined) return no(trouble, at);
  return planned({
    marks: marksOf(state, step, option, at),
    enact(tale) {
      tale.add({
        type: 'magicChosen',
        unit: step.unit,
        spell: step.spell,
        of: step.of,
        option: option ?? null,
        at: at ?? null,
      });
      tale.finish({ is: 'magic-chosen', of: step.of, option: option ?? null, at: at ?? null });
    },
  });
}

/** Why a spot will not do; undefined where it will. */
function placeTrouble(
  state: State,
  step: MagicChoiceStep,
  option: string | undefined,
  at: { readonly x: number; readonly y: number },
): string | undefined {
  const caster = fieldedOf(state, step.unit);
  if (caster === undefined) return 'choice/no-place';
  if (step.of === 'recoil')
    return Math.hypot(at.x - caster.pose.x, at.y - caster.pose.y) < 1 ? 'choice/no-direction' : undefined;
  const found = callable(state, caster, Number.POSITIVE_INFINITY).find(({ id }) => id === option);
  if (found === undefined) return 'choice/no-such';
  const figure = summonedFigure(state, caster, found.profile, { power: 1, until: null });
  return isFree(state, figure, at) ? undefined : 'choice/no-room';
}

function marksOf(
  state: State,
  step: MagicChoiceStep,
  option: string | undefined,
  at: { readonly x: number; readonly y: number } | undefined,
): readonly Mark[] {
  const unit = fieldedOf(state, step.unit);
  const marks: Mark[] = unit === undefined ? [] : [{ is: 'outline', unit: unit.id, tone: 'target' }];
  if (option !== undefined && figureOf(state, option) !== undefined)
    marks.push({ is: 'outline', unit: option, tone: 'target' });
  if (at !== undefined && unit !== undefined)
    marks.push({ is: 'line', from: { x: unit.pose.x, y: unit.pose.y }, to: at, tone: 'path' });
  return marks;
}
