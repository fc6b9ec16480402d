import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** A port of our own for the whole run; workers inherit it through the environment. */
process.env['E2E_PORT'] ??= String(20_000 + Math.floor(Math.random() * 20_000));
const port = process.env['E2E_PORT'];
const chromium = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = chromium.find((path) => path !== undefined && existsSync(path));

/** The table as a graphics card draws it, imitated by the processor. Only what lies around it is drawn more cheaply. */
const painted = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-rasterization',
];
/** A browser without WebGL, where the table is drawn on the plain canvas: no work for an imitated card at all. */
const plain = ['--disable-gpu', '--disable-3d-apis'];

const drawnWith = (args: readonly string[]) => ({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-domain-reliability',
      ...args,
    ],
  },
});
const onCard = '**/kings-of-war.spec.ts';

/**
 * Browser tests against the built server, with the real mouse. One worker: the pictures are drawn by the processor. One
 * whole battle is drawn with WebGL and full paint; where the picture is not what is tested, the plain canvas does.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  outputDir: 'test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    // Every step with its page, but no film of it: frames nobody looks at unless a test fails.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
  projects: [
    { name: 'plain', testIgnore: onCard, use: drawnWith(plain) },
    { name: 'painted', testMatch: onCard, use: drawnWith(painted) },
  ],
  webServer: {
    command: 'node --import tsx tests/e2e/server.mjs',
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
