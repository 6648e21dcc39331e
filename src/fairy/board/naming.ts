import { cellName, parseCell } from '../../board/grid.ts';
import { joinNames } from '../../lib/nearest.ts';
import type { BoardFacts } from './board.ts';
import { kindOfCode, sideOf, WALL_CODE, wallWord } from './kinds.ts';
import type { BoardState } from './state.ts';

/** Parses a square that a caller gave by name or number; undefined if the board has no such square. */
export function readCell({ board }: BoardState, value: unknown): number | undefined {
  if (typeof value === 'string') return parseCell(board.grid, value.trim());
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < board.cells ? value : undefined;
}

export function unknownSquare(position: BoardState, value: unknown): string {
  const last = position.board.cells - 1;
  return `${quoteInput(value)} is no square; squares are ${squareName(position, 0)} to ${squareName(position, last)}, or 0 to ${last}`;
}

/** Quotes a value that a caller gave, cut to at most 30 characters. */
export const quoteInput = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? JSON.stringify(value).slice(0, 30) : 'this';

export const squareName = ({ board }: BoardState, cell: number): string => cellName(board.grid, cell);

export const pieceNameOn = ({ board, cells }: BoardState, cell: number): string => pieceName(board, cells, cell);

/** Name of the player to move. */
export const nameOfSideToMove = ({ board, turn }: BoardState): string => board.definition.seats[turn]!;

/** Formats a list of ranks for a sentence: "ranks 2 to 8", "ranks 1 and 4". */
export function formatRanks(ranks: readonly number[], name: (rank: number) => string = String): string {
  const sorted = [...ranks].sort((a, b) => a - b);
  const [first, last] = [sorted[0]!, sorted.at(-1)!];
  const isRow = sorted.length > 2 && last - first === sorted.length - 1;
  if (sorted.length === 1) return `rank ${name(first)}`;
  return `ranks ${isRow ? `${name(first)} to ${name(last)}` : joinNames(sorted.map(name), 'and')}`;
}

/** Names the piece on a cell for a sentence: "white queen on e8". */
export function pieceName(board: BoardFacts, cells: Uint8Array, cell: number): string {
  const code = cells[cell]!;
  if (code === WALL_CODE)
    return `${board.holes[cell] ? 'hole' : wallWord(board.definition)} on ${cellName(board.grid, cell)}`;
  return `${board.definition.seats[sideOf(code)]} ${board.kinds[kindOfCode(code)]!.name} on ${cellName(board.grid, cell)}`;
}

/** The letter of a kind in move text, which may differ from the one in position strings. */
export const moveTextLetterOf = ({ definition, kinds }: BoardFacts, kind: number): string => {
  const { letter } = kinds[kind]!;
  return definition.notation.letters[letter] ?? letter;
};
