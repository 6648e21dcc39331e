import { svgElement } from '../../../lib/svg.ts';
import type { Label, Point } from '../plane.ts';
import { type SvgImage, svgPicture } from '../svg-picture.ts';
import { paintTexts } from '../text/texts.ts';
import { THEMES, type Theme, type ThemeName } from '../themes.ts';
import { type Area, type Line, paintAreas, paintLines, paintSpots, type Spot } from './lines.ts';
import { type PlanLink, paintLinks } from './links.ts';
import { type DrawnMan, type Man, paintMen } from './men.ts';
import { type PlacedPicture, paintPictures, pictureCorners } from './pictures.ts';
import { type BoardPlace, DEFAULT_REACH, paintNumbers, paintPlaces, paintRim } from './places.ts';
import { inkOnTone } from './tones.ts';

/**
 * Backgrounds: a single panel in a frame, the frame's colour between the places, or a table on which the places with a
 * rim around them are the board, whatever its outline.
 */
export const GROUNDS = ['panel', 'frame', 'table'] as const;

/**
 * A board drawn from data: places for pieces, and everything painted around them. Positions are in drawing units, with
 * x to the right and y downwards. Each property is painted above those before it.
 */
export interface BoardPlan {
  readonly ground: (typeof GROUNDS)[number];
  readonly areas: readonly Area[];
  readonly lines: readonly Line[];
  readonly places: readonly BoardPlace[];
  /** Painted like places, but nothing stands on them. */
  readonly ornaments: readonly BoardPlace[];
  readonly spots: readonly Spot[];
  readonly pictures: readonly PlacedPicture[];
  readonly links: readonly PlanLink[];
  /** Names of rows and columns, written on the frame. */
  readonly labels: readonly Label[];
  readonly men: readonly Man[];
  /** Things beside the places: dice, sticks, men in reserve. */
  readonly props: readonly Man[];
}

export const EMPTY_PLAN: BoardPlan = {
  ground: 'panel',
  areas: [],
  lines: [],
  places: [],
  ornaments: [],
  spots: [],
  pictures: [],
  links: [],
  labels: [],
  men: [],
  props: [],
};

export interface PlanRenderOptions {
  readonly theme: ThemeName;
  readonly title: string;
  readonly description: string;
  /** Width in pixels; the height follows from the width. */
  readonly width: number;
}

/** Breadth of the frame, with and without labels. */
const FRAME = 40;
const NARROW = 16;
const LABEL_SIZE = 25;
/** Breadth of the rim of a board on a table, which leaves the labels outside. */
const RIM = 9;
/** Space between the middle of a label and the edge of the picture. */
const LABEL_SPACE = 20;
/** Distance between the frame and the areas or lines inside it. */
const PADDING = 14;

/** Renders a plan as SVG. */
export function renderPlan(plan: BoardPlan, { theme: name, title, description, width }: PlanRenderOptions): SvgImage {
  const theme = THEMES[name];
  const box = boxOf(plan);
  return svgPicture({ title, description, width, box }, paint(plan, box, theme));
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Bounding box of everything painted in a plan, including the frame. */
function boxOf({ places, ornaments, areas, lines, pictures, labels, men, props }: BoardPlan): Box {
  const points = [
    ...[...places, ...ornaments].flatMap(({ at, reach = DEFAULT_REACH }) =>
      cornersAround(at, Math.max(reach, DEFAULT_REACH)),
    ),
    // Lines above the places lie between them.
    ...[
      ...areas.map(({ outline }) => outline),
      ...lines.filter(({ above }) => !above).map(({ points }) => points),
    ].flatMap((outline) => outline.flatMap((point) => cornersAround(point, PADDING))),
    ...pictures.flatMap(pictureCorners).flatMap((point) => cornersAround(point, PADDING)),
    ...men.flatMap((man) => cornersAround(man.at, DEFAULT_REACH)),
    ...men.filter(isPin).map(topOf),
    ...props.flatMap(({ at, scale = 1 }) => cornersAround(at, DEFAULT_REACH * scale)),
  ];
  const frame = labels.length ? FRAME : NARROW;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  // Captions stand further out than the names of rows and columns.
  const highest = Math.min(...labels.map(({ at }) => at[1] - LABEL_SPACE));
  const [x, y] = [Math.floor(Math.min(...xs)) - frame, Math.min(Math.floor(Math.min(...ys)) - frame, highest)];
  return { x, y, width: Math.ceil(Math.max(...xs)) + frame - x, height: Math.ceil(Math.max(...ys)) + frame - y };
}

const isPin = (man: Man): man is DrawnMan => 'piece' in man && man.piece.isPin;

/** The upper end of a man that stands in a hole. */
const topOf = ({ at: [x, y], scale = 1, piece }: DrawnMan): Point => [x, y - scale * piece.middle[1]];

const cornersAround = ([x, y]: Point, reach: number): Point[] => [
  [x - reach, y - reach],
  [x + reach, y + reach],
];

function paint(plan: BoardPlan, box: Box, theme: Theme): string {
  const { labels, ground } = plan;
  const [below, above] = [false, true].map((isAbove) =>
    plan.lines.filter((line) => (line.above ?? false) === isAbove),
  ) as [Line[], Line[]];
  return (
    paintGround(plan, box, theme) +
    paintAreas(plan.areas, theme) +
    paintLines(below, theme, plan.areas) +
    paintPlaces(
      [...plan.places, ...plan.ornaments],
      theme,
      plan.men.filter((man) => !isPin(man)).map(({ at }) => at),
    ) +
    paintLines(above, theme) +
    paintSpots(plan.spots, theme) +
    paintPictures(plan.pictures) +
    paintLinks(plan.links, theme) +
    paintNumbers(plan.places, theme, plan.links.length > 0) +
    (labels.length ? paintNames(labels, ground === 'table' ? inkOnTone(theme, 'plain') : theme.label) : '') +
    paintMen([...plan.men, ...plan.props], theme)
  );
}

function paintGround({ ground, labels, places }: BoardPlan, box: Box, theme: Theme): string {
  const whole = svgElement('rect', { ...box, rx: 10, fill: ground === 'table' ? theme.plain : theme.frame });
  if (ground === 'frame') return whole;
  if (ground === 'table') return whole + paintRim(places, theme, RIM);
  const frame = labels.length ? FRAME : NARROW;
  const inside = {
    x: box.x + frame,
    y: box.y + frame,
    width: box.width - 2 * frame,
    height: box.height - 2 * frame,
  };
  return whole + svgElement('rect', { ...inside, fill: theme.plain });
}

const paintNames = (labels: readonly Label[], ink: string): string =>
  paintTexts(
    labels.map(({ at: [x, y], text }) => ({ text, size: LABEL_SIZE, x, y })),
    ink,
  );

/** Moves everything in a plan by an offset. */
export function movePlan(plan: BoardPlan, dx: number, dy: number): BoardPlan {
  const move = ([x, y]: Point): Point => [x + dx, y + dy];
  return {
    ...plan,
    areas: plan.areas.map((area) => ({ ...area, outline: area.outline.map(move) })),
    lines: plan.lines.map((line) => ({ ...line, points: line.points.map(move) })),
    places: plan.places.map((place) => ({ ...place, at: move(place.at) })),
    ornaments: plan.ornaments.map((ornament) => ({ ...ornament, at: move(ornament.at) })),
    spots: plan.spots.map((spot) => ({ ...spot, at: move(spot.at) })),
    pictures: plan.pictures.map((picture) => ({ ...picture, at: move(picture.at) })),
    links: plan.links.map((link) => ({ ...link, from: move(link.from), to: move(link.to) })),
    labels: plan.labels.map((label) => ({ ...label, at: move(label.at) })),
    men: plan.men.map((man) => ({ ...man, at: move(man.at) })),
    props: plan.props.map((prop) => ({ ...prop, at: move(prop.at) })),
  };
}

/** Merges several plans into one, on a common background. */
export const mergePlans = (plans: readonly BoardPlan[]): BoardPlan => ({
  ground: GROUNDS.find((one) => plans.every(({ ground }) => ground === one)) ?? 'panel',
  areas: plans.flatMap(({ areas }) => areas),
  lines: plans.flatMap(({ lines }) => lines),
  places: plans.flatMap(({ places }) => places),
  ornaments: plans.flatMap(({ ornaments }) => ornaments),
  spots: plans.flatMap(({ spots }) => spots),
  pictures: plans.flatMap(({ pictures }) => pictures),
  links: plans.flatMap(({ links }) => links),
  labels: plans.flatMap(({ labels }) => labels),
  men: plans.flatMap(({ men }) => men),
  props: plans.flatMap(({ props }) => props),
});
