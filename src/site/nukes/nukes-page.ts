import { capitalize, countOf } from '../../lib/wording.ts';
import type { FightTerrain } from '../../tabletop/packs/nukes/book.ts';
import { nukesRuleBook } from '../../tabletop/packs/nukes/book.ts';
import type { Fight } from '../../tabletop/packs/nukes/fight.ts';
import { addressOf, type Parameters } from '../forms/address.ts';
import { numberField, type Option, selectField } from '../forms/fields.ts';
import { mapPicture } from '../forms/map-picture.ts';
import { breadcrumbs, escapeHtml, htmlPage } from '../page.ts';
import type { PageAssets } from '../page-assets.ts';
import { type FightRequest, fightHtml } from './fight-result.ts';
import { startFacts, terrainList, unitTable } from './tables.ts';

export const NUKES_ROOT = '/nukes';

const CRUMBS = breadcrumbs([{ title: 'Nukes', path: NUKES_ROOT }]);

/** Coordinates on the map say where territories lie. */
const MAP_STYLE = 'illustrated+coordinates';

/** The parameters of the address of a fight, without its seed. */
export const fightParameters = ({ attacker, defender, terrain }: FightRequest): Parameters => [
  ['attacker', attacker],
  ['defender', defender],
  ['terrain', terrain],
];

const optionsOf = (things: readonly { slug: string; title: string }[]): Option[] =>
  things.map(({ slug, title }) => [slug, capitalize(title)]);

const placeOptions = (terrains: readonly FightTerrain[]): Option[] => terrains.map(({ slug, place }) => [slug, place]);

function fightForm({ attacker, defender, terrain }: Partial<FightRequest> = {}): string {
  const { units, terrains } = nukesRuleBook();
  return `<form class="search" action="${NUKES_ROOT}">${selectField('Attacker', 'attacker', optionsOf(units), attacker)}
${selectField('Defender', 'defender', optionsOf(units), defender)}
${selectField('The defender stands', 'terrain', placeOptions(terrains), terrain)}
<button>Fight</button></form>`;
}

const setupForm = (players: number): string =>
  `<form class="search" action="${NUKES_ROOT}">${numberField('Players', 'players', players, { min: 2, max: 6 })}
<button>Make a map</button></form>`;

/** Makes the first page of the game: fights, maps, and what players look up. */
export const nukesPage = (): string =>
  htmlPage(
    'Nukes at the table',
    'Resolve fights of Nukes with exact odds, make a fair map with its opening position, and look up units and terrain.',
    `<h1>Nukes at the table</h1>
<p class="lead">A war of islands for two to six. Make the map, then resolve the fights here, with their odds.</p>
<h2 id="fights">A fight</h2>
${fightForm()}
<h2 id="setup">Before the game</h2>
${setupForm(2)}
<h2 id="units">Units</h2>
<p>Hit numbers in attack / defence: a roll of this number or less on a ten-sided die hits.</p>
${unitTable()}
<h2 id="terrain">Terrain</h2>
${terrainList()}
<p class="actions"><a href="/rules/nukes">Rules</a> <a href="/rules/nukes/fighting">How fights go</a></p>`,
  );

/** Makes the page of a fight. */
export function fightPage(request: FightRequest, fight: Fight, ground: FightTerrain, seed: string): string {
  const again = addressOf(NUKES_ROOT, fightParameters(request));
  const { attacker, defender } = fight;
  return htmlPage(
    `Nukes: ${attacker.title} against ${defender.title} ${ground.place}, seed ${seed}`,
    `A fight of ${attacker.title} against ${defender.title} in Nukes, with every roll and the exact odds.`,
    `${CRUMBS}
${fightHtml(fight, ground, seed)}
<p class="actions"><a href="${escapeHtml(again)}" rel="nofollow">Fight again</a> <a href="/rules/nukes/fighting">How fights go</a></p>
<h2 id="other">Another fight</h2>
${fightForm(request)}
<p class="facts">Seed <code>${escapeHtml(seed)}</code>: this address always shows this fight.</p>`,
  );
}

/** Makes the page of a map with its opening position, which the script asks the service for. */
export const setupPage = (players: number, seed: string, assets: PageAssets): string =>
  htmlPage(
    `Nukes for ${players}, seed ${seed}`,
    `A map of Nukes for ${players} players, with the opening position of each.`,
    `${CRUMBS}
<h1>Nukes for ${countOf(players, 'player')}</h1>
<p class="actions"><a href="${NUKES_ROOT}?players=${players}" rel="nofollow">Another map</a> <a href="/rules/nukes">Rules</a></p>
<h2 id="map">Map</h2>
${mapPicture('nukes', players, seed, `Map for ${countOf(players, 'player')}`, MAP_STYLE)}
<h2 id="start">What everybody begins with</h2>
${startFacts()}
<h2 id="position">Opening position</h2>
<parlour-nukes data-players="${players}" data-seed="${escapeHtml(seed)}"><noscript><p>To deal territories so that incomes are even, this page needs JavaScript. Without it, deal them as <a href="/rules/nukes/overview">the set-up</a> says.</p></noscript></parlour-nukes>
<h2 id="other">Another number of players</h2>
${setupForm(players)}
<p class="facts">Seed <code>${escapeHtml(seed)}</code>: this address always shows this map.</p>`,
    { script: assets['nukes'] },
  );
