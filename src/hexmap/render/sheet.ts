import { paintTexts, textWidth } from '../../board/render/text/texts.ts';
import { inkOn } from '../../lib/contrast.ts';
import { ok, type Result } from '../../lib/result.ts';
import { escapeXml, svgElement } from '../../lib/svg.ts';
import type { HexMap } from '../game.ts';
import { type DrawOptions, paintBoard, titleOf } from './draw.ts';
import { layoutOf } from './layout.ts';
import { paintLegend } from './legend.ts';
import {
  FOOT,
  MARGIN,
  OVERLAP,
  PAPERS,
  type PaperName,
  planSheets,
  type SheetPlan,
  type SheetWindow,
  scaleOf,
  windowOf,
} from './paper.ts';
import { arrange } from './scene.ts';
import { MAP_STYLES, type MapStyle } from './styles.ts';

/** Drawing units per millimetre. */
const MM = 10;

/** Size of the letters of the legend and of the foot, in millimetres. */
const [LEGEND_SIZE, FOOT_SIZE] = [3.6, 2.8];

/** Length of the line by which a print is checked with a ruler, in millimetres. */
const SCALE_BAR = 50;

export interface SheetOptions extends Omit<DrawOptions, 'hexSize'> {
  readonly paper: PaperName;
  /** Width of a hex between flat sides, in millimetres. Default: the largest that needs only one sheet. */
  readonly hex?: number | undefined;
}

/** Sheets of a map to print to scale. */
export interface MapSheets {
  readonly plan: SheetPlan;
  /** Draws a sheet, counted from 1. */
  draw(sheet: number): string;
}

/** Spreads a map over sheets of paper. Fails with the reason if that is impossible. */
export function mapSheets(map: HexMap, options: SheetOptions): Result<MapSheets, string> {
  const { style: name = 'illustrated', legend: hasLegend = true, description = '', paper, hex } = options;
  const style: MapStyle = MAP_STYLES[name];
  const layout = layoutOf(map.grid, map.request.game.orientation);
  const scene = arrange(map, layout, style, options.coordinates ?? style.coordinates);
  const board = paintBoard(map, layout, style, scene) + (options.over ?? '');
  const legendOf = (width: number, top: number) =>
    paintLegend(map, layout, style, scene, { width: width * MM, top, size: LEGEND_SIZE * MM });
  const content = {
    width: layout.width,
    height: layout.height,
    legendHeight: memoize((width: number) => (hasLegend ? legendOf(width, 0).height / MM : 0)),
  };
  const planned = planSheets(paper, hex, content);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const draw = (sheet: number): string => {
    const window = windowOf(plan, sheet - 1, content);
    const legendTop = window ? MARGIN + layout.height * scaleOf(plan.hex) : MARGIN;
    const isLegendHere = window ? plan.isLegendApart === false : true;
    const foot = `${titleOf(map)}, seed ${map.request.seed}. ${sheetText(plan, sheet, window)}`;
    const title = `${titleOf(map)}. ${sheetText(plan, sheet, window)}`;
    const text = description === '' ? '' : ` ${description}`;
    const [width, height] = [plan.width, plan.height];
    const root = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: `${width}mm`,
      height: `${height}mm`,
      viewBox: `0 0 ${Math.round(width * MM)} ${Math.round(height * MM)}`,
      role: 'img',
      'aria-label': title + text,
    };
    const legend = isLegendHere ? legendOf(plan.area.width, legendTop * MM).svg : '';
    return svgElement(
      'svg',
      root,
      svgElement('title', {}, escapeXml(title)) +
        svgElement('desc', {}, escapeXml(title + text)) +
        svgElement('rect', { width: width * MM, height: height * MM, fill: style.page }) +
        (window ? paintWindow(plan, window, board) + paintCutMarks(plan, window, style) : '') +
        (legend && svgElement('g', { transform: `translate(${MARGIN * MM} 0)` }, legend)) +
        paintFoot(plan, foot, style),
    );
  };
  return ok({ plan, draw });
}

function memoize(compute: (key: number) => number): (key: number) => number {
  const known = new Map<number, number>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

/** Describes a sheet: "Sheet 2 of 5, A2: hexes of 25 mm between flat sides on A4." */
function sheetText({ sheets, hex, paper }: SheetPlan, sheet: number, window: SheetWindow | undefined): string {
  const scale = `exes of ${hex} mm between flat sides on ${PAPERS[paper].title}.`;
  return sheets === 1 ? `H${scale}` : `Sheet ${sheet} of ${sheets}, ${window?.name ?? 'legend'}: h${scale}`;
}

/** Shows a part of the map. What lies outside of an inner drawing is cut off. */
function paintWindow({ area, hex }: SheetPlan, { left, top }: SheetWindow, board: string): string {
  const units = (millimetres: number) => Math.round((millimetres / scaleOf(hex)) * 100) / 100;
  const place = { x: MARGIN * MM, y: MARGIN * MM, width: area.width * MM, height: area.height * MM };
  const viewBox = [left, top, area.width, area.height].map(units).join(' ');
  return svgElement('svg', { ...place, viewBox }, board);
}

/** Length of cut marks, and their distance from the map, in millimetres. */
const [MARK_LENGTH, MARK_GAP] = [4, 1];

/** Marks where the next sheet in each direction begins: cut there, and the sheets join. */
function paintCutMarks({ area, columns, rows }: SheetPlan, { row, column }: SheetWindow, style: MapStyle): string {
  const [left, top, right, bottom] = [MARGIN, MARGIN, MARGIN + area.width, MARGIN + area.height];
  const half = OVERLAP / 2;
  const across = [...(column > 0 ? [left + half] : []), ...(column < columns - 1 ? [right - half] : [])];
  const down = [...(row > 0 ? [top + half] : []), ...(row < rows - 1 ? [bottom - half] : [])];
  const units = (millimetres: number) => Math.round(millimetres * MM);
  const d = [
    ...across.flatMap((x) =>
      [top - MARK_GAP - MARK_LENGTH, bottom + MARK_GAP].map((y) => `M${units(x)} ${units(y)}v${units(MARK_LENGTH)}`),
    ),
    ...down.flatMap((y) =>
      [left - MARK_GAP - MARK_LENGTH, right + MARK_GAP].map((x) => `M${units(x)} ${units(y)}h${units(MARK_LENGTH)}`),
    ),
  ].join('');
  return d && svgElement('path', { d, fill: 'none', stroke: style.text, 'stroke-width': 2 });
}

/** Draws the line to check the scale with, and the name of the sheet, in smaller letters if it is long. */
function paintFoot({ width, height }: SheetPlan, words: string, style: MapStyle): string {
  const [left, y] = [MARGIN * MM, (height - MARGIN - FOOT / 2 + 1) * MM];
  const ticks = Array.from(
    { length: SCALE_BAR / 10 + 1 },
    (_, i) => `M${left + i * 10 * MM} ${y - 12}v${i % 5 ? 12 : 20}`,
  );
  const bar = {
    d: `M${left} ${y}h${SCALE_BAR * MM}${ticks.join('')}`,
    fill: 'none',
    stroke: style.text,
    'stroke-width': 3,
  };
  const label = `${SCALE_BAR} mm`;
  const labelX = left + SCALE_BAR * MM + textWidth(label, FOOT_SIZE * MM) / 2 + 12;
  const start = labelX + textWidth(label, FOOT_SIZE * MM) / 2 + 30;
  const room = (width - MARGIN) * MM - start;
  const size = Math.min(FOOT_SIZE * MM, (FOOT_SIZE * MM * room) / textWidth(words, FOOT_SIZE * MM));
  const texts = [
    { text: label, size: FOOT_SIZE * MM, x: labelX, y },
    { text: words, size, x: (width - MARGIN) * MM - textWidth(words, size) / 2, y },
  ];
  return svgElement('path', bar) + paintTexts(texts, inkOn(style.page, style.text));
}
