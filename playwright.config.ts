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

/** Browser tests against the built server, with the real mouse. One worker: the pictures are drawn by the processor. */
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
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-domain-reliability',
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    },
  },
  webServer: {
    command: 'node tests/e2e/server.mjs',
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
