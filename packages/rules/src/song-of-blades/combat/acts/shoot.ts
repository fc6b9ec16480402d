import type { Mark, Refusal } from '../../../kernel';
import { type Fielded, fieldedOf, figureOf, foesOf, has } from '../../figures';
import { mayAttack, tooFew } from '../../flow/limits';
import type { IntentOf } from '../../intents';
import { isDazzled } from '../../magic/queries';
import { cannotAct, choiceVerb } from '../../morale/verb-kit';
import type { State } from '../../state';
import { type Planned, planned, refused, type StepOf, type Tale } from '../../steps/step';
import { combatStep } from '../begin';
import { lookAt } from '../look';
import { attackNotes, attackOdds } from '../odds';
import { strikeOf } from '../strike-plan';
import { shotRefusal } from '../targets';
import { armFor, isBroken, isUnloaded, type RangedArm, rangedArm, readyArms } from '../weapons';

type Act = StepOf<'act'>;
type Intent = IntentOf<'shoot'>;

/** A shot at a foe in sight, plain or aimed; in a volley ordered by a Leader, of all who can [ASOBH-RNG-02] [ASOBH-GRP-04]. */
export const shoot = choiceVerb<'shoot'>({
  do: 'shoot',
  choices: (state, act, figure) =>
    readyArms(figure).flatMap(({ id: weapon }) =>
      foesOf(state, figure).flatMap((foe): readonly Intent[] => {
        const plain = { do: 'shoot' as const, unit: figure.id, target: foe.id, weapon };
        return act.kind === 'concentrate' ? [plain] : [plain, { ...plain, aimed: true }];
      }),
    ),
  plan: (state, act, figure, intent) =>
    act.kind === 'concentrate' ? planVolley(state, act, figure, intent) : planShot(state, act, figure, intent),
});

function planShot(state: State, act: Act, figure: Fielded, intent: Intent): Planned {
  const aimed = intent.aimed === true;
  const barred =
    cannotAct(figure) ??
    armRefusal(figure, intent.weapon) ??
    mayAttack(figure, intent.weapon === 'javelin' ? 'throw' : 'shot') ??
    (aimed && isDazzled(state, figure)
      ? { code: 'shoot/dazzled', rule: 'ASOBH-SPELL-wall-of-bedazzlement', who: [figure.id] }
      : undefined);
  if (barred !== undefined) return refused(barred);
  return planLoosed(
    state,
    [figure],
    intent,
    (tale) => tale.spend(figure.id, aimed ? 2 : 1, 'shoot'),
    () => tooFew(act, figure.id, aimed ? 2 : 1),
  );
}

/**
 * One roll for all: those who cannot see the target hold their shot [ASOBH-GRP-04]. Where more obey than may loose at
 * once, those who have not shot are the next batch [ASOBH-GRP-07].
 */
function planVolley(state: State, act: Act, figure: Fielded, intent: Intent): Planned {
  const no = (code: string): Planned => refused({ code, rule: 'ASOBH-GRP-04', who: [figure.id] });
  if (intent.aimed === true) return no('shoot/no-aim-in-volley');
  const own = armRefusal(figure, intent.weapon) ?? mayAttack(figure, 'shot');
  if (own !== undefined) return refused(own);
  const others = act.figures.flatMap((id) => {
    const other = fieldedOf(state, id);
    return other === undefined || id === figure.id || act.done.includes(id) || (act.left[id] ?? 0) < 1 ? [] : [other];
  });
  const target = fieldedOf(state, intent.target);
  const joins = others.filter((other) => {
    const arm = readyArms(other)[0];
    if (arm === undefined || target === undefined || mayAttack(other, 'shot') !== undefined) return false;
    return cannotAct(other) === undefined && shotRefusal(state, other, target, { arm, aimed: false }) === undefined;
  });
  const shooters = [figure, ...joins].slice(0, MOST);
  return planLoosed(
    state,
    shooters,
    intent,
    (tale) => {
      for (const { id } of shooters) tale.spend(id, 1, 'shoot');
      tale.add({ type: 'stopped', units: act.figures.length > MOST ? shooters.map(({ id }) => id) : act.figures });
    },
    () => tooFew(act, figure.id, 1),
  );
}
/** Bows in one volley at most; larger groups shoot in batches [ASOBH-GRP-07]. */
const MOST = 5;

/** Why this weapon cannot be shot now. */
export function armRefusal(figure: Fielded, weapon: string): Refusal | undefined {
  const arm = rangedArm(figure, weapon);
  const no = (code: string, rule: string): Refusal => ({ code, rule, who: [figure.id], detail: { weapon } });
  if (arm === undefined) return no('shoot/no-such-weapon', 'ASOBH-RNG-01');
  if (has(figure, 'berserk')) return no('shoot/berserk', 'ASOBH-TRAIT-berserk');
  if (isBroken(figure, arm)) return no('shoot/broken', 'ASOBH-RNG-07');
  return isUnloaded(figure, arm) ? no('shoot/not-loaded', 'ASOBH-RNG-13') : undefined;
}

/** A shot that is legal as far as the shooter goes: the target is judged, then it flies. */
export function planLoosed(
  state: State,
  shooters: readonly Fielded[],
  intent: Pick<Intent, 'target' | 'weapon' | 'aimed'>,
  pay: (tale: Tale) => void,
  poor: () => Refusal | undefined,
): Planned {
  const [first] = shooters;
  const target = figureOf(state, intent.target);
  if (first === undefined || target === undefined) return refused({ code: 'unit/unknown', rule: 'ASOBH-RNG-03' });
  const aimed = intent.aimed === true;
  const arm = rangedArm(first, intent.weapon);
  const placed = fieldedOf(state, target.id);
  if (placed === undefined || arm === undefined)
    return refused({ code: 'shoot/not-there', rule: 'ASOBH-RNG-03', who: [target.id] });
  const barred = shotRefusal(state, first, placed, { arm, aimed });
  if (barred !== undefined) return refused(barred, lineMarks(state, first, placed, false));
  const short = poor();
  if (short !== undefined) return refused(short);
  const made = strikeOf(
    state,
    first,
    placed,
    { is: 'shot', weapon: arm.id, aimed, shooters: shooters.map(({ id }) => id) },
    false,
  );
  return planned({
    marks: shooters.flatMap((each) => lineMarks(state, each, placed, true)),
    // Worked out when they are shown: offers ask only whether there is a plan
    get odds() {
      return attackOdds(state, made);
    },
    get notes() {
      return attackNotes(state, made);
    },
    enact(tale) {
      pay(tale);
      for (const each of shooters) loosed(tale, each, each.id === first.id ? arm : armFor(each, null, ''));
      tale.call(combatStep(made));
    },
  });
}

/** Notes the shot, and an empty crossbow. */
function loosed(tale: Tale, shooter: Fielded, arm: RangedArm | undefined): void {
  const figure = figureOf(tale.state, shooter.id);
  if (figure === undefined) return;
  const thrown = arm?.id === 'javelin';
  const did = {
    ...figure.did,
    ...(thrown ? { throws: figure.did.throws + 1 } : { shots: figure.did.shots + 1 }),
  };
  const arms = arm?.table.reload == null ? {} : { arms: { ...figure.arms, loaded: false } };
  tale.add({ type: 'changed', unit: figure.id, set: { did, ...arms }, because: 'ASOBH-ACT-06' });
}

function lineMarks(state: State, by: Fielded, target: Fielded, legal: boolean): readonly Mark[] {
  const { line } = lookAt(state, by, target);
  return [
    { is: 'line', from: line.from, to: line.to, tone: legal ? 'sight' : 'blocked' },
    { is: 'outline', unit: target.id, tone: legal ? 'target' : 'refused' },
  ];
}
