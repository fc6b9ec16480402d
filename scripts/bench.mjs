import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundle, ensureBuilt } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';

/**
 * All benchmarks one after the other, or those whose file names hold one of the words given:
 * `npm run bench -- geometry charge`. What they are measured beside is installed here and nowhere else.
 */
ensureInstalled();
await ensureBuilt();
const folder = join(root, 'tests', 'bench');
const peers = join(folder, 'peers');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
if (!existsSync(join(peers, 'node_modules'))) {
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], { cwd: peers, stdio: 'inherit' });
  if (status !== 0) console.log('The peers could not be installed: their figures are left out.');
}

const words = process.argv.slice(2);
const own = new Set(['bench.ts', 'peers.ts', 'run.ts']);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !own.has(name))
  .filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
  .sort();
let failed = 0;
for (const name of files) {
  const path = join(folder, name);
  const isBench = readFileSync(path, 'utf8').includes('export const bench');
  const { status } = spawnSync(process.execPath, isBench ? [await bundled(path)] : ['--import', 'tsx', path], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) failed++;
  console.log('');
}
process.exit(failed === 0 ? 0 : 1);

/** A loader that compiles on the fly would be measured with it: the benchmark runs as the product does. */
function bundled(path) {
  const contents = `import { bench } from ${JSON.stringify(path)};\nimport { report } from './run';\nawait report(bench);`;
  return bundle(basename(path, '.ts'), { stdin: { contents, resolveDir: folder, loader: 'ts' } }, path);
}
