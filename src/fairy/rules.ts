import { fail, ok, type Result } from '../lib/result.ts';
import type { Rng } from '../lib/rng.ts';
import type { Ai } from '../play/ai.ts';
import type { FenFault, Reading, Rules } from '../play/position.ts';
import { type Board, compileBoard, NONE } from './board.ts';
import type { BoardPosition } from './board-position.ts';
import type { FairyDefinition } from './definition.ts';
import { type Engine, enginesFor } from './engines.ts';
import { namedPiece, parseFen } from './fen-parse.ts';
import type { Setup } from './setup.ts';
import { shuffledFen } from './shuffle.ts';

/** The rules of a definition, played by one engine: the fastest that can, unless one is named. */
export function fairyRules(definition: FairyDefinition, ai: Ai, engine?: Engine): Rules {
  const board = compileBoard(definition);
  const Chosen = engine ?? enginesFor(board)[0]!;
  const parse = (fen: string, past?: readonly string[]) => parsePosition(board, Chosen, fen, past);
  return {
    seats: definition.seats,
    ai,
    parse,
    start(rng: Rng) {
      const reading = parse(shuffledFen(board, rng));
      if (!reading.ok) throw new Error(`${definition.variant}: ${reading.error[0]!.message}`);
      return reading.value.position;
    },
  };
}

function parsePosition(
  board: Board,
  Chosen: Engine,
  fen: string,
  past?: readonly string[],
): Result<Reading, readonly FenFault[]> {
  const read = parseFen(board, fen);
  if (!read.ok) return read;
  const { setup, notes } = read.value;
  const unsafe = royalFault(new Chosen(board, { ...setup, enPassant: NONE, enPassantFar: NONE }));
  if (unsafe) return fail([unsafe]);
  const position = new Chosen(board, { ...setup, ...passingCells(new Chosen(board, setup)) }, past);
  return ok({ position, notes });
}

/** The player who has just moved can't be in check. */
function royalFault(position: BoardPosition): FenFault | undefined {
  const { board, cells, kings, turn } = position;
  const king = kings[1 - turn]!;
  if (board.royal === NONE || king === NONE || !position.attacked(king, turn)) return undefined;
  const attacked = namedPiece(board, cells, king);
  const message = `the ${attacked} is in check, but it is ${board.definition.seats[turn]}'s turn`;
  return { message, at: 'turn', hint: 'give the turn to the player in check, or put the checking piece elsewhere' };
}

/** The en passant squares count only if some capture there is legal. */
function passingCells(position: BoardPosition): Pick<Setup, 'enPassant' | 'enPassantFar'> {
  const kept = (cell: number) => (position.canCaptureInPassing(cell) ? cell : NONE);
  return { enPassant: kept(position.enPassant), enPassantFar: kept(position.enPassantFar) };
}
