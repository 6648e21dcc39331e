import { content } from './content.ts';
import { keyOf } from './timer-lists.ts';

/** `content/scores/low-wins.json`: games in which the lowest score wins; in all others the highest does. */
export interface LowGames {
  source: string;
  licence: string;
  /** Why a low score wins, a clause. */
  sorts: Record<string, string>;
  games: Record<string, { sort: string; names?: string[] }>;
}

/** Which score wins, and why that is thought. */
export interface Direction {
  wins: 'high' | 'low';
  why: string;
}

export interface Standing {
  player: string;
  /** The place in the list of players, from 1: it keeps players of one name apart. */
  seat: number;
  score: number;
  /** Players with equal scores share a rank, and those behind them come as many ranks later: 1 2 2 4. */
  rank: number;
  /** Others have the same rank. */
  tied: boolean;
  /** How far behind the lead, 0 or more. */
  behind: number;
}

export interface Standings extends Direction {
  /** The best first; equal ones in the order of seats. */
  standings: Standing[];
  leaders: { player: string; seat: number }[];
  /** How far the lead is ahead of the next player: 0 when it is shared, null for one player alone. */
  margin: number | null;
  /** Of all scores. */
  total: number;
}

const low = (): LowGames => content<LowGames>('scores/low-wins');

export function directionOf(game: string | undefined): Direction {
  if (game === undefined) return { wins: 'high', why: 'No game was named, so the highest score leads.' };
  const { games, sorts } = low();
  const key = keyOf(game);
  for (const [slug, { sort, names = [] }] of Object.entries(games)) {
    if ([slug, ...names].some((name) => keyOf(name) === key)) return { wins: 'low', why: `In ${slug} ${sorts[sort]}.` };
  }
  const shown = JSON.stringify(game.trim());
  return { wins: 'high', why: `${shown} is not known as a game that the lowest score wins, so the highest leads.` };
}

/** Ranks players by their scores, which are in the order of players. */
export function rankPlayers(players: readonly string[], scores: readonly number[], game?: string): Standings {
  const direction = directionOf(game);
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
    behind: rounded(sign * (best - one.score)),
  }));
  return {
    ...direction,
    standings,
    leaders: standings.filter(({ rank }) => rank === 1).map(({ player, seat }) => ({ player, seat })),
    margin: standings[1]?.behind ?? null,
    total: rounded(scores.reduce((sum, score) => sum + score, 0)),
  };
}

/** Without the traces that adding decimals leaves. */
const rounded = (value: number): number => Number(value.toPrecision(14)) + 0;
