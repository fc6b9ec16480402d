import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const run = (command, args, env = {}) =>
  new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('exit', (code) => done(code ?? 1));
  });
const bin = (name) => join(root, 'node_modules', '.bin', name);

/** One thing that passes or fails as a whole. */
const single = async (name, command, args) => {
  const code = await run(command, args);
  console.log(`${code === 0 ? 'ok' : 'FAILED'}: ${name}`);
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
};

export const types = () => single('types', bin('tsc'), ['--noEmit', '-p', '.']);
export const lint = () => single('lint and format', bin('biome'), ['check', '--error-on-warnings', '.']);
export const unused = () => single('no unused files, exports or dependencies', bin('knip'), ['--no-progress']);

const counted = async (name, file, command, args, env, read) => {
  const path = join(root, '.cache', file);
  rmSync(path, { force: true });
  const code = await run(command, args(path), env(path));
  const { passed, failed } = existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 1 };
  console.log(`${name}: ${passed} passed, ${failed} failed`);
  return { name, passed, failed: failed === 0 && code !== 0 ? 1 : failed };
};

const vitest = (project) =>
  counted(
    `${project} tests`,
    `vitest-${project}.json`,
    bin('vitest'),
    (path) => ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
    () => ({}),
    (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests + report.numPendingTests }),
  );
export const unit = () => vitest('unit');
export const whole = () => vitest('whole');

export const browser = (chromium) =>
  counted(
    'browser tests',
    'playwright.json',
    bin('playwright'),
    () => ['test', '--reporter=list,json'],
    (path) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: path, CHROMIUM_PATH: chromium }),
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped }),
  );

/** Prints the closing line and leaves with its verdict. */
export const close = (results) => {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const broken = results.filter((result) => result.failed > 0).map((result) => result.name);
  if (broken.length) console.log(`Failed: ${broken.join('; ')}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = broken.length ? 1 : 0;
};
