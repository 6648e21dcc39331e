import { describe, expect, it } from 'vitest';
import { withEngines } from '../../../test/fairy/engines.ts';
import { describeMove, findMove } from '../../../test/notation.ts';
import { load } from '../../../test/vectors/piece-games.ts';

interface Row {
  trap: string;
  variant?: string;
  fen: string;
}

const BARE_KINGS = '4k3/8/8/8/8/8/8/4K3';

const WRITTEN: (Row & { uci: string; san: string })[] = [
  {
    trap: 'R8: a turned king is written as the king it becomes (Fairy-Stockfish)',
    variant: 'forward',
    fen: '8/G6g/8/8/8/8/8/8 w - - 0 1',
    uci: 'a7a8+',
    san: 'Ga8=K',
  },
  {
    trap: 'a king that declines to turn',
    variant: 'forward',
    fen: '8/G6g/8/8/8/8/8/8 w - - 0 1',
    uci: 'a7a8',
    san: 'Ga8',
  },
  {
    trap: 'a turned king moves as K',
    variant: 'forward',
    fen: '+G7/7g/8/8/8/8/8/8 w - - 0 1',
    uci: 'a8b7',
    san: 'Kb7',
  },
  {
    trap: 'a turned rook is a rook (Fairy-Stockfish)',
    variant: 'forward',
    fen: '8/6L1/8/8/8/G6g/8/8 w - - 0 1',
    uci: 'g7g8+',
    san: 'Lg8=R',
  },
  {
    trap: 'a pinned second knight does not count',
    fen: '4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1',
    uci: 'g1e2',
    san: 'Ne2',
  },
  {
    trap: 'a second rook that may not meet the check does not count',
    fen: '4r1k1/8/8/8/8/8/R3K2R/8 w - - 0 1',
    uci: 'e2d3',
    san: 'Kd3',
  },
  { trap: 'told apart by file', fen: '4k3/8/8/8/8/8/8/N3K1N1 w - - 0 1', uci: 'g1e2', san: 'Ne2' },
  { trap: 'told apart by file', fen: '4k3/8/8/8/8/8/8/2N1K1N1 w - - 0 1', uci: 'g1e2', san: 'Nge2' },
  { trap: 'told apart by rank on one file', fen: '4k3/8/8/R7/8/8/8/R3K3 w - - 0 1', uci: 'a1a3', san: 'R1a3' },
  { trap: 'the file wins where both would do', fen: '4k3/8/8/8/8/3N4/8/1N2K3 w - - 0 1', uci: 'b1c3', san: 'Nc3' },
  {
    trap: 'the file wins where both would do',
    fen: '4k3/8/8/8/3N4/8/8/3KN3 w - - 0 1',
    uci: 'e1f3',
    san: 'Nef3',
  },
  {
    trap: 'both file and rank: one rival on each',
    fen: '8/k7/8/8/4Q2Q/8/8/1K5Q w - - 0 1',
    uci: 'h4e1',
    san: 'Qh4e1',
  },
  {
    trap: 'the rank of one that shares its file with a rival',
    fen: '8/k7/8/8/4Q2Q/8/8/1K5Q w - - 0 1',
    uci: 'h1e1',
    san: 'Q1e1',
  },
  {
    trap: 'the file of one that shares its file with none',
    fen: '8/k7/8/8/4Q2Q/8/8/1K5Q w - - 0 1',
    uci: 'e4e1',
    san: 'Qee1',
  },
  {
    trap: 'a promoted queen is a queen by name',
    variant: 'crazyhouse',
    fen: '6k1/8/8/8/Q6Q~/8/8/1K6[] w - - 0 1',
    uci: 'a4d4',
    san: 'Qad4',
  },
  {
    trap: 'a drop is no rival of a move',
    variant: 'crazyhouse',
    fen: '4k3/8/8/8/8/8/8/4K1N1[N] w - - 0 1',
    uci: 'g1f3',
    san: 'Nf3',
  },
  {
    trap: 'a move is no rival of a drop',
    variant: 'crazyhouse',
    fen: '4k3/8/8/8/8/8/8/4K1N1[N] w - - 0 1',
    uci: 'N@f3',
    san: 'N@f3',
  },
  {
    trap: 'a dropped pawn has its letter',
    variant: 'crazyhouse',
    fen: `${BARE_KINGS}[P] w - - 0 1`,
    uci: 'P@e4',
    san: 'P@e4',
  },
  { trap: 'a pawn takes from its file', fen: '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', uci: 'e4d5', san: 'exd5' },
  { trap: 'a pawn takes in passing', fen: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', uci: 'e5d6', san: 'exd6' },
  { trap: 'promotion with capture and mate', fen: '1r4k1/P4ppp/8/8/8/8/8/4K3 w - - 0 1', uci: 'a7b8q', san: 'axb8=Q#' },
  {
    trap: 'promotion to a knight that gives check',
    fen: '8/4P1k1/8/8/8/8/8/4K3 w - - 0 1',
    uci: 'e7e8n',
    san: 'e8=N+',
  },
  { trap: 'check by the rook that castles', fen: '5k2/8/8/8/8/8/8/4K2R w K - 0 1', uci: 'e1g1', san: 'O-O+' },
  { trap: 'mate by the rook that castles', fen: '3k4/3p4/2P1P3/8/8/1B2B3/8/R3K3 w Q - 0 1', uci: 'e1c1', san: 'O-O-O' },
  { trap: 'stalemate has no mark', fen: '7k/8/6K1/8/8/8/8/5Q2 w - - 0 1', uci: 'f1f7', san: 'Qf7' },
  {
    trap: 'king takes own rook is castling, to its side',
    variant: 'chess960',
    fen: '4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1',
    uci: 'f1g1',
    san: 'O-O',
  },
  {
    trap: 'the long way with the rook beside the king',
    variant: 'chess960',
    fen: '4k3/8/8/8/8/8/8/RK4R1 w GA - 0 1',
    uci: 'b1a1',
    san: 'O-O-O',
  },
  {
    trap: 'ranks of two digits',
    variant: 'grand',
    fen: '4k5/10/10/10/10/10/10/10/R9/R3K5 w - - 0 1',
    uci: 'a2a10',
    san: 'Ra10+',
  },
];

describe('move text, written exactly', () => {
  it.each(withEngines(WRITTEN))('$san: $trap ($engine)', ({ rules, fen, uci, san }) => {
    const position = load(rules, fen);
    const found = findMove(position, { uci });
    if (!found.ok) throw new Error(found.error.message);
    expect(describeMove(position, found.value)).toMatchObject({ uci, notation: san });
    expect(findMove(position, { notation: san }), 'what is written is read back').toEqual(found);
  });
});
