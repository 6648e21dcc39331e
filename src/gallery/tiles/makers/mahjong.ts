import { placeOutlines, scaleContours } from '../../../board/render/path.ts';
import { drawingOf } from '../../../board/render/pieces/faces.ts';
import { circlePath } from '../../../board/render/pieces/feet.ts';
import { shapeOf } from '../../../board/render/pieces/shape.ts';
import { characterColumnPath } from '../../../board/render/text/characters.ts';
import { svgElement } from '../../../lib/svg.ts';
import { drawText, type Point, pathElement } from '../../picture.ts';
import { BLUE, EDGE_COLOR, FACE_COLOR, GREEN, INK_COLOR, RED, type Tile, type TileMaker } from '../tile-set.ts';

const WIDTH = 90;
const HEIGHT = 120;
const NUMERALS = '一二三四五六七八九';
const WINDS = { east: '東', south: '南', west: '西', north: '北' };
const FLOWERS = { plum: '梅', orchid: '蘭', chrysanthemum: '菊', bamboo: '竹' };
const SEASONS = { spring: '春', summer: '夏', autumn: '秋', winter: '冬' };

interface MahjongFields {
  /** Whether to include four flowers and four seasons, one of each. */
  readonly flowers?: boolean;
  readonly jokers?: number;
  /** Whether one of the four fives in each suit is red. */
  readonly redFives?: boolean;
  /** Whether tiles have a number, a letter or a word for players who do not read the characters. */
  readonly indices?: boolean;
}

const COPIES = 4;

/** Makes the tiles of a mahjong set. */
export const makeMahjongTiles: TileMaker<MahjongFields> = ({ indices = false, ...fields }) =>
  facesOf(fields).map((face) => tile(indices ? addIndex(face) : face));

/** A tile before it gets its body. */
interface Face extends Pick<Tile, 'name' | 'count' | 'facts' | 'text'> {
  readonly drawing: string;
  /** What stands in the corner or, if it is a word, below the drawing in sets with indices. */
  readonly index?: string;
}

const facesOf = ({ flowers = false, jokers = 0, redFives = false }: MahjongFields): Face[] => [
  ...Object.entries(SUITS).flatMap(([suit, draw]) =>
    [...NUMERALS].flatMap((_, i) => suitFaces(suit, i + 1, draw, redFives)),
  ),
  ...Object.entries(WINDS).map(
    ([wind, sign], i): Face => ({
      ...{ name: `${wind} wind`, count: COPIES, facts: { suit: 'winds', order: i + 1 } },
      ...{ drawing: largeCharacter(sign, INK_COLOR), text: `the character ${sign}`, index: wind[0]!.toUpperCase() },
    }),
  ),
  ...DRAGONS.map(
    ([color, drawing, text, index], i): Face => ({
      ...{ name: `${color} dragon`, count: COPIES, facts: { suit: 'dragons', order: i + 1 } },
      ...{ drawing, text, index },
    }),
  ),
  ...(flowers ? [...bonusFaces('flowers', FLOWERS, GREEN), ...bonusFaces('seasons', SEASONS, RED)] : []),
  ...(jokers
    ? [
        {
          ...{ name: 'joker', count: jokers, facts: { suit: 'jokers' } },
          ...{ drawing: JESTER, text: 'a cap with bells and the word JOKER' },
        },
      ]
    : []),
];

/** Makes room for an index: a number or letter in the upper left corner, or a word at the lower edge. */
function addIndex(face: Face): Face {
  const { drawing, index, text } = face;
  if (index === undefined) return face;
  const isWord = index.length > 1;
  const smaller = `translate(${isWord ? '9 2' : '14 20'}) scale(.8)`;
  return {
    ...face,
    text: `${text}, with the ${isWord ? 'word' : /\d/.test(index) ? 'number' : 'letter'} ${index}`,
    drawing:
      svgElement('g', { transform: smaller }, drawing) +
      (isWord ? drawText(index, 19, [MIDDLE[0], 108], INK_COLOR) : drawText(index, 29, [15, 20], INK_COLOR)),
  };
}

const MIDDLE: Point = [WIDTH / 2, HEIGHT / 2];

function suitFaces(
  suit: string,
  value: number,
  draw: (value: number, isRed: boolean) => string,
  redFives: boolean,
): Face[] {
  const shared = { facts: { suit, value }, index: String(value) };
  const [name, text] = [`${value} of ${suit}`, textOf(suit, value)];
  const hasRed = redFives && value === 5;
  const plain = { ...shared, name, count: hasRed ? COPIES - 1 : COPIES, drawing: draw(value, false), text };
  const red = { ...shared, name: `red ${name}`, count: 1, drawing: draw(value, true), text: `${text}, all in red` };
  return hasRed ? [plain, red] : [plain];
}

const textOf = (suit: string, value: number): string => {
  if (suit === 'characters') return `the characters ${NUMERALS[value - 1]} and 萬`;
  if (suit === 'bamboo' && value === 1) return 'a bird';
  const noun = suit === 'circles' ? 'circle' : 'stick of bamboo';
  return value === 1 ? `one ${noun}` : `${value} ${noun.replace(/^(\w+)/, '$1s')}`;
};

const bonusFaces = (suit: string, signs: Readonly<Record<string, string>>, ink: string): Face[] =>
  Object.entries(signs).map(([name, sign], i) => ({
    name: suit === 'flowers' ? `${name} flower` : name,
    count: 1,
    facts: { suit, order: i + 1 },
    drawing:
      pathElement(characterColumnPath(sign, 58, 48, 68), { fill: ink }) +
      drawText(String(i + 1), 26, [20, 24], INK_COLOR) +
      blossom([70, 26], ink),
    text: `the character ${sign} and the number ${i + 1}`,
    index: suit === 'flowers' ? 'FLOWER' : name.toUpperCase(),
  }));

/** Draws a blossom with five petals, centred on a point. */
function blossom([x, y]: Point, ink: string): string {
  const petals = [0, 1, 2, 3, 4].map((i) => {
    const angle = (2 * Math.PI * i) / 5;
    return circlePath(Math.round(x + 8 * Math.sin(angle)), Math.round(y - 8 * Math.cos(angle)), 6);
  });
  return pathElement(petals.join(''), { fill: ink }) + pathElement(circlePath(x, y, 4), { fill: '#f3c033' });
}

const largeCharacter = (sign: string, ink: string): string =>
  pathElement(characterColumnPath(sign, 72, MIDDLE[0], MIDDLE[1]), { fill: ink });

const FRAME =
  svgElement('rect', { x: 20, y: 24, width: 50, height: 72, rx: 5, fill: 'none', stroke: BLUE, 'stroke-width': 6 }) +
  svgElement('rect', { x: 28, y: 32, width: 34, height: 56, rx: 2, fill: 'none', stroke: BLUE, 'stroke-width': 2 });

/** Colour, drawing, text and index of the dragons. */
const DRAGONS = [
  ['red', largeCharacter('中', RED), 'the character 中 in red', 'R'],
  ['green', largeCharacter('發', GREEN), 'the character 發 in green', 'G'],
  ['white', FRAME, 'an empty frame in blue', 'SOAP'],
] as const;

const CAP =
  'M24 66C22 50 16 46 10 48C12 34 26 30 34 42C36 30 40 22 45 16C50 22 54 30 56 42C64 30 78 34 80 48C74 46 68 50 66 66z';

const JESTER =
  pathElement(CAP, { fill: RED, stroke: INK_COLOR, 'stroke-width': 2.5, 'stroke-linejoin': 'round' }) +
  pathElement('M22 66H68V76H22z', { fill: BLUE, stroke: INK_COLOR, 'stroke-width': 2.5 }) +
  pathElement(circlePath(10, 51, 5) + circlePath(45, 15, 5) + circlePath(80, 51, 5), {
    ...{ fill: '#f3c033', stroke: INK_COLOR, 'stroke-width': 2 },
  }) +
  drawText('JOKER', 21, [MIDDLE[0], 98], INK_COLOR);

const characters = (value: number, isRed: boolean): string =>
  pathElement(characterColumnPath(NUMERALS[value - 1]!, 46, MIDDLE[0], 34), { fill: isRed ? RED : BLUE }) +
  pathElement(characterColumnPath('萬', 50, MIDDLE[0], 84), { fill: RED });

/** Makes a row of points at height `y`, one for each horizontal position. */
const row = (y: number, ...xs: number[]): Point[] => xs.map((x) => [x, y]);
const [LEFT, CENTRE, RIGHT] = [23, 45, 67];
/** Positions of up to nine signs on a tile, by number of signs, row by row from the top. */
const POSITIONS: readonly (readonly Point[])[] = [
  [],
  row(60, CENTRE),
  [...row(36, CENTRE), ...row(84, CENTRE)],
  [...row(28, LEFT), ...row(60, CENTRE), ...row(92, RIGHT)],
  [...row(38, LEFT, RIGHT), ...row(82, LEFT, RIGHT)],
  [...row(30, LEFT, RIGHT), ...row(60, CENTRE), ...row(90, LEFT, RIGHT)],
  [...row(30, LEFT, RIGHT), ...row(62, LEFT, RIGHT), ...row(91, LEFT, RIGHT)],
  [...row(20, LEFT), ...row(32, CENTRE), ...row(44, RIGHT), ...row(72, LEFT, RIGHT), ...row(98, LEFT, RIGHT)],
  [...row(22, LEFT, RIGHT), ...row(47, LEFT, RIGHT), ...row(73, LEFT, RIGHT), ...row(98, LEFT, RIGHT)],
  [...row(30, LEFT, CENTRE, RIGHT), ...row(60, LEFT, CENTRE, RIGHT), ...row(90, LEFT, CENTRE, RIGHT)],
];

/** Radius of the circles on a tile, by their number: small enough to stay apart. */
const CIRCLE_RADII = [0, 28, 15, 15, 12, 12, 12, 10, 9.8, 8.8];

const CIRCLE_INKS = [BLUE, GREEN, RED];

function circles(value: number, isRed: boolean): string {
  const radius = CIRCLE_RADII[value]!;
  return POSITIONS[value]!.map(([x, y], i) => {
    const ink = isRed ? RED : value === 1 ? GREEN : CIRCLE_INKS[circleInk(value, i)]!;
    const core = value === 1 ? RED : ink;
    return (
      pathElement(circlePath(x, y, radius), { fill: 'none', stroke: ink, 'stroke-width': radius / 3 }) +
      pathElement(circlePath(x, y, radius * 0.45), { fill: core })
    );
  }).join('');
}

/**
 * Inks of the circles on a tile from the top, as one digit per circle that is an index of `CIRCLE_INKS`, by value of
 * the tile.
 */
const CIRCLE_INK_INDICES: Readonly<Record<number, string>> = {
  2: '01',
  3: '021',
  4: '0110',
  5: '01210',
  6: '112222',
  7: '1112222',
  8: '00000000',
  9: '000222111',
};
const circleInk = (value: number, i: number): number => Number(CIRCLE_INK_INDICES[value]![i]);

const BIRD = shapeOf(drawingOf('quetzal')!, (contours) => scaleContours(contours, 0.86, 2, 17));

function bamboo(value: number, isRed: boolean): string {
  if (value === 1) {
    const [body, lines, marks] = [BIRD.bodies.flat(), BIRD.lines, BIRD.marks].map((part) => placeOutlines(part, 0, 0));
    return (
      pathElement(body!, { fill: '#58b06a', stroke: INK_COLOR, 'stroke-width': 2.5, 'stroke-linejoin': 'round' }) +
      pathElement(lines!, { fill: 'none', stroke: INK_COLOR, 'stroke-width': 2 }) +
      pathElement(marks!, { fill: RED })
    );
  }
  return STICKS[value]!.map(([x, y, lean = 0], i) => {
    const ink = isRed ? RED : STICK_INKS[Number(INKS_OF_STICKS[value]![i])]!;
    return stick(x, y, lean, reachOfSticks(value), ink);
  }).join('');
}

const reachOfSticks = (value: number): number => (value < 4 ? 24 : value === 9 ? 13 : value === 7 ? 16.5 : 19);

/** Draws a stick of bamboo with three joints, twice as high as `reach`, which leans `lean` degrees to the right. */
function stick(x: number, y: number, lean: number, reach: number, ink: string): string {
  const end = reach - 4.5;
  const joints = [y - end, y, y + end].map((at) => `M${x - 5} ${at}h10`).join('');
  const drawn =
    pathElement(`M${x} ${y - end}V${y + end}`, { stroke: ink, 'stroke-width': 9, 'stroke-linecap': 'round' }) +
    pathElement(joints, { stroke: FACE_COLOR, 'stroke-width': 2 });
  return lean ? svgElement('g', { transform: `rotate(${lean} ${x} ${y})` }, drawn) : drawn;
}

/** Middle of a stick of bamboo, and how many degrees it leans to the right. */
type Stick = readonly [x: number, y: number, lean?: number];

const [UPPER, LOWER] = [34, 86];
/** The sticks of bamboo on a tile, by their number: three are one over two, seven one over six, eight a W over an M. */
const STICKS: Readonly<Record<number, readonly Stick[]>> = {
  2: [...row(UPPER, CENTRE), ...row(LOWER, CENTRE)],
  3: [...row(UPPER, CENTRE), ...row(LOWER, 30, 60)],
  4: [...row(UPPER, 28, 62), ...row(LOWER, 28, 62)],
  5: [...row(UPPER, LEFT, RIGHT), ...row(60, CENTRE), ...row(LOWER, LEFT, RIGHT)],
  6: [...row(UPPER, LEFT, CENTRE, RIGHT), ...row(LOWER, LEFT, CENTRE, RIGHT)],
  7: [...row(24, CENTRE), ...row(60, LEFT, CENTRE, RIGHT), ...row(96, LEFT, CENTRE, RIGHT)],
  8: [
    ...[[17, UPPER] as const, [36, UPPER, 25] as const, [54, UPPER, -25] as const, [73, UPPER] as const],
    ...[[17, LOWER] as const, [36, LOWER, -25] as const, [54, LOWER, 25] as const, [73, LOWER] as const],
  ],
  9: [...row(28, LEFT, CENTRE, RIGHT), ...row(60, LEFT, CENTRE, RIGHT), ...row(92, LEFT, CENTRE, RIGHT)],
};

const STICK_INKS = [GREEN, RED, BLUE];
/** Inks of the sticks, as one digit each that is an index of `STICK_INKS`, by number of sticks. */
const INKS_OF_STICKS: Readonly<Record<number, string>> = {
  2: '20',
  3: '200',
  4: '0220',
  5: '02120',
  6: '000000',
  7: '1000000',
  8: '00000000',
  9: '010010010',
};

const SUITS = { characters, circles, bamboo };

/** Puts a face on the body of a tile. */
const tile = ({ name, count, facts, drawing, text }: Face): Tile => ({
  id: name.replaceAll(' ', '-'),
  name,
  count,
  text,
  facts,
  width: WIDTH + 4,
  height: HEIGHT + 10,
  content:
    svgElement('rect', {
      x: 2,
      y: 8,
      width: WIDTH,
      height: HEIGHT,
      rx: 10,
      fill: '#3f8f5b',
      stroke: EDGE_COLOR,
      'stroke-width': 2.5,
    }) +
    svgElement('rect', {
      x: 2,
      y: 2,
      width: WIDTH,
      height: HEIGHT,
      rx: 10,
      fill: FACE_COLOR,
      stroke: EDGE_COLOR,
      'stroke-width': 2.5,
    }) +
    svgElement('g', { transform: 'translate(2 2)' }, drawing),
});
