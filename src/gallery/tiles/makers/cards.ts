import { placeOutlines, rescalePath, scaleContours } from '../../../board/render/path.ts';
import { drawingOf } from '../../../board/render/pieces/faces.ts';
import { circlePath } from '../../../board/render/pieces/feet.ts';
import { shapeOf } from '../../../board/render/pieces/shape.ts';
import { DECKS_BY_SLUG, type DeckSlug } from '../../../deck/decks.ts';
import { svgElement } from '../../../lib/svg.ts';
import { drawText, type Point, pathElement } from '../../picture.ts';
import type { Tile, TileMaker } from '../tile-set.ts';

const WIDTH = 100;
const HEIGHT = 140;

/** The sign of a suit, drawn around (0, 0) and about 20 units high. `second` is a part in another ink. */
interface Suit {
  readonly sign: string;
  readonly ink: string;
  readonly second?: { readonly sign: string; readonly ink: string };
  /** Colour of letters and lines; given if the sign's own colour is too pale for them. */
  readonly text?: string;
}

const RED = '#c4231c';
const BLACK = '#1d1a1a';

const SUITS: Readonly<Record<string, Suit>> = {
  clubs: {
    sign: `${circlePath(0, -5, 5)}${circlePath(-5.5, 2.5, 5)}${circlePath(5.5, 2.5, 5)}M-1-3H1L1.2 4C1.4 7 3 9 4.5 10H-4.5C-3 9-1.4 7-1.2 4z`,
    ink: BLACK,
  },
  diamonds: { sign: 'M0-11C2.5-6.500 5-3 8 0C5 3 2.5 6.500 0 11C-2.5 6.500-5 3-8 0C-5-3-2.5-6.500 0-11z', ink: RED },
  hearts: {
    sign: 'M0 10C-4 5-9.500 1.500-9.500-4C-9.500-10-2.5-11 0-5.500C2.5-11 9.500-10 9.500-4C9.500 1.500 4 5 0 10z',
    ink: RED,
  },
  spades: {
    sign: 'M0-10.500C4-5.500 9.500-2 9.500 3C9.500 8 3.500 8.500 1.200 4.500C1.400 7 3 9 4.500 10H-4.500C-3 9-1.400 7-1.200 4.500C-3.500 8.500-9.500 8-9.500 3C-9.500-2-4-5.500 0-10.500z',
    ink: BLACK,
  },
  acorns: {
    sign: 'M-6-1C-6 6-2.500 9 0 11C2.500 9 6 6 6-1z',
    ink: '#b07a2a',
    text: '#7d5210',
    second: { sign: 'M-8-1C-8-7-4-8.500-1-8.500V-11H1V-8.500C4-8.500 8-7 8-1C3 .5-3 .5-8-1z', ink: '#4f6d2a' },
  },
  leaves: {
    sign: 'M0-10.500C4-6 9-3 9 2C9 7 4 7.500 0 4C-4 7.500-9 7-9 2C-9-3-4-6 0-10.500z',
    ink: '#2f7d3a',
    second: { sign: 'M-.8-3H.8V8C1.500 9.500 3 10 3.500 11H1C-.5 10-.8 9-.8 8z', ink: '#1f4f26' },
  },
  bells: {
    sign: circlePath(0, 0, 9),
    ink: '#e2a92f',
    text: '#94600a',
    second: { sign: `M-9-1.500H9V1H-9z${circlePath(0, 5, 2.2)}M-.7 5H.7V9H-.7z`, ink: '#7a3a16' },
  },
};

const COURT_FIGURES: Readonly<Record<string, string>> = {
  jack: 'knight',
  queen: 'queen',
  king: 'king',
  Unter: 'soldier',
  Ober: 'hoplite',
  König: 'king',
};

const INDEX_LETTERS: Readonly<Record<string, string>> = {
  ace: 'A',
  jack: 'J',
  queen: 'Q',
  king: 'K',
  Ass: 'A',
  König: 'K',
  Ober: 'O',
  Unter: 'U',
};

/** Makes a tile for each card of a deck. */
export const makeCards: TileMaker<{ deck: DeckSlug }> = ({ deck }) =>
  DECKS_BY_SLUG[deck].cards.map(
    ({ id, name, suit = '', rank = '', value, points }): Tile => ({
      id,
      name,
      count: 1,
      text: COURT_FIGURES[rank]
        ? `${name}: a ${COURT_FIGURES[rank]} and the sign of its suit`
        : `${name}: ${pipsOf(rank)} signs of its suit`,
      facts: { suit, rank, ...(value !== undefined && { value }), ...(points !== undefined && { points }) },
      width: WIDTH + 4,
      height: HEIGHT + 4,
      content:
        svgElement('rect', {
          x: 2,
          y: 2,
          width: WIDTH,
          height: HEIGHT,
          rx: 8,
          fill: '#fffdf8',
          stroke: '#55504a',
          'stroke-width': 2,
        }) + svgElement('g', { transform: 'translate(2 2)' }, faceOf(rank, SUITS[suit]!)),
    }),
  );

function faceOf(rank: string, suit: Suit): string {
  const index = INDEX_LETTERS[rank] ?? rank;
  const corner = drawText(index, 17, [12, 15], inkOf(suit)) + drawSign(suit, [12, 32], 0.62);
  const isFigure = COURT_FIGURES[rank] !== undefined;
  return (
    corner +
    svgElement('g', { transform: `rotate(180 ${WIDTH / 2} ${HEIGHT / 2})` }, corner) +
    (isFigure ? drawFigure(COURT_FIGURES[rank]!, suit) : drawPips(pipsOf(rank), suit))
  );
}

const inkOf = ({ ink, text = ink }: Suit): string => text;

const pipsOf = (rank: string): number => (rank === 'ace' || rank === 'Ass' ? 1 : Number(rank));

function drawSign({ sign: d, ink, second }: Suit, [x, y]: Point, scale: number): string {
  return (
    pathElement(rescalePath(d, scale, x, y), { fill: ink }) +
    (second ? pathElement(rescalePath(second.sign, scale, x, y), { fill: second.ink }) : '')
  );
}

const [LEFT, CENTRE, RIGHT] = [33, 50, 67];
const [TOP, UPPER, HIGH, MIDDLE, LOW, LOWER, FOOT] = [26, 48, 55.3, 70, 84.7, 92, 114];
const row = (y: number, ...xs: number[]): Point[] => xs.map((x) => [x, y]);
const SIX = [...row(TOP, LEFT, RIGHT), ...row(MIDDLE, LEFT, RIGHT), ...row(FOOT, LEFT, RIGHT)];
const EIGHT = [
  ...row(TOP, LEFT, RIGHT),
  ...row(HIGH, LEFT, RIGHT),
  ...row(LOW, LEFT, RIGHT),
  ...row(FOOT, LEFT, RIGHT),
];

/** Positions of the pips on a card, by number of pips. */
const PIP_POSITIONS: readonly (readonly Point[])[] = [
  [],
  row(MIDDLE, CENTRE),
  [...row(TOP, CENTRE), ...row(FOOT, CENTRE)],
  [...row(TOP, CENTRE), ...row(MIDDLE, CENTRE), ...row(FOOT, CENTRE)],
  [...row(TOP, LEFT, RIGHT), ...row(FOOT, LEFT, RIGHT)],
  [...row(TOP, LEFT, RIGHT), ...row(MIDDLE, CENTRE), ...row(FOOT, LEFT, RIGHT)],
  SIX,
  [...SIX, ...row(UPPER, CENTRE)],
  [...SIX, ...row(UPPER, CENTRE), ...row(LOWER, CENTRE)],
  [...EIGHT, ...row(MIDDLE, CENTRE)],
  [...EIGHT, ...row(40.7, CENTRE), ...row(99.3, CENTRE)],
];

/** Draws the pips of a card. Those in the lower half are upside down. */
function drawPips(count: number, suit: Suit): string {
  const scale = count === 1 ? 2.4 : 0.92;
  return PIP_POSITIONS[count]!.map(([x, y]) => {
    const drawn = drawSign(suit, [x, y], scale);
    return y > MIDDLE ? svgElement('g', { transform: `rotate(180 ${x} ${y})` }, drawn) : drawn;
  }).join('');
}

/** Draws the figure of a court card, with a suit sign on either side. */
function drawFigure(name: string, suit: Suit): string {
  const shape = shapeOf(drawingOf(name)!, (contours) => scaleContours(contours, 0.72, 14, 34));
  const ink = inkOf(suit);
  const body = shape.bodies.map((part) => pathElement(placeOutlines(part, 0, 0))).join('');
  const group = {
    fill: '#f8ead0',
    stroke: ink,
    'stroke-width': 2.2,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  };
  const lines = pathElement(placeOutlines(shape.lines, 0, 0), { fill: 'none', 'stroke-width': 1.8 });
  const marks = pathElement(placeOutlines(shape.marks, 0, 0), { fill: ink, stroke: 'none' });
  const box = {
    x: 22,
    y: 22,
    width: 56,
    height: 96,
    rx: 4,
    fill: 'none',
    stroke: ink,
    'stroke-width': 1,
    'stroke-opacity': 0.6,
  };
  const second = svgElement('g', { transform: 'rotate(180 70 107)' }, drawSign(suit, [70, 107], 0.8));
  return (
    svgElement('rect', box) + svgElement('g', group, body + lines + marks) + drawSign(suit, [31, 34], 0.8) + second
  );
}
