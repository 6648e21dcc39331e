import { findByName } from '../../lib/match-name.ts';
import { pictureSheet } from '../picture.ts';
import { makeSearch } from '../search.ts';
import { drawnPieceSets } from './drawn-sets.ts';
import { gamePieceSets } from './kind-sets.ts';
import type { PieceSet } from './piece-set.ts';
import { simplePieceSets } from './simple-sets.ts';

/** All sets of pieces. */
export const pieceSets: readonly PieceSet[] = [...gamePieceSets, ...simplePieceSets, ...drawnPieceSets];

/** Finds a set of pieces by id or name; undefined if there is none. */
export const findPieceSet = (name: string): PieceSet | undefined =>
  findByName(
    pieceSets,
    name,
    ({ id }) => id,
    ({ name }) => name,
  );

/** The words by which a set of pieces is searched. `piece set` is in all. */
export const pieceWordsOf = ({ name, id, style, summary, families, words = '', author }: PieceSet) => ({
  name,
  words: ['piece set', id.replaceAll('-', ' '), style, summary, families.join(' '), words, author].join(' '),
});

/** Searches the sets of pieces, best match first. */
export const searchPieceSets = makeSearch(pieceSets, pieceWordsOf);

/** Slugs of the game families that have sets of pieces. */
export const pieceFamilies: readonly string[] = [...new Set(pieceSets.flatMap(({ families }) => families))];

/** Draws all pieces of a set on one sheet as SVG; undefined if no set has this id. */
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
