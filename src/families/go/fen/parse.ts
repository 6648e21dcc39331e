import { ok, type Result } from '../../../lib/result.ts';
import {
  type FenReader,
  makeFenReader,
  positionStringError,
  readTurn,
  type TurnSpelling,
} from '../../../play/fen-reader.ts';
import type { FenFault } from '../../../play/rules.ts';
import { BLACK, type Board, EMPTY, parseVertex, vertexOf, WHITE } from '../engine/board.ts';
import { NONE, type PositionParts } from '../engine/stone-position.ts';
import { flags } from '../flags.ts';
import { SCORED_WORD, TURN_LETTERS } from './format.ts';
import { judgePosition } from './judge.ts';

/** A position read from a string. */
export interface ParsedPosition {
  readonly placing: PositionParts;
  /** Points of the stones written in small letters, which mark dead stones. */
  readonly small: readonly number[];
  readonly notes: readonly string[];
  readonly unreachable: readonly FenFault[];
}

/** Meaning of each mark in a position string. Small letters are dead stones. */
const STONES: Readonly<Record<string, number>> = { X: BLACK, O: WHITE, x: BLACK, o: WHITE, '.': EMPTY };

/** Meaning of other marks that are also accepted. */
const OTHER_MARKS: Readonly<Record<string, number>> = {
  ...{ B: BLACK, b: BLACK, '#': BLACK, '●': BLACK, '@': BLACK },
  ...{ W: WHITE, w: WHITE, '○': WHITE },
  ...{ '-': EMPTY, _: EMPTY, '+': EMPTY },
};

const TURN: TurnSpelling = {
  letters: [...TURN_LETTERS],
  names: ['Black', 'White'],
  others: { b: 'B', black: 'B', x: 'B', w: 'W', white: 'W', o: 'W' },
  hint: 'B or W',
};

/** Side length of the largest board. */
const MAX_SIDE = 25;

const EXPECTED = 'X for a black stone, O for a white one, numbers for so many empty points';

/** Parses a position string. Returns all its faults together, or the position with notes on what was read leniently. */
export function parseFen(board: Board, fen: string): Result<ParsedPosition, readonly FenFault[]> {
  const { placing, small, reader } = readParts(board, fen);
  if (!reader.faults.length) judgePosition(reader, placing);
  if (reader.faults.length) return positionStringError(reader.faults);
  return ok({ placing, small, notes: reader.notes, unreachable: reader.unreachable });
}

/** What a position string says, as far as it can be read. */
interface ReadParts extends Pick<ParsedPosition, 'placing' | 'small'> {
  readonly reader: FenReader<Board>;
}

/** Reads a position string without judging it. */
export function readParts(board: Board, fen: string): ReadParts {
  const reader = makeFenReader(board);
  const [rows = '', turn, ko, black, white, passes, ...rest] = fen.trim().split(/\s+/);
  const small: number[] = [];
  const colors = readRows(reader, rows, small);
  const seat = readTurn(reader, turn, TURN, board.first);
  const end = readPasses(reader, passes);
  if (rest.length)
    reader.faults.push({ message: `nothing follows the passes, found ${quote(rest.join(' '))}`, at: 'end' });
  const placing: PositionParts = {
    colors: colors ?? new Uint8Array(board.points),
    turn: seat,
    ko: readKo(reader, ko),
    prisoners: [readCount(reader, 'stones taken by Black', black), readCount(reader, 'stones taken by White', white)],
    passes: end.passes,
    listed: end.isScored ? small : undefined,
  };
  if (small.length && !end.isScored) noteSmall(reader, end.passes);
  return { placing, small, reader };
}

/**
 * Adds a note if small letters were read as capitals. They mean dead stones only together with a list of dead stones.
 */
function noteSmall({ board, notes }: FenReader<Board>, passes: number): void {
  const { end } = board.definition;
  if (passes < end.passes)
    notes.push('small letters are dead stones of a game that is over: they were read as large ones');
  else if (end.dead === 'stay')
    notes.push(
      `small letters are dead stones that a player listed, with ${SCORED_WORD} for the passes: they were read as large ones`,
    );
}

const quote = (text: string): string => JSON.stringify(text.slice(0, 40));

function readRows({ board, faults, notes }: FenReader<Board>, text: string, small: number[]): Uint8Array | undefined {
  const { files, ranks } = board;
  const rows = text.split('/');
  if (rows.length !== ranks) {
    const message = `the board has ${ranks} rows, the string tells of ${rows.length}`;
    const size = `${rows.length}x${marksOf(rows[0]!, MAX_SIDE).length}`;
    const other = Object.hasOwn(flags, size) ? `; such a board has the flag ${size}` : '';
    const hint = `${ranks} rows of ${files} points from above, divided by /${other}`;
    faults.push({ message, at: 'board', hint });
    return undefined;
  }
  const colors = new Uint8Array(board.points);
  const others = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const rank = ranks - 1 - index;
    const marks = marksOf(row, files);
    if (marks.length !== files) {
      const message = `row ${rank + 1} has ${marks.length > files ? 'more than ' : ''}${Math.min(marks.length, files)} points`;
      faults.push({ message, at: `row ${rank + 1}`, hint: `${files} points: ${EXPECTED}` });
      continue;
    }
    for (const [file, mark] of marks.entries()) {
      const point = rank * files + file;
      const color = colorOfMark(mark, others);
      const name = vertexOf(board, point);
      if (color === undefined)
        faults.push({ message: `${quote(mark)} on ${name} is no stone`, at: name, hint: EXPECTED });
      else colors[point] = color;
      if (mark === 'x' || mark === 'o') small.push(point);
    }
  }
  if (others.size) notes.push(`read as X, O and empty points were other marks: ${[...others].join(' ')}`);
  return colors;
}

/**
 * The marks of a row, one per point. A long run of empty points is cut to one more than the row has, which still shows
 * that it is too long.
 */
const marksOf = (row: string, files: number): string[] =>
  (row.slice(0, 200).match(/\d+|\D/gu) ?? []).flatMap((token) =>
    /\d/.test(token) ? Array<string>(Math.min(Number(token), files + 1)).fill('.') : [token],
  );

function colorOfMark(mark: string, others: Set<string>): number | undefined {
  if (Object.hasOwn(STONES, mark)) return STONES[mark];
  if (!Object.hasOwn(OTHER_MARKS, mark)) return undefined;
  others.add(mark);
  return OTHER_MARKS[mark];
}

function readKo({ board, faults }: FenReader<Board>, text: string | undefined): number {
  if (text === undefined || text === '-') return NONE;
  const point = parseVertex(board, text);
  if (point !== undefined) return point;
  faults.push({ message: `${quote(text)} is no point of this board`, at: 'ko', hint: 'a point such as D4, or -' });
  return NONE;
}

function readCount({ faults, notes }: FenReader<Board>, what: string, text: string | undefined): number {
  if (text === undefined) {
    notes.push(`${what} were not said: there are none`);
    return 0;
  }
  if (/^\d{1,4}$/.test(text)) return Number(text);
  faults.push({ message: `${what} cannot be ${quote(text)}`, at: what, hint: 'a number' });
  return 0;
}

function readPasses(
  { board, faults }: FenReader<Board>,
  text: string | undefined,
): { readonly passes: number; readonly isScored: boolean } {
  const { end, rules } = board.definition;
  if (text === undefined) return { passes: 0, isScored: false };
  if (text === SCORED_WORD && end.listed && end.scoring !== 'nothing') return { passes: end.passes, isScored: true };
  const most = rules.pass ? (end.lastPass === 'anyone' ? end.passes : end.passes + 1) : 0;
  if (/^\d$/.test(text) && Number(text) <= most) return { passes: Number(text), isScored: false };
  const hint = most === 0 ? '0: nobody passes' : `a number from 0 to ${most}`;
  faults.push({ message: `there cannot be ${quote(text)} passes in a row`, at: 'passes', hint });
  return { passes: 0, isScored: false };
}
