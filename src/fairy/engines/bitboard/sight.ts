import { NONE } from '../../board/board.ts';
import { BISHOP, FIRST_SIDE_SET, KNIGHT, OCCUPIED_SET, PAWN, popCount, QUEEN, ROOK } from './sets.ts';
import type { BitboardSquares } from './squares.ts';
import { BISHOP_RAYS, KNIGHT_ATTACKS, PAWN_ATTACKS, ROOK_RAYS, SQUARES_BETWEEN } from './tables.ts';

/** Checks and pins against the side to move, and the targets that its moves may have. */
export class ChecksAndPins {
  /** Square of the royal piece of the side to move, or NONE. */
  king = NONE;
  /** Number of pieces that give check to the side to move. */
  checkers = 0;
  /** Whether some slider would attack the king on an empty board. */
  hasSnipers = false;
  pinnedLo = 0;
  pinnedHi = 0;
  /** Squares to which pieces may move and pawns may capture (lower half of the set). King moves are exempt. */
  targetLo = 0;
  targetHi = 0;
  /** Squares to which pawns may step (lower half of the set). */
  stepLo = 0;
  stepHi = 0;
  enPassantTarget = NONE;

  /** Sets the squares to which pieces may move and pawns may capture, and those to which pawns may step. */
  setTargets(targetLo: number, targetHi: number, stepLo: number, stepHi: number): void {
    this.targetLo = targetLo;
    this.targetHi = targetHi;
    this.stepLo = stepLo;
    this.stepHi = stepHi;
  }
}

/** Finds checks and pins against the side to move, and sets the targets accordingly. */
export function findChecksAndPins(position: BitboardSquares, sight: ChecksAndPins): void {
  const { sets, turn: us } = position;
  const them = us ^ 1;
  const king = position.royalSquare(us);
  const at = king << 1;
  const usLo = sets[(FIRST_SIDE_SET + us) * 2]!;
  const usHi = sets[(FIRST_SIDE_SET + us) * 2 + 1]!;
  sight.king = king;
  sight.enPassantTarget = position.enPassant;
  sight.checkers = 0;
  sight.hasSnipers = false;
  sight.pinnedLo = 0;
  sight.pinnedHi = 0;
  sight.setTargets(~usLo, ~usHi, -1, -1);
  if (king === NONE) return;
  const lo = sets[OCCUPIED_SET * 2]!;
  const hi = sets[OCCUPIED_SET * 2 + 1]!;
  const knight = (1 + KNIGHT * 2 + them) << 1;
  const pawn = (1 + PAWN * 2 + them) << 1;
  const bishop = (1 + BISHOP * 2 + them) << 1;
  const rook = (1 + ROOK * 2 + them) << 1;
  const queen = (1 + QUEEN * 2 + them) << 1;
  const pawns = PAWN_ATTACKS[us]!;
  let checkLo = (KNIGHT_ATTACKS[at]! & sets[knight]!) | (pawns[at]! & sets[pawn]!);
  let checkHi = (KNIGHT_ATTACKS[at | 1]! & sets[knight | 1]!) | (pawns[at | 1]! & sets[pawn | 1]!);
  let checkers = checkLo | checkHi ? popCount(checkLo, checkHi) : 0;
  let pinnedLo = 0;
  let pinnedHi = 0;
  let sniperLo = (BISHOP_RAYS[at]! & (sets[bishop]! | sets[queen]!)) | (ROOK_RAYS[at]! & (sets[rook]! | sets[queen]!));
  let sniperHi =
    (BISHOP_RAYS[at | 1]! & (sets[bishop | 1]! | sets[queen | 1]!)) |
    (ROOK_RAYS[at | 1]! & (sets[rook | 1]! | sets[queen | 1]!));
  sight.hasSnipers = (sniperLo | sniperHi) !== 0;
  while (sniperLo | sniperHi) {
    let sniper: number;
    if (sniperLo) {
      sniper = 31 - Math.clz32(sniperLo & -sniperLo);
      sniperLo &= sniperLo - 1;
    } else {
      sniper = 63 - Math.clz32(sniperHi & -sniperHi);
      sniperHi &= sniperHi - 1;
    }
    const between = ((king << 6) | sniper) << 1;
    const shieldLo = SQUARES_BETWEEN[between]! & lo;
    const shieldHi = SQUARES_BETWEEN[between | 1]! & hi;
    if ((shieldLo | shieldHi) === 0) {
      checkers++;
      checkLo |= SQUARES_BETWEEN[between]!;
      checkHi |= SQUARES_BETWEEN[between | 1]!;
      if (sniper < 32) checkLo |= 1 << sniper;
      else checkHi |= 1 << (sniper & 31);
    } else if (
      (shieldLo === 0 && (shieldHi & (shieldHi - 1)) === 0) ||
      (shieldHi === 0 && (shieldLo & (shieldLo - 1)) === 0)
    ) {
      pinnedLo |= shieldLo & usLo;
      pinnedHi |= shieldHi & usHi;
    }
  }
  sight.checkers = checkers;
  sight.pinnedLo = pinnedLo;
  sight.pinnedHi = pinnedHi;
  if (checkers > 0) sight.setTargets(checkLo, checkHi, checkLo, checkHi);
}
