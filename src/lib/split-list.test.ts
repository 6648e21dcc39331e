import { describe, expect, it } from 'vitest';
import { splitList } from './split-list.ts';

describe('a list in prose', () => {
  it.each([
    ['pizza, pasta or sushi', ['pizza', 'pasta', 'sushi']],
    ['pizza, pasta, or sushi', ['pizza', 'pasta', 'sushi']],
    ['Ann and Bob', ['Ann', 'Bob']],
    ['Ann & Bob', ['Ann', 'Bob']],
    ['ann, bob,cat,', ['ann', 'bob', 'cat']],
    ['Andy, Orla', ['Andy', 'Orla']],
    ['', []],
  ])('%j is split', (text, items) => {
    expect(splitList(text)).toEqual(items);
  });

  it.each([
    ['salt and pepper, bread and butter', ['salt and pepper', 'bread and butter']],
    ['Simon and Garfunkel\nNina', ['Simon and Garfunkel', 'Nina']],
  ])('keeps items that have such words themselves: %j', (text, items) => {
    expect(splitList(text)).toEqual(items);
  });
});
