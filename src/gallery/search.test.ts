import { describe, expect, it } from 'vitest';
import { makeSearch } from './search.ts';

const THINGS = [
  { name: 'Checkers', words: 'a game with discs' },
  { name: 'Chess', words: 'queens and knights' },
  { name: 'Chess 9×9', words: 'a larger board' },
  { name: 'Parchís', words: 'dice, four colours' },
  { name: "Nine men's morris", words: 'mills' },
];

const search = makeSearch(THINGS, (thing) => thing);
const found = (query: string) => search(query).map(({ name }) => name);

describe('a search of the galleries', () => {
  it.each(['', '   '])('gives all in their order for %o', (query) => {
    expect(search(query)).toEqual(THINGS);
  });

  it.each([
    ['chess', ['Chess', 'Chess 9×9']],
    ['che', ['Checkers', 'Chess', 'Chess 9×9']],
    ['chess 9x9', ['Chess 9×9']],
    ['9 x 9', ['Chess 9×9']],
    ['9×9', ['Chess 9×9']],
    ['parchis', ['Parchís']],
    ['PARCHÍS', ['Parchís']],
    ['mens morris', ["Nine men's morris"]],
    ['moris', ["Nine men's morris"]],
    ['knights', ['Chess']],
    ['the chess', ['Chess', 'Chess 9×9']],
    ['chess with mills', ['Chess', 'Chess 9×9', "Nine men's morris"]],
  ])('finds by %o: %o', (query, names) => {
    expect(found(query).sort()).toEqual([...names].sort());
  });

  it('puts the name that was asked for first', () => {
    expect(found('chess')[0]).toBe('Chess');
    expect(found('chess 9 x 9')[0]).toBe('Chess 9×9');
  });

  it.each(['zzzzqqqq', '!?', 'the'])('finds nothing by %o', (query) => {
    expect(found(query)).toEqual([]);
  });
});
