import { inkOn } from '../../lib/contrast.ts';
import { svgElement } from '../../lib/svg.ts';
import {
  type Box,
  CIRCUIT_SIZE,
  INNER_AREA,
  innerEdgeOf,
  isCornerSpace,
  sideOfSpace,
  spaceBox,
} from './circuit-layout.ts';
import { type CircuitPanel, circuitInk, paintCircuitPanel } from './circuit-panel.ts';
import { OUTLINE, paintToken, SEAT_COLORS, SECTION_COLORS } from './circuit-tokens.ts';
import { bracketsPath, paintBrackets } from './marks/brackets.ts';
import { type HighlightedCell, paintHighlight } from './marks/highlights.ts';
import { type BoardImage, svgPicture } from './svg-picture.ts';
import { fitSize, type PlacedText, paintTexts } from './text/texts.ts';
import { THEMES, type Theme, type ThemeName } from './themes.ts';

/** A space of a circuit board, as drawn. Contains no rules. */
export interface CircuitSpace {
  /** Name of the space, split into lines. */
  readonly lines: readonly string[];
  /** Lines of text below the name. */
  readonly foot: readonly string[];
  /** Index of the space's group, whose spaces have a band of the same colour and letter. */
  readonly group?: number;
  /** Seat of the owner; `free` if the space belongs to everybody. */
  readonly owner?: number | 'free';
  readonly houses?: number;
  /** Whether a corner space is split into an upper and a lower half. */
  readonly isSplit?: boolean;
}

/** Where to draw a player's token: on a space, or on one half of a split corner. */
export interface CircuitToken {
  readonly seat: number;
  readonly space: number;
  readonly half?: 'upper' | 'lower';
}

/** A circuit board: forty spaces around a middle. */
export interface CircuitPicture extends CircuitPanel {
  readonly spaces: readonly CircuitSpace[];
  readonly tokens: readonly CircuitToken[];
  readonly highlights: readonly HighlightedCell[];
  readonly lastMove: readonly number[];
  readonly theme: ThemeName;
  readonly title: string;
  readonly description: string;
  /** Width of the picture in pixels; its height is the same. */
  readonly width: number;
}

/** Renders a circuit board as SVG. */
export function renderCircuit(picture: CircuitPicture): BoardImage {
  const { title, description, width, theme } = picture;
  const box = { width: CIRCUIT_SIZE, height: CIRCUIT_SIZE };
  return {
    ...svgPicture({ title, description, width, box }, paint(picture, THEMES[theme])),
    cells: picture.spaces.map((_, key) => ({ key, ...spaceBox(key) })),
  };
}

function paint(picture: CircuitPicture, theme: Theme): string {
  const { spaces, tokens } = picture;
  return (
    svgElement('rect', { width: CIRCUIT_SIZE, height: CIRCUIT_SIZE, rx: 12, fill: theme.frame }) +
    svgElement('rect', { ...INNER_AREA, fill: theme.plain }) +
    paintGrounds(spaces.length, theme) +
    spaces.map((space, index) => paintSpace(space, index, theme, picture)).join('') +
    paintTexts(spaces.flatMap(namesOf), circuitInk(theme.light)) +
    paintCircuitPanel(picture, theme) +
    paintTokens(tokens)
  );
}

/** Breadth of the coloured band of a space, and the size of the letter on it. */
const [BAND, LETTER] = [26, 21];
/** Breadth of the strip that shows a space's owner. */
const STRIP = 18;

/** Paints the grounds of all spaces as one path. */
function paintGrounds(count: number, theme: Theme): string {
  const d = Array.from({ length: count }, (_, index) => {
    const { x, y, width, height } = spaceBox(index);
    return `M${x} ${y}h${width}v${height}h-${width}z`;
  });
  return svgElement('path', { d: d.join(''), fill: theme.light, stroke: theme.line, 'stroke-width': 2 });
}

function paintSpace(space: CircuitSpace, index: number, theme: Theme, marks: SpaceMarks): string {
  const box = spaceBox(index);
  return (
    (space.group === undefined ? '' : paintBand(space, index)) +
    (space.owner === undefined ? '' : paintOwner(space.owner, index)) +
    paintMarks(box, index, theme, marks) +
    (space.isSplit ? paintSplit(index, theme) : '')
  );
}

type SpaceMarks = Pick<CircuitPicture, 'highlights' | 'lastMove'>;

/** Length of the arms of brackets. */
const BRACKET_ARM = 24;

/** Paints the border of a space that the last move touched, with brackets on it, and highlights. */
function paintMarks(box: Box, index: number, theme: Theme, { highlights, lastMove }: SpaceMarks): string {
  const border = { fill: 'none', stroke: theme.lastMove, 'stroke-width': 9 };
  const touched = lastMove.includes(index)
    ? svgElement('rect', { ...inset(box, 4.5), ...border }) +
      paintBrackets(bracketsPath({ ...inset(box, 4.5), arm: BRACKET_ARM }), theme)
    : '';
  const marked = highlights
    .filter(({ key }) => key === index)
    .map(({ color }) =>
      paintHighlight(theme, color, (attributes) => svgElement('rect', { ...inset(box, 5), ...attributes })),
    );
  return touched + marked.join('');
}

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** The rectangle of a strip along the inner or outer edge of a space. */
function strip(index: number, breadth: number, isInner: boolean): Box {
  const { x, y, width, height } = spaceBox(index);
  const side = sideOfSpace(index);
  const atStart = isInner === (side === 0 || side === 3);
  if (side % 2 === 0) return { x, y: atStart ? y : y + height - breadth, width, height: breadth };
  return { x: atStart ? x : x + width - breadth, y, width: breadth, height };
}

/** The ink of a group's letter on its band. */
export const bandInk = (fill: string): string => inkOn(fill, OUTLINE);

/** Paints the coloured band of a space, with its group's letter and its houses on it. */
function paintBand({ group = 0, houses = 0 }: CircuitSpace, index: number): string {
  const box = strip(index, BAND, true);
  const fill = SECTION_COLORS[group % SECTION_COLORS.length]!;
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const isLevel = box.width > box.height;
  const doors = Array.from({ length: houses }, (_, house) => {
    const off = (house - (houses - 1) / 2) * 24;
    const [x, y] = isLevel ? [cx + off, cy] : [cx, cy + off];
    return `M${x - 8} ${y + 8}v-9l8-7l8 7v9z`;
  });
  const roofs = houses ? { d: doors.join(''), fill: '#f7f3e8', stroke: OUTLINE, 'stroke-width': 1.5 } : undefined;
  const letter = {
    text: String.fromCharCode(65 + group),
    size: LETTER,
    ...(isLevel ? { x: box.x + 11, y: cy } : { x: cx, y: box.y + 13 }),
  };
  return (
    svgElement('rect', { ...box, fill, stroke: OUTLINE }) +
    paintTexts([letter], bandInk(fill)) +
    (roofs ? svgElement('path', roofs) : '')
  );
}

/** Paints the strip with the owner's number along the outer edge of a space. */
function paintOwner(owner: number | 'free', index: number): string {
  const box = strip(index, STRIP, false);
  if (owner === 'free')
    return svgElement('rect', { ...box, fill: '#ffffff', stroke: OUTLINE, 'stroke-dasharray': '6 4' });
  const { fill, ink } = SEAT_COLORS[owner]!;
  const number = { text: String(owner + 1), size: STRIP - 2, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return svgElement('rect', { ...box, fill, stroke: OUTLINE, 'stroke-width': 1 }) + paintTexts([number], ink);
}

/** Font sizes of a space's name and of the lines below, where these are short enough. */
const [NAME, FOOT] = [26, 23];
/** Maximum distance of the lines on a space, and the height of letters in it. */
const [LINE, LETTER_SHARE] = [27, 0.94];

/** Number of lines for which the spaces at the sides are high enough. */
const LOW_LINES = 4;

/** The rectangle left for text on a space, between the coloured band, if any, and the owner's strip. */
function textBox(index: number, hasBand: boolean): Box {
  const box = spaceBox(index);
  const side = sideOfSpace(index);
  const [inner, outer] = [hasBand ? BAND + 2 : 4, STRIP + 2];
  if (side % 2 === 0) {
    const top = side === 0 ? inner : outer;
    return { x: box.x + 3, width: box.width - 6, y: box.y + top, height: box.height - inner - outer };
  }
  const left = side === 3 ? inner : outer;
  return { x: box.x + left, width: box.width - inner - outer, y: box.y + 2, height: box.height - 4 };
}

/** The name of a space and the lines below, centred in the text area and as large as it permits. */
function namesOf({ lines, foot, group, isSplit = false }: CircuitSpace, index: number): PlacedText[] {
  if (isCornerSpace(index)) return cornerNamesOf(lines, isSplit, index);
  const { x, y, width, height } = textBox(index, group !== undefined);
  const isLow = sideOfSpace(index) % 2 === 1 && lines.length + foot.length > LOW_LINES;
  const all = [...lines, ...(isLow && foot.length > 1 ? [foot.join('  ')] : foot)];
  const pitch = Math.min(LINE, height / all.length);
  const top = y + height / 2 - ((all.length - 1) * pitch) / 2;
  return all.map((text, row) => ({
    text,
    size: fitSize(text, Math.min(row < lines.length ? NAME : FOOT, pitch * LETTER_SHARE), width),
    x: x + width / 2,
    y: top + row * pitch,
  }));
}

/** The names of a corner space; a split corner has two, one above the other. */
function cornerNamesOf(lines: readonly string[], isSplit: boolean, index: number): PlacedText[] {
  const { x, y, width, height } = spaceBox(index);
  const ys = isSplit ? [y + 19, y + height / 2 + 19] : lines.map((_, row) => y + 24 + row * LINE);
  return lines.map((text, row) => ({ text, size: fitSize(text, NAME, width - 12), x: x + width / 2, y: ys[row]! }));
}

/** Paints the line between the halves of a split corner. */
function paintSplit(index: number, theme: Theme): string {
  const { x, y, width, height } = spaceBox(index);
  return svgElement('path', {
    d: `M${x} ${y + height / 2}h${width}`,
    stroke: theme.line,
    'stroke-width': 2,
    fill: 'none',
  });
}

/**
 * Paints the tokens. Tokens on the same space stand side by side along its inner edge, inside the ring; on corners they
 * stand below the name.
 */
function paintTokens(tokens: readonly CircuitToken[]): string {
  return tokens
    .map((token, index) => {
      const isTogether = (other: CircuitToken) => other.space === token.space && other.half === token.half;
      const among: Among = {
        index: tokens.slice(0, index).filter(isTogether).length,
        count: tokens.filter(isTogether).length,
      };
      const { x, y, radius } = isCornerSpace(token.space) ? cornerPlace(token, among) : edgePlace(token.space, among);
      return paintToken(token.seat, x, y, radius);
    })
    .join('');
}

/** Which of how many tokens in one place a token is. */
interface Among {
  readonly index: number;
  readonly count: number;
}

/** Radius of a token with its rings, and the distance of tokens side by side. */
const [RADIUS, RIM, GAP] = [15, 2.5, 35];
const PER_ROW = 3;

/** Where a token stands in rows of three that are `room` wide: from the middle, and in which row. */
function inRows({ index, count }: Among, room: number): { along: number; row: number; rows: number } {
  const row = Math.floor(index / PER_ROW);
  const inRow = Math.min(PER_ROW, count - PER_ROW * row);
  const gap = Math.min(GAP, (room - 2 * (RADIUS + RIM)) / Math.max(1, inRow - 1));
  return { along: ((index % PER_ROW) - (inRow - 1) / 2) * gap, row, rows: Math.ceil(count / PER_ROW) };
}

interface TokenPlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** In one half of a corner there is room for one row only, in which many tokens are smaller. */
function cornerPlace({ space, half }: CircuitToken, among: Among): TokenPlace {
  const { x, y, width, height } = spaceBox(space);
  const middle = x + width / 2;
  if (half) {
    const gap = Math.min(GAP, (width - 4) / among.count);
    const bottom = y + (half === 'upper' ? height / 2 : height);
    const radius = Math.min(RADIUS, gap / 2 - RIM);
    return { x: middle + (among.index - (among.count - 1) / 2) * gap, y: bottom - RADIUS - RIM - 2, radius };
  }
  const { along, row, rows } = inRows(among, width);
  return { x: middle + along, y: y + height - RADIUS - RIM - 4 - (rows - 1 - row) * GAP, radius: RADIUS };
}

function edgePlace(space: number, among: Among): TokenPlace {
  const { x, y, dx, dy } = innerEdgeOf(space);
  const { width, height } = spaceBox(space);
  const { along, row } = inRows(among, Math.min(width, height));
  // Clear of the space, so that a token covers neither its letter nor its houses.
  const inward = RADIUS + RIM + row * GAP;
  const [u, v] = dx === 0 ? [x + along, y + dy * inward] : [x + dx * inward, y + along];
  return { x: u, y: v, radius: RADIUS };
}
