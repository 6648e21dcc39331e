import { defineConfig } from 'vitest/config';

/** Tests that take minutes: `npm run test:long`. */
export default defineConfig({
  test: { include: ['test/long/**/*.test.ts'], testTimeout: 600_000 },
});
