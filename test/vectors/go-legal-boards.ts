import type { GoDefinition } from '../../src/families/go/definition.ts';
import { compileBoard } from '../../src/families/go/engine/board.ts';
import { Chains } from '../../src/families/go/engine/chains.ts';
import { go } from '../../src/families/go/index.ts';
import { resolve } from '../../src/play/resolve.ts';

/**
 * How many boards have a liberty for every chain: each is one that stones can be put on, in the order of the points, so
 * that none is taken on the way. Chains that have lost their last liberty are found by the engine itself, as it would
 * take a stone put there.
 */
export function legalBoards(files: number, ranks: number): number {
  const resolved = resolve(go, 'standard');
  if (!resolved.ok) throw new Error(resolved.error.message);
  const definition = structuredClone(resolved.value.definition) as GoDefinition;
  Object.assign(definition.board, { files, ranks });
  const board = compileBoard(definition);
  const stones = new Chains(board, new Uint8Array(board.points));
  const count = (point: number): number => {
    if (point === board.points) return 1;
    let boards = count(point + 1);
    for (const color of [1, 2]) {
      // a chain may get its liberty from points that stay empty: those behind this one are still empty here
      if (stones.put(point, color) === 0) boards += count(point + 1);
      stones.undo();
    }
    return boards;
  };
  return count(0);
}
