import type { SolvedPosition } from '../../../play/ai.ts';
import { CERTAIN_WIN_SCORE } from '../../../search/score.ts';
import type { HexPosition } from '../engine/position.ts';

/** Number of entries in the transposition table. Each entry has three words: both halves of the key, and the result. */
const ENTRIES = 1 << 18;
const WORDS = 3;

const LOST = 1;
const WON = 2;

/**
 * Solves positions with few empty cells: finds who wins, but not how fast. A winning move ends the search of a
 * position. If the opponent threatens to win on one cell, only a stone there is searched; two such cells mean a loss.
 * Moves that won often before are tried first.
 */
export class HexSolver {
  readonly #table = new Int32Array(ENTRIES * WORDS);
  readonly #moves = new Int32Array(64 * 512);
  /** By seat and cell: history score, which is higher the more often a stone there won. */
  readonly #history = new Int32Array(2 * 512);
  #position!: HexPosition;
  #nodesLeft = 0;
  #gaveUp = false;
  #shouldStop: () => boolean = () => false;

  /**
   * Returns the first winning move found, or else the move that took longest to refute; undefined if the search was
   * given up.
   */
  solve(
    position: HexPosition,
    moves: readonly number[],
    nodes: number,
    shouldStop: () => boolean,
  ): SolvedPosition | undefined {
    this.#position = position;
    this.#nodesLeft = nodes;
    this.#gaveUp = false;
    this.#shouldStop = shouldStop;
    this.#table.fill(0);
    this.#history.fill(0);
    let longest = { move: moves[0]!, nodes: -1 };
    for (const move of moves) {
      const before = this.#nodesLeft;
      position.play(move);
      const wins = this.#isOver() ? position.end!.winner !== position.turn : !this.#wins(0);
      position.undo();
      if (this.#gaveUp) return undefined;
      if (wins) return { move, score: CERTAIN_WIN_SCORE, depth: position.empties };
      if (before - this.#nodesLeft > longest.nodes) longest = { move, nodes: before - this.#nodesLeft };
    }
    return { move: longest.move, score: -CERTAIN_WIN_SCORE, depth: position.empties };
  }

  #isOver(): boolean {
    return this.#position.end !== undefined;
  }

  /** Whether the player to move wins. */
  #wins(ply: number): boolean {
    const position = this.#position;
    if (this.#nodesLeft-- <= 0 || this.#shouldStop()) {
      this.#gaveUp = true;
      return false;
    }
    const known = this.#lookUp();
    if (known) return known === WON;
    const at = ply * 512;
    let end = at + position.generate(this.#moves, at);
    if (!position.board.definition.end.misere) {
      const near = this.#immediateResult(at, end);
      if (near === WON || near === LOST) return near === WON;
      end = at + near - 2;
    }
    const wins = this.#searchMoves(ply, at, end);
    if (!this.#gaveUp) this.#store(wins ? WON : LOST);
    return wins;
  }

  /**
   * Looks for wins on the next stone of either side. Returns `WON`, `LOST`, or otherwise 2 plus the number of moves
   * that remain to be searched.
   */
  #immediateResult(at: number, end: number): number {
    const position = this.#position;
    const moves = this.#moves;
    const { turn, swapMove } = position;
    let threat = -1;
    let threats = 0;
    for (let i = at; i < end; i++) {
      const move = moves[i]!;
      if (move === swapMove) return 2 + end - at;
      if (position.wouldReachGoal(move, turn)) return WON;
      if (!position.wouldReachGoal(move, 1 - turn)) continue;
      threat = move;
      threats++;
    }
    if (threats > 1) return LOST;
    if (threats === 0) return 2 + end - at;
    moves[at] = threat;
    return 3;
  }

  #searchMoves(ply: number, at: number, end: number): boolean {
    const position = this.#position;
    const moves = this.#moves;
    const { turn } = position;
    const worth = this.#history.subarray(turn * 512, turn * 512 + 512);
    for (let i = at; i < end; i++) {
      let best = i;
      for (let j = i + 1; j < end; j++) if (worth[moves[j]!]! > worth[moves[best]!]!) best = j;
      const move = moves[best]!;
      moves[best] = moves[i]!;
      moves[i] = move;
      position.play(move);
      const wins = this.#isOver() ? position.end!.winner === turn : !this.#wins(ply + 1);
      position.undo();
      if (this.#gaveUp) return false;
      if (!wins) continue;
      worth[move] = worth[move]! + (end - at);
      return true;
    }
    return false;
  }

  #slot(): number {
    return (this.#position.hashLo & (ENTRIES - 1)) * WORDS;
  }

  #lookUp(): number {
    const slot = this.#slot();
    const { hashLo, hashHi } = this.#position;
    return this.#table[slot] === hashLo && this.#table[slot + 1] === hashHi ? this.#table[slot + 2]! : 0;
  }

  #store(known: number): void {
    const slot = this.#slot();
    this.#table[slot] = this.#position.hashLo;
    this.#table[slot + 1] = this.#position.hashHi;
    this.#table[slot + 2] = known;
  }
}
