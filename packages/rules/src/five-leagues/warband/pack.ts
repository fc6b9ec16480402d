import type { Refusal } from '../../kernel';
import { UNIQUE_ITEM_IDS } from '../content/enchanted-ids';
import type { ItemId } from '../content/ids';
import { ITEMS } from '../content/items';
import type { Stock, WarbandSheet } from '../profile';

/** What the Backpack holds, nine with a mule; a second mule carries nothing more [FL-EQP-07] [FL-ITEM-brave-mule]. */
export const capacityOf = (sheet: Pick<WarbandSheet, 'backpack' | 'stash'>): number =>
  [...sheet.backpack, ...sheet.stash.items].some(({ item }) => item === 'brave-mule') ? 9 : 8;

/** What lies in it, each use of an item and each piece of gear for one; the mule carries it and is not in it. */
export const loadOf = ({ backpack, spare }: Pick<WarbandSheet, 'backpack' | 'spare'>): number =>
  spare.length + backpack.reduce((sum, { item, count }) => sum + (item === 'brave-mule' ? 0 : count), 0);

export function packRefusals(sheet: WarbandSheet): readonly Refusal[] {
  const [has, most] = [loadOf(sheet), capacityOf(sheet)];
  const full: Refusal[] = has > most ? [{ code: 'warband/backpack', rule: 'FL-EQP-07', detail: { has, most } }] : [];
  const twice = [sheet.backpack, sheet.stash.items].flatMap((stocks) => {
    const double = stocks.find(({ item }, i) => stocks.findIndex((each) => each.item === item) !== i);
    return double === undefined ? [] : [double.item];
  });
  const [double] = twice;
  return double === undefined
    ? full
    : [...full, { code: 'warband/item-twice', rule: 'FL-EQP-07', detail: { item: double } }];
}

/** The same kind once, with its whole count; in the order of the first of each. */
export function merged(stocks: readonly Stock[]): readonly Stock[] {
  const counts = new Map<ItemId, number>();
  for (const { item, count } of stocks) counts.set(item, (counts.get(item) ?? 0) + count);
  return [...counts].map(([item, count]) => ({ item, count }));
}

/** Stocks with so many more (or fewer) of an item; what is used up is gone from the list. */
export function stockWith(stocks: readonly Stock[], item: ItemId, change: number): readonly Stock[] {
  const has = countOf(stocks, item) + change;
  if (!stocks.some((each) => each.item === item)) return has > 0 ? [...stocks, { item, count: has }] : stocks;
  return stocks.flatMap((each) => (each.item !== item ? [each] : has > 0 ? [{ item, count: has }] : []));
}

export const countOf = (stocks: readonly Stock[], item: ItemId): number =>
  stocks.reduce((sum, each) => sum + (each.item === item ? each.count : 0), 0);

/** What the warband can reach in a battle: its Backpack, and campaign items wherever they lie [FL-EQP-07] [FL-EQP-08]. */
export function backpackOf(sheet: WarbandSheet): readonly Stock[] {
  const campaign = sheet.stash.items.filter(({ item }) => ITEMS[item].keep === 'campaign' && OF_USE.includes(item));
  return merged([...sheet.backpack, ...campaign]);
}
/** Campaign items that do something in a battle or right before it. */
const OF_USE: readonly ItemId[] = [
  'congealed-strands',
  'ironshield-root',
  'springwind-berries',
  'spell-breaker-herb',
  ...UNIQUE_ITEM_IDS,
];
