import { popCount } from '../../../fairy/engines/bitboard/sets.ts';
import { CENTRE_DISTANCES, DARK_SQUARES_HI, DARK_SQUARES_LO, KING_DISTANCES } from './tables.ts';

// The sets of squares of a piece code start at index code * 2: see the bitboard engine.
const set = (kind: number, side: number): number => (1 + kind * 2 + side) << 1;
const count = (sets: Int32Array, kind: number, side: number): number =>
  popCount(sets[set(kind, side)]!, sets[set(kind, side) | 1]!);

const VALUES = [100, 325, 325, 500, 950];

/** Total value of knights, bishops, rooks and queens, in centipawns. */
const pieceValue = (sets: Int32Array, side: number): number => {
  let sum = 0;
  for (let kind = 1; kind < 5; kind++) sum += VALUES[kind]! * count(sets, kind, side);
  return sum;
};

/** Whether a side has two knights and nothing else, which can't force mate. */
const onlyKnights = (sets: Int32Array, side: number, ownValue: number): boolean =>
  ownValue === 650 && count(sets, 1, side) === 2 && count(sets, 0, side) === 0;

const FULL_SCALE = 64;

/** Scale factor for the endgame score, in 64ths: lower for endings that are never or seldom won. */
export function endgameScale(sets: Int32Array, ending: number): number {
  const strong = ending >= 0 ? 0 : 1;
  const weak = strong ^ 1;
  const pawns = count(sets, 0, strong);
  const ownValue = pieceValue(sets, strong);
  const foeValue = pieceValue(sets, weak);
  if (pawns === 0) {
    if (ownValue < 500 || (onlyKnights(sets, strong, ownValue) && count(sets, 0, weak) === 0)) return 0;
    if (ownValue - foeValue < 400) return 8;
  } else if (pawns === 1 && ownValue - foeValue < 100 && foeValue > 0) return 44;
  if (ownValue === 325 && foeValue === 325 && bishopsDiffer(sets)) return 28;
  if (ownValue === foeValue && bishopsDiffer(sets)) return 46;
  if (ownValue === 325 && count(sets, 2, strong) === 1 && isWrongBishop(sets, strong)) return 4;
  return FULL_SCALE;
}

/** Whether each side has one bishop, on squares of different colours. */
function bishopsDiffer(sets: Int32Array): boolean {
  if (count(sets, 2, 0) !== 1 || count(sets, 2, 1) !== 1) return false;
  return isDark(sets, set(2, 0)) !== isDark(sets, set(2, 1));
}

const isDark = (sets: Int32Array, at: number): boolean =>
  ((sets[at]! & DARK_SQUARES_LO) | (sets[at | 1]! & DARK_SQUARES_HI)) !== 0;

const A_FILE = 0x01010101;
const H_FILE = 0x80808080 | 0;

/**
 * Whether all pawns are rook pawns on one file with a promotion square that the bishop cannot attack, and the defending
 * king is near it.
 */
function isWrongBishop(sets: Int32Array, strong: number): boolean {
  const pawn = set(0, strong);
  const all = sets[pawn]! | sets[pawn | 1]!;
  const onA = (all & ~A_FILE) === 0;
  if (!onA && all & ~H_FILE) return false;
  const corner = (onA ? 0 : 7) + (strong === 0 ? 56 : 0);
  const cornerIsDark = ((corner < 32 ? DARK_SQUARES_LO : DARK_SQUARES_HI) & (1 << (corner & 31))) !== 0;
  if (cornerIsDark === isDark(sets, set(2, strong))) return false;
  const king = set(5, strong ^ 1);
  const square = sets[king]! ? 31 - Math.clz32(sets[king]!) : 63 - Math.clz32(sets[king | 1]!);
  return KING_DISTANCES[(corner << 6) | square]! <= 2;
}

/**
 * Bonus, from the first player's view, for driving the lone king to the edge (or, with bishop and knight, to a corner
 * of the bishop's colour) and for bringing the winner's own king closer.
 */
export function mopUpBonus(sets: Int32Array, kings: Int32Array, ending: number): number {
  const strong = ending >= 0 ? 0 : 1;
  const weak = strong ^ 1;
  if (count(sets, 0, weak) > 0) return 0;
  const ownValue = pieceValue(sets, strong);
  if (ownValue - pieceValue(sets, weak) < 400 || onlyKnights(sets, strong, ownValue)) return 0;
  const king = kings[weak]!;
  const near = 7 - KING_DISTANCES[(kings[strong]! << 6) | king]!;
  const bishopAndKnight = ownValue === 650 && count(sets, 1, strong) === 1 && count(sets, 2, strong) === 1;
  const cornered = bishopAndKnight
    ? 14 - toCorner(king, isDark(sets, set(2, strong))) * 2 + CENTRE_DISTANCES[king]!
    : CENTRE_DISTANCES[king]! * 2;
  const points = cornered * 10 + near * 8;
  return strong === 0 ? points : -points;
}

/** King distance to the nearer of the two corners of a colour: a1 and h8 are dark. */
function toCorner(square: number, dark: boolean): number {
  const [one, other] = dark ? [0, 63] : [7, 56];
  return Math.min(KING_DISTANCES[(one! << 6) | square]!, KING_DISTANCES[(other! << 6) | square]!);
}
