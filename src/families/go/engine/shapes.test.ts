import { describe, expect, it } from 'vitest';
import { Rng } from '../../../lib/rng.ts';
import { resolveVariant } from '../../../play/resolve.ts';
import { go } from '../index.ts';
import { OUTSIDE, parseVertex } from './board.ts';
import type { GoPosition } from './go-position.ts';
import { GOOD_SHAPES, isGoodShape, pointsAround, RING_SIZE } from './shapes.ts';

function boardOf(slug: string, fen: string) {
  const resolved = resolveVariant(go, slug);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const reading = resolved.value.rules.parse(fen);
  if (!reading.ok) throw new Error(reading.error[0]!.message);
  const { board, colors } = reading.value.position as GoPosition;
  const around = pointsAround(board);
  const padded = Uint8Array.from([...colors.subarray(0, board.points), OUTSIDE]);
  return (vertex: string, color: number) => isGoodShape(around, padded, parseVertex(board, vertex)!, color);
}

describe('good shapes', () => {
  // A white wall stands against two black stones: the points at both ends are hane.
  const isGood = boardOf('standard+7x7', '7/7/2XO3/2XO3/7/7/7 B - 0 0 0');

  it('a hane at the head of two stones', () => {
    expect(isGood('D6', 1)).toBe(true);
    expect(isGood('D3', 1)).toBe(true);
    expect(isGood('C6', 2)).toBe(true);
  });

  it('is none where nothing is near', () => {
    expect(isGood('G1', 1)).toBe(false);
    expect(isGood('A4', 2)).toBe(false);
  });

  it('a cut between two stones that touch at a corner', () => {
    const cut = boardOf('standard+7x7', '7/7/2XO3/2O4/7/7/7 B - 0 0 0');
    expect(cut('D4', 1)).toBe(true);
    expect(cut('E3', 1)).toBe(false);
  });

  it('is the same for both sides with colours exchanged', () => {
    const exchanged = (code: number) =>
      Array.from({ length: RING_SIZE }, (_, i) => (code >> (2 * i)) & 3)
        .map((found) => (found === 1 ? 2 : found === 2 ? 1 : found))
        .reduce((other, found, i) => other | (found << (2 * i)), 0);
    const black = GOOD_SHAPES.reduce((count, bits) => count + (bits & 1), 0);
    expect(black).toBeGreaterThan(1000);
    GOOD_SHAPES.forEach((bits, code) => {
      expect((bits & 1) === 1).toBe((GOOD_SHAPES[exchanged(code)]! & 2) === 2);
    });
  });
});

describe('the points around', () => {
  it('are eight, clockwise from the upper left, and outside where the board ends', () => {
    const resolved = resolveVariant(go, 'standard+5x5');
    if (!resolved.ok) throw new Error(resolved.error.message);
    const { board } = resolved.value.rules.start(Rng.fromSeed('')) as GoPosition;
    const around = pointsAround(board);
    const namesOf = (vertex: string) => {
      const at = parseVertex(board, vertex)! * RING_SIZE;
      return [...around.subarray(at, at + RING_SIZE)];
    };
    const point = (vertex: string) => parseVertex(board, vertex);
    expect(namesOf('C3')).toEqual(['B4', 'C4', 'D4', 'D3', 'D2', 'C2', 'B2', 'B3'].map(point));
    expect(namesOf('A1')).toEqual([25, point('A2'), point('B2'), point('B1'), 25, 25, 25, 25]);
  });
});
