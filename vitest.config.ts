import { defineConfig } from 'vitest/config';

/** `unit` runs beside the code and in under a minute; `whole` starts real servers, sockets and databases. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'apps/**/*.test.tsx', 'tests/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'whole',
          include: ['tests/{chaos,fuzz,load,replays}/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
