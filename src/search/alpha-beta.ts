import { type Ai, QUIET } from '../play/ai.ts';
import type { Position } from '../play/position.ts';
import type { Limits } from './budget.ts';
import { INFINITE_SCORE, isProved, MAX_PLIES, pliesToEnd } from './score.ts';
import { type JudgementSettings, SearchTree } from './tree.ts';

/** What to search at the root, and within which limits. */
export interface RootTask {
  /** The legal moves to choose from; at least one. */
  readonly moves: readonly number[];
  /** Bonus in points that is added to the score of a move when moves are compared. */
  readonly favour?: (move: number) => number;
  /** Default: no errors, forcing moves followed to their end. */
  readonly judgement?: JudgementSettings;
  readonly limits: Limits;
  /** Start of the search on `clock`. */
  readonly startedAt: number;
  readonly clock: () => number;
  readonly stop?: () => boolean;
}

/** The result of a search. */
export interface RootResult {
  move: number;
  score: number;
  /** Depth of the last complete iteration in plies; 0 if there was no time for one. */
  depth: number;
  nodes: number;
  /** The principal variation, starting with the move. */
  line: number[];
  /** Whether every line was followed to the end of the game. */
  isExhaustive?: boolean;
}

/** Half the width of the first aspiration window around the last score. */
const WINDOW = 25;

/** Depth in plies before `Ai.solve` is tried, so that there is a move to fall back on. */
const FIRST_LOOK = 4;

/** Beyond this depth the last score predicts the next one well enough for an aspiration window. */
const STEADY_DEPTH = 4;

/** Alpha-beta search with iterative deepening. Holds all memory of a search; one instance per thread is enough. */
export class AlphaBeta {
  readonly tree: SearchTree;
  /** Root moves, best so far first. */
  readonly #moves: number[] = [];
  readonly #favours = new Map<number, number>();
  /** Quiet root moves, which are searched less deep when they come late. */
  readonly #dull = new Set<number>();

  /** `tableBits`: the transposition table holds 2^tableBits positions of 16 bytes each. */
  constructor(tableBits = 20) {
    this.tree = new SearchTree(tableBits);
  }

  /** Finds the best of the moves within the limits. The position is unchanged afterwards. */
  think(position: Position, ai: Ai, quest: RootTask): RootResult {
    const { depth: most = MAX_PLIES - 2, nodes, ms = Number.POSITIVE_INFINITY } = quest.limits;
    const { tree } = this;
    tree.begin(position, ai, quest.judgement);
    tree.budget.start(nodes, quest.startedAt + ms, quest.clock, quest.stop);
    this.#arrange(position, ai, quest);
    const finding: RootResult = {
      move: this.#moves[0]!,
      score: ai.evaluate(position),
      depth: 0,
      nodes: 0,
      line: [this.#moves[0]!],
    };
    for (let depth = 1; depth <= Math.min(most, MAX_PLIES - 2) && !tree.budget.isSpent; depth++) {
      tree.usedEvaluation = ai.quietMargin !== undefined;
      this.#deepen(position, depth, finding);
      // Every line was followed to the end of the game: searching deeper changes nothing.
      finding.isExhaustive = !tree.usedEvaluation && !tree.budget.isSpent;
      if (finding.isExhaustive) break;
      if (isProved(finding.score) && finding.depth >= 2 * pliesToEnd(finding.score)) break;
      if (depth === FIRST_LOOK && most > FIRST_LOOK && this.#solve(position, ai, quest, finding)) break;
    }
    finding.nodes = tree.budget.nodes;
    return finding;
  }

  /** Tries to solve the rest of the game exactly. Returns whether it did, with the solution in `finding`. */
  #solve(position: Position, ai: Ai, { moves }: RootTask, finding: RootResult): boolean {
    const { budget } = this.tree;
    const solution = budget.isSpent ? undefined : ai.solve?.(position, moves, budget.remaining, () => budget.spend());
    if (!solution) return false;
    const { move, score, depth } = solution;
    const line = move === finding.move ? finding.line : [move];
    Object.assign(finding, { move, score, depth, line });
    return true;
  }

  /** Orders the root moves by how promising they look, and finds the quiet ones. */
  #arrange(position: Position, ai: Ai, { moves, favour }: RootTask): void {
    const { stack } = this.tree;
    this.#favours.clear();
    for (const [i, move] of moves.entries()) {
      stack.moves[i] = move;
      this.#favours.set(move, favour?.(move) ?? 0);
    }
    ai.order(position, stack.moves, 0, moves.length, stack.keys);
    const keys = new Map(moves.map((move, i) => [move, stack.keys[i]!]));
    this.#moves.length = 0;
    this.#moves.push(...[...moves].sort((a, b) => keys.get(b)! - keys.get(a)!));
    this.#dull.clear();
    if (!ai.quietMargin) return;
    for (const move of moves) if (Math.abs(keys.get(move)!) < QUIET) this.#dull.add(move);
  }

  /** Runs one iteration: searches a narrow window around the last score, then wider ones until the score is inside. */
  #deepen(position: Position, depth: number, finding: RootResult): void {
    this.tree.limitCheckExtensions(depth);
    let width = WINDOW;
    const isSteady = depth > STEADY_DEPTH && !isProved(finding.score);
    const last = finding.score + this.#favours.get(finding.move)!;
    let alpha = isSteady ? last - width : -INFINITE_SCORE;
    let beta = isSteady ? last + width : INFINITE_SCORE;
    for (;;) {
      const score = this.#pass(position, depth, alpha, beta, finding);
      if (this.tree.budget.isSpent) return;
      width *= 3;
      if (score <= alpha && alpha > -INFINITE_SCORE) alpha = width > 1000 ? -INFINITE_SCORE : score - width;
      else if (score >= beta && beta < INFINITE_SCORE) beta = width > 1000 ? INFINITE_SCORE : score + width;
      else break;
    }
    finding.depth = depth;
  }

  /**
   * Searches the root moves in one window. Each move that is better than those before it goes to `finding` immediately.
   */
  #pass(position: Position, depth: number, floor: number, beta: number, finding: RootResult): number {
    const { tree } = this;
    const moves = this.#moves;
    const seat = position.turn;
    const at = moves.length;
    let alpha = floor;
    let best = -INFINITE_SCORE;
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i]!;
      const favour = this.#favours.get(move)!;
      position.play(move);
      const presses = tree.isForced();
      const look = (low: number, high: number, plies: number): number => {
        const score = tree.scoreAfter(seat, move, less(low, favour), less(high, favour), plies, 1, at, presses);
        return isProved(score) ? score : score + favour;
      };
      const isDull = i >= 4 && depth >= 4 && !presses && this.#dull.has(move);
      let score = isDull ? look(alpha, alpha + 1, depth - 2) : alpha + 1;
      if (i > 0 && score > alpha) score = look(alpha, alpha + 1, depth - 1);
      if (i === 0 || (score > alpha && score < beta)) score = look(alpha, beta, depth - 1);
      position.undo();
      if (tree.budget.isSpent) return best;
      if (score > best) best = score;
      if (score <= alpha) continue;
      alpha = score;
      finding.move = move;
      finding.score = isProved(score) ? score : score - favour;
      finding.line = [move, ...tree.line(1)];
      moves.splice(i, 1);
      moves.unshift(move);
      if (score >= beta) break;
    }
    return best;
  }
}

/** A bound minus the bonus of the move. Proved scores are not shifted: they would leave the valid range. */
const less = (bound: number, favour: number): number => (isProved(bound) ? bound : bound - favour);
