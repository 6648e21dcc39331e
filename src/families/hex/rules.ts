import { ok } from '../../lib/result.ts';
import type { Leaving, Rules } from '../../play/rules.ts';
import { hexAi } from './ai/ai.ts';
import type { HexDefinition } from './definition.ts';
import { type Board, compileBoard } from './engine/board.ts';
import { withoutSeat } from './engine/leave.ts';
import { LinkedHex } from './engine/linked-position.ts';
import { PlainHex } from './engine/plain-position.ts';
import type { HexPosition, PositionParts } from './engine/position.ts';
import { parseFen } from './fen/parse.ts';
import { hexNotation } from './notation.ts';

/** Constructor of the positions of one engine. */
export type HexEngine = new (board: Board, placing: PositionParts) => HexPosition;

/** The engines, fastest first. Both can play on every board. */
export const HEX_ENGINES: readonly HexEngine[] = [LinkedHex, PlainHex];

/** Compiles the rules of a definition. Tests may choose the engine. */
export function hexRules(definition: HexDefinition, Position: HexEngine = LinkedHex): Rules {
  const board = compileBoard(definition);
  const empty = { stones: new Uint8Array(board.cells), turn: 0, swapped: false };
  return {
    seats: definition.seats,
    notation: hexNotation,
    ai: hexAi(board),
    ...(board.seats > 2 && { leaving: leavingOf(board, Position) }),
    start: () => new Position(board, empty),
    parse(fen) {
      const setup = parseFen(board, fen);
      if (!setup.ok) return setup;
      const { placing, notes } = setup.value;
      return ok({ position: new Position(board, placing), notes });
    },
  };
}

const leavingOf = (board: Board, Position: HexEngine): Leaving => ({
  leave: (position, seat) => new Position(board, withoutSeat(position as HexPosition, seat)),
  hasLeft: (position, seat) => (position as HexPosition).hasLeft(seat),
});
