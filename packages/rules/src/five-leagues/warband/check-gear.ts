import type { Refusal } from '../../kernel';
import { isEnchantedArmor } from '../content/armor';
import { CLOTHING_IDS, JEWELRY_IDS } from '../content/enchanted-ids';
import type { ItemId } from '../content/ids';
import { ITEMS } from '../content/items';
import { isRanged, WEAPONS } from '../content/weapons';
import type { Carried, Character, Worn } from '../profile';

/** What one character may carry and wear [FL-EQP-02] [FL-EQP-03] [FL-CHR-22] [FL-CHR-30]. */
export function gearRefusals(who: Character): readonly Refusal[] {
  const refusals: Refusal[] = [];
  const no = (code: string, rule: string, detail: NonNullable<Refusal['detail']> = {}): void => {
    refusals.push({ code: `warband/${code}`, rule, who: [who.id], detail: { name: who.name, ...detail } });
  };
  const most = mostWeapons(who);
  if (who.weapons.length > most) no('weapons', 'FL-EQP-02', { has: who.weapons.length, most });
  for (const each of who.weapons) {
    const weapon = WEAPONS[each.is];
    if (weapon.class === 'foe' || weapon.class === 'improvised') no('no-weapon', 'FL-EQP-01', { weapon: each.is });
    if (isTooHeavy(who, each)) no('halfling', 'FL-CHR-30', { weapon: each.is });
    if (!isImprovable(each)) no('improved', 'FL-EQP-05', { piece: each.is, improved: each.improved ?? '' });
  }
  for (const piece of [who.armor, who.helmet, who.shield])
    if (piece !== null && !isImprovable(piece))
      no('improved', 'FL-EQP-05', { piece: piece.is, improved: piece.improved ?? '' });
  if (who.armor !== null && (who.armor.is === 'helmet' || who.armor.is === 'shield'))
    no('no-armor', 'FL-EQP-03', { piece: who.armor.is });
  if (who.helmet !== null && who.helmet.is !== 'helmet') no('no-helmet', 'FL-EQP-02', { piece: who.helmet.is });
  if (who.shield !== null && who.shield.is !== 'shield') no('no-shield', 'FL-EQP-02', { piece: who.shield.is });
  for (const item of who.worn) if (ITEMS[item].keep !== 'worn') no('not-worn', 'FL-EQP-08', { item });
  const double = who.worn.find((item, i) => who.worn.findIndex((other) => kindOf(other) === kindOf(item)) !== i);
  if (double !== undefined) no('two-of-a-kind', 'FL-EQP-08', { item: double, kind: kindOf(double) });
  for (const [kind, all] of ONE_OF)
    if (who.worn.filter((item) => all.includes(item)).length > 1) no('one-of', 'FL-LOOT-enchanted', { kind });
  const magical = magicalOf(who) + (who.armor !== null && isEnchantedArmor(who.armor.is) ? 1 : 0);
  if (who.origin === 'duskling' && magical > 1) no('magical', 'FL-CHR-22', { has: magical });
  return refusals;
}

/** Two weapons; a third where one is light and no shield takes its place [FL-EQP-02]. */
export const mostWeapons = ({ weapons, shield }: Pick<Character, 'weapons' | 'shield'>): number =>
  shield === null && weapons.some(({ is }) => is === 'light-weapon') ? 3 : 2;

/** Too heavy for a Halfling; what is enchanted has none of the weight of its form [FL-CHR-30] [FL-EQP-08]. */
export const isTooHeavy = ({ origin }: Pick<Character, 'origin'>, { is, enchanted }: Carried): boolean =>
  origin === 'halfling' && !WEAPONS[is].halflings && enchanted === null;

/** Cloaks, boots, belts and gauntlets are one kind each, whichever they are; everything else is its own. */
export const kindOf = (item: ItemId): string => KINDS.find((kind) => item.split('-').includes(kind)) ?? item;
const KINDS = ['cloak', 'boots', 'belt', 'gauntlets'] as const;

/** Things of magic it has on it: enchanted weapons, and a ring of the gods. */
export const magicalOf = ({ weapons, worn }: Pick<Character, 'weapons' | 'worn'>): number =>
  weapons.filter(({ enchanted }) => enchanted !== null).length + worn.filter((item) => MAGICAL.includes(item)).length;
export const MAGICAL: readonly ItemId[] = ['mystical-ring', ...CLOTHING_IDS, ...JEWELRY_IDS, 'magical-focus'];

/** Of these nobody wears two, whichever they are. */
export const ONE_OF: readonly (readonly [string, readonly ItemId[]])[] = [
  ['enchanted-clothing', CLOTHING_IDS],
  ['enchanted-jewelry', JEWELRY_IDS],
];

/** Whether a piece may be better in that way [FL-EQP-05]. */
export function isImprovable(piece: Carried | Worn): boolean {
  if (isEnchantedArmor(piece.is)) return piece.improved === null;
  switch (piece.improved) {
    case null:
    case 'fine':
      return true;
    case 'balanced':
    case 'quick':
      return 'id' in piece && !isRanged(piece.is);
    case 'fey-steel':
      return STEEL.includes(piece.is);
  }
}
const STEEL: readonly string[] = ['standard-weapon', 'fencing-sword', 'bastard-sword', 'partial-armor', 'full-armor'];
