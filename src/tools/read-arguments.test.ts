import { describe, expect, it } from 'vitest';
import { parseJsonText } from './json-text.ts';
import { readArguments } from './read-arguments.ts';

const SCHEMA = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    level: { type: 'string', enum: ['easy', 'very-hard', '>='] },
    count: { type: 'integer' },
    share: { type: 'number' },
    isOpen: { type: 'boolean' },
    players: { type: 'array', items: { type: 'string' } },
    scores: { type: 'array', items: { type: 'number' } },
    cards: {
      type: 'array',
      items: { type: 'object', properties: { name: { type: 'string' }, quantity: { type: 'integer' } } },
    },
    state: { type: 'object', properties: { v: { type: 'integer' } }, additionalProperties: true },
  },
  required: ['name'],
};

function read(args: unknown) {
  const result = readArguments(SCHEMA, args);
  return result.ok ? result.value : result.error;
}

const encode = (value: unknown, times: number): string =>
  Array.from({ length: times }).reduce<string>((text) => JSON.stringify(text), JSON.stringify(value));

describe('A1: JSON as text', () => {
  it.each([0, 1, 2])('is read where an object or a list is due, encoded %i times more', (times) => {
    expect(read({ state: encode({ v: 2, fen: '{}' }, times) })).toEqual({
      args: { state: { v: 2, fen: '{}' } },
      notes: [],
    });
    expect(read({ players: encode(['Ann', 'Bob'], times) })).toEqual({ args: { players: ['Ann', 'Bob'] }, notes: [] });
  });

  it('is read as the arguments, as an element, and in what was read', () => {
    expect(read('{"count":"3"}')).toEqual({ args: { count: 3 }, notes: [] });
    expect(read({ cards: ['{"name":"ace","quantity":"2"}'] })).toMatchObject({
      args: { cards: [{ name: 'ace', quantity: 2 }] },
    });
  });

  it('stays text where a text is due, or where it is not JSON', () => {
    for (const args of [{ name: '{"v":2}' }, { state: '{"v":2' }, { state: '5' }, { state: '"text"' }])
      expect(read(args)).toEqual({ args, notes: [] });
  });

  it('is refused if it is nested too deeply or has a __proto__', () => {
    expect(read({ state: '{"a":'.repeat(5_000) + 1 + '}'.repeat(5_000) })).toMatchObject({
      expected: 'at most 32 levels',
    });
    expect(read({ cards: '[{"__proto__":{"quantity":1}}]' })).toMatchObject({ path: 'cards[0].__proto__' });
  });

  it('is not read beyond its limits', () => {
    expect(parseJsonText(encode({}, 3))).toBeUndefined();
    expect(parseJsonText(`[${' '.repeat(1_000_000)}]`)).toBeUndefined();
  });
});

describe('A2: blank text', () => {
  it('counts as missing like null, unless the argument is required or unknown', () => {
    expect(read({ name: '', level: ' ', count: '', players: '', state: null, strange: '' })).toEqual({
      args: { name: '', strange: '' },
      notes: [],
    });
  });
});

describe('A3: a value in another form', () => {
  it.each([
    [{ level: 'Very Hard' }, { level: 'very-hard' }],
    [{ level: ' EASY\n' }, { level: 'easy' }],
    [{ level: ' >= ' }, { level: '>=' }],
    [{ count: '17' }, { count: 17 }],
    [{ share: ' -1.5' }, { share: -1.5 }],
    [{ isOpen: 'True' }, { isOpen: true }],
    [{ isOpen: 'no' }, { isOpen: false }],
    [{ scores: ['3', 4] }, { scores: [3, 4] }],
  ])('is read without a note: %j', (args, expected) => {
    expect(read(args)).toEqual({ args: expected, notes: [] });
  });

  it.each([
    ['Ann, Bob', ['Ann', 'Bob']],
    ['Ann\r\nBob O’Hara\n', ['Ann', 'Bob O’Hara']],
    ['Ann Bob', ['Ann Bob']],
    ['Ann, Bob and Cleo', ['Ann', 'Bob', 'Cleo']],
  ])('is a list, with a note: %j', (players, list) => {
    expect(read({ players })).toEqual({
      args: { players: list },
      notes: [`\`players\` was read as a list of ${list.length}: ${list.join(' | ')}`],
    });
  });

  it('is a list of numbers, with a note: 10,20,20', () => {
    expect(read({ scores: '10,20, -2.5' })).toEqual({
      args: { scores: [10, 20, -2.5] },
      notes: ['`scores` was read as a list of 3: 10 | 20 | -2.5'],
    });
  });

  it('has a note of limited length', () => {
    expect(read({ players: 'Ann, '.repeat(10_000) })).toMatchObject({
      notes: [expect.stringMatching(/^`players` was read as a list of 10000: Ann \| .{150,200}…$/)],
    });
  });

  it.each([
    { count: '1,5' },
    { count: `${Number.MAX_VALUE}` },
    { count: 'many' },
    { name: 17 },
    { name: ['Ann'] },
    { level: 'hard' },
    { level: '<=' },
    { isOpen: 'constructor' },
    { isOpen: 1 },
    { scores: '3, four' },
  ])('is never guessed: %j', (args) => {
    expect(read(args)).toEqual({ args, notes: [] });
  });

  it('is not looked for in objects with free fields', () => {
    const args = { state: { v: '2', back: '' } };
    expect(read(args)).toEqual({ args, notes: [] });
  });
});
