import { NONE } from './board.ts';
import type { BoardState } from './state.ts';

/** Whether the royal pieces face each other on an open file, or with `straight` on an open file or rank. */
export function royalsFace({ board, cells, kings }: BoardState, on: 'file' | 'straight' = 'file'): boolean {
  const { files } = board.grid;
  const [low, high] = kings[0]! < kings[1]! ? [kings[0]!, kings[1]!] : [kings[1]!, kings[0]!];
  if (low === NONE) return false;
  const isFile = (high - low) % files === 0;
  const isRank = Math.floor(low / files) === Math.floor(high / files);
  if (!(isFile || (isRank && on === 'straight'))) return false;
  const step = isFile ? files : 1;
  for (let cell = low + step; cell < high; cell += step) if (cells[cell]) return false;
  return true;
}
