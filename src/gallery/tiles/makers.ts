import { blob } from './makers/blob.ts';
import { branches } from './makers/branches.ts';
import { cards } from './makers/cards.ts';
import { chineseDominoes } from './makers/chinese-dominoes.ts';
import { corners } from './makers/corners.ts';
import { dominoes } from './makers/dominoes.ts';
import { edges } from './makers/edges.ts';
import { grounds } from './makers/grounds.ts';
import { letters } from './makers/letter-tiles.ts';
import { mahjong } from './makers/mahjong.ts';
import { numbers } from './makers/numbers.ts';
import { paths } from './makers/paths.ts';
import { patterns } from './makers/patterns.ts';
import { polyforms } from './makers/polyforms.ts';
import { symbols } from './makers/symbols.ts';
import { terrains } from './makers/terrains.ts';
import type { TileMaker } from './tile-set.ts';

/**
 * Functions that make the tiles of a set, by the name in the field `make` of a tile file. Each reads other fields of
 * the file, which the content tests check.
 */
export const TILE_MAKERS: Readonly<Record<string, TileMaker<never>>> = {
  blob,
  branches,
  cards,
  'chinese-dominoes': chineseDominoes,
  corners,
  dominoes,
  edges,
  grounds,
  letters,
  mahjong,
  numbers,
  paths,
  patterns,
  polyforms,
  symbols,
  terrains,
};
