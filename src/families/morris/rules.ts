import { ok } from '../../lib/result.ts';
import type { Rules } from '../../play/rules.ts';
import { morrisAi } from './ai/ai.ts';
import type { MorrisDefinition } from './definition.ts';
import { compileBoard } from './engine/board.ts';
import { MorrisPosition } from './engine/position.ts';
import { parseFen } from './fen/parse.ts';
import { morrisNotation } from './notation.ts';

export function morrisRules(definition: MorrisDefinition): Rules {
  const board = compileBoard(definition);
  const parse: Rules['parse'] = (fen, past) => {
    const read = parseFen(board, fen);
    if (!read.ok) return read;
    const { placing, notes, unreachable } = read.value;
    return ok({ position: new MorrisPosition(board, placing, past), notes, unreachable });
  };
  return {
    seats: definition.seats,
    notation: morrisNotation,
    ai: morrisAi(definition),
    start() {
      const reading = parse(definition.setup.fen);
      if (!reading.ok) throw new Error(`${definition.variant}: ${reading.error[0]!.message}`);
      return reading.value.position;
    },
    parse,
  };
}
