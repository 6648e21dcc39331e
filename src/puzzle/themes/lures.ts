import { KING, PAWN, ROOK } from '../../fairy/engines/bitboard/sets.ts';
import { isSlider, PIECE_VALUES } from './diagram.ts';
import { squaresBetween } from './geometry.ts';
import {
  capturedValue,
  inSomeMoveTriple,
  isCapture,
  type MoveTriple,
  materialBalanceAfter,
  type SolutionLine,
} from './line.ts';
import type { PuzzleTheme } from './theme.ts';

/** Minimum loss of material that counts as a sacrifice, in pawns. */
const MIN_SACRIFICE = 2;

/** Minimum value of a piece, other than a king, that is worth attracting. */
const MIN_WORTH = PIECE_VALUES[ROOK]!;

/**
 * Whether the solver is at least two pawns below its starting balance after one of its later moves, without promotions
 * by the opponent.
 */
function isSacrifice({ start, own, replies }: SolutionLine): boolean {
  const side = own[0]!.side;
  const begin = start.material(side) - start.material(1 - side);
  if (replies.some(({ isPromotion }) => isPromotion)) return false;
  return own.slice(1).some((ply) => materialBalanceAfter(ply) - begin <= -MIN_SACRIFICE);
}

/**
 * Whether a defender of a square is drawn away, by a check or by capturing what is offered, and the solver then
 * captures or promotes on that square.
 */
function isDeflection({ first, reply, next }: MoveTriple): boolean {
  if ((!isCapture(next) && !next.isPromotion) || reply.to === next.to) return false;
  // A capture of equal or greater value is an exchange rather than a lure.
  if (reply.to === first.to && capturedValue(first) >= PIECE_VALUES[first.became]!) return false;
  const wasGuarding = reply.before.attacks(reply.from).includes(next.to);
  const isDrawn = reply.to === first.to || first.isCheck;
  return isDrawn && wasGuarding && !reply.after.attacks(reply.to).includes(next.to);
}

/**
 * Whether a king, or a piece worth at least a rook, captures an offered piece and is attacked on that square by the
 * next move. Unless it is a king, it must then also be captured.
 */
function isAttraction({ first, reply, next, later }: MoveTriple): boolean {
  if (reply.to !== first.to || !isCapture(reply) || PIECE_VALUES[reply.kind]! < MIN_WORTH) return false;
  if (!next.after.attacks(next.to).includes(reply.to)) return false;
  return reply.kind === KING || later[0]?.to === reply.to;
}

/**
 * Whether a piece of either side moves between a slider and a piece that the slider guards, and the guarded piece is
 * then captured.
 */
function isInterference({ first, reply, next }: MoveTriple): boolean {
  if (!isCapture(next) || next.before.isGuarded(next.capturedOn)) return false;
  return [first, reply].some(
    ({ before, to }) =>
      to !== next.to &&
      before
        .attackers(1 - first.side, next.to)
        .some((guard) => isSlider(before.kindAt(guard)) && squaresBetween(guard, next.to).includes(to)),
  );
}

/**
 * Whether the solver makes another threat before recapturing. In the middle of a solution, it must not be possible to
 * capture the threatening piece.
 */
function isIntermezzo({ first, reply, next, prior, isFirst }: MoveTriple): boolean {
  if (!prior || !isCapture(next) || !isCapture(prior) || prior.to !== next.to || first.to === next.to) return false;
  return first.before.attacks(next.from).includes(next.to) && (isFirst || reply.to !== first.to);
}

/**
 * Whether a piece leaves a square or line that a slider then enters without capturing. First moves that merely capture,
 * and pursuits of a king that has just moved away, do not count.
 */
function isClearance({ first, reply, next }: MoveTriple): boolean {
  if (!isSlider(next.kind) || next.from === first.to || isCapture(next)) return false;
  if (next.isCheck ? reply.kind === KING : isCapture(first) && reply.to !== first.to) return false;
  return next.to === first.from || squaresBetween(next.from, next.to).includes(first.from);
}

/**
 * Whether a defender is captured without check, and then the piece that it guarded. Two pawns captured in a row do not
 * count.
 */
function isCapturingDefender({ first, next }: MoveTriple): boolean {
  if (!isCapture(first) || first.isCheck || !isCapture(next) || first.to === next.to) return false;
  if (first.captured === PAWN && next.captured === PAWN) return false;
  return first.before.attacks(first.to).includes(next.to) && first.before.isOf(1 - first.side, next.to);
}

/** Themes of drawing an enemy piece to a square or away from one, and related tactics. */
export const LURE_THEMES: readonly PuzzleTheme[] = [
  {
    slug: 'sacrifice',
    title: 'Sacrifice',
    description: 'Material is given up for something better.',
    find: isSacrifice,
  },
  {
    slug: 'deflection',
    title: 'Deflection',
    description: 'A piece is drawn away from what it guards.',
    find: inSomeMoveTriple(isDeflection),
  },
  {
    slug: 'attraction',
    title: 'Attraction',
    description: 'A piece is drawn to a square where it can be attacked.',
    find: inSomeMoveTriple(isAttraction),
  },
  {
    slug: 'interference',
    title: 'Interference',
    description: 'A piece steps between an enemy piece and what that one guards.',
    find: inSomeMoveTriple(isInterference),
  },
  {
    slug: 'intermezzo',
    title: 'Intermezzo',
    description: 'Before taking back, the solver puts in another threat.',
    find: inSomeMoveTriple(isIntermezzo),
  },
  {
    slug: 'clearance',
    title: 'Clearance',
    description: 'A piece makes room for another one.',
    find: inSomeMoveTriple(isClearance),
  },
  {
    slug: 'capturingDefender',
    title: 'Capturing the defender',
    description: 'What guards a piece is taken, and next the piece.',
    find: inSomeMoveTriple(isCapturingDefender),
  },
];
