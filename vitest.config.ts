import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['test/long/**'],
    testTimeout: 60_000,
    // vitest leaves one core to itself, which on two halves the work; the long files come in shares for this
    maxWorkers: 2,
    // counts for the closing line of .ci/run
    reporters: process.env['CI'] ? ['default', ['json', { outputFile: 'results/tests.json' }]] : ['default'],
  },
});
