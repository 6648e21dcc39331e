import { describe, expect, it } from 'vitest';
import { enginesOf } from '../../../test/cases/engines.ts';
import { fenOf } from '../../../test/notation.ts';
import { Rng } from '../../lib/rng.ts';
import { legalMoves } from '../../play/legal-moves.ts';
import type { BoardPosition } from '../engines/board-position.ts';
import { sideOf } from './kinds.ts';
import { PATH_FLAGS } from './tables.ts';

/** Cells on which a piece could capture, read from the move tables, whoever stands there. */
function reach({ board, cells }: BoardPosition, from: number): number[] {
  const { pool, start } = board.moves;
  const found: number[] = [];
  let at = start[cells[from]! * board.cells + from]!;
  const take = (length: number) => Array.from({ length }, () => pool[at++]!);
  /** Cells up to the first piece; only the last cell for a lame leap. */
  const along = (way: number[], lame: boolean) => {
    const stop = way.findIndex((cell) => cells[cell] !== 0);
    const seen = stop < 0 ? way : way.slice(0, stop + 1);
    found.push(...(lame ? seen.slice(way.length - 1) : seen));
  };
  found.push(...take(pool[at++]!));
  for (let rays = pool[at++]!; rays > 0; rays--) along(take(pool[at++]!), false);
  for (let paths = pool[at++]!; paths > 0; paths--) {
    const flags = pool[at++]!;
    const way = take(pool[at++]!);
    if (flags & PATH_FLAGS.capture) along(way, (flags & PATH_FLAGS.lame) !== 0);
  }
  return found;
}

describe('attack tables', () => {
  const variants = [
    'standard',
    'crazyhouse',
    'grand',
    'hoppel-poppel',
    'paradigm',
    'nightrider',
    'two-maharajahs',
    'standard+cylinder',
    'paradigm+torus',
  ];
  const rows = variants.flatMap((variant) => enginesOf(variant).map((played) => ({ variant, ...played })));

  it.each(rows)('see what the move tables lead to: $variant ($engine)', ({ variant, rules }) => {
    for (let game = 0; game < 4; game++) {
      const rng = Rng.fromSeed(`tables ${variant} ${game}`);
      const position = rules.start(rng) as BoardPosition;
      for (let ply = 0; ply < 60 && !position.outcome(); ply++) {
        for (const side of [0, 1]) {
          const pieces = [...position.cells.keys()].filter((cell) => {
            const code = position.cells[cell]!;
            return code !== 0 && sideOf(code) === side;
          });
          const expected = new Set(pieces.flatMap((cell) => reach(position, cell)));
          const attacked = [...position.cells.keys()].filter((cell) => position.isAttacked(cell, side));
          expect(attacked, `${fenOf(position)}, side ${side}`).toEqual([...expected].sort((a, b) => a - b));
        }
        position.play(rng.pick([...legalMoves(position)]));
      }
    }
  });
});
