import { inkOn } from '../../lib/contrast.ts';
import { svgElement } from '../../lib/svg.ts';
import { type Box, INNER_AREA } from './circuit-layout.ts';
import { paintToken } from './circuit-tokens.ts';
import { fitSize, type PlacedText, paintTexts, textWidth } from './text/texts.ts';
import type { Theme } from './themes.ts';

/** A player's card in the middle of the board. */
interface CircuitPlayer {
  readonly name: string;
  readonly cash: string;
  readonly worth: string;
  readonly notes: string;
  readonly isToMove: boolean;
}

/** Contents of the middle of a circuit board: texts and the players' cards. */
export interface CircuitPanel {
  /** The players' cards, by seat. */
  readonly players: readonly CircuitPlayer[];
  readonly heading: string;
  /** Lines of text below the heading. */
  readonly lines: readonly string[];
  /** Lines of text in each box in a row above the cards. */
  readonly boxes?: readonly (readonly string[])[];
  /** Lines of text in each inner corner, clockwise from the lower right, where the first space is. */
  readonly innerCorners?: readonly (readonly string[])[];
}

/** Width of the margin left free for tokens along the inner edges. */
const MARGIN = 62;

const LEFT = INNER_AREA.x + MARGIN;
const WIDTH = INNER_AREA.width - 2 * MARGIN;
/** Side of the boxes in the inner corners, and the width between them: a heading may stand as high as they do. */
const CORNER = 104;
const BETWEEN_CORNERS = INNER_AREA.width - 2 * (CORNER + MARGIN / 2);
const MIDDLE = LEFT + WIDTH / 2;

/** The ink of words on a ground in the middle of the board, or on a space. */
export const circuitInk = (ground: string): string => inkOn(ground, '#1d1712');

const HEADING = 42;
const LINE = 28;
/** Font sizes on a player's card and in boxes: of names and cash, and of the rest. */
const [LARGE, SMALL] = [28, 23];
/** Height of a player's card, including the gap below. */
const CARD_HEIGHT = 72;
const HEADING_HEIGHT = 78;
/** Height of each line of text below the heading. */
const LINE_HEIGHT = 34;

/** Paints the middle of the board: heading, lines and a card per player. */
export function paintCircuitPanel(panel: CircuitPanel, theme: Theme): string {
  const { heading, lines, players, boxes = [], innerCorners } = panel;
  const above = HEADING_HEIGHT + lines.length * LINE_HEIGHT + (boxes.length ? CARD_HEIGHT : 0);
  const height = above + players.length * CARD_HEIGHT;
  const top = INNER_AREA.y + (INNER_AREA.height - height) / 2 - 8;
  const first = top + above - 8;
  return (
    (innerCorners ? paintInnerCorners(innerCorners, theme) : '') +
    paintTexts(
      [
        centred(heading, HEADING, top + 26, innerCorners ? BETWEEN_CORNERS : undefined),
        ...lines.map((line, row) => centred(line, LINE, top + 72 + row * LINE_HEIGHT)),
      ],
      circuitInk(theme.plain),
    ) +
    boxes.map((texts, i) => paintBox(texts, boxAmong(boxes.length, i, first - CARD_HEIGHT), theme)).join('') +
    players.map((player, seat) => paintPlayer(player, seat, first + seat * CARD_HEIGHT, theme)).join('')
  );
}

/** A text centred in the panel, shrunk if too wide. */
const centred = (text: string, size: number, y: number, room = WIDTH - 40): PlacedText => ({
  text,
  size: fitSize(text, size, room),
  x: MIDDLE,
  y,
});

const fromLeft = (text: string, size: number, x: number, y: number): PlacedText => ({
  ...{ text, size, y },
  x: x + textWidth(text, size) / 2,
});

const fromRight = (text: string, size: number, x: number, y: number): PlacedText => ({
  ...{ text, size, y },
  x: x - textWidth(text, size) / 2,
});

/** Paints a player's card with token, name, cash, worth and notes. */
function paintPlayer(
  { name, cash, worth, notes, isToMove }: CircuitPlayer,
  seat: number,
  y: number,
  theme: Theme,
): string {
  const card = { x: LEFT + 44, y, width: WIDTH - 88, height: CARD_HEIGHT - 10, rx: 8, fill: theme.light };
  const ink = circuitInk(theme.light);
  const edge = isToMove ? { stroke: ink, 'stroke-width': 4 } : { stroke: theme.line, 'stroke-width': 1.5 };
  const right = card.x + card.width - 16;
  const texts = [
    fromLeft(name, LARGE, card.x + 56, y + 20),
    fromRight(worth, SMALL, right, y + 20),
    fromRight(cash, LARGE, right - 190, y + 20),
    fromLeft(notes, fitSize(notes, SMALL, card.width - 72), card.x + 56, y + 46),
  ];
  return (
    svgElement('rect', { ...card, ...edge }) +
    paintToken(seat, card.x + 30, y + (CARD_HEIGHT - 10) / 2, 17) +
    paintTexts(texts, ink)
  );
}

/** Paints the texts of the inner corners, clockwise from the lower right. */
function paintInnerCorners(corners: readonly (readonly string[])[], theme: Theme): string {
  const size = CORNER;
  // Leave room for the tokens along the edge.
  const [near, far] = [MARGIN / 2 - 4, INNER_AREA.width - size - MARGIN / 2 + 4];
  const places = [
    [far, far],
    [near, far],
    [near, near],
    [far, near],
  ] as const;
  return corners
    .map((lines, index) => {
      const [x, y] = [INNER_AREA.x + places[index]![0], INNER_AREA.y + places[index]![1]];
      return paintBox(lines, { x, y, width: size, height: size }, theme);
    })
    .join('');
}

/** The rectangle of one of several boxes in a row, as wide together as the cards below. */
function boxAmong(count: number, index: number, y: number): Box {
  const room = (WIDTH - 88 + 10) / count;
  return { x: LEFT + 44 + index * room, y, width: room - 10, height: CARD_HEIGHT - 10 };
}

/** Paints a box with lines of text in its middle. */
function paintBox(lines: readonly string[], box: Box, theme: Theme): string {
  const { x, y, width, height } = box;
  const texts = lines.map((text, row) => ({
    text,
    size: fitSize(text, SMALL, width - 10),
    x: x + width / 2,
    y: y + height / 2 + (row - (lines.length - 1) / 2) * 27,
  }));
  return (
    svgElement('rect', { ...box, fill: theme.rail, stroke: theme.line, 'stroke-width': 2 }) +
    paintTexts(texts, circuitInk(theme.rail))
  );
}
