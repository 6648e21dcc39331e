import type { MapGame } from '../../hexmap/game.ts';
import { MAP_GAMES } from '../../hexmap/games.ts';
import { parseMapRequest } from '../../hexmap/map-request.ts';
import { shareStringOf } from '../../hexmap/share.ts';
import { mapImagePath } from '../../tools/image-address.ts';
import { escapeHtml, htmlPage } from '../page.ts';

export const MAPS_ROOT = '/maps';

/** Path of the page of a map game. */
export const mapPath = (game: MapGame): string => `${MAPS_ROOT}/${game.slug}`;

/** Maximum length of a share string in an address. */
export const MAX_SHARE = 160;

/** Seed of the pictures that show what the maps of a game look like. */
const SAMPLE_SEED = 'parlour';

/** Width and height of these pictures in pixels. */
const SAMPLE = 320;

/** Makes the page of all map games. `fault` says why a share string was refused. */
export const mapsPage = (share = '', fault?: string): string =>
  htmlPage(
    'Hex maps',
    'Random hex maps for six games: islands, a galaxy, a land to explore, caves. Paint them, find paths, print them to scale.',
    `<h1>Hex maps</h1>
<p class="lead">Choose a game and get a new map, fair to all players. Paint it, put tokens on it, measure paths and views, and print it to scale.</p>
<ul class="cards games wide-cards">
${MAP_GAMES.map(card).join('\n')}
</ul>
<h2 id="share">Open a map again</h2>
<form class="search" action="${MAPS_ROOT}"><label>Share string of a map
<input name="share" value="${escapeHtml(share)}" maxlength="${MAX_SHARE}" autocapitalize="off" spellcheck="false"${fault ? ' aria-invalid="true" aria-describedby="share-fault"' : ''}></label>
<button>Open</button></form>
${fault ? `<p id="share-fault" role="alert">${escapeHtml(fault)}</p>` : '<p>It begins with <code>map1-</code> and stands on the page of each map.</p>'}`,
  );

function card(game: MapGame): string {
  const { title, description, players, size } = game;
  const people = players.min === players.max ? `${players.min}` : `${players.min} to ${players.max}`;
  const facts = `${people} players, ${size.min} to ${size.max} rings of hexes`;
  return `<li><a href="${mapPath(game)}"><img src="${escapeHtml(samplePath(game))}" width="${SAMPLE}" height="${SAMPLE}" alt="" loading="lazy"><span>${escapeHtml(title)}</span></a><small>${escapeHtml(description)} ${facts}.</small></li>`;
}

/** Path of the picture of a small map of a game. */
function samplePath(game: MapGame): string {
  const request = parseMapRequest({ game: game.slug, players: 2, size: game.minSize(2), seed: SAMPLE_SEED });
  if (!request.ok) throw new Error(request.error.detail);
  return `${mapImagePath(shareStringOf(request.value), 'illustrated+plain')}&size=${SAMPLE}`;
}
