import type { Refusal, SourceId } from '../../kernel';
import { traitsOf } from '../content/enchanted';
import type { ItemId } from '../content/ids';
import { ITEM_IDS } from '../content/ids';
import { ITEMS } from '../content/items';
import type { FigureSet } from '../events';
import type { Fielded } from '../figures';
import { hasTorch } from '../ground/light';
import type { Carried, Character, Profile, Stock, WarbandSheet, Worn } from '../profile';
import type { State } from '../state';
import { isTooHeavy, kindOf, MAGICAL, magicalOf, ONE_OF } from '../warband/check-gear';
import { isWeapon } from '../warband/compile';
import { stockWith } from '../warband/pack';
import { wornBonuses } from '../warband/worn';

/** Something that changes hands between a figure and the Backpack. */
export interface Piece {
  /** Weapon id, `shield`, `helmet`, or the item. */
  readonly id: string;
  /** Its kind, for words. */
  readonly kind: SourceId;
}

/** What the change of hands makes of figure, sheet and Backpack. */
export interface GearChange {
  readonly figure: FigureSet;
  readonly warband: WarbandSheet | null;
  readonly backpack: readonly Stock[];
}

/** What lies in the Backpack that one can take in hand or put on; body armour is not changed in a battle [FL-BAT-72]. */
export function inPack(state: State): readonly Piece[] {
  const spare = (state.warband?.spare ?? []).flatMap((piece): Piece[] =>
    isWeapon(piece) ? [{ id: piece.id, kind: piece.is }] : isStrapped(piece) ? [{ id: piece.is, kind: piece.is }] : [],
  );
  const items = state.backpack.flatMap(({ item }): Piece[] => (isCarried(item) ? [{ id: item, kind: item }] : []));
  return [...spare, ...items].filter(({ id }, i, all) => all.findIndex((each) => each.id === id) === i);
}

/** What a figure has on it that it could put away. */
export function onBody(figure: Fielded): readonly Piece[] {
  const { weapons, shield, helmet, worn } = figure.profile;
  return [
    ...weapons.map(({ id, is }): Piece => ({ id, kind: is })),
    ...(shield ? [{ id: 'shield', kind: 'shield' }] : []),
    ...(helmet ? [{ id: 'helmet', kind: 'helmet' }] : []),
    ...(hasTorch(figure) ? [{ id: 'torch', kind: 'torch' }] : []),
    ...worn.map((item): Piece => ({ id: item, kind: item })),
  ];
}

const isStrapped = ({ is }: Worn): boolean => is === 'shield' || is === 'helmet';
const isCarried = (item: ItemId): boolean => item === 'torch' || ITEMS[item].keep === 'worn';
const itemNamed = (id: string): ItemId | undefined => ITEM_IDS.find((each) => each === id);
const spareOf = (state: State, id: string): Carried | Worn | undefined =>
  state.warband?.spare.find((piece) => (isWeapon(piece) ? piece.id === id : piece.is === id && isStrapped(piece)));

/** Why it cannot take that: hands full, too heavy, broken, one of its kind on it already [FL-EQP-02] [FL-EQP-06]. */
export function takeRefusal(state: State, { id: unit, profile, ...figure }: Fielded, id: string): Refusal | undefined {
  const no = (code: string, rule: string, detail: NonNullable<Refusal['detail']> = {}): Refusal => ({
    code: `ready/${code}`,
    rule,
    who: [unit],
    detail: { piece: kindFor(state, id), ...detail },
  });
  if (!inPack(state).some((each) => each.id === id)) return no('not-in-pack', 'FL-BAT-72');
  const piece = spareOf(state, id);
  if (piece === undefined) return itemRefusal(no, { ...figure, id: unit, profile }, id);
  if (piece.damaged) return no('damaged', 'FL-EQP-06');
  if (piece.is === 'helmet') return profile.helmet ? no('has-it', 'FL-EQP-02') : undefined;
  if (piece.is === 'shield') {
    if (profile.shield) return no('has-it', 'FL-EQP-02');
    return profile.weapons.length > 2
      ? no('hands-full', 'FL-EQP-02', { has: profile.weapons.length, most: 2 })
      : undefined;
  }
  if (!isWeapon(piece)) return no('not-in-pack', 'FL-BAT-72');
  if (isTooHeavy({ origin: profile.origin ?? 'human' }, piece)) return no('halfling', 'FL-CHR-30');
  const weapons = [...profile.weapons, piece];
  const most = !profile.shield && weapons.some(({ is }) => is === 'light-weapon') ? 3 : 2;
  if (weapons.length > most) return no('hands-full', 'FL-EQP-02', { has: profile.weapons.length, most });
  const magical = magicalOf({ weapons, worn: profile.worn });
  return profile.origin === 'duskling' && piece.enchanted !== null && magical > 1
    ? no('magical', 'FL-CHR-22')
    : undefined;
}

function itemRefusal(
  no: (code: string, rule: string, detail?: NonNullable<Refusal['detail']>) => Refusal,
  figure: Fielded,
  id: string,
): Refusal | undefined {
  const item = itemNamed(id);
  if (item === undefined) return no('not-in-pack', 'FL-BAT-72');
  if (item === 'torch') return hasTorch(figure) ? no('has-it', 'FL-ITEM-torch') : undefined;
  const { worn, weapons, origin } = figure.profile;
  const set = ONE_OF.find(([, all]) => all.includes(item) && worn.some((each) => all.includes(each)));
  if (set !== undefined) return no('one-of', 'FL-LOOT-enchanted', { kind: set[0] });
  if (worn.some((each) => kindOf(each) === kindOf(item)))
    return no('two-of-a-kind', 'FL-EQP-08', { kind: kindOf(item) });
  const magical = MAGICAL.includes(item) && magicalOf({ weapons, worn }) > 0;
  return origin === 'duskling' && magical ? no('magical', 'FL-CHR-22') : undefined;
}

const kindFor = (state: State, id: string): SourceId => spareOf(state, id)?.is ?? id;

/** Takes it: what is taken is in hand at once. Only for what `takeRefusal` allows. */
export function taking(state: State, figure: Fielded, id: string): GearChange {
  const { profile } = figure;
  const piece = spareOf(state, id);
  const item = itemNamed(id);
  const { backpack, warband } = state;
  if (piece === undefined && item === 'torch') return torchLit(state, figure);
  if (piece === undefined && item !== undefined) {
    const worn = [...profile.worn, item];
    return {
      figure: { profile: { ...profile, worn, skillBonuses: bonuses(profile, worn) } },
      warband: sheetWith(warband, figure.id, ({ worn: before }) => ({ worn: [...before, item] })),
      backpack: stockWith(backpack, item, -1),
    };
  }
  const spare = (warband?.spare ?? []).filter((each) => each !== piece);
  const left = warband === null ? null : { ...warband, spare };
  if (piece !== undefined && isWeapon(piece))
    return {
      figure: { profile: { ...profile, weapons: [...profile.weapons, piece] }, hand: piece.id },
      warband: sheetWith(left, figure.id, ({ weapons }) => ({ weapons: [...weapons, piece] })),
      backpack,
    };
  const strap = piece?.is === 'helmet' ? 'helmet' : 'shield';
  return {
    figure: { profile: { ...profile, [strap]: true } },
    warband: piece === undefined ? left : sheetWith(left, figure.id, () => ({ [strap]: piece })),
    backpack,
  };
}

/** A torch burns: a Bulky weapon cannot be held beside it [FL-ITEM-torch]. */
export function torchLit(state: State, figure: Pick<Fielded, 'profile' | 'hand' | 'conditions'>): GearChange {
  const { weapons } = figure.profile;
  const held = weapons.find((each) => each.id === figure.hand);
  const other = weapons.find((each) => !each.damaged && !traitsOf(each).includes('bulky'));
  const hand = held !== undefined && traitsOf(held).includes('bulky') ? (other?.id ?? null) : figure.hand;
  return {
    figure: { conditions: { ...figure.conditions, torch: 1 }, hand },
    warband: state.warband,
    backpack: stockWith(state.backpack, 'torch', -1),
  };
}

/** Puts it into the Backpack, which may hold more than its measure during a battle; a torch goes out for good [FL-EQP-07]. */
export function putting(state: State, figure: Fielded, id: string): GearChange {
  const { profile } = figure;
  const { backpack, warband } = state;
  const weapon = profile.weapons.find((each) => each.id === id);
  if (weapon !== undefined) {
    const weapons = profile.weapons.filter((each) => each !== weapon);
    const hand = figure.hand === id ? (weapons.find(({ damaged }) => !damaged)?.id ?? null) : figure.hand;
    const left = sheetWith(warband, figure.id, (who) => ({ weapons: who.weapons.filter((each) => each.id !== id) }));
    return { figure: { profile: { ...profile, weapons }, hand }, warband: spared(left, weapon), backpack };
  }
  if (id === 'torch') {
    const { torch: _, ...conditions } = figure.conditions;
    return { figure: { conditions }, warband, backpack };
  }
  const item = itemNamed(id);
  if (item !== undefined) {
    const worn = profile.worn.filter((each) => each !== item);
    return {
      figure: { profile: { ...profile, worn, skillBonuses: bonuses(profile, worn) } },
      warband: sheetWith(warband, figure.id, (who) => ({ worn: who.worn.filter((each) => each !== item) })),
      backpack: stockWith(backpack, item, 1),
    };
  }
  const strap = id === 'helmet' ? 'helmet' : 'shield';
  const piece = warband?.characters.find((each) => each.id === figure.id)?.[strap] ?? null;
  const left = sheetWith(warband, figure.id, () => ({ [strap]: null }));
  return {
    figure: { profile: { ...profile, [strap]: false } },
    warband: piece === null ? left : spared(left, piece),
    backpack,
  };
}

const bonuses = (profile: Profile, worn: readonly ItemId[]): Profile['skillBonuses'] => [
  ...profile.skillBonuses.filter(({ because }) => !profile.worn.some((each) => each === because)),
  ...wornBonuses(worn),
];

const sheetWith = (
  sheet: WarbandSheet | null,
  id: string,
  change: (who: Character) => Partial<Character>,
): WarbandSheet | null =>
  sheet === null
    ? null
    : { ...sheet, characters: sheet.characters.map((each) => (each.id === id ? { ...each, ...change(each) } : each)) };

const spared = (sheet: WarbandSheet | null, piece: Carried | Worn): WarbandSheet | null =>
  sheet === null ? null : { ...sheet, spare: [...sheet.spare, piece] };
