import { describe, expect, it } from 'vitest';
import { describeMove, fenOf } from '../../test/notation.ts';
import { familyOf } from '../families/families.ts';
import type { Position } from '../play/position.ts';
import { resolveVariant } from '../play/resolve.ts';
import { ForcedWinProver } from './forced-win.ts';

function winning(variant: string, fen: string, moves: number, most = 1_000_000): string[] | undefined {
  const resolved = resolveVariant(familyOf('chess')!, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const reading = resolved.value.rules.parse(fen);
  if (!reading.ok) throw new Error(reading.error[0]!.message);
  const { position } = reading.value;
  const before = fenOf(position);
  const found = new ForcedWinProver(position, most).winningMoves(moves);
  expect(fenOf(position)).toBe(before);
  return found?.map((move) => uciOf(position, move)).sort();
}

function uciOf(position: Position, move: number): string {
  const { uci } = describeMove(position, move);
  return String(uci);
}

describe('ForcedWins', () => {
  it.each([
    ['a mate in one', 'standard', '6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1', 1, ['d1d8']],
    ['no mate in one', 'standard', '6k1/5ppp/8/8/8/8/r7/K2R4 w - - 0 1', 1, []],
    ['both rooks begin a mate in two', 'standard', '7k/8/8/8/8/8/1R6/R3K3 w - - 0 1', 2, ['a1a7', 'b2b7']],
    ['stalemate is no win', 'standard', '7k/5K2/6P1/8/8/8/8/8 w - - 0 1', 1, []],
    ['and is one where it wins', 'antichess', '8/8/8/8/8/p7/P7/8 b - - 0 1', 1, []],
    ['a hill is reached', 'king-of-the-hill', '7k/8/8/8/8/3K4/8/8 w - - 0 1', 1, ['d3d4', 'd3e4']],
    [
      'the last piece is given away, which the other must take',
      'antichess',
      '8/8/8/8/2p5/8/1P6/8 w - - 0 1',
      1,
      ['b2b3', 'b2b4'],
    ],
    ['a king explodes', 'atomic', '4k3/4p3/8/8/8/8/4R3/4K3 w - - 0 1', 1, ['e2e7']],
  ])('%s (%s)', (_, variant, fen, moves, expected) => {
    expect(winning(variant, fen, moves)).toEqual(expected);
  });

  it('gives up rather than guess', () => {
    expect(winning('standard', '7k/8/8/8/8/8/1R6/R3K3 w - - 0 1', 2, 50)).toBeUndefined();
  });
});
