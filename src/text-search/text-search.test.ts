import { describe, expect, it } from 'vitest';
import { TextSearch } from './text-search.ts';

const PASSAGES = [
  { game: 'go', title: 'The aim', text: 'Surround more of the board than your opponent. Players go in turn.' },
  { game: 'go', title: 'Ladders', text: 'A chain runs in zigzag and is captured at the edge.' },
  { game: 'chess', title: 'Castling', text: 'King and rook move together; not through a square that is attacked.' },
  { game: 'chess', title: 'Check', text: 'The king is attacked. Players go on.' },
  { game: 'snakes', title: 'Ladders', text: 'Climb the ladder to its top.' },
  {
    game: 'snakes',
    title: 'Dice',
    text: 'Go on as many squares as the die says: a rook counts nothing, a king neither.',
  },
];

const search = new TextSearch(PASSAGES, {
  fields: [
    { boost: 5, textOf: ({ title }) => title },
    { boost: 1, textOf: ({ text }) => text },
  ],
  namesOf: ({ title }) => [title],
  groups: {
    names: new Map([
      ['go', ['Go', 'baduk', 'wei qi']],
      ['chess', ['Chess']],
      ['snakes', ['Snakes and ladders']],
    ]),
    groupsOf: ({ game }) => [game],
  },
  synonyms: [['castling', 'rochade', 'hide the king']],
});
const found = (query: string) => search.find(query).map(({ thing: { game, title } }) => `${game} ${title}`);

describe('a text search', () => {
  it.each([
    ['castling', 'chess Castling'],
    ['castled', 'chess Castling'],
    ['castelling', 'chess Castling'],
    ['csatling', 'chess Castling'],
    ['cast', 'chess Castling'],
    ['rochade', 'chess Castling'],
    ['hide the king', 'chess Castling'],
    ['zig zag', 'go Ladders'],
    ['kingrook', 'chess Castling'],
    // words beside each other before scattered ones
    ['king and rook', 'chess Castling'],
    // the named game before others
    ['ladders in go', 'go Ladders'],
    ['ladders of baduk', 'go Ladders'],
    ['snakes and ladders ladders', 'snakes Ladders'],
  ])('finds by "%s": %s', (query, first) => expect(found(query)[0]).toBe(first));

  it.each(['baduk', 'weiqi', 'wei-qi'])('gives the whole group by "%s"', (query) =>
    expect(found(query)).toEqual(['go The aim', 'go Ladders']),
  );

  it('gives the group of a name whose words only other texts have, and the part that has the name first', () => {
    const other = new TextSearch(
      [
        { game: 'bao', title: 'La bao', names: [] },
        { game: 'goose', title: 'The board', names: [] },
        { game: 'goose', title: 'The end', names: ['juego de la oca'] },
      ],
      {
        fields: [{ boost: 1, textOf: ({ title }) => title }],
        namesOf: ({ names }) => names,
        groups: { names: new Map([['goose', ['juego de la oca']]]), groupsOf: ({ game }) => [game] },
      },
    );
    const titles = (query: string) => other.find(query).map(({ thing }) => thing.title);
    expect(titles('juego de la oca')).toEqual(['The end', 'The board', 'La bao']);
    expect(titles('reglas juego de la oca')[0]).toBe('The end');
  });

  it('weighs a word of a field that few things have like one of their texts', () => {
    const things = [
      { text: 'invisible force', extra: 'butler helper chores cleaning' },
      { text: 'a butler', extra: '' },
      ...'ball bell bolt book'.split(' ').map((text) => ({ text: `${text} fire`, extra: '' })),
    ];
    const sparse = new TextSearch(things, {
      fields: [
        { boost: 1, textOf: ({ text }) => text },
        { boost: 2, textOf: ({ extra }) => extra },
      ],
      namesOf: () => [],
    });
    expect(sparse.find('butler').map(({ thing }) => things.indexOf(thing))).toEqual([0, 1]);
  });

  it('takes a word of most texts for a name only where a name stands', () => {
    expect(found('who must go on')[0]).not.toContain('go ');
    expect(found('players in go')[0]).toContain('go ');
  });

  it.each(['', 'of the', 'qqqq', '!?', 'constructor', '__proto__'])('finds nothing by "%s"', (query) =>
    expect(found(query)).toEqual([]),
  );

  it('suggests names for a query that finds nothing', () => expect(search.suggest('bdauk')).toEqual(['baduk']));

  it('tells the terms that match', () => expect(search.find('zigzag edges')[0]!.terms()).toEqual(['zigzag', 'edg']));
});
