import fc from 'fast-check';

const number = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 12 }).map(String) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('100', '999', '10000', '1000000000', '99999999999999999999', '1.5', '0.1', '00'),
  },
);
const test = fc.tuple(fc.constantFrom('>=', '<=', '>', '<', '=', ''), number).map(([sign, value]) => sign + value);
const modifier = fc.oneof(
  fc
    .tuple(fc.constantFrom('kh', 'kl', 'dh', 'dl', 'k', 'd'), fc.oneof(number, fc.constant('')))
    .map(([word, n]) => word + n),
  fc
    .tuple(fc.constantFrom('!', '!!', '!p', '!!p', '!o', 'r', 'ro', 'rr', 'f', ''), fc.oneof(test, fc.constant('')))
    .map(([word, when]) => word + when),
  fc.tuple(fc.constantFrom('min', 'max'), number).map(([word, n]) => word + n),
  fc.constantFrom('s', 'sa', 'sd'),
);
const modifiers = fc.array(modifier, { maxLength: 3 }).map((parts) => parts.join(''));
const faces = fc.array(number, { minLength: 1, maxLength: 4 }).map((list) => `{${list.join(',')}}`);

/** Dice notations as people write them, covering the whole grammar and excessive numbers. */
export const notation = fc.letrec<{ sum: string; atom: string }>((tie) => ({
  atom: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'dice' },
    fc
      .tuple(fc.oneof(number, fc.constant('')), fc.oneof(number, fc.constantFrom('%', 'F', 'F.1'), faces), modifiers)
      .map(([n, sides, more]) => `${n}d${sides}${more}`),
    number,
    fc.tuple(tie('sum')).map(([inner]) => `(${inner})`),
    fc
      .tuple(fc.constantFrom('abs', 'ceil', 'floor', 'round', 'sqrt', 'max', 'min'), tie('sum'))
      .map(([name, inner]) => `${name}(${inner})`),
    fc
      .tuple(fc.array(tie('sum'), { minLength: 1, maxLength: 3 }), modifiers)
      .map(([items, more]) => `{${items.join(',')}}${more}`),
    fc.tuple(tie('sum'), tie('sum')).map(([count, sides]) => `(${count})d(${sides})`),
    fc.tuple(tie('atom'), fc.string({ maxLength: 5 })).map(([inner, label]) => `${inner}[${label}]`),
  ),
  sum: fc
    .array(fc.tuple(fc.constantFrom('+', '-', '*', '/', '%', '^', '+', '+'), tie('atom')), {
      minLength: 1,
      maxLength: 3,
    })
    .map((parts) =>
      parts
        .map(([sign, atom]) => sign + atom)
        .join('')
        .slice(1),
    ),
})).sum;

/** Fragments of notation in any order, and arbitrary texts. */
const hostile = fc.oneof(
  fc
    .array(
      fc.constantFrom(
        'd',
        'D',
        'kh',
        '!',
        '!!',
        'r',
        '(',
        ')',
        '{',
        '}',
        '[',
        ']',
        '+',
        '-',
        '*',
        '/',
        '^',
        ',',
        '#',
        '%',
        'F',
        '.',
        '..',
        ' ',
        '\t',
        '1',
        '6',
        '20',
        '0',
        '999999',
        '1e9',
        'NaN',
        'Infinity',
        '__proto__',
        'é',
        '１',
        '٣',
        '\u0000',
        '💥',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc
    .tuple(
      fc.constantFrom('d6+', '(', '-', '{d6,', '2^', 'd', '!', '1d6!', '[', '#', ' ', 'd6kh1', 'min(', '9'),
      fc.integer({ min: 1, max: 600 }),
    )
    .map(([part, times]) => part.repeat(times)),
);

export const anyNotation = fc.oneof({ weight: 3, arbitrary: notation }, { weight: 1, arbitrary: hostile });
