import { defineConfig, mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** `npm run test:long`: what takes minutes, and every other suite again with all its games, nodes and positions. */
export default mergeConfig(
  config,
  defineConfig({
    test: {
      env: { TEST_EFFORT: 'thorough' },
      testTimeout: 3_600_000,
      projects: [
        { extends: true, test: { name: 'long', include: ['test/long/**/*.test.ts'], testTimeout: 3_600_000 } },
      ],
    },
  }),
);
