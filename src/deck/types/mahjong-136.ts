import { type Card, cardIdOf, type DeckType, splitIntoGlyphs } from '../card.ts';

const SUITS: Record<string, string> = { characters: '🀇🀈🀉🀊🀋🀌🀍🀎🀏', circles: '🀙🀚🀛🀜🀝🀞🀟🀠🀡', bamboo: '🀐🀑🀒🀓🀔🀕🀖🀗🀘' };

const HONOURS: Record<string, readonly [rank: string, glyph: string][]> = {
  winds: [
    ['east', '🀀'],
    ['south', '🀁'],
    ['west', '🀂'],
    ['north', '🀃'],
  ],
  dragons: [
    ['red', '🀄'],
    ['green', '🀅'],
    ['white', '🀆'],
  ],
};

const COPIES = [1, 2, 3, 4];

type Tile = Omit<Card, 'id'>;

const numbered: Tile[] = Object.entries(SUITS).flatMap(([suit, glyphs]) =>
  splitIntoGlyphs(glyphs).map((glyph, place) => {
    const rank = String(place + 1);
    return { name: `${rank} of ${suit}`, suit, rank, value: place + 1, glyph };
  }),
);

const honours: Tile[] = Object.entries(HONOURS).flatMap(([suit, tiles]) =>
  tiles.map(([rank, glyph], place) => ({ name: `${rank} ${suit.slice(0, -1)}`, suit, rank, value: place + 1, glyph })),
);

export const mahjong136: DeckType = {
  title: 'Mahjong set',
  description:
    'Four of each tile, without flowers and seasons: characters, circles and bamboo from 1 to 9, four winds, three ' +
    'dragons. Value is the number, or the place in the order east south west north and red green white.',
  unit: 'tile',
  suits: [...Object.keys(SUITS), ...Object.keys(HONOURS)],
  ranks: [...new Set([...numbered, ...honours].map(({ rank }) => rank!))],
  cards: [...numbered, ...honours].flatMap((tile) =>
    COPIES.map((copy) => ({ id: cardIdOf(`${tile.name} ${copy}`), ...tile })),
  ),
};
