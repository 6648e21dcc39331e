import type { DefinitionPatch } from '../../../play/family.ts';
import { BISHOP, GOLD, KING, KNIGHT, LANCE, lastRanks, PAWN, PROMOTED_FORMS, ROOK, SILVER } from './pieces.ts';

/** Source cited for variants whose first publication is unknown. */
export const FAIRY_STOCKFISH_SOURCE = 'the variant table of Fairy-Stockfish (variants.ini)';

export const JSA_RULES_SOURCE = 'Japan Shogi Association, official rules of play (taikyoku kisoku)';

/** Shogi, the base of all variants. Pieces are in the order in which SFEN lists a hand. */
export const base: DefinitionPatch = {
  seats: ['sente', 'gote'],
  board: { topology: 'grid', files: 9, ranks: 9 },
  pieces: { R: ROOK, B: BISHOP, G: GOLD, S: SILVER, N: KNIGHT, L: LANCE, P: PAWN, K: KING },
  setup: { fen: 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1' },
  rules: {
    royal: 'K',
    turning: { forms: PROMOTED_FORMS, cells: lastRanks(9, 3) },
    deadEnds: false,
    hand: { captures: true, perFile: { P: 1 }, noMate: ['P'] },
  },
  end: {
    stalemate: 'loss',
    repetition: { claim: 4, automatic: 4, perpetualCheck: 'loss' },
  },
  render: { cells: 'plain', pieces: 'koma', stars: [3, 3] },
  notation: {
    pawn: 'P',
    resets: [],
    moves: 'hodges',
    sfen: 'written',
    squares: 'number-letter',
    also: ['usi', 'hodgesNumber', 'hosking', 'japanese'],
  },
};

/** Notations for games whose pieces have no known Japanese names. */
export const westernNotations = { also: ['usi', 'hodgesNumber', 'hosking'] };

/**
 * For variants with more in a position than SFEN can express: position strings are written as FEN, and SFEN is only
 * read.
 */
export const fenPositionStrings = { sfen: 'read' };

/** Repetition is not a draw: when a position occurs for the third time, the player to move loses. */
export const thirdOccurrenceLoses = { claim: 3, automatic: 3, onTurn: 'loss' };

/** Draws as in chess: threefold repetition, and fifty moves without a capture. */
export const drawsAsInChess = {
  repetition: { claim: 3, automatic: 5, perpetualCheck: 'draw' },
  moves: { claim: 50, automatic: 75 },
};
