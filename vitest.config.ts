import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['test/long/**'],
    testTimeout: 20_000,
    // counts for the closing line of .ci/run
    reporters: process.env['CI'] ? ['default', ['json', { outputFile: 'results/tests.json' }]] : ['default'],
  },
});
