import { countOf } from '../../lib/wording.ts';
import { addressOf, type Parameters } from '../forms/address.ts';
import { namesField, numberField, type Option, selectField } from '../forms/fields.ts';
import { MAX_PLAYERS, playerParameters } from '../forms/names.ts';
import { escapeHtml, htmlPage } from '../page.ts';

export const TEAMS_ROOT = '/teams';

/** What can be drawn: a number of teams, teams of a size, or an order of the players. */
export const DRAWS = ['teams', 'size', 'order'] as const;
export type Draw = (typeof DRAWS)[number];

/** What an address asks for. */
export interface TeamsRequest {
  readonly players: readonly string[];
  readonly draw: Draw;
  /** Number of teams, or the most players of a team. */
  readonly number: number;
}

/** What was drawn: teams, or the players in their order. */
export interface TeamsResult {
  readonly seed: string;
  readonly teams?: readonly (readonly string[])[];
  readonly order?: readonly string[];
  /** Why nothing was drawn. */
  readonly fault?: string;
}

const DRAW_TITLES: readonly Option[] = [
  ['teams', 'this many teams'],
  ['size', 'teams of at most this many'],
  ['order', 'turn order or seats'],
];

/** Parameters of the address of a request, without its seed. */
export const teamsParameters = ({ players, draw, number }: TeamsRequest): Parameters => [
  ...playerParameters(players),
  ['draw', draw],
  ['number', draw === 'order' ? undefined : number],
];

/** Makes the page on which teams and orders of play are drawn. */
export function teamsPage(request: TeamsRequest, result?: TeamsResult): string {
  const { players, draw } = request;
  const what = draw === 'order' ? 'Turn order' : 'Teams';
  return htmlPage(
    result ? `${what} of ${countOf(players.length, 'player')}` : 'Teams and turn order',
    'Paste names, one per line: draw fair teams, a turn order or seats. The address keeps the draw.',
    `<h1>Teams and turn order</h1>
${result ? resultHtml(request, result) : '<p class="lead">Paste the names, and draw teams, a turn order or seats at the table. Every draw is equally likely.</p>'}
<form class="search" action="${TEAMS_ROOT}">${namesField(`Names, one per line (at most ${MAX_PLAYERS})`, players, Math.min(12, Math.max(5, players.length + 1)))}
${selectField('Draw', 'draw', DRAW_TITLES, draw)}
${numberField('Teams, or players per team', 'number', request.number, { min: 1, max: MAX_PLAYERS })}
<button>Draw</button></form>`,
  );
}

function resultHtml(request: TeamsRequest, { seed, teams, order, fault }: TeamsResult): string {
  if (fault !== undefined) return `<p class="lead" role="alert">${escapeHtml(fault)}</p>`;
  const drawn = order ? orderHtml(order) : teamsHtml(teams!);
  const again = addressOf(TEAMS_ROOT, teamsParameters(request));
  const scores = addressOf('/scores', playerParameters(order ?? teams!.map((_, i) => `Team ${i + 1}`)));
  return `${drawn}
<p class="actions"><a href="${escapeHtml(again)}" rel="nofollow">Draw again</a> <a href="${escapeHtml(scores)}" rel="nofollow">Keep their score</a></p>
<p class="facts">Seed <code>${escapeHtml(seed)}</code>: this address always shows this draw.</p>`;
}

const orderHtml = (order: readonly string[]): string =>
  `<h2 id="drawn">${escapeHtml(order[0]!)} begins</h2>
<p>Then in this order, or clockwise around the table:</p>
<ol class="drawn">
${order.map((player) => `<li>${escapeHtml(player)}</li>`).join('\n')}
</ol>`;

const teamsHtml = (teams: readonly (readonly string[])[]): string =>
  `<h2 id="drawn">${countOf(teams.length, 'team')}</h2>
<ul class="cards">
${teams.map((team, i) => `<li><strong>Team ${i + 1}</strong><div class="drawn">${team.map((player) => `<div>${escapeHtml(player)}</div>`).join('')}</div></li>`).join('\n')}
</ul>`;
