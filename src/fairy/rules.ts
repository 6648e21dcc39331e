import { cellName } from '../board/grid.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { Rng } from '../lib/rng.ts';
import type { Ai } from '../play/ai.ts';
import type { FenFault, Reading, Rules } from '../play/rules.ts';
import { type Board, compileBoard, NONE } from './board/board.ts';
import type { Setup } from './board/setup.ts';
import { shuffledFen } from './board/shuffle.ts';
import type { BoardPosition } from './engines/board-position.ts';
import { type Engine, enginesFor } from './engines.ts';
import { judgeSetup } from './fen/judge.ts';
import { readPosition } from './fen/position-string.ts';
import type { OtherVariants } from './fen/reader.ts';
import type { FairyDefinition } from './language/definition.ts';
import { fairyNotation } from './notation.ts';

/**
 * Builds the rules of a definition, played by the fastest engine that can, or by `engine`. `otherVariants` provides
 * hints for position strings of other variants.
 */
export function fairyRules(definition: FairyDefinition, ai: Ai, engine?: Engine, elsewhere?: OtherVariants): Rules {
  const board = compileBoard(definition);
  const Chosen = engine ?? enginesFor(board)[0]!;
  const parse = (fen: string, past?: readonly string[]) =>
    parsePosition(readPosition(board, fen, elsewhere), board, Chosen, past);
  return {
    seats: definition.seats,
    notation: fairyNotation,
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
  read: ReturnType<typeof readPosition>,
  board: Board,
  Chosen: Engine,
  past?: readonly string[],
): Result<Reading, readonly FenFault[]> {
  if (!read.ok) return read;
  const { notes } = read.value;
  const setup = withClock(board, read.value.setup, past);
  const faults = judgeSetup(setup, (given) => new Chosen(board, given));
  if (faults.length) return fail(faults);
  const kept = passingCells(new Chosen(board, setup));
  const position = new Chosen(board, { ...setup, ...kept }, past);
  return ok({ position, notes: [...notes, ...droppedPassing(board, setup, kept)] });
}

/**
 * The halfmove clock if the string has no field for it: the length of the known past, except where drops make the past
 * longer.
 */
const withClock = ({ definition, countsPlies }: Board, setup: Setup, past?: readonly string[]): Setup => {
  const isUntold = setup.countLimit > 0 || (countsPlies && past !== undefined);
  return isUntold && !definition.rules.hand ? { ...setup, halfmove: past?.length ?? 0 } : setup;
};

/** Keeps an en passant square only if some capture there is legal. */
function passingCells(position: BoardPosition): Pick<Setup, 'enPassant' | 'enPassantFar'> {
  const kept = (cell: number) => (position.canCaptureEnPassant(cell) ? cell : NONE);
  return { enPassant: kept(position.enPassant), enPassantFar: kept(position.enPassantFar) };
}

/** Notes about dropped en passant squares; other programs write one after every double step. */
function droppedPassing({ grid }: Board, setup: Setup, kept: Pick<Setup, 'enPassant' | 'enPassantFar'>): string[] {
  const dropped = (['enPassant', 'enPassantFar'] as const).filter((word) => setup[word] !== kept[word]);
  return dropped.map(
    (word) => `no capture in passing is legal on ${cellName(grid, setup[word])}: the square was dropped`,
  );
}
