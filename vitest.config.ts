import { defineConfig } from 'vitest/config';

/** Suites in a browser, which npm does not bring: `npm run test:browser`. */
const BROWSER = ['test/browser/**/*.test.ts'];

/** Suites with processes, threads, servers or settings of their own: each file gets a process to itself. */
const SERVICE = ['src/{adapters,cli,http,workers}/**/*.test.ts', 'test/service/**/*.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    globalSetup: 'test/compile-content.mjs',
    // Vitest leaves one core to itself, which on two halves the work; the long files come in shares for this.
    maxWorkers: 2,
    // Transforming two thousand modules took half a minute of each run; only changed ones are transformed again.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    // Counts for the closing line of .ci/run.
    reporters: process.env['CI']
      ? ['default', ['json', { outputFile: process.env['RESULTS'] ?? 'results/tests.json' }]]
      : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...SERVICE, ...BROWSER, 'test/long/**'],
          // Importing was three quarters of a run: files that keep nothing share one process.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'service', include: SERVICE } },
      { extends: true, test: { name: 'browser', include: BROWSER } },
    ],
  },
});
