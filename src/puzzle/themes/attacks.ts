import { KING, PAWN } from '../../fairy/engines/bitboard/sets.ts';
import { type BoardSnapshot, isSlider, PIECE_VALUES } from './diagram.ts';
import { squaresBetween } from './geometry.ts';
import {
  capturedValue,
  inSomeMoveTriple,
  isCapture,
  type MoveTriple,
  materialBalanceAfter,
  type Ply,
  type SolutionLine,
} from './line.ts';
import type { PuzzleTheme } from './theme.ts';

/**
 * Whether any move of the solver other than the last has a property. The last is excluded because no move follows it.
 */
const someBeforeLast =
  (holds: (ply: Ply) => boolean) =>
  ({ own }: SolutionLine): boolean =>
    own.slice(0, -1).some(holds);

/**
 * Whether the moved piece, itself not in danger, attacks two others that are worth more or undefended. Pawns do not
 * count as targets.
 */
function isFork({ after, to, side, became }: Ply): boolean {
  if (became === KING || after.isInDanger(to)) return false;
  const targets = after.attacks(to).filter((target) => {
    if (!after.isOf(1 - side, target) || after.kindAt(target) === PAWN) return false;
    if (after.valueAt(target) > PIECE_VALUES[became]!) return true;
    return !after.isGuarded(target) && !after.attacks(target).includes(to);
  });
  return targets.length > 1;
}

/** Whether the solution contains a fork. Other themes exclude such solutions. */
export const hasFork = someBeforeLast(isFork);

/**
 * Whether a move leaves an enemy piece pinned to its king, so that the piece cannot capture or cannot escape capture.
 */
const leavesPin = ({ after, side }: Ply): boolean =>
  after.squares(1 - side).some((square) => square !== after.king(1 - side) && isRestrictedByPin(after, square, side));

function isRestrictedByPin(board: BoardSnapshot, square: number, by: number): boolean {
  const king = board.king(1 - by);
  const pinner = board.pinner(square, king);
  if (pinner === undefined) return false;
  const line = [pinner, ...squaresBetween(pinner, king)];
  const wouldTake = board
    .attacks(square)
    .filter((target) => !line.includes(target) && board.isOf(by, target))
    .some((target) => board.valueAt(target) > board.valueAt(square) || !board.isGuarded(target));
  return wouldTake || (board.kindAt(square) !== PAWN && board.isInDanger(square));
}

/** Whether a slider attacks a piece, which moves away, and captures the less valuable piece behind it. */
function isSkewer({ first, reply, next }: MoveTriple): boolean {
  if (!isSlider(next.kind) || !isCapture(next) || next.after.isMate || reply.to === next.to) return false;
  return (
    squaresBetween(next.from, next.to).includes(reply.from) &&
    first.after.attacks(next.from).includes(reply.from) &&
    PIECE_VALUES[reply.kind]! > capturedValue(next) &&
    reply.after.isInDanger(next.to)
  );
}

/** Whether a piece other than the moved one gives check. Double checks count as well. */
const isDiscoveredCheck = ({ isCheck, after, side, to }: Ply): boolean =>
  isCheck && after.checkers(1 - side).some((square) => square !== to);

const isDoubleCheck = ({ isCheck, after, side }: Ply): boolean => isCheck && after.checkers(1 - side).length > 1;

/** Whether a slider captures along a line that another of the solver's pieces opened with the previous move. */
function opensCapture({ first, reply, next }: MoveTriple): boolean {
  if (!isCapture(next) || reply.to === next.to || first.to === next.from || first.isCastling) return false;
  return squaresBetween(next.from, next.to).includes(first.from);
}

/**
 * Whether a line is opened for a capture on the next move, or for a check that the moved piece does not give itself.
 */
const isDiscoveredAttack = (line: SolutionLine): boolean =>
  line.own.some((ply) => isDiscoveredCheck(ply) && !isDoubleCheck(ply)) || inSomeMoveTriple(opensCapture)(line);

/** Whether the opponent recaptures, and a slider that attacked through the recapturing piece captures it in turn. */
const isXRay = ({ first, reply, next }: MoveTriple): boolean =>
  reply.to === first.to &&
  isCapture(next) &&
  next.to === reply.to &&
  squaresBetween(next.from, next.to).includes(reply.from);

/**
 * Whether the first move captures an undefended piece, and the next one keeps the gain. Recaptures of equal value,
 * which only the previous move can show, do not count.
 */
function isHanging({ own, lead, start }: SolutionLine): boolean {
  const [first, second] = own as [Ply, Ply?];
  if (!lead || !isCapture(first) || first.captured === PAWN || start.isGuarded(first.capturedOn)) return false;
  if (lead.to === first.to && capturedValue(lead) >= capturedValue(first)) return false;
  return !second || materialBalanceAfter(second) >= materialBalanceAfter(first);
}

/**
 * Whether the captured piece was trapped: its side was to move, the piece was in danger, and no square was better. Its
 * last move may have been an attempt to escape.
 */
function takesTrapped({ reply, next }: MoveTriple): boolean {
  if (!isCapture(next) || next.captured === PAWN) return false;
  return isTrapped(reply.before, reply.to === next.to ? reply.from : next.to);
}

function isTrapped(board: BoardSnapshot, square: number): boolean {
  const kind = board.kindAt(square);
  if (kind === PAWN || kind === KING || board.check || board.isPinned(square) || !board.isInDanger(square))
    return false;
  return board
    .targets(square)
    .every((to) => board.valueAt(to) < board.valueAt(square) && board.withMove(square, to).isInDanger(to));
}

/** Themes of attacks such as forks, pins and skewers. */
export const ATTACK_THEMES: readonly PuzzleTheme[] = [
  {
    slug: 'fork',
    title: 'Fork',
    description: 'One piece attacks two others with one move.',
    find: hasFork,
  },
  {
    slug: 'pin',
    title: 'Pin',
    description: 'A piece may not move as it would like to because its king stands behind it.',
    find: ({ own }) => own.some(leavesPin),
  },
  {
    slug: 'skewer',
    title: 'Skewer',
    description: 'A piece under attack moves away, and a lesser one behind it is taken.',
    find: inSomeMoveTriple(isSkewer),
  },
  {
    slug: 'discoveredAttack',
    title: 'Discovered attack',
    description: 'A piece moves out of the way of another, which attacks or checks.',
    find: isDiscoveredAttack,
  },
  {
    slug: 'discoveredCheck',
    title: 'Discovered check',
    description: 'A piece moves out of the way of another, which gives check.',
    find: ({ own }) => own.some(isDiscoveredCheck),
  },
  {
    slug: 'doubleCheck',
    title: 'Double check',
    description: 'Two pieces give check with one move.',
    find: ({ own }) => own.some(isDoubleCheck),
  },
  {
    slug: 'xRayAttack',
    title: 'X-ray attack',
    description: 'A piece acts on a square through an enemy piece, as an exchange there shows.',
    find: inSomeMoveTriple(isXRay),
  },
  {
    slug: 'hangingPiece',
    title: 'Hanging piece',
    description: 'A piece stands unguarded and is simply taken.',
    find: isHanging,
  },
  {
    slug: 'trappedPiece',
    title: 'Trapped piece',
    description: 'A piece is attacked, has nowhere safe to go, and falls.',
    find: inSomeMoveTriple(takesTrapped),
  },
];
