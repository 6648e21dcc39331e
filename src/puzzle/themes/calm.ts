import { KING, PAWN } from '../../fairy/engines/bitboard/sets.ts';
import { rankSeenBy } from './geometry.ts';
import { isCapture, type Ply, type SolutionLine } from './line.ts';
import type { PuzzleTheme } from './theme.ts';

/** Minimum number of legal moves at which the solver has a real choice. */
const MIN_CHOICE = 3;

/** Index of the sixth rank, counted from 0. A pawn that has come this far threatens to promote. */
const SIXTH = 5;

const isThreatening = ({ after, to, side, kind }: Ply): boolean =>
  (kind === PAWN && rankSeenBy(side, to) >= SIXTH) || after.attacks(to).some((target) => after.isOf(1 - side, target));

const isForcing = (ply: Ply): boolean => ply.isCheck || ply.isPromotion || isCapture(ply);

/** Whether a move neither checks nor captures, and the moved piece attacks nothing. */
const isCalm = (ply: Ply): boolean => !isForcing(ply) && !isThreatening(ply);

/**
 * Whether, before its last move, the solver makes a calm move with a piece other than the king, without having to parry
 * a check.
 */
const isQuiet = ({ own }: SolutionLine): boolean =>
  own.slice(0, -1).some((ply) => isCalm(ply) && !ply.before.check && ply.kind !== KING);

/** Whether a move answers a check without capturing. */
const isParry = (ply: Ply): boolean => ply.before.check && !isForcing(ply);

/**
 * Whether the solver's first move parries a check, or the last one is a parry or a calm move, with a real choice of
 * moves.
 */
function isDefensive({ own, end }: SolutionLine): boolean {
  const first = own[0]!;
  const last = own.at(-1)!;
  if (end.isMate) return false;
  return (isParry(first) && hasChoice(first)) || ((isCalm(last) || isParry(last)) && hasChoice(last));
}

const hasChoice = ({ before }: Ply): boolean => before.moves.length >= MIN_CHOICE;

/** Themes of moves without check or capture. */
export const CALM_MOVE_THEMES: readonly PuzzleTheme[] = [
  {
    slug: 'quietMove',
    title: 'Quiet move',
    description: 'A move that neither checks, captures nor attacks, and yet prepares what decides.',
    find: isQuiet,
  },
  {
    slug: 'defensiveMove',
    title: 'Defensive move',
    description: 'An exact move holds the position together.',
    find: isDefensive,
  },
];
