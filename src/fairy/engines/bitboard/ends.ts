import type { Outcome } from '../../../play/position.ts';
import { type Board, regionCells } from '../../board/board.ts';
import { codeOf } from '../../board/kinds.ts';
import type { BitboardPosition } from './bitboard-position.ts';
import { FIRST_SIDE_SET, popCount } from './sets.ts';

/** Finds, with bitboards, how a game has ended by a rule about the board, even though pieces could still move. */
export class BitboardEnds {
  /**
   * By side: indices of piece sets. The extinction rule applies if one of them has at most `#atMost` pieces while the
   * other side has at least `#against`.
   */
  readonly #vitalSets: readonly (readonly number[])[];
  readonly #atMost: number;
  readonly #against: number;
  readonly #extinctWins: boolean;
  readonly #counts: boolean;
  /**
   * By side: indices of the sets of pieces that win by reaching the goal. `#goals` has the squares of the goal, as lo
   * and hi.
   */
  readonly #runners: readonly (readonly number[])[];
  readonly #goals: readonly Int32Array[];

  constructor({ definition, kinds, grid }: Board) {
    const { extinction, goal, checks } = definition.end;
    const setsOf = (letters: readonly string[], side: number) =>
      letters.map((letter) =>
        codeOf(
          kinds.findIndex((kind) => kind.letter === letter),
          side,
        ),
      );
    const { pieces = [], result = 'loss', atMost = 0, against = 0 } = extinction ?? {};
    this.#vitalSets = [0, 1].map((side) => (pieces === 'all' ? [FIRST_SIDE_SET + side] : setsOf(pieces, side)));
    this.#atMost = atMost;
    this.#against = against;
    this.#extinctWins = result === 'win';
    this.#counts = checks !== undefined;
    this.#runners = [0, 1].map((side) => setsOf(goal?.pieces ?? [], side));
    this.#goals = [0, 1].map((side) => {
      const squares = new Int32Array(2);
      for (const cell of regionCells(grid, goal?.cells[side] ?? [])) squares[cell >> 5]! |= 1 << (cell & 31);
      return squares;
    });
  }

  /** End of the game caused by the last move; undefined if the game goes on. */
  endOf({ sets, turn, checks }: BitboardPosition): Outcome | undefined {
    const mover = 1 - turn;
    for (let checked = 0, side = mover; checked < 2; checked++, side = turn) {
      if (this.#isExtinct(sets, side)) return { winner: this.#extinctWins ? side : 1 - side, reason: 'extinction' };
    }
    if (this.#counts && checks[mover] === 0) return { winner: mover, reason: 'checks' };
    return this.#isAtGoal(sets, mover) ? { winner: mover, reason: 'goal' } : undefined;
  }

  #isExtinct(sets: Int32Array, side: number): boolean {
    const others = (FIRST_SIDE_SET + 1 - side) << 1;
    if (this.#against && popCount(sets[others]!, sets[others | 1]!) < this.#against) return false;
    for (const set of this.#vitalSets[side]!) {
      if (popCount(sets[set << 1]!, sets[(set << 1) | 1]!) <= this.#atMost) return true;
    }
    return false;
  }

  #isAtGoal(sets: Int32Array, side: number): boolean {
    const goal = this.#goals[side]!;
    for (const set of this.#runners[side]!) {
      if ((sets[set << 1]! & goal[0]!) | (sets[(set << 1) | 1]! & goal[1]!)) return true;
    }
    return false;
  }
}
