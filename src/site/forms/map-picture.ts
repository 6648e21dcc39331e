import { parseMapRequest } from '../../hexmap/map-request.ts';
import { shareStringOf } from '../../hexmap/share.ts';
import { mapImagePath } from '../../tools/image-address.ts';
import { escapeHtml } from '../page.ts';

/** Width and height in pixels at which browsers lay a map out before it has come. */
const SIZE = 720;

/** The map of a game for players and a seed: its picture in a style, and links to look at it and to print it. */
export function mapPicture(game: string, players: number, seed: string, alt: string, style = 'illustrated'): string {
  const request = parseMapRequest({ game, players, seed });
  if (!request.ok) return `<p>${escapeHtml(request.error.detail)}</p>`;
  const path = mapImagePath(shareStringOf(request.value), style);
  const print = `${path}&page=a4`;
  return `<p><a href="${escapeHtml(path)}"><img class="diagram" src="${escapeHtml(path)}" width="${SIZE}" height="${SIZE}" alt="${escapeHtml(alt)}" loading="lazy"></a></p>
<p class="actions"><a href="${escapeHtml(path)}">Open the map</a> <a href="${escapeHtml(print)}">Map for A4 paper</a></p>`;
}
