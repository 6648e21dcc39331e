import { describe, expect, it, vi } from 'vitest';
import { hex } from '../../src/families/hex/index.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import { PlayoutTree } from '../../src/search/playout-tree.ts';
import { suggestMove } from '../../src/search/suggest.ts';
import { describeMove } from '../notation.ts';

/** The expert's reply to the moves and its score, within a node limit. */
function answer(variant: string, moves: string, nodes: number, seed = 'a') {
  const resolved = resolveVariant(hex, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const { rules } = resolved.value;
  const reading = rules.parse(moves);
  if (!reading.ok) throw new Error(reading.error[0]!.message);
  const { position } = reading.value;
  const { move, score } = suggestMove(position, rules.ai!, {
    level: 'expert',
    seed,
    clock: () => 0,
    limits: { nodes },
  });
  return { notation: describeMove(position, move).notation, score };
}

const SEEDS = ['a', 'b', 'c'];

describe('a first stone that is worth a swap', () => {
  it.each([
    ['standard+7x7', 'd4'],
    ['standard+7x7+swap-sides', 'd4'],
    ['standard+9x9', 'e5'],
    ['standard', 'f6'],
    ['y+swap+7x7', 'c3'],
    ['bridg-it+swap', 'e5'],
  ])('%s: %s is taken over, whatever the first playouts of it say', (variant, first) => {
    for (const seed of SEEDS) expect(answer(variant, first, 30_000, seed).notation, seed).toBe('swap');
  });

  it.each([
    ['standard+7x7', 'a1'],
    ['standard+7x7+swap-sides', 'a1'],
    ['standard+9x9', 'i9'],
    ['y+swap+7x7', 'a1'],
  ])('%s: %s is left to who put it there', (variant, first) => {
    for (const seed of SEEDS) expect(answer(variant, first, 30_000, seed).notation, seed).not.toBe('swap');
  });
});

it('what was played on a larger board before says nothing of a swap', () => {
  const question = () => answer('standard+5x5', 'c3', 600);
  const before = question();
  for (const seed of SEEDS) {
    answer('hex+19x19', 'a1', 300, seed);
    expect(question()).toEqual(before);
  }
});

it.each(['standard+5x5', 'standard+5x5+swap-sides'])(
  '%s: what follows a swap says nothing of what might have been played instead',
  (variant) => {
    const planted = vi.spyOn(PlayoutTree.prototype, 'expand');
    answer(variant, 'c3', 3000);
    const tree = planted.mock.contexts.at(-1) as PlayoutTree;
    planted.mockRestore();
    const first = tree.firstChild[0]!;
    const children = Array.from({ length: tree.childCount[0]! }, (_, i) => first + i);
    const swap = children.find((child) => tree.move[child] === 25)!;
    const others = tree.visits[0]! - tree.visits[swap]!;
    expect(tree.visits[swap]).toBeGreaterThan(100);
    for (const child of children) expect(tree.amafVisits[child]).toBeLessThanOrEqual(others);
  },
);
