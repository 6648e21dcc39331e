import { makeEditor } from '../../play/editor/make-editor.ts';
import type { PaletteItem, PositionEditor } from '../../play/editor/position-editor.ts';
import type { GoDefinition } from './definition.ts';
import { colorOf, compileBoard, EMPTY } from './engine/board.ts';
import { NONE, type PositionParts } from './engine/stone-position.ts';
import { formatFen, STONE_MARKS } from './fen/format.ts';
import { readParts } from './fen/parse.ts';
import { makeGoPosition } from './rules.ts';

const palette: readonly PaletteItem[] = ['black', 'white'].map((color, seat) => ({
  id: STONE_MARKS[colorOf(seat)]!,
  name: `${color} stone`,
  seat,
}));

/** Forgets what the last moves were: it is not true of another board or another player to move. */
const forgetMoves = (placing: PositionParts): PositionParts => ({ ...placing, ko: NONE, passes: 0, listed: undefined });

/** Edits positions of Go and of games in which stones make rows. */
export function goEditor(definition: GoDefinition): PositionEditor {
  const board = compileBoard(definition);
  return makeEditor({
    palette,
    read(fen) {
      const { placing, reader } = readParts(board, fen);
      return { setup: placing, faults: reader.faults };
    },
    makePosition: (placing: PositionParts) => makeGoPosition(board, placing),
    format: formatFen,
    itemAt: ({ colors }, point) => palette[(colors[point] ?? EMPTY) - 1]?.id,
    place(placing, point, id) {
      if (point < board.points) placing.colors[point] = id === undefined ? EMPTY : STONE_MARKS.indexOf(id);
      return forgetMoves(placing);
    },
    setTurn: (placing, turn) => ({ ...forgetMoves(placing), turn }),
    clear: ({ turn }) => ({ ...forgetMoves(readParts(board, '').placing), turn }),
  }).editor;
}
