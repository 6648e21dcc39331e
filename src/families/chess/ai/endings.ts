import { popCount } from '../../../fairy/engines/bitboard/sets.ts';
import { DARK_HI, DARK_LO, FROM_MIDDLE, STEPS } from './tables.ts';

// sets by code * 2: see the bitboard engine
const set = (kind: number, side: number): number => (1 + kind * 2 + side) << 1;
const count = (sets: Int32Array, kind: number, side: number): number =>
  popCount(sets[set(kind, side)]!, sets[set(kind, side) | 1]!);

const VALUES = [100, 325, 325, 500, 950];

/** Knights to queens. */
const force = (sets: Int32Array, side: number): number => {
  let sum = 0;
  for (let kind = 1; kind < 5; kind++) sum += VALUES[kind]! * count(sets, kind, side);
  return sum;
};

/** Two knights can't force mate. */
const onlyKnights = (sets: Int32Array, side: number, ownForce: number): boolean =>
  ownForce === 650 && count(sets, 1, side) === 2 && count(sets, 0, side) === 0;

const WHOLE = 64;

/** How much of an advantage in the ending counts, in 64ths: some can't be won, or seldom. */
export function endingScale(sets: Int32Array, ending: number): number {
  const strong = ending >= 0 ? 0 : 1;
  const weak = strong ^ 1;
  const pawns = count(sets, 0, strong);
  const ownForce = force(sets, strong);
  const foeForce = force(sets, weak);
  if (pawns === 0) {
    if (ownForce < 500 || (onlyKnights(sets, strong, ownForce) && count(sets, 0, weak) === 0)) return 0;
    if (ownForce - foeForce < 400) return 8;
  } else if (pawns === 1 && ownForce - foeForce < 100 && foeForce > 0) return 44;
  if (ownForce === 325 && foeForce === 325 && bishopsDiffer(sets)) return 28;
  if (ownForce === foeForce && bishopsDiffer(sets)) return 46;
  if (ownForce === 325 && count(sets, 2, strong) === 1 && isWrongCorner(sets, strong)) return 4;
  return WHOLE;
}

/** One bishop each, on squares of different colours. */
function bishopsDiffer(sets: Int32Array): boolean {
  if (count(sets, 2, 0) !== 1 || count(sets, 2, 1) !== 1) return false;
  return isDark(sets, set(2, 0)) !== isDark(sets, set(2, 1));
}

const isDark = (sets: Int32Array, at: number): boolean => ((sets[at]! & DARK_LO) | (sets[at | 1]! & DARK_HI)) !== 0;

const A_FILE = 0x01010101;
const H_FILE = 0x80808080 | 0;

/** All pawns on one edge file whose last square the bishop doesn't see, and the other king is near it. */
function isWrongCorner(sets: Int32Array, strong: number): boolean {
  const pawn = set(0, strong);
  const all = sets[pawn]! | sets[pawn | 1]!;
  const onA = (all & ~A_FILE) === 0;
  if (!onA && all & ~H_FILE) return false;
  const corner = (onA ? 0 : 7) + (strong === 0 ? 56 : 0);
  const cornerIsDark = ((corner < 32 ? DARK_LO : DARK_HI) & (1 << (corner & 31))) !== 0;
  if (cornerIsDark === isDark(sets, set(2, strong))) return false;
  const king = set(5, strong ^ 1);
  const square = sets[king]! ? 31 - Math.clz32(sets[king]!) : 63 - Math.clz32(sets[king | 1]!);
  return STEPS[(corner << 6) | square]! <= 2;
}

/** Where a won ending without pawns is mated: the other king belongs to the edge, the own one near it. */
export function mopUp(sets: Int32Array, kings: Int32Array, ending: number): number {
  const strong = ending >= 0 ? 0 : 1;
  const weak = strong ^ 1;
  if (count(sets, 0, weak) > 0) return 0;
  const ownForce = force(sets, strong);
  if (ownForce - force(sets, weak) < 400 || onlyKnights(sets, strong, ownForce)) return 0;
  const king = kings[weak]!;
  const near = 7 - STEPS[(kings[strong]! << 6) | king]!;
  const bishopAndKnight = ownForce === 650 && count(sets, 1, strong) === 1 && count(sets, 2, strong) === 1;
  const driven = bishopAndKnight
    ? 14 - toCorner(king, isDark(sets, set(2, strong))) * 2 + FROM_MIDDLE[king]!
    : FROM_MIDDLE[king]! * 2;
  const points = driven * 10 + near * 8;
  return strong === 0 ? points : -points;
}

/** Steps to the nearer corner of a colour: a1 and h8 are dark. */
function toCorner(square: number, dark: boolean): number {
  const [one, other] = dark ? [0, 63] : [7, 56];
  return Math.min(STEPS[(one! << 6) | square]!, STEPS[(other! << 6) | square]!);
}
