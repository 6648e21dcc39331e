import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { families } from '../../src/families/families.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import { transcript } from './transcript.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/**
 * One game of every variant, committed as text. A change of rules, notation or chance shows up here as a readable diff;
 * `npm run generate` writes the files again.
 */
describe.each(families)('playthroughs of $slug', (family) => {
  const slugs = Object.keys(family.variants);

  // Duck games have a thousand moves in every position.
  it.each(slugs)('%s', { timeout: 60_000 }, async (slug) => {
    const variant = resolveVariant(family, slug);
    if (!variant.ok) throw new Error(variant.error.message);
    await expect(transcript(variant.value)).toMatchFileSnapshot(`${family.slug}/${slug}.txt`);
  });

  it('are of variants that are still there', () => {
    const folder = `${FOLDER}${family.slug}`;
    const files = existsSync(folder) ? readdirSync(folder).map((name) => name.replace('.txt', '')) : [];
    expect(files.filter((name) => !slugs.includes(name))).toEqual([]);
  });
});
