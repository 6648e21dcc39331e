import { expect, it } from 'vitest';
import { registry } from '../tools/registry.ts';
import { warmUpPages } from './lazy-pages.ts';
import { siteLazyPages } from './site-lazy-pages.ts';

it('warming up makes the examples of each part, each a page, and gives way between them', async () => {
  const done: string[] = [];
  const parts = siteLazyPages(
    registry,
    () => ({ base: '', rules: '' }),
    {},
    () => 0,
  ).map((part) => ({
    ...part,
    find(path: string, query: URLSearchParams) {
      const found = part.find(path, query);
      done.push(found && 'body' in found ? path : `no page at ${path}?${query}`);
      return found;
    },
  }));
  await warmUpPages(parts, async () => done.push('gave way'));
  expect(done.filter((_, i) => i % 2 === 1).every((text) => text === 'gave way')).toBe(true);
  expect(done.filter((text) => text.startsWith('no page'))).toEqual([]);
  expect(done).toContain('/characters/maze-rats');
});
