import { PAWN } from '../../fairy/engines/bitboard/sets.ts';
import { hasFork } from './attacks.ts';
import { fileOf, kingDistance, NEIGHBOURS, rankFor, squareOf } from './geometry.ts';
import { isCapture, type Ply, type SolutionLine } from './line.ts';
import { isBackRankMate } from './mates.ts';
import type { Theme } from './theme.ts';

/** The third rank, counted from 0: a king beyond it is out in the open anyway. */
const MAX_RANK = 2;

/** Whether no pawn stands beside or before the king, and it is checked in the middle of the solution. */
function isExposed({ own, solver, start }: SolutionLine): boolean {
  const side = 1 - solver;
  const king = start.king(side);
  const rank = rankFor(side, king);
  const isCovered = NEIGHBOURS[king]!.some((square) => rankFor(side, square) >= rank && start.isA(side, PAWN, square));
  return rank <= MAX_RANK && !isCovered && own.slice(1, -1).some(({ isCheck }) => isCheck);
}

/** Where a king that has castled is attacked. */
interface Wing {
  readonly files: readonly number[];
  /** The corner square on White's back rank. */
  readonly corner: number;
  /** Minimum number of men on the board: with fewer it is an endgame rather than an attack. */
  readonly men: number;
}

const KINGSIDE: Wing = { files: [6, 7], corner: squareOf('h1'), men: 20 };
const QUEENSIDE: Wing = { files: [1, 2], corner: squareOf('a1'), men: 18 };

/**
 * Captures within NEAR steps of the corner and checks count as attacking moves; moves at least FAR steps away are
 * subtracted. The total must reach MIN_PRESSURE.
 */
const NEAR = 3;
const FAR = 5;
const MIN_PRESSURE = 2;

/**
 * Whether the castled king is checked and there are at least two more attacking moves than distant ones. Forks and
 * back-rank mates are excluded, as they have themes of their own.
 */
const attackOn =
  ({ files, corner, men }: Wing) =>
  (line: SolutionLine): boolean => {
    const { start, solver, own } = line;
    const king = start.king(1 - solver);
    const isCastled = files.includes(fileOf(king)) && rankFor(1 - solver, king) === 0;
    if (!isCastled || start.squares(0).length + start.squares(1).length < men) return false;
    if (!own.some(({ isCheck }) => isCheck) || isBackRankMate(line) || hasFork(line)) return false;
    const target = solver === 0 ? corner + 56 : corner;
    return own.reduce((sum, ply) => sum + pressure(ply, target), 0) >= MIN_PRESSURE;
  };

function pressure(ply: Ply, corner: number): number {
  const steps = kingDistance(ply.to, corner);
  return Number(ply.isCheck) + Number(isCapture(ply) && steps <= NEAR) - Number(steps >= FAR);
}

/** Whether something is captured on the square of the bishop's pawn while the king is still on its starting square. */
function isOnF2F7({ own, solver }: SolutionLine): boolean {
  const [target, home] = (solver === 0 ? ['f7', 'e8'] : ['f2', 'e1']).map(squareOf);
  return own.some((ply) => ply.to === target && isCapture(ply) && ply.before.king(1 - solver) === home);
}

export const KING_ATTACK_THEMES: readonly Theme[] = [
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
