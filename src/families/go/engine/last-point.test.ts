import { describe, expect, it } from 'vitest';
import { loadGame } from '../../../play/game.ts';
import { resolveVariant } from '../../../play/resolve.ts';
import { go } from '../index.ts';
import { parseVertex, vertexOf } from './board.ts';
import type { GoPosition } from './go-position.ts';
import { lastPoint } from './last-point.ts';
import { passMove } from './move-code.ts';

/** Plays vertices on a 9×9 board whose rows are written from above. */
function lastVertexAfter(rows: string, vertices: string): string | undefined {
  const variant = resolveVariant(go, 'standard+9x9');
  if (!variant.ok) throw new Error(variant.error.message);
  const loaded = loadGame(variant.value, `${rows} B - 0 0 0`, 'a');
  if (!loaded.ok) throw new Error(loaded.error[0]!.message);
  const position = loaded.value.game.position as GoPosition;
  const { board } = position;
  for (const vertex of vertices.split(' '))
    position.play(vertex === 'pass' ? passMove(board) : parseVertex(board, vertex)!);
  const point = lastPoint(position);
  return point === undefined ? undefined : vertexOf(board, point);
}

describe('lastPoint', () => {
  it.each([
    ['a stone beside nothing', '9/9/9/9/9/9/9/9/9', 'E5', 'E5'],
    ['a second stone beside the first', '9/9/9/9/9/9/9/9/9', 'E5 E6', 'E6'],
    ['a capture of one stone', 'OX7/9/9/9/9/9/9/9/9', 'A8', 'A8'],
    ['a capture of a chain', 'OOX6/X8/9/9/9/9/9/9/9', 'B8', 'B8'],
    ['captures in two regions at once', '9/9/9/1X1X5/XO1OX4/1X1X5/9/9/9', 'C5', 'C5'],
    ['no stone after a pass', '9/9/9/9/9/9/9/9/9', 'E5 pass', undefined],
  ])('finds %s', (_, rows, vertices, expected) => {
    expect(lastVertexAfter(rows, vertices)).toBe(expected);
  });
});
