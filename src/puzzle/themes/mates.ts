import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from '../../fairy/engines/bitboard/sets.ts';
import {
  areNeighbours,
  fileOf,
  isEdgeLine,
  kingDistance,
  onAdjacentLines,
  onOneDiagonal,
  onOneRankOrFile,
  rankOf,
  rankSeenBy,
} from './geometry.ts';
import {
  coversFlightSquare,
  endsInMate,
  isBlockedByLoser,
  isCheckerBesideKing,
  isDeniedToKing,
  type MatePosition,
  squaresOfWinnersPieces,
  winnerAttacks,
  winnerGuards,
} from './mate.ts';
import type { PuzzleTheme } from './theme.ts';

/** A rook or queen checks along the king's back rank, and the squares before it are blocked by its own pieces alone. */
function isBackRank(mate: MatePosition): boolean {
  const { loser, winner, king, kind, checker, around, board } = mate;
  if (rankSeenBy(loser, king) !== 0 || rankSeenBy(loser, checker) !== 0 || (kind !== ROOK && kind !== QUEEN))
    return false;
  const ahead = around.filter((square) => rankSeenBy(loser, square) === 1);
  return ahead.every((square) => isBlockedByLoser(mate, square) && !board.isAttacked(winner, square));
}

/** A knight checks, and all squares around the king are occupied by pieces of its own side. */
const isSmothered = (mate: MatePosition): boolean =>
  mate.kind === KNIGHT && mate.around.every((square) => isBlockedByLoser(mate, square));

/** The king is in the corner with a rook beside it, and a knight two squares away on the diagonal guards the rook. */
const isArabian = (mate: MatePosition): boolean =>
  isEdgeLine(fileOf(mate.king)) &&
  isEdgeLine(rankOf(mate.king)) &&
  mate.kind === ROOK &&
  isCheckerBesideKing(mate) &&
  squaresOfWinnersPieces(mate, KNIGHT).some(
    (knight) =>
      kingDistance(knight, mate.king) === 2 &&
      onOneDiagonal(knight, mate.king) &&
      winnerGuards(mate, knight, mate.checker),
  );

/**
 * The king is on an outer file and checked along it. A piece of its own side is beside it, and a knight is beyond that
 * piece.
 */
function isAnastasia(mate: MatePosition): boolean {
  const { king, checker, kind, around } = mate;
  if ((kind !== ROOK && kind !== QUEEN) || !isEdgeLine(fileOf(king)) || fileOf(checker) !== fileOf(king)) return false;
  if (isEdgeLine(rankOf(king))) return false;
  const inner = around.find((square) => rankOf(square) === rankOf(king))!;
  const isBeyond = (knight: number) => rankOf(knight) === rankOf(king) && kingDistance(knight, king) === 3;
  return isBlockedByLoser(mate, inner) && squaresOfWinnersPieces(mate, KNIGHT).some(isBeyond);
}

/** A rook beside the king is guarded by a knight next to the king, which in turn is guarded by a pawn. */
const isHook = (mate: MatePosition): boolean =>
  mate.kind === ROOK &&
  isCheckerBesideKing(mate) &&
  squaresOfWinnersPieces(mate, KNIGHT).some(
    (knight) =>
      winnerGuards(mate, knight, mate.checker) &&
      areNeighbours(knight, mate.king) &&
      squaresOfWinnersPieces(mate, PAWN).some((pawn) => winnerGuards(mate, pawn, knight)),
  );

/**
 * The king is away from the edge. A diagonally adjacent queen alone covers all squares around it except two, which are
 * blocked by pieces of the king's side.
 */
function isDovetail(mate: MatePosition): boolean {
  const { king, checker, kind, around } = mate;
  if (kind !== QUEEN || around.length < 8 || !areNeighbours(king, checker) || !onOneDiagonal(king, checker))
    return false;
  return around.every(
    (square) =>
      square === checker ||
      (winnerAttacks(mate, checker, square) ? isDeniedToKing(mate, square, [checker]) : isBlockedByLoser(mate, square)),
  );
}

/**
 * Returns the squares of the winner's bishops if there are two, one of them checks, and only they cover the squares to
 * which the king could flee; otherwise undefined.
 */
function bishopPair(mate: MatePosition): readonly number[] | undefined {
  const bishops = squaresOfWinnersPieces(mate, BISHOP);
  if (mate.kind !== BISHOP || bishops.length < 2) return undefined;
  return mate.around.every((square) => isDeniedToKing(mate, square, bishops)) ? bishops : undefined;
}

/** Whether the bishops are on different sides of the king's file, so that their diagonals cross. */
const doCross = (king: number, [one, other]: readonly number[]): boolean =>
  fileOf(one!) < fileOf(king) !== fileOf(other!) < fileOf(king);

/** Two bishops mate on crossing diagonals. */
function isBoden(mate: MatePosition): boolean {
  const bishops = bishopPair(mate);
  return bishops !== undefined && doCross(mate.king, bishops);
}

/** Two bishops mate on parallel diagonals. */
function isDoubleBishop(mate: MatePosition): boolean {
  const bishops = bishopPair(mate);
  return bishops !== undefined && !doCross(mate.king, bishops);
}

/** A rook beside the king is guarded by a bishop. */
const isOpera = (mate: MatePosition): boolean =>
  mate.kind === ROOK &&
  isCheckerBesideKing(mate) &&
  squaresOfWinnersPieces(mate, BISHOP).some((bishop) => winnerGuards(mate, bishop, mate.checker));

/**
 * A rook checks, and a bishop covers a flight square that the rook does not. A bishop that merely guards the adjacent
 * rook does not count.
 */
const isPillsbury = (mate: MatePosition): boolean =>
  mate.kind === ROOK &&
  squaresOfWinnersPieces(mate, BISHOP)
    .filter((bishop) => !isCheckerBesideKing(mate) || !winnerGuards(mate, bishop, mate.checker))
    .some((bishop) =>
      mate.around.some(
        (square) =>
          !isBlockedByLoser(mate, square) &&
          winnerAttacks(mate, bishop, square) &&
          !winnerAttacks(mate, mate.checker, square),
      ),
    );

/** A bishop checks, and a rook covers a flight square. */
const isMorphy = (mate: MatePosition): boolean =>
  mate.kind === BISHOP && squaresOfWinnersPieces(mate, ROOK).some((rook) => coversFlightSquare(mate, rook));

/** A knight checks a king at the edge, and a rook or queen on the next file or rank keeps it there. */
const isCorner = (mate: MatePosition): boolean =>
  mate.kind === KNIGHT &&
  mate.around.length < 8 &&
  squaresOfWinnersPieces(mate, ROOK, QUEEN).some(
    (heavy) => onAdjacentLines(mate.king, heavy) && coversFlightSquare(mate, heavy),
  );

/** A rook is beside the king, and beside that rook is the other rook, diagonally adjacent to the king. */
const isBlindSwine = (mate: MatePosition): boolean =>
  mate.kind === ROOK &&
  isCheckerBesideKing(mate) &&
  squaresOfWinnersPieces(mate, ROOK).some(
    (rook) => areNeighbours(rook, mate.king) && onOneDiagonal(rook, mate.king) && areNeighbours(rook, mate.checker),
  );

/**
 * A rook is beside the king, and a knight two squares from the king on its rank or file covers the remaining squares.
 */
const isVukovic = (mate: MatePosition): boolean =>
  mate.kind === ROOK &&
  isCheckerBesideKing(mate) &&
  squaresOfWinnersPieces(mate, KNIGHT).some(
    (knight) => onOneRankOrFile(knight, mate.king) && kingDistance(knight, mate.king) === 2,
  );

/**
 * A queen guards a rook from two squares away on a diagonal, one of them checks, and the king is in the box they span.
 */
const isKillBox = (mate: MatePosition): boolean =>
  squaresOfWinnersPieces(mate, ROOK).some((rook) =>
    squaresOfWinnersPieces(mate, QUEEN).some(
      (queen) =>
        (rook === mate.checker || queen === mate.checker) &&
        onOneDiagonal(queen, rook) &&
        [kingDistance(queen, rook), kingDistance(mate.king, queen), kingDistance(mate.king, rook)].every(
          (steps) => steps <= 2,
        ) &&
        kingDistance(queen, rook) === 2 &&
        winnerAttacks(mate, queen, rook),
    ),
  );

/**
 * A queen checks from next to the king; a rook is also next to the king, two squares from the queen on a rank or file.
 */
const isTriangle = (mate: MatePosition): boolean =>
  mate.kind === QUEEN &&
  areNeighbours(mate.king, mate.checker) &&
  squaresOfWinnersPieces(mate, ROOK).some(
    (rook) =>
      areNeighbours(rook, mate.king) && kingDistance(rook, mate.checker) === 2 && onOneRankOrFile(rook, mate.checker),
  );

/**
 * A bishop checks. The bishop and a distant queen alone cover all squares around the king, and the queen does more than
 * guard the bishop.
 */
const isBalestra = (mate: MatePosition): boolean =>
  mate.kind === BISHOP &&
  squaresOfWinnersPieces(mate, QUEEN).some(
    (queen) =>
      !areNeighbours(queen, mate.king) &&
      mate.around.every((square) => isDeniedToKing(mate, square, [queen, mate.checker])) &&
      mate.around.some(
        (square) => square !== mate.checker && !isBlockedByLoser(mate, square) && winnerAttacks(mate, queen, square),
      ),
  );

/** A queen checks from two squares away on a rank or file, and pieces of the king's side are on both its shoulders. */
function isEpaulette(mate: MatePosition): boolean {
  const { king, checker, kind, around } = mate;
  if (kind !== QUEEN || !onOneRankOrFile(king, checker) || kingDistance(king, checker) !== 2) return false;
  const across = fileOf(king) === fileOf(checker) ? rankOf : fileOf;
  const shoulders = around.filter((square) => across(square) === across(king));
  return shoulders.length === 2 && shoulders.every((square) => isBlockedByLoser(mate, square));
}

/**
 * A queen is beside the king. Pieces of the king's side block the only two squares that the queen does not cover,
 * diagonally behind the king.
 */
function isSwallowstail(mate: MatePosition): boolean {
  const { king, checker, kind, around } = mate;
  if (kind !== QUEEN || !isCheckerBesideKing(mate)) return false;
  const tail = around.filter((square) => square !== checker && !winnerAttacks(mate, checker, square));
  return tail.length === 2 && tail.every((square) => isBlockedByLoser(mate, square) && onOneDiagonal(king, square));
}

/** Whether the solution ends in a back-rank mate. Themes of attack do not count such solutions. */
export const isBackRankMate = endsInMate(isBackRank);

/** Themes of mate patterns. */
export const MATE_THEMES: readonly PuzzleTheme[] = [
  {
    slug: 'backRankMate',
    title: 'Back-rank mate',
    description: 'A rook or queen mates on the first rank, where the king is shut in by its own pieces.',
    find: isBackRankMate,
  },
  {
    slug: 'smotheredMate',
    title: 'Smothered mate',
    description: 'A knight mates a king that has its own pieces on every side.',
    find: endsInMate(isSmothered),
  },
  {
    slug: 'arabianMate',
    title: 'Arabian mate',
    description: 'A knight and a rook mate a king in the corner, the knight guarding the rook.',
    find: endsInMate(isArabian),
  },
  {
    slug: 'anastasiaMate',
    title: "Anastasia's mate",
    description:
      'A rook or queen mates along the edge of the board while a knight keeps the king from stepping inwards.',
    find: endsInMate(isAnastasia),
  },
  {
    slug: 'hookMate',
    title: 'Hook mate',
    description: 'A rook mates next to the king, guarded by a knight that a pawn guards.',
    find: endsInMate(isHook),
  },
  {
    slug: 'dovetailMate',
    title: 'Dovetail mate',
    description: 'A queen mates from the next square on the diagonal; the two squares that it misses are full.',
    find: endsInMate(isDovetail),
  },
  {
    slug: 'bodenMate',
    title: "Boden's mate",
    description: 'Two bishops mate from both sides, on diagonals that cross.',
    find: endsInMate(isBoden),
  },
  {
    slug: 'doubleBishopMate',
    title: 'Double bishop mate',
    description: 'Two bishops mate from one side, on diagonals next to each other.',
    find: endsInMate(isDoubleBishop),
  },
  {
    slug: 'operaMate',
    title: 'Opera mate',
    description: 'A rook mates next to the king, guarded by a bishop from afar.',
    find: endsInMate(isOpera),
  },
  {
    slug: 'pillsburysMate',
    title: "Pillsbury's mate",
    description: 'A rook mates while a bishop takes a flight square.',
    find: endsInMate(isPillsbury),
  },
  {
    slug: 'morphysMate',
    title: "Morphy's mate",
    description: 'A bishop mates while a rook takes a flight square.',
    find: endsInMate(isMorphy),
  },
  {
    slug: 'cornerMate',
    title: 'Corner mate',
    description: 'A knight mates a king that a rook or queen holds at the edge of the board.',
    find: endsInMate(isCorner),
  },
  {
    slug: 'blindSwineMate',
    title: 'Blind swine mate',
    description: 'Two rooks side by side mate the king from close by.',
    find: endsInMate(isBlindSwine),
  },
  {
    slug: 'vukovicMate',
    title: 'Vuković mate',
    description: 'A guarded rook mates next to the king while a knight facing the king takes the squares left.',
    find: endsInMate(isVukovic),
  },
  {
    slug: 'killBoxMate',
    title: 'Kill box mate',
    description:
      'Rook and queen, the queen guarding the rook, mate a king within the box of nine squares between them.',
    find: endsInMate(isKillBox),
  },
  {
    slug: 'triangleMate',
    title: 'Triangle mate',
    description: 'Queen and rook on one line with a gap, and the king next to both: the three make a triangle.',
    find: endsInMate(isTriangle),
  },
  {
    slug: 'balestraMate',
    title: 'Balestra mate',
    description: 'A bishop mates while the queen, from a distance, takes every square left.',
    find: endsInMate(isBalestra),
  },
  {
    slug: 'epauletteMate',
    title: 'Epaulette mate',
    description: 'A queen mates from two squares away while the king has its own pieces on both shoulders.',
    find: endsInMate(isEpaulette),
  },
  {
    slug: 'swallowstailMate',
    title: "Swallow's tail mate",
    description: 'A queen mates right before the king, whose only squares left, diagonally behind it, are full.',
    find: endsInMate(isSwallowstail),
  },
];
