import { inkOn } from '../../lib/contrast.ts';
import { svgElement } from '../../lib/svg.ts';
import { bracketsPath, paintBrackets } from './marks/brackets.ts';
import { type HighlightedCell, paintHighlight } from './marks/highlights.ts';
import { type BoardImage, boxAround, svgPicture } from './svg-picture.ts';
import { paintTexts } from './text/texts.ts';
import { THEMES, type Theme, type ThemeName } from './themes.ts';

/** A pit of a mancala board, as drawn. */
export interface Pit {
  key: number;
  seeds: number;
  /** Name shown in small letters below the pit. */
  name: string;
  /** How the pit is drawn: a square has a special meaning, a ring names the pit's owner by a letter. */
  look?: 'square' | 'ringed';
  letter?: string;
}

/** A store at one end of the board. */
export interface MancalaStore {
  key: number;
  seeds: number;
  name: string;
}

/** A mancala board, as drawn. Contains no rules. */
export interface PitsPicture {
  /** The rows of pits from the top, each from the left. */
  rows: readonly (readonly Pit[])[];
  /** The stores at the left and right ends. */
  stores?: readonly [MancalaStore, MancalaStore];
  theme?: ThemeName;
  highlights?: readonly HighlightedCell[];
  lastMove?: readonly number[];
  /** Whether the pits and stores show their names. Default: yes. */
  coordinates?: boolean;
  /** Whether the player to move sits above or below the board. */
  turn?: 'above' | 'below';
  title: string;
  description: string;
  width?: number;
}

/** Width of the cell around a pit. */
const CELL = 100;
/** Radius of a pit. */
const RIM = 42;
/** Height of the line below a pit that holds its name. */
const NAMES = 24;
const FRAME = 26;
const STORE = 130;
/** Minimum height of the picture, as a share of its width. */
const MIN_HEIGHT_SHARE = 0.24;
/** Gap between the rows of the two players. */
const GAP = 14;

/** Maximum number of seeds drawn in a pit; the count still shows the full number. */
const MAX_DRAWN = 100;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Renders a mancala board as SVG. */
export function renderPits(picture: PitsPicture): BoardImage {
  const { rows, stores, theme: name = 'walnut', title, description, width = 480 } = picture;
  const columns = Math.max(...rows.map((row) => row.length));
  const ends = stores ? STORE : 0;
  const across = columns * CELL + 2 * FRAME + 2 * ends;
  const up = rows.length * (CELL + NAMES) + GAP + 2 * FRAME;
  const whole = { width: across, height: Math.max(up, across * MIN_HEIGHT_SHARE) };
  return {
    ...svgPicture({ title, description, width, box: whole }, paint(picture, whole, THEMES[name])),
    cells: [
      ...placedPits(picture, whole).map(({ pit, at }) => boxAround(pit.key, at.x, at.y, RIM)),
      ...(stores ?? []).map(({ key }, end) => ({ key, ...storeBox(end, whole) })),
    ],
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The pits with their middles. */
function placedPits({ rows, stores }: PitsPicture, whole: Size): { readonly pit: Pit; readonly at: Place }[] {
  const left = FRAME + (stores ? STORE : 0);
  const top = (whole.height - rows.length * (CELL + NAMES) - GAP) / 2;
  return rows.flatMap((row, line) => {
    const y = top + line * (CELL + NAMES) + (line >= rows.length / 2 ? GAP : 0) + CELL / 2;
    return row.map((pit, column) => ({ pit, at: { x: left + (column + 0.5) * CELL, y } }));
  });
}

function storeBox(end: number, whole: Size): Place & Size {
  const width = STORE - 34;
  return {
    x: end === 0 ? FRAME : whole.width - FRAME - width,
    y: FRAME,
    width,
    height: whole.height - 2 * FRAME - NAMES - 16,
  };
}

function paint(picture: PitsPicture, whole: Size, theme: Theme): string {
  const { stores, turn } = picture;
  const left = FRAME + (stores ? STORE : 0);
  const inner = { x: 8, y: 8, width: whole.width - 16, height: whole.height - 16, rx: 26 };
  const named = (pit: Pit): Pit => (picture.coordinates === false ? { ...pit, name: '' } : pit);
  const pits = placedPits(picture, whole).map(({ pit, at }) => paintPit(named(pit), at, theme, picture));
  const seam = whole.height / 2;
  return (
    svgElement('rect', { width: whole.width, height: whole.height, rx: 32, fill: theme.frame }) +
    svgElement('rect', { ...inner, fill: theme.plain }) +
    svgElement('path', { d: `M${left} ${seam}H${whole.width - left}`, stroke: theme.line, 'stroke-width': 2.5 }) +
    (stores ? stores.map((store, end) => paintStore(store, end, whole, theme, picture)).join('') : '') +
    pits.join('') +
    (turn ? paintTurn(turn, whole, theme) : '')
  );
}

/** Paints a bar along the edge where the player to move sits. */
function paintTurn(turn: 'above' | 'below', whole: Size, theme: Theme): string {
  const y = turn === 'above' ? 13 : whole.height - 13;
  const reach = Math.min(120, whole.width / 6);
  const d = `M${whole.width / 2 - reach} ${y}h${2 * reach}`;
  return svgElement('path', { d, stroke: theme.frame, 'stroke-width': 10, 'stroke-linecap': 'round' });
}

/** The ink of the names of pits and stores. */
export const pitNameInk = ({ plain, frame }: Theme): string => inkOn(plain, frame);

function paintPit(pit: Pit, at: Place, theme: Theme, marks: PitMarks): string {
  const { x, y } = at;
  const hollow = { fill: theme.wall, stroke: theme.line, 'stroke-width': 3 };
  const shape =
    pit.look === 'square'
      ? svgElement('rect', { x: x - RIM, y: y - RIM, width: 2 * RIM, height: 2 * RIM, rx: 8, ...hollow })
      : svgElement('circle', { cx: x, cy: y, r: RIM, ...hollow });
  const ring = pit.look === 'ringed' ? { cx: x, cy: y, r: RIM - 6, fill: 'none' } : undefined;
  return (
    paintMarks(pit.key, marks, theme, { x: x - RIM, y: y - RIM, width: 2 * RIM, height: 2 * RIM }) +
    shape +
    (ring ? svgElement('circle', { ...ring, stroke: theme.neutral.fill, 'stroke-width': 6 }) : '') +
    (pit.letter ? paintTexts([{ text: pit.letter, size: 40, x, y }], theme.neutral.fill) : '') +
    paintSeeds(pit.seeds, at, RIM - 8, theme) +
    paintCount(pit.seeds, { x: x + RIM - 12, y: y + RIM - 10 }, theme) +
    paintTexts([{ text: pit.name, size: 18, x, y: y + CELL / 2 + 8 }], pitNameInk(theme))
  );
}

type PitMarks = Pick<PitsPicture, 'highlights' | 'lastMove'>;

/** Distance of the border of marks from a pit, and the length of the arms of brackets. */
const [MARK_GAP, BRACKET_ARM] = [5, 15];

/** Paints what marks a pit or store: a ring and brackets for the last move, and highlights. */
function paintMarks(
  key: number,
  { highlights = [], lastMove = [] }: PitMarks,
  theme: Theme,
  { x, y, width, height }: Place & { readonly width: number; readonly height: number },
): string {
  const around = { x: x - MARK_GAP, y: y - MARK_GAP, width: width + 2 * MARK_GAP, height: height + 2 * MARK_GAP };
  const ring = { ...around, rx: around.width / 2 };
  const touched = lastMove.includes(key)
    ? svgElement('rect', { ...ring, fill: theme.lastMove }) +
      paintBrackets(bracketsPath({ ...around, arm: BRACKET_ARM }), theme)
    : '';
  const marked = highlights
    .filter((mark) => mark.key === key)
    .map(({ color }) => paintHighlight(theme, color, (attributes) => svgElement('rect', { ...ring, ...attributes })));
  return touched + marked.join('');
}

/** Paints the seeds of a pit in a sunflower pattern, which fills the pit evenly with any number. */
export function paintSeeds(seeds: number, { x, y }: Place, reach: number, theme: Theme): string {
  const shown = Math.min(seeds, MAX_DRAWN);
  if (shown === 0) return '';
  const size = Math.max(2.5, Math.min(10, (reach * 0.8) / (Math.sqrt(shown) + 0.8)));
  const d = Array.from({ length: shown }, (_, i) => {
    const away = shown === 1 ? 0 : (reach - size) * Math.sqrt((i + 0.5) / shown);
    const turn = i * GOLDEN_ANGLE;
    return dot(x + away * Math.cos(turn), y + away * Math.sin(turn), size);
  });
  const { fill, edge } = theme.white;
  return svgElement('path', { d: d.join(''), fill, stroke: edge, 'stroke-width': Math.min(1.5, size / 4) });
}

const dot = (x: number, y: number, r: number): string => {
  const [left, level, radius, wide] = [x - r, y, r, 2 * r].map((part) => Math.round(part * 10) / 10);
  return `M${left} ${level}a${radius} ${radius} 0 1 1 ${wide} 0a${radius} ${radius} 0 1 1-${wide} 0z`;
};

/** Paints the number of seeds; nothing for 0. */
function paintCount(seeds: number, { x, y }: Place, theme: Theme): string {
  if (seeds === 0) return '';
  const text = String(seeds);
  const radius = text.length > 2 ? 19 : 16;
  return (
    svgElement('circle', { cx: x, cy: y, r: radius, fill: theme.badge, stroke: theme.plain, 'stroke-width': 2 }) +
    paintTexts([{ text, size: text.length > 1 ? 20 : 24, x, y }], theme.badgeText)
  );
}

function paintStore(store: MancalaStore, end: number, whole: Size, theme: Theme, marks: PitMarks): string {
  const { x, y, width: wide, height: high } = storeBox(end, whole);
  const box = { x, y, width: wide, height: high, rx: wide / 2, fill: theme.wall, stroke: theme.line };
  const middle = { x: x + wide / 2, y: y + high / 2 };
  return (
    paintMarks(store.key, marks, theme, { x, y, width: wide, height: high }) +
    svgElement('rect', { ...box, 'stroke-width': 3 }) +
    paintHeap(store.seeds, middle, wide / 2 - 8, high / 2 - 8, theme) +
    paintCount(store.seeds, { x: x + wide - 16, y: y + high - 22 }, theme) +
    paintTexts([{ text: store.name, size: 20, x: x + wide / 2, y: y + high + 24 }], pitNameInk(theme))
  );
}

/** Distance of the first and last row of seeds from the round ends of a store, as a share of half its width. */
const END_GAP = 0.55;
/** Width of the first and last row of seeds in a store, as a share of the store's width. */
const END_WIDTH = 0.89;

const MAX_SEED_RADIUS = 9;
const MIN_SEED_RADIUS = 2;

/** The largest seed size at which `shown` seeds fit into a store, and the number of seeds per row. */
function heapLayout(shown: number, across: number, up: number): { size: number; inRow: number } {
  for (let size = MAX_SEED_RADIUS; ; size -= 0.25) {
    const inRow = Math.max(1, 1 + Math.floor((2 * (across * END_WIDTH - size * 1.5)) / (size * 2.2)));
    const rows = 1 + Math.floor((up - across * END_GAP) / size);
    if (inRow * rows >= shown || size <= MIN_SEED_RADIUS) return { size, inRow };
  }
}

/** Paints the seeds of a store, in rows from the bottom up. */
function paintHeap(seeds: number, { x, y }: Place, across: number, up: number, theme: Theme): string {
  const shown = Math.min(seeds, MAX_DRAWN);
  if (shown === 0) return '';
  const { size, inRow } = heapLayout(shown, across, up);
  const d = Array.from({ length: shown }, (_, i) => {
    const row = Math.floor(i / inRow);
    const column = i % inRow;
    const shift = row % 2 ? size * 0.5 : -size * 0.5;
    return dot(x + (column - (inRow - 1) / 2) * size * 2.2 + shift, y + up - across * END_GAP - row * size * 2, size);
  });
  const { fill, edge } = theme.white;
  return svgElement('path', { d: d.join(''), fill, stroke: edge, 'stroke-width': Math.min(1.5, size / 4) });
}
