import { parseBetza } from './betza.ts';
import type { Board } from './board.ts';

/** The kinds that the bitboard engine knows, in the order it counts them. */
const KINDS = ['fmWfceFifmnD', 'N', 'B', 'R', 'Q', 'K'].map(parseBetza);

/** Can the bitboard engine play this exactly? Orthodox pieces on 8×8, pawns as FIDE has them, nothing in hand. */
export function isOrthodox({ definition, grid, kinds, royal, pawn, limits }: Board): boolean {
  const { rules, notation } = definition;
  return (
    grid.files === 8 &&
    grid.ranks === 8 &&
    kinds.length === KINDS.length &&
    kinds.every(({ strokes }, index) => JSON.stringify(strokes) === JSON.stringify(KINDS[index])) &&
    royal === 5 &&
    pawn === 0 &&
    !rules.hand &&
    rules.enPassant.join() === 'P' &&
    !Object.keys(rules.passedFrom).length &&
    !Object.keys(rules.confined).length &&
    JSON.stringify(rules.initial) === '{"P":[2]}' &&
    promotesOrthodoxly(definition.rules.promotion) &&
    limits.every((limit) => limit === 0) &&
    notation.resets.join() === 'P' &&
    (rules.castling?.rank ?? 1) === 1 &&
    !rules.castling?.others.length
  );
}

const promotesOrthodoxly = (promotion: Board['definition']['rules']['promotion']): boolean =>
  promotion !== undefined &&
  promotion.pieces.join() === 'P' &&
  promotion.from === 8 &&
  promotion.must === 8 &&
  !promotion.bySeat &&
  !promotion.cells &&
  [...promotion.to].sort().join('') === 'BNQR';
