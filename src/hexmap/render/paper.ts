import { fail, ok, type Result } from '../../lib/result.ts';
import { APOTHEM, HEX_RADIUS } from './layout.ts';

/** Sizes of paper in millimetres, upright. */
export const PAPERS = {
  a4: { title: 'A4', width: 210, height: 297 },
  a3: { title: 'A3', width: 297, height: 420 },
  letter: { title: 'Letter', width: 215.9, height: 279.4 },
} as const;

export type PaperName = keyof typeof PAPERS;
export const PAPER_NAMES = Object.keys(PAPERS) as PaperName[];

/** Smallest and largest width of a hex between flat sides, in millimetres. */
export const HEX_WIDTH = { min: 4, max: 200 } as const;

/** Widths of hexes that suit dice, tokens and miniatures, in millimetres. */
export const HEX_WIDTHS: readonly number[] = [10, 15, 20, 25, 30, 40, 50];

/** Maximum number of sheets of a map. */
export const MAX_SHEETS = 40;

/** Millimetres at the edges that printers leave white, and below the map for the scale and the name of the sheet. */
export const [MARGIN, FOOT] = [10, 13];

/** Millimetres of the map that neighbouring sheets share. */
export const OVERLAP = 10;

/** How a map is spread over sheets of paper. Lengths are in millimetres. */
export interface SheetPlan {
  readonly paper: PaperName;
  /** Width and height of a sheet, upright or turned. */
  readonly width: number;
  readonly height: number;
  /** The part of a sheet that shows the map. */
  readonly area: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  /** Width of a hex between flat sides. */
  readonly hex: number;
  /** Whether the legend has a sheet of its own, the last one; undefined if there is no legend. */
  readonly isLegendApart?: boolean | undefined;
  readonly sheets: number;
}

/** A size in drawing units, and the height of a legend of a width, both in millimetres; 0 if there is no legend. */
interface Content {
  readonly width: number;
  readonly height: number;
  legendHeight(width: number): number;
}

/** Millimetres per drawing unit for hexes of a width. */
export const scaleOf = (hex: number): number => hex / (2 * APOTHEM);

/** Spreads a map over as few sheets as possible. Without a width of hexes, the largest that needs only one is taken. */
export function planSheets(paper: PaperName, hex: number | undefined, content: Content): Result<SheetPlan, string> {
  const { title } = PAPERS[paper];
  if (hex === undefined) {
    const largest = largestHex((width) => fewest(paper, width, content).sheets === 1);
    return largest === undefined
      ? fail(
          `The map does not fit on one sheet of ${title} with hexes of ${HEX_WIDTH.min}mm. Give \`hex\`, for several sheets.`,
        )
      : ok(fewest(paper, largest, content));
  }
  const plan = fewest(paper, hex, content);
  const shorter = Math.min(plan.area.width, plan.area.height);
  const longest = Math.floor(((shorter - OVERLAP) * APOTHEM) / HEX_RADIUS);
  if (hex > longest) {
    return fail(
      `\`hex\` must be at most ${longest}mm on ${title}, so that a sheet holds a whole hex, but is ${hex}mm.`,
    );
  }
  if (plan.sheets <= MAX_SHEETS) return ok(plan);
  const most = largestHex((width) => width < hex && fewest(paper, width, content).sheets <= MAX_SHEETS);
  const wayOut =
    most === undefined ? 'Use larger paper or a smaller map' : `Use at most hex=${most}mm, or larger paper`;
  return fail(
    `With hexes of ${hex}mm the map needs ${plan.sheets} sheets of ${title}, more than ${MAX_SHEETS}. ${wayOut}.`,
  );
}

/** The largest width of hexes for which a condition holds, in half millimetres. */
function largestHex(isGood: (hex: number) => boolean): number | undefined {
  for (let half = HEX_WIDTH.max * 2; half >= HEX_WIDTH.min * 2; half--) if (isGood(half / 2)) return half / 2;
  return undefined;
}

/** The plan for upright or for turned paper, whichever needs fewer sheets. */
function fewest(paper: PaperName, hex: number, content: Content): SheetPlan {
  const { width, height } = PAPERS[paper];
  const [upright, turned] = [planOn(paper, width, height, hex, content), planOn(paper, height, width, hex, content)];
  return turned.sheets < upright.sheets ? turned : upright;
}

function planOn(paper: PaperName, width: number, height: number, hex: number, content: Content): SheetPlan {
  const area = { width: width - 2 * MARGIN, height: height - 2 * MARGIN - FOOT };
  const [mapWidth, mapHeight] = [content.width * scaleOf(hex), content.height * scaleOf(hex)];
  const [columns, rows] = [countSheets(mapWidth, area.width), countSheets(mapHeight, area.height)];
  const legend = content.legendHeight(area.width);
  const isBelow = columns === 1 && rows === 1 && mapHeight + legend <= area.height;
  const isLegendApart = legend > 0 ? !isBelow : undefined;
  return {
    paper,
    width,
    height,
    area,
    columns,
    rows,
    hex,
    isLegendApart,
    sheets: columns * rows + (isLegendApart ? 1 : 0),
  };
}

/** The number of sheets that cover a length. */
const countSheets = (length: number, area: number): number =>
  length <= area ? 1 : Math.ceil((length - OVERLAP) / (area - OVERLAP));

/** The part of the map that a sheet shows, in millimetres from the corner of the map, and the name of the sheet. */
export interface SheetWindow {
  readonly left: number;
  readonly top: number;
  /** Row as a letter and column as a number: `B2`. */
  readonly name: string;
  readonly row: number;
  readonly column: number;
}

/** Returns the part of the map on a sheet, counted from 0; undefined for the sheet of the legend. */
export function windowOf(
  plan: SheetPlan,
  sheet: number,
  content: Pick<Content, 'width' | 'height'>,
): SheetWindow | undefined {
  const { columns, rows, area, hex } = plan;
  if (sheet >= columns * rows) return undefined;
  const [row, column] = [Math.floor(sheet / columns), sheet % columns];
  // The sheets together are larger than the map, which lies in their middle; above the legend, if that is below.
  const startOf = (length: number, part: number, count: number) => (length - (count * (part - OVERLAP) + OVERLAP)) / 2;
  const left = startOf(content.width * scaleOf(hex), area.width, columns) + column * (area.width - OVERLAP);
  const top =
    plan.isLegendApart === false
      ? 0
      : startOf(content.height * scaleOf(hex), area.height, rows) + row * (area.height - OVERLAP);
  return { left, top, row, column, name: `${String.fromCharCode(65 + row)}${column + 1}` };
}
