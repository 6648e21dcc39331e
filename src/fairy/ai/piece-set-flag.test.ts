import { expect, it } from 'vitest';
import { shogi } from '../../families/shogi/index.ts';
import { xiangqi } from '../../families/xiangqi/index.ts';
import type { Family } from '../../play/family.ts';
import { definitionOf } from '../../play/resolve.ts';
import type { FairyDefinition } from '../language/definition.ts';

const setOf = (family: Family, slug: string): string => {
  const definition = definitionOf(family, slug);
  return definition.ok ? (definition.value as FairyDefinition).render.pieces : definition.error.message;
};

it.each([
  ['shogi', 'minishogi+two-kanji', 'koma-names', shogi],
  ['shogi', 'standard+2-piece+international', 'koma-letters', shogi],
  ['xiangqi', 'standard+international', 'discs-drawn', xiangqi],
  ['xiangqi', 'janggi+international', 'octagons-drawn', xiangqi],
])('%s %s is drawn with %s', (_, slug, set, family) => {
  expect(setOf(family, slug)).toBe(set);
});

it('two ways to draw the same pieces exclude each other', () => {
  expect(setOf(shogi, 'standard+two-kanji+international')).toBe(
    "two-kanji and international can't both apply: choose one",
  );
});
