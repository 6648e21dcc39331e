import type { HexMap } from '../hexmap/game.ts';
import type { DrawOptions } from '../hexmap/render/draw.ts';
import { HEX_WIDTH, PAPER_NAMES, type PaperName } from '../hexmap/render/paper.ts';
import { mapSheets } from '../hexmap/render/sheet.ts';
import { ok, type Result } from '../lib/result.ts';
import { type Refusal, refuse } from '../tools/errors.ts';
import { IMAGE_WIDTH } from '../tools/image-address.ts';
import { refuseQuery } from '../tools/play/drawing/position-query.ts';
import type { DrawingResult } from './drawing.ts';

/** Parameters of a map to print to scale; each of them alone asks for one. */
export const SHEET_KEYS: readonly string[] = ['page', 'hex', 'sheet'];

/** Pixels per millimetre of a sheet as PNG: 200 to the inch. */
const PIXELS_PER_MM = 200 / 25.4;

const MM_PER_INCH = 25.4;

/** Draws a sheet of a map to print to scale. */
export function mapSheet(map: HexMap, options: DrawOptions, query: URLSearchParams): DrawingResult {
  if (query.get('size')) return refuseQuery('size', 'absent: a page has its size in millimetres', query.get('size')!);
  const paper = query.get('page') || 'a4';
  if (!isPaper(paper)) return refuseQuery('page', `one of ${PAPER_NAMES.join(', ')}`, paper);
  const hex = readHexWidth(query);
  if (!hex.ok) return hex;
  const planned = mapSheets(map, { ...options, paper, hex: hex.value });
  if (!planned.ok) return refuse('impossible', planned.error, 'docs/pictures.md describes maps to print.');
  const { plan, draw } = planned.value;
  const number = query.get('sheet') || '1';
  const sheet = /^\d{1,3}$/.test(number) ? Number(number) : 0;
  if (sheet < 1 || sheet > plan.sheets) {
    return refuseQuery('sheet', plan.sheets === 1 ? '1, the only sheet' : `a sheet from 1 to ${plan.sheets}`, number);
  }
  const width = Math.min(IMAGE_WIDTH.max, Math.round(plan.width * PIXELS_PER_MM));
  return ok({ svg: draw(sheet), width, sheets: plan.sheets });
}

const isPaper = (name: string): name is PaperName => (PAPER_NAMES as readonly string[]).includes(name);

/** Reads the width of a hex between flat sides, in millimetres; undefined if none is given. */
function readHexWidth(query: URLSearchParams): Result<number | undefined, Refusal> {
  const text = query.get('hex');
  if (!text) return ok(undefined);
  const [, number, unit] = /^(\d{1,3}(?:\.\d{1,2})?)(mm|in)$/.exec(text) ?? [];
  const width = Number(number) * (unit === 'in' ? MM_PER_INCH : 1);
  const { min, max } = HEX_WIDTH;
  return width >= min && width <= max
    ? ok(Math.round(width * 100) / 100)
    : refuseQuery('hex', `a width of ${min}mm to ${max}mm between flat sides, such as 25mm or 1in`, text);
}
