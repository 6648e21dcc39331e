import { type Ai, QUIET_KEY_LIMIT } from '../play/ai.ts';
import type { Position } from '../play/position.ts';
import type { SearchLimits } from './budget.ts';
import { INFINITE_SCORE, isProvedScore, MAX_PLIES, pliesToEnd } from './score.ts';
import { type JudgementSettings, SearchTree } from './tree.ts';

/** What to search at the root, and within which limits. */
export interface SearchTask {
  /** The legal moves to choose from; at least one. */
  readonly moves: readonly number[];
  /** Bonus in points by which each root move is favoured in comparisons. */
  readonly favour?: (move: number) => number;
  /** How positions are judged. Default: without errors, following forcing moves to their end. */
  readonly judgement?: JudgementSettings;
  readonly limits: SearchLimits;
  /** Time on `clock` when the search started. */
  readonly startedAt: number;
  readonly clock: () => number;
  readonly stop?: () => boolean;
}

/** The result of a search. */
export interface SearchOutcome {
  move: number;
  score: number;
  /** Depth in plies of the last completed iteration; 0 if none was completed. */
  depth: number;
  nodes: number;
  /** The principal variation, starting with the move. */
  line: number[];
  /** Whether every line was searched to the end of the game. */
  isExhaustive?: boolean;
  /** Whether the sign of the score is the proved result of the game. */
  isSolved?: boolean;
}

/** A root move with its score, for the player to move. */
export interface RankedMove {
  readonly move: number;
  readonly score: number;
  /** Score of the chosen move at the same depth. */
  readonly chosenScore: number;
  /** Plies looked ahead. */
  readonly depth: number;
}

/** Limits for comparing the other moves after a search: nodes, and the time on `clock` at which it must stop. */
export interface RankingLimits {
  readonly nodes: number;
  readonly end: number;
  readonly clock: () => number;
  readonly stop: (() => boolean) | undefined;
}

/** Half the width of the first aspiration window around the previous score. */
const HALF_WINDOW = 25;

/** Depth in plies that is searched before `Ai.solve` is tried, so that there is a move to fall back on. */
const SOLVE_DEPTH = 4;

/** Depth in plies beyond which the previous score predicts the next well enough for an aspiration window. */
const STEADY_DEPTH = 4;

/** Alpha-beta search with iterative deepening. Holds all memory of a search; one instance per thread is enough. */
export class AlphaBetaSearch {
  readonly tree: SearchTree;
  /** Root moves, best so far first. */
  readonly #moves: number[] = [];
  readonly #bonuses = new Map<number, number>();
  /** Quiet root moves, which are searched less deep when they come late. */
  readonly #quietMoves = new Set<number>();

  /** `tableBits`: the transposition table holds 2^tableBits positions of 16 bytes each. */
  constructor(tableBits = 20) {
    this.tree = new SearchTree(tableBits);
  }

  /** Finds the best of the moves within the limits. The position is unchanged afterwards. */
  think(position: Position, ai: Ai, task: SearchTask): SearchOutcome {
    const { depth: maxDepth = MAX_PLIES - 2, nodes, ms = Number.POSITIVE_INFINITY } = task.limits;
    const { tree } = this;
    tree.begin(position, ai, task.judgement);
    tree.budget.start(nodes, task.startedAt + ms, task.clock, task.stop);
    this.#orderMoves(position, ai, task);
    const result: SearchOutcome = {
      move: this.#moves[0]!,
      score: ai.evaluate(position),
      depth: 0,
      nodes: 0,
      line: [this.#moves[0]!],
    };
    for (let depth = 1; depth <= Math.min(maxDepth, MAX_PLIES - 2) && !tree.budget.isSpent; depth++) {
      tree.usedEvaluation = ai.quietMargin !== undefined;
      this.#searchDepth(position, depth, result);
      // Every line was searched to the end of the game, so searching deeper changes nothing.
      result.isExhaustive = !tree.usedEvaluation && !tree.budget.isSpent;
      if (result.isExhaustive) break;
      if (isProvedScore(result.score) && result.depth >= 2 * pliesToEnd(result.score)) break;
      if (depth === SOLVE_DEPTH && maxDepth > SOLVE_DEPTH && this.#trySolve(position, ai, task, result)) break;
    }
    result.nodes = tree.budget.nodes;
    return result;
  }

  /**
   * Scores the best root moves other than the one that `think` just chose, with the tables of that search. Searches them
   * and the chosen move deeper and deeper up to the depth of `chosen`, and returns the last completed depth. If there was
   * none, returns those of the first depth that were compared, which are the most promising ones.
   */
  rankOthers(position: Position, chosen: SearchOutcome, count: number, limits: RankingLimits): RankedMove[] {
    const { tree } = this;
    const others = this.#moves.filter((move) => move !== chosen.move);
    tree.budget.start(limits.nodes, limits.end, limits.clock, limits.stop);
    let ranked: RankedMove[] = [];
    for (let depth = 1; depth <= chosen.depth && others.length; depth++) {
      tree.limitCheckExtensions(depth);
      const deeper = this.#rankAtDepth(position, chosen.move, others, count, depth);
      if (depth === 1 || !tree.budget.isSpent) ranked = deeper;
      if (tree.budget.isSpent) break;
      // The best moves come first at the next depth, so that the others fail low quickly.
      others.sort((a, b) => rankOf(ranked, a) - rankOf(ranked, b));
    }
    return ranked;
  }

  /** The best `count` of the other moves at a depth, best first. Incomplete if the budget was spent. */
  #rankAtDepth(
    position: Position,
    chosen: number,
    others: readonly number[],
    count: number,
    depth: number,
  ): RankedMove[] {
    const { tree } = this;
    const chosenScore = this.#scoreMove(position, chosen, -INFINITE_SCORE, depth);
    const ranked: RankedMove[] = [];
    for (const move of others) {
      const floor = ranked.length < count ? -INFINITE_SCORE : ranked.at(-1)!.score;
      const score = this.#scoreMove(position, move, floor, depth);
      if (tree.budget.isSpent) break;
      if (score <= floor) continue;
      ranked.push({ move, score, chosenScore, depth });
      ranked.sort((a, b) => b.score - a.score);
      ranked.length = Math.min(ranked.length, count);
    }
    return ranked;
  }

  /** Score of a root move at a depth if it is above `floor`; otherwise an upper bound of it. */
  #scoreMove(position: Position, move: number, floor: number, depth: number): number {
    const { tree } = this;
    const seat = position.turn;
    position.play(move);
    const forcesReply = tree.isForced();
    const searchMove = (beta: number) =>
      tree.scoreAfter(seat, move, floor, beta, depth - 1, 1, this.#moves.length, forcesReply);
    let score = floor > -INFINITE_SCORE ? searchMove(floor + 1) : floor + 1;
    if (score > floor) score = searchMove(INFINITE_SCORE);
    position.undo();
    return score;
  }

  /** Tries to solve the rest of the game exactly. Returns whether it did, with the solution in `result`. */
  #trySolve(position: Position, ai: Ai, { moves }: SearchTask, result: SearchOutcome): boolean {
    const { budget } = this.tree;
    const solution = budget.isSpent ? undefined : ai.solve?.(position, moves, budget.remaining, () => budget.spend());
    if (!solution) return false;
    const { move, score, depth } = solution;
    const line = move === result.move ? result.line : [move];
    Object.assign(result, { move, score, depth, line, isSolved: true });
    return true;
  }

  /** Orders the root moves by how promising they look, and finds the quiet ones. */
  #orderMoves(position: Position, ai: Ai, { moves, favour }: SearchTask): void {
    const { stack } = this.tree;
    this.#bonuses.clear();
    for (const [i, move] of moves.entries()) {
      stack.moves[i] = move;
      this.#bonuses.set(move, favour?.(move) ?? 0);
    }
    ai.order(position, stack.moves, 0, moves.length, stack.keys);
    const keys = new Map(moves.map((move, i) => [move, stack.keys[i]!]));
    this.#moves.length = 0;
    this.#moves.push(...[...moves].sort((a, b) => keys.get(b)! - keys.get(a)!));
    this.#quietMoves.clear();
    if (!ai.quietMargin) return;
    for (const move of moves) if (Math.abs(keys.get(move)!) < QUIET_KEY_LIMIT) this.#quietMoves.add(move);
  }

  /** Runs one iteration: searches a narrow window around the last score, then wider ones until the score is inside. */
  #searchDepth(position: Position, depth: number, result: SearchOutcome): void {
    this.tree.limitCheckExtensions(depth);
    let width = HALF_WINDOW;
    const isSteady = depth > STEADY_DEPTH && !isProvedScore(result.score);
    const last = result.score + this.#bonuses.get(result.move)!;
    let alpha = isSteady ? last - width : -INFINITE_SCORE;
    let beta = isSteady ? last + width : INFINITE_SCORE;
    for (;;) {
      const score = this.#searchWindow(position, depth, alpha, beta, result);
      if (this.tree.budget.isSpent) return;
      width *= 3;
      if (score <= alpha && alpha > -INFINITE_SCORE) alpha = width > 1000 ? -INFINITE_SCORE : score - width;
      else if (score >= beta && beta < INFINITE_SCORE) beta = width > 1000 ? INFINITE_SCORE : score + width;
      else break;
    }
    result.depth = depth;
  }

  /**
   * Searches the root moves in one window. Each move that is better than those before it goes to `result` immediately.
   */
  #searchWindow(position: Position, depth: number, floor: number, beta: number, result: SearchOutcome): number {
    const { tree } = this;
    const moves = this.#moves;
    const seat = position.turn;
    const at = moves.length;
    let alpha = floor;
    let best = -INFINITE_SCORE;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i]!;
      const bonus = this.#bonuses.get(move)!;
      position.play(move);
      const forcesReply = tree.isForced();
      const searchMove = (low: number, high: number, plies: number): number => {
        const score = tree.scoreAfter(
          seat,
          move,
          withoutBonus(low, bonus),
          withoutBonus(high, bonus),
          plies,
          1,
          at,
          forcesReply,
        );
        return isProvedScore(score) ? score : score + bonus;
      };
      const isReduced = i >= 4 && depth >= 4 && !forcesReply && this.#quietMoves.has(move);
      let score = isReduced ? searchMove(alpha, alpha + 1, depth - 2) : alpha + 1;
      if (i > 0 && score > alpha) score = searchMove(alpha, alpha + 1, depth - 1);
      if (i === 0 || (score > alpha && score < beta)) score = searchMove(alpha, beta, depth - 1);
      position.undo();
      if (tree.budget.isSpent) return best;
      if (score > best) best = score;
      if (score <= alpha) continue;
      alpha = score;
      result.move = move;
      result.score = isProvedScore(score) ? score : score - bonus;
      result.line = [move, ...tree.line(1)];
      moves.splice(i, 1);
      moves.unshift(move);
      if (score >= beta) break;
    }
    return best;
  }
}

/**
 * A search bound minus the bonus of the move. Proved scores are not shifted, because they would leave the valid range.
 */
const withoutBonus = (bound: number, bonus: number): number => (isProvedScore(bound) ? bound : bound - bonus);

/** Place of a move in a ranking; moves that are not ranked come last. */
function rankOf(ranked: readonly RankedMove[], move: number): number {
  const place = ranked.findIndex((one) => one.move === move);
  return place < 0 ? ranked.length : place;
}
