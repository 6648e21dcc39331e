import type { Card } from '../../../../deck/card.ts';
import { DECKS_BY_SLUG, type DeckSlug } from '../../../../deck/decks.ts';
import { svgElement } from '../../../../lib/svg.ts';
import { withArticle } from '../../../../lib/wording.ts';
import { drawLayers, type Place, placePath } from '../../../layers.ts';
import type { Tile, TileMaker } from '../../tile-set.ts';
import { COURTS, type Court, drawCourt } from './courts.ts';
import { drawBack, drawJester, JOKERS, type Joker } from './jester.ts';
import { LETTERS } from './letters.ts';
import { pipPlaces } from './pips.ts';
import { SUITS, type Suit } from './suits.ts';

const WIDTH = 100;
const HEIGHT = 140;

/** Moves a place from the upper left of a card to the lower right, upside down. */
const turnedPlace = ([x, y, size]: Place): Place => [WIDTH - x, HEIGHT - y, size, 180];
const twoWay = (place: Place): readonly Place[] => [place, turnedPlace(place)];

interface CardFields {
  readonly deck: DeckSlug;
  /** Number of jokers that come with the deck. */
  readonly jokers?: number;
  /** Colour of the back. */
  readonly back: string;
}

/** Makes a tile for each card of a deck, for its jokers and for the back. */
export const makeCards: TileMaker<CardFields> = ({ deck, jokers = 0, back }) => [
  ...DECKS_BY_SLUG[deck].cards.map(cardTile),
  ...JOKERS.slice(0, jokers).map(jokerTile),
  frame({
    ...{ id: 'back', name: 'back', count: 0, facts: { side: 'back' } },
    text: 'the back of every card: a rosette on a lattice',
    content: drawBack(back),
  }),
];

/** Puts a drawing on a white card with a rim. */
const frame = (tile: Omit<Tile, 'width' | 'height'>): Tile => ({
  ...tile,
  width: WIDTH + 4,
  height: HEIGHT + 4,
  content: svgElement(
    'g',
    { transform: 'translate(2 2)' },
    svgElement('rect', { width: WIDTH, height: HEIGHT, rx: 8, fill: '#fffdf8', stroke: '#554', 'stroke-width': 2 }) +
      tile.content,
  ),
});

function cardTile({ id, name, suit = '', rank = '', value, points }: Card): Tile {
  const court = COURTS[rank]?.[suit];
  const index = INDEX_LETTERS[rank] ?? rank;
  return frame({
    ...{ id, name, count: 1 },
    text: `${court ? courtText(rank, court) : pipText(rank, suit)}; ${index} and the sign in two corners`,
    facts: { suit, rank, ...(value !== undefined && { value }), ...(points !== undefined && { points }) },
    content: court ? courtFace(index, SUITS[suit]!, court, rank) : pipFace(index, SUITS[suit]!, rank),
  });
}

const INDEX_LETTERS: Readonly<Record<string, string>> = {
  ace: 'A',
  jack: 'J',
  queen: 'Q',
  king: 'K',
  Ass: 'A',
  König: 'K',
  // A lone O would read as zero.
  Ober: 'Ob',
  Unter: 'Un',
};

const courtText = (rank: string, { thing }: Court): string =>
  `${withArticle(rank)} with ${withArticle(thing)}, twice, once upside down`;

function pipText(rank: string, suit: string): string {
  const count = pipPlaces(rank).length;
  return count === 1 ? `one large ${suit.slice(0, -1)}` : `${count} ${suit}`;
}

/** Places of the signs in the corners, below the letter or number. */
const CORNERS = twoWay([10.5, 29, 0.5]);

/** Draws a letter or number in two corners. */
const drawIndex = (text: string, ink: string): string =>
  drawLayers([[ink, LETTERS[text]!, 2.2]], ...twoWay([10.5, 14]));

const pipFace = (index: string, { sign, ink }: Suit, rank: string): string =>
  drawIndex(index, ink) + drawLayers(sign, ...CORNERS, ...pipPlaces(rank));

const MIDDLE: Place = [WIDTH / 2, HEIGHT / 2];

/** Place of the sign beside a figure. An Unter has it below, every other figure above. */
const signPlace = (rank: string): Place => (rank === 'Unter' ? [31, 60, 0.7] : [29, 20.5, 0.58]);

/** Draws the box around a figure. */
const drawBox = (ink: string): string => drawLayers([[ink, 'M22 12H78V128H22z', 1.2]]);

function courtFace(index: string, { sign, ink }: Suit, court: Court, rank: string): string {
  const place = signPlace(rank);
  return (
    drawIndex(index, ink) +
    drawCourt(court, twoWay(MIDDLE)) +
    drawBox(ink) +
    (rank === 'Unter'
      ? drawLayers(
          [['#fffdf8', 'M-13.500 0A13.500 13.500 0 1 1 13.500 0A13.500 13.500 0 1 1-13.500 0z']],
          ...twoWay(place),
        )
      : '') +
    drawLayers(sign, ...CORNERS, ...twoWay(place))
  );
}

/** Distance of the letters of the word JOKER in a corner. */
const LETTER = 11;

function jokerTile(joker: Joker): Tile {
  const { name, ink, horns } = joker;
  const word = [...'JOKER'].map((letter, i) => placePath(LETTERS[letter]!, [10.5, 15 + i * LETTER, 0.65])).join('');
  return frame({
    ...{ id: name.replace(' ', '-'), name, count: 1, facts: { suit: 'jokers', rank: 'joker' } },
    text: `a laughing jester in a cap with ${horns} horns and bells; the word JOKER in two corners`,
    content: drawLayers([[ink, word, 1.7]], ...twoWay([0, 0])) + drawJester(joker, MIDDLE) + drawBox(ink),
  });
}
