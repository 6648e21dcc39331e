import type { FenFault } from '../../../play/rules.ts';
import { type Board, EMPTY, PLAYER_NAMES } from '../engine/board.ts';
import { isCutOff } from '../engine/goals.ts';
import type { PositionParts } from '../engine/position.ts';
import { goalReached } from '../engine/reach.ts';

/**
 * Reports positions that no game can reach: numbers of stones that do not match alternating turns, two winners, or a
 * player to move who is cut off or has left the game.
 */
export function judgeSetup(board: Board, placing: PositionParts, isTurnGiven: boolean, faults: FenFault[]): void {
  const { stones, turn } = placing;
  const seats = board.definition.seats.map((_, seat) => seat);
  const counts = seats.map((seat) => stones.filter((stone) => stone === seat + 1).length);
  const out = outOf(board, placing);
  if (out.length === board.seats)
    faults.push({ message: 'all players are out: the game ended with the last who was not', at: 'board' });
  else if (isTurnGiven && out.includes(turn) && out.length < board.seats - 1)
    faults.push({
      message: `${PLAYER_NAMES[turn]} ${(placing.left ?? 0) & (1 << turn) ? 'has left the game' : 'is cut off'} and is not to move any more`,
      at: 'turn',
      hint: 'the next who is not',
    });
  else judgeCounts(board, placing, counts, out, faults);
  judgeGoals(board, placing, out, faults);
  judgeSwap(board, placing, counts, faults);
}

/** The seats that are cut off or have left the game. */
function outOf(board: Board, { stones, left = 0 }: PositionParts): number[] {
  const { seats, end } = board.definition;
  if (!end.cutOff) return [];
  const all = Uint8Array.of(...stones, 255);
  return seats.flatMap((_, seat) => (left & (1 << seat) || isCutOff(board, all, seat) ? [seat] : []));
}

/**
 * Checks the numbers of stones. Players take turns; those who were cut off or have left the game have stopped earlier. After a swap of
 * pieces, the second player counts as the first.
 */
function judgeCounts(
  board: Board,
  { turn }: PositionParts,
  counts: readonly number[],
  out: readonly number[],
  faults: FenFault[],
): void {
  if (out.length >= board.seats - 1) return;
  const left = counts.map((_, seat) => seat).filter((seat) => !out.includes(seat));
  const isSound = (first: number) => {
    const round = counts[turn]!;
    // In turn order from the first player, those before the player to move have placed one more stone.
    const order = (seat: number) => (seat - first + board.seats) % board.seats;
    const due = (seat: number) => round + (order(seat) < order(turn) ? 1 : 0);
    return left.every((seat) => counts[seat] === due(seat)) && out.every((seat) => counts[seat]! <= due(seat));
  };
  const mayHaveSwapped = board.definition.rules.swap === 'pieces' && counts[1]! > 0;
  if (isSound(0) || (mayHaveSwapped && isSound(1))) return;
  const countList = counts.map((count, seat) => `${PLAYER_NAMES[seat]} ${count}`).join(', ');
  faults.push({
    message: `stones do not fit who is to move: ${countList}, and ${PLAYER_NAMES[turn]} is to move, though the players put one each in turn`,
    at: 'board',
    hint: mayHaveSwapped ? 'after a swap Black has put the first stone' : 'Red puts the first stone',
  });
}

function judgeGoals(board: Board, { stones, turn }: PositionParts, out: readonly number[], faults: FenFault[]): void {
  const all = Uint8Array.of(...stones, 255);
  const { seats } = board.definition;
  const reached = seats.flatMap((_, seat) => (goalReached(board, all, seat) ? [seat] : []));
  if (reached.length > 1) {
    const names = reached.map((seat) => PLAYER_NAMES[seat]).join(' and ');
    faults.push({ message: `${names} have both reached their goal: the game ended with the first`, at: 'board' });
  } else if (reached[0] === turn && !isLastLeft(board, turn, out)) {
    const message = `${PLAYER_NAMES[turn]} has reached the goal and is to move again: the game ended before`;
    faults.push({ message, at: 'turn', hint: 'who reached it has just moved' });
  }
}

/**
 * Whether the player to move is the only one who is not out. That player has won, and counts as to move.
 */
const isLastLeft = ({ definition, seats }: Board, turn: number, out: readonly number[]): boolean =>
  definition.end.cutOff && out.length === seats - 1 && !out.includes(turn);

/**
 * Checks the word `swapped`. It is needed only when the board does not show the swap: one stone, and the second player
 * to move.
 */
function judgeSwap(
  { definition: { rules } }: Board,
  { stones, turn, swapped }: PositionParts,
  counts: readonly number[],
  faults: FenFault[],
): void {
  if (!swapped) return;
  const isOne = counts[0] === 1 && stones.filter((stone) => stone !== EMPTY).length === 1;
  if (rules.swap === 'sides' && isOne && turn === 1) return;
  faults.push({
    message:
      rules.swap === 'sides'
        ? 'a swap is told only right behind it: one red stone, and Black to move'
        : 'players do not change colours in this game',
    at: 'swap',
  });
}
