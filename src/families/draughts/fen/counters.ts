import type { FenReader } from '../../../play/fen-reader.ts';
import type { Board } from '../engine/board.ts';
import { kingCode } from '../engine/pieces.ts';
import type { DraughtsSetup, KingRun } from '../engine/setup.ts';
import { readSquare } from '../engine/squares.ts';

/** Maximum value of a counter, far more than any real game reaches. */
const MAX_COUNT = 9999;

/**
 * Reads the counters that follow the pieces in a position string: H (plies by kings without a capture), F (move
 * number), E (plies of a drawn ending), and repeated moves of kings in variants that limit these.
 */
export function readCounters(
  board: Board,
  fields: readonly string[],
  reader: FenReader<Board>,
  cells: Uint8Array,
): Omit<DraughtsSetup, 'cells' | 'side'> {
  const counts = { H: 0, F: 1, E: 0 };
  let kingRuns: DraughtsSetup['kingRuns'] = [noRun(board), noRun(board)];
  for (const field of fields) {
    const count = /^([HFE])(\d{1,6})$/i.exec(field);
    const kings = /^\+(\d{1,4})\+(\d{1,4})$/.exec(field);
    if (count) {
      const letter = count[1]!.toUpperCase() as keyof typeof counts;
      counts[letter] = Number(count[2]);
      checkCount(letter, counts[letter], reader);
    } else if (kings) {
      if (!board.definition.king.limit) reader.notes.push('moves of kings are not counted in this game');
      else kingRuns = [readLimit(board, kings[2]!, 0, cells, reader), readLimit(board, kings[1]!, 1, cells, reader)];
    } else if (field !== '') {
      const at = field.slice(0, 20);
      reader.faults.push({ message: `${JSON.stringify(at)} is no counter`, at, hint: 'as in H0 or F1' });
    }
  }
  return { quiet: counts.H, fullmove: counts.F, ending: counts.E, kingRuns };
}

function checkCount(letter: string, count: number, { faults }: FenReader<Board>): void {
  const min = letter === 'F' ? 1 : 0;
  if (count < min || count > MAX_COUNT)
    faults.push({
      message: `${letter}${count} is out of range`,
      at: letter,
      hint: `${letter}${min} to ${letter}${MAX_COUNT}`,
    });
}

const noRun = ({ squares }: Board): KingRun => ({ moves: 0, square: squares });

/** Reads how often a side has moved the same king in a row: `2`, or `231` for two moves of the king on 31. */
function readLimit(board: Board, text: string, side: number, cells: Uint8Array, reader: FenReader<Board>): KingRun {
  const limit = board.definition.king.limit!;
  const moves = Number(text[0]);
  const kings = [...cells.keys()].filter((square) => cells[square] === kingCode(side));
  if (moves === 0) return noRun(board);
  const given = text.length > 1 ? readSquare(board, text.slice(1)) : kings.length === 1 ? kings[0] : undefined;
  if (moves > limit)
    reader.faults.push({
      message: `a king can't have moved ${moves} times in a row`,
      at: '+',
      hint: `at most ${limit} times`,
    });
  if (text.length > 1 && (given === undefined || !kings.includes(given)))
    reader.faults.push({ message: `there is no king on ${text.slice(1)} that could have moved`, at: '+' });
  if (given === undefined && text.length === 1)
    reader.notes.push(`which king has moved ${moves} times is not said: none was counted`);
  return given === undefined ? noRun(board) : { moves, square: given };
}
