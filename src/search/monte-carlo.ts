import { Rng } from '../lib/rng.ts';
import type { Ai, Playouts } from '../play/ai.ts';
import { MAX_MOVES } from '../play/legal-moves.ts';
import type { Position, Seat } from '../play/position.ts';
import type { RankedMove, SearchOutcome, SearchTask } from './alpha-beta.ts';
import { SearchBudget } from './budget.ts';
import { EvalNoise } from './eval-noise.ts';
import { PlayoutTree, PROVED_RESULT_CODE } from './playout-tree.ts';
import { CERTAIN_WIN_SCORE, WIN_SCORE } from './score.ts';
import { scoreOfShare } from './win-chance.ts';

/** Maximum number of nodes in the tree, about fifty bytes each. */
const MAX_TREE_NODES = 1 << 19;

/** Number of playouts before `Ai.solve` is tried, so that there is a move to fall back on. */
const SOLVE_AFTER = 200;

/** Share of the best move's visits that another move needs, so that a weak level may choose it by misjudgement. */
const MIN_VISIT_SHARE = 0.05;

/** Monte Carlo tree search for two or more seats, each of which plays for itself. */
export class MonteCarloSearch {
  readonly #tree = new PlayoutTree(MAX_TREE_NODES);
  readonly #budget = new SearchBudget();
  readonly #evalNoise = new EvalNoise();
  readonly #moves = new Int32Array(MAX_MOVES);
  /** Seat to move, by depth on the current path. */
  readonly #seats = new Int32Array(this.#tree.path.length);
  #holders = new Uint8Array(512);
  #shares = new Float64Array(512);
  #weights = new Int32Array(512);
  #rng = Rng.fromSeed('');
  #position!: Position;
  #playouts!: Playouts;
  #hasTwoSeats = true;

  /** Finds the best of the moves within the limits. The position is unchanged afterwards. */
  think(position: Position, ai: Ai, task: SearchTask): SearchOutcome {
    const { moves, judgement, limits, startedAt, clock, stop } = task;
    const budget = this.#budget;
    const tree = this.#tree;
    this.#position = position;
    this.#playouts = ai.playouts!;
    this.#hasTwoSeats = this.#playouts.seats === 2;
    if (this.#holders.length < this.#playouts.moves) this.#holders = new Uint8Array(this.#playouts.moves);
    // Games only write the array entries of moves that exist in them.
    this.#holders.fill(0);
    this.#rng = Rng.fromSeed(`playouts ${judgement?.seed ?? ''}`);
    budget.start(limits.nodes, startedAt + (limits.ms ?? Number.POSITIVE_INFINITY), clock, stop);
    const shuffled = this.#rng.shuffle(moves);
    tree.resetToRoot(shuffled, shuffled.length);
    this.#setPriors(0, shuffled, shuffled.length);
    for (let played = 0; !tree.proof[0] && !budget.spend(); played++) {
      this.#runPlayout(limits.depth);
      if (played !== SOLVE_AFTER) continue;
      const solution = ai.solve?.(position, moves, budget.remaining, () => budget.spend());
      if (solution) return { ...solution, nodes: budget.nodes, line: [solution.move], isSolved: true };
      // No solution was found: `solve` may have reached its own limit, or time is up.
    }
    return this.#result(judgement?.evalError ?? 0, judgement?.seed ?? '', task);
  }

  /**
   * Runs one playout: selects a path, expands its last node if due, plays to the end at random, and updates the path.
   */
  #runPlayout(maxDepth = Number.POSITIVE_INFINITY): void {
    const tree = this.#tree;
    const { path } = tree;
    const position = this.#position;
    const last = Math.min(path.length - 2, maxDepth);
    let node = 0;
    let depth = 0;
    path[0] = 0;
    for (;;) {
      this.#seats[depth] = position.turn;
      if (depth > 0 && depth < last && tree.canExpand(node, this.#playouts.moves + 1) && !position.endsByRule()) {
        const { candidates } = this.#playouts;
        const count = candidates ? candidates(position, this.#moves, 0) : position.generate(this.#moves, 0);
        tree.expand(node, this.#moves, count);
        this.#setPriors(node, this.#moves, count);
      }
      if (!tree.hasChildren(node)) break;
      node = tree.selectChild(node);
      position.play(tree.move[node]!);
      path[++depth] = node;
      this.#budget.nodes++;
    }
    tree.depth = depth;
    const isOver = depth > 0 && position.endsByRule();
    const winner = this.#playouts.play(position, this.#rng, this.#holders);
    for (let i = 0; i < depth; i++) position.undo();
    if (isOver) this.#prove(winner);
    this.#updatePath(winner);
  }

  /** Gives the new children of a node the game's prior: a win share that counts as a number of playouts. */
  #setPriors(node: number, moves: ArrayLike<number>, count: number): void {
    const { priors } = this.#playouts;
    if (!priors) return;
    if (this.#shares.length < count) {
      this.#shares = new Float64Array(2 * count);
      this.#weights = new Int32Array(2 * count);
    }
    priors(this.#position, moves, count, this.#shares, this.#weights);
    const { amafVisits, amafWins } = this.#tree;
    const first = this.#tree.firstChild[node]!;
    for (let i = 0; i < count; i++) {
      amafVisits[first + i] = this.#weights[i]!;
      amafWins[first + i] = this.#weights[i]! * this.#shares[i]!;
    }
  }

  /**
   * Marks what is proved because the game was over at the end of the path: a won or lost move, and with two seats also
   * the moves before it.
   */
  #prove(winner: Seat | null): void {
    const tree = this.#tree;
    if (winner === null) return;
    let depth = tree.depth;
    const isWon = this.#winnerAt(depth - 1, winner) === this.#seats[depth - 1];
    let proof: number = isWon ? PROVED_RESULT_CODE.win : PROVED_RESULT_CODE.loss;
    for (;;) {
      tree.proof[tree.path[depth]!] = proof;
      if (depth === 0 || !this.#hasTwoSeats) return;
      depth--;
      if (proof === PROVED_RESULT_CODE.loss && !tree.isRefuted(tree.path[depth]!)) return;
      proof = PROVED_RESULT_CODE.win + PROVED_RESULT_CODE.loss - proof;
    }
  }

  /** The seat that the winner had at `depth`, before any trade of seats deeper on the path. */
  #winnerAt(depth: number, winner: Seat): Seat {
    const { swap } = this.#playouts;
    if (!swap?.tradesSeats) return winner;
    const { path, move } = this.#tree;
    let seat = winner;
    for (let i = depth + 1; i <= this.#tree.depth; i++) if (move[path[i]!] === swap.move) seat = 1 - seat;
    return seat;
  }

  #updatePath(winner: Seat | null): void {
    const tree = this.#tree;
    const { path } = tree;
    const { swap } = this.#playouts;
    let isSwapped = false;
    tree.visits[0] = tree.visits[0]! + 1;
    for (let depth = tree.depth - 1; depth >= 0; depth--) {
      const seat = this.#seats[depth]!;
      const won = winner === null ? 0.5 : this.#winnerAt(depth, winner) === seat ? 1 : 0;
      const child = path[depth + 1]!;
      tree.visits[child] = tree.visits[child]! + 1;
      tree.wins[child] = tree.wins[child]! + won;
      isSwapped ||= tree.move[child] === swap?.move;
      if (!isSwapped) this.#updateAmaf(path[depth]!, seat, won);
    }
  }

  /** Updates the AMAF counts: moves that the same player made later count as if made at this node. */
  #updateAmaf(node: number, seat: Seat, won: number): void {
    const tree = this.#tree;
    const holders = this.#holders;
    const { move, amafVisits, amafWins } = tree;
    const first = tree.firstChild[node]!;
    const end = first + tree.childCount[node]!;
    for (let child = first; child < end; child++) {
      if (holders[move[child]!] !== seat + 1) continue;
      amafVisits[child] = amafVisits[child]! + 1;
      amafWins[child] = amafWins[child]! + won;
    }
  }

  #result(evalError: number, seed: string, { favour }: SearchTask): SearchOutcome {
    const tree = this.#tree;
    this.#evalNoise.set(seed, evalError);
    const chosen = evalError || favour ? this.#chooseWithErrors(favour) : tree.bestChild(0);
    const line = [tree.move[chosen]!];
    for (let node = chosen; tree.hasChildren(node); ) {
      node = tree.bestChild(node);
      if (tree.visits[node] === 0) break;
      line.push(tree.move[node]!);
    }
    return {
      move: line[0]!,
      score: this.#scoreOf(chosen),
      depth: line.length,
      nodes: this.#budget.nodes,
      line,
      isSolved: tree.proof[chosen] !== PROVED_RESULT_CODE.none,
    };
  }

  /**
   * The most visited root moves other than the one that `think` just chose. They need no further search.
   */
  rankOthers(_position: Position, chosen: SearchOutcome, count: number): RankedMove[] {
    const tree = this.#tree;
    const first = tree.firstChild[0]!;
    const children = Array.from({ length: tree.childCount[0]! }, (_, i) => first + i);
    return children
      .filter((child) => tree.move[child] !== chosen.move && tree.visits[child]! > 0)
      .sort((a, b) => tree.rank(b) - tree.rank(a))
      .slice(0, count)
      .map((child) => ({
        move: tree.move[child]!,
        score: this.#scoreOf(child),
        chosenScore: chosen.score,
        depth: tree.hasChildren(child) ? 2 : 1,
      }))
      .sort((a, b) => b.score - a.score);
  }

  /** Score of a node in points, from the view of the player who made its move. */
  #scoreOf(node: number): number {
    const tree = this.#tree;
    const proof = tree.proof[node];
    const isEnd = !tree.hasChildren(node);
    if (proof === PROVED_RESULT_CODE.win) return isEnd ? WIN_SCORE - 1 : CERTAIN_WIN_SCORE;
    if (proof === PROVED_RESULT_CODE.loss) return isEnd ? 1 - WIN_SCORE : -CERTAIN_WIN_SCORE;
    return scoreOfShare(tree.winShare(node));
  }

  /** The child that looks best with evaluation errors and bonuses. Proved wins and losses are seen correctly. */
  #chooseWithErrors(favour: SearchTask['favour']): number {
    const tree = this.#tree;
    const best = tree.bestChild(0);
    const first = tree.firstChild[0]!;
    let chosen = best;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let child = first; child < first + tree.childCount[0]!; child++) {
      if (tree.visits[child]! < MIN_VISIT_SHARE * tree.visits[best]! || tree.proof[child] !== PROVED_RESULT_CODE.none)
        continue;
      const apparentScore =
        this.#scoreOf(child) + this.#errorOf(tree.move[child]!) + (favour?.(tree.move[child]!) ?? 0);
      if (apparentScore > bestScore) {
        bestScore = apparentScore;
        chosen = child;
      }
    }
    return tree.proof[best] === PROVED_RESULT_CODE.win ? best : chosen;
  }

  #errorOf(move: number): number {
    const position = this.#position;
    position.play(move);
    const error = this.#evalNoise.errorAt(position.hashLo, position.hashHi);
    position.undo();
    return error;
  }
}
