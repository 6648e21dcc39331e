import { KING, PAWN } from '../../fairy/engines/bitboard/sets.ts';
import { type Diagram, isSlider, VALUES } from './diagram.ts';
import { between } from './geometry.ts';
import { balance, capturedValue, type Exchange, inSomeExchange, isCapture, type Line, type Ply } from './line.ts';
import type { Theme } from './theme.ts';

/** Some move of the solver but the last is of this sort: its point is what follows. */
const beforeTheLast =
  (holds: (ply: Ply) => boolean) =>
  ({ own }: Line): boolean =>
    own.slice(0, -1).some(holds);

/** A piece, not itself in danger, attacks two others that are worth more or can be had for nothing; pawns don't count. */
function isFork({ after, to, side, became }: Ply): boolean {
  if (became === KING || after.isInDanger(to)) return false;
  const targets = after.attacks(to).filter((target) => {
    if (!after.isOf(1 - side, target) || after.kindAt(target) === PAWN) return false;
    if (after.valueAt(target) > VALUES[became]!) return true;
    return !after.isGuarded(target) && !after.attacks(target).includes(to);
  });
  return targets.length > 1;
}

/** A solution whose point is a fork is told by other themes, too. */
export const hasFork = beforeTheLast(isFork);

/** After the move a piece pinned to its king can't take what it else would, or can't run from being taken. */
const leavesPin = ({ after, side }: Ply): boolean =>
  after.squares(1 - side).some((square) => square !== after.king(1 - side) && isHeld(after, square, side));

function isHeld(board: Diagram, square: number, by: number): boolean {
  const king = board.king(1 - by);
  const pinner = board.pinner(square, king);
  if (pinner === undefined) return false;
  const line = [pinner, ...between(pinner, king)];
  const wouldTake = board
    .attacks(square)
    .filter((target) => !line.includes(target) && board.isOf(by, target))
    .some((target) => board.valueAt(target) > board.valueAt(square) || !board.isGuarded(target));
  return wouldTake || (board.kindAt(square) !== PAWN && board.isInDanger(square));
}

/** A slider attacks a piece, which leaves, and takes the lesser piece that stood behind it. */
function isSkewer({ first, reply, next }: Exchange): boolean {
  if (!isSlider(next.kind) || !isCapture(next) || next.after.isMate || reply.to === next.to) return false;
  return (
    between(next.from, next.to).includes(reply.from) &&
    first.after.attacks(next.from).includes(reply.from) &&
    VALUES[reply.kind]! > capturedValue(next) &&
    reply.after.isInDanger(next.to)
  );
}

/** A check by another piece than the one that moved; when both give it, it is the double check's. */
const isDiscoveredCheck = ({ isCheck, after, side, to }: Ply): boolean =>
  isCheck && after.checkers(1 - side).some((square) => square !== to);

const isDoubleCheck = ({ isCheck, after, side }: Ply): boolean => isCheck && after.checkers(1 - side).length > 1;

/** A slider captures along a line that another piece of the solver has opened with the move before. */
function opensCapture({ first, reply, next }: Exchange): boolean {
  if (!isCapture(next) || reply.to === next.to || first.to === next.from || first.isCastling) return false;
  return between(next.from, next.to).includes(first.from);
}

/** A line is opened: the next capture goes along it, or a check does that the moved piece doesn't give itself. */
const isDiscoveredAttack = (line: Line): boolean =>
  line.own.some((ply) => isDiscoveredCheck(ply) && !isDoubleCheck(ply)) || inSomeExchange(opensCapture)(line);

/** The opponent takes back, and is taken by a slider that acted through the piece that took back. */
const isXRay = ({ first, reply, next }: Exchange): boolean =>
  reply.to === first.to && isCapture(next) && next.to === reply.to && between(next.from, next.to).includes(reply.from);

/**
 * The first move takes a piece that nothing guards, and the next one keeps what was won. It is no exchange: the piece had
 * not just captured as much, which only the move before can tell.
 */
function isHanging({ own, lead, start }: Line): boolean {
  const [first, second] = own as [Ply, Ply?];
  if (!lead || !isCapture(first) || first.captured === PAWN || start.isGuarded(first.capturedOn)) return false;
  if (lead.to === first.to && capturedValue(lead) >= capturedValue(first)) return false;
  return !second || balance(second) >= balance(first);
}

/** A piece is taken that was in danger with its side on turn, and had no better place; it may have run in vain. */
function takesTrapped({ reply, next }: Exchange): boolean {
  if (!isCapture(next) || next.captured === PAWN) return false;
  return isTrapped(reply.before, reply.to === next.to ? reply.from : next.to);
}

function isTrapped(board: Diagram, square: number): boolean {
  const kind = board.kindAt(square);
  if (kind === PAWN || kind === KING || board.check || board.isPinned(square) || !board.isInDanger(square))
    return false;
  return board
    .targets(square)
    .every((to) => board.valueAt(to) < board.valueAt(square) && board.withMove(square, to).isInDanger(to));
}

export const ATTACKS: readonly Theme[] = [
  {
    slug: 'fork',
    title: 'Fork',
    description: 'One piece attacks two others at once.',
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
    find: inSomeExchange(isSkewer),
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
    description: 'Two pieces give check at once.',
    find: ({ own }) => own.some(isDoubleCheck),
  },
  {
    slug: 'xRayAttack',
    title: 'X-ray attack',
    description: 'A piece acts on a square through an enemy piece, as an exchange there shows.',
    find: inSomeExchange(isXRay),
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
    find: inSomeExchange(takesTrapped),
  },
];
