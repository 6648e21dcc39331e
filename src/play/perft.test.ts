import { describe, expect, it } from 'vitest';
import { describeMove, fenOf } from '../../test/notation.ts';
import { diceRace } from '../../test/play/dice-race.ts';
import { chess } from '../families/chess/index.ts';
import type { Family } from './family.ts';
import { legalMoves } from './legal-moves.ts';
import { divide, perft } from './perft.ts';
import type { Position } from './position.ts';
import { resolveVariant } from './resolve.ts';

function at(family: Family, variant: string, fen: string): Position {
  const resolved = resolveVariant(family, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const reading = resolved.value.rules.parse(fen);
  if (!reading.ok) throw new Error(reading.error[0]!.message);
  return reading.value.position;
}

/** Counts like `perft`, without bulk counting at the last ply and without a shared move stack. */
function plainPerft(position: Position, depth: number): number {
  if (depth === 0) return 1;
  let nodes = 0;
  for (const move of legalMoves(position)) {
    position.play(move);
    nodes += plainPerft(position, depth - 1);
    position.undo();
  }
  return nodes;
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
// Position 2 of the perft tables of the Chess Programming Wiki ("Kiwipete").
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';

describe('perft', () => {
  it.each([
    ['the start, depth 0', START, 0, 1],
    ['the start, depth 1', START, 1, 20],
    ['the start, depth 2', START, 2, 400],
    ['the start, depth 3', START, 3, 8902],
    ['Kiwipete: castling, en passant, pins, depth 3', KIWIPETE, 3, 97_862],
    ['a mated player has no leaves', 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3', 2, 0],
  ])('of chess: %s', (_, fen, depth, nodes) => {
    expect(perft(at(chess, 'standard', fen), depth)).toBe(nodes);
  });

  it.each([
    ['the three faces of the die', 1, 3],
    ['both men on one space: one move a roll', 2, 3],
    ['every seat has rolled and moved', 6, 27],
    ['the next roll', 7, 81],
  ])('of a game with dice counts what chance may do as moves: %s', (_, depth, nodes) => {
    expect(perft(at(diceRace, 'standard', '0.0/0.0/0.0 red -'), depth)).toBe(nodes);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'agrees with playing every leaf, ends and passes among them: depth %i',
    (depth) => {
      const position = at(diceRace, 'quick', '2.4/3.3/4.5 green -');
      expect(perft(position, depth)).toBe(plainPerft(position, depth));
    },
  );

  it('leaves the position as it was', () => {
    const position = at(chess, 'standard', KIWIPETE);
    const before = [fenOf(position), position.hashLo, position.hashHi];
    perft(position, 2);
    expect([fenOf(position), position.hashLo, position.hashHi]).toEqual(before);
  });
});

describe('divide', () => {
  it.each([
    ['chess', at(chess, 'standard', KIWIPETE), 3],
    ['a game with dice', at(diceRace, 'standard', '1.2/0.4/3.3 blue 2'), 5],
  ])('tells of %s for each first move what together is the perft', (_, position, depth) => {
    const parts = [...divide(position, depth)];
    expect(parts.map(({ move }) => move)).toEqual([...legalMoves(position)]);
    expect(parts.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(perft(position, depth));
  });

  it('counts each first move once at depth 1', () => {
    expect([...divide(at(chess, 'standard', START), 1)].every(({ nodes }) => nodes === 1)).toBe(true);
  });

  it('leaves the position as it was when it is read to its end', () => {
    const position = at(chess, 'standard', START);
    const parts = divide(position, 2);
    for (const { move } of parts) expect(describeMove(position, move)).toMatchObject({ notation: expect.any(String) });
    expect(fenOf(position)).toBe(START);
  });
});
