import { summarizeMap } from '../hexmap/describe-map.ts';
import { sharedArguments } from '../hexmap/map-request.ts';
import { type DrawOptions, renderMap } from '../hexmap/render/draw.ts';
import { parseStyle } from '../hexmap/render/parse-style.ts';
import { ok, type Result } from '../lib/result.ts';
import { type Refusal, refuse } from '../tools/errors.ts';
import { loadMap } from '../tools/hex/map-result.ts';
import { IMAGE_WIDTH } from '../tools/image-address.ts';
import { refuseQuery } from '../tools/play/drawing/position-query.ts';
import { type DrawingResult, readWidth, refuseUnknownKeys } from './drawing.ts';
import { mapSheet, SHEET_KEYS } from './map-sheet.ts';

/** Distance from the centre of a hex to its corner, in pixels. */
const HEX_SIZE = 30;

/** Parameters of the picture of a map. */
const KEYS = ['style', 'size', 'legend', ...SHEET_KEYS];

const SHARE_HINT = 'hex_generate_map returns the share string of a map as `share`.';

/** Draws the map of a share string. */
export function mapImage(share: string, query: URLSearchParams): DrawingResult {
  const unknown = refuseUnknownKeys(query, KEYS);
  if (unknown) return unknown;
  const style = parseStyle(query.get('style') || 'illustrated');
  if (!style.ok) return refuse('unknown_name', style.error, 'hex_list_games lists the styles.');
  const shared = sharedArguments(share);
  if (!shared.ok) return refuse('unknown_name', shared.error.detail, SHARE_HINT);
  if (!shared.value) {
    return refuse(
      'unknown_name',
      `${JSON.stringify(share.slice(0, 60))} is not the share string of a map.`,
      SHARE_HINT,
    );
  }
  const map = loadMap({ game: shared.value.game, seed: share });
  if (!map.ok) return map;
  const legend = readLegend(query, style.value);
  if (!legend.ok) return legend;
  const options = { ...style.value, legend: legend.value, description: summarizeMap(map.value) };
  if (SHEET_KEYS.some((key) => query.has(key))) return mapSheet(map.value, options, query);
  const drawn = renderMap(map.value, { ...options, hexSize: HEX_SIZE });
  const width = readWidth(query, Math.min(IMAGE_WIDTH.max, drawn.width));
  return width.ok ? ok({ svg: drawn.svg, width: width.value }) : width;
}

/** Reads whether the map has a legend. Default: what the style says. */
function readLegend(query: URLSearchParams, { legend = true }: DrawOptions): Result<boolean, Refusal> {
  const word = query.get('legend');
  if (!word) return ok(legend);
  return word === 'yes' || word === 'no' ? ok(word === 'yes') : refuseQuery('legend', 'yes or no', word);
}
