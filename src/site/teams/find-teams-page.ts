import { Rng } from '../../lib/rng.ts';
import { countOf } from '../../lib/wording.ts';
import { splitTeams } from '../../tabletop/teams.ts';
import { numberIn, wordIn } from '../forms/address.ts';
import { MAX_PLAYERS, playersIn } from '../forms/names.ts';
import { htmlOf, seededPage } from '../forms/seeded-page.ts';
import type { LazyPage, PageRedirect } from '../lazy-pages.ts';
import { DRAWS, TEAMS_ROOT, type TeamsRequest, type TeamsResult, teamsPage, teamsParameters } from './teams-page.ts';

/** Returns the page that draws teams. A draw without a seed is redirected to one with a new seed. */
export function findTeamsPage(path: string, query: URLSearchParams): LazyPage | PageRedirect | undefined {
  if (path !== TEAMS_ROOT) return undefined;
  const request: TeamsRequest = {
    players: playersIn(query),
    draw: wordIn(query, 'draw', DRAWS, 'teams'),
    number: numberIn(query, 'number', { min: 1, max: MAX_PLAYERS, usual: 2 }),
  };
  if (!request.players.length) return htmlOf(teamsPage(request));
  return seededPage(path, query, teamsParameters(request), (seed) => teamsPage(request, drawn(request, seed)));
}

function drawn({ players, draw, number }: TeamsRequest, seed: string): TeamsResult {
  const rng = Rng.fromSeed(seed);
  if (draw === 'order') return { seed, order: rng.shuffle(players) };
  const count = draw === 'size' ? Math.ceil(players.length / number) : number;
  if (count > players.length)
    return { seed, fault: `${countOf(players.length, 'player')} cannot fill ${countOf(count, 'team')}.` };
  return { seed, teams: splitTeams(players, count, rng) };
}
