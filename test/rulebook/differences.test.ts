import { describe, expect, it } from 'vitest';
import { FAMILIES, type FamilySlug, families } from '../../src/families/families.ts';
import type { Definition } from '../../src/play/definition.ts';
import { definitionOf } from '../../src/play/resolve.ts';
import { ruleDifferences } from '../../src/play/rule-words.ts';

function defined(family: FamilySlug, slug: string): Definition {
  const definition = definitionOf(FAMILIES[family], slug);
  if (!definition.ok) throw new Error(definition.error.message);
  return definition.value;
}

const pathsOf = (family: FamilySlug, from: string, to: string): string[] =>
  ruleDifferences(FAMILIES[family], defined(family, from), defined(family, to)).map(({ path }) => path);

describe('what is different in a variant', () => {
  it('is a word with both values and its meaning', () => {
    const all = ruleDifferences(FAMILIES.chess, defined('chess', 'standard'), defined('chess', 'los-alamos'));
    expect(all.find(({ path }) => path === 'board.files')).toMatchObject({ from: 8, to: 6 });
    expect(all.find(({ path }) => path === 'rules.promotion.must')).toMatchObject({
      from: 8,
      to: 6,
      meaning: 'rank on which it must',
    });
  });

  it('is one row for a part that is gone', () => {
    const paths = pathsOf('chess', 'standard', 'nocastle');
    expect(paths).toContain('rules.castling');
    expect(paths.filter((path) => path.startsWith('rules.castling.'))).toEqual([]);
  });

  it('is of a part that is new only what is special in it', () => {
    const paths = pathsOf('chess', 'standard', 'crazyhouse');
    expect(paths).toContain('rules.hand.captures');
    expect(paths).not.toContain('rules.hand');
    expect(paths).not.toContain('rules.hand.noMate');
  });

  it('is nothing between a variant and itself, and says what it means in every variant', () => {
    for (const family of families) {
      const slug = family.slug as FamilySlug;
      expect(pathsOf(slug, 'standard', 'standard')).toEqual([]);
      for (const [variant, { parent = 'standard' }] of Object.entries(family.variants)) {
        for (const { path, meaning } of ruleDifferences(family, defined(slug, parent), defined(slug, variant)))
          expect(meaning, `${slug}/${variant} ${path}`).not.toBe('');
      }
    }
  });
});
