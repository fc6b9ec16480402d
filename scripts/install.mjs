import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.muster-installed');

/** Leaves with one sentence instead of a stack trace. */
export const giveUp = (sentence) => {
  console.error(`\n${sentence}\n`);
  process.exit(1);
};

export const has = (tool) => spawnSync('sh', ['-c', `command -v ${tool}`], { stdio: 'ignore' }).status === 0;

/** Debian's packages, when this machine has apt and lets us; false where it does not. */
export const aptInstall = (...packages) => {
  if (!has('apt-get') || process.getuid?.() !== 0) return false;
  console.log(`Installing ${packages.join(', ')} with apt…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]])
    if (spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status !== 0) return false;
  return true;
};

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.versions.modules)
    .digest('hex');

const sqliteLoads = () =>
  spawnSync(process.execPath, ['-e', "new (require('better-sqlite3'))(':memory:')"], { cwd: root, stdio: 'ignore' })
    .status === 0;

/** Installs the dependencies once: again only when the lock file or the Node version changes. */
export const ensureInstalled = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    giveUp(`Muster needs Node 20.19 or newer; this is ${process.versions.node}.`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return;
  console.log('Installing the dependencies (once; the database driver may take two minutes to compile)…');
  const fresh = !existsSync(join(root, 'node_modules'));
  try {
    execFileSync('npm', [fresh ? 'ci' : 'install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
    });
  } catch {
    const missing = ['python3', 'make', 'g++'].filter((tool) => !has(tool));
    giveUp(
      missing.length
        ? `The database driver could not be compiled: ${missing.join(', ')} is missing. On Debian: apt-get install -y python3 make g++, then start again.`
        : 'npm could not install the dependencies; what it printed above says why. Start again once that is mended.',
    );
  }
  if (!sqliteLoads()) rebuildSqlite();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted());
};

const rebuildSqlite = () => {
  console.log('Compiling the database driver for this Node…');
  spawnSync('npm', ['rebuild', 'better-sqlite3'], { cwd: root, stdio: 'inherit' });
  if (sqliteLoads()) return;
  const missing = ['python3', 'make', 'g++'].filter((tool) => !has(tool));
  giveUp(
    missing.length
      ? `The database driver could not be compiled: ${missing.join(', ')} is missing. On Debian: apt-get install -y python3 make g++, then start again.`
      : 'The database driver does not load on this machine; npm rebuild better-sqlite3 shows why.',
  );
};
