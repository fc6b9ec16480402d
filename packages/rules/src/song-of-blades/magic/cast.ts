import type { Mark, Offer, Refusal } from '../../kernel';
import type { SpellId } from '../content/spell-ids';
import { SPELLS } from '../content/spells';
import { type Fielded, fielded, fieldedOf, foesOf, isFielded } from '../figures';
import { announcedBy } from '../flow/announced';
import { tooFew } from '../flow/limits';
import type { Intent, IntentOf } from '../intents';
import type { Figure, State } from '../state';
import { type Planned, planned, refused, type StepOf, type Verb } from '../steps/step';
import type { Aim } from '../steps-magic';
import { aimOf, begunMarks, HOLD } from './aim';
import { breakableOf } from './aim-effect';
import { WEAKNESSES } from './aim-figure';
import { flammable } from './aim-flames';
import type { Aimed, Casting } from './aimed';
import { castStep } from './cast-step';
import { powerOf } from './complications';
import { hasTag, wallsOf } from './effects';
import { mayCastHere, TOUCHES } from './may-cast';
import { luckyAim } from './sample';

type Act = StepOf<'act'>;

/** Casting the spell that was announced before the dice fell [ASOBH-MAG-01] [ASOBH-MAG-02]. */
export const castVerb: Verb<'cast'> = {
  do: 'cast',

  offers(state, act, figure) {
    const spell = declaredBy(act, figure);
    const left = act.left[figure.id] ?? 0;
    if (spell === undefined || left < 1 || !isFielded(figure) || mayCastHere(state, figure, spell) !== undefined)
      return [];
    const powers = [1, 2, 3].filter((power) => power <= left);
    const offers: Offer<Intent>[] = [];
    const intents = powers.flatMap((power) =>
      namedAims(state, figure, spell).flatMap((aim): IntentOf<'cast'>[] => {
        const { refusals } = aimOf(castingOf(state, figure, spell, power, aim));
        return refusals.length > 0 ? [] : [{ do: 'cast', unit: figure.id, spell, power, aim }];
      }),
    );
    if (intents.length > 0) offers.push({ needs: 'target', do: 'cast', unit: figure.id, intents });
    if (isAimedByHand(spell))
      offers.push({ needs: 'place', do: 'cast', unit: figure.id, draft: { do: 'cast', unit: figure.id, spell } });
    return offers;
  },

  plan(state, act, figure, intent) {
    const bars = barredBy(state, act, figure, intent);
    if (bars !== undefined || !isFielded(figure))
      return refused(bars ?? { code: 'unit/not-on-table', rule: 'GEN-05', who: [figure.id] });
    const casting = castingOf(state, figure, intent.spell, intent.power, intent.aim);
    return enacted(casting, aimOf(casting), intent.power);
  },

  draft(state, act, figure, draft) {
    const spell = declaredBy(act, figure);
    if (spell === undefined || !isFielded(figure) || draft.spell !== spell) return undefined;
    const power = draft.power ?? Math.min(3, act.left[figure.id] ?? 1);
    const casting = castingOf(state, figure, spell, power, draft.aim ?? {});
    return { is: 'unfinished', needs: draft.power === undefined ? 'power' : 'aim', marks: begunMarks(casting) };
  },

  sample(state, act, figure, offer, random) {
    const spell = declaredBy(act, figure);
    if (spell === undefined || !isFielded(figure) || offer.needs !== 'place') return undefined;
    const left = Math.min(3, act.left[figure.id] ?? 0);
    for (let tries = 0; tries < 24; tries++) {
      const power = 1 + Math.floor(random() * left);
      const casting = castingOf(state, figure, spell, power, {});
      const aim = luckyAim(casting, random);
      if (aim !== undefined && aimOf({ ...casting, aim }).refusals.length === 0)
        return { do: 'cast', unit: figure.id, spell, power, aim };
    }
    return undefined;
  },
};

/** Spells for which a place or a pair is named: they are judged as the hand moves. */
export const isAimedByHand = (spell: SpellId): boolean => HANDED.includes(SPELLS[spell].needs);
const HANDED: readonly string[] = ['spot', 'area', 'wall', 'two-figures'];

const declaredBy = (act: Act, figure: Figure): SpellId | undefined => announcedBy(act, figure.id);

const castingOf = (state: State, caster: Fielded, spell: SpellId, actions: number, aim: Aim): Casting => ({
  state,
  caster,
  spell,
  power: powerOf(state, actions),
  aim,
});

function barredBy(state: State, act: Act, figure: Figure, intent: IntentOf<'cast'>): Refusal | undefined {
  const { spell, power } = intent;
  const code = (is: string, detail: Refusal['detail'] = {}): Refusal => ({
    code: is,
    rule: 'ASOBH-MAG-01',
    who: [figure.id],
    detail: { spell, ...detail },
  });
  if (!figure.profile.spells.includes(spell)) return code('cast/not-known');
  const declared = declaredBy(act, figure);
  if (declared !== spell) return code('cast/not-declared', declared === undefined ? {} : { declared });
  const here = isFielded(figure) ? mayCastHere(state, figure, spell) : undefined;
  if (here !== undefined) return here;
  const poor = tooFew(act, figure.id, power);
  return poor === undefined ? undefined : code('cast/too-few-successes', { left: act.left[figure.id] ?? 0, power });
}

/** The spell paid for and set to work. */
function enacted(casting: Casting, aim: Aimed, actions: number): Planned {
  const { caster, spell, power } = casting;
  if (aim.refusals.length > 0) return refused(aim.refusals, aim.marks);
  const marks: readonly Mark[] = [{ is: 'outline', unit: caster.id, tone: 'legal' }, ...aim.marks];
  return planned({
    marks,
    odds: [
      {
        is: 'number',
        code: 'power',
        value: power,
        modifiers: power === actions ? [] : [{ amount: power - actions, because: 'spiral' }],
      },
      ...aim.odds,
    ],
    notes: aim.notes,
    enact(tale) {
      tale.spend(caster.id, actions, 'cast');
      const { did } = fieldedOf(tale.state, caster.id) ?? caster;
      // A spell of the hands leaves the turn's blow free
      const done = hasTag(spell, 'melee')
        ? { ...did, other: { ...did.other, [TOUCHES]: (did.other[TOUCHES] ?? 0) + 1 } }
        : { ...did, casts: did.casts + 1 };
      tale.add({ type: 'changed', unit: caster.id, set: { did: done }, because: 'ASOBH-MAG-01' });
      const how = casting.aim.choice === HOLD && hasTag(spell, 'holdable') ? 'held' : 'cast';
      tale.add({ type: 'spellCast', unit: caster.id, spell, power, aim: casting.aim, how });
      tale.call(castStep({ unit: caster.id, spell, power, aim: casting.aim, how: 'cast', extra: costOf(spell, aim) }));
    },
  });
}

/**
 * Distance weighs on the die of a broken enchantment and on all that a circle meets; an attack on one figure counts it
 * by itself, target by target.
 */
export const costOf = (spell: SpellId, aim: Aimed): Aimed['extra'] =>
  SPELLS[spell].attack === null || SPELLS[spell].needs === 'area' ? aim.extra : [];

/** Every aim that can be listed: single targets, spells and walls, nothing at all, the hand that holds it. */
function namedAims(state: State, caster: Fielded, spell: SpellId): readonly Aim[] {
  const held: readonly Aim[] = hasTag(spell, 'holdable') ? [{ choice: HOLD }] : [];
  switch (SPELLS[spell].needs) {
    case 'figure':
      return [
        ...foesOf(state, caster).flatMap(({ id }): Aim[] =>
          spell === 'slowdown' ? WEAKNESSES.map((choice) => ({ units: [id], choice })) : [{ units: [id] }],
        ),
        ...(spell === 'flame-jet'
          ? [
              ...wallsOf(state)
                .filter((wall) => wall.is === 'wall-of-ice')
                .map(({ id }) => ({ effect: id })),
              ...flammable(state).map(({ id }) => ({ choice: id })),
            ]
          : []),
      ];
    case 'effect':
      return spell === 'unsummon'
        ? [
            ...fielded(state)
              .filter((figure) => figure.summoned !== null)
              .map(({ id }) => ({ units: [id] })),
            ...wallsOf(state).map(({ id }) => ({ effect: id })),
          ]
        : breakableOf(state).map(({ id }) => ({ effect: id }));
    case 'self':
    case 'none':
      return [...held, {}];
    default:
      return held;
  }
}
