import { BitboardPosition } from './bitboard-position.ts';
import type { Board } from './board.ts';
import type { BoardPosition } from './board-position.ts';
import { MailboxPosition } from './mailbox-position.ts';
import { isOrthodox } from './orthodox.ts';
import type { Setup } from './setup.ts';
import { TrialPosition } from './trial-position.ts';

export type Engine = new (board: Board, setup: Setup, past?: readonly string[]) => BoardPosition;

/** The engines that can play a definition, fastest first. The last plays them all, and the others must play as it does. */
export function enginesFor(board: Board): Engine[] {
  if (!isSimple(board)) return [TrialPosition];
  return isOrthodox(board) ? [BitboardPosition, MailboxPosition, TrialPosition] : [MailboxPosition, TrialPosition];
}

/** One royal piece a side, captures that only take, and no end but by mate: checks and pins tell which moves are legal. */
function isSimple({ definition, hasRoyal, attacks, moves, hopping }: Board): boolean {
  const { rules, end } = definition;
  const isPlain = !rules.mustCapture && rules.mayCheck && !rules.blast && !hopping.includes(1);
  const isDropped = rules.hand?.first || rules.hand?.firstKinds.length || rules.hand?.filesOnce.length;
  const isStill =
    !isDropped &&
    !rules.crowning &&
    !end.mateBy.length &&
    !rules.walls &&
    !rules.petrifies.length &&
    !rules.unmoved.length &&
    rules.pass === 'never' &&
    !rules.kingStays;
  const isFree = !rules.castling?.opposite && !rules.flyingGeneral && !rules.turning && rules.deadEnds && isStill;
  const endsByMate = !end.extinction && !end.goal && !end.checks && end.drawsTo === undefined;
  const drawsByRepetition = end.repetition?.onTurn !== 'loss' && end.castling === undefined;
  return (
    isPlain &&
    isFree &&
    endsByMate &&
    drawsByRepetition &&
    hasRoyal[0] &&
    hasRoyal[1] &&
    attacks.disjoint &&
    !moves.overlapping
  );
}
