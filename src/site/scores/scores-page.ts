import { joinNames } from '../../lib/nearest.ts';
import { rankScores, type Wins } from '../../tabletop/ranking.ts';
import { MAX_ROUNDS, MAX_SCORERS, type Round, totalsOf, writeRounds } from '../../tabletop/score-sheet.ts';
import type { Parameters } from '../forms/address.ts';
import { hiddenFields, namesField, type Option, selectField, tableHtml } from '../forms/fields.ts';
import { MAX_NAME, playerParameters } from '../forms/names.ts';
import { jsonForScript } from '../json-for-script.ts';
import { escapeHtml, htmlPage } from '../page.ts';
import type { PageAssets } from '../page-assets.ts';

export const SCORES_ROOT = '/scores';

/** A score sheet, as an address holds it. */
export interface ScoresRequest {
  readonly players: readonly string[];
  /** Name of the game, as it was written. */
  readonly game: string | undefined;
  /** Which score wins, if that was chosen and is not what the game says. */
  readonly chosen: Wins | undefined;
  readonly rounds: readonly Round[];
}

/** Which score wins, with the reason. */
export interface Direction {
  readonly wins: Wins;
  readonly why: string;
}

const WINS: readonly Option[] = [
  ['', 'as the game says'],
  ['high', 'the highest score'],
  ['low', 'the lowest score'],
];

/** The parameters that hold a sheet without its rounds. */
const sheetParameters = ({ players, game, chosen }: ScoresRequest): Parameters => [
  ...playerParameters(players),
  ['game', game],
  ['wins', chosen],
];

/** All parameters of the address of a sheet. */
export const scoresParameters = (request: ScoresRequest): Parameters => [
  ...sheetParameters(request),
  ['rounds', writeRounds(request.rounds) || undefined],
];

/** Makes the page on which scores are kept. Without script, a form counts up. */
export function scoresPage(request: ScoresRequest, direction: Direction, assets: PageAssets): string {
  const { players, game } = request;
  const name = game ? `Scores of ${game}` : 'Scores';
  return htmlPage(
    players.length ? `${name}: ${joinNames(players, 'and')}` : 'Keep score',
    'A score sheet for any game: rounds, totals and ranks; the highest or the lowest score wins. The address keeps the sheet.',
    `<h1>${escapeHtml(players.length ? name : 'Keep score')}</h1>
${players.length ? sheetHtml(request, direction) : `<p class="lead">Name the players, then enter the points of each round. The sheet adds up and ranks; its link keeps it, and you can print it.</p>\n<p id="last-sheet"></p>`}
${setupForm(request)}`,
    { script: assets['scores'] },
  );
}

function setupForm({ players, game, chosen, rounds }: ScoresRequest): string {
  const form = `<form class="search" id="score-setup" action="${SCORES_ROOT}">${namesField(`Players, one per line (at most ${MAX_SCORERS})`, players, 5)}
<label>Game (golf, hearts and others are won by the lowest score)
<input name="game" value="${escapeHtml(game ?? '')}" maxlength="${MAX_NAME}" autocomplete="off"></label>
${selectField('Who wins', 'wins', WINS, chosen ?? '')}
${hiddenFields([['rounds', writeRounds(rounds)]])}<button>${players.length ? 'Change' : 'Begin'}</button></form>`;
  if (!players.length) return form;
  return `<details class="setup"><summary>Players and game</summary>\n${form}</details>
<p class="actions"><a href="${SCORES_ROOT}">New sheet</a></p>`;
}

function sheetHtml(request: ScoresRequest, { wins, why }: Direction): string {
  const { players, rounds } = request;
  return `<parlour-scores><p class="lead">${escapeHtml(leadText(players, rounds, wins))} ${escapeHtml(why)}</p>
${standingsHtml(players, rounds, wins)}
${roundsForm(request)}</parlour-scores>
<script type="application/json" id="score-facts">${jsonForScript({ players, rounds, wins, why })}</script>`;
}

/** Says who leads: "Ann leads by 3." */
function leadText(players: readonly string[], rounds: readonly Round[], wins: Wins): string {
  const { leaders, margin } = rankScores(players, totalsOf(rounds, players.length), wins);
  if (!rounds.length) return 'No round is written yet.';
  const names = joinNames(
    leaders.map(({ player }) => player),
    'and',
  );
  return leaders.length > 1 ? `${names} share the lead.` : `${names} leads${margin ? ` by ${margin}` : ''}.`;
}

function standingsHtml(players: readonly string[], rounds: readonly Round[], wins: Wins): string {
  const { standings } = rankScores(players, totalsOf(rounds, players.length), wins);
  const rows = standings.map(({ player, score, rank, tied, behind }) => [
    `${rank}.${tied ? ' tied' : ''}`,
    escapeHtml(player),
    `<strong>${score}</strong>`,
    String(behind),
  ]);
  return tableHtml('Standings', ['Rank', 'Player', 'Total', 'Behind'], rows);
}

/** All cells are fields, with a row for the next round: correcting is writing over. */
function roundsForm(request: ScoresRequest): string {
  const { players, rounds } = request;
  const written = rounds.length < MAX_ROUNDS ? [...rounds, players.map(() => null)] : rounds;
  const rows = written.map((round, at) => [
    String(at + 1),
    ...round.map(
      (score, seat) =>
        `<input type="number" step="any" name="cell" value="${score ?? ''}" aria-label="${escapeHtml(players[seat]!)}, round ${at + 1}">`,
    ),
  ]);
  const kept = sheetParameters(request).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return `<form class="rounds" action="${SCORES_ROOT}">${hiddenFields(kept)}
${tableHtml('Rounds', ['Round', ...players.map(escapeHtml)], rows)}
<p class="search"><button>Count up</button></p></form>`;
}
