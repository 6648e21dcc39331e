import type { DefinitionPatch } from '../../../play/family.ts';

export const FIDE_LAWS_SOURCE = 'FIDE Laws of Chess, in force from 1 January 2023';

/** Source cited for variants whose first publication is unknown. */
export const FAIRY_STOCKFISH_SOURCE = 'the variant table of Fairy-Stockfish (variants.ini)';

/** Orthodox chess, the base of all variants. */
export const base: DefinitionPatch = {
  seats: ['white', 'black'],
  board: { topology: 'grid', files: 8, ranks: 8 },
  pieces: {
    P: { name: 'pawn', betza: 'fmWfceFifmnD', image: 'pawn', value: 100 },
    N: { name: 'knight', betza: 'N', image: 'knight', value: 320 },
    B: { name: 'bishop', betza: 'B', image: 'bishop', value: 330 },
    R: { name: 'rook', betza: 'R', image: 'rook', value: 500 },
    Q: { name: 'queen', betza: 'Q', image: 'queen', value: 950 },
    K: { name: 'king', betza: 'K', image: 'king', value: 0 },
  },
  setup: { fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' },
  rules: {
    royal: 'K',
    initial: { P: [2] },
    enPassant: ['P'],
    castling: {
      king: 'K',
      rook: 'R',
      kingFile: 'e',
      rookFiles: ['h', 'a'],
      kingTo: ['g', 'c'],
      rookTo: ['f', 'd'],
      spelling: 'king-target',
    },
    promotion: { pieces: ['P'], to: ['Q', 'R', 'B', 'N'], from: 8, must: 8 },
  },
  end: {
    stalemate: 'draw',
    repetition: { claim: 3, automatic: 5 },
    moves: { claim: 50, automatic: 75 },
    insufficient: { single: ['N'], colourbound: ['B'] },
  },
  notation: { pawn: 'P', resets: ['P'] },
};

/** Patch: castling from any start squares of king and rooks. */
export const castlingFromAnyStart: DefinitionPatch = {
  rules: { castling: { kingFile: null, rookFiles: null, spelling: 'king-takes-rook' } },
};

/** Patch: captured pieces change sides, go to the capturer's hand and can be dropped. */
export const capturesToHand: DefinitionPatch = {
  rules: { hand: { captures: true, closedRanks: { P: [1, 8] } } },
  end: { insufficient: null },
};

/** Rules without the pawns' double step and therefore without en passant. For games whose pawns are `SINGLE_STEP_PAWN`. */
export const noDoubleStep = { initial: { P: null }, enPassant: [] };

/** Rule: pawns promote on this rank only and must do so there. */
export const promotionOnRank = (rank: number) => ({ from: rank, must: rank });

/** Castling on ten files: the king starts on the sixth and moves three squares to either side. */
export const wideCastling = { kingFile: 'f', rookFiles: ['j', 'a'], kingTo: ['i', 'c'], rookTo: ['h', 'd'] };
