import { ok } from '../../lib/result.ts';
import type { Leaving, Rules } from '../../play/rules.ts';
import { landlordsAi } from './ai/ai.ts';
import type { LandlordsDefinition } from './definition.ts';
import { compileBoard } from './engine/board.ts';
import { leaveGame } from './engine/leave.ts';
import { hasLeft } from './engine/money.ts';
import { LandlordsPosition } from './engine/position.ts';
import { startState } from './engine/start.ts';
import { parseFen } from './fen/parse.ts';
import { landlordsNotation } from './notation.ts';

/** Compiles the rules of a definition. */
export function landlordsRules(definition: LandlordsDefinition): Rules {
  const board = compileBoard(definition);
  return {
    seats: definition.seats,
    notation: landlordsNotation,
    ai: landlordsAi(board),
    chance: true,
    ...(board.seats > 2 && { leaving: LEAVING }),
    start: () => new LandlordsPosition(board, startState(board)),
    parse(fen) {
      const read = parseFen(board, fen);
      if (!read.ok) return read;
      const { state, notes, unreachable } = read.value;
      return ok({ position: new LandlordsPosition(board, state), notes, unreachable });
    },
  };
}

const LEAVING: Leaving = {
  leave(position, seat) {
    const { board, state } = position as LandlordsPosition;
    const next = new LandlordsPosition(board, state.slice());
    leaveGame(next, seat);
    return next;
  },
  hasLeft: (position, seat) => hasLeft(position as LandlordsPosition, seat),
};
