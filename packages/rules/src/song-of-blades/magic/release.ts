import type { Offer, Refusal } from '../../kernel';
import { type Fielded, isFielded } from '../figures';
import { tooFew } from '../flow/limits';
import type { Intent, IntentOf } from '../intents';
import { mayAct } from '../morale/able';
import type { Figure, State } from '../state';
import { planned, refused, type StepOf, type Verb } from '../steps/step';
import { aimOf, begunMarks } from './aim';
import type { Casting } from './aimed';
import { costOf, isAimedByHand } from './cast';
import { castStep } from './cast-step';
import { hasTag } from './effects';
import { hindered } from './may-cast';
import { luckyAim } from './sample';

/** Letting go of a spell that is held: one action, at the Power it was cast with [ASOBH-MAG-11]. */
export const releaseVerb: Verb<'release'> = {
  do: 'release',

  offers(state, act, figure) {
    if ((act.left[figure.id] ?? 0) < 1 || !isFielded(figure) || !mayAct(figure)) return [];
    return figure.holds.flatMap((held, hand): readonly Offer<Intent>[] => {
      if (hindered(state, figure, held.spell) !== undefined) return [];
      const draft = { do: 'release', unit: figure.id, spell: held.spell, hand } as const;
      if (isAimedByHand(held.spell)) return [{ needs: 'place', do: 'release', unit: figure.id, draft }];
      return [{ needs: 'now', do: 'release', unit: figure.id, intent: { ...draft, aim: {} } }];
    });
  },

  plan(state, act, figure, intent) {
    const bars = barredBy(state, act, figure, intent);
    if (bars !== undefined || !isFielded(figure))
      return refused(bars ?? { code: 'unit/not-on-table', rule: 'GEN-05', who: [figure.id] });
    const casting = throwing(state, figure, intent);
    const aim = aimOf(casting);
    if (aim.refusals.length > 0) return refused(aim.refusals, aim.marks);
    const { spell, power } = casting;
    return planned({
      marks: [{ is: 'outline', unit: figure.id, tone: 'legal' }, ...aim.marks],
      odds: [{ is: 'number', code: 'power', value: power }, ...aim.odds],
      notes: aim.notes,
      enact(tale) {
        tale.spend(figure.id, 1, 'release');
        const holds = figure.holds.filter((_, hand) => hand !== intent.hand);
        const did = hasTag(spell, 'melee') ? figure.did : { ...figure.did, casts: figure.did.casts + 1 };
        tale.add({ type: 'changed', unit: figure.id, set: { holds, did }, because: 'ASOBH-MAG-11' });
        tale.add({ type: 'spellCast', unit: figure.id, spell, power, aim: intent.aim, how: 'released' });
        tale.call(
          castStep({ unit: figure.id, spell, power, aim: intent.aim, how: 'released', extra: costOf(spell, aim) }),
        );
      },
    });
  },

  draft(state, _act, figure, draft) {
    if (!isFielded(figure) || draft.spell === undefined || draft.hand === undefined) return undefined;
    const held = figure.holds[draft.hand];
    if (held === undefined || held.spell !== draft.spell) return undefined;
    const casting: Casting = { state, caster: figure, spell: held.spell, power: held.power, aim: draft.aim ?? {} };
    return { is: 'unfinished', needs: 'aim', marks: begunMarks(casting) };
  },

  sample(state, _act, figure, offer, random) {
    if (!isFielded(figure) || offer.needs !== 'place' || offer.draft.do !== 'release') return undefined;
    const { hand, spell } = offer.draft;
    const held = hand === undefined ? undefined : figure.holds[hand];
    if (hand === undefined || held === undefined || spell !== held.spell) return undefined;
    const casting: Casting = { state, caster: figure, spell: held.spell, power: held.power, aim: {} };
    for (let tries = 0; tries < 24; tries++) {
      const aim = luckyAim(casting, random);
      if (aim !== undefined && aimOf({ ...casting, aim }).refusals.length === 0)
        return { do: 'release', unit: figure.id, spell: held.spell, hand, aim };
    }
    return undefined;
  },
};

const throwing = (state: State, caster: Fielded, intent: IntentOf<'release'>): Casting => ({
  state,
  caster,
  spell: intent.spell,
  power: caster.holds[intent.hand]?.power ?? 1,
  aim: intent.aim,
});

function barredBy(state: State, act: StepOf<'act'>, figure: Figure, intent: IntentOf<'release'>): Refusal | undefined {
  const code = (is: string): Refusal => ({
    code: is,
    rule: 'ASOBH-MAG-11',
    who: [figure.id],
    detail: { spell: intent.spell },
  });
  if (figure.holds[intent.hand]?.spell !== intent.spell) return code('release/not-held');
  // It is in the hand already: it can be thrown, not taken up again
  if (intent.aim.choice !== undefined) return code('release/held-already');
  if (!mayAct(figure)) return code('cast/not-able');
  if (isFielded(figure)) {
    const no = hindered(state, figure, intent.spell);
    if (no !== undefined) return no;
  }
  return tooFew(act, figure.id, 1);
}
