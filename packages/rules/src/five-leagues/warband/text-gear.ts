import { BODY_ARMOR, HELMET, SHIELD } from '../content/armor';
import { enchantedOf } from '../content/enchanted';
import { WORN_IDS } from '../content/enchanted-ids';
import { WEAPON_IDS } from '../content/ids';
import { WEAPONS } from '../content/weapons';
import type { Carried, Worn } from '../profile';

/** `Longbow`, `Standard weapon (Fine, damaged)`, `Standard weapon (Grief)` for an enchanted one. */
export function nameOfPiece(piece: Carried | Worn): string {
  const name = 'id' in piece ? WEAPONS[piece.is].name : wornName(piece.is);
  const more = [
    ...(piece.improved === null ? [] : [IMPROVED[piece.improved]]),
    ...('id' in piece && piece.enchanted !== null ? [`enchanted ${enchantedOf(piece)?.name ?? piece.enchanted}`] : []),
    ...(piece.damaged ? ['damaged'] : []),
  ];
  return more.length === 0 ? name : `${name} (${more.join(', ')})`;
}

/** The piece of that name; undefined where there is none. `id` is for a weapon. */
export function pieceNamed(text: string, id: string): Carried | Worn | undefined {
  const [, name = '', inside = ''] = /^([^(]*?)\s*(?:\(([^)]*)\))?$/.exec(text.trim()) ?? [];
  const more = inside
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const damaged = more.some((each) => same(each, 'damaged'));
  const enchanted = more.flatMap((each) => /^enchanted (.+)$/i.exec(each)?.[1] ?? [])[0] ?? null;
  const rest = more.filter((each) => !same(each, 'damaged') && !/^enchanted /i.test(each));
  const improved = KINDS.find((each) => rest.some((one) => same(one, IMPROVED[each]))) ?? null;
  if (rest.length > (improved === null ? 0 : 1)) return undefined;
  const weapon = WEAPON_IDS.find((each) => same(WEAPONS[each].name, name) || same(each, name));
  if (weapon !== undefined) return { id, is: weapon, improved, damaged, enchanted };
  const worn = WORN_IDS.find((each) => same(wornName(each), name) || same(each, name));
  if (worn === undefined || enchanted !== null || improved === 'balanced' || improved === 'quick') return undefined;
  return { is: worn, improved, damaged };
}

const KINDS = ['fine', 'balanced', 'quick', 'fey-steel'] as const;
const IMPROVED = { fine: 'Fine', balanced: 'Balanced', quick: 'Quick', 'fey-steel': 'Fey Steel' } as const;

const wornName = (is: Worn['is']): string =>
  is === 'helmet' ? HELMET.name : is === 'shield' ? SHIELD.name : BODY_ARMOR[is].name;

/** Equal to a reader: case, hyphens, spaces and the shape of an apostrophe do not matter. */
export const same = (a: string, b: string): boolean => bare(a) === bare(b);
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
