import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeJsonFault, findJsonFault } from './json-fault.ts';

describe('the fault of a text that is not JSON', () => {
  it.each([
    ['{"notation":', 1, 13, 'a value', undefined],
    ['{"a":1 "b":2}', 1, 8, 'a comma or }', '"'],
    ['{\n  "a": 1,\n  b: 2\n}', 3, 3, 'a key in double quotes', 'b'],
    ["{'a':1}", 1, 2, 'a key in double quotes or }', "'"],
    ['[1,]', 1, 4, 'a value', ']'],
    ['[', 1, 2, 'a value or ]', undefined],
    ['[1 2]', 1, 4, 'a comma or ]', '2'],
    ['{"a" 1}', 1, 6, 'a colon', '1'],
    ['{} {}', 1, 4, 'the end of the text', '{'],
    ['NaN', 1, 1, 'a value', 'N'],
    ['{"a":"x', 1, 8, 'a double quote', undefined],
    ['"a\nb"', 1, 3, 'no line break or control character in a string', '\n'],
    ['"\\x"', 1, 2, 'an escape such as \\n, \\" or \\u0041', '\\'],
    ['😀', 1, 1, 'a value', '😀'],
    ['', 1, 1, 'a value', undefined],
  ])('of %j has its place and what was expected there', (text, line, column, expected, found) => {
    expect(findJsonFault(text)).toEqual({ line, column, expected, found });
  });

  it('exists exactly where JSON.parse throws', () => {
    const isJson = (text: string) => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"a"',
      '\\',
      'n',
      '1',
      '-0.5e3',
      '01',
      'true',
      ' ',
    );
    const texts = fc.oneof(
      fc.json(),
      fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => (findJsonFault(text) === undefined) === isJson(text)),
      { numRuns: 2_000 },
    );
  });

  it('of any depth is found', () => {
    expect(findJsonFault('['.repeat(100_000))).toMatchObject({ column: 100_001, expected: 'a value or ]' });
  });

  it('is described in one phrase', () => {
    expect(describeJsonFault('{"a":}')).toBe('expected a value at line 1, column 6, but found "}"');
    expect(describeJsonFault('{')).toBe('expected a key in double quotes or } at line 1, column 2, but found the end');
  });
});
