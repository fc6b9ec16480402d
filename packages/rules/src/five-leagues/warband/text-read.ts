import { tidyName } from '../../kernel';
import { BACKGROUND_NAMES, FOLLOWER_TYPES } from '../content/creation';
import { BACKGROUND_IDS, ITEM_IDS, ORIGIN_IDS, SKILL_IDS, SPELL_IDS } from '../content/ids';
import { ITEMS } from '../content/items';
import { ORIGINS } from '../content/origins';
import { SKILLS } from '../content/skills';
import { SPELLS } from '../content/spells';
import type { Carried, Character, Due, OnceOnly, Stock, Worn } from '../profile';
import { pieceNamed, same } from './text-gear';

/** A line that was understood, or what in it was not: a code and the words. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: string; readonly text: string };
const no = (why: string, text: string): { readonly ok: false; readonly why: string; readonly text: string } => ({
  ok: false,
  why,
  text: text.trim().slice(0, 60),
});
const DONE = { ok: true, value: undefined } as const;

/** `The Hearthguard | 9 gold | 3 story points`; undefined for a line that is no heading. */
export function readHeading(line: string) {
  const [name = '', ...fields] = line.split('|').map((each) => each.trim());
  const number = (pattern: RegExp): number | undefined => {
    const found = fields.flatMap((each) => pattern.exec(each)?.[1] ?? [])[0];
    return found === undefined ? undefined : Number(found);
  };
  const [gold, storyPoints] = [number(/^(\d{1,4})\s*gold/i), number(/^(\d{1,2})\s*story/i)];
  const bare = fields.length === 0 && !/^(backpack|stash|used|dues)\s*:/i.test(name);
  if (gold === undefined && storyPoints === undefined && !bare) return undefined;
  return { name: (name === '-' ? undefined : tidyName(name)) ?? 'Nameless', gold, storyPoints };
}

export interface StoreRead {
  backpack: Stock[];
  spare: (Carried | Worn)[];
  stash: { items: Stock[]; gear: (Carried | Worn)[] };
  used: OnceOnly[];
  dues: Due[];
}

/** A line of what is put by or used up; undefined for any other line. Adds to the store what it reads. */
export function readStore(line: string, store: StoreRead): Read<unknown> | undefined {
  const [, label = '', rest = ''] = /^(backpack|stash|used|dues)\s*:\s*(.*)$/i.exec(line) ?? [];
  if (label === '') return undefined;
  const kind = label.toLowerCase();
  for (const [i, text] of listed(rest, ';').entries()) {
    const [, number = '1', name = ''] = /^(\d{1,2})?\s*(.+)$/.exec(text) ?? [];
    const count = Math.max(1, Number(number));
    if (kind === 'used') {
      const what = ONCE.find((each) => same(each, text));
      if (what === undefined) return no('used', text);
      store.used.push(what);
    } else if (kind === 'dues') {
      if (!/^[a-z-]{1,40}$/.test(name)) return no('due', text);
      store.dues.push({ what: name, amount: Math.min(20, count) });
    } else {
      const [items, gear] = kind === 'stash' ? [store.stash.items, store.stash.gear] : [store.backpack, store.spare];
      const item = ITEM_IDS.find((each) => same(ITEMS[each].name, name) || same(each, name));
      const piece = item === undefined ? pieceNamed(text, `${kind === 'stash' ? 's' : 'b'}${i + 1}`) : undefined;
      if (item !== undefined) items.push({ item, count });
      else if (piece !== undefined) gear.push(piece);
      else return no('item', text);
    }
  }
  return DONE;
}
const ONCE: readonly OnceOnly[] = ['flee', 'ignore-injury', 'new-hero', 'double-event', 'pass-test'];

/** A character’s line; adds it to the others. */
export function readCharacter(line: string, id: string, all: Character[]): Read<unknown> {
  const [name = '', kinds = '', from = '', scores = '', ...more] = line.split('|').map((each) => each.trim());
  if (scores === '') return no('fields', line);
  const who = listed(kinds, ',');
  const odd = who.find((each) => !KINDS.some((kind) => same(kind, each)));
  if (odd !== undefined) return no('kind', odd);
  const is = (kind: string): boolean => who.some((each) => same(kind, each));
  const [people = '', ...rest] = listed(from, ',');
  const origin = ORIGIN_IDS.find((each) => same(ORIGINS[each].name, people));
  if (origin === undefined) return no('origin', people);
  const background = BACKGROUND_IDS.find((each) => rest.some((one) => same(BACKGROUND_NAMES[each], one))) ?? null;
  const type = FOLLOWER_TYPES.find(({ title }) => rest.some((one) => same(title, one)))?.id ?? null;
  if (rest.length > (background === null ? 0 : 1) + (type === null ? 0 : 1)) return no('background', rest.join(', '));
  const read = SCORES.exec(scores);
  if (read === null) return no('scores', scores);
  const [agility, base, dash, combat, toughness, casting, will, luck, xp] = read.slice(1).map(Number);
  const gear = readFields(more, id);
  if (!gear.ok) return gear;
  all.push({
    ...{ id, name: tidyName(name === '-' ? '' : name) ?? `Nameless ${id.slice(1)}` },
    ...{ kind: is('follower') ? 'follower' : 'hero', avatar: is('avatar'), mystic: is('mystic'), loyal: is('loyal') },
    ...{ origin, background, type, agility: agility ?? 1, speed: { base: base ?? 4, dash: dash ?? 3 } },
    ...{ combat: combat ?? 0, toughness: toughness ?? 3 },
    casting: casting === undefined || Number.isNaN(casting) ? null : casting,
    ...{ will: will ?? 0, luck: luck ?? 0, xp: xp ?? 0, history: [], ...gear.value },
  });
  return DONE;
}
const KINDS = ['hero', 'follower', 'avatar', 'mystic', 'loyal'];
const N = String.raw`\s*([+-]?\d{1,3})`;
const SCORES = new RegExp(
  String.raw`^A${N}\s+S${N}"?\s*/${N}"?\s+C${N}\s+T${N}(?:\s+M${N})?\s+W${N}\s+L${N}\s+XP${N}$`,
  'i',
);

type Fields = Pick<
  Character,
  'skills' | 'studied' | 'spells' | 'weapons' | 'armor' | 'helmet' | 'shield' | 'worn' | 'face'
>;

function readFields(fields: readonly string[], id: string): Read<Fields> {
  let found: Fields = {
    ...{ skills: [], studied: [], spells: [], weapons: [], armor: null, helmet: null, shield: null, worn: [] },
    face: 'visored-helm',
  };
  for (const field of fields) {
    const [, label = '', text = ''] = /^([a-z]+)\s*:\s*(.*)$/i.exec(field) ?? [];
    const read = readField(label.toLowerCase(), text, id);
    if (!read.ok) return label === '' ? no('field', field) : read;
    found = { ...found, ...read.value };
  }
  return { ok: true, value: found };
}

function readField(label: string, text: string, id: string): Read<Partial<Fields>> {
  const named = <T extends string>(
    ids: readonly T[],
    nameOf: (id: T) => string,
    between: string,
  ): Read<readonly T[]> => {
    const all: T[] = [];
    for (const one of listed(text, between)) {
      const known = ids.find((each) => same(nameOf(each), one) || same(each, one));
      if (known === undefined) return no(label, one);
      all.push(known);
    }
    return { ok: true, value: all };
  };
  switch (label) {
    case 'skills':
    case 'read': {
      const skills = named(SKILL_IDS, (each) => SKILLS[each].name, ',');
      return skills.ok ? { ok: true, value: { [label === 'read' ? 'studied' : 'skills']: skills.value } } : skills;
    }
    case 'spells': {
      const spells = named(SPELL_IDS, (each) => SPELLS[each].name, ',');
      return spells.ok ? { ok: true, value: { spells: spells.value } } : spells;
    }
    case 'worn': {
      const worn = named(ITEM_IDS, (each) => ITEMS[each].name, ';');
      return worn.ok ? { ok: true, value: { worn: worn.value } } : worn;
    }
    case 'armed':
    case 'armor':
      return readGear(label, text, id);
    case 'face':
      return /^[a-z0-9-]{1,40}$/.test(text) ? { ok: true, value: { face: text } } : no('face', text);
    default:
      return no('field', `${label}: ${text}`);
  }
}

function readGear(label: 'armed' | 'armor', text: string, id: string): Read<Partial<Fields>> {
  const weapons: Carried[] = [];
  const suits: Worn[] = [];
  for (const [i, one] of listed(text, ';').entries()) {
    const piece = pieceNamed(one, `${id}-w${i + 1}`);
    if (piece === undefined || 'id' in piece !== (label === 'armed')) return no(label, one);
    if ('id' in piece) weapons.push(piece);
    else if (suits.some((each) => slotOf(each) === slotOf(piece))) return no('twice', one);
    else suits.push(piece);
  }
  if (label === 'armed') return { ok: true, value: { weapons } };
  const of = (is: 'helmet' | 'shield'): Worn | null => suits.find((each) => each.is === is) ?? null;
  const armor = suits.find(({ is }) => is !== 'helmet' && is !== 'shield') ?? null;
  return { ok: true, value: { armor, helmet: of('helmet'), shield: of('shield') } };
}

const slotOf = ({ is }: Worn): string => (is === 'helmet' || is === 'shield' ? is : 'armor');

const listed = (text: string, between: string): readonly string[] =>
  text
    .split(between)
    .map((each) => each.trim())
    .filter((each) => each !== '');
