import type { Names, Refusal } from '../kernel';
import { BODY_ARMOR } from './content/armor';
import { BACKGROUND_NAMES } from './content/creation';
import { ENCHANTED_WEAPONS } from './content/enchanted';
import { ITEMS } from './content/items';
import { ORIGINS } from './content/origins';
import { SKILLS } from './content/skills';
import { SPELLS } from './content/spells';
import { WEAPONS } from './content/weapons';
import type { WordsPart } from './words-part';

type Detail = (key: string) => string;
type Says = (detail: Detail, who: string) => string;

const say =
  (text: Says) =>
  (refusal: Refusal, names: Names): string => {
    const [first] = refusal.who ?? [];
    const who = String(refusal.detail?.['name'] ?? (first === undefined ? 'Somebody' : names.unit(first)));
    return text((key) => String(refusal.detail?.[key] ?? ''), who);
  };

const lookup = (table: Readonly<Record<string, { readonly name: string }>>, id: string): string | undefined =>
  Object.hasOwn(table, id) ? table[id]?.name : undefined;

/** What a weapon, a suit, an item, a skill or a spell is called; anything else by its own word. */
export const thing = (id: string): string =>
  lookup(WEAPONS, id) ??
  lookup(ITEMS, id) ??
  lookup(ENCHANTED_WEAPONS, id) ??
  lookup(BODY_ARMOR, id) ??
  lookup(SKILLS, id) ??
  lookup(SPELLS, id) ??
  SHORT[id] ??
  id.replaceAll('-', ' ');
const SHORT: Readonly<Record<string, string>> = { helmet: 'Helmet', shield: 'Shield', cloak: 'cloak' };
const small = (id: string): string => thing(id).toLowerCase();
const origin = (id: string): string => lookup(ORIGINS, id) ?? id;
const background = (id: string): string => (BACKGROUND_NAMES as Readonly<Record<string, string>>)[id] ?? id;

/** What a warband, its making, and one read from text are refused for. */
export const warbandWords: WordsPart = {
  refusals: {
    'warband/nobody': () => 'The warband is empty. It takes one character at least.',
    'warband/no-name': () => 'The warband has no name yet. Give it one.',
    'warband/too-many': say(
      (d) => `The warband has ${d('has')} figures, and ${d('most')} may take the field. Leave some behind.`,
    ),
    'warband/two-avatars': () => 'More than one is marked as the Avatar. Choose one of them.',
    'warband/same-id': () => 'Two characters of this sheet are one and the same. Take one of them out.',
    'warband/same-weapon-id': () => 'One weapon is listed twice in this sheet. Take one of them out.',
    'warband/follower-avatar': say((_d, who) => `${who} is a Follower. The Avatar is one of the Heroes.`),
    'warband/follower-mystic': say((_d, who) => `${who} is a Follower. A Mystic is one of the Heroes.`),
    'warband/follower-background': say((_d, who) => `${who} is a Follower, and those have no background.`),
    'warband/hero-type': say((_d, who) => `${who} is a Hero. What a Follower was before is for Followers.`),
    'warband/no-casting': say((_d, who) => `${who} is a Mystic and needs a Casting score; it begins at +0.`),
    'warband/casting': say((_d, who) => `${who} is no Mystic and has no Casting.`),
    'warband/spells': say((_d, who) => `${who} is no Mystic and knows no spells.`),
    'warband/no-mystics': say(
      (_d, who) => `${who} is a Mystic, and this campaign denies the dark arts. Leave ${who} behind.`,
    ),
    'warband/background': say(
      (d, who) =>
        `${who} cannot come of the background ${background(d('background'))}: no ${origin(d('origin'))} does.`,
    ),
    'warband/will': say((d, who) => `${who} has ${d('has')} Will. Of all peoples only Humans hold more than one.`),
    'warband/luck': say((_d, who) => `${who} is Fey-blood and holds no Luck. A skill comes in its place.`),
    'warband/alchemy': say((_d, who) => `${who} is no Mystic, and only Mystics learn Alchemy.`),
    'warband/skill-twice': say((d, who) => `${who} knows ${thing(d('skill'))} twice. Once is all.`),
    'warband/spell-twice': say((d, who) => `${who} knows ${thing(d('spell'))} twice. Once is all.`),
    'warband/weapons': say(
      (d, who) =>
        `${who} carries ${d('has')} weapons and can carry ${d('most')}: two, and a shield or a light third. Put one into the Backpack.`,
    ),
    'warband/no-weapon': say((d, who) => `${who} cannot carry ${small(d('weapon'))}: no warband has it.`),
    'warband/halfling': say((d, who) => `${who} is a Halfling, and a ${small(d('weapon'))} is too heavy for one.`),
    'warband/improved': say(
      (d, who) => `The ${small(d('piece'))} of ${who} cannot be ${small(d('improved'))}. That is for other gear.`,
    ),
    'warband/no-armor': say((d, who) => `${who} wears a ${small(d('piece'))} on the body. It goes elsewhere.`),
    'warband/no-helmet': say((d, who) => `${who} wears ${small(d('piece'))} on the head. Only a helmet goes there.`),
    'warband/no-shield': say((d, who) => `${who} has ${small(d('piece'))} on the arm. Only a shield goes there.`),
    'warband/not-worn': say((d, who) => `${thing(d('item'))} is not worn. ${who} can have it from the Backpack.`),
    'warband/two-of-a-kind': say(
      (d, who) => `${who} wears two of one kind (${small(d('kind'))}). One of them goes into the Backpack.`,
    ),
    'warband/one-of': say(
      (d, who) => `${who} wears two pieces of ${small(d('kind'))}. One of them goes into the Backpack.`,
    ),
    'warband/magical': say((d, who) => `${who} is a Duskling and bears one thing of magic at most, not ${d('has')}.`),
    'warband/backpack': say(
      (d) => `The Backpack holds ${d('most')} things and has ${d('has')}. Leave some in the Stash.`,
    ),
    'warband/item-twice': say((d) => `${thing(d('item'))} is listed twice. Put both into one line.`),
    'warband/unreadable': say(
      (d) => UNREADABLE[d('why')] ?? `That is no warband of this game: ${spot(d('text'))} is not as it should be.`,
    ),
    'warband/line': say((d) => `Line ${d('line')}: ${LINES[d('why')] ?? 'this was not understood'} (“${d('text')}”).`),
    'creation/open': say((d) => `The warband is not finished: ${d('count')} questions are open. Answer them first.`),
    'creation/no-such-choice': say(
      (d) => `“${d('choice')}” is not among what can be chosen here. Take one of those listed.`,
    ),
    'creation/no-such-face': say((d) => `That die has no ${d('face')}.`),
    'creation/thrown-twice': () => 'The die for that has fallen already. The first that counts stands.',
    'creation/archers': say(
      (d) =>
        `More than ${d('most')} Heroes have a ranged weapon, and some of those were chosen. Choose another weapon, or give two to one Hero.`,
    ),
    'creation/two-suits': say(
      (d, who) => `${who} is given two of one kind (${small(d('slot'))}). Give one of them to somebody else.`,
    ),
  },
  events: {},
  offers: {},
  waiting: {},
  marks: {},
  figures: {},
  notes: {},
  sources: {},
};

/** Where in a file something is wrong, as one would look for it there. */
function spot(path: string): string {
  const [, at, field] = /^characters\.(\d+)\.?(.*)$/.exec(path) ?? [];
  if (at === undefined) return path === '' ? 'something' : `“${path}”`;
  const who = `character ${Number(at) + 1}`;
  return field === undefined || field === '' ? who : `“${field.split('.')[0]}” of ${who}`;
}

const UNREADABLE: Readonly<Record<string, string>> = {
  empty: 'There is nothing in it. Paste a warband, or save one from here to see how it looks.',
  json: 'That is no file of a warband. Save one from here to see how it looks.',
  size: 'That is far more than a warband. Save one from here to see how it looks.',
  game: 'That is a file of another game.',
};

const LINES: Readonly<Record<string, string>> = {
  fields: 'a character has a name, what it is, where it comes from and its scores, with bars between',
  kind: 'that is neither Hero, Follower, Avatar, Mystic nor Loyal',
  origin: 'there is no such people',
  background: 'there is no such background or past',
  scores: 'the scores are written as A1 S4/3 C0 T3 W0 L0 XP0',
  armed: 'there is no such weapon',
  armor: 'there is no such piece of armour',
  twice: 'one of each kind is worn',
  skills: 'there is no such skill',
  read: 'there is no such skill',
  spells: 'there is no such spell',
  worn: 'there is no such item',
  face: 'there is no such picture',
  field: 'there is no such field',
  item: 'there is no such item, weapon or armour',
  used: 'there is no such option',
  due: 'that is nothing a campaign owes',
};
