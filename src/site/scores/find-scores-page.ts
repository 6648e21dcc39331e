import { MAX_ROUNDS, MAX_SCORERS, type Round, readRounds, roundOf, tidyRounds } from '../../tabletop/score-sheet.ts';
import { winningDirectionOf } from '../../tabletop/scores.ts';
import { redirectTo, wordIn } from '../forms/address.ts';
import { MAX_NAME, playersIn } from '../forms/names.ts';
import { htmlOf } from '../forms/seeded-page.ts';
import type { LazyPage, PageRedirect } from '../lazy-pages.ts';
import type { PageAssets } from '../page-assets.ts';
import { type Direction, SCORES_ROOT, type ScoresRequest, scoresPage, scoresParameters } from './scores-page.ts';

/** Returns the page of a score sheet, which its address holds. The fields of the form are redirected to that address. */
export function findScoresPage(
  path: string,
  query: URLSearchParams,
  assets: PageAssets,
): LazyPage | PageRedirect | undefined {
  if (path !== SCORES_ROOT) return undefined;
  const players = playersIn(query, MAX_SCORERS);
  const game = (query.get('game') ?? '').trim().slice(0, MAX_NAME).trim() || undefined;
  const usual = winningDirectionOf(game);
  const wins = wordIn(query, 'wins', ['high', 'low'], usual.wins);
  const chosen = wins === usual.wins ? undefined : wins;
  const request: ScoresRequest = { players, game, chosen, rounds: roundsIn(query, players.length) };
  const redirect = players.length ? redirectTo(path, query, scoresParameters(request)) : undefined;
  const direction: Direction = chosen ? { wins, why: WHY_CHOSEN[chosen] } : usual;
  return redirect ?? htmlOf(scoresPage(request, direction, assets));
}

const WHY_CHOSEN = { high: 'The highest score wins.', low: 'The lowest score wins.' };

/** Reads the rounds: the cells of the form, if they were sent, or else what the address holds. */
function roundsIn(query: URLSearchParams, players: number): Round[] {
  const cells = query.getAll('cell');
  if (!cells.length || !players) return readRounds(query.get('rounds') ?? '', players);
  const count = Math.min(MAX_ROUNDS, Math.ceil(cells.length / players));
  return tidyRounds(
    Array.from({ length: count }, (_, at) => roundOf(cells.slice(at * players, (at + 1) * players), players)),
  );
}
