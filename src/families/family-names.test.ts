import { describe, expect, it } from 'vitest';
import { readFamilyName } from './family-names.ts';

describe('A5: the name of a family', () => {
  it.each([
    ["nine men's morris", 'morris', undefined],
    ['Chinese chess', 'xiangqi', undefined],
    ['checkers', 'draughts', 'english'],
    ['OTHELLO', 'reversi', undefined],
    ['baduk', 'go', undefined],
    ['wei qi', 'go', undefined],
    ['囲碁', 'go', undefined],
    ['The Landlord’s Game', 'landlords-game', undefined],
  ])('may be another one: %s', (name, family, variant) => {
    expect(readFamilyName(name)).toEqual([{ family, ...(variant && { variant }), isOwnName: true }]);
  });

  it.each([
    ['go 9x9', 'go', 'standard+9x9'],
    ['9x9 Go, Japanese', 'go', 'go-japanese+9x9'],
    ['crazy house', 'chess', 'crazyhouse'],
    ['Korean chess', 'xiangqi', 'janggi'],
    ['animal shogi', 'shogi', 'dobutsu'],
  ])('may be that of one of its variants: %s', (name, family, variant) => {
    expect(readFamilyName(name)).toEqual([{ family, variant, isOwnName: false }]);
  });

  it('has every reading', () => {
    expect(readFamilyName('mini').map(({ family }) => family)).toEqual(['shogi', 'xiangqi']);
  });

  it.each(['9x9', 'chesss', 'Chinese checkers', '', 'random'])('is not guessed from %j', (name) => {
    expect(readFamilyName(name)).toEqual([]);
  });
});
