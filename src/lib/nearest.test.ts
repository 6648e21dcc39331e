import { describe, expect, it } from 'vitest';
import { didYouMean, joinNames, limitNames, nearestNames } from './nearest.ts';

const TOOLS = ['dice_roll', 'dice_odds', 'coin_flip', 'play_get_moves', 'play_make_moves'];

describe('nearest', () => {
  it.each([
    ['dice_rol', 'dice_roll'],
    ['diceRoll', 'dice_roll'],
    ['roll-dice', undefined],
    ['coinflip', 'coin_flip'],
    ['get_moves', 'play_get_moves'],
    ['zzzzzzzz', undefined],
    ['', undefined],
  ])('%s is near %s', (asked, found) => {
    expect(nearestNames(asked, TOOLS)[0]).toBe(found);
  });

  it.each(['', '日本', '---'])('no short name is near %o, with which it shares no letter', (asked) => {
    expect(nearestNames(asked, ['go', '1d', 'y'])).toEqual([]);
  });

  it('stays quick for a name of any length', () => {
    expect(nearestNames('x'.repeat(1_000_000), TOOLS)).toEqual([]);
  });

  it('asks in words', () => {
    expect(didYouMean('dice_rol', TOOLS)).toBe('did you mean dice_roll?');
    expect(didYouMean('zzzzzzzz', TOOLS)).toBeUndefined();
    expect(joinNames(['a', 'b', 'c'])).toBe('a, b or c');
  });

  it('counts the names that a long list leaves out, unless it is one', () => {
    expect(joinNames(limitNames(['a', 'b', 'c', 'd'], 2), 'and')).toBe('a, b and 2 more');
    expect(limitNames(['a', 'b', 'c'], 2)).toEqual(['a', 'b', 'c']);
  });
});
