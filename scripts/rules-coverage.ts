import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * npm run rules:coverage -- [--system kings-of-war|song-of-blades|five-leagues-battle] [--json]
 * Every row of a game's RULES.md beside the tests that cite its id in [brackets]. Rows whose status begins with `later`
 * or `not for a program` are out of scope and shown as such. Exit status 1 when a row in scope has no test.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: { system: { type: 'string', default: 'kings-of-war' }, json: { type: 'boolean', default: false } },
});
/** The inventories of a game with several halves, by the name of the half. */
const HALVES: Readonly<Record<string, string>> = { 'five-leagues-battle': 'five-leagues' };
const folder = join(ROOT, 'packages/rules/src', HALVES[values.system] ?? values.system);
const inventory = join(folder, 'RULES.md');
if (!/^[a-z0-9-]+$/.test(values.system) || !existsSync(inventory)) {
  console.error(`rules:coverage: no RULES.md for ${values.system}`);
  process.exit(2);
}

interface Row {
  readonly id: string;
  readonly rule: string;
  readonly status: 'in scope' | 'later' | 'not for a program';
  readonly why: string;
  readonly tests: readonly { readonly name: string; readonly file: string }[];
}

const cited = citations();
const rows = rowsOf(readFileSync(inventory, 'utf8')).map((row): Row => ({ ...row, tests: cited.get(row.id) ?? [] }));
const known = new Set(rows.map((row) => row.id));
const prefix = rows[0]?.id.split('-')[0] ?? '';
const strangers = [...cited.keys()].filter((id) => id.startsWith(`${prefix}-`) && !known.has(id)).sort();
const bare = rows.filter((row) => row.status === 'in scope' && row.tests.length === 0);

if (values.json)
  console.log(JSON.stringify({ system: values.system, rows, strangers, bare: bare.map((row) => row.id) }));
else print();
// Not `exit`: a pipe takes its time
process.exitCode = bare.length === 0 && strangers.length === 0 && rows.length > 0 ? 0 : 1;

function print(): void {
  for (const row of rows) {
    if (row.status !== 'in scope') {
      console.log(`${row.id}  ${row.status}${row.why === '' ? '' : `: ${row.why}`}`);
      continue;
    }
    console.log(
      `${row.id}  ${row.tests.length === 0 ? 'NO TEST' : count(row.tests.length, 'test')}  ${short(row.rule)}`,
    );
    for (const test of row.tests) console.log(`    ${test.name}  (${test.file})`);
  }
  const of = (status: Row['status']): number => rows.filter((row) => row.status === status).length;
  console.log(
    `\n${values.system}: ${count(rows.length, 'rule')}, ${of('in scope')} in scope, ${of('later')} later, ${of('not for a program')} not for a program.`,
  );
  if (bare.length > 0) console.log(`Without a test: ${bare.map((row) => row.id).join(', ')}`);
  if (strangers.length > 0) console.log(`Cited by tests, but not in RULES.md: ${strangers.join(', ')}`);
}

/** Table rows, with or without outer bars. The last cell is the status where it reads as one; else the row is in scope. */
function rowsOf(text: string): readonly Omit<Row, 'tests'>[] {
  return text.split('\n').flatMap((line) => {
    const cells = line
      .replace(/^\s*\|/, '')
      .replace(/\|\s*$/, '')
      .split('|')
      .map((cell) => cell.trim());
    const id = cells[0]?.replace(/`/g, '') ?? '';
    // The second form is a line of a table of the book: FL-ENM-T-roadside-03, FL-LOOT-enchanted-weapons-01
    if (!/^[A-Z]{2,5}(-[A-Z]{1,5})?-(\d{2,3}[a-z]?|[a-z][a-z-]*|(T-)?[a-z-]+-\d{2})$/.test(id)) return [];
    const last = cells[cells.length - 1] ?? '';
    const found = /^\W*(later|not for a program)\b[\s:;,.–-]*(.*?)\W*$/i.exec(last);
    const status = found === null ? 'in scope' : found[1]?.toLowerCase() === 'later' ? 'later' : 'not for a program';
    return [{ id, rule: cells[1] ?? '', status, why: found?.[2] ?? '' } as const];
  });
}

/** Test names by the ids they cite. A name with several ids counts for each: [KOW-CHG-01, KOW-CHG-02]. */
function citations(): ReadonlyMap<string, readonly { readonly name: string; readonly file: string }[]> {
  const found = new Map<string, { name: string; file: string }[]>();
  for (const path of testFiles(ROOT)) {
    const text = readFileSync(path, 'utf8');
    // The second form is the name after the table of a `test.each`
    for (const match of text.matchAll(
      /(?:\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(|\)\()\s*(['"`])((?:\\.|(?!\1).)*)\1/gs,
    )) {
      const name = (match[2] ?? '').replace(/\s+/g, ' ');
      for (const bracket of name.matchAll(/\[([A-Z][^\]]*)\]/g))
        for (const id of (bracket[1] ?? '').split(/[\s,;]+/))
          if (/^[A-Z]{2,5}-/.test(id)) found.set(id, [...(found.get(id) ?? []), { name, file: relative(ROOT, path) }]);
    }
  }
  return found;
}

function testFiles(under: string): readonly string[] {
  return ['packages', 'tests', 'apps']
    .flatMap((part) => walk(join(under, part)))
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path));
}

function walk(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((each) => {
    if (each.name === 'node_modules' || each.name === 'dist' || each.name.startsWith('.')) return [];
    return each.isDirectory() ? walk(join(path, each.name)) : [join(path, each.name)];
  });
}

function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`;
}

function short(text: string): string {
  return text.length > 90 ? `${text.slice(0, 89)}…` : text;
}
