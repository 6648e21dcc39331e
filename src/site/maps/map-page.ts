import { hexCountWithin } from '../../hexmap/coordinates.ts';
import { lookParameters, type MapLook, writeMapQuery } from '../../hexmap/formats/query.ts';
import type { MapGame, MapRequest } from '../../hexmap/game.ts';
import { makeMap } from '../../hexmap/make-map.ts';
import { shareStringOf } from '../../hexmap/share.ts';
import { countOf } from '../../lib/wording.ts';
import { mapImagePath } from '../../tools/image-address.ts';
import { breadcrumbs, escapeHtml, htmlPage } from '../page.ts';
import type { PageAssets } from '../page-assets.ts';
import { factsHtml } from './facts-html.ts';
import { MAPS_ROOT, mapPath } from './maps-page.ts';
import { type ChosenMap, chosenOf, type FormFault, optionsForm } from './options-form.ts';
import { printForm } from './print-form.ts';

/**
 * Largest size of maps that are made for the text of a page: about ten milliseconds, as others wait for the thread. The
 * picture is made elsewhere.
 */
const MAX_DESCRIBED_SIZE = 8;

/** Width of the picture in pixels, before it has come, and its height as a part of that. */
const [PICTURE_WIDTH, PICTURE_SHAPE] = [800, 1.15];

/** Makes the page of a map. Without script it has the drawing, what is on the map in words, and files to print. */
export function mapPage(request: MapRequest, look: MapLook, assets: PageAssets): string {
  const { game, players, size, seed, options } = request;
  const share = shareStringOf(request);
  const title = `${game.title} map for ${countOf(players, 'player')}`;
  const picture = `${mapImagePath(share)}?${new URLSearchParams([...lookParameters(look)])}`;
  const fresh = `${mapPath(game)}?${writeMapQuery({ game, players, size, options }, look)}`;
  const height = Math.round(PICTURE_WIDTH * PICTURE_SHAPE);
  return htmlPage(
    `${title}, seed ${seed}`,
    `A random map for ${game.title}: ${game.description} Paint it, measure paths, print it to scale.`,
    `${breadcrumbs([{ title: 'Hex maps', path: MAPS_ROOT }])}
<h1>${escapeHtml(game.title)} map</h1>
<p class="lead">${escapeHtml(game.description)}</p>
${optionsForm(game, chosenOf(request, look))}
<p class="actions"><a href="${escapeHtml(fresh)}" id="another-map" rel="nofollow">Another map</a></p>
<parlour-map data-game="${game.slug}"><div class="before-script">
<img class="exhibit" src="${escapeHtml(picture)}" width="${PICTURE_WIDTH}" height="${height}" alt="${escapeHtml(`${title}, size ${size}. The page says in words what is on it.`)}">
<p class="actions"><a href="${escapeHtml(picture)}" download="${game.slug}-map.svg">Download as SVG</a> <a href="${escapeHtml(picture.replace('.svg?', '.png?'))}" download="${game.slug}-map.png">Download as PNG</a></p>
${printForm(share, look)}
<h2 id="map-facts">On this map</h2>
${describe(request)}
</div></parlour-map>
<div class="shared"><h2 id="share">Share</h2>
<p>The address of this page always shows this map. <label>Share string <input class="share-text" readonly value="${escapeHtml(share)}" id="share-string"></label></p>
<p>The share string opens the same map at <a href="${MAPS_ROOT}#share">Open a map again</a> and in every hex tool.</p></div>`,
    { script: assets['map'] },
  );
}

/** The facts of a map; of a large one only its size. */
function describe(request: MapRequest): string {
  const { size, players } = request;
  const map = size <= MAX_DESCRIBED_SIZE ? makeMap(request) : undefined;
  if (map) return factsHtml(map);
  return `<p>About ${hexCountWithin(size)} hexes for ${countOf(players, 'player')}. The legend below the drawing explains its signs. A map of more than ${MAX_DESCRIBED_SIZE} rings is counted and compared only where JavaScript is on.</p>`;
}

/** Makes the page that says why a map cannot be made, beside the form. */
export function refusedMapPage(game: MapGame, query: URLSearchParams, fault: FormFault): string {
  const number = (name: string, usual: number) => Number(query.get(name)) || usual;
  const chosen: ChosenMap = {
    players: number('players', game.players.min),
    size: number('size', game.defaultSize(game.players.min)),
    options: new Set(query.getAll('option')),
    look: { style: 'illustrated', hasNumbers: query.get('numbers') === 'yes' },
    seed: (query.get('seed') ?? '').slice(0, 100),
  };
  return htmlPage(
    `${game.title} map: not possible`,
    fault.detail,
    `${breadcrumbs([{ title: 'Hex maps', path: MAPS_ROOT }])}
<h1>${escapeHtml(game.title)} map</h1>
${optionsForm(game, chosen, fault)}`,
  );
}
