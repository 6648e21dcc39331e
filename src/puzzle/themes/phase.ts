import { BISHOP, KNIGHT, QUEEN, ROOK } from '../../fairy/engines/bitboard/sets.ts';
import type { BoardSnapshot } from './diagram.ts';
import { NEIGHBOURS, rankSeenBy } from './geometry.ts';
import type { SolutionLine } from './line.ts';
import type { PuzzleTheme } from './theme.ts';

const PIECES = [KNIGHT, BISHOP, ROOK, QUEEN];

/** Maximum number of pieces other than kings and pawns, of both sides together, in an endgame. */
const MAX_ENDGAME_PIECES = 6;
/** Number of pieces, of both sides together, at or below which a position is no longer an opening. */
const MAX_DEVELOPED_PIECES = 10;
/** Minimum number of men on each side's back rank in an opening. */
const MIN_AT_HOME = 4;

const pieceCount = ({ start }: SolutionLine): number =>
  start.squares(0, ...PIECES).length + start.squares(1, ...PIECES).length;

const countAtHome = ({ start }: SolutionLine, side: number): number =>
  start.squares(side).filter((square) => rankSeenBy(side, square) === 0).length;

const isEndgame = (line: SolutionLine): boolean => pieceCount(line) <= MAX_ENDGAME_PIECES;

/** Maximum sum of the move number and the number of contacts between enemy pieces in an opening. */
const MAX_OPENING_SUM = 19;

/** Counts the pairs of enemy pieces that stand on adjacent squares. */
const contactCount = ({ start }: SolutionLine): number =>
  start.squares(0).flatMap((square) => NEIGHBOURS[square]!.filter((other) => start.isOf(1, other))).length;

const isDeveloped = (line: SolutionLine): boolean =>
  pieceCount(line) <= MAX_DEVELOPED_PIECES ||
  [0, 1].some((side) => countAtHome(line, side) < MIN_AT_HOME) ||
  line.moveNumber + contactCount(line) > MAX_OPENING_SUM;

/** Whether there are only kings, pawns and exactly these kinds of pieces, before and after the first move. */
const onlyKinds =
  (...kinds: number[]) =>
  ({ start, own }: SolutionLine): boolean =>
    [start, own[0]!.after].every((diagram) => {
      const found = kindsOn(diagram);
      return found.size === kinds.length && kinds.every((kind) => found.has(kind));
    });

/** Whether there are only kings, pawns, rooks and a single queen. */
const oneQueenAndRooks = (line: SolutionLine): boolean =>
  onlyKinds(QUEEN, ROOK)(line) && line.start.squares(0, QUEEN).length + line.start.squares(1, QUEEN).length === 1;

const kindsOn = (diagram: BoardSnapshot): Set<number> =>
  new Set([0, 1].flatMap((side) => diagram.squares(side, ...PIECES).map((square) => diagram.kindAt(square))));

/** Themes of the phases of a game. */
export const PHASE_THEMES: readonly PuzzleTheme[] = [
  {
    slug: 'opening',
    title: 'Opening',
    description: 'Most pieces are still at home or not yet in contact.',
    find: (line) => !isEndgame(line) && !isDeveloped(line),
  },
  {
    slug: 'middlegame',
    title: 'Middlegame',
    description: 'The pieces are out and many of them are left.',
    find: (line) => !isEndgame(line) && isDeveloped(line),
  },
  {
    slug: 'endgame',
    title: 'Endgame',
    description: 'Few pieces other than kings and pawns are left.',
    find: isEndgame,
  },
  { slug: 'pawnEndgame', title: 'Pawn endgame', description: 'Only kings and pawns are left.', find: onlyKinds() },
  {
    slug: 'knightEndgame',
    title: 'Knight endgame',
    description: 'Only knights are left beside kings and pawns.',
    find: onlyKinds(KNIGHT),
  },
  {
    slug: 'bishopEndgame',
    title: 'Bishop endgame',
    description: 'Only bishops are left beside kings and pawns.',
    find: onlyKinds(BISHOP),
  },
  {
    slug: 'rookEndgame',
    title: 'Rook endgame',
    description: 'Only rooks are left beside kings and pawns.',
    find: onlyKinds(ROOK),
  },
  {
    slug: 'queenEndgame',
    title: 'Queen endgame',
    description: 'Only queens are left beside kings and pawns.',
    find: onlyKinds(QUEEN),
  },
  {
    slug: 'queenRookEndgame',
    title: 'Queens and rooks',
    description: 'Queens and rooks, and no other pieces, are left beside kings and pawns.',
    find: oneQueenAndRooks,
  },
];
