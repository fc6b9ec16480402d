import { err, ok, type Refusal, type Result, tidyName } from '../../kernel';
import { entryFacts, peopleById, profileEntry } from '../content/profiles';
import { SPELLS } from '../content/spells';
import { TRAITS } from '../content/traits';
import { pointsOf } from '../roster';
import type { OwnProfile, WarbandEntry, WarbandList } from './list';
import { zWarbandList } from './list';
import { readLine } from './text-lines';

/** The list as a file. `warbandFromJson` reads it back. */
export function warbandToJson(list: WarbandList): string {
  return JSON.stringify({ muster: 'warband', game: 'song-of-blades', ...list }, null, 2);
}

export function warbandFromJson(text: string): Result<WarbandList, readonly Refusal[]> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return err([unreadable('json')]);
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return err([unreadable('shape')]);
  const { muster: _, game: __, ...rest } = data as Record<string, unknown>;
  const read = zWarbandList.safeParse(rest);
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  return err([unreadable('shape', issue?.path.join('.') ?? '')]);
}

/**
 * The list as people post it: its name and points, then a line for each entry.
 * `3 x Slinger (Halflings) [30] = Pip; Dob; Tansy`
 * `1 x Bog Witch [75] | Q3 C2 | Spell-caster | spells: Mist | kinds: human | armed: weapon | face: hood = Agnes`
 */
export function warbandToText(list: WarbandList, limit?: number): string {
  const points = list.entries.reduce((sum, e) => sum + e.count * pointsOf(e.profile), 0);
  const total = limit === undefined ? `${points} points` : `${points} / ${limit} points`;
  return [`${plainName(list.name) || '-'} | ${total}`, ...list.entries.map(lineOf)].join('\n');
}

/**
 * Reads what `warbandToText` wrote, also after people have changed names, order or spacing. Lines that begin with `#`
 * and empty ones are passed over. `detail.line` of a refusal counts from 1; `detail.why` and `detail.text` say what.
 */
export function warbandFromText(text: string): Result<WarbandList, readonly Refusal[]> {
  const lines = text
    .slice(0, 40_000)
    .split(/\r\n|[\n\r]/)
    .map((line, i) => ({ text: line.trim(), line: i + 1 }))
    .filter(({ text: t }) => t !== '' && !t.startsWith('#'));
  const [first, ...others] = lines;
  if (!first) return err([unreadable('empty')]);
  const headed = isHeading(first.text);
  const name = headed ? (first.text.split('|')[0] ?? '').trim() : '';
  const read = (headed ? others : lines).map(({ text: t, line }) => readLine(t, line));
  const refusals = read.flatMap((r) => (r.ok ? [] : r.error));
  const entries = read.flatMap((r) => (r.ok ? [r.value] : []));
  if (refusals.length > 0) return err(refusals);
  const list = zWarbandList.safeParse({ name: name === '-' ? '' : name, entries });
  return list.success ? ok(list.data) : err([unreadable('size')]);
}

/** What of a name can stand in a line without being read as something else. */
export function plainName(name: string | undefined): string {
  return (
    tidyName((name ?? '').replace(/[|=;[\]#]/g, ' '))
      ?.replace(/\s+/g, ' ')
      .trim() ?? ''
  );
}

/** A heading has its points after a bar, or is a line that is no entry and does not look like one that went wrong. */
function isHeading(line: string): boolean {
  if (/\|[\s\d/]*(points|pts)?\s*$/i.test(line)) return true;
  if (/^\d+\s*[x×*]\s/i.test(line) || /\|\s*Q\s*\d/i.test(line)) return false;
  return !readLine(line, 0).ok;
}

function lineOf(entry: WarbandEntry): string {
  const names = (entry.names ?? []).slice(0, entry.count).map(plainName);
  while (names.length > 0 && names.at(-1) === '') names.pop();
  const said = names.length === 0 ? '' : ` = ${names.join('; ')}${names.length === 1 && entry.count > 1 ? ';' : ''}`;
  const price = `[${pointsOf(entry.profile)}]`;
  const { profile } = entry;
  if (typeof profile !== 'string') return `${entry.count} x ${ownLine(profile, price)}${said}`;
  const known = profileEntry(profile);
  const facts = known ? entryFacts(known) : undefined;
  const title = facts ? `${facts.title} (${peopleById(facts.roster)?.name ?? facts.roster})` : plainName(profile);
  return `${entry.count} x ${title} ${price}${said}`;
}

function ownLine(own: OwnProfile, price: string): string {
  const traits = own.traits.map(({ id, number, against }) => {
    const bracket = number ?? against;
    return `${TRAITS[id].name}${bracket === undefined ? '' : ` (${bracket})`}`;
  });
  const fields = [
    `${plainName(own.title) || 'Nameless'} ${price}`,
    `Q${own.quality} C${own.combat}`,
    ...(traits.length > 0 ? [traits.join(', ')] : []),
    ...(own.spells.length > 0 ? [`spells: ${own.spells.map((s) => SPELLS[s].name).join(', ')}`] : []),
    ...(own.kinds.length > 0 ? [`kinds: ${own.kinds.join(', ')}`] : []),
    `armed: ${own.armed}`,
    ...(own.ranged === null ? [] : [`shoots: ${own.ranged}`]),
    ...(own.base ? [`base: ${own.base.size} ${own.base.shape}`] : []),
    `face: ${own.face}`,
  ];
  return fields.join(' | ');
}

function unreadable(why: string, text = ''): Refusal {
  return { code: 'warband/unreadable', rule: 'ASOBH-SET-01', detail: { why, ...(text === '' ? {} : { text }) } };
}
