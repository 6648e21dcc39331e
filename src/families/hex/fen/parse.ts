import { fail, ok, type Result } from '../../../lib/result.ts';
import {
  type FenReader,
  makeFenReader,
  positionStringError,
  readTurn,
  type TurnSpelling,
} from '../../../play/fen-reader.ts';
import { findMove } from '../../../play/find-move.ts';
import type { FenFault } from '../../../play/rules.ts';
import { type Board, CELL_MARKS, EMPTY, PLAYER_NAMES } from '../engine/board.ts';
import { LinkedHex } from '../engine/linked-position.ts';
import type { PositionParts } from '../engine/position.ts';
import { SWAP_NOTATION } from '../notation/describe.ts';
import { hexNotation } from '../notation.ts';
import { LEFT_MARK, SWAPPED_WORD } from './format.ts';
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
  const words = wordsOf(fen);
  const moves = words.map((word) => word.replace(/^\d+\.+/, '')).filter(Boolean);
  if (moves.length && moves.every((word) => isMove(word))) return playAll(board, moves);
  const { placing, isTurnGiven, reader } = readRows(board, words);
  const { faults, notes } = reader;
  if (!faults.length) judgeSetup(board, placing, isTurnGiven, faults);
  return faults.length ? positionStringError(faults) : ok({ placing, notes });
}

/** Reads a position string without judging the position. It contains whatever could be read. */
export function readUnjudged(board: Board, fen: string): { placing: PositionParts; faults: readonly FenFault[] } {
  const played = parseFen(board, fen);
  if (played.ok) return { placing: played.value.placing, faults: [] };
  const { placing, reader } = readRows(board, wordsOf(fen));
  return { placing, faults: reader.faults };
}

const wordsOf = (fen: string): string[] =>
  fen
    .slice(0, MAX_LENGTH)
    .trim()
    .split(/[\s,]+/);

interface ReadRows {
  readonly placing: PositionParts;
  readonly isTurnGiven: boolean;
  readonly reader: FenReader<Board>;
}

function readRows(board: Board, words: readonly string[]): ReadRows {
  const reader = makeFenReader(board);
  const { faults, notes } = reader;
  const { rows, turn, rest, endsInSlash } = split(words);
  if (endsInSlash) notes.push('the / behind the board was ignored');
  const stones = readStones(board, rows, faults, notes);
  const { swapped, left } = readRest(board, rest, faults);
  const seat = readTurn(reader, turn, turnSpelling(board), seatWithFewestStones(board, left, stones));
  const placing = { stones: stones ?? new Uint8Array(board.cells), turn: seat, swapped, left };
  return { placing, isTurnGiven: turn !== undefined, reader };
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

/** The seat in play with the fewest stones, or the first of these seats if there are several. */
function seatWithFewestStones(board: Board, left: number, stones: Uint8Array = new Uint8Array()): number {
  const counts = board.definition.seats.map((_, seat) =>
    left & (1 << seat) ? Number.POSITIVE_INFINITY : stones.filter((stone) => stone === seat + 1).length,
  );
  return counts.indexOf(Math.min(...counts));
}

/** What the board alone does not show. `left` are the seats that have left the game, as bits. */
interface Rest {
  readonly swapped: boolean;
  readonly left: number;
}

const NOTHING: Rest = { swapped: false, left: 0 };

function readRest(board: Board, rest: readonly string[], faults: FenFault[]): Rest {
  if (!rest.length) return NOTHING;
  const [word] = rest;
  if (rest.length === 1 && word === SWAPPED_WORD) return { swapped: true, left: 0 };
  if (rest.length === 1 && word!.startsWith(LEFT_MARK) && board.seats > 2)
    return { swapped: false, left: readLeft(board, word!.slice(LEFT_MARK.length), faults) };
  faults.push({
    message: `${JSON.stringify(rest.join(' ').slice(0, 40))} behind who is to move means nothing`,
    at: 'swap',
    hint:
      board.seats > 2
        ? `${LEFT_MARK} and the letters of players who have left the game, else nothing`
        : `${SWAPPED_WORD} where players changed colours and nothing was played since, else nothing`,
  });
  return NOTHING;
}

/** Reads the letters of the players who have left the game; at least one player must be left. */
function readLeft(board: Board, letters: string, faults: FenFault[]): number {
  const players = CELL_MARKS.slice(1, 1 + board.seats);
  const seats = [...letters.slice(0, MAX_LENGTH)].map((letter) => players.indexOf(letter));
  const isSound = seats.length > 0 && seats.length < board.seats && !seats.includes(-1);
  if (isSound && new Set(seats).size === seats.length) return seats.reduce((bits, seat) => bits | (1 << seat), 0);
  faults.push({
    message: `${JSON.stringify((LEFT_MARK + letters).slice(0, 40))} must list different players of ${[...players].join(', ')}, fewer than all`,
    at: 'left',
    hint: `${LEFT_MARK}R where Red has left the game`,
  });
  return 0;
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
