import { MAX_MOVES } from '../../../play/legal-moves.ts';
import type { Outcome } from '../../../play/position.ts';
import { type Board, NONE } from '../../board/board.ts';
import { codeOf, isPiece, kindOfCode, ridesPastScreens, WALL_CODE } from '../../board/kinds.ts';
import { MOVE_KIND } from '../../board/move-code.ts';
import type { Setup } from '../../board/setup.ts';
import { areRoyalsFacing } from '../../board/state.ts';
import { immediateEnd } from '../../ends/adjudicate.ts';
import type { RuleWordPath } from '../../language/used-words.ts';
import { MAILBOX_RULE_WORDS } from './mailbox-words.ts';
import { TablePosition } from './table-position.ts';

/**
 * Rule words (paths of settings in a definition) that this engine supports: those of the mailbox engine, hoppers, lame
 * pieces, and passing.
 */
export const SCREEN_RULE_WORDS: readonly RuleWordPath[] = [
  ...MAILBOX_RULE_WORDS,
  'rules.unscreened',
  'rules.flyingGeneral',
  'rules.royalAtStake',
  'rules.truce',
  'rules.pass',
  'rules.hand.mayCheck',
  'end.facing',
  'end.passes',
  'end.insufficient.helpless',
  'end.repetition.perpetualChase',
  'end.repetition.perpetualChase.worth',
  'end.repetition.perpetualChase.free',
  'end.repetition.perpetualChase.spared',
  'end.repetition.toAndFro',
];

/**
 * Whether the engine can play the board: one royal piece per side, passing always or never allowed, and hoppers that
 * ride on beyond the piece they jump over.
 */
export const fitsScreenEngine = ({ hasRoyal, moves, kinds, definition }: Board): boolean =>
  hasRoyal[0] &&
  hasRoyal[1] &&
  !moves.overlapping &&
  definition.rules.pass !== 'stuck' &&
  kinds.every(ridesPastScreens);

const scratch = new Int32Array(MAX_MOVES);

/**
 * Engine for hoppers and for pieces that neighbours can block. Before generating, the lines to the king show which
 * pieces may expose it by leaving their cell, and which cells by being entered. Only such moves are tested on the
 * board, or all moves if the king is in check.
 */
export class ScreenPosition extends TablePosition {
  #isChecked = false;
  /** Whether some empty or enemy-occupied cell could expose the king by being entered. */
  #hasNarrow = false;
  /** The number of the current generation; marks with an older stamp are out of date. */
  #stamp = 0;
  /**
   * By cell: the current stamp if a piece that leaves the cell could expose the king. `#entering` marks cells that
   * could expose the king by being entered.
   */
  readonly #leaving: Int32Array;
  readonly #entering: Int32Array;
  /** By code: 1 for kinds that cannot capture each other. */
  readonly #atTruce: Uint8Array;
  /** Whether the kings face each other, so that the side to move must part them or pass. */
  #mustPart = false;
  readonly #facing: 'none' | 'file' | 'straight';

  constructor(board: Board, setup: Setup, past?: readonly string[]) {
    super(board, setup, past);
    this.#leaving = new Int32Array(board.cells);
    this.#entering = new Int32Array(board.cells);
    this.#facing = board.definition.rules.flyingGeneral ?? 'none';
    const { truce } = board.definition.rules;
    this.#atTruce = Uint8Array.from({ length: WALL_CODE + 1 }, (_, code) =>
      Number(isPiece(code) && truce.includes(board.kinds[kindOfCode(code)]?.letter ?? '')),
    );
  }

  count(): number {
    return this.generate(scratch, 0);
  }

  override isAttacked(cell: number, by: number): boolean {
    return super.isAttacked(cell, by) || this.isHopAttacked(cell, by);
  }

  /** Whether the king of the side to move is attacked, or faces the other king illegally. */
  #isExposed(): boolean {
    const king = this.kings[this.turn]!;
    if (this.isAttacked(king, 1 - this.turn)) return true;
    return this.#facing !== 'none' ? areRoyalsFacing(this, this.#facing) : this.#mustPart && areRoyalsFacing(this);
  }

  /** Cell of the only piece between two kings that may not face each other; NONE if there is not exactly one. */
  #pieceBetween(): number {
    const { files } = this.board.grid;
    const [own, other] = [this.kings[this.turn]!, this.kings[1 - this.turn]!];
    const isFile = (other - own) % files === 0;
    const isRank = this.#facing === 'straight' && Math.trunc(other / files) === Math.trunc(own / files);
    if (!isFile && !isRank) return NONE;
    const step = (isFile ? files : 1) * (other < own ? -1 : 1);
    let found = NONE;
    for (let cell = own + step; cell !== other; cell += step) {
      if (this.cells[cell] === 0) continue;
      if (found !== NONE) return NONE;
      found = cell;
    }
    return found;
  }

  #scan(): void {
    this.#stamp++;
    this.#isChecked = false;
    this.#hasNarrow = false;
    const king = this.kings[this.turn]!;
    this.#lookAlongLines(king);
    this.#lookOver(king);
    const between = this.#facing === 'none' ? NONE : this.#pieceBetween();
    if (between !== NONE) this.#leaving[between] = this.#stamp;
    this.#mustPart = this.board.definition.end.facing && areRoyalsFacing(this);
  }

  /** Finds checks along lines, and pieces that alone shield the king from an attacker. */
  #lookAlongLines(king: number): void {
    const { pool, start, hits } = this.board.attacks;
    const { codes } = this.board;
    const { cells, turn } = this;
    const foe = 1 - turn;
    let at = start[king]!;
    for (let lines = pool[at++]!; lines > 0; lines--) {
      const next = at + 1 + pool[at]! * 2;
      let shield = NONE;
      for (at++; at < next; at += 2) {
        const cell = pool[at]!;
        const code = cells[cell]!;
        if (code === 0) continue;
        if (shield === NONE && ((code - 1) & 129) === turn) {
          shield = cell;
          continue;
        }
        if (((code - 1) & 129) === foe && hits[pool[at + 1]! * codes + code]) {
          if (shield === NONE) this.#isChecked = true;
          else this.#leaving[shield] = this.#stamp;
        }
        break;
      }
      at = next;
    }
  }

  /** Finds checks by hoppers, which need exactly one piece in between, and marks the cells that would give them one. */
  #lookOver(king: number): void {
    const { pool, start } = this.board.hopAttacks;
    let at = start[king]!;
    for (let lines = pool[at++]!; lines > 0; lines--) {
      const length = pool[at]!;
      this.#lookOverLine(at + 1, at + 1 + length * 2);
      at += 1 + length * 2;
    }
  }

  #lookOverLine(first: number, next: number): void {
    const { pool, hits } = this.board.hopAttacks;
    const { codes, screens } = this.board;
    const { cells, turn } = this;
    let nearest = NONE;
    let second = NONE;
    for (let at = first; at < next; at += 2) {
      const cell = pool[at]!;
      const code = cells[cell]!;
      if (code === 0) continue;
      const attacks = ((code - 1) & 129) === 1 - turn && hits[pool[at + 1]! * codes + code] !== 0;
      if (nearest === NONE) {
        if (attacks) for (let back = first; back < at; back += 2) this.#markEntering(pool[back]!);
        nearest = cell;
      } else if (second === NONE) {
        if (attacks && screens[cells[nearest]!]) this.#isChecked = true;
        // A piece that captures there may become the piece that a hopper jumps over.
        else if (attacks) this.#markEntering(nearest);
        second = cell;
      } else {
        if (!attacks) return;
        // Either of the two may also capture the other and become the piece to jump over that was missing.
        this.#leaving[nearest] = this.#stamp;
        this.#leaving[second] = this.#stamp;
        return;
      }
    }
  }

  #markEntering(cell: number): void {
    this.#entering[cell] = this.#stamp;
    this.#hasNarrow = true;
  }

  override boardEnd(): Outcome | undefined {
    return immediateEnd(this);
  }

  override endsByRule(): boolean {
    return this.boardEnd() !== undefined || super.endsByRule();
  }

  generate(moves: Int32Array, at: number): number {
    if (this.boardEnd()) return 0;
    this.#scan();
    return this.#addLegal(moves, at, true) - at;
  }

  /**
   * Adds the legal moves from index `at` on; returns the new end index. Call `#scan` first. With `all` false, adds only
   * moves of pieces on the board, without castling.
   */
  #addLegal(moves: Int32Array, at: number, all: boolean): number {
    const king = this.kings[this.turn]!;
    const triesAll = this.#isChecked || this.#mustPart;
    let end = at;
    for (let word = 0; word < 4; word++) {
      let bits = this.occupied[this.turn * 4 + word]!;
      while (bits) {
        const from = (word << 5) + 31 - Math.clz32(bits & -bits);
        bits &= bits - 1;
        let next = this.pseudoLegalMoves(moves, end, from);
        if (this.#atTruce[this.cells[from]!]) next = this.#withoutTruce(moves, end, next);
        const isHeld = from === king || triesAll || this.#leaving[from] === this.#stamp;
        end = isHeld || this.#hasNarrow ? this.#keepSafe(moves, end, next, isHeld) : next;
      }
    }
    if (!all) return end;
    if (this.board.definition.rules.hand?.drops) {
      const next = this.#legalDrops(moves, end);
      end = triesAll || this.#hasNarrow ? this.#keepSafe(moves, end, next, triesAll) : next;
    }
    if (this.board.definition.rules.pass === 'always' && (this.#mustPart || !this.#isChecked))
      moves[end++] = king | (king << 7) | (MOVE_KIND.stay << 14);
    return !this.#isChecked && this.rights ? this.addCastling(moves, end) : end;
  }

  /** Removes captures of kinds at truce; returns the end. */
  #withoutTruce(moves: Int32Array, start: number, end: number): number {
    let keptEnd = start;
    for (let i = start; i < end; i++)
      if (!this.#atTruce[this.cells[(moves[i]! >> 7) & 127]!]) moves[keptEnd++] = moves[i]!;
    return keptEnd;
  }

  /** Generates drops, except those that give check where that is forbidden. */
  #legalDrops(moves: Int32Array, start: number): number {
    const end = this.addDrops(moves, start);
    if (this.board.definition.rules.hand!.mayCheck) return end;
    const { cells, turn } = this;
    const king = this.kings[1 - turn]!;
    let keptEnd = start;
    for (let i = start; i < end; i++) {
      const move = moves[i]!;
      const to = (move >> 7) & 127;
      cells[to] = codeOf((move >> 18) & 127, turn);
      if (!this.isAttacked(king, turn)) moves[keptEnd++] = move;
      cells[to] = 0;
    }
    return keptEnd;
  }

  /**
   * Keeps the moves that do not expose the king; returns the new end index. With `all`, every move is tested; otherwise
   * only those that enter a marked cell.
   */
  #keepSafe(moves: Int32Array, start: number, end: number, all: boolean): number {
    let keptEnd = start;
    for (let i = start; i < end; i++) {
      const move = moves[i]!;
      const isOpen = !all && this.#entering[(move >> 7) & 127] !== this.#stamp;
      // En passant captures have already been tested on the board.
      if (isOpen || ((move >> 14) & 15) === MOVE_KIND.enPassant || this.#isSafe(move)) moves[keptEnd++] = move;
    }
    return keptEnd;
  }

  #isSafe(move: number): boolean {
    const { cells, turn } = this;
    const from = move & 127;
    const to = (move >> 7) & 127;
    const kind = (move >> 14) & 15;
    const king = this.kings[turn]!;
    const mover = cells[from]!;
    const other = cells[to]!;
    const foe = this.kings[1 - turn]!;
    if (from === king) this.kings[turn] = to;
    // A move that captures the other king cannot face it.
    if (to === foe) this.kings[1 - turn] = NONE;
    cells[from] = 0;
    cells[to] = kind === MOVE_KIND.drop || kind === MOVE_KIND.promotion ? codeOf((move >> 18) & 127, turn) : mover;
    const isSafe = !this.#isExposed();
    this.kings[turn] = king;
    this.kings[1 - turn] = foe;
    cells[to] = other;
    cells[from] = mover;
    return isSafe;
  }

  captures(moves: Int32Array, at: number): number {
    if (this.boardEnd()) return 0;
    this.#scan();
    return this.#isChecked
      ? this.#addLegal(moves, at, true) - at
      : this.keepTactical(moves, at, this.#addLegal(moves, at, false));
  }
}
