import { cellName } from '../board/grid.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { Rng } from '../lib/rng.ts';
import type { Ai } from '../play/ai.ts';
import type { FenFault, ParsedPosition, Rules } from '../play/rules.ts';
import { type Board, compileBoard, NONE } from './board/board.ts';
import type { Setup } from './board/setup.ts';
import { shuffledFen } from './board/shuffle.ts';
import type { BoardPosition } from './engines/board-position.ts';
import { type Engine, enginesFor } from './engines.ts';
import { judgePosition } from './fen/judge.ts';
import { kinglessAttacker } from './fen/mate-problem.ts';
import { readPosition } from './fen/position-string.ts';
import type { OtherVariantNames } from './fen/reader.ts';
import { unreachableFaults } from './fen/unreachable.ts';
import type { FairyDefinition } from './language/definition.ts';
import { fairyNotation } from './notation.ts';
import { takeBack } from './take-back.ts';

/**
 * Builds the rules of a definition. They use the fastest engine that supports it, or the given `engine`.
 * `otherVariants` provides hints for position strings that belong to other variants.
 */
export function fairyRules(
  definition: FairyDefinition,
  ai: Ai,
  engine?: Engine,
  otherVariants?: OtherVariantNames,
): Rules {
  const board = compileBoard(definition);
  const EngineClass = engine ?? enginesFor(board)[0]!;
  const parse = (fen: string, past?: readonly string[]) =>
    parsePosition(readPosition(board, fen, otherVariants), board, EngineClass, past);
  return {
    seats: definition.seats,
    notation: fairyNotation,
    ai,
    parse,
    takeBack(fen, moves) {
      const read = readPosition(board, fen);
      const setup = read.ok ? takeBack(board, read.value.setup, moves) : undefined;
      return setup && fairyNotation.fen(new EngineClass(board, setup));
    },
    hasRandomStart: definition.setup.shuffle !== undefined,
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
  usualEngine: Engine,
  past?: readonly string[],
): Result<ParsedPosition, readonly FenFault[]> {
  if (!read.ok) return read;
  // The fast engines rely on both kings.
  const isMateProblem = kinglessAttacker(board, read.value.setup) !== NONE;
  const EngineClass = isMateProblem ? enginesFor(board).at(-1)! : usualEngine;
  const { notes } = read.value;
  const setup = withClock(board, read.value.setup, past);
  const withoutEnPassant = { ...setup, enPassant: NONE, enPassantFar: NONE };
  const position = new EngineClass(board, withoutEnPassant, past);
  const faults = judgePosition(position, withoutEnPassant, (candidate) => new EngineClass(board, candidate));
  if (faults.length) return fail(faults);
  const unreachable = unreachableFaults(board, read.value.setup);
  if (setup.enPassant === NONE && setup.enPassantFar === NONE) return ok({ position, notes, unreachable });
  const legal = legalEnPassant(new EngineClass(board, setup));
  return ok({
    position: new EngineClass(board, { ...setup, ...legal }, past),
    notes: [...notes, ...droppedEnPassantNotes(board, setup, legal)],
    unreachable,
  });
}

/**
 * Sets the halfmove clock if the position string has no field for it: to the number of known earlier positions. Games
 * with drops keep their clock, because there the known positions may go back further than the clock does.
 */
const withClock = ({ definition, countsPlies }: Board, setup: Setup, past?: readonly string[]): Setup => {
  const isClockMissing = setup.countLimit > 0 || (countsPlies && past !== undefined);
  return isClockMissing && !definition.rules.hand ? { ...setup, halfmove: past?.length ?? 0 } : setup;
};

/** Keeps an en passant square only if some capture there is legal. */
function legalEnPassant(position: BoardPosition): Pick<Setup, 'enPassant' | 'enPassantFar'> {
  const keepLegal = (cell: number) => (position.canCaptureEnPassant(cell) ? cell : NONE);
  return { enPassant: keepLegal(position.enPassant), enPassantFar: keepLegal(position.enPassantFar) };
}

/** Notes about en passant squares that were dropped: other programs write one after every double step. */
function droppedEnPassantNotes(
  { grid }: Board,
  setup: Setup,
  legal: Pick<Setup, 'enPassant' | 'enPassantFar'>,
): string[] {
  const dropped = (['enPassant', 'enPassantFar'] as const).filter((word) => setup[word] !== legal[word]);
  return dropped.map(
    (word) => `no capture in passing is legal on ${cellName(grid, setup[word])}: the square was dropped`,
  );
}
