import { describe, expect, it } from 'vitest';
import { deepFreeze } from './freeze.ts';

describe('deepFreeze', () => {
  it('freezes objects and arrays to the last leaf and returns the same tree', () => {
    const tree = { a: [{ b: { c: 1 } }], d: null, e: 'text' };
    expect(deepFreeze(tree)).toBe(tree);
    expect([tree, tree.a, tree.a[0], tree.a[0]!.b].every(Object.isFrozen)).toBe(true);
    expect(() => {
      tree.a[0]!.b.c = 2;
    }).toThrow(TypeError);
  });

  it('goes into what was frozen on its surface only', () => {
    const inner = { a: [1] };
    deepFreeze(Object.freeze({ inner }));
    expect(Object.isFrozen(inner.a)).toBe(true);
  });

  it.each([[undefined], [null], [0], ['text'], [true]])('returns %s as it is', (value) => {
    expect(deepFreeze(value)).toBe(value);
  });
});
