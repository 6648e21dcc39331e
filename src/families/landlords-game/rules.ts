import { ok } from '../../lib/result.ts';
import type { Rules } from '../../play/position.ts';
import { landlordsAi } from './ai.ts';
import { compileBoard } from './board.ts';
import type { LandlordsDefinition } from './definition.ts';
import { parseFen } from './fen-parse.ts';
import { LandlordsPosition } from './position.ts';
import { startOf } from './start.ts';

export function landlordsRules(definition: LandlordsDefinition): Rules {
  const board = compileBoard(definition);
  return {
    seats: definition.seats,
    ai: landlordsAi(board),
    chance: true,
    start: () => new LandlordsPosition(board, startOf(board)),
    parse(fen) {
      const read = parseFen(board, fen);
      if (!read.ok) return read;
      return ok({ position: new LandlordsPosition(board, read.value.state), notes: read.value.notes });
    },
  };
}
