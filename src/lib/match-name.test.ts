import { describe, expect, it } from 'vitest';
import { findByName, plainName } from './match-name.ts';

describe('plainName', () => {
  it.each([
    ["Nine Men's Morris", 'ninemensmorris'],
    ['nine-mens_morris', 'ninemensmorris'],
    ['Mühle', 'muhle'],
    ['9 × 9', '9x9'],
    ['Fox & Geese', 'foxandgeese'],
    ['囲碁', '囲碁'],
    ['>=', ''],
  ])('reduces %s to %s', (name, plain) => expect(plainName(name)).toBe(plain));
});

describe('findByName', () => {
  const things = [
    { slug: 'reversi', title: 'Othello', other: ['flipello'] },
    { slug: 'othello', title: 'Another game', other: [] },
    { slug: '>=', title: '', other: [] },
  ];
  const find = (text: string) =>
    findByName(
      things,
      text,
      ({ slug }) => slug,
      ({ title, other }) => [title, ...other],
    )?.slug;

  it('prefers the names that come first', () => expect(find(' OTHELLO ')).toBe('othello'));
  it('finds by any of the other names', () => expect(find('Flip-Ello')).toBe('reversi'));
  it('finds nothing for a text without letters or digits', () => expect(find('<=')).toBeUndefined());
  it('finds nothing for an unknown name', () => expect(find('chess')).toBeUndefined());
});
