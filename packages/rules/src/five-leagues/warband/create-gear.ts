import { BASIC_WEAPONS, QUALITY_WEAPONS } from '../content/creation';
import type { ItemId, WeaponId } from '../content/ids';
import { isRanged, WEAPONS } from '../content/weapons';
import type { Carried, Worn } from '../profile';
import type { Asking } from './ask';
import { isTooHeavy } from './check-gear';
import type { Brought, Making } from './create-hero';

/** One thing to be given out, and to whom. */
export type Piece =
  | { readonly key: string; readonly is: 'weapon'; readonly weapon: Carried; readonly to: string | undefined }
  | { readonly key: string; readonly is: 'armor'; readonly armor: Worn; readonly to: string | undefined }
  | { readonly key: string; readonly is: 'worn'; readonly item: ItemId; readonly to: string | undefined };

/** Who shares, and what may be put by. */
export interface Sharing {
  readonly heroes: readonly Making[];
  readonly followers: readonly string[];
}

/** Where a piece may lie when nobody takes it. */
export const PUT_BY = ['backpack', 'stash'] as const;

export const carriedAs = (key: string, is: WeaponId, improved: Carried['improved'] = null): Carried => ({
  id: key,
  is,
  improved,
  damaged: false,
  enchanted: null,
});

/** What the tables gave may go to anyone of the warband [FL-CHR-36]. */
export function shareBrought(ask: Asking, brought: Brought, sharing: Sharing): readonly Piece[] {
  const anyone = [...sharing.heroes.map(({ id }) => id), ...sharing.followers];
  const to = (key: string, options: readonly string[]): string | undefined =>
    ask.choose({
      key: `${key}/to`,
      about: 'warband',
      ask: 'give',
      options: [...options, ...PUT_BY],
      rule: 'FL-CHR-36',
    });
  return [
    ...brought.weapons.map(({ key, is, improved }): Piece => {
      const weapon = carriedAs(key, is, improved);
      return { key, is: 'weapon', weapon, to: to(key, able(anyone, weapon, sharing)) };
    }),
    ...brought.armor.map(
      ({ key, is }): Piece => ({
        ...{ key, is: 'armor', armor: { is, improved: null, damaged: false } },
        to: to(key, anyone),
      }),
    ),
    ...brought.items
      .filter(({ item }) => WORN.includes(item))
      .map(({ key, item }): Piece => ({ key, is: 'worn', item, to: to(key, anyone) })),
  ];
}
const WORN: readonly ItemId[] = ['rangers-cloak', 'scouts-cloak', 'mystical-ring'];

/** Two quality and two basic weapons of choice, for the Heroes [FL-CHR-40]. */
export function chooseWeapons(ask: Asking, brought: Brought, sharing: Sharing): readonly Piece[] {
  const rolledRanged = brought.weapons.filter(({ is }) => isRanged(is)).length;
  return SLOTS.flatMap(({ key, of, ask: what }): readonly Piece[] => {
    const options = of.filter((each) => rolledRanged < MOST_ARCHERS || !isRanged(each));
    const chosen = ask.choose({ key, about: 'warband', ask: what, options, rule: 'FL-CHR-40' });
    const is = options.find((each) => each === chosen);
    if (is === undefined) return [];
    const weapon = carriedAs(key, is);
    const takers = able(
      sharing.heroes.map(({ id }) => id),
      weapon,
      sharing,
    );
    const to = ask.choose({
      ...{ key: `${key}/to`, about: 'warband', ask: 'give', rule: 'FL-CHR-40' },
      options: [...takers, ...PUT_BY],
    });
    return [{ key, is: 'weapon', weapon, to }];
  });
}
/** Heroes with ranged weapons when a warband begins, as far as they are chosen [FL-CHR-40]. */
export const MOST_ARCHERS = 2;
const SLOTS = [
  { key: 'quality-1', of: QUALITY_WEAPONS, ask: 'weapon-quality' },
  { key: 'quality-2', of: QUALITY_WEAPONS, ask: 'weapon-quality' },
  { key: 'basic-1', of: BASIC_WEAPONS, ask: 'weapon-basic' },
  { key: 'basic-2', of: BASIC_WEAPONS, ask: 'weapon-basic' },
] as const;

/** Armour for the Heroes: one of two sets; helmet and shield come with both [FL-CHR-42]. */
export function shareArmor(ask: Asking, sharing: Sharing): readonly Piece[] {
  const set = ask.choose({
    ...{ key: 'armor-set', about: 'warband', ask: 'armor-set', rule: 'FL-CHR-42' },
    ...{ options: Object.keys(SETS), preset: 'usual' },
  });
  const heroes = sharing.heroes.map(({ id }) => id);
  return (SETS[set ?? 'usual'] ?? []).map(([key, is]): Piece => {
    const to = ask.choose({
      ...{ key: `${key}/to`, about: 'warband', ask: 'give', rule: 'FL-CHR-42' },
      options: [...heroes, ...PUT_BY],
    });
    return { key, is: 'armor', armor: { is, improved: null, damaged: false }, to };
  });
}
const SETS: Readonly<Record<string, readonly (readonly [key: string, is: Worn['is']])[]>> = {
  usual: [
    ['partial-1', 'partial-armor'],
    ['partial-2', 'partial-armor'],
    ['light-1', 'light-armor'],
    ['light-2', 'light-armor'],
    ['helmet-1', 'helmet'],
    ['shield-1', 'shield'],
  ],
  heavy: [
    ['full-1', 'full-armor'],
    ['partial-1', 'partial-armor'],
    ['light-1', 'light-armor'],
    ['helmet-1', 'helmet'],
    ['shield-1', 'shield'],
  ],
};

/** Those with the strength and the training for it: no Halfling with a heavy one [FL-CHR-30]. */
function able(ids: readonly string[], weapon: Carried, { heroes }: Sharing): readonly string[] {
  return ids.filter((id) => {
    const hero = heroes.find((each) => each.id === id);
    if (hero === undefined) return WEAPONS[weapon.is].class === 'basic' || !isRanged(weapon.is);
    return !isTooHeavy(hero, weapon);
  });
}
