import { algebraicName, parseCell } from '../../../board/grid.ts';
import type { Board } from './board.ts';

/** Number of a square in notation, which counts from 1. */
export const squareNumber = (square: number): number => square + 1;

/** Name of a square by file and rank, such as 'c3'. */
export const squareName = ({ grid, cells }: Board, square: number): string => algebraicName(grid, cells[square]!);

/**
 * The square with a given number, or with a given name in upper or lower case; undefined if no such square is in use.
 */
export function readSquare(board: Board, text: unknown): number | undefined {
  if (typeof text === 'number') return playedSquare(board, text - 1);
  if (typeof text !== 'string') return undefined;
  const word = text.trim();
  if (/^\d{1,3}$/.test(word)) return playedSquare(board, Number(word) - 1);
  const cell = parseCell(board.grid, word);
  return cell === undefined ? undefined : playedSquare(board, board.squareAt[cell]!);
}

const playedSquare = ({ squares }: Board, square: number): number | undefined =>
  Number.isInteger(square) && square >= 0 && square < squares ? square : undefined;
