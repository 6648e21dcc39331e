import { BasePosition } from '../../../play/base-position.ts';
import { CHANCE_SEAT, type Outcome, type Position, type Seat } from '../../../play/position.ts';
import type { Board } from './board.ts';
import { outcomeOf } from './ends.ts';
import { writeLegalMoves } from './generate.ts';
import type { MoneyState } from './money.ts';
import { greaterDie, moveAmountOf, smallerDie } from './move-code.ts';
import { makeMove } from './plies.ts';
import { PHASE_CODE, STATE_INDEX, STATE_SIZE } from './state-layout.ts';

const scratch = new Int32Array(256);

/** Codes of the phases that dice or cards decide. */
const CHANCE_PHASES: readonly number[] = [PHASE_CODE.draw, PHASE_CODE.dice, PHASE_CODE.venture, PHASE_CODE.card];

/** Probability of each double. A roll of two different dice is twice as likely. */
const DOUBLE = 1 / 36;

/** A position of the game: the state as an array of integers, and a stack of earlier states. */
export class LandlordsPosition extends BasePosition implements Position, MoneyState {
  readonly board: Board;
  readonly state: Int32Array;
  readonly #saved: Int32Array[] = [];
  #depth = 0;

  constructor(board: Board, state: Int32Array) {
    super();
    this.board = board;
    this.state = state;
  }

  get turn(): Seat {
    return CHANCE_PHASES.includes(this.state[STATE_INDEX.phase]!) ? CHANCE_SEAT : this.state[STATE_INDEX.actor]!;
  }
  get hashLo(): number {
    return hashState(this.state, this.board.keys.lo, 0x243f6a88);
  }
  get hashHi(): number {
    return hashState(this.state, this.board.keys.hi, 0x13198a2e);
  }

  generate(moves: Int32Array, at: number): number {
    return writeLegalMoves(this, moves, at);
  }
  count(): number {
    return writeLegalMoves(this, scratch, 0);
  }
  override weight(move: number): number {
    const phase = this.state[STATE_INDEX.phase];
    if (phase !== PHASE_CODE.dice && phase !== PHASE_CODE.venture)
      return this.turn === CHANCE_SEAT ? 1 / this.count() : 1;
    return isDouble(moveAmountOf(move)) ? DOUBLE : 2 * DOUBLE;
  }

  play(move: number): void {
    if (this.#depth === this.#saved.length) this.#saved.push(new Int32Array(STATE_SIZE));
    this.#saved[this.#depth++]!.set(this.state);
    makeMove(this, move);
  }
  undo(): void {
    this.state.set(this.#saved[--this.#depth]!);
  }

  outcome(): Outcome | undefined {
    return outcomeOf(this);
  }
  endsByRule(): boolean {
    return this.state[STATE_INDEX.phase] === PHASE_CODE.over;
  }
}

const isDouble = (dice: number): boolean => smallerDie(dice) === greaterDie(dice);

/** A 32-bit hash of the state. Each number is mixed with the key of its index. */
function hashState(state: Int32Array, keys: Int32Array, seed: number): number {
  let hash = seed;
  for (let at = 0; at < STATE_SIZE; at++) {
    hash = Math.imul(hash ^ Math.imul(state[at]! + 1, keys[at]! | 1), 0x85ebca6b);
    hash ^= hash >>> 15;
  }
  return hash | 0;
}
