import { makeEditor } from '../../play/editor/make-editor.ts';
import type { PositionEditor } from '../../play/editor/position-editor.ts';
import type { DraughtsDefinition } from './definition.ts';
import { type Board, compileBoard } from './engine/board.ts';
import { kingCode, manCode } from './engine/pieces.ts';
import { DraughtsPosition } from './engine/position.ts';
import type { DraughtsSetup } from './engine/setup.ts';
import { formatFen } from './fen/format.ts';
import { readSetup } from './fen/parse.ts';

const SIDES = ['white', 'black'];

/** Edits positions of draughts. A piece that is put on a tower takes the place of the whole tower. */
export function draughtsEditor(definition: DraughtsDefinition): PositionEditor {
  const board = compileBoard(definition);
  const palette = paletteOf(board);
  return makeEditor({
    palette,
    read(fen) {
      const { setup, reader } = readSetup(board, fen);
      return { setup, faults: reader.faults };
    },
    makePosition: (setup: DraughtsSetup) => new DraughtsPosition(board, setup),
    format: formatFen,
    itemAt({ cells }, cell) {
      const code = cells[board.squareAt[cell]!] ?? 0;
      return code ? String(code) : undefined;
    },
    place(setup, cell, id) {
      const square = board.squareAt[cell];
      if (square === undefined || square === board.squares) return setup;
      setup.cells[square] = Number(id ?? 0);
      const prisoners = new Map([...(setup.prisoners ?? [])].filter(([at]) => at !== square));
      return { ...setup, ...noCounts(board), prisoners };
    },
    setTurn: (setup, seat) => ({ ...setup, side: seat ^ board.firstSide }),
    clear: ({ side }) => ({ ...noCounts(board), cells: new Uint8Array(board.squares), side, quiet: 0, fullmove: 1 }),
  }).editor;
}

/** Men and kings of each seat, by code. */
const paletteOf = ({ firstSide }: Board) =>
  [0, 1].flatMap((seat) => {
    const side = seat ^ firstSide;
    return [
      { id: String(manCode(side)), name: `${SIDES[side]} man`, seat },
      { id: String(kingCode(side)), name: `${SIDES[side]} king`, seat },
    ];
  });

/** Counts of what a changed board can no longer have counted: plies of an ending, moves of the same king. */
const noCounts = ({ squares }: Board): Pick<DraughtsSetup, 'ending' | 'kingRuns'> => {
  const none = { moves: 0, square: squares };
  return { ending: 0, kingRuns: [none, none] };
};
