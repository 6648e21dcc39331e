import { joinNames } from '../../../lib/nearest.ts';
import type { FenReader } from '../../../play/fen-reader.ts';
import type { FenFault } from '../../../play/rules.ts';
import { BLACK, type Board, cellName, EMPTY, NOT_A_SQUARE, WHITE } from '../engine/board.ts';

/**
 * Reports impossible positions as faults, and positions that can be played but never arise in a game as unreachable.
 */
export function judgeSetup({ board, faults, unreachable }: FenReader<Board>, cells: Uint8Array, turn: number): void {
  const { definition, centre } = board;
  const empty = centre.filter((cell) => cells[cell] === EMPTY);
  if (empty.length && definition.rules.placesCentre) judgePlacing(board, cells, turn, faults);
  else if (empty.length) {
    const names = joinNames(
      empty.map((cell) => cellName(board, cell)),
      'and',
    );
    const message = `no game leaves ${names} empty`;
    unreachable.push({ message, at: 'board', hint: 'the squares in the middle are filled from the start' });
  } else {
    judgeStart(board, cells, turn, unreachable);
    judgeApart(board, cells, unreachable);
  }
}

/** Checks positions with the discs of the start alone: none has been flipped. */
function judgeStart(board: Board, cells: Uint8Array, turn: number, unreachable: FenFault[]): void {
  const { definition, start } = board;
  const isDisc = (look: number): boolean => look === BLACK || look === WHITE;
  if (definition.rules.placesCentre || cells.some((look, cell) => isDisc(look) && !isDisc(start[cell]!))) return;
  const isStart = turn === 0 && cells.every((look, cell) => look === start[cell]);
  if (!isStart)
    unreachable.push({
      message: 'only the squares in the middle have discs, but not as at the start with Black to move',
      at: 'board',
      hint: 'each move adds a disc',
    });
}

/** Checks that all discs are joined to the middle: each was put beside another one. */
function judgeApart(board: Board, cells: Uint8Array, unreachable: FenFault[]): void {
  const isDisc = (cell: number): boolean => cells[cell] === BLACK || cells[cell] === WHITE;
  const joined = new Set(board.centre);
  for (const cell of joined) for (const near of neighboursOf(board, cell)) if (isDisc(near)) joined.add(near);
  const apart = [...cells.keys()].find((cell) => isDisc(cell) && !joined.has(cell));
  if (apart === undefined) return;
  const name = cellName(board, apart);
  const message = `the disc on ${name} is not joined to the middle`;
  unreachable.push({ message, at: name, hint: 'each disc is put beside another one' });
}

/** The cells around a cell, diagonal ones included. */
function neighboursOf({ files, ranks }: Board, cell: number): number[] {
  const [file, rank] = [cell % files, Math.floor(cell / files)];
  const near = (at: number, end: number) => [at - 1, at, at + 1].filter((one) => one >= 0 && one < end);
  return near(rank, ranks).flatMap((y) => near(file, files).map((x) => y * files + x));
}

/** Checks positions in which the centre is still being filled: other squares are empty, and players take turns. */
function judgePlacing(board: Board, cells: Uint8Array, turn: number, faults: FenFault[]): void {
  for (const [cell, look] of cells.entries()) {
    if (look === EMPTY || look === NOT_A_SQUARE || board.centre.includes(cell)) continue;
    const name = cellName(board, cell);
    const message = `a disc lies on ${name} while squares in the middle are empty: they are filled first`;
    faults.push({ message, at: name, hint: 'fill the middle, or take the disc away' });
  }
  const count = (disc: number) => board.centre.filter((cell) => cells[cell] === disc).length;
  const [black, white] = [count(BLACK), count(WHITE)];
  // A swap takes one disc from Black and gives one to White.
  const { swap } = board.definition.rules;
  if (black - white === turn || (swap && black + white > 0 && black - white === turn - 1)) return;
  faults.push({
    message: `${black} black and ${white} white discs are in the middle, and ${turn ? 'White' : 'Black'} is to move: the players put one each in turn`,
    at: 'turn',
    hint: 'as many discs of both colours when X is to move, one black disc more when O is',
  });
}
