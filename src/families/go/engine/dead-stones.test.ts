import { describe, expect, it } from 'vitest';
import { loadGame } from '../../../play/game.ts';
import { resolveVariant } from '../../../play/resolve.ts';
import { go } from '../index.ts';
import { type Board, parseVertex, vertexOf } from './board.ts';
import { deadByPlayouts } from './dead-stones.ts';
import type { GoPosition } from './go-position.ts';

/** Finished boards, rows from above, and all stones of the chains that are dead there. */
const FINISHED: readonly (readonly [name: string, rows: string, dead: string])[] = [
  [
    'a stone alone in the other corner',
    `3XO4 1O1XO4 3XO4
     3XO4 3XO4 3XO4
     3XO4 3XO2X1 3XO4`,
    'B8 H2',
  ],
  [
    'a chain that was cut off, in a corner and in the middle',
    `OOXXO4 1OXXO4 1X1XO4
     3XO4 3XO1O2 3XOOXO1
     3XOOXO1 3XOO1O1 3XO4`,
    'A9 B9 B8 G4 G3',
  ],
  [
    'a group with one eye, surrounded on all sides',
    `1XXO1O3 XXOOO4 OOO1O4
     1O2OOOOO OOOOOXXXX XXXXXX3
     3X1X3 1X1X5 2XX5`,
    'B9 C9 A8 B8',
  ],
  [
    'nothing where every group has two eyes',
    `1X1XO1O1O XXXXOOOOO 1X1XO1O1O
     XXXXOOOOO 1X1XO1O1O XXXXOOOOO
     1X1XO1O1O XXXXOOOOO 1X1XO1O1O`,
    '',
  ],
  [
    'nothing where walls divide an empty board',
    `3XO4 3XO4 3XO4
     3XO4 3XO4 3XO4
     3XO4 3XO4 3XO4`,
    '',
  ],
  [
    'nothing in a seki of two liberties, which neither can fill',
    `XO1XO4 XO1XO4 XOOXO4
     XXXOO4 2XO5 2XO5
     2XO5 2XO5 2XO5`,
    '',
  ],
  [
    'nothing in a seki of an eye each',
    `6XO1 6XOO XXXXXXXO1
     OOOOOOOXX 6OX1 6OXX
     6OOO 9 9`,
    '',
  ],
  [
    'a stone that is lost beside a seki',
    `3O2XO1 6XOO XXXXXXXO1
     OOOOOOOXX 6OX1 6OXX
     6OOO 9 9`,
    'D9',
  ],
];

function finished(rows: string): { board: Board; colors: Uint8Array } {
  const resolved = resolveVariant(go, 'go-japanese+9x9');
  if (!resolved.ok) throw new Error(resolved.error.message);
  const loaded = loadGame(resolved.value, `${rows.trim().split(/\s+/).join('/')} B - 0 0 0`, 'a');
  if (!loaded.ok) throw new Error(loaded.error[0]!.message);
  const { board, colors } = loaded.value.game.position as GoPosition;
  return { board, colors };
}

const pointsOf = (board: Board, names: string): number[] =>
  names
    .split(' ')
    .filter(Boolean)
    .map((name) => parseVertex(board, name)!)
    .sort((a, b) => a - b);

describe('dead stones, as playing on by chance finds them', () => {
  it.each(FINISHED)('%s', (_, rows, dead) => {
    const { board, colors } = finished(rows);
    const found = deadByPlayouts(board, colors);
    expect(found.map((point) => vertexOf(board, point))).toEqual(
      pointsOf(board, dead).map((point) => vertexOf(board, point)),
    );
  });

  it.each(FINISHED)('the colours change places, and so do the dead: %s', (_, rows, dead) => {
    const { board, colors } = finished(rows.replace(/[XO]/g, (mark) => (mark === 'X' ? 'O' : 'X')));
    expect(deadByPlayouts(board, colors)).toEqual(pointsOf(board, dead));
  });

  it('the same board has the same dead stones each time, and stays as it is', () => {
    const { board, colors } = finished(FINISHED[7]![1]);
    const before = colors.slice();
    expect(deadByPlayouts(board, colors)).toEqual(deadByPlayouts(board, colors));
    expect(colors).toEqual(before);
  });

  it('nobody is dead on an empty board', () => {
    const { board, colors } = finished(`${'9 '.repeat(9)}`);
    expect(deadByPlayouts(board, colors)).toEqual([]);
  });
});
