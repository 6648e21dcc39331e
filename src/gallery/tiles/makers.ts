import { makeBlobTiles } from './makers/blob.ts';
import { makeBranchTiles } from './makers/branches.ts';
import { makeCards } from './makers/cards/cards.ts';
import { makeChineseDominoes } from './makers/chinese-dominoes.ts';
import { makeCornerTiles } from './makers/corners.ts';
import { makeDominoes } from './makers/dominoes.ts';
import { makeEdgeTiles } from './makers/edges.ts';
import { makeGroundTiles } from './makers/grounds.ts';
import { makeHanafuda } from './makers/hanafuda/hanafuda.ts';
import { makeLetterTiles } from './makers/letter-tiles.ts';
import { makeMahjongTiles } from './makers/mahjong.ts';
import { makeNumberTiles } from './makers/numbers.ts';
import { makePathTiles } from './makers/paths.ts';
import { makePatternTiles } from './makers/patterns.ts';
import { makePolyforms } from './makers/polyforms.ts';
import { makeSymbolTiles } from './makers/symbols.ts';
import { makeTerrainTiles } from './makers/terrains.ts';
import type { TileMaker } from './tile-set.ts';

/**
 * Functions that make the tiles of a set, by the name in the field `make` of a tile file. Each reads other fields of
 * the file, which the content tests check.
 */
export const TILE_MAKERS: Readonly<Record<string, TileMaker<never>>> = {
  blob: makeBlobTiles,
  branches: makeBranchTiles,
  cards: makeCards,
  'chinese-dominoes': makeChineseDominoes,
  corners: makeCornerTiles,
  dominoes: makeDominoes,
  edges: makeEdgeTiles,
  grounds: makeGroundTiles,
  hanafuda: makeHanafuda,
  letters: makeLetterTiles,
  mahjong: makeMahjongTiles,
  numbers: makeNumberTiles,
  paths: makePathTiles,
  patterns: makePatternTiles,
  polyforms: makePolyforms,
  symbols: makeSymbolTiles,
  terrains: makeTerrainTiles,
};
