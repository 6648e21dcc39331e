// @ts-expect-error The library has no types.
import { parse } from '@sabaki/sgf';
import { describe, expect, it } from 'vitest';
import { go } from '../../src/families/go/index.ts';
import { hex } from '../../src/families/hex/index.ts';
import { writeRecords } from '../../src/records/write-records.ts';
import { effort } from '../effort.ts';
import { playGame } from './random-game.ts';

const GAMES = effort(2, 30);

interface Board {
  readonly board: { readonly files: number; readonly ranks: number };
}

/** A node of the tree that the library makes. */
interface Node {
  readonly data: Readonly<Record<string, readonly string[]>>;
  readonly children: readonly Node[];
}

/** The moves along the main line, as colour and value. */
function movesOf(root: Node): string[] {
  const moves: string[] = [];
  for (let node: Node | undefined = root; node; node = node.children[0])
    for (const colour of ['B', 'W']) for (const value of node.data[colour] ?? []) moves.push(`${colour}${value}`);
  return moves;
}

const CASES = [go, hex].flatMap((family) =>
  [
    ...Object.keys(family.variants),
    'standard+9x9',
    ...(family === go ? ['go-japanese+9x9+h3', 'standard+9x13'] : []),
  ].map((slug) => [family.slug, slug, family] as const),
);

describe('@sabaki/sgf reads our SGF, with the same moves', () => {
  it.each(CASES)('%s: %s', (_, slug, family) => {
    for (let index = 0; index < GAMES; index++) {
      const { game, fen, made } = playGame(family, slug, index, 120);
      const text = writeRecords(game, fen, made).find(({ format }) => format === 'SGF')?.text;
      // SGF of hex is the usual game alone.
      if (text === undefined) continue;
      const roots = parse(text) as Node[];
      expect(roots).toHaveLength(1);
      const begins = / W /.test(fen) ? 1 : 0;
      const { files, ranks } = (game.variant.definition as unknown as Board).board;
      const point = (coord: number) =>
        String.fromCharCode(97 + (coord % files), 97 + ranks - 1 - Math.floor(coord / files));
      const own = made
        .filter(({ action }) => action === undefined || action === 'pass' || action === 'swap' || action === 'score')
        .map(({ coord, notation }, ply) => {
          const value =
            family === go
              ? typeof coord === 'number'
                ? point(coord)
                : ''
              : notation === 'swap'
                ? 'swap-pieces'
                : notation;
          return `${'BW'[(begins + ply) % 2]}${value}`;
        });
      expect(movesOf(roots[0]!), text).toEqual(own);
    }
  });
});
