/** Which score leads: the highest or the lowest. */
export type Wins = 'high' | 'low';

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
export interface Standings {
  /** The players, best score first. Those with equal scores are in the order of seats. */
  standings: PlayerStanding[];
  leaders: { player: string; seat: number }[];
  /** Lead over the next player: 0 if the lead is shared, null if there is only one player. */
  margin: number | null;
  /** Sum of all scores. */
  total: number;
}

/** Ranks players by score. `players` and `scores` are in the same order. */
export function rankScores(players: readonly string[], scores: readonly number[], wins: Wins): Standings {
  const sign = wins === 'high' ? 1 : -1;
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
    behind: sumOf([sign * (best - one.score)]),
  }));
  return {
    standings,
    leaders: standings.filter(({ rank }) => rank === 1).map(({ player, seat }) => ({ player, seat })),
    margin: standings[1]?.behind ?? null,
    total: sumOf(scores),
  };
}

/** Adds up decimals, without the errors of floating-point sums. */
export const sumOf = (scores: readonly number[]): number =>
  Number(scores.reduce((sum, score) => sum + score, 0).toPrecision(14)) + 0;
