import { BACKGROUNDS, BASIC_WEAPONS, BUNDLES, QUALITY_WEAPONS } from '../content/creation';
import { ASPECTS, type Gift } from '../content/creation-types';
import type { BackgroundId, ItemId, OriginId, SkillId, SpellId, WeaponId } from '../content/ids';
import { BACKGROUND_IDS, ORIGIN_IDS, SPELL_IDS } from '../content/ids';
import { ORIGIN_TABLE, ORIGINS } from '../content/origins';
import { SKILL_TABLE } from '../content/skills';
import { SPELL_TABLE } from '../content/spells';
import type { Improvement, Recorded } from '../profile';
import type { Asking } from './ask';
import { backgroundsOf } from './check';

/** A Hero in the making: scores and what it knows; gear is given out later, among all. */
export interface Making {
  readonly id: string;
  readonly mystic: boolean;
  origin: OriginId;
  background: BackgroundId | null;
  agility: number;
  speed: { base: number; dash: number };
  combat: number;
  toughness: number;
  casting: number | null;
  will: number;
  luck: number;
  xp: number;
  skills: SkillId[];
  spells: SpellId[];
  history: Recorded[];
}

/** What a Hero's possessions bring the warband [FL-CHR-36]. */
export interface Brought {
  gold: number;
  readonly weapons: { readonly key: string; readonly is: WeaponId; readonly improved: Improvement | null }[];
  readonly armor: { readonly key: string; readonly is: 'full-armor' }[];
  readonly items: { readonly key: string; readonly item: ItemId; readonly count: number }[];
}

/** The base profile, with what the origin changes [FL-CHR-10] [FL-CHR-23]. */
export const baseHero = (id: string, origin: OriginId, mystic: boolean): Making => ({
  id,
  mystic,
  origin,
  background: null,
  agility: 1,
  speed: { base: 4 + ORIGINS[origin].speed.base, dash: 3 + ORIGINS[origin].speed.dash },
  combat: 0,
  toughness: 3,
  casting: mystic ? 0 : null,
  will: 0,
  luck: 0,
  xp: 0,
  skills: [],
  spells: [],
  history: [],
});

/** Asks who a Hero is and what its background gave it [FL-CHR-13] [FL-CHR-14] [FL-CHR-34]. */
export function makeHero(ask: Asking, id: string, mystic: boolean, brought: Brought): Making {
  const about = { about: id };
  const from = ask.roll(
    { ...about, key: `${id}/origin`, ask: 'origin', how: 'either', settles: ['mystic'], rule: 'FL-CHR-13' },
    ORIGIN_TABLE,
  );
  const origin = ORIGIN_IDS.find((each) => each === from?.entry.id);
  const hero = baseHero(id, origin ?? 'human', mystic);
  if (from === undefined || origin === undefined) return hero;
  hero.history.push(from.recorded);
  const may = backgroundsOf({ origin, mystic });
  const background = ask.choose({
    ...{ ...about, key: `${id}/background`, ask: 'background', rule: 'FL-CHR-14' },
    ...{ options: may, preset: may.length === 1 ? (may[0] ?? null) : null },
  });
  hero.background = BACKGROUND_IDS.find((each) => each === background) ?? null;
  if (hero.background === null) return hero;
  hero.history.push({ table: 'backgrounds', face: null, entry: hero.background, again: [] });
  const settles = ['mystic', `${id}/origin`, `${id}/background`];
  for (const aspect of ASPECTS) {
    const row = ask.roll(
      { ...about, key: `${id}/${aspect}`, ask: aspect, settles, rule: 'FL-CHR-34' },
      BACKGROUNDS[hero.background][aspect],
    );
    if (row === undefined) continue;
    hero.history.push(row.recorded);
    for (const gift of row.entry.gifts) give(ask, hero, gift, brought);
  }
  if (mystic) learnSpells(ask, hero);
  return hero;
}

function give(ask: Asking, hero: Making, gift: Gift, brought: Brought): void {
  const { id } = hero;
  switch (gift.is) {
    case 'score':
      raise(hero, gift.score, gift.by);
      return;
    case 'will':
      giveWill(hero, gift.amount);
      return;
    case 'luck':
      giveLuck(ask, hero, gift.amount, `${id}/luck-skill`);
      return;
    case 'xp':
      hero.xp += gift.amount;
      return;
    case 'gold':
      brought.gold += gift.amount;
      return;
    case 'skill':
      hero.skills.push(gift.skill);
      return;
    case 'skills':
      for (let n = 1; n <= gift.count; n++) learnSkill(ask, hero, `${id}/skill-${n}`);
      return;
    case 'armor':
      brought.armor.push({ key: `${id}-armor`, is: gift.armor });
      return;
    case 'weapon': {
      const options = gift.of === 'quality' ? QUALITY_WEAPONS : BASIC_WEAPONS;
      const asked = { key: `${id}/weapon`, about: id, ask: `weapon-${gift.of}`, options, rule: 'FL-CHR-37' };
      const chosen = ask.choose(asked);
      const is = options.find((each) => each === chosen);
      if (is !== undefined)
        brought.weapons.push({ key: `${id}-weapon`, is, improved: gift.of === 'fine' ? 'fine' : null });
      return;
    }
    case 'bundle': {
      const bundles = BUNDLES[gift.of];
      const options = bundles.map(({ item }) => item);
      const chosen = ask.choose({
        key: `${id}/bundle`,
        about: id,
        ask: `bundle-${gift.of}`,
        options,
        rule: 'FL-CHR-38',
      });
      const bundle = bundles.find(({ item }) => item === chosen);
      if (bundle !== undefined) brought.items.push({ key: `${id}-bundle`, ...bundle });
      return;
    }
  }
}

/** One increase: +1, or 2" of base Speed [FL-CHR-12]. */
function raise(hero: Making, score: 'agility' | 'speed' | 'combat' | 'toughness' | 'casting', by: number): void {
  if (score === 'speed') hero.speed = { ...hero.speed, base: hero.speed.base + by };
  else hero[score] = (hero[score] ?? 0) + by;
}

/** Only Humans hold more than one point of Will: what is beyond becomes 3 XP [FL-CHR-16] [FL-CHR-35]. */
export function giveWill(hero: Making, amount: number): void {
  const fits = hero.origin === 'human' ? amount : Math.min(amount, Math.max(0, 1 - hero.will));
  hero.will += fits;
  if (fits < amount) hero.xp += 3;
}

/** Luck; for a Fey-blood a skill in place of every point [FL-CHR-19]. */
export function giveLuck(ask: Asking, hero: Making, amount: number, key: string): void {
  if (hero.origin !== 'fey-blood') hero.luck += amount;
  else for (let n = 1; n <= amount; n++) learnSkill(ask, hero, amount === 1 ? key : `${key}-${n}`);
}

/** A skill by luck; one that is known already lets it choose any other of the table [FL-CHR-39]. */
function learnSkill(ask: Asking, hero: Making, key: string): void {
  const about = hero.id;
  const rolled = ask.roll({ key, about, ask: 'skill', rule: 'FL-CHR-39' }, SKILL_TABLE);
  if (rolled === undefined) return;
  hero.history.push(rolled.recorded);
  if (!hero.skills.includes(rolled.entry.id)) {
    hero.skills.push(rolled.entry.id);
    return;
  }
  const options = SKILL_TABLE.entries.map(({ id }) => id).filter((id) => !hero.skills.includes(id));
  const chosen = ask.choose({ key: `${key}/free`, about, ask: 'skill-free', options, rule: 'FL-CHR-39' });
  const skill = options.find((each) => each === chosen);
  if (skill === undefined) return;
  hero.skills.push(skill);
  hero.history.push({ table: 'skills', face: null, entry: skill, again: [] });
}

/** Two spells of choice, then three by luck; what is known or cut off in our text is thrown again [FL-CHR-47] [GAP-01]. */
function learnSpells(ask: Asking, hero: Making): void {
  const { id } = hero;
  const known = hero.spells;
  for (const n of [1, 2]) {
    const options = SPELL_IDS.filter((each) => !known.includes(each));
    const chosen = ask.choose({ key: `${id}/spell-${n}`, about: id, ask: 'spell', options, rule: 'FL-CHR-47' });
    const spell = options.find((each) => each === chosen);
    if (spell === undefined) return;
    known.push(spell);
    hero.history.push({ table: 'spells', face: null, entry: spell, again: [] });
  }
  const settles = ['mystic', `${id}/spell-1`, `${id}/spell-2`];
  for (const n of [3, 4, 5]) {
    const rolled = ask.roll(
      { key: `${id}/spell-${n}`, about: id, ask: 'spell-luck', settles, rule: 'FL-CHR-47' },
      SPELL_TABLE,
      (entry) => !known.some((each) => each === entry.id),
    );
    const spell = SPELL_IDS.find((each) => each === rolled?.entry.id);
    if (rolled === undefined || spell === undefined) return;
    known.push(spell);
    hero.history.push(rolled.recorded);
  }
}
