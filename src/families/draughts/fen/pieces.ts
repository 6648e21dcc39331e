import { joinNames } from '../../../lib/nearest.ts';
import type { FenReader } from '../../../play/fen-reader.ts';
import { type Board, MAX_TOWER_HEIGHT } from '../engine/board.ts';
import { kingCode, manCode } from '../engine/pieces.ts';
import { readSquare, squareNumber } from '../engine/squares.ts';

const SIDES = ['W', 'B'];

/** The pieces read from a position string: those on the squares, and the pieces below the tops of towers. */
export interface ReadPieces {
  readonly cells: Uint8Array;
  readonly prisoners: Map<number, readonly number[]>;
}

/** Reads the lists of both sides' pieces: square numbers, ranges of numbers, or names of squares; K marks kings. */
export function readPieces(board: Board, lists: readonly string[], reader: FenReader<Board>): ReadPieces {
  const pieces: ReadPieces = { cells: new Uint8Array(board.squares), prisoners: new Map() };
  for (const [side, letter] of SIDES.entries()) {
    const ownLists = lists.filter((list) => list[0]!.toUpperCase() === letter);
    if (ownLists.length > 1)
      reader.faults.push({
        message: `two lists of pieces begin with ${letter}`,
        at: letter,
        hint: 'put them together',
      });
    if (ownLists.length === 0)
      reader.faults.push({
        message: `there is no list of ${letter === 'W' ? 'white' : 'black'} pieces`,
        at: letter,
        hint: `write :${letter} even where it is empty`,
      });
    for (const list of ownLists) {
      if (list[0] !== letter) reader.notes.push(`${list[0]} was read as ${letter}`);
      for (const word of list.slice(1).split(',')) if (word !== '') readWord(board, word, side, pieces, reader);
    }
  }
  return pieces;
}

const WORD = /^(K?)(\d{1,3}|[a-z]\d{1,2})(?:-(\d{1,3}|[a-z]\d{1,2}))?(?:\(([wb]{1,40})\))?$/i;

function readWord(
  board: Board,
  word: string,
  side: number,
  pieces: ReadPieces,
  { faults, notes }: FenReader<Board>,
): void {
  const match = WORD.exec(word);
  const shown = JSON.stringify(word.slice(0, 20));
  if (!match) {
    faults.push({
      message: `${shown} is no piece`,
      at: word.slice(0, 20),
      hint: 'a square such as 21, or K21 for a king',
    });
    return;
  }
  const [, king, first, last = first, under] = match;
  const ends = [first!, last!].map((name) => readSquare(board, name));
  const unknownName = [first!, last!].find((_, index) => ends[index] === undefined);
  if (unknownName !== undefined) {
    faults.push({
      message: `${unknownName} is no square that is played on`,
      at: unknownName,
      hint: `squares are 1 to ${board.squares}`,
    });
    return;
  }
  if (king === 'k') notes.push(`${shown} was read as a king`);
  const [from, to] = ends as [number, number];
  if (to < from) {
    faults.push({ message: `${shown} runs backwards`, at: word, hint: `${last}-${first}` });
    return;
  }
  for (let square = from; square <= to; square++) {
    if (pieces.cells[square]) {
      const at = String(squareNumber(square));
      faults.push({ message: `there are two pieces on ${at}`, at, hint: 'a square holds one piece' });
      continue;
    }
    pieces.cells[square] = king ? kingCode(side) : manCode(side);
    if (under) readTower(board, square, under, pieces, faults);
  }
}

/** Reads the pieces below the top of a tower, from above. */
function readTower(
  board: Board,
  square: number,
  letters: string,
  { prisoners }: ReadPieces,
  faults: FenReader<Board>['faults'],
): void {
  const at = String(squareNumber(square));
  if (board.definition.capture.prisoners !== 'carried') {
    faults.push({ message: `there is a tower on ${at}`, at, hint: 'captured pieces leave the board in this game' });
    return;
  }
  if (letters.length > MAX_TOWER_HEIGHT - 1) {
    faults.push({ message: `the tower on ${at} is higher than ${MAX_TOWER_HEIGHT}`, at });
    return;
  }
  const codes = { w: manCode(0), b: manCode(1), W: kingCode(0), B: kingCode(1) };
  prisoners.set(
    square,
    [...letters].map((letter) => codes[letter as keyof typeof codes]),
  );
}

/** Lists squares in words: "4 and 5". */
export const formatSquareList = (squares: readonly number[]): string =>
  joinNames(
    squares.map((square) => String(squareNumber(square))),
    'and',
  );
