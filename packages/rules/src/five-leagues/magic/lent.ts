import type { Refusal } from '../../kernel';
import { takeFromPack } from '../combat/pack';
import type { SpellId } from '../content/ids';
import { SPELL_IDS } from '../content/ids';
import { SPELLS } from '../content/spells';
import { type Fielded, fieldedOf, seatOf } from '../figures';
import { castBar } from '../special/hooks';
import type { State } from '../state';
import { type MatterTable, outOfStep, planned, refused, type StepOf, type Tale } from '../steps/step';
import { castFreely, castStep } from './cast-step';
import { castDraft, castMarks, castOffers, sampleCast } from './cast-verb';
import { castsThisRound, spellRefusal } from './may-cast';
import { castOdds } from './odds';

/** Things that lend a Mystic a spell: a scroll one that it holds, a crystal one that the Mystic knows. */
export type Lender = 'arcane-scroll' | 'essence-crystal';

type Matter = StepOf<'matter'>;

/**
 * The Mystic casts what it was lent, or lets it be, which costs nothing: the thing is used up by the spell alone. A
 * scroll's spell has its dice and is the Mystic's one of the round, a crystal's has none and is a Use Action
 * [FL-ITEM-arcane-scroll] [FL-ITEM-essence-crystal].
 */
const lent = (by: Lender): MatterTable[string] => ({
  carryOn: (tale, step) => {
    const figure = casterOf(tale.state, step);
    if (step.stage === 'cast' && figure !== undefined && spellsOf(tale.state, figure, step).length > 0) return false;
    tale.finish({ is: 'done' });
    return true;
  },
  waiting: (state, step) => {
    const figure = casterOf(state, step);
    if (figure === undefined || step.stage !== 'cast') return [];
    const spell = String(step.detail['spell'] ?? '');
    return [{ seat: seatOf(figure), what: by, detail: { unit: figure.id, spell } }];
  },
  offers: (state, step) => {
    const figure = casterOf(state, step);
    if (figure === undefined) return [];
    return [
      ...castOffers(state, figure, spellsOf(state, figure, step)),
      { needs: 'now', do: 'choose', intent: { do: 'choose', what: 'let-be' } },
    ];
  },
  plan: (state, step, _seat, intent) => {
    const figure = casterOf(state, step);
    if (figure === undefined) return outOfStep(step, intent);
    if (intent.do === 'choose')
      return intent.what === 'let-be'
        ? planned({ marks: [], enact: (tale) => tale.amend({ ...step, stage: 'over' }) })
        : refused({ code: 'lent/cast-or-not', rule: `FL-ITEM-${by}`, who: [figure.id] });
    if (intent.do !== 'cast') return outOfStep(step, intent);
    if (intent.unit !== figure.id)
      return refused({ code: 'act/other-first', rule: 'FL-BAT-10', who: [figure.id, intent.unit] });
    const marks = castMarks(intent);
    const no = spellRefusal(state, figure, intent, spellsOf(state, figure, step));
    if (no !== undefined) return refused(no, marks);
    return planned({
      marks,
      odds: castOdds(state, figure, intent.spell, intent.targets, by),
      notes: [{ code: 'uses-up', because: by }],
      enact(tale) {
        tale.amend({ ...step, stage: 'over' });
        takeFromPack(tale, by);
        if (by === 'essence-crystal') {
          const did = { ...figure.did, acted: true };
          tale.add({ type: 'changed', unit: figure.id, set: { did }, because: by });
          castFreely(tale, figure, intent);
          return;
        }
        const left = Math.max(0, opened(tale.state, intent.spell) - 1);
        const held = { ...tale.state.counts, [keyOf(intent.spell)]: left };
        tale.add({ type: 'battleChanged', set: { counts: held }, because: by });
        const did = { ...figure.did, casts: figure.did.casts + 1 };
        const counts = { ...figure.counts, 'cast-round': state.round, casts: 1 };
        tale.add({ type: 'changed', unit: figure.id, set: { did, counts }, because: by });
        tale.call(castStep(intent, by));
      },
    });
  },
  draft: (state, step, _seat, draft) => {
    const figure = casterOf(state, step);
    return figure === undefined || draft.do !== 'cast' ? undefined : castDraft(state, figure, draft, undefined);
  },
  sample: (state, step, _seat, offer, random) => {
    const figure = casterOf(state, step);
    return figure === undefined ? undefined : sampleCast(state, figure, offer, random);
  },
});

/** The two as matters: `units` names the Mystic, `detail.spell` what the scroll holds. */
export const LENT_MATTERS: MatterTable = {
  'arcane-scroll': lent('arcane-scroll'),
  'essence-crystal': lent('essence-crystal'),
};

const casterOf = (state: State, step: Matter): Fielded | undefined => fieldedOf(state, step.units[0] ?? '');

/** Spells that may be cast by it now, at something: that of the scroll, or all the Mystic knows. */
function spellsOf(state: State, figure: Fielded, { detail }: Matter): readonly SpellId[] {
  const held = SPELL_IDS.filter((each) => each === detail['spell']);
  return openOf(state, figure, detail['spell'] === undefined ? figure.profile.spells : held);
}
const openOf = (state: State, figure: Fielded, spells: readonly SpellId[]): readonly SpellId[] =>
  spells.filter((spell) => castOffers(state, figure, [spell]).length > 0);

/** A spell that an opened scroll of this battle holds still; undefined where none is open. */
export const openedSpell = (state: State): SpellId | undefined => SPELL_IDS.find((spell) => opened(state, spell) > 0);
const keyOf = (spell: SpellId): string => `scroll/${spell}`;
const opened = (state: State, spell: SpellId): number => state.counts[keyOf(spell)] ?? 0;

/** It stays open with that spell for the rest of the battle, until it is cast. */
export const keepOpen = (tale: Tale, spell: SpellId): void =>
  tale.add({
    type: 'battleChanged',
    set: { counts: { ...tale.state.counts, [keyOf(spell)]: opened(tale.state, spell) + 1 } },
    because: 'arcane-scroll',
  });

/** Why nothing comes of such a thing in these hands now. */
export function lentRefusal(state: State, unit: string, by: Lender): Refusal | undefined {
  const figure = fieldedOf(state, unit);
  const who = [unit];
  if (figure === undefined) return { code: 'unit/not-on-table', rule: `FL-ITEM-${by}`, who };
  if (figure.profile.casting === null) return { code: 'cast/no-mystic', rule: 'FL-MAG-01', who };
  const bar = castBar(state, figure);
  if (bar !== undefined) return bar;
  if (by === 'arcane-scroll') {
    if (castsThisRound(state, figure) > 0) return { code: 'lent/has-cast', rule: 'FL-MAG-03', who };
    const spell = openedSpell(state);
    if (spell === undefined || openOf(state, figure, [spell]).length > 0) return undefined;
    return { code: 'lent/nothing-there', rule: `FL-ITEM-${by}`, who, detail: { spell: SPELLS[spell].name } };
  }
  if (figure.profile.spells.length === 0) return { code: 'lent/knows-none', rule: `FL-ITEM-${by}`, who };
  return openOf(state, figure, figure.profile.spells).length > 0
    ? undefined
    : { code: 'lent/none-open', rule: `FL-ITEM-${by}`, who };
}
