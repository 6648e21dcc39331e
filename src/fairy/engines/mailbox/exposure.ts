import { type Board, NONE, oncePerBoard } from '../../board/board.ts';
import { codeOf, kindOfCode, ridesPastScreens, sideOf, WALL_CODE } from '../../board/kinds.ts';
import { MOVE_KIND } from '../../board/move-code.ts';
import type { BoardState } from '../../board/state.ts';
import type { AttackTables } from '../../board/tables.ts';
import { extinctionOf } from '../../ends/extinction.ts';
import { DEFINITION_SHAPE } from '../../language/definition-shape.ts';
import { type RuleWordPath, usedRuleWords } from '../../language/used-words.ts';
import { SCREEN_RULE_WORDS } from './screen-position.ts';
import { TURNING_RULE_WORDS } from './turning-position.ts';

/** Rule words under which a move is legal if it leaves no guarded piece attacked and no kings face to face. */
const SUPPORTED_WORDS: ReadonlySet<string> = new Set<RuleWordPath>([
  ...TURNING_RULE_WORDS,
  ...SCREEN_RULE_WORDS,
  'rules.turning.limits',
  'rules.mustCapture',
  'end.checks',
  'end.extinction',
  'end.extinction.pieces',
  'end.extinction.result',
  'end.extinction.atMost',
  'end.extinction.guarded',
  'end.goal',
  'end.goal.pieces',
  'end.goal.cells',
  'end.goal.reply',
  'end.goal.held',
  'end.goal.safe',
]);

/**
 * Maximum number of pieces between attacker and target if a single move is to open the line. For hoppers (second
 * limit), one of these is the piece to jump over.
 */
const MAX_SHIELDS = 1;
const MAX_SHIELDS_OF_HOPPER = 2;

/** By kind of move: 1 if the move only shifts or drops one piece. */
const IS_SINGLE_MOVE = Uint8Array.from({ length: 16 }, (_, kind) =>
  Number([0, MOVE_KIND.double, MOVE_KIND.promotion, MOVE_KIND.drop].includes(kind)),
);

/**
 * Recognises moves that certainly leave no guarded piece attacked, so that they need not be played to test them: no
 * guarded piece moves, and nothing changes on the lines along which one could be attacked.
 */
class Exposure {
  /** By side and code: 1 for pieces that must not be attacked. */
  readonly #guarded: readonly Uint8Array[];
  /** By code: 1 if drops of this piece must always be played to test whether they are legal. */
  readonly #triesDrop: Uint8Array;
  /** By cell: the current stamp if emptying or filling the cell may expose a guarded piece. */
  readonly #sensitive: Int32Array;
  #stamp = 0;
  #isSafe = false;

  constructor(board: Board) {
    const { hand } = board.definition.rules;
    this.#sensitive = new Int32Array(board.cells);
    this.#guarded = [0, 1].map((side) => {
      const codes = Uint8Array.from(extinctionOf(board)?.guarded[side] ?? new Uint8Array(WALL_CODE + 1));
      if (board.royal !== NONE) codes[codeOf(board.royal, side)] = 1;
      return codes;
    });
    this.#triesDrop = Uint8Array.from({ length: WALL_CODE }, (_, code) => {
      const letter = board.kinds[kindOfCode(code)]?.letter ?? '';
      return Number(hand !== undefined && (!hand.mayCheck || hand.noMate.includes(letter)));
    });
  }

  /**
   * Marks the lines to the guarded pieces of the side to move. If one of these is already attacked, no move is certain
   * to be legal.
   */
  scan(position: BoardState, isAtStake: boolean): void {
    this.#isSafe = !isAtStake;
    if (isAtStake) return;
    this.#stamp++;
    const { board, cells, turn, kings } = position;
    const guarded = this.#guarded[turn]!;
    for (let cell = 0; cell < cells.length; cell++) {
      if (!guarded[cells[cell]!]) continue;
      this.#markLines(position, board.attacks, cell, MAX_SHIELDS);
      this.#markLines(position, board.hopAttacks, cell, MAX_SHIELDS_OF_HOPPER);
    }
    if (board.definition.rules.flyingGeneral && kings[0] !== NONE && kings[1] !== NONE)
      this.#markBetween(position, kings[0]!, kings[1]!);
  }

  #markLines(
    { board, cells, turn }: BoardState,
    { pool, start, hits }: AttackTables,
    target: number,
    maxShields: number,
  ) {
    const foe = 1 - turn;
    let at = start[target]!;
    for (let lines = pool[at++]!; lines > 0; lines--) {
      const first = at + 1;
      const next = first + pool[at]! * 2;
      let between = 0;
      let last = first;
      for (at = first; at < next && between <= maxShields; at += 2) {
        const code = cells[pool[at]!]!;
        if (code === 0) continue;
        if (sideOf(code) === foe && hits[pool[at + 1]! * board.codes + code]) last = at;
        between++;
      }
      for (let step = first; step < last; step += 2) {
        const cell = pool[step]!;
        // A piece put in between only blocks attackers that don't jump.
        if (cells[cell] || maxShields === MAX_SHIELDS_OF_HOPPER) this.#sensitive[cell] = this.#stamp;
      }
      at = next;
    }
  }

  /** Marks all cells between two cells of a file or rank. */
  #markBetween({ board }: BoardState, one: number, other: number): void {
    const { files } = board.grid;
    const [low, high] = one < other ? [one, other] : [other, one];
    const step = (high - low) % files === 0 ? files : 1;
    for (let cell = low + step; cell < high; cell += step) this.#sensitive[cell] = this.#stamp;
  }

  /** Whether a pseudo-legal move in the scanned position is certainly legal. */
  isSurelyLegal({ cells, turn }: BoardState, move: number): boolean {
    if (!this.#isSafe || move >>> 25) return false;
    const kind = (move >> 14) & 15;
    const from = move & 127;
    if (!IS_SINGLE_MOVE[kind] || this.#sensitive[from] === this.#stamp) return false;
    if (this.#sensitive[(move >> 7) & 127] === this.#stamp) return false;
    const guarded = this.#guarded[turn]!;
    const form = codeOf((move >> 18) & 127, turn);
    if (kind === MOVE_KIND.drop) return !guarded[form] && !this.#triesDrop[form];
    return !guarded[cells[from]!] && !(kind === MOVE_KIND.promotion && guarded[form]);
  }
}

/** The exposure test of a board; undefined if its rules do not allow one. */
export const exposureOf = oncePerBoard((board) => {
  const isSupported = [...usedRuleWords(DEFINITION_SHAPE, board.definition)].every((word) => SUPPORTED_WORDS.has(word));
  return isSupported && board.kinds.every(ridesPastScreens) ? new Exposure(board) : undefined;
});
