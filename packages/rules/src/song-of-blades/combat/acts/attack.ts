import type { Refusal, UnitId } from '../../../kernel';
import { type Fielded, figureOf, has, is, runBy } from '../../figures';
import { mayAttack, tooFew } from '../../flow/limits';
import type { IntentOf } from '../../intents';
import { effectOf, endEffect, isWall } from '../../magic/effects';
import { isDazzled, touchBonus, touchOf } from '../../magic/queries';
import { wallsTouching } from '../../magic/walls';
import { mayPowerBlow } from '../../morale/able';
import { cannotAct, choiceVerb } from '../../morale/verb-kit';
import { hasBothWeapons } from '../../special/arms';
import type { State } from '../../state';
import { planned, refused, type StepOf } from '../../steps/step';
import type { Attack, Means } from '../../steps-combat';
import { attackOf, combatStep } from '../begin';
import { canStrike, inReach } from '../crowd';
import { attackNotes, attackOdds } from '../odds';
import { costOf, strikeOf } from '../strike-plan';
import { countDoing } from '../tasks/task';
import { hasToName } from '../wins';

type Act = StepOf<'act'>;
type Intent = IntentOf<'attack'>;

/** A blow at a foe in contact, or at a wall: one action, or two for more [ASOBH-MEL-02] [ASOBH-ACT-09]. */
export const attack = choiceVerb<'attack'>({
  do: 'attack',
  choices(state, _act, figure) {
    const targets = [...inReach(state, figure), ...wallsTouching(state, figure)].map(({ id }) => id);
    const names = hasToName(figure) ? [undefined, true] : [undefined];
    return targets.flatMap((target) =>
      names.flatMap((named): readonly Intent[] => {
        const plain = { do: 'attack' as const, unit: figure.id, target, ...(named ? { named } : {}) };
        return [
          plain,
          { ...plain, power: true },
          ...(has(figure, 'double-strike') ? [{ ...plain, double: true }] : []),
        ];
      }),
    );
  },
  plan(state, act, figure, intent) {
    const barred = strikeRefusal(state, act, figure, intent);
    const marks = [
      {
        is: 'outline' as const,
        unit: intent.target,
        tone: barred === undefined ? ('target' as const) : ('refused' as const),
      },
    ];
    const known = figureOf(state, intent.target) !== undefined;
    if (barred !== undefined) return refused(barred, known ? marks : []);
    const made = attackMade(state, figure, intent);
    const how = { power: intent.power === true, double: intent.double === true };
    const cost = costOf(figure, act.left[figure.id] ?? 0, how);
    return planned({
      marks: known ? marks : wallMarks(state, intent.target),
      // Worked out when they are shown: offers ask only whether there is a plan
      get odds() {
        return attackOdds(state, made);
      },
      get notes() {
        return [
          ...attackNotes(state, made),
          ...(cost.dash ? [{ code: 'dashes', because: 'dashing' }] : []),
          ...(touchOf(state, figure.id) === undefined ? [] : [{ code: 'touch-spent', because: 'flaming-touch' }]),
        ];
      },
      enact(tale) {
        tale.spend(figure.id, cost.actions, 'attack');
        const did = { ...figure.did, melees: figure.did.melees + 1 };
        tale.add({ type: 'changed', unit: figure.id, set: { did }, because: 'ASOBH-ACT-06' });
        if (cost.dash) countDoing(tale, figure.id, 'dashed', 'dashing');
        if (intent.named === true) countDoing(tale, figure.id, 'named', 'combat-master');
        const touch = touchOf(state, figure.id);
        if (touch !== undefined) endEffect(tale, touch.id, 'flaming-touch');
        tale.call(combatStep(made));
      },
    });
  },
});

/** Why this blow cannot be struck; undefined where it can. */
function strikeRefusal(state: State, act: Act, figure: Fielded, intent: Intent): Refusal | undefined {
  const { target, power = false, double = false, named = false } = intent;
  const no = (
    code: string,
    rule: string,
    who: readonly UnitId[] = [figure.id],
    detail?: Refusal['detail'],
  ): Refusal => ({
    code,
    rule,
    who,
    ...(detail === undefined ? {} : { detail }),
  });
  if (act.kind === 'concentrate') return no('attack/only-the-volley', 'ASOBH-GRP-04');
  const stuck = cannotAct(figure);
  if (stuck !== undefined) return stuck;
  const unreachable = targetRefusal(state, figure, target);
  if (unreachable !== undefined) return unreachable;
  const limited = mayAttack(figure, 'melee');
  if (limited !== undefined) return limited;
  if (power && double) return no('attack/power-or-double', 'ASOBH-TRAIT-double-strike');
  if (power && has(figure, 'puny')) return no('attack/puny', 'ASOBH-TRAIT-puny');
  if (power && !mayPowerBlow(figure)) return no('attack/tired', 'ASOBH-CND-03');
  if (power && isDazzled(state, figure)) return no('attack/dazzled', 'ASOBH-SPELL-wall-of-bedazzlement');
  if (double && !has(figure, 'double-strike')) return no('attack/no-double', 'ASOBH-TRAIT-double-strike');
  if (double && !hasBothWeapons(figure)) return no('attack/one-weapon', 'ASOBH-TRAIT-double-strike');
  if (named && !hasToName(figure)) return no('attack/nothing-to-name', 'ASOBH-TRAIT-combat-master');
  if (named && (figure.did.other['named'] ?? 0) > 0) return no('attack/named-already', 'ASOBH-TRAIT-combat-master');
  return tooFew(act, figure.id, costOf(figure, act.left[figure.id] ?? 0, { power, double }).actions);
}

function targetRefusal(state: State, figure: Fielded, target: UnitId): Refusal | undefined {
  const wall = effectOf(state, target);
  if (isWall(wall))
    return wallsTouching(state, figure).some(({ id }) => id === target)
      ? undefined
      : { code: 'attack/wall-out-of-reach', rule: 'ASOBH-MAG-10', who: [figure.id] };
  const foe = figureOf(state, target);
  if (foe === undefined) return { code: 'unit/unknown', rule: 'ASOBH-MEL-01' };
  const no = (code: string, rule: string): Refusal => ({ code, rule, who: [figure.id, foe.id] });
  if (runBy(foe) === runBy(figure)) return no('attack/not-a-foe', 'ASOBH-MEL-01');
  if (foe.fate !== 'table' || foe.pose === null || foe.carriedBy !== null)
    return no('attack/not-there', 'ASOBH-MEL-01');
  if (!canStrike(state, figure, foe as Fielded)) return no('attack/not-in-contact', 'ASOBH-MEL-01');
  return is(foe, 'stone') ? no('attack/stone', 'ASOBH-CND-09') : undefined;
}

function attackMade(
  state: State,
  figure: Fielded,
  { target, power = false, double = false, named = false }: Intent,
): Attack {
  const means: Means = { is: 'melee', power, ...(double ? { double } : {}) };
  const foe = figureOf(state, target);
  if (foe?.pose != null) return strikeOf(state, figure, foe as Fielded, means, named);
  const touch = touchBonus(state, figure.id, undefined);
  return attackOf(figure.id, target, means, { extra: touch === undefined ? [] : [touch] });
}

function wallMarks(state: State, id: string) {
  const outline = effectOf(state, id)?.outline ?? null;
  return outline === null ? [] : [{ is: 'region' as const, polygon: outline, tone: 'target' as const }];
}
