import { ok } from '../../lib/result.ts';
import type { Rules } from '../../play/position.ts';
import { morrisAi } from './ai.ts';
import { compileBoard } from './board.ts';
import type { MorrisDefinition } from './definition.ts';
import { parseFen } from './fen-parse.ts';
import { MorrisPosition } from './position.ts';

export function morrisRules(definition: MorrisDefinition): Rules {
  const board = compileBoard(definition);
  const parse: Rules['parse'] = (fen, past) => {
    const read = parseFen(board, fen);
    if (!read.ok) return read;
    return ok({ position: new MorrisPosition(board, read.value.placing, past), notes: read.value.notes });
  };
  return {
    seats: definition.seats,
    ai: morrisAi(definition),
    start() {
      const reading = parse(definition.setup.fen);
      if (!reading.ok) throw new Error(`${definition.variant}: ${reading.error[0]!.message}`);
      return reading.value.position;
    },
    parse,
  };
}
