import type { Rng } from '../../lib/rng.ts';
import type { Ai } from '../../play/ai.ts';
import { findMove } from '../../play/find-move.ts';
import type { Position } from '../../play/position.ts';
import type { Rules } from '../../play/rules.ts';
import type { DraughtsDefinition } from './definition.ts';
import { type Board, type BoardCompileOptions, compileBoard } from './engine/board.ts';
import { parsePosition } from './fen/parse.ts';
import { draughtsNotation } from './notation.ts';

/** Compiles the rules of a definition. */
export function draughtsRules(definition: DraughtsDefinition, ai: Ai, options?: BoardCompileOptions): Rules {
  const board = compileBoard(definition, options);
  return {
    seats: definition.seats,
    notation: draughtsNotation,
    ai,
    hasRandomStart: definition.setup.ballots.length > 0,
    arrayStart: () => arrayOf(board),
    start: (rng) => startOf(board, rng),
    parse: (fen, past) => parsePosition(board, fen, past),
  };
}

/** The position before any opening is drawn. */
function arrayOf(board: Board): Position {
  const { fen } = board.definition.setup;
  const reading = parsePosition(board, fen);
  if (!reading.ok) throw new Error(`${fen}: ${reading.error[0]!.message}`);
  return reading.value.position;
}

/** The starting position, after a randomly drawn opening if the variant has a list of openings. */
function startOf(board: Board, rng: Rng): Position {
  const { ballots } = board.definition.setup;
  const position = arrayOf(board);
  const opening = ballots.length ? rng.pick(ballots).split(' ') : [];
  for (const notation of opening) {
    const found = findMove(draughtsNotation, position, { notation });
    if (!found.ok) throw new Error(`${opening.join(' ')}: ${found.error.message}`);
    position.play(found.value);
  }
  return position;
}
