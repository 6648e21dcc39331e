import { makeEditor } from '../../play/editor/make-editor.ts';
import type { PositionEditor } from '../../play/editor/position-editor.ts';
import type { HexDefinition } from './definition.ts';
import { CELL_MARKS, compileBoard, EMPTY, PLAYER_NAMES, pieceWord } from './engine/board.ts';
import { LinkedHex } from './engine/linked-position.ts';
import type { PositionParts } from './engine/position.ts';
import { formatFen } from './fen/format.ts';
import { readUnjudged } from './fen/parse.ts';

/** Edits positions of Hex and other games of connection. */
export function hexEditor(definition: HexDefinition): PositionEditor {
  const board = compileBoard(definition);
  const palette = definition.seats.map((_, seat) => ({
    id: CELL_MARKS[seat + 1]!,
    name: `${PLAYER_NAMES[seat]!.toLowerCase()} ${pieceWord(board)}`,
    seat,
  }));
  return makeEditor<PositionParts, LinkedHex>({
    palette,
    read(fen) {
      const { placing, faults } = readUnjudged(board, fen);
      return { setup: placing, faults };
    },
    makePosition: (placing) => new LinkedHex(board, placing),
    format: formatFen,
    itemAt: ({ stones }, cell) => palette[(stones[cell] ?? EMPTY) - 1]?.id,
    place(placing, cell, id) {
      const { stones } = placing;
      if (cell < board.cells) stones[cell] = id === undefined ? EMPTY : CELL_MARKS.indexOf(id);
      // A swap is only said right after it.
      return { ...placing, swapped: false };
    },
    setTurn: (placing, turn) => ({ ...placing, turn, swapped: false }),
    clear: ({ turn }) => ({ stones: new Uint8Array(board.cells), turn, swapped: false }),
  }).editor;
}
