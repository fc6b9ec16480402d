import { atMost } from '@muster/geometry';
import type { Refusal, UnitId } from '../../../kernel';
import { stickBands } from '../../content/weapons';
import { type Fielded, fieldedOf, figureOf, foesOf, gapBetween, has, is, stickOf } from '../../figures';
import { mayAttack, tooFew } from '../../flow/limits';
import { qualityNow, sureDice } from '../../flow/quality';
import { passing } from '../../flow/quality-step';
import type { IntentOf } from '../../intents';
import { cannotAct, choiceVerb, outlined } from '../../morale/verb-kit';
import type { Stick } from '../../profile';
import { sizeRank } from '../../special/arms';
import type { State } from '../../state';
import { planned, refused } from '../../steps/step';
import { nearerFoe, shooterRefusal, targetRefusal } from '../targets';
import type { RangedArm } from '../weapons';

/** A web thrown with one, two or three actions, as far as its stick and no farther [ASOBH-TRAIT-entangle]. */
export const entangle = choiceVerb<'entangle'>({
  do: 'entangle',
  choices: (state, act, figure) =>
    !has(figure, 'entangle')
      ? []
      : foesOf(state, figure).flatMap((foe) =>
          [1, 2, 3]
            .slice(0, act.left[figure.id] ?? 0)
            .map((actions): IntentOf<'entangle'> => ({ do: 'entangle', unit: figure.id, target: foe.id, actions })),
        ),
  plan(state, act, figure, { target, actions }) {
    const barred =
      (act.kind === 'concentrate'
        ? { code: 'attack/only-the-volley', rule: 'ASOBH-GRP-04', who: [figure.id] }
        : undefined) ??
      cannotAct(figure) ??
      webRefusal(state, figure, target, actions) ??
      mayAttack(figure, 'shot') ??
      tooFew(act, figure.id, actions);
    if (barred !== undefined)
      return refused(barred, figureOf(state, target) === undefined ? [] : outlined([target], 'refused'));
    const found = fieldedOf(state, target);
    const needs = found === undefined ? 6 : qualityNow(state, found, 'entangle', [], { against: figure.id }).needs;
    const thrown = actions - sureDice(state, [target], 'entangle', actions);
    return planned({
      marks: outlined([target], 'target'),
      odds: [{ is: 'chance', code: 'entangled', value: 1 - passing(needs) ** thrown }],
      enact(tale) {
        tale.spend(figure.id, actions, 'entangle');
        const did = { ...figure.did, shots: figure.did.shots + 1 };
        tale.add({ type: 'changed', unit: figure.id, set: { did }, because: 'entangle' });
        tale.add({ type: 'webbed', unit: figure.id, target, actions });
        tale.call({ is: 'web', unit: figure.id, target, actions, stage: 'roll' });
      },
    });
  },
});

const STICKS: readonly Stick[] = ['short', 'medium', 'long'];

/** Why no web reaches this target. */
function webRefusal(state: State, figure: Fielded, id: UnitId, actions: number): Refusal | undefined {
  const rule = 'ASOBH-TRAIT-entangle';
  const no = (code: string, detail?: Refusal['detail']): Refusal => ({
    code,
    rule,
    who: [figure.id, id],
    ...(detail === undefined ? {} : { detail }),
  });
  if (!has(figure, 'entangle')) return { code: 'entangle/no-web', rule, who: [figure.id] };
  const target = fieldedOf(state, id);
  if (target === undefined)
    return figureOf(state, id) === undefined
      ? { code: 'unit/unknown', rule }
      : { code: 'shoot/not-there', rule, who: [id] };
  if (is(target, 'entangled')) return no('entangle/already');
  if (target.profile.size === 'gargantuan' && sizeRank(figure) < 3) return no('entangle/too-large');
  const stick = STICKS[actions - 1] ?? 'long';
  const reach = stickOf(state, stick);
  const far = gapBetween(figure, target);
  if (!atMost(far, reach)) return no('entangle/out-of-reach', { over: far - reach, reach });
  const asked = { arm: webArm(stick), aimed: true };
  const barred = shooterRefusal(state, figure, asked.arm) ?? targetRefusal(state, figure, target, asked);
  if (barred !== undefined) return barred;
  const nearer = nearerFoe(state, figure, target, (foe) => targetRefusal(state, figure, foe, asked) === undefined);
  return nearer === undefined ? undefined : { code: 'shoot/nearer-foe', rule: 'ASOBH-RNG-03', who: [id, nearer.id] };
}

const webArm = (stick: Stick): RangedArm => ({
  id: 'entangle',
  table: {
    name: 'Web',
    stick,
    bands: stickBands(stick).slice(0, 1),
    reload: null,
    reloadMounted: true,
    mishap: { is: 'broken' },
    steadyInWind: null,
    pierces: null,
    cramped: true,
  },
});
