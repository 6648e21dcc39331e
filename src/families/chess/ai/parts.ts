/**
 * Terms of the orthodox evaluation, with the number of weights of each. Every weight is a pair of a middlegame and an
 * endgame value, in centipawns from the owner's view.
 */
export const EVALUATION_TERM_SIZES = {
  /** Piece values: pawn, knight, bishop, rook, queen. */
  material: 5,
  /**
   * Piece-square tables: 32 squares per kind, rank by rank from the owner's side. Each rank has the four files from the
   * edge; the other half is mirrored.
   */
  squares: 6 * 32,
  /** Mobility of a knight, by the number of squares that it can go to. */
  knightReach: 9,
  bishopReach: 14,
  rookReach: 15,
  queenReach: 28,
  /** Passed pawns, by rank counted from 0. */
  passed: 8,
  passedFree: 8,
  passedGuarded: 8,
  /** Weight per step of king distance to the square ahead of a passed pawn, times how far the pawn has advanced. */
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
  /** Threats by a pawn to a knight, bishop, rook or queen. */
  pawnThreatens: 4,
  /** Threats by a knight or bishop to an undefended pawn, a rook or a queen. */
  minorThreatens: 3,
  rookThreatensQueen: 1,
  /** Pieces that are attacked and undefended. */
  hanging: 1,
  /** King shelter on the king's file, by the rank of the nearest own pawn ahead; 0 for none. */
  shelter: 8,
  /** King shelter on the files beside the king, by the rank of the nearest own pawn ahead; 0 for none. */
  shelterBeside: 8,
  /** Pawn storm: by the rank of the nearest enemy pawn on the king's file and the files beside it. */
  storm: 8,
  danger: 1,
  tempo: 1,
} as const;

export type EvaluationTerm = keyof typeof EVALUATION_TERM_SIZES;

/** The weights of each term: first those for the middlegame, then those for the endgame. */
export type EvaluationWeights = Readonly<
  Record<EvaluationTerm, readonly [middle: readonly number[], ending: readonly number[]]>
>;

const names = Object.keys(EVALUATION_TERM_SIZES) as EvaluationTerm[];

/** Index of each term's first weight in the packed array. */
export const EVALUATION_TERM_OFFSETS = Object.fromEntries(
  names.map((name, index) => [
    name,
    names.slice(0, index).reduce((sum, before) => sum + EVALUATION_TERM_SIZES[before], 0),
  ]),
) as Record<EvaluationTerm, number>;

/**
 * Packs a middlegame and an endgame value into one integer, so that one addition adds both. `unpackMiddlegame` and
 * `unpackEndgame` unpack a sum.
 */
const packPair = (middle: number, ending: number): number => ((middle << 16) + ending) | 0;
export const unpackMiddlegame = (sum: number): number => (sum + 0x8000) >> 16;
export const unpackEndgame = (sum: number): number => (sum << 16) >> 16;

export function packWeights(weights: EvaluationWeights): Int32Array {
  return Int32Array.from(
    names.flatMap((name) => weights[name][0].map((middle, i) => packPair(middle, weights[name][1][i]!))),
  );
}
