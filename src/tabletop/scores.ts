import { plainName } from '../lib/match-name.ts';
import { content } from './content.ts';
import { rankScores, type Standings, type Wins } from './ranking.ts';

/** The file `content/scores/low-wins.json`: games that the lowest score wins. In all others the highest wins. */
export interface LowScoreGames {
  source: string;
  licence: string;
  /** For each sort of game: a clause that says why a low score wins. */
  sorts: Record<string, string>;
  games: Record<string, { sort: string; names?: string[] }>;
}

/** Whether the highest or the lowest score wins, and why that is assumed. */
export interface WinningDirection {
  wins: Wins;
  why: string;
}

const lowGames = (): LowScoreGames => content<LowScoreGames>('scores/low-wins');

/** Decides whether the highest or the lowest score wins a game, found by slug or another name. Default: the highest. */
export function winningDirectionOf(game: string | undefined): WinningDirection {
  if (game === undefined) return { wins: 'high', why: 'No game was named, so the highest score leads.' };
  const { games, sorts } = lowGames();
  const key = plainName(game);
  for (const [slug, { sort, names = [] }] of Object.entries(games)) {
    if ([slug, ...names].some((name) => plainName(name) === key))
      return { wins: 'low', why: `In ${slug} ${sorts[sort]}.` };
  }
  const shown = JSON.stringify(game.trim());
  return { wins: 'high', why: `${shown} is not known as a game that the lowest score wins, so the highest leads.` };
}

/** Ranks players by score, in the direction of the game. `players` and `scores` are in the same order. */
export function rankPlayers(
  players: readonly string[],
  scores: readonly number[],
  game?: string,
): Standings & WinningDirection {
  const direction = winningDirectionOf(game);
  return { ...direction, ...rankScores(players, scores, direction.wins) };
}
