import { hash128 } from '../lib/hash.ts';
import { Rng } from '../lib/rng.ts';
import type { Rollouts } from '../play/ai.ts';
import type { Position } from '../play/position.ts';
import type { Limits } from './budget.ts';
import { mixSeed } from './eval-noise.ts';
import type { Level } from './levels.ts';
import type { Suggestion, SuggestRequest } from './suggestion.ts';

/** At least the number of seats of any game. */
const MOST_SEATS = 16;

/** Games per move between two comparisons of the moves. */
const BATCH = 8;

/**
 * Standard errors by which the best move must be better before a move is dropped (`SURE`) or replaces the usual one.
 */
const SURE = 2.2;
const BETTER = 1.3;

/** Node limit if there is only one legal move. */
const ONE_MOVE_NODES = 2000;

/** How a level judges: its limits, and the standard deviation of its errors about a move, as a share of the game. */
interface Judgement {
  readonly limits: Limits;
  readonly misjudges: number;
}

const JUDGEMENTS: Readonly<Record<Level, Judgement>> = {
  beginner: { limits: { nodes: 4000, ms: 1000 }, misjudges: 0.25 },
  easy: { limits: { nodes: 10_000, ms: 1000 }, misjudges: 0.1 },
  medium: { limits: { nodes: 30_000, ms: 1000 }, misjudges: 0.04 },
  hard: { limits: { nodes: 120_000, ms: 1000 }, misjudges: 0.01 },
  expert: { limits: { ms: 950 }, misjudges: 0 },
};

/** A move with its share of each game played, and the sums of shares and points. */
interface Candidate {
  readonly move: number;
  readonly shares: number[];
  sum: number;
  points: number;
}

const shares = new Float64Array(MOST_SEATS);
const points = new Float64Array(MOST_SEATS);

/**
 * Suggests the move with the best average share of the games played out from it. All moves get the same dice, so that
 * luck cancels out. Moves that are clearly worse are dropped. With a node limit, the same request has the same answer.
 */
export function rollOut(
  position: Position,
  rollouts: Rollouts,
  legal: readonly number[],
  { level, seed, clock, stop, askedAt, limits: given }: SuggestRequest,
): Suggestion {
  const { misjudges, limits } = JUDGEMENTS[level];
  const here = `${seed} ${position.hashHi} ${position.hashLo}`;
  const { nodes: most, ms } = limitsOf(limits, given, legal.length);
  const began = askedAt ?? clock();
  const isLate = (): boolean => clock() - began >= ms || (stop?.() ?? false);
  const seat = position.turn;
  let left: Candidate[] = legal.map((move) => ({ move, shares: [], sum: 0, points: 0 }));
  let nodes = 0;
  let games = 0;
  // Play at least one game per move, however late it is.
  while (games === 0 || (nodes < most && !isLate())) {
    for (const candidate of left) {
      nodes += rollouts.play(position, candidate.move, Rng.fromSeed(`${here} ${games}`), shares, points);
      candidate.shares.push(shares[seat]!);
      candidate.sum += shares[seat]!;
      candidate.points += points[seat]!;
    }
    games++;
    if (games % BATCH === 0 && left.length > 1) left = stillGood(left);
  }
  const [salt] = hash128(here);
  const worth = ({ sum, move }: Candidate): number => sum / games + misjudges * errorAbout(salt, move);
  const best = chosen(left, rollouts.usual(position), worth);
  return {
    move: best.move,
    score: Math.round(Math.max(-20_000, Math.min(20_000, best.points / games))),
    depth: Math.round(nodes / Math.max(1, games * left.length)),
    nodes,
    pv: [best.move],
    timeMs: clock() - began,
  };
}

/**
 * The limits of a level, overridden by those of the request. If nodes are requested, the level's time limit is dropped.
 */
function limitsOf(own: Limits, given: Limits | undefined, moves: number): { nodes: number; ms: number } {
  const nodes = given?.nodes ?? own.nodes ?? Number.POSITIVE_INFINITY;
  const ms = given?.ms ?? (given?.nodes === undefined ? own.ms : undefined) ?? Number.POSITIVE_INFINITY;
  return { nodes: moves > 1 ? nodes : Math.min(nodes, ONE_MOVE_NODES), ms };
}

/** The best candidate, or the usual move unless the best is clearly better. */
function chosen(left: readonly Candidate[], usual: number, worth: (candidate: Candidate) => number): Candidate {
  const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  const own = left.find(({ move }) => move === usual);
  if (!own || own === best) return best;
  const gain = worth(best) - worth(own);
  return gain > BETTER * Math.sqrt(errorOf(own, best).variance) ? best : own;
}

/** The candidates that the best one does not clearly beat, compared game by game. */
function stillGood(candidates: readonly Candidate[]): Candidate[] {
  const best = candidates.reduce((one, other) => (other.sum > one.sum ? other : one));
  return candidates.filter((candidate) => candidate === best || !isBeaten(candidate, best));
}

function isBeaten(own: Candidate, best: Candidate): boolean {
  const { mean, variance } = errorOf(own, best);
  return mean > 0 && mean * mean > SURE * SURE * variance;
}

/** Mean difference per game by which `best` is ahead of `own`, and the variance of that mean. */
function errorOf({ shares: own }: Candidate, { shares: best }: Candidate): { mean: number; variance: number } {
  const count = own.length;
  let [sum, squares] = [0, 0];
  for (let game = 0; game < count; game++) {
    const difference = best[game]! - own[game]!;
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / count;
  return { mean, variance: (squares / count - mean * mean) / count };
}

/** Error about a move with standard deviation 1, from seed and move (sum of four bytes: mean 510, deviation 147.8). */
function errorAbout(salt: number, move: number): number {
  const bits = mixSeed(salt, move);
  return ((bits & 255) + ((bits >>> 8) & 255) + ((bits >>> 16) & 255) + (bits >>> 24) - 510) / 148;
}
