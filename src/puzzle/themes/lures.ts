import { KING, PAWN, ROOK } from '../../fairy/engines/bitboard/sets.ts';
import { isSlider, VALUES } from './diagram.ts';
import { between } from './geometry.ts';
import { balance, capturedValue, type Exchange, inSomeExchange, isCapture, type Line } from './line.ts';
import type { Theme } from './theme.ts';

/** So much must be given up, in pawns. */
const SACRIFICED = 2;

/** What attracts a king, or a piece worth as much as a rook, is worth while. */
const WORTHY = VALUES[ROOK]!;

/** After one of its later moves the solver is still two pawns or more behind where it began, not for a promotion. */
function isSacrifice({ start, own, replies }: Line): boolean {
  const side = own[0]!.side;
  const begin = start.material(side) - start.material(1 - side);
  if (replies.some(({ isPromotion }) => isPromotion)) return false;
  return own.slice(1).some((ply) => balance(ply) - begin <= -SACRIFICED);
}

/** A guard of a square is drawn away, by a check or by taking what is offered, and the square is used by capturing or promoting. */
function isDeflection({ first, reply, next }: Exchange): boolean {
  if ((!isCapture(next) && !next.isPromotion) || reply.to === next.to) return false;
  // an exchange of equals, or better, is no lure
  if (reply.to === first.to && capturedValue(first) >= VALUES[first.became]!) return false;
  const guarded = reply.before.attacks(reply.from).includes(next.to);
  const isDrawn = reply.to === first.to || first.isCheck;
  return isDrawn && guarded && !reply.after.attacks(reply.to).includes(next.to);
}

/** A king or a great piece takes what is offered, and there the next move attacks it: for good, or to take it. */
function isAttraction({ first, reply, next, later }: Exchange): boolean {
  if (reply.to !== first.to || !isCapture(reply) || VALUES[reply.kind]! < WORTHY) return false;
  if (!next.after.attacks(next.to).includes(reply.to)) return false;
  return reply.kind === KING || later[0]?.to === reply.to;
}

/** A move, also one of the opponent's own, steps between a slider and what it guards, and that is taken. */
function isInterference({ first, reply, next }: Exchange): boolean {
  if (!isCapture(next) || next.before.isGuarded(next.capturedOn)) return false;
  return [first, reply].some(
    ({ before, to }) =>
      to !== next.to &&
      before
        .attackers(1 - first.side, next.to)
        .some((guard) => isSlider(before.kindAt(guard)) && between(guard, next.to).includes(to)),
  );
}

/**
 * Instead of taking back at once the solver first makes another threat, and then takes back. In the midst of a line the
 * threat must be one that isn't simply taken.
 */
function isIntermezzo({ first, reply, next, prior, isFirst }: Exchange): boolean {
  if (!prior || !isCapture(next) || !isCapture(prior) || prior.to !== next.to || first.to === next.to) return false;
  return first.before.attacks(next.from).includes(next.to) && (isFirst || reply.to !== first.to);
}

/**
 * A piece leaves a square or a line which a slider enters on the next move without capturing. What only captures on its
 * way, or chases a king that has just run away, clears nothing.
 */
function isClearance({ first, reply, next }: Exchange): boolean {
  if (!isSlider(next.kind) || next.from === first.to || isCapture(next)) return false;
  if (next.isCheck ? reply.kind === KING : isCapture(first) && reply.to !== first.to) return false;
  return next.to === first.from || between(next.from, next.to).includes(first.from);
}

/** What guarded a piece is captured without check, and next that piece; pawns that fall one after the other don't count. */
function isCapturingDefender({ first, next }: Exchange): boolean {
  if (!isCapture(first) || first.isCheck || !isCapture(next) || first.to === next.to) return false;
  if (first.captured === PAWN && next.captured === PAWN) return false;
  return first.before.attacks(first.to).includes(next.to) && first.before.isOf(1 - first.side, next.to);
}

export const LURES: readonly Theme[] = [
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
    find: inSomeExchange(isDeflection),
  },
  {
    slug: 'attraction',
    title: 'Attraction',
    description: 'A piece is drawn to a square where it can be attacked.',
    find: inSomeExchange(isAttraction),
  },
  {
    slug: 'interference',
    title: 'Interference',
    description: 'A piece steps between an enemy piece and what that one guards.',
    find: inSomeExchange(isInterference),
  },
  {
    slug: 'intermezzo',
    title: 'Intermezzo',
    description: 'Before taking back, the solver puts in another threat.',
    find: inSomeExchange(isIntermezzo),
  },
  {
    slug: 'clearance',
    title: 'Clearance',
    description: 'A piece makes room for another one.',
    find: inSomeExchange(isClearance),
  },
  {
    slug: 'capturingDefender',
    title: 'Capturing the defender',
    description: 'What guards a piece is taken, and next the piece.',
    find: inSomeExchange(isCapturingDefender),
  },
];
