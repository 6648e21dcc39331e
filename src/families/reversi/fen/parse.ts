import { ok, type Result } from '../../../lib/result.ts';
import {
  type FenReader,
  makeFenReader,
  positionStringError,
  readTurn,
  type TurnSpelling,
} from '../../../play/fen-reader.ts';
import type { FenFault } from '../../../play/rules.ts';
import { BLACK, type Board, cellName, EMPTY, NOT_A_SQUARE, SQUARE_MARKS, WHITE } from '../engine/board.ts';
import { TURN_LETTERS } from './format.ts';
import { judgeSetup } from './judge.ts';

/** A position as read from a string. */
export interface ParsedPosition {
  readonly cells: Uint8Array;
  readonly turn: number;
  readonly notes: readonly string[];
  readonly unreachable: readonly FenFault[];
}

/** Other characters accepted for the contents of a square. */
const OTHER_MARKS: Readonly<Record<string, number>> = {
  ...{ x: BLACK, b: BLACK, B: BLACK, '*': BLACK, '●': BLACK },
  ...{ o: WHITE, w: WHITE, W: WHITE, '○': WHITE },
  ...{ '.': EMPTY, _: EMPTY },
};

const TURN: TurnSpelling = {
  letters: [...TURN_LETTERS],
  names: ['Black', 'White'],
  others: { x: 'X', b: 'X', black: 'X', '*': 'X', o: 'O', w: 'O', white: 'O' },
  hint: 'X for Black or O for White',
};

const EXPECTED = 'X for a black disc, O for a white one, - for an empty square';

/**
 * Parses a position string. Returns all faults together, or the position with notes about what was corrected in
 * reading.
 */
export function parseFen(board: Board, fen: string): Result<ParsedPosition, readonly FenFault[]> {
  const { cells, turn, reader } = readCellsAndTurn(board, fen);
  if (cells) judgeSetup(reader, cells, turn);
  if (reader.faults.length || !cells) return positionStringError(reader.faults);
  return ok({ cells, turn, notes: reader.notes, unreachable: reader.unreachable });
}

/** What a position string says. `cells` is undefined if it has too few or too many of them. */
interface ReadPosition {
  readonly cells: Uint8Array | undefined;
  readonly turn: number;
  readonly reader: FenReader<Board>;
}

/** Reads a position string without judging it. */
export function readCellsAndTurn(board: Board, fen: string): ReadPosition {
  const reader = makeFenReader(board);
  const [placement, turn] = split(fen);
  const cells = readCells(board, placement, reader.faults, reader.notes);
  return { cells, turn: readTurn(reader, turn, TURN), reader };
}

/** Splits off the last word as the player to move, unless it is the only word or a row of the board. */
function split(fen: string): [placement: string, turn: string | undefined] {
  const words = fen.trim().split(/\s+/);
  const last = words.at(-1)!;
  const isTurn = words.length > 1 && (last.length === 1 || /^(black|white)$/i.test(last));
  return isTurn ? [words.slice(0, -1).join('/'), last] : [words.join('/'), undefined];
}

/** Reads the contents of each square; undefined if there are too few or too many. */
function readCells(board: Board, placement: string, faults: FenFault[], notes: string[]): Uint8Array | undefined {
  const squares = squaresOf(board, placement, notes);
  if (squares.length !== board.cells) {
    faults.push({
      message: `the board has ${board.cells} squares, the string tells of ${squares.length}`,
      at: 'board',
      hint: `${board.ranks} rows of ${board.files} squares in reading order, each ${EXPECTED}`,
    });
    return undefined;
  }
  const others = new Set<string>();
  const cells = board.emptyBoard.slice();
  for (const [cell, mark] of squares.entries()) {
    const look = contentsOf(mark, others);
    if (look === undefined) {
      const hint = EXPECTED;
      const message = `${JSON.stringify(mark)} on ${cellName(board, cell)} is nothing that lies on a board`;
      faults.push({ message, at: cellName(board, cell), hint });
    } else if ((look === NOT_A_SQUARE) !== (board.emptyBoard[cell] === NOT_A_SQUARE))
      reportMisplaced(board, cell, look, faults, notes);
    else cells[cell] = look;
  }
  if (others.size)
    notes.push(`read as ${SQUARE_MARKS.slice(0, 3).split('').join(', ')} were other marks: ${[...others].join(' ')}`);
  return cells;
}

function contentsOf(mark: string, others: Set<string>): number | undefined {
  const look = SQUARE_MARKS.indexOf(mark);
  if (look >= 0) return look;
  if (!Object.hasOwn(OTHER_MARKS, mark)) return undefined;
  others.add(mark);
  return OTHER_MARKS[mark];
}

/** Reports a disc where the board has no square, or a square that is missing. */
function reportMisplaced(board: Board, cell: number, look: number, faults: FenFault[], notes: string[]): void {
  const name = cellName(board, cell);
  const isSquare = board.emptyBoard[cell] !== NOT_A_SQUARE;
  if (look === EMPTY) notes.push(`there is no square ${name}: nothing lies there`);
  else
    faults.push({
      message: isSquare ? `${name} is a square of this board` : `there is no square ${name} on this board`,
      at: name,
      hint: isSquare ? EXPECTED : SQUARE_MARKS[NOT_A_SQUARE]!,
    });
}

/**
 * Splits the text into one character per square. Rows may be separated by slashes; numbers then stand for runs of empty
 * squares.
 */
function squaresOf({ cells }: Board, placement: string, notes: string[]): string[] {
  const rows = placement.split('/').filter(Boolean);
  if (rows.length > 1) notes.push('rows were read one after the other');
  if (!/\d/.test(placement)) return [...rows.join('')];
  notes.push('numbers were read as so many empty squares');
  // Runs are cut at one square more than the board has: that is enough to detect too many.
  const tokens = rows.flatMap((row) => row.match(/\d+|\D/gu) ?? []);
  return tokens.flatMap((token) =>
    /\d/.test(token) ? Array<string>(Math.min(Number(token), cells + 1)).fill(SQUARE_MARKS[EMPTY]!) : [token],
  );
}
