import type { Dice, UnitId } from '../../kernel';
import { fieldedOf, sideOf, topStep } from '../figures';
import { offerReroll } from '../flow/reroll';
import { maySpendStory } from '../flow/story';
import { noticeMelee } from '../scenarios/awareness';
import { afterExchange, afterMelee, exchangeRerolls, isUntouchable } from '../special/hooks';
import type { State } from '../state';
import type { StepRules, Tale } from '../steps/step';
import type { HitResult, MeleeStep } from '../steps-combat';
import { bestArm } from './arms';
import { asking, isAsked } from './ask';
import { blowHit } from './blow';
import { areApart, isLast } from './contact';
import { exchangeOf, judgeExchange } from './exchange';
import { keptFaces } from './faces';
import { hitStep } from './hit';
import { pushLoser, separate, stepUp } from './push';
import { unstun } from './states';

/**
 * A melee from its beginning; called, it closes with `{ is: 'melee', exchanges }` [FL-BAT-100]. `notes`: what special
 * rules want to know of the way in.
 */
export const meleeStep = (
  initiator: UnitId,
  other: UnitId,
  notes: Readonly<Record<string, number>> = {},
): MeleeStep => ({
  is: 'melee',
  initiator,
  other,
  attacker: null,
  exchange: 0,
  stage: 'begin',
  weapons: {},
  tactics: {},
  faces: {},
  dazed: [],
  rerolls: null,
  winner: null,
  blows: [],
  hit: null,
  leads: null,
  asked: false,
  again: false,
  ends: null,
  notes,
});

/** Exchange by exchange; whatever takes one of the two from the table ends it [FL-BAT-101] [FL-BAT-122]. */
export const melee: StepRules<'melee'> = {
  ...asking,
  carryOn(tale, step, dice) {
    const one = fieldedOf(tale.state, step.initiator);
    const two = fieldedOf(tale.state, step.other);
    if (step.stage === 'end') {
      tale.finish({ is: 'melee', exchanges: step.exchange });
      return true;
    }
    // Blows of one moment fall all of them, whoever the first takes out
    const atOnce = (step.stage === 'struck' || step.stage === 'hit') && step.blows.length > 0;
    if (step.stage !== 'over' && !atOnce && (one === undefined || two === undefined)) {
      tale.amend({ ...step, stage: 'over', ends: step.ends ?? (step.exchange === 0 ? 'apart' : 'casualty') });
      return true;
    }
    if (isAsked(tale.state, step)) return false;
    STAGES[step.stage](tale, step, dice);
    return true;
  },
};

type Stage = (tale: Tale, step: MeleeStep, dice: Dice) => void;

const STAGES: Readonly<Record<Exclude<MeleeStep['stage'], 'end'>, Stage>> = {
  begin,
  // Reached when whoever is asked has answered
  weapon: (tale, step) => tale.amend({ ...step, stage: 'exchange' }),
  exchange: rollDice,
  rolled: judgeDice,
  hit: strike,
  struck: (tale, step) => {
    const result: HitResult | null = tale.state.returned?.is === 'hit' ? tale.state.returned.result : null;
    tale.amend({ ...step, stage: 'hit', hit: step.hit ?? result });
  },
  special,
  slip: (tale, step) =>
    tale.amend(areApart(tale.state, step) ? { ...step, stage: 'over', ends: 'apart' } : { ...step, stage: 'push' }),
  push: pushLoser,
  'step-up': stepUp,
  will: (tale, step) => tale.amend({ ...step, stage: 'next' }),
  next,
  over: (tale, step, dice) => {
    const { initiator: unit, other: target, exchange: exchanges } = step;
    tale.add({ type: 'meleeEnded', unit, target, exchanges, because: step.ends ?? 'apart' });
    tale.amend({ ...step, stage: 'end' });
    afterMelee(tale, step, dice);
  },
};

/** Both take note that they fought; who is not asked takes its best weapon and no tactic [FL-BAT-103] [FL-BAT-123]. */
function begin(tale: Tale, step: MeleeStep): void {
  const { initiator, other } = step;
  const figures = [initiator, other].map((id) => fieldedOf(tale.state, id)).filter((each) => each !== undefined);
  if (areApart(tale.state, step) || figures.some((each) => isUntouchable(tale.state, each))) {
    tale.amend({ ...step, stage: 'over', ends: 'apart' });
    return;
  }
  tale.add({ type: 'meleeBegan', unit: initiator, target: other });
  noticeMelee(tale, initiator, other);
  for (const figure of figures) {
    const counts = { ...figure.counts, fought: tale.state.round };
    const did = figure.id === initiator ? { did: { ...figure.did, fought: true } } : {};
    tale.add({ type: 'changed', unit: figure.id, set: { counts, ...did }, because: 'FL-BAT-100' });
  }
  const unasked = figures.filter((each) => sideOf(each) === 'enemies');
  tale.amend({
    ...step,
    stage: 'weapon',
    attacker: initiator,
    weapons: Object.fromEntries(unasked.map((each) => [each.id, bestArm(each).id])),
    tactics: Object.fromEntries(unasked.map((each) => [each.id, 'none' as const])),
  });
}

function rollDice(tale: Tale, step: MeleeStep, dice: Dice): void {
  const exchange = exchangeOf(tale.state, step);
  if (exchange === undefined) return;
  const { attacker, defender } = exchange;
  const faces = {
    [attacker.unit]: dice.roll(attacker.dice, 6),
    [defender.unit]: dice.roll(defender.dice, 6),
  };
  const number = step.exchange + 1;
  tale.add({ type: 'exchangeRolled', exchange: number, attacker: attacker.unit, defender: defender.unit, faces });
  const rolled: MeleeStep = {
    ...step,
    stage: 'rolled',
    exchange: number,
    attacker: attacker.unit,
    faces,
    dazed: [attacker.unit, defender.unit].filter((id) => fieldedOf(tale.state, id)?.stunned === true),
    winner: null,
    blows: [],
    hit: null,
    leads: null,
    asked: false,
    again: false,
  };
  const mover = [attacker.unit, defender.unit].find((id) => mayReroll(tale.state, rolled, id));
  tale.amend({ ...rolled, rerolls: mover ?? null });
  if (mover === undefined) return;
  const figure = fieldedOf(tale.state, mover);
  const fell = faces[mover] ?? [];
  const outcome = judgeExchange(exchange, faces);
  // Who won has nothing to gain, and nothing is above a six
  const worth = outcome.winner?.unit !== mover && Math.max(...fell) < 6;
  const sources = figure === undefined ? [] : exchangeRerolls(tale.state, rolled, figure);
  offerReroll(tale, { unit: mover, why: 'exchange', faces: fell, sides: 6, sources, worth });
}

function mayReroll(state: State, step: MeleeStep, unit: UnitId): boolean {
  const figure = fieldedOf(state, unit);
  return figure !== undefined && (maySpendStory(state, unit) || exchangeRerolls(state, step, figure).length > 0);
}

/** The dice are compared, and a Stun that was there before them is spent [FL-BAT-176]. */
function judgeDice(tale: Tale, step: MeleeStep): void {
  const exchange = exchangeOf(tale.state, step);
  if (exchange === undefined) return;
  const { attacker, defender } = exchange;
  const faces =
    step.rerolls === null
      ? step.faces
      : { ...step.faces, [step.rerolls]: keptFaces(tale.state, step.faces[step.rerolls] ?? [1]) };
  const outcome = judgeExchange(exchange, faces);
  tale.add({
    type: 'exchangeFought',
    exchange: step.exchange,
    attacker: attacker.unit,
    defender: defender.unit,
    faces,
    modifiers: { [attacker.unit]: attacker.modifiers, [defender.unit]: defender.modifiers },
    totals: outcome.totals,
    winner: outcome.winner?.unit ?? null,
    parried: outcome.parried,
    blows: outcome.blows,
    harmless: outcome.harmless,
  });
  tale.amend({
    ...step,
    stage: 'hit',
    faces,
    winner: outcome.winner?.unit ?? null,
    blows: outcome.blows.map(({ by }) => by),
    leads: outcome.winner?.unit ?? attacker.unit,
  });
  for (const id of step.dazed) unstun(tale, id, 'FL-BAT-176');
}

function strike(tale: Tale, step: MeleeStep): void {
  const [by, ...blows] = step.blows;
  if (by === undefined) {
    tale.amend({ ...step, stage: 'special' });
    return;
  }
  const hit = blowHit(tale.state, step, by);
  tale.amend({ ...step, stage: hit === undefined ? 'hit' : 'struck', blows });
  if (hit !== undefined) tale.call(hitStep(hit));
}

/** Rules that answer an exchange, while both stand: some drive one away and so end the melee. */
function special(tale: Tale, step: MeleeStep, dice: Dice): void {
  const after: MeleeStep = { ...step, stage: 'slip' };
  tale.amend(after);
  if (step.winner === null) return;
  const loser = step.winner === step.initiator ? step.other : step.initiator;
  const over = afterExchange(tale, after, step.winner, loser, step.hit, dice);
  // Where it called a step of its own the two have been driven apart, which the next stages see for themselves
  if (over && topStep(tale.state)?.is === 'melee') tale.amend({ ...after, stage: 'over', ends: 'special' });
}

/** The winner attacks next; after the third exchange they part [FL-BAT-120]. */
function next(tale: Tale, step: MeleeStep): void {
  if (step.ends !== null || areApart(tale.state, step))
    tale.amend({ ...step, stage: 'over', ends: step.ends ?? 'apart' });
  else if (isLast(step)) separate(tale, step);
  else tale.amend({ ...step, stage: 'exchange', attacker: step.leads });
}
