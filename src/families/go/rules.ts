import { ok } from '../../lib/result.ts';
import type { Rules } from '../../play/rules.ts';
import { goAi } from './ai/ai.ts';
import { rowAi } from './ai/row-ai.ts';
import type { GoDefinition } from './definition.ts';
import { type Board, compileBoard } from './engine/board.ts';
import { Chains } from './engine/chains.ts';
import { FloodFillStones } from './engine/flood-fill-stones.ts';
import { GoPosition, type StonesEngine } from './engine/go-position.ts';
import { InARowPosition } from './engine/row-position.ts';
import { NONE, type PositionParts, type StonePosition } from './engine/stone-position.ts';
import { parseFen } from './fen/parse.ts';
import { goNotation, stonesNotation } from './notation.ts';

/** The implementations of `Stones`, fastest first. */
export const SURROUNDING_ENGINES: readonly StonesEngine[] = [Chains, FloodFillStones];

const startOf = ({ start, first }: Board): PositionParts => ({
  colors: start,
  turn: first,
  ko: NONE,
  prisoners: [0, 0],
  passes: 0,
  listed: undefined,
});

/** Makes a position of the game that the board is compiled for. */
export const makeGoPosition = (
  board: Board,
  placing: PositionParts,
  past: readonly string[] = [],
  engine: StonesEngine = SURROUNDING_ENGINES[0]!,
): StonePosition =>
  board.definition.rules.row ? new InARowPosition(board, placing, past) : new GoPosition(board, placing, past, engine);

/** Compiles the rules of a definition. Tests may choose the implementation of `Stones`. */
export function goRules(definition: GoDefinition, engine: StonesEngine = SURROUNDING_ENGINES[0]!): Rules {
  const board = compileBoard(definition);
  const createPosition = (placing: PositionParts, past?: readonly string[]): StonePosition =>
    makeGoPosition(board, placing, past, engine);
  return {
    seats: definition.seats,
    notation: definition.rules.row ? stonesNotation : goNotation,
    // The players may agree on a score without the passes that end the game.
    recordedEnds: definition.end.scoring === 'nothing' ? [] : ['score'],
    ai: definition.rules.row ? rowAi() : goAi(definition),
    start: () => createPosition(startOf(board)),
    parse(fen, past) {
      const setup = parseFen(board, fen);
      if (!setup.ok) return setup;
      const { placing, notes, unreachable } = setup.value;
      return ok({ position: createPosition(placing, past), notes, unreachable });
    },
  };
}
