import { parseBetza } from '../language/betza.ts';
import type { Board } from './board.ts';
import { codeOf } from './kinds.ts';
import { reachedCells } from './tables.ts';

/** By cell of a side's first rank, then by code: the cells to which that piece may leap with its first move. */
export type FirstLeaps = ReadonlyMap<number, ReadonlyMap<number, readonly number[]>>;

/** Finds the first leaps of a side's pieces from its first rank. */
export function firstLeaps({ definition, grid, kinds }: Board, side: number): FirstLeaps {
  const rank = side === 0 ? 0 : grid.ranks - 1;
  const leaps = Object.entries(definition.rules.firstLeaps);
  if (!leaps.length) return new Map();
  const from = Array.from({ length: grid.files }, (_, file) => rank * grid.files + file);
  return new Map(from.map((cell) => [cell, new Map(leaps.map(([letter, betza]) => leapsOf(letter, betza, cell)))]));

  function leapsOf(letter: string, betza: string, cell: number): [number, number[]] {
    const kind = kinds.findIndex((known) => known.letter === letter);
    return [codeOf(kind, side), parseBetza(betza).flatMap((stroke) => reachedCells(grid, stroke, side, cell))];
  }
}
