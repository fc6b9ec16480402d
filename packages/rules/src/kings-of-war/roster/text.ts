import { z } from 'zod';
import { err, LONGEST_NAME, ok, type Refusal, type Result, tidyName } from '../../kernel';
import { ARMIES, armyOf, profileOf } from '../content/armies';
import type { Size, UnitProfile } from '../content/types';
import type { ArmyList, ListEntry } from '../profile';
import { compileEntry, MOST_UNITS } from '../roster';

/** An army list from a browser or a file: shape only, `muster` judges the rest. Long lists are cut by `muster`. */
export const zArmyList = z.strictObject({
  name: z.string().max(200),
  army: z.string().min(1).max(60),
  entries: z
    .array(
      z.strictObject({
        unit: z.string().min(1).max(80),
        size: z.enum(['troop', 'regiment', 'horde', 'legion', 'single']),
        options: z.array(z.string().min(1).max(80)).max(20),
        name: z.string().max(200).exactOptional(),
      }),
    )
    .max(4 * MOST_UNITS),
}) satisfies z.ZodType<ArmyList>;

/** The list as a file. `listFromJson` reads it back. */
export function listToJson(list: ArmyList): string {
  return JSON.stringify({ muster: 'army-list', game: 'kings-of-war', ...list }, null, 2);
}

export function listFromJson(text: string): Result<ArmyList, readonly Refusal[]> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return err([unreadable('json')]);
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return err([unreadable('shape')]);
  const { muster: _, game: __, ...rest } = data as Record<string, unknown>;
  const read = zArmyList.safeParse(rest);
  return read.success ? ok(read.data) : err([unreadable('shape')]);
}

/** The list as people post it: a heading, then one unit a line. `listFromText` reads it back. */
export function listToText(list: ArmyList, limit?: number): string {
  const lines = list.entries.map((entry) => entryLine(list.army, entry));
  const points = list.entries.reduce((sum, entry) => sum + priceOf(list.army, entry), 0);
  const total = limit === undefined ? `${points}` : `${points} / ${limit}`;
  const title = tidyName(list.name)?.replaceAll('|', '/') ?? '-';
  return [`${title} | ${armyOf(list.army)?.name ?? list.army} | ${total}`, ...lines].join('\n');
}

/** Reads what `listToText` wrote, also after people have changed names, prices or spacing. */
export function listFromText(text: string): Result<ArmyList, readonly Refusal[]> {
  const [heading, ...lines] = text
    .split(/\r?\n/)
    .map((l) => l.trim())
    .filter((l) => l !== '');
  const [name = '', armyName = ''] = (heading ?? '').split('|').map((p) => p.trim());
  const army = ARMIES.find((a) => same(a.name, armyName) || a.id === armyName);
  if (!army) return err([{ code: 'list/unknown-army', rule: 'KOW-FOR-02', detail: { army: armyName.slice(0, 60) } }]);
  const read = lines.slice(0, 4 * MOST_UNITS).map((line, i) => readLine(army.id, army.units, line, i));
  const refusals = read.flatMap((r) => (r.ok ? [] : [r.error]));
  if (refusals.length > 0) return err(refusals);
  const entries = read.flatMap((r) => (r.ok ? [r.value] : []));
  return ok({ name: name.slice(0, LONGEST_NAME), army: army.id, entries });
}

const SIZE_WORDS: Readonly<Record<Size, string>> = {
  troop: 'Troop',
  regiment: 'Regiment',
  horde: 'Horde',
  legion: 'Legion',
  single: '',
};

/** `Grey Wardens = Paladin Foot Guard, Regiment [Two-handed weapons] 150` */
function entryLine(army: string, entry: ListEntry): string {
  const unit = profileOf(army, entry.unit);
  const name = tidyName(entry.name)?.replaceAll('=', '-');
  const size = SIZE_WORDS[entry.size];
  const options = entry.options.map((id) => ` [${bare(unit?.options.find((o) => o.id === id)?.name ?? id)}]`).join('');
  return `${name ? `${name} = ` : ''}${unit?.name ?? entry.unit}${size ? `, ${size}` : ''}${options} ${priceOf(army, entry)}`;
}

function readLine(army: string, units: readonly UnitProfile[], line: string, i: number): Result<ListEntry, Refusal> {
  const [own, rest] = line.includes('=') ? cut(line, '=') : [undefined, line];
  const options = [...rest.matchAll(/\[([^\]]*)\]/g)].map((m) => (m[1] ?? '').trim());
  const plain = rest
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/[\s(]*\d+(\s*(pts|points))?[\s).]*$/i, '')
    .trim();
  const sizeWord = /,\s*(troop|regiment|horde|legion)$/i.exec(plain);
  const size = (sizeWord?.[1]?.toLowerCase() ?? 'single') as Size;
  const title = sizeWord ? plain.slice(0, sizeWord.index).trim() : plain;
  const unit = units.find((u) => same(u.name, title) || u.id === title);
  if (!unit) {
    const detail = { unit: title.slice(0, 60), army: armyOf(army)?.name ?? army, entry: i };
    return err({ code: 'list/unknown-unit', rule: 'KOW-FOR-02', detail });
  }
  const ids = options.map((o) => unit.options.find((x) => same(bare(x.name), o) || x.id === o)?.id ?? o);
  const name = tidyName(own);
  return ok({ unit: unit.id, size, options: ids, ...(name ? { name } : {}) });
}

/** Option names carry brackets for limits ("Paladin Defenders [1]"), which would read as another option. */
function bare(name: string): string {
  return name.replace(/\s*\[[^\]]*\]/g, '').trim();
}

function priceOf(army: string, entry: ListEntry): number {
  const compiled = compileEntry(army, entry);
  return compiled.ok ? compiled.value.points : 0;
}

function cut(line: string, mark: string): [string, string] {
  const at = line.indexOf(mark);
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

function unreadable(why: string): Refusal {
  return { code: 'list/unreadable', rule: 'KOW-FOR-01', detail: { why } };
}
