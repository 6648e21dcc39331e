import { cellBeyond, fileOf, parseCell, rankOf } from '../../board/grid.ts';
import { type BoardFacts, canStartInitialMove, NONE, relativeRank } from '../board/board.ts';
import { kindOfCode, sideOf, WALL_CODE } from '../board/kinds.ts';
import { cellsPassedByLeaper } from '../board/tables.ts';
import type { SetupReader } from './reader.ts';

/**
 * Reads the en passant field: the squares passed by a double step and, as some programs add, the square of the piece
 * that made it. The squares are kept if a double step may have passed them; the engine checks later whether a capture
 * is legal.
 */
export function readEnPassant(reader: SetupReader, field: string): void {
  if (field === '-') return;
  const { board, setup } = reader;
  const names = /^(?:[a-z][1-9][0-9]?){1,3}$/i.test(field) ? field.match(/[a-z]\d+/gi)! : [];
  const cells = names.flatMap((name) => parseCell(board.grid, name) ?? []);
  if (!names.length || cells.length < names.length) {
    const quoted = JSON.stringify(field.slice(0, 20));
    const { counting } = board.definition.end;
    reader.fault(
      `${quoted} is no square for capturing in passing`,
      'en passant',
      counting ? 'a square, a counting limit or -' : 'a square or -',
    );
    return;
  }
  const occupied = cells.filter((cell) => setup.cells[cell] !== 0);
  const passed = cells.filter((cell) => setup.cells[cell] === 0);
  const victims = occupied.length === 1 ? occupied : occupied.length ? [] : [...setup.cells.keys()];
  const victim = passed.length
    ? victims.find((cell) => passed.every((target) => hasPassed(reader, cell, target)))
    : undefined;
  if (victim === undefined) {
    reader.note(`no double step can have passed ${field}: the en passant square was dropped`);
    return;
  }
  const near = passed.sort((a, b) => Math.abs(a - victim) - Math.abs(b - victim));
  setup.victim = victim;
  setup.enPassant = near[0]!;
  setup.enPassantFar = near[1] ?? NONE;
}

/** Whether the piece on a cell may have arrived by a double step over another cell. */
function hasPassed({ board, setup }: SetupReader, victim: number, target: number): boolean {
  const { grid } = board;
  const code = setup.cells[victim]!;
  if (sideOf(code) !== 1 - setup.turn || !board.enPassantVictims[kindOfCode(code)]) return false;
  const sign = sideOf(code) === 0 ? 1 : -1;
  const { letter, strokes } = board.kinds[kindOfCode(code)]!;
  // A wall may have been laid on the origin afterwards.
  const wasFree = (cell: number): boolean =>
    setup.cells[cell] === 0 || (board.definition.rules.walls !== undefined && setup.cells[cell] === WALL_CODE);
  return strokes.some(({ lame, initial, dx, dy }) => {
    const origin = cellBeyond(grid, fileOf(grid, victim) - dx * sign, rankOf(grid, victim) - dy * sign);
    if (!lame || !initial || origin === undefined) return false;
    const between = cellsPassedByLeaper(grid, origin, { dx: dx * sign, dy: dy * sign });
    return (
      between.includes(target) &&
      [origin, ...between].every((cell) => wasFree(cell)) &&
      mayBePassed(board, letter, sideOf(code), origin) &&
      relativeRank(grid, sideOf(code), victim) <= (board.definition.rules.initialTo[letter] ?? grid.ranks)
    );
  });
}

/** Whether a double step by a piece of the kind from the cell could be captured en passant. */
function mayBePassed(board: BoardFacts, letter: string, side: number, cell: number): boolean {
  const ranks = board.definition.rules.passedFrom[letter];
  const rank = relativeRank(board.grid, side, cell);
  return canStartInitialMove(board, letter, side, cell) && (ranks === undefined || ranks.includes(rank));
}
