import { makeEditor } from '../../play/editor/make-editor.ts';
import type { PositionEditor } from '../../play/editor/position-editor.ts';
import type { MancalaDefinition } from './definition.ts';
import { type Board, compileBoard, NYUMBA_NUMBER } from './engine/board.ts';
import { enginesFor } from './engine/engines.ts';
import { hasStores } from './engine/stores.ts';
import { formatFen } from './fen/format.ts';
import { readState } from './fen/parse.ts';

interface Setup {
  readonly board: Board;
  readonly state: Int32Array;
}

/** Edits positions of mancala. Stores, and hands where seeds begin there, are cells after the pits. */
export function mancalaEditor(definition: MancalaDefinition): PositionEditor {
  const { seeds } = compileBoard(definition);
  const palette = Array.from({ length: seeds }, (_, index) => {
    const count = index + 1;
    return { id: String(count), name: count === 1 ? '1 seed' : `${count} seeds` };
  });
  return makeEditor<Setup, InstanceType<ReturnType<typeof enginesFor>[0]>>({
    palette,
    hasCounts: true,
    read(fen) {
      const { state, reader } = readState(definition, (row) => compileBoard(definition, row), fen);
      return { setup: { board: reader.board, state }, faults: reader.faults };
    },
    makePosition: ({ board, state }) => new (enginesFor(board)[0]!)(board, state),
    format: formatFen,
    itemAt: ({ board, state }, cell) => (cell < board.turnAt && state[cell] ? String(state[cell]) : undefined),
    place(setup, cell, id) {
      const { board, state } = setup;
      if (cell >= board.pits + (hasStores(board) ? 2 : 0)) return setup;
      state[cell] = Number(id ?? 0);
      resetMarks(board, state, cell);
      return setup;
    },
    setTurn({ board, state }, seat) {
      state[board.turnAt] = seat;
      state[board.endlessAt] = 0;
      return { board, state };
    },
    clear({ board, state }) {
      const cleared = new Int32Array(board.cells);
      cleared[board.turnAt] = state[board.turnAt]!;
      return { board, state: cleared };
    },
  }).editor;
}

/**
 * Resets marks that a change of a cell makes wrong: what the last sowing did, tuzdiks with seeds in them, and owners of
 * an empty nyumba. A nyumba that was filled is owned.
 */
function resetMarks({ definition, half, marksAt, endlessAt }: Board, state: Int32Array, cell: number): void {
  const { capture, circuit } = definition.rules;
  state[endlessAt] = 0;
  if (definition.end.bothEnds) state[marksAt] = 0;
  for (const seat of [0, 1]) {
    if (capture.tuzdik && state[cell] && state[marksAt + seat] === cell + 1) state[marksAt + seat] = 0;
    if (circuit === 'front-rows' && cell === seat * half + NYUMBA_NUMBER - 1)
      state[marksAt + seat] = Number(state[cell]! > 0);
  }
}
