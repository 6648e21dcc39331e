import { describe, expect, it } from 'vitest';
import { enginesOf } from '../../../test/fairy/engines.ts';
import { fenOf, findMove } from '../../../test/notation.ts';
import { load, type Played } from '../../../test/vectors/piece-games.ts';
import { Rng } from '../../lib/rng.ts';
import { legalMoves } from '../../play/legal-moves.ts';
import type { BoardPosition } from '../engines/board-position.ts';
import { formatUci } from '../notation/uci.ts';
import { pictureOf } from '../picture.ts';
import { sideOf } from './kinds.ts';

const textsOf = (position: BoardPosition): string[] =>
  [...legalMoves(position)].map((move) => formatUci(position, move));

function play(position: BoardPosition, line: string): BoardPosition {
  for (const uci of line.split(' ').filter(Boolean)) {
    const found = findMove(position, { uci });
    if (!found.ok) throw new Error(found.error.message);
    position.play(found.value);
  }
  return position;
}

/** Variant, position and moves played from it; then moves that are legal, and moves that are not. */
type Row = [trap: string, variant: string, fen: string, line: string, legal: string, illegal: string];

const ROWS: Row[] = [
  [
    'a rook goes round',
    'standard+cylinder',
    '4k3/8/8/8/8/8/8/R1N1K3 w - - 0 1',
    '',
    'a1h1 a1g1 a1f1',
    'a1e1 a1d1 a1a1',
  ],
  ['and never back to where it was', 'standard+cylinder', '4k3/8/8/R7/8/8/8/4K3 w - - 0 1', '', 'a5h5 a5b5', 'a5a5'],
  ['a bishop goes over the seam', 'standard+cylinder', '4k3/8/8/8/8/8/7B/4K3 w - - 0 1', '', 'h2a3 h2b4 h2a1', ''],
  ['a knight leaps over the seam', 'standard+cylinder', '4k3/8/8/8/8/8/8/N3K3 w - - 0 1', '', 'a1h3 a1g2', ''],
  ['a king steps over the seam', 'standard+cylinder', 'k7/8/8/8/8/8/8/7K w - - 0 1', '', 'h1a1 h1a2', 'h1a8'],
  ['ranks of a cylinder end', 'standard+cylinder', 'k7/8/8/8/8/8/8/3RK3 w - - 0 1', '', 'd1d8', 'e1e8'],
  ['a pawn captures over the seam', 'standard+cylinder', '4k3/8/8/8/p7/7P/8/4K3 w - - 0 1', '', 'h3a4 h3h4', ''],
  ['and in passing', 'standard+cylinder', '4k3/p7/8/7P/8/8/8/4K3 b - - 0 1', 'a7a5', 'h5a6', ''],
  ['a pin over the seam', 'standard+cylinder', '4k3/8/8/8/N1r1P2K/8/8/8 w - - 0 1', '', 'h4h5', 'a4b6 e4e5'],
  [
    'a check over the seam is met there',
    'standard+cylinder',
    '4k3/8/8/8/2r1P2K/8/8/R7 w - - 0 1',
    '',
    'a1a4',
    'a1b1 e4e5',
  ],
  [
    'a king keeps off what is attacked over the seam',
    'standard+cylinder',
    '4k3/8/8/8/7K/r1P5/8/8 w - - 0 1',
    '',
    'h4g5',
    'h4h3 h4g3',
  ],
  [
    'castling is not over the seam',
    'standard+cylinder',
    '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1',
    '',
    'e1g1 e1c1',
    'e1a1 e1h1',
  ],
  ['but heeds attacks from over it', 'standard+cylinder', '4k3/8/8/8/3b4/8/8/R3K2R w KQ - 0 1', '', '', 'e1g1'],
  ['rook and knight in one', 'almost+cylinder', '4k3/8/8/8/8/8/8/C3K3 w - - 0 1', '', 'a1h3 a1h1', 'a1h2'],
  ['hoppers', 'grasshopper+cylinder', '4k3/8/8/8/p6G/8/8/4K3 w - - 0 1', '', 'h4b4', 'h4c4 h4a4'],
  ['lame leaps', 'paradigm+cylinder', '4k3/8/8/8/8/8/8/4K2B w - - 0 1', '', 'h1a3 h1b2', ''],
  ['that are blocked over the seam', 'paradigm+cylinder', '4k3/8/8/8/8/8/8/N3K2B w - - 0 1', '', 'h1a3 h1a2', 'h1b2'],
  [
    'a torus wraps on ranks',
    'standard+torus',
    '8/8/8/8/8/4k3/8/8/8/8/8/R6K w - - 0 1',
    '',
    'a1a12 a1a6 h1h12 h1a12',
    'a1a1',
  ],
  ['a check from behind', 'standard+torus', '8/8/4r3/8/8/4k3/8/8/8/8/4K3/8 w - - 0 1', '', 'e2d2', 'e2e1'],
  ['guards are pawns', 'standard+torus', '8/8/8/8/k7/8/8/8/8/8/4P3/6K1 w - - 0 1', '', 'e2e3 e2e4', 'e2e1'],
  ['castling moves with the king', 'standard+torus', '8/8/4k3/8/8/8/8/8/8/R3K2R/8/8 w KQ - 0 1', '', 'e3g3 e3c3', ''],
  ['pawns promote where they did', 'standard+torus', '8/8/8/4P3/k7/8/8/8/8/8/8/6K1 w - - 0 1', '', 'e9e10q', 'e9e10'],
];

describe('boards that wrap', () => {
  const rows = ROWS.flatMap(([trap, variant, ...rest]) =>
    enginesOf(variant).map((played) => ({ trap, variant, ...played, rest })),
  );
  it.each(rows)('$trap: $variant ($engine)', ({ rules, rest: [fen, line, legal, illegal] }) => {
    const moves = textsOf(play(load(rules, fen), line));
    expect(moves).toEqual(expect.arrayContaining(legal.split(' ').filter(Boolean)));
    expect(illegal.split(' ').filter((move) => moves.includes(move))).toEqual([]);
    expect(new Set(moves).size, 'two ways to one square are one move').toBe(moves.length);
  });

  it('blow up what stands on the other side of the seam', () => {
    for (const { rules } of enginesOf('standard+cylinder+atomic')) {
      const after = play(load(rules, 'n3k3/8/8/8/8/p6r/8/R3K2N w - - 0 1'), 'a1a3');
      expect(fenOf(after)).toBe('n3k3/8/8/8/8/8/8/4K2N b - - 0 1');
    }
  });

  it.each(['standard+cylinder', 'standard+torus', 'capablanca+torus', 'amazon+torus+random', 'grand+cylinder+random'])(
    'begin without a capture at hand: %s',
    (variant) => {
      const [{ rules }] = enginesOf(variant) as [Played];
      for (let seed = 0; seed < 5; seed++) {
        const position = rules.start(Rng.fromSeed(`${seed}`)) as BoardPosition;
        for (const side of [0, 1]) {
          const other = [...position.cells.keys()].filter(
            (cell) => position.cells[cell] && sideOf(position.cells[cell]!) !== side,
          );
          expect(
            other.filter((cell) => position.isAttacked(cell, side)),
            fenOf(position),
          ).toEqual([]);
        }
      }
    },
  );

  it('say so in words', () => {
    const words = (variant: string) => {
      const [{ rules }] = enginesOf(variant) as [Played];
      return pictureOf(rules.start(Rng.fromSeed('1')) as BoardPosition, { width: 400, highlights: [] }).description;
    };
    expect(words('standard')).not.toContain('neighbours');
    expect(words('standard+cylinder')).toContain('The a-file and the h-file are neighbours.');
    expect(words('standard+torus')).toContain('rank 1 and rank 12');
  });
});
