import { expect } from 'vitest';
import { FAMILIES, type FamilySlug, familyOf } from '../../src/families/families.ts';
import { galleryBoards } from '../../src/gallery/boards/boards.ts';
import { createGame } from '../../src/play/game.ts';
import { resolveVariant } from '../../src/play/resolve.ts';

/** Removes the texts for screen readers, which name the variant. */
const bare = (svg: string): string => svg.replace(/<title>.*?<\/title>/s, '').replace(/ aria-label="[^"]*"/, '');

function pictureOf(family: FamilySlug, slug: string): string {
  const variant = resolveVariant(FAMILIES[family], slug);
  if (!variant.ok) throw new Error(variant.error.message);
  const { position } = createGame(variant.value, 'gallery');
  return bare(familyOf(family)!.view.draw(position, { width: 480, highlights: [] }).svg);
}

/** Checks that all games of a board look alike and no two boards do, which proves that the list needs no drawing. */
export function expectOneBoardAPicture(family: FamilySlug): void {
  const boards = galleryBoards().filter((board) => board.family === family);
  const seen = new Map<string, string>();
  for (const { id, games } of boards) {
    const pictures = games.map(({ variant }) => pictureOf(family, variant));
    const other = games.filter((_, index) => pictures[index] !== pictures[0]);
    expect(other, `${id} is drawn otherwise for some`).toEqual([]);
    expect(seen.get(pictures[0]!), `looks like ${id}`).toBeUndefined();
    seen.set(pictures[0]!, id);
  }
  const known = new Set(boards.flatMap(({ games }) => games.map(({ variant }) => variant)));
  const variants = Object.keys(FAMILIES[family].variants);
  expect(variants.filter((slug) => !known.has(slug))).toEqual([]);
}
