import { ok } from '../../lib/result.ts';
import type { Rules } from '../../play/rules.ts';
import { mancalaAi } from './ai/ai.ts';
import type { MancalaDefinition } from './definition.ts';
import { type Board, compileBoard } from './engine/board.ts';
import { enginesFor, type MancalaEngine } from './engine/engines.ts';
import { parseFen } from './fen/parse.ts';
import { mancalaNotation } from './notation.ts';

/** Compiles the rules of a definition. Uses the given engine if it can play them, otherwise the fastest that can. */
export function mancalaRules(definition: MancalaDefinition, engine?: MancalaEngine): Rules {
  const boards = new Map<number, Board>();
  const boardOf = (row: number): Board => {
    const existing = boards.get(row) ?? compileBoard(definition, row);
    boards.set(row, existing);
    return existing;
  };
  const board = boardOf(definition.board.pits);
  const makePosition = (on: Board, state: ArrayLike<number>, past?: readonly string[]) =>
    new (engine?.plays(on) ? engine : enginesFor(on)[0]!)(on, state, past);
  return {
    seats: definition.seats,
    notation: mancalaNotation,
    ai: mancalaAi(definition),
    start: () => makePosition(board, board.start),
    parse(fen, past) {
      const read = parseFen(definition, boardOf, fen);
      if (!read.ok) return read;
      const { notes, unreachable } = read.value;
      return ok({ position: makePosition(read.value.board, read.value.state, past), notes, unreachable });
    },
  };
}
