import type { Outcome, Position, Seat } from '../../src/play/position.ts';
import { mixSeed } from '../../src/search/eval-noise.ts';

/** The rules of a small game on immutable states, from which `TinyPosition` derives everything else. */
export interface TinyGame<State> {
  turn(state: State): Seat;
  /** Empty when the game is over. */
  moves(state: State): number[];
  next(state: State, move: number): State;
  /** How the game ended; undefined if it goes on. */
  outcome(state: State): Outcome | undefined;
  text(state: State): string;
  check?(state: State): boolean;
}

/** A state with its derived values, computed once. */
interface Frame<State> {
  state: State;
  text: string;
  turn: Seat;
  lo: number;
  hi: number;
  outcome: Outcome | undefined;
  moves: number[];
}

/** A position of a small game: a stack of immutable states. */
export class TinyPosition<State> implements Position {
  readonly game: TinyGame<State>;
  readonly #frames: Frame<State>[] = [];

  constructor(game: TinyGame<State>, state: State) {
    this.game = game;
    this.jump(state);
  }

  get #frame(): Frame<State> {
    return this.#frames[this.#frames.length - 1]!;
  }
  get state(): State {
    return this.#frame.state;
  }
  get turn(): Seat {
    return this.#frame.turn;
  }
  get hashLo(): number {
    return this.#frame.lo;
  }
  get hashHi(): number {
    return this.#frame.hi;
  }
  generate(moves: Int32Array, at: number): number {
    const legal = this.#frame.moves;
    for (let i = 0; i < legal.length; i++) moves[at + i] = legal[i]!;
    return legal.length;
  }
  count(): number {
    return this.#frame.moves.length;
  }
  weight(): number {
    return 1;
  }
  play(move: number): void {
    this.jump(this.game.next(this.state, move));
  }
  /** Continues from another state; `undo` takes it back. */
  jump(state: State): void {
    const { game } = this;
    const text = game.text(state);
    this.#frames.push({
      state,
      text,
      turn: game.turn(state),
      lo: hashOf(text, 1),
      hi: hashOf(text, 2),
      outcome: game.outcome(state),
      moves: game.moves(state),
    });
  }
  undo(): void {
    this.#frames.pop();
  }
  check(): boolean {
    return this.game.check?.(this.state) ?? false;
  }
  endsByRule(): boolean {
    return this.outcome() !== undefined;
  }
  outcome(): Outcome | undefined {
    return this.#frame.outcome;
  }
  claimable(): undefined {
    return undefined;
  }
  repetitions(): number {
    const { text } = this.#frame;
    return this.#frames.filter((frame) => frame.text === text).length - 1;
  }
  historyLength(): number {
    return 0;
  }
  past(): string[] {
    return [];
  }
}

function hashOf(text: string, salt: number): number {
  let hash = salt;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x9e3779b1 + salt * 2);
  return mixSeed(hash, salt) | 0;
}
