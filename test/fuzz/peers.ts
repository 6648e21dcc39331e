import { chess } from '../../src/families/chess/index.ts';
import { shogi } from '../../src/families/shogi/index.ts';
import { xiangqi } from '../../src/families/xiangqi/index.ts';
import { chessDifferences } from './chess-differences.ts';
import type { Difference } from './differences.ts';
import type { Pairing } from './peer.ts';
import { chessJsPairings } from './peer-chess-js.ts';
import { chessopsPairings } from './peer-chessops.ts';
import { ffishPairings } from './peer-ffish.ts';
import { shogiopsPairings } from './peer-shogiops.ts';
import { shogiDifferences } from './shogi-differences.ts';
import { xiangqiDifferences } from './xiangqi-differences.ts';

/** A family: each of its games with each library that plays it, and the known differences. */
export interface PeerFamily {
  pairings: readonly Pairing[];
  /** Any other difference is a bug in one of the two. */
  differences: readonly Difference[];
}

export const PEERS: Readonly<Record<string, PeerFamily>> = {
  chess: {
    pairings: [...chessopsPairings, ...chessJsPairings, ...ffishPairings(chess)],
    differences: chessDifferences,
  },
  shogi: { pairings: [...shogiopsPairings, ...ffishPairings(shogi)], differences: shogiDifferences },
  xiangqi: { pairings: ffishPairings(xiangqi), differences: xiangqiDifferences },
};
