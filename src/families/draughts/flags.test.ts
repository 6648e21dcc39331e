import { expect, it } from 'vitest';
import { resolveVariant } from '../../play/resolve.ts';
import { draughts } from './index.ts';

it.each([
  ['ghanaian+giveaway', 'who is left with few pieces has lost'],
  ['alquerque+first-king', 'there are no kings'],
])('%s would be no game, and is refused', (slug, reason) => {
  const resolved = resolveVariant(draughts, slug);
  expect(resolved.ok || resolved.error.message).toContain(reason);
});
