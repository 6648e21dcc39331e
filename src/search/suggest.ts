import { hash128 } from '../lib/hash.ts';
import { Rng } from '../lib/rng.ts';
import type { Ai } from '../play/ai.ts';
import { legalMoves, MAX_MOVES } from '../play/legal-moves.ts';
import type { Position } from '../play/position.ts';
import { AlphaBetaSearch, type RankedMove, type RankingLimits, type SearchOutcome } from './alpha-beta.ts';
import { assessMove, assessOthers } from './assess.ts';
import {
  dropOverlookedMoves,
  happensWithProbability,
  MAX_LOSS_CHECK_NODES,
  movesWithoutHanging,
  selectConsideredMoves,
} from './blunder-check.ts';
import type { SearchLimits } from './budget.ts';
import { mixSeed } from './eval-noise.ts';
import { LEVEL_SETTINGS, scaleLevelSettings, searchLimitsOf } from './levels.ts';
import { MonteCarloSearch } from './monte-carlo.ts';
import { rollOut } from './rollout.ts';
import { isProvedScore, MIN_PROVED_WIN } from './score.ts';
import type { Suggestion, SuggestRequest } from './suggestion.ts';
import type { JudgementSettings } from './tree.ts';

/** Maximum share of the time limit that waiting for a thread may use up. */
const LONGEST_WAIT = 0.7;

/** Nodes for comparing other moves, as a share of those of the search, and the additional time that it may take. */
const RANKING_SHARE = 0.2;
const RANKING_MS = 25;

/** Plies that the score of a weak level's move looks ahead. */
const REVIEW_DEPTH = 4;

/** Node limit if there is only one legal move, which is searched only for its score. */
const FORCED_NODES = 2000;

const candidateBuffer = new Int32Array(MAX_MOVES);

/** Engines are large, so each thread creates them once and searches one position after the other. */
let alphaBeta: AlphaBetaSearch | undefined;
let monteCarlo: MonteCarloSearch | undefined;

/** Suggests a move for the player to move. Throws a RangeError if the game is over. */
export function suggestMove(position: Position, ai: Ai, request: SuggestRequest): Suggestion {
  const { level, seed, clock, stop } = request;
  const legal = [...legalMoves(position)];
  const moves = candidates(position, ai, legal);
  if (!legal.length) throw new RangeError('the game is over: there is no move to suggest');
  if (ai.rollouts) return rollOut(position, ai, ai.rollouts, legal, request);
  alphaBeta ??= new AlphaBetaSearch();
  monteCarlo ??= new MonteCarloSearch();
  const { tree } = alphaBeta;
  const settings = scaleLevelSettings(LEVEL_SETTINGS[level], ai.materialScale ?? 1);
  const seedText = `${seed} ${position.hashHi} ${position.hashLo}`;
  const rng = Rng.fromSeed(seedText);
  const limits = searchLimitsOf(settings, request.limits);
  const startedAt = searchStart(request, limits);
  const end = startedAt + (limits.ms ?? Number.POSITIVE_INFINITY);
  const isLate = () => clock() >= end || (stop?.() ?? false);
  const searcher = ai.method === 'mcts' ? monteCarlo : alphaBeta;
  const think = (moves: readonly number[]): SearchOutcome =>
    searcher.think(position, ai, {
      moves,
      judgement,
      limits: legal.length > 1 ? limits : { ...limits, nodes: Math.min(limits.nodes ?? FORCED_NODES, FORCED_NODES) },
      startedAt,
      clock,
      ...(stop && { stop }),
      ...(ai.opening?.(position) && { favour: openingBonus(seedText, settings.variety) }),
    });
  const seen = selectConsideredMoves(position, ai, moves, settings.seesWinShare, rng, isLate);
  const judgement: JudgementSettings = {
    seed,
    evalError: settings.evalError,
    followsForcing: happensWithProbability(rng, settings.followsShare),
  };
  const isForced = ai.isForced?.(position) ?? position.check();
  let searched = isForced ? seen : dropOverlookedMoves(seen, settings.overlooksShare, rng);
  let result = think(searched);
  // A piece may be left en prise if that wins by force, or if the search reached the end of the game.
  if (ai.method === 'alpha-beta' && result.score < MIN_PROVED_WIN && !result.isExhaustive && !isLate()) {
    const safe = movesWithoutHanging(
      tree,
      position,
      ai,
      seen,
      settings.hangs,
      rng,
      isLate,
      request.limits?.nodes ?? MAX_LOSS_CHECK_NODES,
    );
    if (!safe.includes(result.move)) {
      searched = safe;
      result = think(safe);
    }
  }
  // A move that was filtered out may still save the game.
  const all = moves.length < legal.length ? legal : seen;
  const isLost = result.score <= -MIN_PROVED_WIN || (result.isExhaustive && result.score < 0);
  if (isLost && searched.length < all.length && !isLate()) result = think(all);
  const others = rankedOthers(searcher, position, result, settings.alternatives, {
    nodes: Math.floor(RANKING_SHARE * result.nodes),
    end: end + RANKING_MS,
    clock,
    stop,
  });
  const isProved = isProvedScore(result.score) || result.isExhaustive || result.isSolved;
  const isMisjudged = ai.method === 'alpha-beta' && settings.reviewNodes > 0 && !isProved;
  const judged = isMisjudged ? reviewMove(alphaBeta, position, ai, result, settings.reviewNodes, end, request) : result;
  const chosen = assessMove(position, ai, judged);
  const alternatives = assessOthers(position, ai, chosen, others);
  return {
    move: result.move,
    ...chosen,
    depth: result.depth,
    nodes: result.nodes,
    pv: judged.line,
    ...(alternatives.length && { candidates: alternatives }),
    timeMs: clock() - startedAt,
  };
}

/**
 * Searches the move that a weak level chose, without the errors of that level and deep enough to see the replies.
 * Returns the level's own result if there is no time.
 */
function reviewMove(
  search: AlphaBetaSearch,
  position: Position,
  ai: Ai,
  result: SearchOutcome,
  nodes: number,
  end: number,
  { limits, clock, stop }: SuggestRequest,
): SearchOutcome {
  const now = clock();
  const review = search.think(position, ai, {
    moves: [result.move],
    limits: { depth: REVIEW_DEPTH, nodes: limits?.nodes ?? nodes, ms: Math.max(end - now, 0) + RANKING_MS },
    startedAt: now,
    clock,
    ...(stop && { stop }),
  });
  return review.depth > 0 ? review : result;
}

/** The best moves other than the chosen one. The search of a solved game has not compared them. */
function rankedOthers(
  searcher: AlphaBetaSearch | MonteCarloSearch,
  position: Position,
  result: SearchOutcome,
  count: number,
  limits: RankingLimits,
): RankedMove[] {
  return count && !result.isSolved ? searcher.rankOthers(position, result, count, limits) : [];
}

/** The legal moves that the search considers. */
function candidates(position: Position, ai: Ai, legal: readonly number[]): readonly number[] {
  return ai.candidates ? [...candidateBuffer.subarray(0, ai.candidates(position, candidateBuffer, 0))] : legal;
}

/**
 * Time from which the time limit counts: when the request was made, but late enough to leave 30 % of the time for
 * thinking.
 */
function searchStart({ askedAt, clock }: SuggestRequest, { ms = 0 }: SearchLimits): number {
  const now = clock();
  return askedAt === undefined ? now : Math.max(askedAt, now - LONGEST_WAIT * ms);
}

/** Random bonus per move from 0 to `variety` points, by the seed, to vary the opening. */
function openingBonus(seed: string, variety: number): (move: number) => number {
  const [a] = hash128(seed);
  return (move) => mixSeed(a, move) % (variety + 1);
}
