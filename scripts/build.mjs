import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './install.mjs';

const stamp = join(root, '.cache', 'built');

const files = (dir) =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(dir, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });

/** Changes whenever a source file does. */
const sources = () => {
  const hash = createHash('sha256').update(process.env.MUSTER_BUILD ?? 'production');
  for (const path of [
    ...files(join(root, 'packages')),
    ...files(join(root, 'apps')),
    join(root, 'package-lock.json'),
  ].sort())
    if (statSync(path).isFile()) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
};

/** Leaves packages of the registry to Node and takes the workspace's own sources into the bundle. */
const ownSourcesOnly = {
  name: 'own-sources-only',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@muster/') || isAbsolute(path) ? undefined : { path, external: true },
    );
  },
};

const buildServer = async () => {
  const { build } = await import('esbuild');
  await build({
    entryPoints: ['main', 'server'].map((name) => join(root, `apps/server/src/${name}.ts`)),
    outdir: join(root, 'apps/server/dist'),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    plugins: [ownSourcesOnly],
    logLevel: 'warning',
  });
};

/**
 * Bundles a tool for one run at full speed and gives the path of what came of it. `source` is the file whose place
 * the tool believes to stand in.
 */
export const bundle = async (name, input, source) => {
  const { build } = await import('esbuild');
  const outfile = join(root, '.cache', 'tools', `${name}.mjs`);
  await build({
    ...input,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    define: {
      'import.meta.dirname': JSON.stringify(dirname(source)),
      'import.meta.url': JSON.stringify(pathToFileURL(source).href),
    },
    plugins: [ownSourcesOnly],
    logLevel: 'warning',
  });
  return outfile;
};

const buildClient = async () => {
  const { build } = await import('vite');
  await build({ root: join(root, 'apps/client'), logLevel: 'warn' });
};

/** Builds client and server; does nothing when no source changed since the last build. */
export const ensureBuilt = async () => {
  const now = sources();
  const made = ['apps/server/dist/main.js', 'apps/server/dist/server.js', 'apps/client/dist/index.html'];
  if (made.every((path) => existsSync(join(root, path))) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now)
    return;
  console.log('Building the table…');
  await Promise.all([buildServer(), buildClient()]);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, now);
};

if (process.argv[1]?.endsWith('build.mjs')) {
  ensureInstalled();
  await ensureBuilt();
}
