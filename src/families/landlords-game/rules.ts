import { ok } from '../../lib/result.ts';
import type { Rules } from '../../play/rules.ts';
import { landlordsAi } from './ai/ai.ts';
import type { LandlordsDefinition } from './definition.ts';
import { compileBoard } from './engine/board.ts';
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
    start: () => new LandlordsPosition(board, startState(board)),
    parse(fen) {
      const read = parseFen(board, fen);
      if (!read.ok) return read;
      return ok({ position: new LandlordsPosition(board, read.value.state), notes: read.value.notes });
    },
  };
}
