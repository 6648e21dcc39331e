import type { VariantSource } from '../../../play/family.ts';
import { FAIRY_STOCKFISH_SOURCE, noDoubleStep, promotionOnRank } from './base.ts';
import { CENTAUR, GRASSHOPPER, SINGLE_STEP_PAWN } from './pieces.ts';

const pieces = { P: SINGLE_STEP_PAWN };
const sixCastling = { kingFile: 'd', rookFiles: ['f', 'a'] };

/** Rules without castling and double step, with promotion on the last rank of a board with this many ranks. */
const plainTo = (rank: number) => ({ ...noDoubleStep, castling: null, promotion: promotionOnRank(rank) });

/** Games on boards with fewer than eight files or ranks. */
export const smallBoardVariants: Record<string, VariantSource> = {
  gardner: {
    title: 'Gardner minichess',
    summary: 'Five by five with every kind of piece; no castling and no double step.',
    source: 'M. Gardner, Scientific American, 1969',
    year: 1969,
    region: 'United States',
    patch: {
      board: { files: 5, ranks: 5 },
      pieces,
      setup: { fen: 'rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1' },
      rules: plainTo(5),
    },
  },
  'los-alamos': {
    title: 'Los Alamos chess',
    summary: 'Six by six without bishops; no castling and no double step.',
    source: 'P. Stein and M. Wells, Los Alamos, 1956',
    year: 1956,
    region: 'United States',
    patch: {
      board: { files: 6, ranks: 6 },
      pieces: { ...pieces, B: null },
      setup: { fen: 'rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1' },
      rules: { ...plainTo(6), promotion: { ...promotionOnRank(6), to: ['Q', 'R', 'N'] } },
      end: { insufficient: { colourbound: [] } },
    },
  },
  '4x5': {
    title: 'Chess 4x5',
    summary: 'Four files and five ranks, with one rook, knight and bishop beside the king.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      board: { files: 4, ranks: 5 },
      pieces,
      setup: { fen: 'rnbk/pppp/4/PPPP/RNBK w - - 0 1' },
      rules: plainTo(5),
    },
  },
  '4x6': {
    title: 'Chess 4x6',
    summary: 'Four files and six ranks, with one rook, knight and bishop beside the king.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      board: { files: 4, ranks: 6 },
      pieces,
      setup: { fen: 'rnbk/pppp/4/4/PPPP/RNBK w - - 0 1' },
      rules: plainTo(6),
    },
  },
  '5x6': {
    title: 'Chess 5x6',
    summary: 'Five files and six ranks, with one piece of each kind.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      board: { files: 5, ranks: 6 },
      pieces,
      setup: { fen: 'rnbqk/ppppp/5/5/PPPPP/RNBQK w - - 0 1' },
      rules: plainTo(6),
    },
  },
  petty: {
    title: 'Petty chess',
    summary: 'Five files and six ranks, with one piece of each kind and the queen in the corner.',
    source: 'B. Walker Watson, Petty Chess, 1930',
    year: 1930,
    parent: '5x6',
    patch: { setup: { fen: 'qkbnr/ppppp/5/5/PPPPP/QKBNR w - - 1 1' } },
  },
  microchess: {
    title: 'Microchess',
    summary: 'Four files and five ranks, with one pawn each.',
    source: 'G. Glimne, Microchess, 1997',
    year: 1997,
    parent: '4x5',
    patch: { setup: { fen: 'rbnk/p3/4/3P/RBNK w - - 0 1' } },
  },
  '1d': {
    title: 'One-dimensional chess',
    summary: 'A row of eight squares with king, rook and a knight that leaps two squares.',
    source: 'M. Gardner, Scientific American, 1980',
    year: 1980,
    patch: {
      board: { files: 8, ranks: 1 },
      pieces: { N: { betza: 'D', value: 150 } },
      setup: { fen: 'KNR2rnk w - - 0 1' },
      rules: { castling: null, promotion: null },
      end: { insufficient: { single: [] } },
    },
  },
  diana: {
    title: 'Diana chess',
    summary: 'Six by six without queens; the king castles to the b- or e-file.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      board: { files: 6, ranks: 6 },
      pieces: { ...pieces, Q: null },
      setup: { fen: 'rbnkbr/pppppp/6/6/PPPPPP/RBNKBR w KQkq - 0 1' },
      rules: {
        ...noDoubleStep,
        castling: { ...sixCastling, kingTo: ['e', 'b'], rookTo: ['d', 'c'] },
        promotion: { ...promotionOnRank(6), to: ['R', 'B', 'N'] },
      },
    },
  },
  haynie: {
    title: 'Haynie chess',
    summary: 'Six by six without knights; the king castles with a single step, to the c- or e-file.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      board: { files: 6, ranks: 6 },
      pieces: { ...pieces, N: null },
      setup: { fen: 'rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w KQkq - 0 1' },
      rules: {
        ...noDoubleStep,
        castling: { ...sixCastling, kingTo: ['e', 'c'], rookTo: ['d', 'd'] },
        promotion: { ...promotionOnRank(6), to: ['Q', 'R', 'B'] },
      },
      end: { insufficient: { single: [] } },
    },
  },
  'caught-in-a-snag': {
    title: 'Caught in a snag',
    summary: 'Eight by six with a royal grasshopper; pawns never promote, and a player without a move wins.',
    source: FAIRY_STOCKFISH_SOURCE,
    patch: {
      board: { files: 8, ranks: 6 },
      pieces: {
        P: SINGLE_STEP_PAWN,
        N: null,
        B: null,
        R: null,
        Q: null,
        K: null,
        F: { name: 'ferz', betza: 'F', image: 'ferz', value: 150 },
        U: { name: 'horse', betza: 'nN', image: 'knight', value: 250 },
        W: { name: 'wazir', betza: 'W', image: 'wazir', value: 150 },
        M: CENTAUR,
        G: GRASSHOPPER,
      },
      setup: { fen: 'fuwmgwuf/pppppppp/8/8/PPPPPPPP/FUWGMWUF w - - 0 1' },
      rules: { ...noDoubleStep, royal: 'G', castling: null, promotion: null },
      end: { stalemate: 'win', insufficient: null },
      notation: { writesPawn: true },
    },
  },
};
