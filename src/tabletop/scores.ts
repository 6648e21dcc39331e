import { plainName } from '../lib/match-name.ts';
import { content } from './content.ts';

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
  wins: 'high' | 'low';
  why: string;
}

/** A player's place in the ranking. */
export interface PlayerStanding {
  player: string;
  /** Position in the caller's list of players, from 1. It distinguishes players with the same name. */
  seat: number;
  score: number;
  /** Rank, from 1. Players with equal scores share a rank, and the next ranks are skipped: 1 2 2 4. */
  rank: number;
  /** Whether other players have the same rank. */
  tied: boolean;
  /** Difference from the leader's score, never negative. */
  behind: number;
}

/** The ranking of all players. */
export interface Standings extends WinningDirection {
  /** The players, best score first. Those with equal scores are in the order of seats. */
  standings: PlayerStanding[];
  leaders: { player: string; seat: number }[];
  /** Lead over the next player: 0 if the lead is shared, null if there is only one player. */
  margin: number | null;
  /** Sum of all scores. */
  total: number;
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

/** Ranks players by score. `players` and `scores` are in the same order. */
export function rankPlayers(players: readonly string[], scores: readonly number[], game?: string): Standings {
  const direction = winningDirectionOf(game);
  const sign = direction.wins === 'high' ? 1 : -1;
  const order = players
    .map((player, place) => ({ player, seat: place + 1, score: scores[place]! }))
    .sort((one, other) => sign * (other.score - one.score) || one.seat - other.seat);
  const best = order[0]!.score;
  const ranks = new Map<number, number>();
  order.forEach(({ score }, place) => {
    if (!ranks.has(score)) ranks.set(score, place + 1);
  });
  const standings = order.map((one, place) => ({
    ...one,
    rank: ranks.get(one.score)!,
    tied: [order[place - 1], order[place + 1]].some((other) => other?.score === one.score),
    behind: roundOff(sign * (best - one.score)),
  }));
  return {
    ...direction,
    standings,
    leaders: standings.filter(({ rank }) => rank === 1).map(({ player, seat }) => ({ player, seat })),
    margin: standings[1]?.behind ?? null,
    total: roundOff(scores.reduce((sum, score) => sum + score, 0)),
  };
}

/** Rounds a sum of decimals, to remove floating-point errors. */
const roundOff = (value: number): number => Number(value.toPrecision(14)) + 0;
