import { type Board, NONE } from '../../board/board.ts';
import { parseBetza } from '../../language/betza.ts';
import type { RuleWordPath } from '../../language/used-words.ts';
import { BitboardPosition } from './bitboard-position.ts';
import { KING, PAWN } from './sets.ts';

/**
 * Moves of the kinds that the bitboard engines support, parsed from Betza notation, in the order of the engines' kind
 * numbers.
 */
const KINDS = ['fmWfceFifmnD', 'N', 'B', 'R', 'Q', 'K'].map(parseBetza);

/**
 * Rule words (paths of settings in a definition) about the pieces: which there are, how they move and what they are
 * worth.
 */
const SETUP_WORDS: readonly RuleWordPath[] = [
  'board.topology',
  'board.files',
  'board.ranks',
  'pieces.*.name',
  'pieces.*.betza',
  'pieces.*.image',
  'pieces.*.value',
  'setup.fen',
  'setup.shuffle',
  'setup.shuffle.rank',
  'setup.shuffle.keep',
  'setup.shuffle.kingBetweenRooks',
  'setup.shuffle.bishopsApart',
  'notation.moves',
  'notation.pawn',
  'notation.letters',
  'notation.singly',
  'notation.chinese',
  'notation.korean',
  'notation.writesPawn',
  'notation.also',
  'notation.squares',
  'notation.sfen',
  'pieces.*.kanji',
  'notation.thai',
  'notation.resets',
];

const MOVE_WORDS: readonly RuleWordPath[] = [
  'rules.royal',
  'rules.initial',
  'rules.enPassant',
  'rules.castling',
  'rules.castling.king',
  'rules.castling.rook',
  'rules.castling.kingFile',
  'rules.castling.rookFiles',
  'rules.castling.kingTo',
  'rules.castling.rookTo',
  'rules.castling.spelling',
  'rules.promotion',
  'rules.promotion.pieces',
  'rules.promotion.to',
  'rules.promotion.from',
  'rules.promotion.must',
];

/**
 * Rule words (paths of settings in a definition) for checkmate, stalemate and draws, which `BoardPosition` judges for
 * all engines.
 */
const END_WORDS: readonly RuleWordPath[] = [
  'end.mate',
  'end.stalemate',
  'end.repetition',
  'end.repetition.claim',
  'end.repetition.automatic',
  'end.moves',
  'end.moves.claim',
  'end.moves.automatic',
  'end.insufficient',
  'end.insufficient.single',
  'end.insufficient.colourbound',
  'end.insufficient.unmet',
  'end.insufficient.lone',
  'end.insufficient.pair',
];

/** Rule words (paths of settings in a definition) that the orthodox engine supports. */
export const ORTHODOX_RULE_WORDS: readonly RuleWordPath[] = [...SETUP_WORDS, ...MOVE_WORDS, ...END_WORDS];

/** The fast engine for orthodox chess. It plays exactly as the reference engine does. */
export class OrthodoxPosition extends BitboardPosition {
  count(): number {
    this.findChecksAndPins();
    return this.countTo(-1, -1, true);
  }

  generate(moves: Int32Array, start: number): number {
    this.findChecksAndPins();
    return this.generateTo(moves, start, -1, -1, true);
  }

  captures(moves: Int32Array, start: number): number {
    return this.tacticalMoves(moves, start);
  }
}

/** Whether the orthodox engine can play the board: one king per side, pawns as in FIDE chess. */
export const fitsOrthodoxEngine = (board: Board): boolean =>
  hasOrthodoxPieces(board) &&
  board.hasRoyal[0] &&
  board.hasRoyal[1] &&
  JSON.stringify(board.definition.rules.initial) === '{"P":[2]}';

/**
 * Whether the board is 8×8 with orthodox pieces, no royal piece except the king, and pawns that promote on the last
 * rank.
 */
export function hasOrthodoxPieces({ definition, grid, kinds, royal, pawn }: Board): boolean {
  const { rules, notation } = definition;
  return (
    grid.topology === 'grid' &&
    grid.files === 8 &&
    grid.ranks === 8 &&
    kinds.length === KINDS.length &&
    kinds.every(({ strokes }, index) => JSON.stringify(strokes) === JSON.stringify(KINDS[index])) &&
    (royal === NONE || royal === KING) &&
    pawn === PAWN &&
    rules.enPassant.join() === 'P' &&
    rules.promotion?.pieces.join() === 'P' &&
    rules.promotion.from === 8 &&
    rules.promotion.must === 8 &&
    notation.resets.join() === 'P'
  );
}
