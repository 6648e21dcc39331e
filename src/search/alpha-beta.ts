import { type Ai, QUIET } from '../play/ai.ts';
import type { Position } from '../play/position.ts';
import type { Limits } from './budget.ts';
import { INFINITE_SCORE, isProved, MAX_PLIES, pliesToEnd } from './score.ts';
import { type JudgementSettings, SearchTree } from './tree.ts';

/** What is looked for at the root. */
export interface RootTask {
  /** The legal moves to choose from; at least one. */
  readonly moves: readonly number[];
  /** Points that make each of them look better than it is. */
  readonly favour?: (move: number) => number;
  /** Clear if left out. */
  readonly judgement?: JudgementSettings;
  readonly limits: Limits;
  /** When the thinking began, on the clock. */
  readonly startedAt: number;
  readonly clock: () => number;
  readonly stop?: () => boolean;
}

/** What a search came to. */
export interface RootResult {
  move: number;
  score: number;
  /** Plies looked ahead to the end; 0 when there was no time for a single one. */
  depth: number;
  nodes: number;
  /** The line expected, from the move on. */
  line: number[];
  /** Every line was followed to the end of the game. */
  isExhaustive?: boolean;
}

/** Half the width of the first window around the last score. */
const WINDOW = 25;

/** So many plies are looked at first where the rest of the game may be looked at whole: something to fall back on. */
const FIRST_LOOK = 4;

/** From here on the last score is a good guess. */
const STEADY_DEPTH = 4;

/** Alpha-beta search by deepening iterations. Holds all memory of a search; one is enough for a thread. */
export class AlphaBeta {
  readonly tree: SearchTree;
  /** The best so far comes first. */
  readonly #moves: number[] = [];
  readonly #favours = new Map<number, number>();
  /** Moves that need not be searched as deep as others when they come late. */
  readonly #dull = new Set<number>();

  /** Remembers up to 2^tableBits positions, 16 bytes each. */
  constructor(tableBits = 20) {
    this.tree = new SearchTree(tableBits);
  }

  /** The best of the moves as far as the limits allow to see. The position is left as it was. */
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
      // every line was followed to the end of the game: looking further changes nothing
      finding.isExhaustive = !tree.usedEvaluation && !tree.budget.isSpent;
      if (finding.isExhaustive) break;
      if (isProved(finding.score) && finding.depth >= 2 * pliesToEnd(finding.score)) break;
      if (depth === FIRST_LOOK && most > FIRST_LOOK && this.#solve(position, ai, quest, finding)) break;
    }
    finding.nodes = tree.budget.nodes;
    return finding;
  }

  /** Looks whether the rest of the game can be looked at whole. */
  #solve(position: Position, ai: Ai, { moves }: RootTask, finding: RootResult): boolean {
    const { budget } = this.tree;
    const solution = budget.isSpent ? undefined : ai.solve?.(position, moves, budget.remaining, () => budget.spend());
    if (!solution) return false;
    const { move, score, depth } = solution;
    const line = move === finding.move ? finding.line : [move];
    Object.assign(finding, { move, score, depth, line });
    return true;
  }

  /** Puts the moves in the order in which they look promising at first sight. */
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

  /** One iteration: searches in a narrow window around the last score, and in wider ones until the score lies inside. */
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

  /** Searches the moves in one window. Whatever beats the moves before it goes to the finding at once. */
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

/** A bound without what the move is favoured by. Proved ends are what they are: shifted, they would lie beyond the window. */
const less = (bound: number, favour: number): number => (isProved(bound) ? bound : bound - favour);
