import type { FenFault } from '../../../play/rules.ts';
import type { Board } from '../engine/board.ts';
import { manCode, sideBit, sideOf } from '../engine/pieces.ts';
import type { DraughtsSetup } from '../engine/setup.ts';
import { squareNumber } from '../engine/squares.ts';
import { formatSquareList } from './pieces.ts';

const SIDE_NAMES = ['white', 'black'];

type JudgedSetup = Omit<DraughtsSetup, 'side'>;

/** Reports everything in a position that no game can lead to. */
export function judgeSetup(board: Board, setup: JudgedSetup): FenFault[] {
  if (!setup.cells.some((code) => code > 0))
    return [{ message: 'there are no pieces at all', at: 'W', hint: 'at least one piece of one side' }];
  return [0, 1].flatMap((side) => [...findUncrownedMen(board, setup, side), ...findExcessPieces(board, setup, side)]);
}

/** Reports why no game leads to a position that can be played. */
export function unreachableFaults(board: Board, setup: JudgedSetup & { readonly side: number }): FenFault[] {
  const plies = 2 * (setup.fullmove - 1) + (setup.side ^ board.firstSide);
  const counts = [0, 1].map((side) => piecesOf(setup, side));
  const faults: FenFault[] = [];
  const other = 1 - setup.side;
  if (counts[other] === 0) {
    const [loser, taker] = [SIDE_NAMES[other], SIDE_NAMES[setup.side]];
    const message = `${loser} has no piece left, and ${taker} is to move`;
    faults.push({ message, at: 'turn', hint: `${taker} has just taken the last one` });
  }
  if (setup.quiet > plies) {
    const message = `H${setup.quiet} does not fit move F${setup.fullmove}`;
    faults.push({ message, at: 'H', hint: `at most H${plies}: that is the number of plies played` });
  }
  if (board.definition.capture.prisoners === 'carried') faults.push(...findMissing(board, counts));
  return faults;
}

/** Reports pieces that are missing where captured pieces stay in towers. */
const findMissing = (board: Board, counts: readonly number[]): FenFault[] =>
  counts.flatMap((count, side) => {
    const start = board.startCounts[side]!;
    if (count >= start) return [];
    const message = `${SIDE_NAMES[side]} has ${count} pieces`;
    return [{ message, at: 'WB'[side]!, hint: `${start} as at the start: captured pieces stay in towers` }];
  });

/** Reports men on their last row, where they would have become kings. */
function findUncrownedMen(board: Board, { cells }: JudgedSetup, side: number): FenFault[] {
  const squares = [...cells.keys()].filter(
    (square) => cells[square] === manCode(side) && (board.crowningSides[square]! & sideBit(side)) !== 0,
  );
  if (!squares.length) return [];
  const [men, stand] = squares.length === 1 ? ['man', 'stands'] : ['men', 'stand'];
  const at = String(squareNumber(squares[0]!));
  const message = `the ${SIDE_NAMES[side]} ${men} on ${formatSquareList(squares)} ${stand} on the last row`;
  return [{ message, at, hint: `a man becomes a king there: K${at}` }];
}

/** Reports a side that has more pieces than at the start. */
function findExcessPieces(board: Board, setup: JudgedSetup, side: number): FenFault[] {
  const start = board.startCounts[side]!;
  const count = piecesOf(setup, side);
  if (count <= start) return [];
  const message = `${SIDE_NAMES[side]} has ${count} pieces`;
  return [{ message, at: 'WB'[side]!, hint: `each side begins with ${start}, and none is ever gained` }];
}

function piecesOf({ cells, prisoners }: JudgedSetup, side: number): number {
  const all = [...cells, ...[...(prisoners?.values() ?? [])].flat()];
  return all.filter((code) => code && sideOf(code) === side).length;
}
