import {
  BACKGROUND_NAMES,
  BACKGROUNDS,
  FOLLOWER_TABLE,
  FOLLOWER_TYPES,
  HISTORIES,
  HISTORY_TABLE,
} from './content/creation';
import { ORIGINS } from './content/origins';
import type { Recorded } from './profile';
import type { Asked, Question } from './warband/ask';
import { thing } from './words-warband';

/** What the making of a warband says to people: a short label and a line of what hangs on it, for every question. */
export interface CreationWords {
  question(question: Pick<Question, 'ask' | 'key'>): { readonly label: string; readonly hint: string };
  /** What an answer is called. `nameOf` gives characters their names. */
  option(question: Pick<Question, 'ask'>, option: string, nameOf: (id: string) => string): string;
  /** What was thrown, for the log of the making: `47, thrown again after 98`. */
  thrown(asked: Pick<Asked, 'face' | 'again'>): string;
  /** A line of somebody's past: what was asked, and what came of it. */
  recorded(recorded: Recorded): { readonly label: string; readonly entry: string };
  /** What a row of the Avatar’s past, or a due that came of it, means; undefined for anything else. */
  past(id: string): string | undefined;
}

export const creationWords: CreationWords = {
  question: ({ ask, key }) => {
    const [label, hint] = QUESTIONS[ask] ?? [ask, ''];
    return { label: ask === 'give' ? `Who takes ${pieceOf(key)}?` : label, hint };
  },
  option: ({ ask }, option, nameOf) => {
    if (PEOPLE.has(ask) || /^c\d+$/.test(option)) return option === 'none' ? 'Nobody' : nameOf(option);
    return OPTIONS[`${ask}/${option}`] ?? NAMED[option] ?? rowTitle(ask, option) ?? thing(option);
  },
  thrown: ({ face, again }) => {
    if (face === null) return again.length === 0 ? 'chosen' : `${again.join(', ')}: throw again`;
    return again.length === 0 ? String(face) : `${face}, thrown again after ${again.join(', ')}`;
  },
  recorded: ({ table, entry }) => {
    const ask = ASKED_ON[table] ?? table.slice(table.indexOf('-') + 1);
    return { label: QUESTIONS[ask]?.[0] ?? ask, entry: creationWords.option({ ask }, entry, String) };
  },
  past: (id) => HISTORIES.find((each) => each.id === id || (each.gives.is === 'due' && each.gives.what === id))?.text,
};

/** What is asked on the tables that are no background's. */
const ASKED_ON: Readonly<Record<string, string>> = {
  origins: 'origin',
  backgrounds: 'background',
  skills: 'skill',
  spells: 'spell-luck',
  [HISTORY_TABLE.id]: 'history',
  [FOLLOWER_TABLE.id]: 'follower',
};

const PEOPLE: ReadonlySet<string> = new Set(['mystic', 'avatar', 'loyal', 'follower-armor']);

const QUESTIONS: Readonly<Record<string, readonly [label: string, hint: string]>> = {
  mystic: ['Who is the Mystic?', 'One Hero may know spells. Its background is that of Mystics, whatever its people.'],
  origin: ['People', 'Choose freely, or let the die say.'],
  background: ['Background', 'What this Hero was before. It decides the four tables.'],
  capabilities: ['Capabilities', 'One or two scores grow.'],
  mentality: ['Mentality', 'Will for the battle, Luck after it, or a point of XP.'],
  possessions: ['Possessions', 'Gold for all, a weapon, an item.'],
  training: ['Training', 'Skills, or a point of XP.'],
  skill: ['Skill', '+2 to tests of it; +1 for a Mystic.'],
  'skill-free': ['Skill of choice', 'That one is known already: take any other.'],
  'weapon-quality': ['A quality weapon', 'Only Heroes know how to use it.'],
  'weapon-basic': ['A basic weapon', 'Anyone can use it.'],
  'weapon-fine': ['A basic weapon of Fine make', 'It shrugs off the first damage.'],
  'bundle-common': ['An item', 'With as many uses as are listed.'],
  'bundle-mystic': ['A mystic item', 'With as many uses as are listed.'],
  spell: ['A spell of choice', 'Two are chosen, three come by luck.'],
  'spell-luck': ['A spell by luck', 'Our text of the book ends after 30: what falls beyond is thrown again.'],
  avatar: ['Who is the Avatar?', 'The Hero who stands for you: a point of Will and of Luck more, and a past.'],
  history: ['The Avatar’s past', 'Our text of the book ends at 95: what falls beyond is thrown again.'],
  loyal: ['Who is Loyal?', 'A Follower who stays.'],
  'armor-set': ['Armour for the Heroes', 'Helmet and shield come with both.'],
  give: ['Who takes it?', 'Anyone who can carry it, or the Backpack.'],
  'follower-types': ['Followers’ pasts', 'One throw for all, or one each.'],
  follower: ['What it was before', 'A name, and no more.'],
  'follower-weapon': ['A Follower’s weapon', 'One of them may shoot where fewer than two Heroes do.'],
  'follower-armor': ['Who of the Followers wears light armour?', 'The others wear none.'],
};

const OPTIONS: Readonly<Record<string, string>> = {
  'armor-set/usual': 'Two partial, two light',
  'armor-set/heavy': 'One full, one partial, one light',
  'follower-types/each': 'One throw each',
  'follower-types/once': 'One throw for all',
  'give/backpack': 'The Backpack',
  'give/stash': 'The Stash',
  'bundle-common/bandages': 'Bandages (3)',
  'bundle-common/silvertree-leaf': 'Silvertree leaf (2)',
  'bundle-common/tonic': 'Tonics (2)',
  'bundle-common/torch': 'Torches (3)',
  'bundle-mystic/congealed-strands': 'Congealed Strands (2)',
  'bundle-mystic/mystic-trinket': 'Mystic trinkets (3)',
  'follower-weapon/self-bow': 'Self bow and light weapon',
};

const NAMED: Readonly<Record<string, string>> = {
  ...BACKGROUND_NAMES,
  ...Object.fromEntries(Object.values(ORIGINS).map(({ id, name }) => [id, name])),
  ...Object.fromEntries(FOLLOWER_TYPES.map(({ id, title }) => [id, title])),
  ...Object.fromEntries(HISTORIES.map(({ id, title }) => [id, title])),
};

/** The title of a row of the four tables. */
function rowTitle(ask: string, row: string): string | undefined {
  for (const tables of Object.values(BACKGROUNDS)) {
    const table = Object.entries(tables).find(([aspect]) => aspect === ask)?.[1];
    const found = table?.entries.find(({ id }) => id === row);
    if (found !== undefined) return found.title;
  }
  return undefined;
}

/** What is to be given, told by the key of the question. */
function pieceOf(key: string): string {
  const piece = key.replace(/\/to$/, '');
  return GIVEN[piece.replace(/-\d$/, '')] ?? GIVEN[piece.replace(/^c\d+-/, '')] ?? 'it';
}
const GIVEN: Readonly<Record<string, string>> = {
  quality: 'the quality weapon',
  basic: 'the basic weapon',
  weapon: 'the weapon that was rolled',
  armor: 'the full armor',
  bundle: 'the cloak',
  partial: 'the partial armor',
  light: 'the light armor',
  full: 'the full armor',
  helmet: 'the helmet',
  shield: 'the shield',
  'avatar-blade': 'the Avatar’s Fine weapon',
  'avatar-item': 'what the Avatar brought',
};
