import { hash128 } from '../lib/hash.ts';
import { Rng } from '../lib/rng.ts';
import type { Ai } from '../play/ai.ts';
import { legalMoves, MAX_MOVES } from '../play/legal-moves.ts';
import type { Position } from '../play/position.ts';
import { AlphaBetaSearch, type RankedMove, type RankingLimits, type SearchOutcome } from './alpha-beta.ts';
import {
  dropOverlookedMoves,
  happensWithProbability,
  MAX_LOSS_CHECK_NODES,
  movesWithoutHanging,
  scoresAfterCaptures,
  selectConsideredMoves,
} from './blunder-check.ts';
import type { SearchLimits } from './budget.ts';
import { mixSeed } from './eval-noise.ts';
import { LEVEL_SETTINGS, scaleLevelSettings, searchLimitsOf } from './levels.ts';
import { MonteCarloSearch } from './monte-carlo.ts';
import { rollOut } from './rollout.ts';
import { isProvedScore, MIN_PROVED_WIN, pliesToEnd } from './score.ts';
import type { Alternative, Suggestion, SuggestRequest } from './suggestion.ts';
import type { JudgementSettings } from './tree.ts';
import { chanceOfForcedEnd, chanceOfScore, forcedEndOf } from './win-chance.ts';

/** Maximum share of the time limit that waiting for a thread may use up. */
const LONGEST_WAIT = 0.7;

/** Nodes for comparing other moves, as a share of those of the search, and the additional time that it may take. */
const RANKING_SHARE = 0.2;
const RANKING_MS = 25;

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
  if (ai.rollouts) return rollOut(position, ai.rollouts, legal, request);
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
  // A weak level misjudges scores, so those that it reports are made again without errors.
  const isRevised = ai.method === 'alpha-beta' && settings.evalError > 0;
  const revised = isRevised
    ? scoresAfterCaptures(tree, position, ai, [result.move, ...others.map(({ move }) => move)])
    : [];
  return { ...describeOutcome(position, ai, result, others, revised), timeMs: clock() - startedAt };
}

/** Describes a chosen move and others. `revised` holds their scores without the errors of a weak level, if it has any. */
function describeOutcome(
  position: Position,
  ai: Ai,
  result: SearchOutcome,
  others: readonly RankedMove[],
  revised: readonly number[],
): Omit<Suggestion, 'timeMs'> {
  const mate = movesToEnd(position, result);
  const isExact = mate !== undefined || result.isExhaustive || result.isSolved;
  const score = isExact ? result.score : (revised[0] ?? result.score);
  const forced = forcedEndOf(position, result, seesAllMoves(ai));
  const alternatives = others.map((other, i) => alternative(other, revised[i + 1], ai));
  if (revised.length) alternatives.sort((a, b) => b.score - a.score);
  return {
    move: result.move,
    score,
    ...(mate !== undefined && { mate }),
    winChance: forced ? chanceOfForcedEnd(forced) : (result.winShare ?? chanceOfScore(score, ai.oddsScale)),
    ...(forced && { forced }),
    depth: result.depth,
    nodes: result.nodes,
    pv: result.line,
    ...(alternatives.length && { candidates: alternatives }),
  };
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

/** Describes another move. `revised` is its score without the errors of a weak level. */
function alternative({ move, score, depth }: RankedMove, revised: number | undefined, ai: Ai): Alternative {
  const reported = isProvedScore(score) ? score : (revised ?? score);
  return { move, score: reported, winChance: chanceOfScore(reported, ai.oddsScale), depth };
}

/** The legal moves that the search considers. */
function candidates(position: Position, ai: Ai, legal: readonly number[]): readonly number[] {
  return ai.candidates ? [...candidateBuffer.subarray(0, ai.candidates(position, candidateBuffer, 0))] : legal;
}

/** Whether the search tries every legal move below the root, so that what it proves holds against every reply. */
const seesAllMoves = ({ method, playouts, candidates }: Ai): boolean =>
  method === 'mcts' ? !playouts?.candidates : !candidates;

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

/**
 * Number of the winner's moves to the proved end; negative for a loss, undefined if no end is proved. It is counted
 * along the principal variation if that reaches the end, since a player may move several times in a row.
 */
function movesToEnd(position: Position, { score, line }: SearchOutcome): number | undefined {
  if (!isProvedScore(score)) return undefined;
  const plies = pliesToEnd(score);
  const isWin = score > 0;
  if (line.length !== plies) return (isWin ? 1 : -1) * Math.ceil(plies / 2);
  const seat = position.turn;
  let moves = 0;
  for (const move of line) {
    if ((position.turn === seat) === isWin) moves++;
    position.play(move);
  }
  for (const _ of line) position.undo();
  return isWin ? moves : -moves;
}
