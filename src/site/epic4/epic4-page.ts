import { countOf } from '../../lib/wording.ts';
import { allExpansions, type Faction, type WithExpansion } from '../../tabletop/packs/epic4/library.ts';
import { addressOf, type Parameters } from '../forms/address.ts';
import { numberField } from '../forms/fields.ts';
import { mapPicture } from '../forms/map-picture.ts';
import { breadcrumbs, escapeHtml, htmlPage } from '../page.ts';
import {
  agendaText,
  EPIC4_ROOT,
  factionChoice,
  factionPath,
  factionSheet,
  fieldTable,
  objectiveText,
  unitTable,
} from './cards.ts';
import type { Setup, SetupRequest } from './setup.ts';

/** Path of the page with all cards. */
export const CARDS_PATH = `${EPIC4_ROOT}/cards`;

const CRUMBS = breadcrumbs([{ title: 'Epic 4', path: EPIC4_ROOT }]);

const LINKS = `<p class="actions"><a href="/rules/epic4">Rules</a> <a href="${CARDS_PATH}">All cards</a> <a href="/dice?dice=3d6%3E%3D4">Dice of a volley</a></p>`;

/** The parameters of the address of a setup, without its seed. */
export const setupParameters = ({ players, choices, sets }: SetupRequest): Parameters => [
  ['players', players],
  ['choices', choices],
  ...sets.map((set) => ['set', set] as const),
];

/** Makes the first page of the game: the form for a setup, and what players look up. */
export const epic4Page = (): string =>
  htmlPage(
    'Epic 4 at the table',
    'Set up a game of Epic 4: galaxy, factions, objectives and agendas by one seed. Look up factions, units and cards.',
    `<h1>Epic 4 at the table</h1>
<p class="lead">Galactic empires for 3 to 8 players. One draw makes the galaxy, the factions and the piles of cards; share its address, and everybody sees the same.</p>
${setupForm({ players: 4, choices: 3, sets: [] })}
${LINKS}
<h2 id="units">Units</h2>
${unitTable()}
<p class="facts">A die hits with this number or more.</p>
<h2 id="levels">Levels</h2>
${fieldTable()}
${factionLists()}`,
  );

const factionLists = (): string =>
  `<h2 id="factions">Factions</h2>
${allExpansions()
  .map(
    ({ title, about, factions }) => `<h3>${escapeHtml(title)}</h3>
<p>${escapeHtml(about)}</p>
<p>${factions.map(({ slug, name }) => `<a href="${factionPath(slug)}">${escapeHtml(name)}</a>`).join(', ')}</p>`,
  )
  .join('\n')}`;

function setupForm({ players, choices, sets }: SetupRequest): string {
  const boxes = allExpansions().map(({ slug, title }) => {
    const isChosen = !sets.length || sets.includes(slug);
    return `<label><input type="checkbox" name="set" value="${slug}"${isChosen ? ' checked' : ''}>${escapeHtml(title)}</label>`;
  });
  return `<form class="search" action="${EPIC4_ROOT}">${numberField('Players', 'players', players, { min: 3, max: 8 })}
${numberField('Factions each may choose from (1 deals them)', 'choices', choices, { min: 1, max: 8 })}
<fieldset class="choices"><legend>Sets</legend>${boxes.join('\n')}</fieldset>
<button>Set up</button></form>`;
}

/** Makes the page of a setup. Cards that lie face down are folded. */
export function setupPage(request: SetupRequest, seed: string, setup: Setup | string): string {
  const { players } = request;
  const drawn =
    typeof setup === 'string' ? `<p role="alert">${escapeHtml(setup)}</p>` : setupHtml(request, seed, setup);
  return htmlPage(
    `Epic 4 for ${players}, seed ${seed}`,
    `A setup of Epic 4 for ${players} players: galaxy, factions, chair, objectives and agendas.`,
    `${CRUMBS}
<h1>Epic 4 for ${players} players</h1>
${drawn}
<h2 id="other">Another setup</h2>
${setupForm(request)}`,
  );
}

function setupHtml(request: SetupRequest, seed: string, { factions, chair, stages, agendas }: Setup): string {
  const again = addressOf(EPIC4_ROOT, setupParameters(request));
  const piles = stages.map((cards, at) => pileHtml(`Objectives of stage ${at + 1}`, cards.map(objectiveText)));
  return `<p class="actions"><a href="${escapeHtml(again)}" rel="nofollow">Draw again</a> <a href="/rules/epic4">Rules</a></p>
<p class="lead">Player ${chair} holds the chair first.</p>
<h2 id="factions">Factions</h2>
<p>${request.choices > 1 ? 'Each player chooses one of these in secret; all show at the same time.' : 'Each player has the faction dealt here.'}</p>
<ul class="cards">
${factions.map((pool, at) => `<li><strong>Player ${at + 1}</strong>${pool.map(factionChoice).join('\n')}</li>`).join('\n')}
</ul>
<h2 id="galaxy">Galaxy</h2>
${mapPicture('epic4', request.players, seed, `Galaxy for ${countOf(request.players, 'player')}`)}
<h2 id="piles">Cards face down</h2>
<p>Open the next card of a pile when the rules turn one up: two objectives in the first round, then one; two agendas in each council.</p>
<div class="beside">
${[...piles, pileHtml('Agendas', agendas.map(agendaText))].join('\n')}
</div>
<p class="facts">Seed <code>${escapeHtml(seed)}</code>: this address always shows this setup.</p>`;
}

const pileHtml = (title: string, cards: readonly string[]): string =>
  `<div><h3>${title}</h3>
${cards.map((card, at) => `<details><summary>Card ${at + 1}</summary><p>${card}</p></details>`).join('\n')}</div>`;

/** Makes the page of a faction. */
export const factionPage = (faction: WithExpansion<Faction>): string =>
  htmlPage(
    `${faction.name}, a faction of Epic 4`,
    faction.theme,
    `${CRUMBS}
<h1>${escapeHtml(faction.name)}</h1>
${factionSheet(faction)}
${LINKS}`,
  );

/** Makes the page with the text of all cards. */
export const cardsPage = (): string =>
  htmlPage(
    'Cards of Epic 4',
    'All objectives and agendas of Epic 4, by set.',
    `${CRUMBS}
<h1>Cards of Epic 4</h1>
${allExpansions()
  .map(
    ({ title, objectives, agendas }) => `<h2>${escapeHtml(title)}</h2>
${[1, 2].map((stage) => listHtml(`Objectives of stage ${stage}`, objectives.filter((one) => one.stage === stage).map(objectiveText))).join('\n')}
${listHtml('Agendas', agendas.map(agendaText))}`,
  )
  .join('\n')}`,
  );

const listHtml = (title: string, cards: readonly string[]): string =>
  `<h3>${title}</h3>\n<ul>${cards.map((card) => `<li>${card}</li>`).join('\n')}</ul>`;
