import { ok } from '../../lib/result.ts';
import type { Rules } from '../../play/rules.ts';
import { reversiAi } from './ai/ai.ts';
import type { ReversiDefinition } from './definition.ts';
import { BitboardReversi, is8x8 } from './engine/bitboard-position.ts';
import { type Board, compileBoard } from './engine/board.ts';
import { PlainReversi } from './engine/plain-position.ts';
import type { ReversiPosition } from './engine/position.ts';
import { parseFen } from './fen/parse.ts';
import { reversiNotation } from './notation.ts';

/** A class of positions, which serves as an engine. */
export type PositionClass = new (board: Board, cells: Uint8Array, turn: number) => ReversiPosition;

/** The engines that can play on a board, fastest first. */
export const enginesFor = (board: Board): PositionClass[] =>
  is8x8(board) ? [BitboardReversi, PlainReversi] : [PlainReversi];

/** Compiles the rules of a definition, for the given engine or, by default, for the fastest one. */
export function reversiRules(definition: ReversiDefinition, engine?: PositionClass): Rules {
  const board = compileBoard(definition);
  const Position = engine ?? enginesFor(board)[0]!;
  return {
    seats: definition.seats,
    notation: reversiNotation,
    ai: reversiAi(definition),
    start: () => new Position(board, board.start, 0),
    parse(fen) {
      const setup = parseFen(board, fen);
      if (!setup.ok) return setup;
      const { cells, turn, notes, unreachable } = setup.value;
      return ok({ position: new Position(board, cells, turn), notes, unreachable });
    },
  };
}
