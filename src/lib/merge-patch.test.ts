import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAlreadyApplied, mergePatch } from './merge-patch.ts';

/** RFC 7396, appendix A: original, patch, result. */
const RFC: [string, string, string][] = [
  ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
  ['{"a":"b"}', '{"a":null}', '{}'],
  ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
  ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
  ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
  ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
  ['["a","b"]', '["c","d"]', '["c","d"]'],
  ['{"a":"b"}', '["c"]', '["c"]'],
  ['{"a":"foo"}', 'null', 'null'],
  ['{"a":"foo"}', '"bar"', '"bar"'],
  ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
  ['[1,2]', '{"a":"b","c":null}', '{"a":"b"}'],
  ['{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
];

describe('mergePatch', () => {
  it.each(RFC)('%s patched by %s (RFC 7396, appendix A)', (original, patch, result) => {
    expect(mergePatch(JSON.parse(original), JSON.parse(patch))).toEqual(JSON.parse(result));
  });

  it.each([
    ['a key of nothing is removed in depth', { a: { b: 1, c: 2 } }, { a: { b: null } }, { a: { c: 2 } }],
    ['removing what is not there', { a: 1 }, { b: { c: null } }, { a: 1, b: {} }],
    [
      'false, 0 and "" are values, not removals',
      { a: 1, b: 1, c: 1 },
      { a: false, b: 0, c: '' },
      { a: false, b: 0, c: '' },
    ],
    ['an object over an array', { a: [1] }, { a: { b: 1 } }, { a: { b: 1 } }],
    ['nulls inside an array stay', {}, { a: [null] }, { a: [null] }],
    [
      'names that every object inherits',
      {},
      { constructor: { a: 1 }, toString: 2 },
      { constructor: { a: 1 }, toString: 2 },
    ],
  ])('%s', (_, original, patch, result) => {
    expect(mergePatch(original, patch)).toEqual(result);
  });

  it('leaves every other object alone when a key is named __proto__', () => {
    mergePatch({}, JSON.parse('{"__proto__":{"polluted":1}}'));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('changes neither of its arguments, and patches that were applied change nothing more', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (original, patch) => {
        const before = [JSON.stringify(original), JSON.stringify(patch)];
        const once = mergePatch(original, patch);
        expect([JSON.stringify(original), JSON.stringify(patch)]).toEqual(before);
        expect(mergePatch(once, patch)).toEqual(once);
      }),
      { seed: 7396 },
    );
  });
});

describe('changesNothing', () => {
  it.each([
    ['what is there already', { a: { b: 1, c: [1, 2] } }, { a: { c: [1, 2] } }, true],
    ['another value', { a: { b: 1 } }, { a: { b: 2 } }, false],
    ['a longer list', { a: [1] }, { a: [1, 2] }, false],
    ['a key that is missing', {}, { a: false }, false],
    ['an object where none is, even an empty one', { a: 1 }, { a: {} }, false],
    ['removing what is not there', { a: { b: 1 } }, { a: { c: null } }, true],
    ['removing what is there', { a: { b: 1 } }, { a: { b: null } }, false],
    ['removing from what is not there makes an object', {}, { a: { b: null } }, false],
    ['removing what every object inherits', {}, { constructor: null }, true],
    ['no patch at all', { a: 1 }, {}, true],
  ])('%s', (_, target, patch, expected) => {
    expect(isAlreadyApplied(target, patch)).toBe(expected);
  });

  it('says what merging does', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (target, patch) => {
        const merged = mergePatch(target, patch);
        expect(isAlreadyApplied(merged, patch)).toBe(true);
        if (isAlreadyApplied(target, patch)) expect(merged).toEqual(target);
        else expect(JSON.stringify(merged)).not.toBe(JSON.stringify(target));
      }),
      { seed: 7396 },
    );
  });
});
