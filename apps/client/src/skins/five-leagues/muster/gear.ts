import {
  type Carried,
  type Character,
  ITEMS,
  type Stock,
  type WarbandSheet,
  type Worn,
} from '@muster/rules/five-leagues';

/** Where a thing is: with somebody, by id, or put by. */
export type Place = string;
export const BACKPACK: Place = 'backpack';
export const STASH: Place = 'stash';

type ItemId = Stock['item'];

/** One thing that can be handed on. `key` is unique within its place. */
export type Lot =
  | { readonly key: string; readonly is: 'gear'; readonly piece: Carried | Worn }
  | { readonly key: string; readonly is: 'item'; readonly item: ItemId; readonly count: number };

type Slot = 'armor' | 'helmet' | 'shield';

/** Everything that is there, weapons first. */
export function lotsAt(sheet: WarbandSheet, place: Place): readonly Lot[] {
  if (place === BACKPACK) return stored(sheet.spare, sheet.backpack);
  if (place === STASH) return stored(sheet.stash.gear, sheet.stash.items);
  const who = sheet.characters.find(({ id }) => id === place);
  if (who === undefined) return [];
  return [
    ...who.weapons.map((piece): Lot => ({ key: `weapon:${piece.id}`, is: 'gear', piece })),
    ...SLOTS.flatMap((slot): Lot[] => {
      const piece = who[slot];
      return piece === null ? [] : [{ key: slot, is: 'gear', piece }];
    }),
    ...who.worn.map((item): Lot => ({ key: `item:${item}`, is: 'item', item, count: 1 })),
  ];
}

/** Where a thing could go at all, whether or not the rules then allow it: never where it is. */
export function placesFor(sheet: WarbandSheet, from: Place, lot: Lot): readonly Place[] {
  const worn = lot.is === 'gear' || ITEMS[lot.item].keep === 'worn';
  const people = worn ? sheet.characters.map(({ id }) => id) : [];
  return [...people, BACKPACK, STASH].filter((place) => place !== from);
}

/**
 * The sheet after a thing was handed on; of several uses one goes. Where a suit, a helmet or a shield is worn already,
 * the two change places: the other goes where this one came from.
 */
export function handed(sheet: WarbandSheet, from: Place, lot: Lot, to: Place): WarbandSheet {
  const without = taken(sheet, from, lot);
  if (lot.is === 'item') return withItem(without, to, lot.item);
  const { piece } = lot;
  const who = without.characters.find(({ id }) => id === to);
  const slot = slotOf(piece);
  const before = who === undefined || slot === undefined ? null : who[slot];
  const given = withPiece(without, to, piece);
  return before === null ? given : withPiece(given, from, before);
}

/** The slot a piece of armour fills; undefined for weapons. */
export const slotOf = (piece: Carried | Worn): Slot | undefined =>
  'enchanted' in piece ? undefined : piece.is === 'helmet' || piece.is === 'shield' ? piece.is : 'armor';

const SLOTS = ['armor', 'helmet', 'shield'] as const;

const stored = (gear: readonly (Carried | Worn)[], items: readonly Stock[]): readonly Lot[] => [
  ...gear.map((piece, i): Lot => ({ key: `gear:${i}`, is: 'gear', piece })),
  ...items.map(({ item, count }): Lot => ({ key: `item:${item}`, is: 'item', item, count })),
];

function taken(sheet: WarbandSheet, from: Place, lot: Lot): WarbandSheet {
  if (lot.is === 'item') {
    if (from === BACKPACK) return { ...sheet, backpack: changed(sheet.backpack, lot.item, -1) };
    if (from === STASH) return inStash(sheet, { items: changed(sheet.stash.items, lot.item, -1) });
    return onPerson(sheet, from, (who) => ({ worn: who.worn.filter((item) => item !== lot.item) }));
  }
  const at = Number(lot.key.split(':')[1]);
  if (from === BACKPACK) return { ...sheet, spare: sheet.spare.filter((_, i) => i !== at) };
  if (from === STASH) return inStash(sheet, { gear: sheet.stash.gear.filter((_, i) => i !== at) });
  const { piece } = lot;
  const slot = slotOf(piece);
  return onPerson(sheet, from, (who) =>
    slot !== undefined
      ? { [slot]: null }
      : { weapons: who.weapons.filter(({ id }) => !('id' in piece) || id !== piece.id) },
  );
}

function withPiece(sheet: WarbandSheet, to: Place, piece: Carried | Worn): WarbandSheet {
  if (to === BACKPACK) return { ...sheet, spare: [...sheet.spare, piece] };
  if (to === STASH) return inStash(sheet, { gear: [...sheet.stash.gear, piece] });
  return onPerson(sheet, to, (who) =>
    'enchanted' in piece ? { weapons: [...who.weapons, piece] } : { [slotOf(piece) ?? 'armor']: piece },
  );
}

function withItem(sheet: WarbandSheet, to: Place, item: ItemId): WarbandSheet {
  if (to === BACKPACK) return { ...sheet, backpack: changed(sheet.backpack, item, 1) };
  if (to === STASH) return inStash(sheet, { items: changed(sheet.stash.items, item, 1) });
  return onPerson(sheet, to, (who) => ({ worn: [...who.worn, item] }));
}

/** Stocks with so many more (or fewer) of an item. */
function changed(stocks: readonly Stock[], item: ItemId, by: number): readonly Stock[] {
  if (!stocks.some((each) => each.item === item)) return by > 0 ? [...stocks, { item, count: by }] : stocks;
  return stocks.flatMap((each) =>
    each.item !== item ? [each] : each.count + by > 0 ? [{ item, count: each.count + by }] : [],
  );
}

const inStash = (sheet: WarbandSheet, set: Partial<WarbandSheet['stash']>): WarbandSheet => ({
  ...sheet,
  stash: { ...sheet.stash, ...set },
});

/** The sheet with one character changed. */
export const onPerson = (
  sheet: WarbandSheet,
  id: string,
  change: (who: Character) => Partial<Character>,
): WarbandSheet => ({
  ...sheet,
  characters: sheet.characters.map((who) => (who.id === id ? { ...who, ...change(who) } : who)),
});
