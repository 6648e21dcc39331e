import { hash128 } from '../lib/hash.ts';
import { Rng } from '../lib/rng.ts';
import type { Ai, Rollouts } from '../play/ai.ts';
import type { Position } from '../play/position.ts';
import type { RankedMove } from './alpha-beta.ts';
import { assessMove, assessOthers } from './assess.ts';
import type { SearchLimits } from './budget.ts';
import { mixSeed } from './eval-noise.ts';
import { LEVEL_SETTINGS, type Level } from './levels.ts';
import type { Suggestion, SuggestRequest } from './suggestion.ts';
import { scoreOfShare } from './win-chance.ts';

/** Upper limit for the number of seats of any game. */
const MAX_SEATS = 16;

/** Number of games played per move between two comparisons of the moves. */
const BATCH = 8;

/** Standard errors by which the best move must lead before another move is dropped. */
const DROP_ERRORS = 2.2;
/** Standard errors by which the best move must lead before it replaces the habitual move. */
const REPLACE_ERRORS = 1.3;

/** Node limit if there is only one legal move. */
const ONE_MOVE_NODES = 2000;

/**
 * How precisely a level judges: its limits, and the standard deviation of its error about a move, as a share of the
 * game.
 */
interface Judgement {
  readonly limits: SearchLimits;
  readonly errorShare: number;
}

const JUDGEMENTS: Readonly<Record<Level, Judgement>> = {
  beginner: { limits: { nodes: 4000, ms: 1000 }, errorShare: 0.25 },
  easy: { limits: { nodes: 10_000, ms: 1000 }, errorShare: 0.1 },
  medium: { limits: { nodes: 30_000, ms: 1000 }, errorShare: 0.04 },
  hard: { limits: { nodes: 120_000, ms: 1000 }, errorShare: 0.01 },
  expert: { limits: { ms: 950 }, errorShare: 0 },
};

/** A move with its share and its wins of each game played from it, and the sum of the shares. */
interface Candidate {
  readonly move: number;
  readonly shares: number[];
  readonly wins: number[];
  sum: number;
}

const shares = new Float64Array(MAX_SEATS);
const wins = new Float64Array(MAX_SEATS);

/**
 * Suggests the move with the best average share of the games played out from it. All moves get the same dice, so that
 * luck cancels out. Moves that are clearly worse are dropped. With a node limit, the same request gives the same
 * answer.
 */
export function rollOut(
  position: Position,
  ai: Ai,
  rollouts: Rollouts,
  legal: readonly number[],
  { level, seed, clock, stop, askedAt, limits: requested }: SuggestRequest,
): Suggestion {
  const { errorShare, limits } = JUDGEMENTS[level];
  const seedText = `${seed} ${position.hashHi} ${position.hashLo}`;
  const { nodes: maxNodes, ms } = limitsOf(limits, requested, legal.length);
  const began = askedAt ?? clock();
  const isLate = (): boolean => clock() - began >= ms || (stop?.() ?? false);
  const seat = position.turn;
  const all = legal.map((move): Candidate => ({ move, shares: [], wins: [], sum: 0 }));
  let remaining = all;
  let nodes = 0;
  let games = 0;
  // Play at least one game per move, even if time is already up.
  while (games === 0 || (nodes < maxNodes && !isLate())) {
    for (const candidate of remaining) {
      nodes += rollouts.play(position, candidate.move, Rng.fromSeed(`${seedText} ${games}`), shares, wins);
      candidate.shares.push(shares[seat]!);
      candidate.wins.push(wins[seat]!);
      candidate.sum += shares[seat]!;
    }
    games++;
    if (games % BATCH === 0 && remaining.length > 1) remaining = dropBeaten(remaining);
  }
  const [salt] = hash128(seedText);
  const worth = ({ sum, move }: Candidate): number => sum / games + errorShare * errorOf(salt, move);
  const best = chooseMove(remaining, rollouts.habitualMove(position), worth);
  const depth = Math.round(nodes / Math.max(1, games * remaining.length));
  const others = all.filter((candidate) => candidate !== best).sort((a, b) => meanShare(b) - meanShare(a));
  const chosen = assessMove(position, ai, { score: scoreOfGames(best, games), line: [best.move] });
  const compared = others.slice(0, LEVEL_SETTINGS[level].alternatives).map((other): RankedMove => {
    const count = other.wins.length;
    const [score, chosenScore] = [scoreOfGames(other, count), scoreOfGames(best, count)];
    return { move: other.move, score, chosenScore, depth };
  });
  const candidates = assessOthers(position, ai, chosen, compared);
  return {
    move: best.move,
    ...chosen,
    depth,
    nodes,
    pv: [best.move],
    ...(candidates.length && { candidates }),
    timeMs: clock() - began,
  };
}

const meanShare = ({ sum, shares }: Candidate): number => sum / shares.length;

/** Score of a move in its first `count` games, in which all moves have the same dice. */
const scoreOfGames = ({ wins }: Candidate, count: number): number =>
  scoreOfShare(wins.slice(0, count).reduce((sum, won) => sum + won, 0) / count);

/**
 * The limits of a level, overridden by those of the request. If nodes are requested, the level's time limit is dropped.
 */
function limitsOf(
  levelLimits: SearchLimits,
  requested: SearchLimits | undefined,
  moves: number,
): { nodes: number; ms: number } {
  const nodes = requested?.nodes ?? levelLimits.nodes ?? Number.POSITIVE_INFINITY;
  const ms = requested?.ms ?? (requested?.nodes === undefined ? levelLimits.ms : undefined) ?? Number.POSITIVE_INFINITY;
  return { nodes: moves > 1 ? nodes : Math.min(nodes, ONE_MOVE_NODES), ms };
}

/** The best candidate, or the habitual move unless the best is clearly better. */
function chooseMove(
  candidates: readonly Candidate[],
  usual: number,
  worth: (candidate: Candidate) => number,
): Candidate {
  const best = candidates.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  const usualMove = candidates.find(({ move }) => move === usual);
  if (!usualMove || usualMove === best) return best;
  const gain = worth(best) - worth(usualMove);
  return gain > REPLACE_ERRORS * Math.sqrt(meanDifference(usualMove, best).variance) ? best : usualMove;
}

/** The candidates that the best one does not clearly beat when they are compared game by game. */
function dropBeaten(candidates: readonly Candidate[]): Candidate[] {
  const best = candidates.reduce((one, other) => (other.sum > one.sum ? other : one));
  return candidates.filter((candidate) => candidate === best || !isBeaten(candidate, best));
}

function isBeaten(own: Candidate, best: Candidate): boolean {
  const { mean, variance } = meanDifference(own, best);
  return mean > 0 && mean * mean > DROP_ERRORS * DROP_ERRORS * variance;
}

/** Mean difference per game by which the second candidate is ahead of the first, and the variance of that mean. */
function meanDifference({ shares: own }: Candidate, { shares: best }: Candidate): { mean: number; variance: number } {
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

/**
 * Random error about a move with standard deviation 1, determined by seed and move. It is the sum of four bytes, scaled
 * from mean 510 and standard deviation 147.8.
 */
function errorOf(salt: number, move: number): number {
  const bits = mixSeed(salt, move);
  return ((bits & 255) + ((bits >>> 8) & 255) + ((bits >>> 16) & 255) + (bits >>> 24) - 510) / 148;
}
