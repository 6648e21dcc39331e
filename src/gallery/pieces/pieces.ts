import { findNamed } from '../find-named.ts';
import { pictureSheet } from '../picture.ts';
import { makeSearch } from '../search.ts';
import { drawnSets } from './drawn-sets.ts';
import { kindSets } from './kind-sets.ts';
import type { PieceSet } from './piece-set.ts';
import { simpleSets } from './simple-sets.ts';

export const pieceSets: readonly PieceSet[] = [...kindSets, ...simpleSets, ...drawnSets];

export const findPieceSet = (name: string): PieceSet | undefined => findNamed(pieceSets, name);

export const searchPieceSets = makeSearch(pieceSets, ({ name, id, style, summary, families, words = '', author }) => ({
  name,
  words: [id.replaceAll('-', ' '), style, summary, families.join(' '), words, author].join(' '),
}));

/** The families that have piece sets. */
export const pieceFamilies: readonly string[] = [...new Set(pieceSets.flatMap(({ families }) => families))];

/** Renders all pieces of a set on one sheet. */
export function pieceSheetSvg(id: string): string | undefined {
  const set = pieceSets.find((one) => one.id === id);
  return (
    set &&
    pictureSheet(
      set.pieces().map(({ picture }) => picture),
      `${set.name}: ${set.pieces().length} pieces`,
    )
  );
}
