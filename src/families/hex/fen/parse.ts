import { fail, ok, type Result } from '../../../lib/result.ts';
import { makeFenReader, positionStringError, readTurn, type TurnSpelling } from '../../../play/fen-reader.ts';
import { findMove } from '../../../play/find-move.ts';
import type { FenFault } from '../../../play/rules.ts';
import { type Board, CELL_MARKS, EMPTY, PLAYER_NAMES } from '../engine/board.ts';
import { LinkedHex } from '../engine/linked-position.ts';
import type { PositionParts } from '../engine/position.ts';
import { SWAP_NOTATION } from '../notation/describe.ts';
import { hexNotation } from '../notation.ts';
import { SWAPPED_WORD } from './format.ts';
import { judgeSetup } from './judge.ts';

/** A position read from a string. */
export interface ParsedPosition {
  readonly placing: PositionParts;
  readonly notes: readonly string[];
}

/** Maximum length of a position string. The rest is ignored. */
const MAX_LENGTH = 4000;

/** Meaning of other marks that are also accepted, including those of OpenSpiel. */
const OTHER_MARKS: Readonly<Record<string, string>> = {
  ...{ r: 'R', X: 'R', x: 'R', '1': 'R' },
  ...{ b: 'B', O: 'B', o: 'B', '2': 'B' },
  ...{ w: 'W', '3': 'W' },
  ...{ '-': '.', _: '.', '+': '.' },
};

const WORDS: Readonly<Record<string, string>> = { red: 'R', black: 'B', blue: 'B', white: 'W' };

function turnSpelling({ seats }: Board): TurnSpelling {
  const letters = [...CELL_MARKS.slice(1, 1 + seats)];
  return { letters, names: PLAYER_NAMES, others: { ...OTHER_MARKS, ...WORDS }, hint: `one of ${letters.join(', ')}` };
}

/**
 * Parses rows from the top, or the moves of a game. Returns all faults together, or the position with notes on what was
 * read leniently.
 */
export function parseFen(board: Board, fen: string): Result<ParsedPosition, readonly FenFault[]> {
  const words = fen
    .slice(0, MAX_LENGTH)
    .trim()
    .split(/[\s,]+/);
  const moves = words.map((word) => word.replace(/^\d+\.+/, '')).filter(Boolean);
  if (moves.length && moves.every((word) => isMove(word))) return playAll(board, moves);
  const reader = makeFenReader(board);
  const { faults, notes } = reader;
  const { rows, turn, rest, endsInSlash } = split(words);
  if (endsInSlash) notes.push('the / behind the board was ignored');
  const stones = readStones(board, rows, faults, notes);
  const seat = readTurn(reader, turn, turnSpelling(board), seatWithFewestStones(board, stones));
  const swapped = readSwapped(rest, faults);
  // Skip if parsing failed: unreadable stones would also be reported as missing.
  if (stones && !faults.length) judgeSetup(board, { stones, turn: seat, swapped }, turn !== undefined, faults);
  if (faults.length || !stones) return positionStringError(faults);
  return ok({ placing: { stones, turn: seat, swapped }, notes });
}

const isMove = (word: string): boolean => /^([a-z]\d{1,2}|swap)$/i.test(word);

/** Plays the moves from the empty board. */
function playAll(board: Board, words: readonly string[]): Result<ParsedPosition, readonly FenFault[]> {
  const position = new LinkedHex(board, { stones: new Uint8Array(board.cells), turn: 0, swapped: false });
  for (const [index, notation] of words.entries()) {
    const at = `move ${index + 1}`;
    const found = findMove(hexNotation, position, { notation });
    if (!found.ok) return fail([{ message: `${at}, ${notation}: ${found.error.message}`, at, hint: hintOf(notation) }]);
    position.play(found.value);
  }
  const { turn, swapped, stones } = position;
  return ok({ placing: { stones: stones.slice(0, board.cells), turn, swapped }, notes: [] });
}

const hintOf = (notation: string): string =>
  notation.toLowerCase() === SWAP_NOTATION
    ? 'a swap answers the first move'
    : 'moves are told by their cells, each an empty one';

interface Parts {
  readonly rows: readonly string[];
  readonly turn: string | undefined;
  readonly rest: readonly string[];
  /** Whether a `/` stands behind the last row. */
  readonly endsInSlash: boolean;
}

/**
 * Splits the words of a position string into rows, player to move and the rest. The player to move is a word, or a
 * single letter that cannot be a row.
 */
function split(words: readonly string[]): Parts {
  const isTurn = (word: string) => word.length === 1 || Object.hasOwn(WORDS, word.toLowerCase());
  const slashed = words.some((word) => word.includes('/'));
  const at = slashed
    ? words.findIndex((word, index) => index > 0 && !word.includes('/'))
    : words.findIndex((word, index) => index > 0 && index >= words.length - 2 && isTurn(word));
  const end = at < 0 ? words.length : at;
  return {
    rows: words
      .slice(0, end)
      .flatMap((word) => word.split('/'))
      .filter(Boolean),
    turn: words[end],
    rest: words.slice(end + 1),
    endsInSlash: words[end - 1]?.endsWith('/') === true,
  };
}

/** The seat with the fewest stones, or the first of these seats if there are several. */
function seatWithFewestStones(board: Board, stones: Uint8Array = new Uint8Array()): number {
  const counts = board.definition.seats.map((_, seat) => stones.filter((stone) => stone === seat + 1).length);
  return counts.indexOf(Math.min(...counts));
}

function readSwapped(rest: readonly string[], faults: FenFault[]): boolean {
  if (!rest.length) return false;
  const [word] = rest;
  if (rest.length === 1 && word === SWAPPED_WORD) return true;
  faults.push({
    message: `${JSON.stringify(rest.join(' ').slice(0, 40))} behind who is to move means nothing`,
    at: 'swap',
    hint: `${SWAPPED_WORD} where players changed colours and nothing was played since, else nothing`,
  });
  return false;
}

/** Reads the stones by cell; undefined if the rows do not match the board. */
function readStones(
  board: Board,
  rows: readonly string[],
  faults: FenFault[],
  notes: string[],
): Uint8Array | undefined {
  const given = rows.map((row) => [...row]);
  if (!hasMatchingRows(board, given, faults)) return undefined;
  const others = new Set<string>();
  const stones = new Uint8Array(board.cells);
  const known = CELL_MARKS.slice(0, 1 + board.seats);
  for (const [row, marks] of given.entries()) {
    for (const [index, mark] of marks.entries()) {
      const cell = board.rows[row]![index]!;
      const read = known.includes(mark) ? mark : (OTHER_MARKS[mark] ?? '');
      if (read === '' || !known.includes(read)) {
        const name = board.names[cell]!;
        faults.push({
          message: `${JSON.stringify(mark)} on ${name} is nothing that lies on a board`,
          at: name,
          hint: hintOfMarks(known),
        });
        continue;
      }
      if (read !== mark) others.add(mark);
      stones[cell] = CELL_MARKS.indexOf(read);
    }
  }
  if (others.size) notes.push(`read as ${[...known].join(', ')} were other marks: ${[...others].join(' ')}`);
  return stones;
}

const hintOfMarks = (known: string): string =>
  `${known[EMPTY]} for an empty cell, ${[...known.slice(1)].join(', ')} for the stones of the players`;

function hasMatchingRows(board: Board, given: readonly (readonly string[])[], faults: FenFault[]): boolean {
  const { rows } = board;
  if (given.length !== rows.length) {
    faults.push({
      message: `the board has ${rows.length} rows, the string tells of ${given.length}`,
      at: 'board',
      hint: 'rows from above with / between them, or the moves of a game',
    });
    return false;
  }
  const wrong = given.flatMap((marks, row) => (marks.length === rows[row]!.length ? [] : [row]));
  for (const row of wrong)
    faults.push({
      message: `row ${row + 1} has ${rows[row]!.length} cells, the string tells of ${given[row]!.length}`,
      at: `row ${row + 1}`,
    });
  return wrong.length === 0;
}
