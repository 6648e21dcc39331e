import { PAWN } from '../../fairy/engines/bitboard/sets.ts';
import { hasFork } from './attacks.ts';
import { fileOf, kingDistance, NEIGHBOURS, parseSquare, rankSeenBy } from './geometry.ts';
import { isCapture, type Ply, type SolutionLine } from './line.ts';
import { isBackRankMate } from './mates.ts';
import type { PuzzleTheme } from './theme.ts';

/** Highest rank, counted from 0, on which a king can count as exposed. Further up, every king is in the open. */
const MAX_RANK = 2;

/**
 * Whether the opponent's king has no pawn beside or in front of it, and the solver gives check in the middle of the
 * solution.
 */
function isExposed({ own, solver, start }: SolutionLine): boolean {
  const side = 1 - solver;
  const king = start.king(side);
  const rank = rankSeenBy(side, king);
  const isCovered = NEIGHBOURS[king]!.some(
    (square) => rankSeenBy(side, square) >= rank && start.isA(side, PAWN, square),
  );
  return rank <= MAX_RANK && !isCovered && own.slice(1, -1).some(({ isCheck }) => isCheck);
}

/** A wing on which a castled king can be attacked. */
interface Wing {
  readonly files: readonly number[];
  /** The corner square of the wing on White's back rank. */
  readonly corner: number;
  /** Minimum number of men on the board. With fewer, it is an endgame rather than an attack. */
  readonly men: number;
}

const KINGSIDE: Wing = { files: [6, 7], corner: parseSquare('h1'), men: 20 };
const QUEENSIDE: Wing = { files: [1, 2], corner: parseSquare('a1'), men: 18 };

/**
 * Maximum distance from the corner, in king's moves, at which a capture counts as an attacking move, as checks do.
 * Moves at least FAR steps away are subtracted. The total must reach MIN_PRESSURE.
 */
const NEAR = 3;
const FAR = 5;
const MIN_PRESSURE = 2;

/**
 * Whether the opponent's castled king is checked, and attacking moves exceed distant moves by two or more. Forks and
 * back-rank mates do not count, because they have themes of their own.
 */
const attackOn =
  ({ files, corner, men }: Wing) =>
  (line: SolutionLine): boolean => {
    const { start, solver, own } = line;
    const king = start.king(1 - solver);
    const isCastled = files.includes(fileOf(king)) && rankSeenBy(1 - solver, king) === 0;
    if (!isCastled || start.squares(0).length + start.squares(1).length < men) return false;
    if (!own.some(({ isCheck }) => isCheck) || isBackRankMate(line) || hasFork(line)) return false;
    const target = solver === 0 ? corner + 56 : corner;
    return own.reduce((sum, ply) => sum + pressure(ply, target), 0) >= MIN_PRESSURE;
  };

function pressure(ply: Ply, corner: number): number {
  const steps = kingDistance(ply.to, corner);
  return Number(ply.isCheck) + Number(isCapture(ply) && steps <= NEAR) - Number(steps >= FAR);
}

/**
 * Whether a piece is captured on the starting square of the bishop's pawn, while the king is on its own starting
 * square.
 */
function isOnF2F7({ own, solver }: SolutionLine): boolean {
  const [target, home] = (solver === 0 ? ['f7', 'e8'] : ['f2', 'e1']).map(parseSquare);
  return own.some((ply) => ply.to === target && isCapture(ply) && ply.before.king(1 - solver) === home);
}

/** Themes of attacks on the king. */
export const KING_ATTACK_THEMES: readonly PuzzleTheme[] = [
  {
    slug: 'exposedKing',
    title: 'Exposed king',
    description: 'A king without pawns around it is hunted.',
    find: isExposed,
  },
  {
    slug: 'kingsideAttack',
    title: 'Kingside attack',
    description: 'The king is attacked where it has castled short.',
    find: attackOn(KINGSIDE),
  },
  {
    slug: 'queensideAttack',
    title: 'Queenside attack',
    description: 'The king is attacked where it has castled long.',
    find: attackOn(QUEENSIDE),
  },
  {
    slug: 'attackingF2F7',
    title: 'Attack on f2 or f7',
    description: 'A capture on f2 or f7, the weak square next to a king that has not moved.',
    find: isOnF2F7,
  },
];
