import { describe, expect, it } from 'vitest';
import {
  articleOf,
  isPlural,
  joinPhrases,
  lowerCase,
  rowToPhrase,
  tidySentences,
  withArticle,
  withThe,
  withThereIs,
} from './english.ts';
import { applyFilters, parseTemplate, templateSlotsOf } from './template.ts';

describe('articles', () => {
  it.each([
    ['hour', 'an'],
    ['heir', 'an'],
    ['honest man', 'an'],
    ['unicorn', 'a'],
    ['university', 'a'],
    ['uninhabited moon', 'an'],
    ['unimportant door', 'an'],
    ['one-eyed man', 'a'],
    ['only child', 'an'],
    ['once verdant plain', 'a'],
    ['useful tool', 'a'],
    ['ugly dog', 'an'],
    ['AI', 'an'],
    ['EV suit', 'an'],
    ['UV lamp', 'a'],
    ['eulogy', 'a'],
    ['hat', 'a'],
    ['8-sided hall', 'an'],
    ['umbrella', 'an'],
    ['European', 'a'],
    ['ogre', 'an'],
  ] as const)('of "%s" is %s', (phrase, article) => expect(articleOf(phrase)).toBe(article));

  it.each([
    ['energy surge', 'an energy surge'],
    ['signs of a struggle', 'signs of a struggle'],
    ['pack of wolves', 'a pack of wolves'],
    ['a hidden door', 'a hidden door'],
    ['two hearts', 'two hearts'],
    ['heavy armor', 'heavy armor'],
    ['opened or missing panels', 'opened or missing panels'],
    ['bar or club', 'a bar or club'],
    ['plagued by sickness', 'plagued by sickness'],
    ['vast plateaus', 'vast plateaus'],
    ['abandoned pet', 'an abandoned pet'],
    ['sending a signal', 'sending a signal'],
    ['someone is missing', 'someone is missing'],
    ['isolated outpost', 'an isolated outpost'],
    ['glass', 'glass'],
    ['fen', 'a fen'],
    ['ghost in harness', 'a ghost in harness'],
    ['garden of stones', 'a garden of stones'],
    ['shed', 'a shed'],
    ['anomaly', 'an anomaly'],
    ['perfectly preserved', 'perfectly preserved'],
    ['garden or plant', 'a garden or plant'],
    ['hidden in the reeds', 'hidden in the reeds'],
    ['overgrown or entangled', 'overgrown or entangled'],
  ])('"%s" becomes "%s"', (phrase, expected) => expect(withArticle(phrase)).toBe(expected));

  it('"the" comes once', () => {
    expect([withThe('tree'), withThe('the tree'), withThe('woods')]).toEqual(['the tree', 'the tree', 'the woods']);
  });
});

describe('number', () => {
  it.each(['five footpads and a lookout', 'people in masks', 'children', 'claws or talons', 'wolves at dusk'])(
    '"%s" is more than one',
    (phrase) => {
      expect(isPlural(phrase)).toBe(true);
      expect(withThereIs(phrase)).toBe(`there are ${phrase}`);
    },
  );
  it.each(['a pair of ghosts', 'a hag and the swine', 'glass', 'virus', 'a series of doors', 'chaos'])(
    '"%s" is one',
    (phrase) => {
      expect(isPlural(phrase)).toBe(false);
      expect(withThereIs(phrase)).toBe(`there is ${phrase}`);
    },
  );
});

describe('words of rows', () => {
  it('lose their capitals but not their names', () => {
    expect(lowerCase('Rogue AI')).toBe('rogue AI');
    expect(lowerCase('Deep Space')).toBe('deep space');
    expect(lowerCase('A leader falls')).toBe('a leader falls');
    expect(lowerCase('O, I see')).toBe('O, I see');
    expect(lowerCase("Wolf's-Head")).toBe("wolf's-head");
  });

  it('lose remarks, strokes and ends, and have small numbers as words', () => {
    expect(rowToPhrase('Tiny (rodent-sized)')).toBe('Tiny');
    expect(rowToPhrase('Amoeba / pseudopods')).toBe('Amoeba or pseudopods');
    expect(rowToPhrase('Ship/Boat')).toBe('Ship or Boat');
    expect(rowToPhrase('Ready an action.')).toBe('Ready an action');
    expect(rowToPhrase('5 goblins with 2 nets')).toBe('five goblins with 2 nets');
    expect(rowToPhrase('a pack of 3 dogs')).toBe('a pack of three dogs');
    expect(rowToPhrase('40 thieves')).toBe('40 thieves');
  });

  it('are listed without saying one twice', () => {
    expect(joinPhrases(['a', 'b', 'a', 'c'])).toBe('a, b and c');
  });

  it('become sentences', () => {
    expect(tidySentences('the end,. it says "dig here." . so:  do it')).toBe('The end. It says "dig here." So: do it');
  });
});

describe('templates', () => {
  it('read places, turns, choices, filters and optional parts', () => {
    const pieces = parseTemplate('A {a/b | lower a}, {c/d or e/f#2}[ and {g/h + i/j}]. Done.');
    expect(pieces.map(({ kind }) => kind)).toEqual(['words', 'slot', 'words', 'slot', 'optional', 'words']);
    expect(templateSlotsOf(pieces)).toEqual([
      { kind: 'slot', rolls: [{ tables: ['a/b'], ordinal: 1 }], filters: ['lower', 'a'] },
      { kind: 'slot', rolls: [{ tables: ['c/d', 'e/f'], ordinal: 2 }], filters: [] },
      {
        kind: 'slot',
        rolls: [
          { tables: ['g/h'], ordinal: 1 },
          { tables: ['i/j'], ordinal: 1 },
        ],
        filters: [],
      },
    ]);
  });

  it.each([
    [['Energy surge'], ['lower', 'a'], 'an energy surge'],
    [['Thief', 'Agent'], ['lower', 'a'], 'a thief and an agent'],
    [['an old bell'], ['bare', 'the'], 'the old bell'],
    [['the Ropewalk, a mile of shade'], ['aside'], 'the Ropewalk, a mile of shade,'],
    [['the Ropewalk, a mile of shade'], ['begin'], 'the Ropewalk'],
    [['to hide', 'run'], ['to'], 'to hide and to run'],
    [['three wolves'], ['there'], 'there are three wolves'],
    [[], ['there', 'a'], ''],
  ])('pass %j through %j: %s', (phrases, filters, expected) => expect(applyFilters(phrases, filters)).toBe(expected));
});
