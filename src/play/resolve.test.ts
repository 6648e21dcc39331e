import { describe, expect, it } from 'vitest';
import { diceRace, type RaceDefinition } from '../../test/play/dice-race.ts';
import { chess } from '../families/chess/index.ts';
import { go } from '../families/go/index.ts';
import { morris } from '../families/morris/index.ts';
import { reversi } from '../families/reversi/index.ts';
import { shogi } from '../families/shogi/index.ts';
import type { Family } from './family.ts';
import { definitionOf, resolveVariant, type Variant } from './resolve.ts';

function resolved(slug: string, family: Family = diceRace): Variant {
  const result = resolveVariant(family, slug);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const definition = (slug: string) => resolved(slug).definition as RaceDefinition;

function refusal(slug: string, family: Family = diceRace) {
  const result = resolveVariant(family, slug);
  return result.ok ? undefined : result.error;
}

describe('a definition', () => {
  it('is the base, patched by parents from the oldest on, then by the variant', () => {
    expect(definition('quick-peace')).toMatchObject({
      board: { spaces: 5 }, // of the grandparent
      rules: { weights: [1, 1, 1], hits: false }, // of the parent, and its own
      end: { lead: 6 },
      seats: ['red', 'green', 'blue'], // of the base
    });
  });

  it('gets the defaults of the schema where nobody said anything', () => {
    expect(definition('quick-fair').rules.hits).toBe(true);
  });

  it('takes title, summary and source from the variant itself, never from a parent', () => {
    expect(definition('quick-fair')).toMatchObject({
      title: 'Quick fair race',
      source: 'made up after the quick race',
    });
    expect(definition('quick-peace').source).toBe('made up for tests');
  });

  it('names itself by its canonical slug', () => {
    expect(definition('Race + Even Die')).toMatchObject({
      family: 'dice-race',
      variant: 'standard+even-die',
      flags: ['even-die'],
      title: 'Dice race + even die',
    });
  });

  it('is frozen to the last leaf', () => {
    const open = (value: unknown): boolean =>
      typeof value === 'object' && value !== null && (!Object.isFrozen(value) || Object.values(value).some(open));
    for (const variant of [resolved('standard+long'), resolved('grand+random', chess)]) {
      expect(Object.isFrozen(variant)).toBe(true);
      expect(open(variant.definition)).toBe(false);
    }
  });

  it('leaves the sources as they were', () => {
    const before = JSON.stringify([diceRace.base, diceRace.variants]);
    resolved('quick-peace+long+wide-die');
    expect(JSON.stringify([diceRace.base, diceRace.variants])).toBe(before);
  });

  it('is refused when a parent is not there: a mistake of ours', () => {
    const orphan: Family = {
      ...diceRace,
      slug: 'orphans',
      variants: { lost: { title: 'Lost', summary: '', source: '', parent: 'nobody', patch: {} } },
    };
    expect(() => resolveVariant(orphan, 'lost')).toThrow(/unknown parent nobody/);
  });
});

describe('flags', () => {
  it('are applied in the declared order, whatever order was asked', () => {
    for (const slug of ['standard+short+even-die', 'standard+even-die+short']) {
      expect(definition(slug)).toMatchObject({ variant: 'standard+short+even-die', notes: ['short', 'even-die'] });
    }
    // The later flag wins if both set the same word.
    expect(definition('standard+wide-die+even-die').rules.weights).toHaveLength(6);
  });

  it('count once, however often they are asked', () => {
    expect(definition('standard+long+long').notes).toEqual(['long']);
  });

  it('of one group exclude each other', () => {
    expect(refusal('standard+short+long')).toEqual({
      kind: 'impossible',
      message: "long and short can't both apply: choose one",
    });
  });

  it('without a group go together', () => {
    expect(definition('standard+wide-die+even-die').flags).toEqual(['even-die', 'wide-die']);
  });

  it('that contradict the rest are refused with the reason, each time', () => {
    for (let time = 0; time < 2; time++) {
      expect(refusal('standard+short+wide-die')).toEqual({
        kind: 'impossible',
        message:
          "wide-die does not fit standard+short: a die of 6 faces can't be used on a way of 3 spaces; " +
          'standard+short goes with even-die',
        fitting: ['even-die'],
      });
    }
  });

  it('see what parents and earlier flags made of the definition', () => {
    const fen = (slug: string) => (resolved(slug, chess).definition as unknown as { setup: { fen: string } }).setup.fen;
    expect(fen('standard+drops')).toBe(fen('crazyhouse'));
    // The start already has a hand.
    expect(fen('pocket-knight+drops')).toBe(fen('pocket-knight'));
    expect(fen('standard+anti+drops')).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w - - 0 1');
  });
});

describe('names', () => {
  it.each([
    ['an alias', 'race', 'standard'],
    ['an alias of two words', 'fast race', 'quick'],
    ['camelCase', 'quickFair', 'quick-fair'],
    ['blanks', ' quick fair ', 'quick-fair'],
    ['underscores and capitals', 'Quick_Fair', 'quick-fair'],
    ['a flag in camelCase', 'quick+evenDie', 'quick+even-die'],
    ['blanks around the plus', 'quick + even die', 'quick+even-die'],
    ['an alias with a flag', 'fastRace+long', 'quick+long'],
    ['a flag alone', 'long', 'standard+long'],
    ['A5: flags in any place and order', 'even die quick long', 'quick+long+even-die'],
    ['A5: flags before the variant', 'long+quick', 'quick+long'],
    ['A5: words without blanks, and with commas', 'fastrace, even-die', 'quick+even-die'],
    ['A5: the title', 'Quick fair race', 'quick-fair'],
    ['A5: the name of the family and a variant', 'dice race quick', 'quick'],
  ])('are read generously: %s', (_, asked, canonical) => {
    expect(definition(asked).variant).toBe(canonical);
  });

  it('give one and the same object however they are spelt', () => {
    const once = resolved('quick+even-die+long');
    for (const slug of ['quick+long+even-die', 'fastRace+long+evenDie', 'Quick+Long+Even_Die+long'])
      expect(resolved(slug)).toBe(once);
  });

  it('A5: with two readings are refused with both', () => {
    const fault = refusal('reversi 10x10', reversi);
    expect(fault).toMatchObject({ kind: 'unknown' });
    expect(fault!.message).toContain('standard+10x10 or reversi+10x10');
  });

  it.each([
    [chess, 'crazy house', 'crazyhouse'],
    [chess, '3-check', 'three-check'],
    [chess, 'Fischer Random Chess', 'chess960'],
    [chess, 'Grand random', 'grand+random'],
    [chess, 'King of the Hill Chess', 'king-of-the-hill'],
    [chess, 'Shinobi+', 'shinobi-plus'],
    [go, '9x9 Japanese', 'go-japanese+9x9'],
    [go, 'go 9 × 9', 'standard+9x9'],
    [shogi, 'animal shogi', 'dobutsu'],
    [morris, 'Nine Men’s Morris', 'standard'],
  ])('A5: are matched in every spelling: $1', (family, name, slug) => {
    expect(definitionOf(family, name)).toMatchObject({ ok: true, value: { variant: slug } });
  });

  it('of two families do not meet in the cache', () => {
    expect(resolved('standard').definition.family).toBe('dice-race');
    expect(resolved('standard', chess).definition.family).toBe('chess');
  });

  it.each([
    ['a misspelt variant is told the nearest', 'quik', 'dice-race has no variant "quik"; did you mean quick'],
    ['a strange one is told them all', 'xyzzy', 'known: standard, quick, quick-fair and quick-peace'],
    ['no name at all', '', 'known: standard, quick, quick-fair and quick-peace'],
    [
      'an unknown flag is told all flags',
      'quick+lnog',
      'no flag "lnog"; its flags are long, short, even-die and wide-die',
    ],
    ['a plus with nothing after it', 'quick+', 'no flag ""'],
    ['a variant where a flag belongs', 'standard+quick', 'no flag "quick"'],
    ['a word that every object inherits', 'constructor', 'no variant "constructor"'],
    ['such a word as a flag', 'quick+constructor', 'no flag "constructor"'],
  ])('unknown: %s', (_, slug, message) => {
    expect(refusal(slug)?.kind).toBe('unknown');
    expect(refusal(slug)?.message).toContain(message);
  });
});
