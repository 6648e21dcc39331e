import { svgElement } from '../../../lib/svg.ts';
import { roundToTenth } from '../path.ts';
import { type Point, polylinePath } from '../plane.ts';
import { type PlacedText, paintTexts, textWidth } from '../text/texts.ts';
import type { Theme } from '../themes.ts';
import { circlePath } from './measures.ts';
import { type PlaceSign, paintSign } from './signs.ts';
import { inkOnTone, isPlayerColor, lineOnTone, type SurfaceTone, toneFill, toneGround } from './tones.ts';

/** How a place is drawn. */
export const PLACE_SHAPES = ['square', 'disc', 'hole', 'window', 'dot', 'none'] as const;
export type PlaceShape = (typeof PLACE_SHAPES)[number];

/** A place where a piece can stand. */
export interface BoardPlace {
  readonly name: string;
  readonly at: Point;
  readonly shape: PlaceShape;
  /** Rotation of the place in degrees, clockwise. */
  readonly turn?: number;
  readonly tone?: SurfaceTone | undefined;
  readonly sign?: PlaceSign | undefined;
  /** Number written in the upper left corner. */
  readonly number?: string;
  /** Text written in the middle, or at the bottom if there is a sign. */
  readonly caption?: string | undefined;
  /** Largest size of the caption. Default: 30, or 19 below a sign. */
  readonly captionSize?: number;
  /** Breadth of the border, where boards are large and need bold lines. Default: 2.5. */
  readonly border?: number | undefined;
  /** Words that say what is special about the place, such as "throne". Several places may have the same mark. */
  readonly specialMark?: string | undefined;
  /** Distance from the middle of the place to its edge. Default: `DEFAULT_REACH`. */
  readonly reach?: number;
}

/** Default distance from the middle of a place to its edge: half the distance between places, so that squares touch. */
export const DEFAULT_REACH = 45;

const BORDER = 2.5;
/** How far below the middle of a place its sign is, if there is a number above it. */
const BELOW_NUMBER = 7;
const DOT = 9;
const HOLE = 26;

/** Paints places with their signs and captions. `standing` has the positions of men. */
export const paintPlaces = (places: readonly BoardPlace[], theme: Theme, standing: readonly Point[]): string =>
  paintSurfaces(places, theme) +
  paintPoints(places, theme, standing) +
  places.map((place) => paintPlaceSign(place, theme)).join('') +
  paintWords(captionsOf, places, theme);

/** Paints the numbers of places. What lies on the board leaves them free. */
export function paintNumbers(places: readonly BoardPlace[], theme: Theme, isCrossed: boolean): string {
  const numbered = places.filter(({ number }) => number);
  return (isCrossed ? paintPlates(numbered, theme) : '') + paintWords(numbersOf, numbered, theme);
}

/** Paints a plate in the tone of its place below each number. */
function paintPlates(places: readonly BoardPlace[], theme: Theme): string {
  const toneOf = ({ tone = 'plain' }: BoardPlace): SurfaceTone => tone;
  return [...new Set(places.map(toneOf))]
    .map((tone) => {
      const plates = numbersOf(places.filter((place) => toneOf(place) === tone)).map(({ text, size, x, y }) => {
        const half = textWidth(text, size) / 2 + 4;
        return `M${roundToTenth(x - half)} ${y - 11}h${roundToTenth(2 * half)}v22h-${roundToTenth(2 * half)}z`;
      });
      return svgElement('path', { d: plates.join(''), fill: toneGround(theme, tone) });
    })
    .join('');
}

/** Paints the sign of a place; it is smaller if there is a number above it. */
function paintPlaceSign(place: BoardPlace, theme: Theme): string {
  const { sign, number, caption, tone = 'plain', at, reach = DEFAULT_REACH, border = BORDER } = place;
  if (!sign) return '';
  const pen = 3 * (border / BORDER);
  const [x, y] = at;
  if (!number) return paintSign(sign, [x, y], reach, theme, tone, pen);
  return caption
    ? paintSign(sign, [x + 8, y - 7], reach * 0.56, theme, tone, pen)
    : paintSign(sign, [x, y + BELOW_NUMBER], reach * 0.78, theme, tone, pen);
}

/**
 * Paints squares and discs with their borders. Colours of players are translucent, so the plain colour is painted below.
 */
function paintSurfaces(places: readonly BoardPlace[], theme: Theme): string {
  const surfaces = places.filter(({ shape }) => shape === 'square' || shape === 'disc');
  if (!surfaces.length) return '';
  const toneOf = ({ tone = 'plain' }: BoardPlace): SurfaceTone => tone;
  const pathOf = (is: (place: BoardPlace) => boolean): string => surfaces.filter(is).map(outlineOf).join('');
  const tones = [...new Set(surfaces.map(toneOf))].filter((tone) => tone !== 'plain');
  const borders = new Map(
    surfaces.map((place) => {
      const border = { stroke: lineOnTone(theme, toneOf(place)), 'stroke-width': place.border ?? BORDER };
      return [Object.values(border).join(), border];
    }),
  );
  const keyOf = (place: BoardPlace): string => `${lineOnTone(theme, toneOf(place))},${place.border ?? BORDER}`;
  return [
    paintPlain(
      pathOf((place) => toneOf(place) === 'plain' || isPlayerColor(toneOf(place))),
      theme,
    ),
    ...tones.map((tone) =>
      svgElement('path', { d: pathOf((place) => toneOf(place) === tone), ...toneFill(theme, tone) }),
    ),
    ...[...borders].map(([key, border]) =>
      svgElement('path', {
        d: pathOf((place) => keyOf(place) === key),
        fill: 'none',
        'stroke-linejoin': 'round',
        ...border,
      }),
    ),
  ].join('');
}

/** Paints a rim in the frame's colour around places, below them. */
export const paintRim = (places: readonly BoardPlace[], theme: Theme, breadth: number): string =>
  svgElement('path', {
    d: places.map(outlineOf).join(''),
    fill: 'none',
    stroke: theme.frame,
    'stroke-width': 2 * breadth,
    'stroke-linejoin': 'round',
  });

const paintPlain = (d: string, { plain }: Theme): string => (d ? svgElement('path', { d, fill: plain }) : '');

function outlineOf({ at: [x, y], shape, turn = 0, reach = DEFAULT_REACH }: BoardPlace): string {
  if (shape === 'disc') return circlePath([x, y], reach);
  const corners = [0, 90, 180, 270].map((quarter): Point => {
    const angle = ((turn + 45 + quarter) * Math.PI) / 180;
    const far = reach * Math.SQRT2;
    return [x + far * Math.sin(angle), y - far * Math.cos(angle)];
  });
  return `${polylinePath(corners)}z`;
}

/**
 * The colours of holes. An empty one is dark with a pale rim, one of which shows on every ground; one with a man in it
 * is pale, so that the man stands out.
 */
export const holePaint = ({ wall, white, light, line }: Theme, isTaken: boolean) =>
  isTaken ? { fill: light, stroke: line } : { fill: wall, stroke: white.fill };

/** Paints the places drawn as dots or holes. */
function paintPoints(places: readonly BoardPlace[], theme: Theme, standing: readonly Point[]): string {
  const taken = new Set(standing.map(String));
  const dots = places.filter(({ shape }) => shape === 'dot').map(({ at }) => circlePath(at, DOT));
  const holes = [false, true].map((isTaken) => {
    const d = places
      // One looks through a window, with or without a man in it.
      .filter(
        ({ shape, at }) => (shape === 'hole' ? taken.has(String(at)) : shape === 'window' || undefined) === isTaken,
      )
      .map(({ at, reach = HOLE }) => circlePath(at, reach));
    return d.length ? svgElement('path', { d: d.join(''), ...holePaint(theme, isTaken), 'stroke-width': 2.5 }) : '';
  });
  return (dots.length ? svgElement('path', { d: dots.join(''), fill: theme.line }) : '') + holes.join('');
}

const NUMBER = 20;
const CAPTION = 19;
const INSET = 7;

/** Paints words of places in inks that can be read on them. */
function paintWords(
  wordsOf: (places: readonly BoardPlace[]) => PlacedText[],
  places: readonly BoardPlace[],
  theme: Theme,
): string {
  const inkOf = ({ tone = 'plain' }: BoardPlace) => inkOnTone(theme, tone);
  const inks = [...new Set(places.map(inkOf))];
  return inks.map((ink) => paintTexts(wordsOf(places.filter((place) => inkOf(place) === ink)), ink)).join('');
}

/** The numbers of places, in the upper left corner. */
const numbersOf = (places: readonly BoardPlace[]): PlacedText[] =>
  places.flatMap(({ number, at: [x, y], reach = DEFAULT_REACH }) =>
    number
      ? { text: number, size: NUMBER, x: x - reach + INSET + textWidth(number, NUMBER) / 2, y: y - reach + 16 }
      : [],
  );

/** The captions of places, in the middle or below a sign. */
const captionsOf = (places: readonly BoardPlace[]): PlacedText[] =>
  places.flatMap(({ caption, sign, number, at: [x, y], reach = DEFAULT_REACH, captionSize }) => {
    if (!caption) return [];
    const room = 2 * reach - 8;
    const size = Math.min(
      captionSize ?? (sign ? CAPTION : 30),
      Math.floor((room * 30) / Math.max(1, textWidth(caption, 30))),
    );
    return { text: caption, size, x, y: sign ? y + reach - 13 : number ? y + BELOW_NUMBER : y };
  });
