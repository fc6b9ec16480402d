import type { Refusal } from '../../kernel';
import { FOLLOWER_TABLE, HISTORY_TABLE, type History } from '../content/creation';
import type { WeaponId } from '../content/ids';
import { isRanged } from '../content/weapons';
import type { Due, WarbandSheet, Worn } from '../profile';
import { type Asked, type Asking, asking } from './ask';
import { checkWarband } from './check';
import { chooseWeapons, MOST_ARCHERS, type Piece, shareArmor, shareBrought } from './create-gear';
import { type Brought, giveLuck, giveWill, type Making, makeHero } from './create-hero';
import { type FollowerMade, sheetOf } from './create-sheet';
import { type CreationDraft, rosterOf } from './draft';

/** A warband in the making, as far as its questions are answered. */
export interface Creation {
  readonly sheet: WarbandSheet;
  /** Every question that is asked by now, in order, with its answer where there is one. */
  readonly asked: readonly Asked[];
  /** Those still to be answered. */
  readonly open: readonly Asked[];
  /** Answers that do not fit, and what the sheet as it is now breaks. */
  readonly refusals: readonly Refusal[];
}

/**
 * Makes a warband of answers [FL-CHR-01 … 48]. Pure: faces are in the draft, whoever threw them. Total: whatever the
 * draft holds, there is a sheet, and answers to questions that are not asked do nothing. Done when nothing is open and
 * nothing refused.
 */
export function creation(draft: CreationDraft): Creation {
  const ask = asking(draft);
  const { heroes: ids, followers } = rosterOf(draft);
  const mystic = ask.choose({
    ...{ key: 'mystic', about: 'warband', ask: 'mystic', rule: 'FL-CHR-06' },
    ...{ options: ['none', ...ids], preset: 'none' },
  });
  const brought: Brought = { gold: 0, weapons: [], armor: [], items: [] };
  const heroes = ids.map((id) => makeHero(ask, id, id === mystic, brought));
  const avatar = makeAvatar(ask, heroes, followers, brought);
  const sharing = { heroes, followers };
  const pieces = [...shareBrought(ask, brought, sharing), ...chooseWeapons(ask, brought, sharing)];
  const gear = [...pieces, ...shareArmor(ask, sharing)];
  const made = makeFollowers(ask, followers, archersOf(gear, heroes).length, avatar.loyal);
  const sheet = sheetOf(draft, { heroes, avatar: avatar.id, followers: made, gear, brought, ...avatar });
  const open = ask.asked.filter(({ answer }) => answer === null);
  return {
    sheet,
    asked: ask.asked,
    open,
    refusals: [
      ...ask.refusals,
      ...archerRefusals(gear, heroes),
      ...suitRefusals(gear, made),
      ...checkWarband(sheet, { figures: draft.size, noMystics: false }),
    ],
  };
}

/** What the Avatar brings beside itself. */
interface AvatarMade {
  readonly id: string | null;
  readonly loyal: string | null;
  readonly storyPoints: number;
  readonly dues: readonly Due[];
}

/** One Hero stands for the player: a point of Will and of Luck more, and a past [FL-CHR-03] [FL-CHR-48]. */
function makeAvatar(
  ask: Asking,
  heroes: readonly Making[],
  followers: readonly string[],
  brought: Brought,
): AvatarMade {
  const options = heroes.map(({ id }) => id);
  const id = ask.choose({ key: 'avatar', about: 'warband', ask: 'avatar', options, rule: 'FL-CHR-03' });
  const hero = heroes.find((each) => each.id === id);
  if (hero === undefined) return { id: null, loyal: null, storyPoints: 0, dues: [] };
  giveWill(hero, 1);
  giveLuck(ask, hero, 1, 'avatar/luck-skill');
  const past = ask.roll(
    { key: 'avatar/history', about: hero.id, ask: 'history', settles: ['avatar'], rule: 'FL-CHR-48' },
    HISTORY_TABLE,
  );
  if (past === undefined) return { id: hero.id, loyal: null, storyPoints: 0, dues: [] };
  hero.history.push(past.recorded);
  return { id: hero.id, ...remembered(ask, hero, past.entry, followers, brought) };
}

function remembered(
  ask: Asking,
  hero: Making,
  { gives }: History,
  followers: readonly string[],
  brought: Brought,
): Omit<AvatarMade, 'id'> {
  const nothing = { loyal: null, storyPoints: 0, dues: [] };
  switch (gives.is) {
    case 'story-point':
      return { ...nothing, storyPoints: gives.amount };
    case 'xp':
      hero.xp += gives.amount;
      return nothing;
    case 'blade':
      brought.weapons.push({ key: 'avatar-blade', is: 'standard-weapon', improved: 'fine' });
      return nothing;
    case 'item':
      brought.items.push({ key: 'avatar-item', item: gives.item, count: gives.amount });
      return nothing;
    case 'loyal': {
      const asked = { key: 'avatar/loyal', about: hero.id, ask: 'loyal', options: followers, rule: 'FL-CHR-48' };
      return { ...nothing, loyal: ask.choose(asked) ?? null };
    }
    case 'due':
      return { ...nothing, dues: [{ what: gives.what, amount: gives.amount }] };
    case 'nothing':
      return nothing;
  }
}

/** Followers: what they were, their weapon, and one light armour among them [FL-CHR-43 … 45]. */
function makeFollowers(
  ask: Asking,
  ids: readonly string[],
  archers: number,
  loyal: string | null,
): readonly FollowerMade[] {
  const once = ask.choose({
    ...{ key: 'followers/types', about: 'warband', ask: 'follower-types', rule: 'FL-CHR-43' },
    ...{ options: ['each', 'once'], preset: 'each' },
  });
  const armored = ask.choose({
    ...{ key: 'followers/armor', about: 'warband', ask: 'follower-armor', rule: 'FL-CHR-45' },
    ...{ options: ids, preset: ids[0] ?? null },
  });
  let bow = archers < MOST_ARCHERS;
  let first: ReturnType<typeof ask.roll>;
  return ids.map((id, i) => {
    const type =
      once === 'once' && i > 0
        ? first
        : ask.roll({ key: `${id}/type`, about: id, ask: 'follower', how: 'either', rule: 'FL-CHR-43' }, FOLLOWER_TABLE);
    if (i === 0) first = type;
    const options: readonly WeaponId[] = ['standard-weapon', 'staff', ...(bow ? (['self-bow'] as const) : [])];
    const chosen = ask.choose({ key: `${id}/weapon`, about: id, ask: 'follower-weapon', options, rule: 'FL-CHR-44' });
    const weapon = options.find((each) => each === chosen) ?? null;
    if (weapon === 'self-bow') bow = false;
    const history = type === undefined ? [] : [type.recorded];
    return { id, type: type?.entry.id ?? null, weapon, armored: armored === id, loyal: loyal === id, history };
  });
}

/** Heroes with a ranged weapon. */
const archersOf = (gear: readonly Piece[], heroes: readonly Making[]): readonly string[] =>
  heroes.map(({ id }) => id).filter((id) => gear.some((piece) => piece.to === id && isShot(piece)));
const isShot = (piece: Piece): boolean => piece.is === 'weapon' && isRanged(piece.weapon.is);

const CHOSEN = /^(quality|basic)-/;

/** No more than two Heroes get a ranged weapon while some of theirs were chosen, not rolled [FL-CHR-40]. */
function archerRefusals(gear: readonly Piece[], heroes: readonly Making[]): readonly Refusal[] {
  const archers = archersOf(gear, heroes);
  const chosen = gear.some((piece) => CHOSEN.test(piece.key) && isShot(piece) && archers.includes(piece.to ?? ''));
  if (archers.length <= MOST_ARCHERS || !chosen) return [];
  return [{ code: 'creation/archers', rule: 'FL-CHR-40', who: archers, detail: { most: MOST_ARCHERS } }];
}
/** Nobody is given two suits, helmets or shields [FL-EQP-02]. */
function suitRefusals(gear: readonly Piece[], followers: readonly FollowerMade[]): readonly Refusal[] {
  const given = gear.flatMap((piece) =>
    piece.is === 'armor' && piece.to !== undefined ? [{ to: piece.to, of: slotOf(piece.armor) }] : [],
  );
  const own = followers.filter(({ armored }) => armored).map(({ id }) => ({ to: id, of: 'armor' }));
  const all = [...given, ...own].filter(({ to }) => to !== 'backpack' && to !== 'stash');
  const twice = all.filter(({ to, of }, i) => all.findIndex((each) => each.to === to && each.of === of) !== i);
  return twice.map(({ to, of }) => ({
    code: 'creation/two-suits',
    rule: 'FL-EQP-02',
    who: [to],
    detail: { slot: of },
  }));
}
const slotOf = ({ is }: Worn): string => (is === 'helmet' || is === 'shield' ? is : 'armor');
