import { joinNames } from '../../../lib/nearest.ts';
import type { FenFault } from '../../../play/rules.ts';
import { BLACK, type Board, cellName, EMPTY, NOT_A_SQUARE, WHITE } from '../engine/board.ts';

/** Reports impossible positions as faults, and positions that can be played but never arise in a game as notes. */
export function judgeSetup(board: Board, cells: Uint8Array, turn: number, faults: FenFault[], notes: string[]): void {
  const { definition, centre } = board;
  const empty = centre.filter((cell) => cells[cell] === EMPTY);
  if (!empty.length) return;
  if (definition.rules.placesCentre) judgePlacing(board, cells, turn, faults);
  else {
    const names = joinNames(
      empty.map((cell) => cellName(board, cell)),
      'and',
    );
    notes.push(`no game leaves ${names} empty: the squares in the middle are filled from the start`);
  }
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
