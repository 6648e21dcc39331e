import { codeOf, kindOfCode, sideOf } from '../../fairy/board/kinds.ts';
import { fromOf, toOf } from '../../fairy/board/move-code.ts';
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from '../../fairy/engines/bitboard/sets.ts';
import {
  BISHOP_LINES,
  KNIGHT_LEAPS,
  NEIGHBOURS,
  PAWN_ATTACKS,
  QUEEN_LINES,
  ROOK_LINES,
  squaresBetween,
} from './geometry.ts';

/** Values of kinds of pieces, in pawns. A king is worth more than all other pieces together. */
export const PIECE_VALUES: readonly number[] = [1, 3, 3, 5, 9, 99];

/** Stands for "no piece" where a kind of piece is expected. Kinds are numbers from PAWN = 0. */
export const NO_KIND = -1;

const SLIDER_LINES: Readonly<Record<number, readonly (readonly (readonly number[])[])[]>> = {
  [BISHOP]: BISHOP_LINES,
  [ROOK]: ROOK_LINES,
  [QUEEN]: QUEEN_LINES,
};

/** Whether a kind of piece moves along lines: bishop, rook or queen. */
export const isSlider = (kind: number): boolean => kind === BISHOP || kind === ROOK || kind === QUEEN;

/** A board position that does not change, with the squares that its pieces attack and guard. */
export class BoardSnapshot {
  readonly turn: number;
  readonly check: boolean;
  /** The legal moves of the side to move, as encoded by the chess engine. */
  readonly moves: Int32Array;
  readonly #cells: Uint8Array;
  readonly #attacks: (readonly number[] | undefined)[] = [];
  readonly #squares: [readonly number[], readonly number[]];

  constructor(cells: Uint8Array, turn: number, check: boolean, moves: Int32Array) {
    this.#cells = cells;
    this.turn = turn;
    this.check = check;
    this.moves = moves;
    this.#squares = [squaresOf(cells, 0), squaresOf(cells, 1)];
  }

  get isMate(): boolean {
    return this.check && this.moves.length === 0;
  }

  kindAt(square: number): number {
    const code = this.#cells[square]!;
    return code === 0 ? NO_KIND : kindOfCode(code);
  }

  isEmpty(square: number): boolean {
    return this.#cells[square] === 0;
  }

  valueAt(square: number): number {
    return PIECE_VALUES[this.kindAt(square)] ?? 0;
  }

  isOf(side: number, square: number): boolean {
    return sideOf(this.#cells[square]!) === side;
  }

  isA(side: number, kind: number, square: number): boolean {
    return this.#cells[square] === codeOf(kind, side);
  }

  /** Returns the squares of a side's pieces including the king, or only of the given kinds. */
  squares(side: number, ...kinds: number[]): readonly number[] {
    const all = this.#squares[side]!;
    return kinds.length === 0 ? all : all.filter((square) => kinds.includes(this.kindAt(square)));
  }

  king(side: number): number {
    return this.#cells.indexOf(codeOf(KING, side));
  }

  /** Total value of a side's pieces in pawns, without the king. */
  material(side: number): number {
    return this.squares(side).reduce((sum, square) => sum + this.valueAt(square), -PIECE_VALUES[KING]!);
  }

  /**
   * Returns the squares that the piece on a square attacks. They include squares of its own side's pieces, which it
   * guards.
   */
  attacks(from: number): readonly number[] {
    this.#attacks[from] ??= attacksFrom(this.#cells, from);
    return this.#attacks[from]!;
  }

  /** Returns the squares of a side's pieces that attack a square, or that guard the side's own piece there. */
  attackers(side: number, target: number): readonly number[] {
    return this.squares(side).filter((from) => from !== target && this.attacks(from).includes(target));
  }

  isAttacked(side: number, target: number): boolean {
    return this.squares(side).some((from) => from !== target && this.attacks(from).includes(target));
  }

  /** Returns the squares of the pieces that give check to a side's king. */
  checkers(side: number): readonly number[] {
    return this.attackers(1 - side, this.king(side));
  }

  /** Returns the squares to which the piece on a square can legally move if its side is to move. */
  targets(from: number): number[] {
    return [...this.moves].filter((move) => fromOf(move) === from).map(toOf);
  }

  /** Returns the enemy slider that pins the piece on `square` to the one on `behind`; undefined if there is none. */
  pinner(square: number, behind: number): number | undefined {
    const side = sideOf(this.#cells[square]!);
    return this.squares(1 - side, BISHOP, ROOK, QUEEN).find((slider) => {
      const path = squaresBetween(slider, behind);
      return (
        path.includes(square) &&
        canMoveAlong(this.kindAt(slider), slider, behind) &&
        path.every((other) => other === square || this.isEmpty(other))
      );
    });
  }

  /** Whether a piece is guarded by its own side, including from behind an enemy slider that attacks it. */
  isGuarded(square: number): boolean {
    const side = sideOf(this.#cells[square]!);
    if (this.isAttacked(side, square)) return true;
    return this.attackers(1 - side, square).some(
      (from) => isSlider(this.kindAt(from)) && this.without(from).isAttacked(side, square),
    );
  }

  /** Whether capturing a piece gains material, because it is unguarded or a less valuable piece attacks it. */
  isInDanger(square: number): boolean {
    const side = sideOf(this.#cells[square]!);
    const attackers = this.attackers(1 - side, square);
    if (attackers.length === 0) return false;
    return !this.isGuarded(square) || attackers.some((from) => this.valueAt(from) < this.valueAt(square));
  }

  isPinned(square: number): boolean {
    const king = this.king(sideOf(this.#cells[square]!));
    return king !== square && this.pinner(square, king) !== undefined;
  }

  /** Returns the board after moving one piece, with everything else unchanged. */
  withMove(from: number, to: number): BoardSnapshot {
    const cells = this.#cells.slice();
    cells[to] = cells[from]!;
    cells[from] = 0;
    return new BoardSnapshot(cells, this.turn, this.check, this.moves);
  }

  /** Returns the board with some squares emptied, which reveals attacks through them. */
  without(...gone: number[]): BoardSnapshot {
    const cells = this.#cells.slice();
    for (const square of gone) cells[square] = 0;
    return new BoardSnapshot(cells, this.turn, this.check, this.moves);
  }
}

/** Whether a kind of slider can move in the direction of a square. */
const canMoveAlong = (kind: number, from: number, to: number): boolean =>
  SLIDER_LINES[kind]![from]!.some((line) => line.includes(to));

function squaresOf(cells: Uint8Array, side: number): number[] {
  const found: number[] = [];
  for (let square = 0; square < cells.length; square++) if (sideOf(cells[square]!) === side) found.push(square);
  return found;
}

function attacksFrom(cells: Uint8Array, from: number): readonly number[] {
  const code = cells[from]!;
  if (code === 0) return [];
  const kind = kindOfCode(code);
  if (kind === PAWN) return PAWN_ATTACKS[sideOf(code)]![from]!;
  if (kind === KNIGHT) return KNIGHT_LEAPS[from]!;
  if (kind === KING) return NEIGHBOURS[from]!;
  return SLIDER_LINES[kind]![from]!.flatMap((line) => {
    const stop = line.findIndex((square) => cells[square] !== 0);
    return stop < 0 ? line : line.slice(0, stop + 1);
  });
}
