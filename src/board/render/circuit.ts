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
import { type SvgImage, svgPicture } from './svg-picture.ts';
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
export function renderCircuit(picture: CircuitPicture): SvgImage {
  const { title, description, width, theme } = picture;
  const box = { width: CIRCUIT_SIZE, height: CIRCUIT_SIZE };
  return svgPicture({ title, description, width, box }, paint(picture, THEMES[theme]));
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
const [BAND, LETTER] = [22, 16];
/** Breadth of the strip that shows a space's owner. */
const STRIP = 15;

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
    ...(isLevel ? { x: box.x + 8, y: cy } : { x: cx, y: box.y + 9 }),
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

const SIZE = 17;
const LINE = 18;

/** The rectangle left for text on a space, between the coloured band and the owner's strip. */
function textBox(index: number): Box {
  const box = spaceBox(index);
  if (isCornerSpace(index)) return inset(box, 6);
  const side = sideOfSpace(index);
  const [inner, outer] = [BAND + 2, STRIP + 2];
  if (side % 2 === 0) {
    const top = side === 0 ? inner : outer;
    return { x: box.x + 3, width: box.width - 6, y: box.y + top, height: box.height - inner - outer };
  }
  const left = side === 3 ? inner : outer;
  return { x: box.x + left, width: box.width - inner - outer, y: box.y + 2, height: box.height - 4 };
}

/** The name of a space and the lines below, centred in the text area. Long lines are shrunk. */
function namesOf({ lines, foot, isSplit = false }: CircuitSpace, index: number): PlacedText[] {
  if (isCornerSpace(index)) return cornerNamesOf(lines, isSplit, index);
  const { x, y, width, height } = textBox(index);
  const isUpright = sideOfSpace(index) % 2 === 0;
  const feet = isUpright ? foot : foot.length ? [foot.join('  ')] : [];
  const all = [...lines, ...feet];
  const top = y + height / 2 - ((all.length - 1) * LINE) / 2;
  return all.map((text, row) => ({
    text,
    size: fitSize(text, row < lines.length ? SIZE : SIZE - 2, width),
    x: x + width / 2,
    y: top + row * LINE,
  }));
}

/** The names of a corner space; a split corner has two, one above the other. */
function cornerNamesOf(lines: readonly string[], isSplit: boolean, index: number): PlacedText[] {
  const { x, y, width, height } = spaceBox(index);
  const ys = isSplit ? [y + 20, y + height / 2 + 20] : lines.map((_, row) => y + 24 + row * 22);
  return lines.map((text, row) => ({ text, size: fitSize(text, 20, width - 12), x: x + width / 2, y: ys[row]! }));
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
 * Paints the tokens. Tokens on the same space stand side by side along its inner edge; on corners they stand below the
 * name.
 */
function paintTokens(tokens: readonly CircuitToken[]): string {
  return tokens
    .map((token, index) => {
      const together = tokens.filter((other) => other.space === token.space && other.half === token.half);
      const before = tokens.slice(0, index).filter((other) => other.space === token.space && other.half === token.half);
      const [x, y] = isCornerSpace(token.space)
        ? cornerPlace(token, before.length, together.length)
        : edgePlace(token.space, before.length, together.length);
      return paintToken(token.seat, x, y, 15);
    })
    .join('');
}

const GAP = 31;

function cornerPlace({ space, half }: CircuitToken, index: number, count: number): [number, number] {
  const { x, y, width, height } = spaceBox(space);
  const row = Math.floor(index / 3);
  const inRow = Math.min(3, count - 3 * row);
  const dx = ((index % 3) - (inRow - 1) / 2) * GAP;
  if (half)
    return [x + width / 2 + dx * (count > 3 ? 0.9 : 1), y + (half === 'upper' ? 0 : height / 2) + 48 + row * 12];
  return [x + width / 2 + dx, y + height - 48 + row * GAP];
}

function edgePlace(space: number, index: number, count: number): [number, number] {
  const { x, y, dx, dy } = innerEdgeOf(space);
  const row = Math.floor(index / 2);
  const inRow = Math.min(2, count - 2 * row);
  const along = ((index % 2) - (inRow - 1) / 2) * (GAP + 6);
  const inward = 12 + row * GAP;
  return dx === 0 ? [x + along, y + dy * inward] : [x + dx * inward, y + along];
}
