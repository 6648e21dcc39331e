import { PAWN } from '../../fairy/engines/bitboard/sets.ts';
import { hasFork } from './attacks.ts';
import { distance, fileOf, NEIGHBOURS, rankFor, squareOf } from './geometry.ts';
import { isCapture, type Line, type Ply } from './line.ts';
import { isBackRankMate } from './mates.ts';
import type { Theme } from './theme.ts';

/** A king on a rank beyond this, the third, is out in the open anyway. */
const FARTHEST = 2;

/** No pawn stands beside the king or before it, and it is hunted: checked in the midst of the solution. */
function isExposed({ own, solver, start }: Line): boolean {
  const side = 1 - solver;
  const king = start.king(side);
  const rank = rankFor(side, king);
  const isCovered = NEIGHBOURS[king]!.some((square) => rankFor(side, square) >= rank && start.isA(side, PAWN, square));
  return rank <= FARTHEST && !isCovered && own.slice(1, -1).some(({ isCheck }) => isCheck);
}

/** Where a king that has castled is attacked. */
interface Wing {
  readonly files: readonly number[];
  /** Its corner, on the first rank. */
  readonly corner: number;
  /** Men on the board: with fewer it is no attack but an endgame. */
  readonly men: number;
}

const KINGSIDE: Wing = { files: [6, 7], corner: squareOf('h1'), men: 20 };
const QUEENSIDE: Wing = { files: [1, 2], corner: squareOf('a1'), men: 18 };

/** Checks, and captures so near to the corner, are the attack; moves so far from it are not. */
const NEAR = 3;
const FAR = 5;
const ATTACKING = 2;

/**
 * The king stands where it has castled to, and is checked; checks and captures near it, less the moves far away, are two or
 * more. What is a fork or a mate on the back rank has its own name.
 */
const attackOn =
  ({ files, corner, men }: Wing) =>
  (line: Line): boolean => {
    const { start, solver, own } = line;
    const king = start.king(1 - solver);
    const isCastled = files.includes(fileOf(king)) && rankFor(1 - solver, king) === 0;
    if (!isCastled || start.squares(0).length + start.squares(1).length < men) return false;
    if (!own.some(({ isCheck }) => isCheck) || isBackRankMate(line) || hasFork(line)) return false;
    const target = solver === 0 ? corner + 56 : corner;
    return own.reduce((sum, ply) => sum + pressure(ply, target), 0) >= ATTACKING;
  };

function pressure(ply: Ply, corner: number): number {
  const steps = distance(ply.to, corner);
  return Number(ply.isCheck) + Number(isCapture(ply) && steps <= NEAR) - Number(steps >= FAR);
}

/** Something is captured on the square of the bishop's pawn while the king stands where it began. */
function isOnF2F7({ own, solver }: Line): boolean {
  const [target, home] = (solver === 0 ? ['f7', 'e8'] : ['f2', 'e1']).map(squareOf);
  return own.some((ply) => ply.to === target && isCapture(ply) && ply.before.king(1 - solver) === home);
}

export const KING_HUNTS: readonly Theme[] = [
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
