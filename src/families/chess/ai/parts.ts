/**
 * The figures of the orthodox evaluation and where they lie: each part is so many pairs, one for the middle game and one
 * for the ending, in hundredths of a pawn as their owner sees them.
 */
export const PARTS = {
  /** Pawn, knight, bishop, rook, queen. */
  material: 5,
  /** Each kind on each square of the four files from the edge, rank by rank from its own side. */
  squares: 6 * 32,
  /** By number of squares it can go to. */
  knightReach: 9,
  bishopReach: 14,
  rookReach: 15,
  queenReach: 28,
  /** By rank, counted from 0. */
  passed: 8,
  passedFree: 8,
  passedGuarded: 8,
  /** For each step of a king to the square before a passed pawn, more the further that is. */
  ownKingToPassed: 1,
  theirKingToPassed: 1,
  doubled: 1,
  isolated: 1,
  isolatedInTheOpen: 1,
  backward: 1,
  phalanx: 8,
  supported: 8,
  bishopPair: 1,
  pawnsOnBishopColour: 1,
  rookOnOpenFile: 1,
  rookOnHalfOpenFile: 1,
  outpostOfKnight: 1,
  outpostOfBishop: 1,
  /** A pawn attacks a knight, bishop, rook, queen. */
  pawnThreatens: 4,
  /** A knight or bishop attacks a pawn that nobody guards, a rook, a queen. */
  minorThreatens: 3,
  rookThreatensQueen: 1,
  /** Pieces attacked and not guarded. */
  hanging: 1,
  /** By the rank of the nearest own pawn before the king, 0 for none: on its own file, on the files beside. */
  shelter: 8,
  shelterBeside: 8,
  /** By the rank of the nearest pawn of the other side on these files. */
  storm: 8,
  danger: 1,
  tempo: 1,
} as const;

export type Part = keyof typeof PARTS;

/** First the figures of the middle game, then those of the ending. */
export type Weights = Readonly<Record<Part, readonly [middle: readonly number[], ending: readonly number[]]>>;

const names = Object.keys(PARTS) as Part[];

/** Where each part begins. */
export const OFFSETS = Object.fromEntries(
  names.map((name, index) => [name, names.slice(0, index).reduce((sum, before) => sum + PARTS[before], 0)]),
) as Record<Part, number>;

/** Both figures of a pair in one integer, so that one addition adds both: see `middlegameOf` and `endgameOf`. */
const pair = (middle: number, ending: number): number => ((middle << 16) + ending) | 0;
export const middlegameOf = (sum: number): number => (sum + 0x8000) >> 16;
export const endgameOf = (sum: number): number => (sum << 16) >> 16;

export function packWeights(weights: Weights): Int32Array {
  return Int32Array.from(
    names.flatMap((name) => weights[name][0].map((middle, i) => pair(middle, weights[name][1][i]!))),
  );
}
