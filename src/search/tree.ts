import type { Ai } from '../play/ai.ts';

import type { Position } from '../play/position.ts';
import { SearchBudget } from './budget.ts';
import { EvalNoise } from './eval-noise.ts';
import { MoveHistory } from './history.ts';
import { gainFromKey, isLosingCaptureKey, isQuietMoveKey, MoveStack } from './move-stack.ts';
import {
  fromTableScore,
  INFINITE_SCORE,
  MAX_EVALUATION,
  MAX_PLIES,
  MIN_PROVED_WIN,
  toTableScore,
  WIN_SCORE,
} from './score.ts';
import { BOUND_TYPE, NO_MOVE, TranspositionTable, UNKNOWN_SCORE } from './transposition.ts';

/** Late move reductions in plies, at index depth * 64 + number of moves already tried. */
const REDUCTIONS = new Int8Array(64 * 64);
for (let depth = 1; depth < 64; depth++) {
  for (let tried = 1; tried < 64; tried++) {
    REDUCTIONS[depth * 64 + tried] = Math.floor(0.6 + (Math.log(depth) * Math.log(tried)) / 2.2);
  }
}
const reduction = (depth: number, tried: number): number => REDUCTIONS[Math.min(depth, 63) * 64 + Math.min(tried, 63)]!;

/** How the search judges positions at its leaves. */
export interface JudgementSettings {
  /** Seed of the evaluation errors. */
  readonly seed: string;
  /** Standard deviation of evaluation errors, in points. */
  readonly evalError: number;
  /** Whether forcing moves are followed to their end; otherwise leaves get their static evaluation. */
  readonly followsForcing: boolean;
}

/**
 * Maximum number of forcing moves per position in the quiescence search, by plies since it began. Without a limit,
 * boards full of pieces en prise would never become quiet.
 */
const QUIESCENCE_MOVES = [20, 6, 4, 3, 2, 1, 1, 1, 1, 1];
const quiescenceMoves = (quiescencePly: number): number => QUIESCENCE_MOVES[quiescencePly] ?? 0;

const PERFECT_JUDGEMENT: JudgementSettings = { seed: '', evalError: 0, followsForcing: true };

/**
 * The search below the root: principal variation search with a transposition table, then a quiescence search of forcing
 * moves. If a player moves twice in a row, the score keeps its sign. All memory is allocated in the constructor.
 *
 * Pruning (null moves, late moves, futility) is used only in games whose `Ai` allows it.
 */
export class SearchTree {
  readonly table: TranspositionTable;
  readonly history = new MoveHistory();
  readonly stack = new MoveStack();
  readonly budget = new SearchBudget();
  readonly #evalNoise = new EvalNoise();
  /**
   * Whether a position was evaluated since this was last set to false. If so, not every line was searched to the end of
   * the game.
   */
  usedEvaluation = false;
  #followsForcing = true;
  #position!: Position;
  #ai!: Ai;
  #quietMargin = 0;
  /** Ply beyond which forced positions are not extended. */
  #extensionLimit = MAX_PLIES;
  readonly #evaluations = new Int32Array(MAX_PLIES + 2);
  readonly #lastMoves = new Int32Array(MAX_PLIES + 2);
  readonly #pathLo = new Int32Array(MAX_PLIES + 2);
  readonly #pathHi = new Int32Array(MAX_PLIES + 2);
  readonly #lines = new Int32Array((MAX_PLIES + 2) * MAX_PLIES);
  readonly #lengths = new Int32Array(MAX_PLIES + 2);

  constructor(tableBits: number) {
    this.table = new TranspositionTable(tableBits);
  }

  /** Starts the search of a position, with empty tables. */
  begin(position: Position, ai: Ai, { seed, evalError, followsForcing }: JudgementSettings = PERFECT_JUDGEMENT): void {
    this.#evalNoise.set(seed, evalError);
    this.#followsForcing = followsForcing;
    this.#position = position;
    this.#ai = ai;
    this.#quietMargin = ai.quietMargin ?? 0;
    this.table.clear();
    this.history.clear();
    this.#pathLo[0] = position.hashLo;
    this.#pathHi[0] = position.hashHi;
  }

  /** Sets the limit of check extensions for an iteration: twice its depth plus 2. */
  limitCheckExtensions(depth: number): void {
    this.#extensionLimit = Math.min(2 * depth + 2, MAX_PLIES);
  }

  isForced(): boolean {
    const ai = this.#ai;
    return ai.isForced ? ai.isForced(this.#position) : this.#position.check();
  }

  /** The principal variation from the position at `ply`. */
  line(ply: number): Int32Array {
    const start = ply * MAX_PLIES;
    return this.#lines.slice(start, start + this.#lengths[ply]!);
  }

  /**
   * Score, for `seat`, of the position after that seat's move. (0 - x instead of -x, because -0 is not a small
   * integer.)
   */
  scoreAfter(
    seat: number,
    move: number,
    alpha: number,
    beta: number,
    depth: number,
    ply: number,
    at: number,
    isForced: boolean,
  ): number {
    this.#lastMoves[ply] = move;
    return this.#position.turn === seat
      ? this.search(alpha, beta, depth, ply, at, isForced)
      : 0 - this.search(0 - beta, 0 - alpha, depth, ply, at, isForced);
  }

  /**
   * Score of the position for the player to move, `ply` plies below the root. Its moves are put on the move stack from
   * index `at`.
   */
  search(alpha: number, beta: number, depth: number, ply: number, at: number, isForced: boolean): number {
    if (isForced && ply < this.#extensionLimit) depth++;
    if (depth <= 0) return this.quiesce(alpha, beta, ply, at, isForced);
    this.#lengths[ply] = 0;
    if (this.budget.spend()) return 0;
    const position = this.#position;
    if (position.endsByRule()) {
      const end = this.#finalScore(ply);
      if (end !== UNKNOWN_SCORE) return end;
    }
    const lo = position.hashLo;
    const hi = position.hashHi;
    this.#pathLo[ply] = lo;
    this.#pathHi[ply] = hi;
    if (this.#isRepeated(lo, hi, ply)) return 0;
    if (ply >= MAX_PLIES - 1 || this.stack.isFull(at)) return this.#evaluate(lo, hi);

    // Mate distance pruning: an end is already known that is nearer than any end possible here.
    alpha = Math.max(alpha, ply - WIN_SCORE);
    beta = Math.min(beta, WIN_SCORE - ply);
    if (alpha >= beta) return alpha;

    const { table, stack, history } = this;
    const isPvNode = beta - alpha > 1;
    let tableMove = NO_MOVE;
    let evaluation = UNKNOWN_SCORE;
    let tableEstimate = UNKNOWN_SCORE;
    const slot = table.find(lo, hi);
    if (slot >= 0) {
      const score = fromTableScore(table.score(slot), ply);
      const bound = table.bound(slot);
      const isUsable = bound === BOUND_TYPE.exact || (bound === BOUND_TYPE.lower ? score >= beta : score <= alpha);
      if (isUsable && !isPvNode && table.depth(slot) >= depth) return score;
      tableMove = table.move(slot);
      evaluation = table.evaluation(slot);
      if (bound === BOUND_TYPE.exact || (bound === BOUND_TYPE.lower ? score > evaluation : score < evaluation))
        tableEstimate = score;
    }

    const quietMargin = this.#quietMargin;
    if (isForced) evaluation = UNKNOWN_SCORE;
    else if (evaluation === UNKNOWN_SCORE && quietMargin > 0) evaluation = this.#evaluate(lo, hi);
    this.#evaluations[ply] = evaluation;
    const estimate =
      isForced || tableEstimate === UNKNOWN_SCORE || tableEstimate >= MIN_PROVED_WIN || tableEstimate <= -MIN_PROVED_WIN
        ? evaluation
        : tableEstimate;
    const isImproving =
      !isForced && ply >= 2 && this.#evaluations[ply - 2] !== UNKNOWN_SCORE && evaluation > this.#evaluations[ply - 2]!;

    if (!isPvNode && !isForced && quietMargin > 0 && beta > -MIN_PROVED_WIN && beta < MIN_PROVED_WIN) {
      // Reverse futility: too far ahead for the opponent to catch up in the remaining plies.
      if (depth <= 7 && estimate - quietMargin * (isImproving ? depth - 1 : depth) >= beta) return estimate;
      if (depth >= 3 && estimate >= beta && this.#lastMoves[ply] !== NO_MOVE) {
        const score = this.#nullMoveScore(beta, depth, ply, at, estimate);
        if (this.budget.isSpent) return 0;
        if (score >= beta) return score >= MIN_PROVED_WIN ? beta : score;
      }
    }
    // Internal iterative reduction: without a known move, a shallower search costs less than bad move ordering.
    if (quietMargin > 0 && tableMove === NO_MOVE && depth >= 4) depth--;

    const ai = this.#ai;
    const count = ai.candidates ? ai.candidates(position, stack.moves, at) : position.generate(stack.moves, at);
    if (count === 0) return this.#scoreWithoutMoves(ply);
    const end = at + count;
    const isTableMoveQuiet = stack.rank(position, ai, history, at, end, ply, this.#lastMoves[ply]!, tableMove);
    const seat = position.turn;
    const isFutile =
      quietMargin > 0 &&
      !isForced &&
      depth <= 6 &&
      alpha < MIN_PROVED_WIN &&
      estimate + quietMargin * (depth + 1) <= alpha;
    const maxQuiets =
      quietMargin > 0 && !isForced && depth <= 8 ? (3 + depth * depth) >> (isImproving ? 0 : 1) : 0xffff;
    const start = alpha;
    let best = -INFINITE_SCORE;
    let bestMove = NO_MOVE;
    let quietCount = 0;
    for (let i = at; i < end; i++) {
      stack.pick(i, end);
      const move = stack.moves[i]!;
      if (move === tableMove && isTableMoveQuiet) stack.keys[i] = 0;
      const isQuiet = isQuietMoveKey(stack.keys[i]!);
      position.play(move);
      const forcesReply = this.isForced();
      if (isQuiet) {
        quietCount++;
        if (!isPvNode && !forcesReply && best > -MIN_PROVED_WIN && (isFutile || quietCount > maxQuiets)) {
          position.undo();
          continue;
        }
      }
      let score: number;
      if (i === at) {
        score = this.scoreAfter(seat, move, alpha, beta, depth - 1, ply + 1, end, forcesReply);
      } else {
        let reducedBy = 0;
        if (quietMargin > 0 && depth >= 3 && isQuiet && !forcesReply && !isForced) {
          reducedBy = reduction(depth, i - at);
          if (isPvNode) reducedBy--;
          if (!isImproving) reducedBy++;
          reducedBy -= (history.count(seat, move) / 6000) | 0;
          reducedBy = Math.max(0, Math.min(reducedBy, depth - 2));
        }
        score = this.scoreAfter(seat, move, alpha, alpha + 1, depth - 1 - reducedBy, ply + 1, end, forcesReply);
        if (reducedBy > 0 && score > alpha) {
          score = this.scoreAfter(seat, move, alpha, alpha + 1, depth - 1, ply + 1, end, forcesReply);
        }
        if (score > alpha && score < beta) {
          score = this.scoreAfter(seat, move, alpha, beta, depth - 1, ply + 1, end, forcesReply);
        }
      }
      position.undo();
      if (this.budget.isSpent) return 0;
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      bestMove = move;
      alpha = score;
      if (isPvNode) this.#updateLine(ply, move);
      if (score < beta) continue;
      if (isQuiet) this.#reward(seat, ply, depth, at, i);
      break;
    }
    const bound = best >= beta ? BOUND_TYPE.lower : best > start ? BOUND_TYPE.exact : BOUND_TYPE.upper;
    table.store(lo, hi, bestMove, toTableScore(best, ply), evaluation, depth, bound);
    return best;
  }

  /**
   * Quiescence search: the score once no capture changes the balance any more. Only forcing moves are searched, and
   * fewer of them the longer it goes on (`quiescencePly`).
   */
  quiesce(alpha: number, beta: number, ply: number, at: number, isForced: boolean, quiescencePly = 0): number {
    this.#lengths[ply] = 0;
    if (this.budget.spend()) return 0;
    const position = this.#position;
    if (position.endsByRule()) {
      const end = this.#finalScore(ply);
      if (end !== UNKNOWN_SCORE) return end;
    }
    this.usedEvaluation = true;
    const lo = position.hashLo;
    const hi = position.hashHi;
    if (!this.#followsForcing || ply >= MAX_PLIES - 1 || this.stack.isFull(at)) return this.#evaluate(lo, hi);
    const { table, stack } = this;
    let tableMove = NO_MOVE;
    let evaluation = UNKNOWN_SCORE;
    const slot = table.find(lo, hi);
    if (slot >= 0) {
      const score = fromTableScore(table.score(slot), ply);
      const bound = table.bound(slot);
      const isUsable = bound === BOUND_TYPE.exact || (bound === BOUND_TYPE.lower ? score >= beta : score <= alpha);
      if (isUsable && beta - alpha === 1) return score;
      tableMove = table.move(slot);
      evaluation = table.evaluation(slot);
    }
    const start = alpha;
    let best = -INFINITE_SCORE;
    if (isForced) evaluation = UNKNOWN_SCORE;
    else {
      if (evaluation === UNKNOWN_SCORE) evaluation = this.#evaluate(lo, hi);
      best = evaluation;
      if (best >= beta || quiescenceMoves(quiescencePly) === 0) return best;
      if (best > alpha) alpha = best;
    }
    const count = this.#ai.tacticalMoves(position, stack.moves, at);
    if (count === 0) return isForced ? this.#scoreWithoutMoves(ply) : best;
    const end = at + count;
    stack.rankForcing(position, this.#ai, at, end, tableMove);
    const seat = position.turn;
    const quietMargin = this.#quietMargin;
    let bestMove = NO_MOVE;
    const limit = isForced ? end : Math.min(end, at + quiescenceMoves(quiescencePly));
    for (let i = at; i < limit; i++) {
      stack.pick(i, end);
      const move = stack.moves[i]!;
      const key = stack.keys[i]!;
      if (!isForced && move !== tableMove) {
        // The remaining moves gain no more than this one.
        if (isLosingCaptureKey(key)) break;
        if (quietMargin > 0 && !isQuietMoveKey(key)) {
          const bestCaseScore = evaluation + gainFromKey(key) + 2 * quietMargin;
          if (bestCaseScore <= alpha) {
            if (bestCaseScore > best) best = bestCaseScore;
            break;
          }
        }
      }
      position.play(move);
      const forcesReply = this.isForced();
      const score =
        position.turn === seat
          ? this.quiesce(alpha, beta, ply + 1, end, forcesReply, quiescencePly + 1)
          : 0 - this.quiesce(0 - beta, 0 - alpha, ply + 1, end, forcesReply, quiescencePly + 1);
      position.undo();
      if (this.budget.isSpent) return 0;
      if (score <= best) continue;
      best = score;
      if (score <= alpha) continue;
      bestMove = move;
      alpha = score;
      if (beta - start > 1) this.#updateLine(ply, move);
      if (score >= beta) break;
    }
    const bound = best >= beta ? BOUND_TYPE.lower : best > start ? BOUND_TYPE.exact : BOUND_TYPE.upper;
    table.store(lo, hi, bestMove, toTableScore(best, ply), evaluation, 0, bound);
    return best;
  }

  /** Null move search: score if the player to move passes; with a move the position is worth at least that. */
  #nullMoveScore(beta: number, depth: number, ply: number, at: number, estimate: number): number {
    const position = this.#position;
    if (!this.#ai.nullMove?.(position)) return -INFINITE_SCORE;
    const reducedBy = 3 + ((depth / 3) | 0) + Math.min(((estimate - beta) / (2 * this.#quietMargin)) | 0, 3);
    this.#lastMoves[ply + 1] = NO_MOVE;
    const score = 0 - this.search(0 - beta, 1 - beta, depth - reducedBy, ply + 1, at, this.isForced());
    position.undo();
    return score;
  }

  #evaluate(lo: number, hi: number): number {
    this.usedEvaluation = true;
    const value = this.#ai.evaluate(this.#position) + this.#evalNoise.errorAt(lo, hi);
    return Math.min(Math.max(value, -MAX_EVALUATION), MAX_EVALUATION);
  }

  /** Score of a position without moves: that of the finished game, or 0 if no rule decides it. */
  #scoreWithoutMoves(ply: number): number {
    const end = this.#finalScore(ply);
    return end === UNKNOWN_SCORE ? 0 : end;
  }

  /** Score if the game is over here, else `UNKNOWN_SCORE`. A draw that can be claimed counts as claimed. */
  #finalScore(ply: number): number {
    const position = this.#position;
    const outcome = position.outcome() ?? position.claimable();
    if (!outcome) return UNKNOWN_SCORE;
    const final = this.#ai.terminalScore?.(position);
    if (final !== undefined) return final;
    if (outcome.winner === null) return 0;
    return outcome.winner === position.turn ? WIN_SCORE - ply : ply - WIN_SCORE;
  }

  /** Whether to score the position as a draw by repetition: repeated within the search, or twice in the game before. */
  #isRepeated(lo: number, hi: number, ply: number): boolean {
    const earlier = this.#position.repetitions();
    if (earlier === 0) return false;
    if (earlier >= 2) return true;
    for (let i = ply - 1; i >= 0; i--) if (this.#pathLo[i] === lo && this.#pathHi[i] === hi) return true;
    return false;
  }

  #updateLine(ply: number, move: number): void {
    const lines = this.#lines;
    const to = ply * MAX_PLIES;
    const from = to + MAX_PLIES;
    const length = this.#lengths[ply + 1]!;
    lines[to] = move;
    lines.copyWithin(to + 1, from, from + length);
    this.#lengths[ply] = length + 1;
  }

  /** Rewards a quiet move that caused a cutoff, and lowers the history counts of the quiet moves tried before it. */
  #reward(seat: number, ply: number, depth: number, from: number, at: number): void {
    const { moves, keys } = this.stack;
    const bonus = Math.min(16 * depth * depth + 32 * depth, 2000);
    this.history.recordRefutation(ply, this.#lastMoves[ply]!, moves[at]!);
    this.history.add(seat, moves[at]!, bonus);
    for (let i = from; i < at; i++) if (isQuietMoveKey(keys[i]!)) this.history.add(seat, moves[i]!, -bonus);
  }
}
