import type { Offer, SeatId, UnitId } from '../../kernel';
import { type Fielded, fieldedOf, figuresOf, otherSide, runBy, seatOf } from '../figures';
import { qualityRoll } from '../flow/quality';
import type { Intent, IntentOf } from '../intents';
import type { State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepRules, type Tale } from '../steps/step';
import type { CastStep, CounterStep } from '../steps-magic';
import { backfireStep } from './backfire';
import { clash } from './clash';
import { powerOf } from './complications';
import { mayCounter } from './may-cast';
import { clashOdds, counterOdds } from './odds';
import { seesFigure } from './sight';

/** Enemy casters who may answer a spell of this caster now: they know how, and see him [ASOBH-SPELL-counter-spell]. */
function counterers(state: State, caster: UnitId, tried: readonly UnitId[]): readonly Fielded[] {
  const him = fieldedOf(state, caster);
  if (him === undefined) return [];
  return figuresOf(state, otherSide(state, runBy(him))).filter(
    (figure) =>
      !tried.includes(figure.id) &&
      mayCounter(state, figure) === undefined &&
      seesFigure(state, figure, him, 'spell').sees,
  );
}

export const couldCounter = (state: State, caster: UnitId): boolean => counterers(state, caster, []).length > 0;

export function counterStep(state: State, cast: CastStep): CounterStep | undefined {
  const caster = fieldedOf(state, cast.unit);
  if (caster === undefined) return undefined;
  return {
    is: 'counter',
    side: otherSide(state, runBy(caster)),
    caster: cast.unit,
    spell: cast.spell,
    power: cast.power,
    declined: [],
    tried: [],
    stage: 'ask',
    by: null,
  };
}

/** Asks every seat that has somebody who can; goes on when all have tried or let it pass. */
export const counterRules: StepRules<'counter'> = {
  waiting: (state, step) =>
    asked(state, step).map((seat) => ({
      seat,
      what: 'counter',
      detail: { caster: step.caster, spell: step.spell, power: step.power },
    })),

  offers(state, step, seat) {
    const offers: Offer<Intent>[] = able(state, step, seat).map((figure) => ({
      needs: 'target',
      do: 'counter',
      unit: figure.id,
      intents: waysOf(figure).map(([how, dice]) => ({ do: 'counter', unit: figure.id, with: how, dice })),
    }));
    return [...offers, { needs: 'now', do: 'let-pass', intent: { do: 'let-pass' } }];
  },

  plan(state, step, seat, intent) {
    if (intent.do === 'let-pass')
      return planned({
        marks: [],
        enact(tale) {
          tale.add({ type: 'letPass', seat, spell: step.spell });
          tale.amend({ ...step, declined: [...step.declined, seat] });
        },
      });
    return intent.do === 'counter' ? planCounter(state, step, seat, intent) : outOfStep(step, intent);
  },

  carryOn(tale, step, dice) {
    switch (step.stage) {
      case 'ask':
        if (fieldedOf(tale.state, step.caster) !== undefined && asked(tale.state, step).length > 0) return false;
        tale.finish({ is: 'countered', countered: false });
        return true;
      case 'rolled': {
        const { returned } = tale.state;
        const rolled = returned?.is === 'quality' ? returned : undefined;
        if (step.by !== null && rolled !== undefined && rolled.successes === 0 && rolled.failures >= BACKFIRES) {
          tale.amend({ ...step, stage: 'ask', by: null });
          tale.call(backfireStep(step.by, 'counter-spell'));
          return true;
        }
        return meet(tale, step, rolled?.successes ?? 0, dice);
      }
    }
  },
};
const BACKFIRES = 3;

function meet(tale: Tale, step: CounterStep, successes: number, dice: Parameters<typeof clash>[3]): true {
  const by = step.by === null ? undefined : fieldedOf(tale.state, step.by);
  tale.amend({ ...step, stage: 'ask', by: null });
  if (by === undefined || successes < 1) return true;
  hasCast(tale, by);
  const power = powerOf(tale.state, successes);
  const worked = clash(
    tale,
    { unit: by.id, spell: 'counter-spell', power },
    { what: step.spell, power: step.power },
    dice,
  );
  if (worked) tale.finish({ is: 'countered', countered: true });
  return true;
}

/** He has cast for this turn, and reacts no more in it. */
function hasCast(tale: Tale, figure: Fielded): void {
  const foreign = tale.state.active !== runBy(figure);
  tale.add({
    type: 'changed',
    unit: figure.id,
    set: { did: { ...figure.did, casts: figure.did.casts + 1 }, ...(foreign ? { reacted: true } : {}) },
    because: 'ASOBH-SPELL-counter-spell',
  });
}

/** Dice thrown now, one to three of them; or what was banked before, which needs none. */
const waysOf = (figure: Fielded): readonly (readonly ['dice' | 'banked', number])[] => [
  ...[1, 2, 3].map((dice) => ['dice', dice] as const),
  ...[1, 2, 3].filter((dice) => dice <= figure.banked).map((dice) => ['banked', dice] as const),
];

function planCounter(state: State, step: CounterStep, seat: SeatId, intent: IntentOf<'counter'>): Planned {
  const figure = fieldedOf(state, intent.unit);
  if (figure === undefined || runBy(figure) !== step.side)
    return refused({ code: 'counter/no-such-caster', rule: 'ASOBH-SPELL-counter-spell' });
  if (seatOf(figure) !== seat) return refused({ code: 'unit/not-yours', rule: 'GEN-02', who: [figure.id] });
  if (step.tried.includes(figure.id))
    return refused({ code: 'counter/tried', rule: 'ASOBH-SPELL-counter-spell', who: [figure.id] });
  const no = mayCounter(state, figure);
  if (no !== undefined) return refused(no);
  const him = fieldedOf(state, step.caster);
  if (him === undefined || !seesFigure(state, figure, him, 'spell').sees)
    return refused({ code: 'cast/no-sight', rule: 'ASOBH-RNG-05', who: [figure.id, step.caster] });
  if (intent.with === 'banked' && intent.dice > figure.banked)
    return refused({
      code: 'counter/not-banked',
      rule: 'ASOBH-MAG-16',
      who: [figure.id],
      detail: { banked: figure.banked, asked: intent.dice },
    });
  return planned({
    marks: [
      { is: 'outline', unit: step.caster, tone: 'target' },
      { is: 'line', from: pointOf(figure), to: pointOf(him), tone: 'sight' },
    ],
    odds:
      intent.with === 'banked'
        ? clashOdds(powerOf(state, intent.dice), [], step.power)
        : counterOdds(state, figure, intent.dice, step.power),
    enact(tale, dice) {
      begin(tale, step, figure, intent);
      if (intent.with === 'banked')
        meet(tale, { ...step, by: figure.id, tried: [...step.tried, figure.id] }, intent.dice, dice);
      else
        tale.call(
          qualityRoll(tale.state, { unit: figure.id, why: 'spell', dice: intent.dice, against: 'counter-spell' }),
        );
    },
  });
}

/** He tries, once for this spell; what he had banked is used up. */
function begin(tale: Tale, step: CounterStep, figure: Fielded, intent: IntentOf<'counter'>): void {
  tale.add({
    type: 'counterTried',
    unit: figure.id,
    caster: step.caster,
    spell: step.spell,
    with: intent.with,
    power: intent.dice,
  });
  if (intent.with === 'banked')
    tale.add({
      type: 'changed',
      unit: figure.id,
      set: { banked: figure.banked - intent.dice },
      because: 'ASOBH-SPELL-counter-spell',
    });
  tale.amend({ ...step, stage: 'rolled', by: figure.id, tried: [...step.tried, figure.id] });
}

const asked = (state: State, step: CounterStep): readonly SeatId[] =>
  step.stage !== 'ask'
    ? []
    : [...new Set(counterers(state, step.caster, step.tried).map(seatOf))].filter(
        (seat) => !step.declined.includes(seat),
      );
const able = (state: State, step: CounterStep, seat: SeatId): readonly Fielded[] =>
  counterers(state, step.caster, step.tried).filter((figure) => seatOf(figure) === seat);
const pointOf = ({ pose }: Fielded) => ({ x: pose.x, y: pose.y });
