import type { Outcome } from '../../../play/position.ts';
import { type Board, CASTLING_WINGS, castlingRightBit, NONE, oncePerBoard, regionCells } from '../../board/board.ts';
import { codesOfLetters } from '../../board/kinds.ts';
import type { BoardState } from '../../board/state.ts';
import { immediateEnd } from '../../ends/adjudicate.ts';
import { extinctionOf } from '../../ends/extinction.ts';
import type { FairyDefinition } from '../../language/definition.ts';

/** A position that can also say which moves capture and whether the side to move has a legal move. */
type Triable = BoardState & {
  isCapture(move: number): boolean;
  /** Whether some legal move satisfies `isMeant` and leads to a position that satisfies `leadsTo`. */
  canPlay(isMeant: (move: number) => boolean, leadsTo?: () => boolean): boolean;
};

type Goal = NonNullable<FairyDefinition['end']['goal']>;

/** Finds, for every rule word, how a game has ended by a rule about the board, even though pieces could still move. */
class ReferenceEnds {
  readonly #board: Board;
  /**
   * The extinction rule, if pieces can be lost: guarded ones are never captured, but may be blown up or turn into
   * walls.
   */
  readonly #extinction: ReturnType<typeof extinctionOf>;
  /** By side: cells of the goal. `#runners` marks, by side and code, the pieces that win there with 1. */
  readonly #goals: readonly (readonly number[])[];
  readonly #runners: readonly Uint8Array[];

  constructor(board: Board) {
    const { rules, end } = board.definition;
    const extinction = extinctionOf(board);
    const canBeLost = !extinction?.hasGuarded || rules.blast !== undefined || rules.petrifies.length > 0;
    this.#board = board;
    this.#extinction = canBeLost ? extinction : undefined;
    this.#goals = [0, 1].map((side) => (end.goal ? regionCells(board.grid, end.goal.cells[side]!) : []));
    this.#runners = [0, 1].map((side) => codesOfLetters(board.kinds, end.goal?.pieces ?? [], side));
  }

  /** Whether a side has lost the game by losing pieces that it needs. */
  isExtinct(position: BoardState, side: number): boolean {
    return this.#extinction?.isExtinct(position, side) ?? false;
  }

  /** End of the game caused by the last move; undefined if the game goes on. */
  endOf(position: Triable): Outcome | undefined {
    const { goal, checks } = this.#board.definition.end;
    const mover = 1 - position.turn;
    const passed = immediateEnd(position);
    if (passed) return passed;
    const extinct = this.#extinction && this.#extinctEnd(position);
    if (extinct) return extinct;
    if (checks && position.checks[mover] === 0) return { winner: mover, reason: 'checks' };
    const castled = this.#castlingWinner(position);
    if (castled !== undefined) return { winner: castled, reason: 'castling' };
    if (goal?.held)
      return this.#isAtGoal(position, position.turn) ? { winner: position.turn, reason: 'goal' } : undefined;
    return goal && this.#goalEnd(position, goal);
  }

  #extinctEnd(position: Triable): Outcome | undefined {
    const mover = 1 - position.turn;
    for (const side of [mover, position.turn]) {
      if (!this.isExtinct(position, side)) continue;
      const winner = { draw: null, loss: 1 - side, win: side }[this.#extinction!.result];
      return { winner, reason: 'extinction' };
    }
    return undefined;
  }

  /**
   * The winner in variants won by castling on one wing. A player who loses that right without castling loses the game.
   */
  #castlingWinner({ castled, rights }: Triable): number | undefined {
    const { castling } = this.#board.definition.end;
    if (castled !== NONE) return castled;
    const wing = castling?.wing === CASTLING_WINGS[0] ? 0 : 1;
    const loser = castling?.seats.find((side) => !(rights & castlingRightBit(side, wing)));
    return loser === undefined ? undefined : 1 - loser;
  }

  #goalEnd(position: Triable, { reply, safe }: Goal): Outcome | undefined {
    const { turn } = position;
    const mover = 1 - turn;
    const [own, other] = [this.#isAtGoal(position, mover), this.#isAtGoal(position, turn)];
    if (own && !reply) return { winner: mover, reason: 'goal' };
    // A piece on the goal that could be captured until the last move, and no longer can, has now reached the goal.
    if (!reply) return other && safe ? { winner: turn, reason: 'goal' } : undefined;
    if (own && other) return { winner: null, reason: 'goal' };
    // White moved first: black has one move to equalise.
    if (other) return { winner: turn, reason: 'goal' };
    return own && (mover === 1 || !this.#canReachGoal(position)) ? { winner: mover, reason: 'goal' } : undefined;
  }

  #isAtGoal(position: Triable, side: number): boolean {
    const runners = this.#runners[side]!;
    let count = 0;
    let last = NONE;
    for (const cell of this.#goals[side]!) {
      if (!runners[position.cells[cell]!]) continue;
      count++;
      last = cell;
    }
    if (count !== 1 || !this.#board.definition.end.goal?.safe) return count > 0;
    if (side === position.turn) return !position.isAttacked(last, 1 - side);
    return !position.canPlay((move) => position.isCapture(move) && ((move >> 7) & 127) === last);
  }

  /** Whether the side to move has a move to its goal. */
  #canReachGoal(position: Triable): boolean {
    const { turn } = position;
    return position.canPlay(
      () => true,
      () => this.#isAtGoal(position, turn),
    );
  }
}

export const referenceEndsOf = oncePerBoard((board) => new ReferenceEnds(board));
