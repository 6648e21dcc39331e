import { makeEditor } from '../../play/editor/make-editor.ts';
import type { PaletteItem, PositionEditor } from '../../play/editor/position-editor.ts';
import type { ReversiDefinition } from './definition.ts';
import { BLACK, compileBoard, EMPTY, NOT_A_SQUARE, SQUARE_MARKS, WHITE } from './engine/board.ts';
import { formatFen } from './fen/format.ts';
import { readCellsAndTurn } from './fen/parse.ts';
import { enginesFor } from './rules.ts';

interface Setup {
  readonly cells: Uint8Array;
  readonly turn: number;
}

const palette: readonly PaletteItem[] = [
  { id: SQUARE_MARKS[BLACK]!, name: 'black disc', seat: 0 },
  { id: SQUARE_MARKS[WHITE]!, name: 'white disc', seat: 1 },
];

/** Edits positions of Reversi. */
export function reversiEditor(definition: ReversiDefinition): PositionEditor {
  const board = compileBoard(definition);
  const Position = enginesFor(board)[0]!;
  const empty = () => board.emptyBoard.slice();
  return makeEditor<Setup, InstanceType<typeof Position>>({
    palette,
    read(fen) {
      const { cells = empty(), turn, reader } = readCellsAndTurn(board, fen);
      return { setup: { cells, turn }, faults: reader.faults };
    },
    makePosition: ({ cells, turn }) => new Position(board, cells, turn),
    format: formatFen,
    itemAt: ({ cells }, cell) => palette[(cells[cell] ?? EMPTY) - 1]?.id,
    place(setup, cell, id) {
      const isSquare = board.emptyBoard[cell] !== NOT_A_SQUARE;
      if (isSquare) setup.cells[cell] = id === undefined ? EMPTY : SQUARE_MARKS.indexOf(id);
      return setup;
    },
    setTurn: (setup, turn) => ({ ...setup, turn }),
    clear: ({ turn }) => ({ cells: empty(), turn }),
  }).editor;
}
