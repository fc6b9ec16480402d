import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Import, isTest, ROOT, read, type Source, walk } from './walls/sources';

/** The walls of the house: who may import whom, and what may not stand in a file. Judged on the parsed sources. */
const sources: readonly Source[] = ['packages', 'apps', 'tests', 'scripts']
  .flatMap((part) => walk(part))
  .map((path) => read(path));
const code = sources.filter(({ path }) => !isTest(path));
const under = (folder: string): readonly Source[] => code.filter(({ path }) => path.startsWith(`${folder}/`));
const games = readdirSync(join(ROOT, 'packages/rules/src'), { withFileTypes: true })
  .filter((each) => each.isDirectory() && each.name !== 'kernel')
  .map((each) => each.name);
const importsOf = (files: readonly Source[]): readonly Import[] => files.flatMap((file) => file.imports);
const list = (imports: readonly Import[]): readonly string[] => imports.map(({ from, to }) => `${from} → ${to}`);
const within = (to: string, ...folders: readonly string[]): boolean =>
  folders.some((folder) => to === folder || to.startsWith(`${folder}/`));

/** Games whose special rules act: they bring figures, tests and steps with them, and so use what gives those. */
const ACTING_RULES: Readonly<Record<string, readonly string[]>> = {
  'five-leagues': ['figures', 'units', 'ground', 'moves', 'combat', 'flow', 'magic', 'scenarios', 'steps'],
};

describe('the tree', () => {
  test.each([
    'packages/geometry/src/index.ts',
    'packages/rules/src/index.ts',
    'packages/rules/src/words.ts',
    'packages/rules/src/kernel/index.ts',
    'packages/rules/src/kernel/laws.ts',
    'packages/record/src/index.ts',
    'packages/protocol/src/index.ts',
    'apps/server/src/main.ts',
    'apps/client/src/scene/model.ts',
    'tests/fuzz/run.ts',
  ])('has %s', (path) => {
    expect(existsSync(join(ROOT, path))).toBe(true);
  });

  test.each(games)('gives %s the same file names as every game', (game) => {
    const names = ['index', 'state', 'intents', 'events', 'evolve', 'view', 'words'];
    const missing = names.filter((name) => !existsSync(join(ROOT, `packages/rules/src/${game}/${name}.ts`)));
    const pages = ['README.md', 'RULES.md'].filter(
      (page) => !existsSync(join(ROOT, `packages/rules/src/${game}/${page}`)),
    );
    expect([...missing, ...pages]).toEqual([]);
  });
});

describe('imports', () => {
  test('of geometry stay inside it, but for turf in one file', () => {
    const out = importsOf(under('packages/geometry/src')).filter(({ to }) => !within(to, 'packages/geometry/src'));
    expect(list(out.filter(({ to }) => to !== '@turf/turf'))).toEqual([]);
    expect(new Set(out.map(({ from }) => from)).size).toBeLessThanOrEqual(1);
  });

  test('of the kernel are geometry and zod', () => {
    const out = importsOf(under('packages/rules/src/kernel')).filter(
      ({ to }) => !within(to, 'packages/rules/src/kernel', '@muster/geometry', 'zod'),
    );
    expect(list(out)).toEqual([]);
  });

  test.each(games)('of %s are its own files, the kernel, geometry and zod: no game imports another', (game) => {
    const own = `packages/rules/src/${game}`;
    const allowed = [own, 'packages/rules/src/kernel', '@muster/geometry', 'zod'];
    expect(list(importsOf(under(own)).filter(({ to }) => !within(to, ...allowed)))).toEqual([]);
  });

  test.each(games)('of evolve in %s are no steps, no moves and no dice', (game) => {
    const own = `packages/rules/src/${game}`;
    const evolves = under(own).filter(({ path }) => /\/evolve[^/]*\.ts$/.test(path));
    const bad = importsOf(evolves).filter(
      ({ to, typeOnly }) =>
        !typeOnly &&
        within(to, `${own}/steps`, `${own}/moves`, `${own}/combat`, `${own}/magic`, 'packages/rules/src/kernel/dice'),
    );
    expect(evolves.length).toBeGreaterThan(0);
    expect(list(bad)).toEqual([]);
  });

  test.each(games)('of content in %s are content, its schemas, and types', (game) => {
    const own = `packages/rules/src/${game}`;
    const bad = importsOf(under(`${own}/content`)).filter(
      ({ to, typeOnly }) => !typeOnly && !within(to, `${own}/content`, '@muster/geometry', 'zod'),
    );
    expect(list(bad)).toEqual([]);
  });

  test.each(games)('of special rules in %s are special rules, content, the kernel, and types', (game) => {
    const own = `packages/rules/src/${game}`;
    const acting = (ACTING_RULES[game] ?? []).map((part) => `${own}/${part}`);
    const bad = importsOf(under(`${own}/special`)).filter(
      ({ to, typeOnly }) =>
        !typeOnly &&
        !within(to, `${own}/special`, `${own}/content`, ...acting, 'packages/rules/src/kernel', '@muster/geometry'),
    );
    expect(list(bad)).toEqual([]);
  });

  test('of words are only made by words', () => {
    const isWords = (path: string): boolean => /\/words(-[a-z-]+)?(\.ts)?$/.test(path);
    const bad = importsOf(under('packages/rules/src').filter(({ path }) => !isWords(path))).filter(({ to }) =>
      isWords(to),
    );
    expect(list(bad)).toEqual([]);
  });

  test('of rules and geometry are no browser, no server, no node', () => {
    const far = [
      'react',
      'react-dom',
      'pixi.js',
      '@colyseus',
      'colyseus',
      'better-sqlite3',
      'kysely',
      'pg',
      'ws',
      'fs',
    ];
    const bad = importsOf([...under('packages/rules'), ...under('packages/geometry')]).filter(
      ({ to }) => to.startsWith('node:') || within(to, ...far, 'apps', '@muster/record', '@muster/protocol'),
    );
    expect(list(bad)).toEqual([]);
  });

  test('of record are rules, hashes and zod; of the protocol zod and rules', () => {
    const record = importsOf(under('packages/record/src')).filter(
      ({ to }) => !within(to, 'packages/record/src', '@muster/rules', '@noble/hashes', 'zod'),
    );
    const protocol = importsOf(under('packages/protocol/src')).filter(
      ({ to }) => !within(to, 'packages/protocol/src', '@muster/rules', 'zod'),
    );
    expect(list([...record, ...protocol])).toEqual([]);
  });

  test('of client and server never meet', () => {
    const client = importsOf(under('apps/client')).filter(({ to }) => within(to, 'apps/server', '@muster/server'));
    const server = importsOf(under('apps/server')).filter(({ to }) => within(to, 'apps/client', '@muster/client'));
    const node = importsOf(under('apps/client/src')).filter(({ to }) => to.startsWith('node:'));
    expect(list([...client, ...server, ...node])).toEqual([]);
  });

  test('never go through one’s own barrel', () => {
    const barrels = ['geometry', 'record', 'protocol'].map((name) => `packages/${name}/src`);
    const homes = [
      ...barrels,
      'packages/rules/src',
      ...['kernel', ...games].map((name) => `packages/rules/src/${name}`),
    ];
    const bad = importsOf(code).filter(({ from, to }) => {
      const own = /^packages\/([a-z]+)\//.exec(from)?.[1];
      if (own !== undefined && within(to, `@muster/${own}`)) return true;
      return homes.some((home) => from.startsWith(`${home}/`) && (to === home || to === `${home}/index`));
    });
    expect(list(bad)).toEqual([]);
  });
});

describe('sources', () => {
  test('of rules and geometry know no clock, no chance and no surroundings', () => {
    const bad = [...under('packages/rules/src'), ...under('packages/geometry/src')].flatMap(({ path, globals }) =>
      globals.map((name) => `${path}: ${name}`),
    );
    expect(bad).toEqual([]);
  });

  test('of rules hold no sentence for people outside words', () => {
    const judged = under('packages/rules/src').filter(
      ({ path }) =>
        !/\/words(-[a-z-]+)?\.ts$/.test(path) &&
        !/\/content\//.test(path) &&
        !/\/kernel\/laws/.test(path) &&
        !/test-kit/.test(path),
    );
    expect(judged.flatMap(({ path, sentences }) => sentences.map((text) => `${path}: ${text}`))).toEqual([]);
  });

  test('of packages and apps export by name', () => {
    const judged = code.filter(({ path }) => /^(packages|apps)\/[^/]+\/src\//.test(path));
    expect(judged.filter((file) => file.defaultExport).map((file) => file.path)).toEqual([]);
  });

  test('hold no test that is skipped, alone or yet to be written, and nothing left to do', () => {
    const bad = sources.flatMap(({ path }) => {
      if (path.startsWith('tests/walls')) return [];
      const text = readFileSync(join(ROOT, path), 'utf8');
      const left = text.match(/\b(?:test|it|describe)\.(?:skip|only|todo|fails)\b|\b(?:TODO|FIXME|XXX)\b/g) ?? [];
      return left.map((found) => `${path}: ${found}`);
    });
    expect(bad).toEqual([]);
  });

  test('are short enough to be read in a sitting: 350 lines, but for data', () => {
    const judged = code.filter(({ path }) => !/\/(content|peers|fixtures|locales|icons)\//.test(path));
    expect(judged.filter((file) => file.lines > 350).map((file) => `${file.path}: ${file.lines}`)).toEqual([]);
  });
});

describe('the eye of these walls', () => {
  const seen = read(
    'packages/rules/src/kernel/x.ts',
    `import type { A } from './a';
import { type B } from '../sandbox';
import { c } from 'zod';
export { d } from './d';
const e = await import('node:fs');
export default Date.now() + Math.random() + it.process;
const f = 'The Knights stand in the way.';
throw new Error('What only an engineer will ever read.');`,
  );

  test('sees imports and which of them are only types', () => {
    expect(seen.imports.map(({ to, typeOnly }) => [to, typeOnly])).toEqual([
      ['packages/rules/src/kernel/a', true],
      ['packages/rules/src/sandbox', true],
      ['zod', false],
      ['packages/rules/src/kernel/d', false],
      ['node:fs', false],
    ]);
  });

  test('sees the surroundings, sentences and default exports', () => {
    expect(seen.globals).toEqual(['Date', 'Math.random']);
    expect(seen.sentences).toEqual(['The Knights stand in the way.']);
    expect(seen.defaultExport).toBe(true);
  });
});
