import { hash128 } from '../lib/hash.ts';
import { Rng } from '../lib/rng.ts';
import type { Rollouts } from '../play/ai.ts';
import type { Position } from '../play/position.ts';
import type { Limits } from './budget.ts';
import { mixSeed } from './eval-noise.ts';
import type { Level } from './levels.ts';
import type { Suggestion, SuggestRequest } from './suggestion.ts';

/** More seats than any game has. */
const MOST_SEATS = 16;

/** Games of each move that are played before moves are compared, and from one comparison to the next. */
const BATCH = 8;

/** By how many standard errors of their difference the best has to be better for a move to be given up, and for the usual one not to be made. */
const SURE = 2.2;
const BETTER = 1.3;

/** Who has one move need not think long. */
const ONE_MOVE_NODES = 2000;

/** How levels judge: how many plies they play out, and how far they misjudge a move as a rule, as a share of the game. */
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

/** A move and what came of it: the share of each game, and the sum of points. */
interface Candidate {
  readonly move: number;
  readonly shares: number[];
  sum: number;
  points: number;
}

const shares = new Float64Array(MOST_SEATS);
const points = new Float64Array(MOST_SEATS);

/**
 * The move with the best average share over games that are played on from it. All moves meet the same dice, so that luck
 * is shared; who falls behind for sure is played no more. The same question with a limit of nodes has the same answer.
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
  // one game of each move at least, however late it is
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

/** As in other searches a limit of nodes that was asked for is not cut short by time. */
function limitsOf(own: Limits, given: Limits | undefined, moves: number): { nodes: number; ms: number } {
  const nodes = given?.nodes ?? own.nodes ?? Number.POSITIVE_INFINITY;
  const ms = given?.ms ?? (given?.nodes === undefined ? own.ms : undefined) ?? Number.POSITIVE_INFINITY;
  return { nodes: moves > 1 ? nodes : Math.min(nodes, ONE_MOVE_NODES), ms };
}

/** The best, or the usual one where that may be as good. */
function chosen(left: readonly Candidate[], usual: number, worth: (candidate: Candidate) => number): Candidate {
  const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  const own = left.find(({ move }) => move === usual);
  if (!own || own === best) return best;
  const gain = worth(best) - worth(own);
  return gain > BETTER * Math.sqrt(errorOf(own, best).variance) ? best : own;
}

/** Those that the best does not surely beat, game by game. */
function stillGood(candidates: readonly Candidate[]): Candidate[] {
  const best = candidates.reduce((one, other) => (other.sum > one.sum ? other : one));
  return candidates.filter((candidate) => candidate === best || !isBeaten(candidate, best));
}

function isBeaten(own: Candidate, best: Candidate): boolean {
  const { mean, variance } = errorOf(own, best);
  return mean > 0 && mean * mean > SURE * SURE * variance;
}

/** By how much one was better than the other on the average, and the variance of that. */
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

/** An error of about one as a rule (four bytes added: mean 510, deviation 147.8), drawn from seed and move. */
function errorAbout(salt: number, move: number): number {
  const bits = mixSeed(salt, move);
  return ((bits & 255) + ((bits >>> 8) & 255) + ((bits >>> 16) & 255) + (bits >>> 24) - 510) / 148;
}
