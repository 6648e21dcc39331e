import { describe, expect, it } from 'vitest';
import { lineFrom, type MoveNode, MoveTree } from './move-tree.ts';

const treeOf = (...moves: string[]): MoveTree => {
  const tree = new MoveTree();
  for (const move of moves) tree.add([move]);
  return tree;
};

const written = (node: MoveNode, ply = 1): string =>
  lineFrom(node, ply)
    .map(({ node: { texts }, others, ply: at }) =>
      [texts[0], ...others.map((one) => `(${written(one, at)})`)].join(' '),
    )
    .join(' ');

describe('the moves of an analysis', () => {
  it('branch where another move is made, and follow a line that is there', () => {
    const tree = treeOf('e4', 'e5', 'Nf3');
    tree.goTo(tree.root.next[0]!);
    tree.add(['c5']);
    tree.add(['Nf3']);
    tree.goTo(tree.root);
    tree.add(['e4']);
    expect(written(tree.root.next[0]!)).toBe('e4 e5 (c5 Nf3) Nf3');
    expect(tree.lineTo(tree.root.next[0]!.next[1]!.next[0]!)).toEqual(['e4', 'c5', 'Nf3']);
  });

  it('change places when a variation becomes the main line', () => {
    const tree = treeOf('e4', 'e5');
    tree.goTo(tree.root.next[0]!);
    tree.add(['c5']);
    tree.add(['Nf3']);
    tree.promote(tree.current);
    expect(written(tree.root.next[0]!)).toBe('e4 c5 (e5) Nf3');
    tree.promote(tree.current);
    expect(written(tree.root.next[0]!)).toBe('e4 c5 (e5) Nf3');
  });

  it('are removed with what follows; the board goes back to the move before', () => {
    const tree = treeOf('e4', 'e5', 'Nf3');
    tree.remove(tree.root.next[0]!.next[0]!);
    expect(tree.lineTo(tree.current)).toEqual(['e4']);
    expect(written(tree.root.next[0]!)).toBe('e4');
    tree.remove(tree.root);
    expect(tree.root.next).toHaveLength(1);
  });

  it('number plies from the start, also in variations', () => {
    const tree = treeOf('e4', 'e5', 'Nf3');
    expect(lineFrom(tree.root.next[0]!.next[0]!, 2).map(({ ply }) => ply)).toEqual([2, 3]);
  });
});
