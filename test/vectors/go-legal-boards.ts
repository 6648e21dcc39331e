import type { GoDefinition } from '../../src/families/go/definition.ts';
import { compileBoard } from '../../src/families/go/engine/board.ts';
import { Chains } from '../../src/families/go/engine/chains.ts';
import { go } from '../../src/families/go/index.ts';
import { resolveVariant } from '../../src/play/resolve.ts';

/**
 * Number of boards on which every chain has a liberty. Each can be built by putting stones in the order of the points
 * without any capture on the way. The engine itself detects a chain that has lost its last liberty, since it would
 * capture such a stone.
 */
export function legalBoards(files: number, ranks: number): number {
  const resolved = resolveVariant(go, 'standard');
  if (!resolved.ok) throw new Error(resolved.error.message);
  const definition = structuredClone(resolved.value.definition) as GoDefinition;
  Object.assign(definition.board, { files, ranks });
  const board = compileBoard(definition);
  const stones = new Chains(board, new Uint8Array(board.points));
  const count = (point: number): number => {
    if (point === board.points) return 1;
    let boards = count(point + 1);
    for (const color of [1, 2]) {
      // A chain may get its liberty from points that stay empty: later points are still empty here.
      if (stones.put(point, color) === 0) boards += count(point + 1);
      stones.undo();
    }
    return boards;
  };
  return count(0);
}
