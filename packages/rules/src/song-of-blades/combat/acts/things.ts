import { gapToPoint } from '@muster/geometry';
import type { Refusal, UnitId } from '../../../kernel';
import type { TraitId } from '../../content/trait-ids';
import { MARTIAL, RANGED_WEAPONS, TRAITS } from '../../content/traits';
import { adjacentFoes, baseOf, type Fielded, fieldedOf, figureOf, has, is, runBy } from '../../figures';
import { tooFew } from '../../flow/limits';
import type { IntentOf } from '../../intents';
import { touchesBody } from '../../morale/mending';
import { standardTaken } from '../../morale/standard';
import { regainGoods } from '../../morale/theft';
import { cannotAct, choiceVerb, outlined } from '../../morale/verb-kit';
import type { Dropped, Figure, State } from '../../state';
import { planned, refused, type StepOf, type Tale } from '../../steps/step';

/** What lies on the ground or can be drawn, put down, torn away: an action each [ASOBH-ACT-10] [ASOBH-MEL-21]. */

type Act = StepOf<'act'>;

/** Within reach of a hand: no farther from the base than this, mm. */
const ARM = 12.5;

/** A weapon from the ground or from the dead, an instrument of one's own, a foe's fallen standard. */
export const pickUp = choiceVerb<'pick-up'>({
  do: 'pick-up',
  choices: (state, _act, figure) => [
    ...state.dropped.map(({ what, of }): IntentOf<'pick-up'> => ({ do: 'pick-up', unit: figure.id, what, of })),
    ...(figure.arms.hand !== null
      ? []
      : Object.values(state.figures)
          .filter((body) => hasLeftWeapon(state, figure, body))
          .map(({ id }): IntentOf<'pick-up'> => ({ do: 'pick-up', unit: figure.id, what: 'weapon', of: id }))),
  ],
  plan(state, act, figure, { what, of }) {
    const found = thingAt(state, figure, what, of);
    if ('code' in found) return refused(found);
    const barred = cannotDo(act, figure) ?? useRefusal(state, figure, found.thing) ?? tooFew(act, figure.id, 1);
    if (barred !== undefined) return refused(barred);
    return planned({
      marks: [{ is: 'ring', at: found.thing.at, radius: ARM, tone: 'legal' }],
      enact(tale) {
        tale.spend(figure.id, 1, 'pick-up');
        tale.add({ type: 'pickedUp', thing: found.thing, by: figure.id });
        if (found.body) disarmBody(tale, of);
        taken(tale, figure, found.thing);
      },
    });
  },
});

/** What lies there, or the body it is taken from. */
function thingAt(
  state: State,
  figure: Fielded,
  what: string,
  of: UnitId,
): { readonly thing: Dropped; readonly body: boolean } | Refusal {
  const rule = 'ASOBH-MEL-21';
  const lies = state.dropped.find((each) => each.what === what && each.of === of);
  if (lies !== undefined) {
    const far = gapToPoint(baseOf(figure), lies.at).distance;
    return far <= ARM
      ? { thing: lies, body: false }
      : { code: 'pick-up/out-of-reach', rule, who: [figure.id], where: lies.at, detail: { over: far - ARM } };
  }
  const body = figureOf(state, of);
  if (what !== 'weapon' || body === undefined || !hasLeftWeapon(state, figure, body) || body.pose === null)
    return { code: 'pick-up/nothing-there', rule, who: [figure.id] };
  return { thing: { what: 'weapon', of, at: { x: body.pose.x, y: body.pose.y } }, body: true };
}

/** The fallen keep their weapons beside them. */
const hasLeftWeapon = (state: State, figure: Fielded, body: Figure): boolean =>
  (body.fate === 'out' || body.fate === 'gruesome') &&
  (body.profile.armed === 'weapon' || body.profile.armed === 'two-weapons') &&
  body.arms.hand !== null &&
  touchesBody(state, figure, body);

/** Why it has no use for a thing. */
function useRefusal(state: State, figure: Fielded, thing: Dropped): Refusal | undefined {
  const rule = 'ASOBH-MEL-21';
  const owner = figureOf(state, thing.of);
  const no = (code: string): Refusal => ({ code, rule, who: [figure.id] });
  switch (thing.what) {
    case 'standard':
      return owner !== undefined && owner.side !== runBy(figure) ? undefined : no('pick-up/own-standard');
    case 'weapon':
    case 'second-weapon':
      if (figure.profile.armed === 'natural' || has(figure, 'animal')) return no('pick-up/no-hands');
      return thing.of === figure.id || figure.arms.hand === null ? undefined : no('pick-up/hands-full');
    case 'instrument':
      return thing.of === figure.id ? undefined : no('pick-up/not-yours');
    default:
      return has(figure, 'animal') ? no('pick-up/no-hands') : undefined;
  }
}

function taken(tale: Tale, figure: Fielded, thing: Dropped): void {
  const { arms } = figure;
  const because = 'ASOBH-MEL-21';
  switch (thing.what) {
    case 'standard':
      standardTaken(tale, thing.of, figure.id);
      return;
    case 'instrument': {
      const lost = figure.lost.filter((trait) => trait !== 'music');
      tale.add({ type: 'changed', unit: figure.id, set: { lost }, because: 'music' });
      return;
    }
    case 'weapon':
    case 'second-weapon': {
      const own = thing.of === figure.id;
      const skills = weaponSkills(figure);
      const broken = own
        ? arms.broken.filter((each) => !skills.includes(each as TraitId))
        : [...new Set([...arms.broken, ...skills])];
      const hand = own ? regained(figure, thing.what) : 'first';
      tale.add({ type: 'changed', unit: figure.id, set: { arms: { ...arms, hand, broken } }, because });
      return;
    }
    case 'goods':
      regainGoods(tale, figure.id, thing.of);
      return;
    default:
      return;
  }
}

/** Both in hand again, or the one. */
function regained(figure: Figure, what: 'weapon' | 'second-weapon'): Figure['arms']['hand'] {
  if (figure.profile.armed !== 'two-weapons') return 'both';
  if (figure.arms.hand !== null || !has(figure, 'double-strike')) return 'both';
  return what === 'weapon' ? 'first' : 'second';
}

/** What it can do with its own weapon, and with no other it finds. */
const weaponSkills = (figure: Figure): readonly TraitId[] =>
  (Object.keys(TRAITS) as TraitId[]).filter(
    (id) =>
      has(figure, id) &&
      TRAITS[id].tags.includes('W') &&
      !RANGED_WEAPONS.includes(id) &&
      !MARTIAL.some((art) => art === id),
  );

function disarmBody(tale: Tale, id: UnitId): void {
  const body = figureOf(tale.state, id);
  if (body !== undefined)
    tale.add({ type: 'changed', unit: id, set: { arms: { ...body.arms, hand: null } }, because: 'ASOBH-MEL-21' });
}

/** A second weapon from the belt [ASOBH-ACT-10]. */
export const draw = choiceVerb<'draw'>({
  do: 'draw',
  choices: (_state, _act, figure) => [{ do: 'draw', unit: figure.id }],
  plan(state, act, figure) {
    const rule = 'ASOBH-ACT-10';
    const no = (code: string): Refusal => ({ code, rule, who: [figure.id] });
    const fell = state.dropped.some(({ what, of }) => what === 'second-weapon' && of === figure.id);
    const barred =
      cannotDo(act, figure) ??
      (figure.arms.hand !== null ? no('draw/armed') : undefined) ??
      (figure.profile.armed !== 'two-weapons' || has(figure, 'double-strike') || fell
        ? no('draw/nothing')
        : undefined) ??
      tooFew(act, figure.id, 1);
    if (barred !== undefined) return refused(barred);
    return planned({
      marks: outlined([figure.id], 'legal'),
      enact(tale) {
        tale.spend(figure.id, 1, 'draw');
        tale.add({
          type: 'changed',
          unit: figure.id,
          set: { arms: { ...figure.arms, hand: 'second' } },
          because: rule,
        });
        tale.add({ type: 'drew', unit: figure.id });
      },
    });
  },
});

/** The instrument on the grass: both hands free, and no music until it is taken up again [ASOBH-TRAIT-music]. */
export const putDown = choiceVerb<'put-down'>({
  do: 'put-down',
  choices: (_state, act, figure) =>
    has(figure, 'music') && (act.left[figure.id] ?? 0) > 0
      ? [{ do: 'put-down', unit: figure.id, what: 'instrument' }]
      : [],
  plan(_state, act, figure, { what }) {
    const rule = 'ASOBH-TRAIT-music';
    const barred =
      cannotDo(act, figure) ??
      (what !== 'instrument' || !has(figure, 'music')
        ? { code: 'put-down/nothing', rule, who: [figure.id] }
        : undefined) ??
      tooFew(act, figure.id, 1);
    if (barred !== undefined) return refused(barred);
    return planned({
      marks: outlined([figure.id], 'legal'),
      enact(tale) {
        const at = { x: figure.pose.x, y: figure.pose.y };
        tale.add({ type: 'putDown', unit: figure.id, what: 'instrument' });
        tale.add({ type: 'changed', unit: figure.id, set: { lost: [...figure.lost, 'music'] }, because: 'music' });
        tale.add({ type: 'droppedThing', thing: { what: 'instrument', of: figure.id, at } });
      },
    });
  },
});

/** The standard out of the hands of a bearer who is down [ASOBH-TRAIT-standard-bearer]. */
export const grabStandard = choiceVerb<'grab-standard'>({
  do: 'grab-standard',
  choices: (state, _act, figure) =>
    adjacentFoes(state, figure).map((foe) => ({ do: 'grab-standard', unit: figure.id, target: foe.id })),
  plan(state, act, figure, { target }) {
    const rule = 'ASOBH-TRAIT-standard-bearer';
    const no = (code: string): Refusal => ({ code, rule, who: [figure.id, target] });
    const bearer = fieldedOf(state, target);
    if (bearer === undefined)
      return refused({ code: figureOf(state, target) === undefined ? 'unit/unknown' : 'shoot/not-there', rule });
    const touches = adjacentFoes(state, figure).some(({ id }) => id === target);
    const barred =
      cannotDo(act, figure) ??
      (has(figure, 'animal') ? { code: 'pick-up/no-hands', rule, who: [figure.id] } : undefined) ??
      (touches ? undefined : no('grab-standard/not-touching')) ??
      (has(bearer, 'standard-bearer') ? undefined : no('grab-standard/no-standard')) ??
      (is(bearer, 'prone') ? undefined : no('grab-standard/on-his-feet')) ??
      tooFew(act, figure.id, 1);
    if (barred !== undefined) return refused(barred, outlined([target], 'refused'));
    return planned({
      marks: outlined([target], 'target'),
      enact(tale) {
        tale.spend(figure.id, 1, 'grab-standard');
        tale.add({
          type: 'changed',
          unit: target,
          set: { lost: [...bearer.lost, 'standard-bearer'] },
          because: 'standard-bearer',
        });
        standardTaken(tale, target, figure.id);
      },
    });
  },
});

const cannotDo = (act: Act, figure: Fielded): Refusal | undefined =>
  act.kind === 'concentrate'
    ? { code: 'attack/only-the-volley', rule: 'ASOBH-GRP-04', who: [figure.id] }
    : cannotAct(figure);
