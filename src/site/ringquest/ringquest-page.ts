import { capitalize, countOf } from '../../lib/wording.ts';
import {
  allCharacters,
  type Character,
  type Encounter,
  encountersIn,
  MAP_RINGS,
  type MapRing,
} from '../../tabletop/packs/ringquest/book.ts';
import { meanChanceInRing } from '../../tabletop/packs/ringquest/chance.ts';
import { numberField } from '../forms/fields.ts';
import { mapPicture } from '../forms/map-picture.ts';
import { breadcrumbs, escapeHtml, htmlPage } from '../page.ts';
import { characterCard, encounterCard, followerTable, objectTable, ringName } from './cards.ts';

export const RINGQUEST_ROOT = '/ringquest';

/** Path of the page with all characters. */
export const CHARACTERS_PATH = `${RINGQUEST_ROOT}/characters`;

const CRUMBS = breadcrumbs([{ title: 'Ringquest', path: RINGQUEST_ROOT }]);

const encounterPath = (ring: MapRing): string => `${RINGQUEST_ROOT}?ring=${ring}`;

const ringLinks = (): string =>
  `<p class="actions">${MAP_RINGS.map((ring) => `<a href="${encounterPath(ring)}" rel="nofollow">${capitalize(ringName(ring))}</a>`).join(' ')}</p>`;

const setupForm = (players: number): string =>
  `<form class="search" action="${RINGQUEST_ROOT}">${numberField('Players', 'players', players, { min: 2, max: 6 })}
<button>Draw land and characters</button></form>`;

const seedNote = (seed: string, what: string): string =>
  `<p class="facts">Seed <code>${escapeHtml(seed)}</code>: this address always shows ${what}.</p>`;

/** Makes the first page of the game: draws for the table, and what players look up. */
export const ringquestPage = (): string =>
  htmlPage(
    'Ringquest at the table',
    'Draw land, characters and encounters for Ringquest, with the chance of every test. Look up objects and followers.',
    `<h1>Ringquest at the table</h1>
<p class="lead">An adventure for two to six through four rings to a crown. Draw the land and the characters once, then an encounter each turn.</p>
<h2 id="setup">Before the game</h2>
${setupForm(4)}
<h2 id="encounters">Draw an encounter</h2>
<p>Choose the ring that you are in. What was met is put back, so any encounter may come again.</p>
${ringLinks()}
<ul>${MAP_RINGS.map((ring) => `<li>${capitalize(ringName(ring))}: ${encountersIn(ring).length} encounters; a new character succeeds in about ${Math.round(100 * meanChanceInRing(ring))} of 100 tests.</li>`).join('\n')}</ul>
<h2 id="lookup">Look up</h2>
<p class="actions"><a href="/rules/ringquest">Rules</a> <a href="${CHARACTERS_PATH}">All ${allCharacters().length} characters</a> <a href="/dice?dice=1d6" rel="nofollow">Roll for movement</a></p>
<h3>Objects</h3>
${objectTable()}
<h3>Followers</h3>
${followerTable()}`,
  );

/** Makes the page of a setup: the land, and a character for each player. */
export const setupPage = (players: number, seed: string, characters: readonly Character[]): string =>
  htmlPage(
    `Ringquest for ${players}, seed ${seed}`,
    `A game of Ringquest for ${players} players: the land, and a character for each.`,
    `${CRUMBS}
<h1>Ringquest for ${countOf(players, 'player')}</h1>
<p class="actions"><a href="${RINGQUEST_ROOT}?players=${players}" rel="nofollow">Draw again</a> <a href="${RINGQUEST_ROOT}#encounters">Encounters</a> <a href="/rules/ringquest">Rules</a></p>
<h2 id="characters">Characters</h2>
<ul class="cards">
${characters.map((character, at) => `<li>Player ${at + 1}${characterCard(character)}</li>`).join('\n')}
</ul>
<h2 id="land">Land</h2>
${mapPicture('ringquest', players, seed, `Land for ${countOf(players, 'player')}`)}
${setupForm(players)}
${seedNote(seed, 'this land and these characters')}`,
  );

/** Makes the page of an encounter. */
export const encounterPage = (ring: MapRing, seed: string, encounter: Encounter): string =>
  htmlPage(
    `Ringquest: ${encounter.name}, seed ${seed}`,
    `An encounter of the ${ringName(ring)} in Ringquest: its text, test, outcomes and chances.`,
    `${CRUMBS}
<h1>An encounter</h1>
<p class="actions"><a href="${encounterPath(ring)}" rel="nofollow">Draw another in the ${ringName(ring)}</a></p>
${encounterCard(ring, encounter)}
<h2 id="rings">Draw in a ring</h2>
${ringLinks()}
${seedNote(seed, 'this encounter')}`,
  );

/** Makes the page with all characters. */
export const charactersPage = (): string =>
  htmlPage(
    'Characters of Ringquest',
    'All characters of Ringquest, with their figures, abilities and objects.',
    `${CRUMBS}
<h1>Characters of Ringquest</h1>
<ul class="cards">
${allCharacters()
  .map((character) => `<li>${characterCard(character)}</li>`)
  .join('\n')}
</ul>`,
  );
