import { describe, expect, it } from 'vitest';
import { DRAWN_NAMES } from '../../src/board/render/pieces/faces.ts';
import type { FairyDefinition } from '../../src/fairy/definition.ts';
import { chess } from '../../src/families/chess/index.ts';
import { resolve } from '../../src/play/resolve.ts';

/** Kinds of one game that look alike on purpose, as letters: one piece that the rules have in two roles. */
const ONE_PIECE_IN_TWO_ROLES: Record<string, readonly (readonly string[])[]> = {
  // the king on its way and the king that has turned back, which bears the mark of promotion
  forward: [['G', 'W']],
};

/** Kinds that have no drawing and show their letter, by name. There are none, and a new one should be drawn. */
const LETTERS: readonly string[] = [];

const VARIANTS = Object.keys(chess.variants);

const piecesOf = (variant: string) => {
  const found = resolve(chess, variant);
  if (!found.ok) throw new Error(found.error.message);
  return Object.entries((found.value.definition as FairyDefinition).pieces);
};

describe.each(VARIANTS)('%s', (variant) => {
  it('shows each kind in its own way', () => {
    const shared = new Map<string, string[]>();
    for (const [letter, { image }] of piecesOf(variant)) shared.set(image, [...(shared.get(image) ?? []), letter]);
    const alike = [...shared.values()].filter((letters) => letters.length > 1);
    expect(alike).toEqual(ONE_PIECE_IN_TWO_ROLES[variant] ?? []);
  });

  it('names drawings that there are', () => {
    const missing = piecesOf(variant).filter(
      ([, { name, image }]) => !DRAWN_NAMES.includes(image) && !LETTERS.includes(name),
    );
    expect(missing.map(([letter, { image }]) => `${letter}: ${image}`)).toEqual([]);
  });
});
