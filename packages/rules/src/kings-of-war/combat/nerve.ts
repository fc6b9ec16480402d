import type { Dice } from '../../kernel/dice';
import type { Modifier } from '../../kernel/refusal';
import { levelOf } from '../special/holds';
import type {
  Near,
  NerveChoice,
  NerveOutcome,
  NervePlan,
  NerveResult,
  NerveTest,
  NerveThrow,
  UnitFacts,
} from './types';

type Around = Pick<NerveTest, 'target' | 'friends' | 'enemies'>;

/** Everything about a Nerve test before the dice fall. [KOW-NRV-01] [KOW-NRV-03] */
export function planNerve(test: NerveTest): NervePlan {
  const { target } = test;
  const force = forceOf(test);
  const fear = fearOf(test);
  const choices: NerveChoice[] = force && fear ? ['dread', force.because] : [];
  // Where nothing is picked the stronger one acts; equal ones come to the same, whichever is taken.
  const chosen = force && fear ? pick(test.choice, choices, force, fear) : undefined;
  const values = nerveValues(test, chosen === undefined || chosen === 'dread');
  const reroll = rerollOf(test);
  return {
    target: target.id,
    phase: test.phase,
    damage: target.damage,
    modifiers: force && chosen !== 'dread' ? [force] : [],
    ...values,
    choices,
    ...(chosen ? { chosen } : {}),
    ...(reroll ? { reroll } : {}),
    ironResolve: target.rules.rules.reduce((sum, rule) => sum + (rule.follows?.afterSteady?.() ?? 0), 0),
  };
}

/**
 * Waver and Rout as they are at this moment, with Rallying and (unless it is given up for Brutal or Shattering)
 * Dread. [KOW-NRV-14] [KOW-SPR-07] [KOW-SPR-30]
 */
export function nerveValues(around: Around, withDread = true): Pick<NervePlan, 'waver' | 'rout'> {
  const { target } = around;
  const rallied = rallyOf(around);
  const fear = withDread ? fearOf(around) : undefined;
  const modifiers = [...(rallied ? [rallied] : []), ...(fear ? [fear] : [])];
  const change = modifiers.reduce((sum, { amount }) => sum + amount, 0);
  const fearless = target.waver === undefined || target.rules.rules.some((rule) => rule.forbids?.wavering?.());
  const printed = fearless ? undefined : target.waver;
  return {
    waver: { printed, value: printed === undefined ? undefined : printed + change, modifiers },
    rout: { printed: target.rout, value: target.rout + change, modifiers },
  };
}

/** Whether a unit's damage is above its current Rout value. [KOW-NRV-11] */
export const isDevastated = (around: Around): boolean => around.target.damage > nerveValues(around).rout.value;

/** What a total and its faces come to. Double 1 is always Steady, double 6 at least Wavering. [KOW-NRV-02] [KOW-NRV-04] [KOW-NRV-05] */
export function judge(plan: NervePlan, faces: readonly number[]): NerveThrow {
  const [a = 0, b = 0] = faces;
  const total = a + b + plan.damage + plan.modifiers.reduce((sum, { amount }) => sum + amount, 0);
  return { faces, total, result: resultOf(plan, a, b, total) };
}

/** Rolls a planned test; a Rout that must be rolled again is, once, and the second stands. [KOW-NRV-06] */
export function resolveNerve(plan: NervePlan, dice: Dice): NerveOutcome {
  const first = judge(plan, dice.roll(2, 6));
  const again = first.result === 'rout' && plan.reroll ? judge(plan, dice.roll(2, 6)) : undefined;
  const { result } = again ?? first;
  return {
    target: plan.target,
    throws: again ? [first, again] : [first],
    ...(again && plan.reroll ? { reroll: plan.reroll } : {}),
    result,
    healed: result === 'steady' ? Math.min(plan.ironResolve, plan.damage) : 0,
  };
}

function resultOf(plan: NervePlan, a: number, b: number, total: number): NerveResult {
  if (a === 1 && b === 1) return 'steady';
  if (total >= plan.rout.value) return 'rout';
  const waver = plan.waver.value;
  return waver !== undefined && (total >= waver || (a === 6 && b === 6)) ? 'wavering' : 'steady';
}

type Force = { readonly amount: number; readonly because: 'brutal' | 'shattering' };

const isForce = (name: string): name is Force['because'] => name === 'brutal' || name === 'shattering';

/** The strongest addition to the roll by those who did the damage. [KOW-SPR-04] [KOW-SPR-35] */
function forceOf(test: NerveTest): Force | undefined {
  let best: Force | undefined;
  for (const { rules } of test.attackers) {
    for (const rule of rules.rules) {
      const { name } = rule;
      const amount = rule.modifies?.nerveRoll?.(test, levelOf(rules, name)) ?? 0;
      if (amount > (best?.amount ?? 0) && isForce(name)) best = { amount, because: name };
    }
  }
  return best;
}

/** Dread, once however many sources there are. */
function fearOf({ enemies }: Pick<Around, 'enemies'>): Modifier | undefined {
  const amounts = enemies.flatMap((near) =>
    near.unit.rules.rules.map((rule) => ({ amount: rule.modifies?.nerveOfEnemy?.(near) ?? 0, because: rule.name })),
  );
  return amounts.filter(({ amount }) => amount < 0).sort((a, b) => a.amount - b.amount)[0];
}

const MOST_RALLYING = 2;

function rallyOf({ target, friends }: Pick<Around, 'target' | 'friends'>): Modifier | undefined {
  const sum = friends.reduce((all, near) => all + rallyBy(target, near), 0);
  return sum > 0 ? { amount: Math.min(sum, MOST_RALLYING), because: 'rallying' } : undefined;
}

const rallyBy = (target: UnitFacts, near: Near): number =>
  near.unit.rules.rules.reduce(
    (sum, rule) => sum + (rule.modifies?.nerveOfFriend?.(target, near, levelOf(near.unit.rules, rule.name)) ?? 0),
    0,
  );

function pick(
  asked: NerveChoice | undefined,
  choices: readonly NerveChoice[],
  force: Force,
  fear: Modifier,
): NerveChoice {
  if (asked && choices.includes(asked)) return asked;
  return force.amount >= -fear.amount ? force.because : 'dread';
}

/** Who makes a Rout be rolled again: the unit itself, the nearest friend who can, or what it thirsts for. */
function rerollOf(test: NerveTest): NervePlan['reroll'] {
  const { target, friends } = test;
  const bearers: (Near | 'self')[] = ['self', ...[...friends].sort((a, b) => a.distance - b.distance)];
  for (const bearer of bearers) {
    const unit = bearer === 'self' ? target : bearer.unit;
    for (const ref of unit.rules.refs) {
      const rule = unit.rules.rules.find(({ name }) => name === ref.rule);
      if (rule?.follows?.onRoutOfFriend?.(test, bearer, ref)) return { because: ref.rule, unit: unit.id };
    }
  }
  for (const rule of target.rules.rules) {
    const source = rule.follows?.onOwnRout?.(test);
    if (source) return { because: rule.name, unit: source.id };
  }
  return undefined;
}
