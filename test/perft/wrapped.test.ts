import { describe, expect, it } from 'vitest';
import { formatUci } from '../../src/fairy/notation/uci.ts';
import { Rng } from '../../src/lib/rng.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { perft } from '../../src/play/perft.ts';
import { enginesOf } from '../fairy/engines.ts';
import { load } from '../vectors/piece-games.ts';
import {
  isCheck,
  type Letter,
  leaves,
  legalSteps,
  type Man,
  takesKing,
  type Wrapped,
  wrappedFen,
} from './wrapped-reference.ts';

type Shape = Pick<Wrapped, 'files' | 'ranks' | 'isTorus' | 'doubleFrom' | 'lastRank'>;

/** Boards of even and odd sizes; on a torus the armies stand two ranks further in. */
const BOARDS: Record<string, Shape> = {
  'standard+cylinder': { files: 8, ranks: 8, isTorus: false, doubleFrom: [1], lastRank: 7 },
  'standard+torus': { files: 8, ranks: 12, isTorus: true, doubleFrom: [1, 3], lastRank: 9 },
  'gardner+cylinder': { files: 5, ranks: 5, isTorus: false, doubleFrom: [], lastRank: 4 },
  'gardner+torus': { files: 5, ranks: 9, isTorus: true, doubleFrom: [], lastRank: 6 },
};

const POSITIONS = 40;

/**
 * A random position with kings and some pieces anywhere, and pawns where pawns can be; undefined if the player to move
 * could capture the king.
 */
function randomBoard(shape: Shape, rng: Rng): Wrapped | undefined {
  const { files, ranks, lastRank } = shape;
  const men = new Map<string, Man>();
  const letters: Letter[] = [
    'K',
    'K',
    ...Array.from({ length: 2 + rng.below(8) }, () => rng.pick([...'PPNBRQ'] as Letter[])),
  ];
  for (const [index, letter] of letters.entries()) {
    const white = index < 2 ? index === 0 : rng.below(2) === 0;
    const rank = letter === 'P' ? 1 + rng.below(lastRank - 1) : rng.below(ranks);
    const at = `${rng.below(files)},${letter === 'P' && !white ? ranks - 1 - rank : rank}`;
    if (!men.has(at)) men.set(at, { white, letter });
  }
  const kings = [...men.values()].filter(({ letter }) => letter === 'K');
  const board = { ...shape, men, whiteToMove: rng.below(2) === 0 };
  return kings.length === 2 && !takesKing(board) ? board : undefined;
}

/** Random positions, and one random move from each, so that en passant occurs. */
function* boards(variant: string): Generator<Wrapped> {
  const rng = Rng.fromSeed(`wrapped ${variant}`);
  for (let found = 0; found < POSITIONS; ) {
    const board = randomBoard(BOARDS[variant]!, rng);
    if (!board) continue;
    found++;
    yield board;
    const next = [...legalSteps(board).values()];
    const passing = next.filter(({ passed }) => passed !== undefined);
    if (next.length) yield rng.pick(passing.length ? passing : next);
  }
}

describe.each(Object.keys(BOARDS))('%s', (variant) => {
  const rows = enginesOf(variant);

  it.each(rows)('has the moves that a slow reading of the rules has ($engine)', ({ rules }) => {
    for (const board of boards(variant)) {
      const fen = wrappedFen(board);
      const position = load(rules, fen);
      const moves = [...legalMoves(position)].map((move) => formatUci(position, move));
      expect(moves.sort(), fen).toEqual([...legalSteps(board).keys()].sort());
      expect(position.check(), fen).toBe(isCheck(board));
    }
  });

  it.each(rows)('and the same leaves some moves on ($engine)', ({ rules }) => {
    const { files, ranks } = BOARDS[variant]!;
    // The slow reference cannot go deeper.
    const depth = files * ranks > 64 ? 2 : 3;
    const some = [...boards(variant)].filter(({ men }) => men.size < 8).slice(0, 5);
    expect(some.length).toBe(5);
    for (const board of some) {
      const fen = wrappedFen(board);
      expect(perft(load(rules, fen), depth), fen).toBe(leaves(board, depth));
    }
  });
});
