import { parseBetza } from './betza.ts';
import type { Board } from './board.ts';
import type { Word } from './words.ts';

/** The kinds that the bitboard engine knows, in the order it counts them. */
const KINDS = ['fmWfceFifmnD', 'N', 'B', 'R', 'Q', 'K'].map(parseBetza);

/** Words that only say what is there: where pieces stand, how they move, what they are worth. */
const GIVEN: readonly Word[] = [
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
  'notation.resets',
];

const MOVING: readonly Word[] = [
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

/** Ends without moves, and draws: judged alike for all engines. */
const ENDING: readonly Word[] = [
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
];

/** What the bitboard engine knows. */
export const ORTHODOX_WORDS: readonly Word[] = [...GIVEN, ...MOVING, ...ENDING];

/** Can the bitboard engine play this exactly? Orthodox pieces on 8×8, pawns as FIDE has them. */
export function isOrthodox({ definition, grid, kinds, royal, pawn, hasRoyal }: Board): boolean {
  const { rules, notation } = definition;
  return (
    grid.files === 8 &&
    grid.ranks === 8 &&
    kinds.length === KINDS.length &&
    kinds.every(({ strokes }, index) => JSON.stringify(strokes) === JSON.stringify(KINDS[index])) &&
    royal === 5 &&
    hasRoyal[0] &&
    hasRoyal[1] &&
    pawn === 0 &&
    rules.enPassant.join() === 'P' &&
    JSON.stringify(rules.initial) === '{"P":[2]}' &&
    promotesOrthodoxly(rules.promotion) &&
    notation.resets.join() === 'P'
  );
}

const promotesOrthodoxly = (promotion: Board['definition']['rules']['promotion']): boolean =>
  promotion !== undefined &&
  promotion.pieces.join() === 'P' &&
  promotion.from === 8 &&
  promotion.must === 8 &&
  [...promotion.to].sort().join('') === 'BNQR';
