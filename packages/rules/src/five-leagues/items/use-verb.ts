import type { Mark, Note, Odds, Refusal } from '../../kernel';
import type { Offer } from '../../kernel/system';
import { hitChances, judgeHit } from '../combat/harm';
import { hitStep } from '../combat/hit';
import { mayTakeFromPack, takeFromPack } from '../combat/pack';
import { CONTACT, type Fielded, fieldedOf, foesOf, friendsOf, gapBetween, has, isTouching, sideOf } from '../figures';
import { sightBetween } from '../ground/sight';
import type { Intent, IntentOf } from '../intents';
import { USABLE } from '../intents-items';
import { openedSpell } from '../magic/lent';
import { isWolf } from '../special/drinks';
import { cureBar, itemBar } from '../special/hooks';
import type { State } from '../state';
import { type Planned, planned, refused, type Tale, type VerbOf } from '../steps/step';
import type { Hit } from '../steps-combat';
import { inch } from '../units';
import { placeOf } from './charm';
import { charmRefusal, useCharm } from './charm-use';
import { CHARMS, type CharmId, isCharm } from './charms';
import { actionRefusal, spendAction } from './may';

type Use = IntentOf<'use'>;

/** One item out of the Backpack that takes an Action [FL-BAT-71]. */
export const useVerb: VerbOf<'use'> = {
  do: 'use',
  offers: (state, act, figure) =>
    actionRefusal(state, act, figure, 'full') === undefined ? useOffers(state, figure, USABLE) : [],
  plan: (state, act, figure, intent) =>
    planUse(state, figure, intent, actionRefusal(state, act, figure, 'full'), (tale) => {
      if (!isCharm(intent.item) || CHARMS[intent.item].opens !== true) spendAction(tale, figure, intent.item);
    }),
};

/** Each thing of a list on everybody it may be used on. */
export function useOffers(state: State, figure: Fielded, items: readonly Use['item'][]): readonly Offer<Intent>[] {
  const all = [figure, ...friendsOf(state, figure), ...foesOf(state, figure)];
  const intents = items
    .filter((item) => !isCharm(item) || isThere(state, figure, item))
    .flatMap((item) => all.map(({ id }): Use => ({ do: 'use', unit: figure.id, item, target: id })))
    .filter((intent) => useRefusal(state, figure, intent) === undefined);
  return intents.length === 0 ? [] : [{ needs: 'target', do: 'use', unit: figure.id, intents }];
}

/** `no`: what stands against it beside; `first`: what comes before it is used. */
export function planUse(
  state: State,
  figure: Fielded,
  intent: Use,
  no: Refusal | undefined,
  first: (tale: Tale) => void = () => undefined,
): Planned {
  const refusal = no ?? useRefusal(state, figure, intent);
  const marks = marksOf(figure, intent);
  if (refusal !== undefined) return refused(refusal, marks);
  const { item, target } = intent;
  const odds =
    item === 'holy-water'
      ? waterOdds(state, figure.id, target)
      : isCharm(item)
        ? CHARMS[item].odds?.(state, figure, placeOf(state, target))
        : undefined;
  return planned({
    marks,
    ...(odds === undefined ? {} : { odds }),
    notes: notesOf(state, item),
    enact(tale, dice) {
      first(tale);
      if (isCharm(item)) return useCharm(tale, { unit: figure.id, item, target }, dice);
      takeFromPack(tale, item);
      if (item === 'bandages') bandage(tale, figure, target);
      else throwWater(tale, figure, target);
    },
  });
}

/** What is used up, and what an opened scroll holds. */
function notesOf(state: State, item: Use['item']): readonly Note[] {
  if (!isCharm(item)) return [{ code: 'uses-up', because: item }];
  const { from, opens } = CHARMS[item];
  if (opens === true) {
    const spell = item === 'arcane-scroll' ? openedSpell(state) : undefined;
    return [
      { code: 'opens-first', because: item },
      ...(spell === undefined ? [] : [{ code: 'scroll-holds', because: item, detail: { spell } }]),
    ];
  }
  return from === 'worn' ? [] : [{ code: 'uses-up', because: item }];
}

/** It could be used by this figure at all: worn, or in the Backpack. */
const isThere = (state: State, { profile }: Fielded, item: CharmId): boolean =>
  CHARMS[item].from === 'worn' ? profile.worn.includes(item) : state.backpack.some((each) => each.item === item);

function useRefusal(state: State, figure: Fielded, { item, target: id }: Use): Refusal | undefined {
  const who = [figure.id];
  if (isWolf(figure)) return { code: 'use/wolf', rule: 'FL-ITEM-wolfs-fury', who };
  const touch = itemBar(state, figure);
  if (touch !== undefined) return touch;
  if (isCharm(item)) return charmRefusal(state, figure, item, id);
  if (!mayTakeFromPack(state, figure, item)) return packRefusal(state, figure, item);
  const target = fieldedOf(state, id);
  if (target === undefined) return { code: 'unit/not-on-table', rule: 'FL-BAT-71', who: [id] };
  if (item === 'bandages') {
    if (target.wounds === 0) return { code: 'use/not-wounded', rule: 'FL-ITEM-bandages', who: [id] };
    const bar = cureBar(state, target);
    if (bar !== undefined) return bar;
    const own = sideOf(target) === sideOf(figure);
    if (!own || (target.id !== figure.id && !isTouching(figure, target))) {
      const detail = { most: CONTACT, gap: gapBetween(figure, target) };
      return { code: own ? 'use/not-beside' : 'use/no-friend', rule: 'FL-ITEM-bandages', who: [id], detail };
    }
    return undefined;
  }
  if (sideOf(target) === sideOf(figure)) return { code: 'use/own-side', rule: 'FL-GEN-18', who: [id] };
  if (!isUnholy(state, target)) return { code: 'use/not-unholy', rule: 'FL-ITEM-holy-water', who: [id] };
  const gap = gapBetween(figure, target);
  if (gap > THROW + 0.03)
    return { code: 'use/too-far', rule: 'FL-ITEM-holy-water', who: [id], detail: { gap, most: THROW } };
  if (!sightBetween(state, figure, target).sees)
    return { code: 'use/unseen', rule: 'FL-ITEM-holy-water', who, detail: { target: id } };
  return undefined;
}
const THROW = inch(6);

/** Guests and whoever is in the enemy’s power cannot reach the Backpack; else there is none left [FL-EQP-07] [FL-GEN-19]. */
export function packRefusal(state: State, figure: Fielded, item: string): Refusal {
  const has_ = state.backpack.some((each) => each.item === item && each.count > 0);
  const code = has_ ? 'use/no-backpack' : 'use/none-left';
  return { code, rule: 'FL-EQP-07', who: [figure.id], detail: { item } };
}

/** Fey, Undead, and what will not die, which counts as Undead for items [FL-CHR-21]. */
const isUnholy = (state: State, figure: Fielded): boolean =>
  figure.profile.natures.some((each) => each === 'fey' || each === 'undead') ||
  has(state, figure, 'fey') ||
  has(state, figure, 'undead') ||
  has(state, figure, 'undying');

/** It strikes of itself at +3/+1. */
const waterHit = (by: string, target: string): Hit => ({
  target,
  by,
  blow: { armor: 3, toughness: 1 },
  how: 'item',
  why: 'holy-water',
  natural: null,
  weapon: null,
});

function waterOdds(state: State, by: string, target: string): Odds {
  const judged = judgeHit(state, waterHit(by, target));
  if (judged === undefined) return [];
  const { results } = hitChances(judged);
  return (['casualty', 'wounded', 'stunned', 'points'] as const).flatMap((each) =>
    results[each] < 1e-9 ? [] : [{ is: 'chance' as const, code: `target-${each}`, value: results[each] }],
  );
}

function throwWater(tale: Tale, figure: Fielded, target: string): void {
  tale.add({ type: 'holyWaterThrown', unit: figure.id, target });
  tale.call(hitStep(waterHit(figure.id, target)));
}

function bandage(tale: Tale, figure: Fielded, target: string): void {
  const wounds = Math.max(0, (fieldedOf(tale.state, target)?.wounds ?? 1) - 1);
  tale.add(
    { type: 'changed', unit: target, set: { wounds }, because: 'bandages' },
    { type: 'bandaged', unit: figure.id, target, wounds },
  );
}

const marksOf = (figure: Fielded, { item, target }: Use): readonly Mark[] => [
  ...(item === 'holy-water'
    ? [
        {
          is: 'ring' as const,
          at: { x: figure.pose.x, y: figure.pose.y },
          radius: THROW + figure.profile.base / 2,
          tone: 'reach' as const,
        },
      ]
    : []),
  { is: 'outline', unit: target, tone: 'target' },
];
