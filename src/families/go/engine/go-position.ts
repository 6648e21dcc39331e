import { doubleLength } from '../../../lib/grow.ts';
import type { Outcome } from '../../../play/position.ts';
import { type Board, colorOf, DIRECTION_COUNT, EMPTY, otherColor, STONE_MASK, vertexOf } from './board.ts';
import { deadByPlayouts } from './dead-stones.ts';
import { type Score, scoreOf } from './score.ts';
import { NONE, type PositionParts, StonePosition, turnOfKey } from './stone-position.ts';
import { type Stones, SUICIDE } from './stones.ts';
import { SuperkoTable } from './superko-table.ts';

/**
 * Words per ply in the undo log: ko point, passes, prisoners of both players, whether a stone was placed, last move.
 */
const PLY = 6;

/** Bit of a key that holds the player to move, used for situational superko. It is above the bits that hash stones. */
const TURN_BIT = STONE_MASK + 1;

/** A position of Go or another game won by surrounding, with any implementation of `Stones`. */
export class GoPosition extends StonePosition {
  readonly stones: Stones;
  readonly #superko: SuperkoTable | undefined;
  /** `TURN_BIT` with situational superko, which also compares the players to move; otherwise 0. */
  readonly #turnBit: number;
  readonly #suicide: boolean;
  readonly #mayPass: boolean;
  /** Whether a pass gives the opponent a prisoner. */
  readonly #givesPassStones: boolean;
  #log = new Int32Array(PLY * 128);
  #logLength = 0;
  #deadCache: { readonly key: string; readonly dead: readonly number[] } | undefined;
  /** Score of the board without its dead stones, with the key of the position to which it belongs. */
  #scoreCache: { readonly key: string; readonly score: Score } | undefined;

  constructor(board: Board, placing: PositionParts, past: readonly string[], Engine: StonesEngine) {
    super(board, placing, past);
    this.stones = new Engine(board, placing.colors);
    const { ko, suicide, pass } = board.definition.rules;
    this.#suicide = suicide;
    this.#mayPass = pass;
    const { passStones, scoring } = board.definition.end;
    this.#givesPassStones = passStones && scoring === 'territory';
    this.#turnBit = ko === 'situational' ? TURN_BIT : 0;
    if (ko === 'simple') return;
    this.#superko = new SuperkoTable();
    for (const key of past) {
      const hi = Number.parseInt(key.slice(8, 16), 16) | 0;
      this.#remember(Number.parseInt(key.slice(0, 8), 16) | 0, hi & STONE_MASK, turnOfKey(hi));
    }
    this.#remember(this.stones.keyLo, this.stones.keyHi, this.turn);
  }

  #remember(lo: number, hi: number, turn: number): void {
    this.#superko?.add(lo, turn ? hi | this.#turnBit : hi);
  }

  get colors(): Uint8Array {
    return this.stones.colors;
  }
  get hashLo(): number {
    return this.stones.keyLo;
  }
  protected get stonesHi(): number {
    return this.stones.keyHi;
  }
  protected get extraBits(): number {
    return this.ko + 1;
  }

  /** Whether the game is over because of passes or because enough stones were captured. */
  isOver(): boolean {
    return this.endedByPasses() || this.captureWinner() !== undefined;
  }

  /** Whether the game ended by passes or by a list of dead stones. */
  endedByPasses(): boolean {
    const { end } = this.board.definition;
    if (this.listed) return true;
    return this.passes >= end.passes && (end.lastPass === 'anyone' || this.turn === 0);
  }

  /** The seat that won by capturing enough stones; undefined if none has. */
  captureWinner(): number | undefined {
    const { captures } = this.board.definition.end;
    if (captures === 0) return undefined;
    if (this.prisoners[0]! >= captures) return 0;
    return this.prisoners[1]! >= captures ? 1 : undefined;
  }

  /** Whether the player to move may place a stone on an empty point. */
  isLegal(point: number): boolean {
    const { stones, turn } = this;
    const taken = stones.preview(point, colorOf(turn));
    if (taken === SUICIDE && !this.#suicide) return false;
    if (point === this.ko) return false;
    return !this.#superko?.has(stones.previewLo, turn ? stones.previewHi : stones.previewHi | this.#turnBit);
  }

  generate(moves: Int32Array, at: number): number {
    if (this.isOver()) return 0;
    const { colors, pass } = this;
    let end = at;
    for (let point = 0; point < pass; point++) if (colors[point] === EMPTY && this.isLegal(point)) moves[end++] = point;
    if (this.#mayPass) moves[end++] = pass;
    return end - at;
  }

  count(): number {
    if (this.isOver()) return 0;
    const { colors, pass } = this;
    let count = this.#mayPass ? 1 : 0;
    for (let point = 0; point < pass; point++) if (colors[point] === EMPTY && this.isLegal(point)) count++;
    return count;
  }

  play(move: number): void {
    const { stones, turn, pass } = this;
    if (this.#logLength + PLY > this.#log.length) this.#log = doubleLength(this.#log);
    const log = this.#log;
    log[this.#logLength++] = this.ko;
    log[this.#logLength++] = this.passes;
    log[this.#logLength++] = this.prisoners[0]!;
    log[this.#logLength++] = this.prisoners[1]!;
    log[this.#logLength++] = move < pass ? 1 : 0;
    log[this.#logLength++] = this.last;
    this.last = move < pass ? move : NONE;
    this.history.push(this.hashLo, this.hashHi, false);
    this.ko = NONE;
    if (move < pass) {
      const taken = stones.put(move, colorOf(turn));
      if (taken === SUICIDE) this.prisoners[1 - turn]! += stones.lost;
      else this.prisoners[turn]! += taken;
      if (taken === 1 && stones.isLoneInAtari(move)) this.ko = stones.lastTaken;
      this.passes = 0;
    } else {
      this.passes++;
      if (this.#givesPassStones && move === pass) this.prisoners[1 - turn]!++;
      if (move > pass) this.listed = this.listOfMove(move);
    }
    this.turn = 1 - turn;
    this.#remember(stones.keyLo, stones.keyHi, this.turn);
  }

  undo(): void {
    const log = this.#log;
    this.#logLength -= PLY;
    const at = this.#logLength;
    this.ko = log[at]!;
    this.passes = log[at + 1]!;
    this.prisoners[0] = log[at + 2]!;
    this.prisoners[1] = log[at + 3]!;
    this.listed = undefined;
    this.last = log[at + 5]!;
    if (log[at + 4]) this.stones.undo();
    this.#superko?.removeLast();
    this.history.pop();
    this.turn = 1 - this.turn;
  }

  endsByRule(): boolean {
    if (this.isOver() || (!this.#mayPass && this.count() === 0)) return true;
    const { plies, repetition } = this.board.definition.end;
    return this.history.length >= plies || (repetition > 0 && this.repetitions() >= repetition - 1);
  }

  outcome(): Outcome | undefined {
    const captureWinner = this.captureWinner();
    if (captureWinner !== undefined) return { winner: captureWinner, reason: 'capture' };
    if (this.endedByPasses()) return this.#verdict();
    if (!this.#mayPass && this.count() === 0) return { winner: 1 - this.turn, reason: 'no-moves' };
    const { plies, repetition } = this.board.definition.end;
    if (this.history.length >= plies) return { winner: null, reason: 'too-long' };
    const repeats = repetition > 0 && this.repetitions() >= repetition - 1;
    return repeats ? { winner: null, reason: 'long-cycle' } : undefined;
  }

  #verdict(): Outcome {
    const { ties, scoring } = this.board.definition.end;
    const reason = this.listed ? 'agreed-score' : 'two-passes';
    if (scoring === 'nothing') return { winner: null, reason };
    const { margin } = this.score();
    if (margin === 0) return { winner: ties === 'black' ? 0 : null, reason };
    return { winner: margin > 0 ? 0 : 1, reason };
  }

  /** The score of the board without its dead stones. */
  score(): Score {
    const key = `${this.hashLo} ${this.hashHi} ${this.prisoners} ${this.listed}`;
    if (this.#scoreCache?.key !== key)
      this.#scoreCache = { key, score: scoreOf(this.board, this.colors, this.deadStones(), this.prisoners) };
    return this.#scoreCache.score;
  }

  deadStones(): readonly number[] {
    if (this.listed) return this.listed;
    if (!this.endedByPasses() || this.board.definition.end.dead === 'stay') return [];
    const key = `${this.hashLo} ${this.hashHi}`;
    // The key leaves out the player to move: the dead stones must not depend on who passed first.
    if (this.#deadCache?.key !== key) this.#deadCache = { key, dead: deadByPlayouts(this.board, this.colors) };
    return this.#deadCache.dead;
  }

  mayListDead(): boolean {
    const { passes, lastPass, listed, scoring } = this.board.definition.end;
    if (!listed || scoring === 'nothing' || scoring === 'stones' || this.isOver()) return false;
    return this.passes + 1 >= passes && (lastPass === 'anyone' || this.turn === 1);
  }

  takenBy(move: number): number[] {
    if (move >= this.pass || this.stones.preview(move, colorOf(this.turn)) <= 0) return [];
    const { board, colors, stones } = this;
    const found = new Set<number>();
    const points = new Int32Array(board.points);
    for (const other of board.neighbours.subarray(move * DIRECTION_COUNT, move * DIRECTION_COUNT + DIRECTION_COUNT)) {
      if (colors[other] !== otherColor(colorOf(this.turn)) || found.has(other) || stones.liberties(other) > 1) continue;
      for (const stone of points.subarray(0, stones.chain(other, points))) found.add(stone);
    }
    return [...found].sort((a, b) => a - b);
  }

  whyIllegal(point: number): string | undefined {
    if (this.isLegal(point)) return undefined;
    const { stones, turn } = this;
    const name = vertexOf(this.board, point);
    const taken = stones.preview(point, colorOf(turn));
    if (taken === SUICIDE && !this.#suicide) return `suicide: a stone on ${name} has no liberty and takes nothing`;
    if (point === this.ko) return `ko: ${name} was just taken from, and play has to go elsewhere first`;
    return this.#turnBit
      ? `superko: a stone on ${name} brings back an earlier board with the same player to move`
      : `superko: a stone on ${name} brings back an earlier board`;
  }
}

/** A constructor of `Stones`. */
export type StonesEngine = new (board: Board, colors: Uint8Array) => Stones;
