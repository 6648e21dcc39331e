import { describe, expect, it } from 'vitest';
import { Rng } from '../lib/rng.ts';
import { audibleWords, sharesWord } from './repeats.ts';
import { makeRandomScene } from './scene.ts';

describe('words that are heard twice', () => {
  it('are nouns in either number, and no small words', () => {
    expect(sharesWord('write the great book', 'a hundred books')).toBe(true);
    expect(sharesWord('a shrine to a god of doors', 'a door that must be asked nicely')).toBe(true);
    expect(sharesWord('a lamp from somewhere', 'a letter from somebody')).toBe(false);
    expect(audibleWords('The bell that rings over the Bells')).toEqual(['bell', 'ring', 'bell']);
    expect(sharesWord('', '')).toBe(false);
  });

  it.each(['knave', 'maze-rats', 'cairn', 'dungeon-world'] as const)(
    'do not come from two tables in a scene of %s: no "write the great book" with "a hundred books"',
    (system) => {
      const scenes = Array.from({ length: 300 }, (_, i) => makeRandomScene(system, 'npc', Rng.fromSeed(`heard ${i}`)));
      const several = scenes.filter(({ rolls }) => rolls.length > 1);
      expect(several.length).toBeGreaterThan(200);
      const repeated = several.filter(({ rolls }) =>
        rolls.some(({ result }, i) => rolls.slice(0, i).some((earlier) => sharesWord(earlier.result, result))),
      );
      expect(repeated.map(({ sentence }) => sentence)).toEqual([]);
    },
  );
});
