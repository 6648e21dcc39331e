import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumbers, parseNumbers } from './move-digits.ts';

const formats = fc.record({
  limit: fc.constantFrom(2, 64, 91, 92, 362, 8281),
  leading: fc.integer({ min: 1, max: 3 }),
});

describe('moves as digits', () => {
  it('are read back as written, whatever their numbers', () => {
    const cases = formats.chain((format) => {
      const move = fc.array(fc.nat(format.limit - 1), { minLength: format.leading, maxLength: format.leading + 2 });
      return fc.tuple(fc.constant(format), fc.array(move, { maxLength: 9 }));
    });
    fc.assert(
      fc.property(cases, ([format, moves]) => {
        const text = moves.map((numbers) => formatNumbers(format, numbers)).join('');
        expect(parseNumbers(format, text)).toEqual(moves);
        expect(JSON.stringify(text)).toHaveLength(text.length + 2);
      }),
      { seed: 1 },
    );
  });

  it.each([
    ['half a move', 'a'],
    ['an extra number before any move', '+a'],
    ['an extra number in the middle of a move', 'a+b'],
    ['a sign without its number', 'ab+'],
    ['a blank', 'a b '],
    ['another alphabet', 'aβ'],
  ])('are refused: %s', (_, text) => {
    expect(parseNumbers({ limit: 64, leading: 2 }, text)).toBeUndefined();
  });

  it('take one character per point on 9×9 with passes and shogi with drops, two beyond 91 numbers', () => {
    expect(formatNumbers({ limit: 82, leading: 1 }, [81])).toHaveLength(1);
    expect(formatNumbers({ limit: 89, leading: 2 }, [88, 80])).toHaveLength(2);
    expect(formatNumbers({ limit: 362, leading: 1 }, [361])).toHaveLength(2);
  });
});
