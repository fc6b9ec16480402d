import { err, ok, type Refusal, type Result } from '../../kernel';
import { BACKGROUND_NAMES, FOLLOWER_TYPES } from '../content/creation';
import { ITEMS } from '../content/items';
import { ORIGINS } from '../content/origins';
import { SKILLS } from '../content/skills';
import { SPELLS } from '../content/spells';
import type { Character, Stock, WarbandSheet } from '../profile';
import { zWarbandSheet } from './sheet';
import { nameOfPiece } from './text-gear';
import { type Read, readCharacter, readHeading, readStore, type StoreRead } from './text-read';

/** The sheet as a file. `sheetFromJson` reads it back whole, with how everybody came to be. */
export const sheetToJson = (sheet: WarbandSheet): string =>
  JSON.stringify({ muster: 'warband', game: 'five-leagues', ...sheet }, null, 2);

export function sheetFromJson(text: string): Result<WarbandSheet, readonly Refusal[]> {
  let data: unknown;
  try {
    data = JSON.parse(text.slice(0, LONGEST));
  } catch {
    return err([unreadable({ why: text.length > LONGEST ? 'size' : 'json' })]);
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return err([unreadable({ why: 'shape' })]);
  const { muster: _, game, ...rest } = data as Record<string, unknown>;
  if (typeof game === 'string' && game !== 'five-leagues')
    return err([unreadable({ why: 'game', text: game.slice(0, 40) })]);
  const read = zWarbandSheet.safeParse(rest);
  if (read.success) return ok(read.data);
  return err([
    unreadable({ why: 'shape', text: (read.error.issues[0]?.path ?? []).map(String).join('.').slice(0, 80) }),
  ]);
}
const LONGEST = 200_000;

/**
 * The sheet as people post it: a heading, a line for everybody, and what lies in Backpack and Stash. It says everything
 * but how they came to be.
 */
export function sheetToText(sheet: WarbandSheet): string {
  const store = (label: string, items: readonly Stock[], gear: WarbandSheet['spare']): readonly string[] => {
    const all = [...items.map(({ item, count }) => `${count} ${ITEMS[item].name}`), ...gear.map(nameOfPiece)];
    return all.length === 0 ? [] : [`${label}: ${all.join('; ')}`];
  };
  return [
    `${plain(sheet.name) || '-'} | ${sheet.gold} gold | ${sheet.storyPoints} story points`,
    ...sheet.characters.map(lineOf),
    ...store('backpack', sheet.backpack, sheet.spare),
    ...store('stash', sheet.stash.items, sheet.stash.gear),
    ...(sheet.used.length === 0 ? [] : [`used: ${sheet.used.join('; ')}`]),
    ...(sheet.dues.length === 0
      ? []
      : [`dues: ${sheet.dues.map(({ what, amount }) => `${amount} ${what}`).join('; ')}`]),
  ].join('\n');
}

/**
 * Reads what `sheetToText` wrote, also after people have changed names, order or spacing. Empty lines and those that
 * begin with `#` are passed over. A refusal names the line (from 1), and what in it was not understood.
 */
export function sheetFromText(text: string): Result<WarbandSheet, readonly Refusal[]> {
  const lines = text
    .slice(0, LONGEST)
    .split(/\r\n|[\n\r]/)
    .map((line, i) => ({ text: line.trim(), line: i + 1 }))
    .filter((each) => each.text !== '' && !each.text.startsWith('#'));
  if (lines.length === 0) return err([unreadable({ why: 'empty' })]);
  const characters: Character[] = [];
  const store: StoreRead = { backpack: [], spare: [], stash: { items: [], gear: [] }, used: [], dues: [] };
  const refusals: Refusal[] = [];
  const [first] = lines;
  const heading = first === undefined ? undefined : readHeading(first.text);
  for (const each of heading === undefined ? lines : lines.slice(1)) {
    const read: Read<unknown> =
      readStore(each.text, store) ?? readCharacter(each.text, `c${characters.length + 1}`, characters);
    if (!read.ok)
      refusals.push({
        code: 'warband/line',
        rule: 'FL-CHR-01',
        detail: { line: each.line, why: read.why, text: read.text },
      });
  }
  if (refusals.length > 0) return err(refusals);
  const sheet = zWarbandSheet.safeParse({
    ...{ name: heading?.name ?? 'Nameless', gold: heading?.gold ?? 0, storyPoints: heading?.storyPoints ?? 0 },
    ...{ characters, ...store, rolled: null },
  });
  return sheet.success
    ? ok(sheet.data)
    : err([unreadable({ why: 'shape', text: (sheet.error.issues[0]?.path ?? []).map(String).join('.') })]);
}

function lineOf(who: Character): string {
  const kinds = [
    who.kind === 'hero' ? 'Hero' : 'Follower',
    ...(who.avatar ? ['Avatar'] : []),
    ...(who.mystic ? ['Mystic'] : []),
    ...(who.loyal ? ['Loyal'] : []),
  ];
  const type = FOLLOWER_TYPES.find(({ id }) => id === who.type)?.title;
  const from = [
    ORIGINS[who.origin].name,
    ...(who.background === null ? [] : [BACKGROUND_NAMES[who.background]]),
    ...(type === undefined ? [] : [type]),
  ];
  const scores = [
    `A${who.agility} S${who.speed.base}/${who.speed.dash} C${who.combat} T${who.toughness}`,
    ...(who.casting === null ? [] : [`M${who.casting}`]),
    `W${who.will} L${who.luck} XP${who.xp}`,
  ];
  const suits = [who.armor, who.helmet, who.shield].flatMap((piece) => (piece === null ? [] : [nameOfPiece(piece)]));
  const list = (label: string, all: readonly string[], between = ', '): readonly string[] =>
    all.length === 0 ? [] : [`${label}: ${all.join(between)}`];
  return [
    plain(who.name) || '-',
    kinds.join(', '),
    from.join(', '),
    scores.join(' '),
    ...list(
      'skills',
      who.skills.map((id) => SKILLS[id].name),
    ),
    ...list(
      'read',
      who.studied.map((id) => SKILLS[id].name),
    ),
    ...list(
      'spells',
      who.spells.map((id) => SPELLS[id].name),
    ),
    ...list('armed', who.weapons.map(nameOfPiece), '; '),
    ...list('armor', suits, '; '),
    ...list(
      'worn',
      who.worn.map((id) => ITEMS[id].name),
      '; ',
    ),
    `face: ${who.face}`,
  ].join(' | ');
}

/** What of a name can stand in a line without being read as something else. */
const plain = (name: string): string =>
  name
    .replace(/[|;:#[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const unreadable = (detail: NonNullable<Refusal['detail']>): Refusal => ({
  code: 'warband/unreadable',
  rule: 'FL-CHR-01',
  detail,
});
