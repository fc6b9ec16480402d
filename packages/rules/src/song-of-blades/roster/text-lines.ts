import { err, ok, type Refusal, type Result, tidyName } from '../../kernel';
import { entryFacts, entryId, PROFILES, peopleById } from '../content/profiles';
import { SPELL_IDS } from '../content/spell-ids';
import { SPELLS } from '../content/spells';
import { TRAIT_IDS } from '../content/trait-ids';
import { TRAITS } from '../content/traits';
import type { Profile, TraitRef } from '../profile';
import { type OwnProfile, type WarbandEntry, zKind } from './list';

/** One line of a posted list. `line` is its place in the text, from 1; every refusal of the line at once. */
export function readLine(text: string, line: number): Result<WarbandEntry, readonly Refusal[]> {
  const [left, said] = cut(text, '=');
  const counted = /^(\d{1,3})\s*(?:[x×*]\s*|\s)(.+)$/i.exec(left);
  const count = counted ? Number(counted[1]) : 1;
  const rest = (counted?.[2] ?? left).trim();
  if (count < 1 || count > 99) return err([no(line, 'count', String(count))]);
  const profile = rest.includes('|') ? readOwn(rest, line) : readPrinted(rest, line);
  if (!profile.ok) return profile;
  const names = readNames(said, count);
  return ok({ profile: profile.value, count, ...(names.length > 0 ? { names } : {}) });
}

function readNames(said: string, count: number): string[] {
  const parts = said.includes(';') || count === 1 ? said.split(';') : said.split(',');
  const names = parts.map((n) => tidyName(n) ?? '').slice(0, count);
  while (names.length > 0 && names.at(-1) === '') names.pop();
  return names;
}

/** `Spearman (Wood elves) [50]`, `Spearman 50 pts`, or the id of a profile. */
function readPrinted(text: string, line: number): Result<string, readonly Refusal[]> {
  const bare = text
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/[\s,:–-]+\d+\s*(pts|points)?\.?\s*$/i, '')
    .trim();
  const byId = PROFILES.find((e) => entryId(e) === bare);
  if (byId) return ok(entryId(byId));
  const found = PROFILES.filter((e) => names(e).some((n) => same(n, bare)));
  const [only] = found;
  if (found.length === 1 && only) return ok(entryId(only));
  const rosters = found.map((e) => peopleById(entryFacts(e).roster)?.name ?? '').join(', ');
  return err([found.length === 0 ? no(line, 'profile', bare) : no(line, 'several', bare, rosters)]);
}

function names(entry: (typeof PROFILES)[number]): string[] {
  const { title, roster } = entryFacts(entry);
  return [title, `${title} (${peopleById(roster)?.name ?? roster})`];
}

const FIELD = /^(spells?|kinds?|armed|shoots|base|face|traits?)\s*:\s*(.*)$/i;

function readOwn(text: string, line: number): Result<OwnProfile, readonly Refusal[]> {
  const [head = '', ...fields] = text.split('|').map((f) => f.trim());
  const refusals: Refusal[] = [];
  let own: OwnProfile = {
    title: tidyName(head.replace(/\[[^\]]*\]\s*$/, '')) ?? '',
    ...{ quality: 0, combat: 0, traits: [], spells: [], kinds: [] },
    ...{ armed: 'weapon', ranged: null, face: 'crossed-swords' },
  };
  if (own.title === '') refusals.push(no(line, 'title', head));
  for (const field of fields) {
    const scores = /^Q\s*(\d)\+?[\s,]*C\s*(-?\d{1,2})$/i.exec(field);
    const named = FIELD.exec(field);
    const read = scores
      ? ok({ quality: Number(scores[1]), combat: Number(scores[2]) })
      : readField(named?.[1]?.toLowerCase() ?? 'traits', named?.[2] ?? field, line);
    if (read.ok) own = { ...own, ...read.value };
    else refusals.push(...read.error);
  }
  if (own.quality === 0 && refusals.length === 0) refusals.push(no(line, 'scores', own.title));
  return refusals.length > 0 ? err(refusals) : ok(own);
}

function readField(field: string, value: string, line: number): Result<Partial<OwnProfile>, readonly Refusal[]> {
  const parts = value
    .replace(/\(\s*[A-Z]{1,2}\d?(\s*,\s*[A-Z]{1,2}\d?)*\s*\)/g, '')
    .split(',')
    .map((p) => p.trim())
    .filter((p) => p !== '');
  switch (field) {
    case 'spell':
    case 'spells':
      return gather(
        parts.map((p) => found(SPELL_IDS, (id) => SPELLS[id].name, p) ?? no(line, 'spell', p)),
        (spells) => ({ spells }),
      );
    case 'kind':
    case 'kinds':
      return gather(
        parts.map((p) => readKind(p) ?? no(line, 'kind', p)),
        (kinds) => ({ kinds }),
      );
    case 'armed': {
      const armed = (['weapon', 'two-weapons', 'natural', 'unarmed'] as const).find((a) => same(a, value));
      return armed ? ok({ armed }) : err([no(line, 'armed', value)]);
    }
    case 'shoots': {
      const ranged = (['short', 'medium', 'long'] as const).find((s) => same(s, value));
      return ranged ? ok({ ranged }) : err([no(line, 'shoots', value)]);
    }
    case 'base': {
      const size = /^(\d{2,3})(?:\s*mm)?(?:\s+(round|square))?$/i.exec(value.trim());
      const shape = (size?.[2]?.toLowerCase() ?? 'round') as Profile['base']['shape'];
      return size ? ok({ base: { shape, size: Number(size[1]) } }) : err([no(line, 'base', value)]);
    }
    case 'face':
      return /^[a-z0-9-]{1,40}$/.test(value) ? ok({ face: value }) : err([no(line, 'face', value)]);
    default:
      return gather(
        parts.map((p) => readTrait(p) ?? no(line, 'trait', p)),
        (traits) => ({ traits }),
      );
  }
}

/** `Rare (3)`, `Lethal vs orc`, `Leader (L, P)`: the book's letters are passed over. */
function readTrait(text: string): TraitRef | undefined {
  const bracketed = text.replace(/\s+(?:vs\.?|against)\s+(.+)$/i, ' ($1)').replace(/\s+(\d+)$/, ' ($1)');
  const [, name = '', bracket = ''] = /^([^(]*)(?:\(([^)]*)\)?)?$/.exec(bracketed) ?? [];
  const id = found(TRAIT_IDS, (t) => TRAITS[t].name, name);
  if (id === undefined) return undefined;
  const { takes } = TRAITS[id];
  if (takes === 'number' && /^\d{1,2}$/.test(bracket)) return { id, number: Number(bracket) };
  const against = takes === 'kind' ? readKind(bracket) : undefined;
  return against === undefined ? { id } : { id, against };
}

function readKind(text: string): string | undefined {
  const kind = text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return zKind.safeParse(kind).success ? kind : undefined;
}

/** By name or id, whatever case, hyphens and spaces. */
function found<T extends string>(ids: readonly T[], nameOf: (id: T) => string, text: string): T | undefined {
  const wanted = plain(text);
  return ids.find((id) => plain(nameOf(id)) === wanted || plain(id) === wanted);
}

/** All the values, or every refusal among them. */
function gather<T, U>(values: readonly (T | Refusal)[], make: (values: T[]) => U): Result<U, readonly Refusal[]> {
  const refusals = values.filter(isRefusal);
  return refusals.length > 0 ? err(refusals) : ok(make(values.filter((v): v is T => !isRefusal(v))));
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'code' in value;
}

function cut(line: string, mark: string): [string, string] {
  const at = line.indexOf(mark);
  return at < 0 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

function same(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function no(line: number, why: string, text: string, among = ''): Refusal {
  const detail = { line, why, text: text.slice(0, 80), ...(among === '' ? {} : { among }) };
  return { code: 'warband/line', rule: 'ASOBH-SET-01', detail };
}
