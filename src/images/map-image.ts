import { summarizeMap } from '../hexmap/describe-map.ts';
import { sharedArguments } from '../hexmap/map-request.ts';
import { renderMap } from '../hexmap/render/draw.ts';
import { parseStyle } from '../hexmap/render/parse-style.ts';
import { ok } from '../lib/result.ts';
import { refuse } from '../tools/errors.ts';
import { loadMap } from '../tools/hex/map-result.ts';
import { IMAGE_WIDTH } from '../tools/image-address.ts';
import { type DrawingResult, readWidth, refuseUnknownKeys } from './drawing.ts';

/** Distance from the centre of a hex to its corner, in pixels. */
const HEX_SIZE = 30;

/** Parameters of the picture of a map. */
const KEYS = ['style', 'size'];

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
  const drawn = renderMap(map.value, { ...style.value, hexSize: HEX_SIZE, description: summarizeMap(map.value) });
  const width = readWidth(query, Math.min(IMAGE_WIDTH.max, drawn.width));
  return width.ok ? ok({ svg: drawn.svg, width: width.value }) : width;
}
