import { MAX_MOVES } from '../../../play/legal-moves.ts';
import type { Outcome } from '../../../play/position.ts';
import { type Board, NONE } from '../../board/board.ts';
import { royalsFace } from '../../board/facing.ts';
import { codeOf, isPiece, kindOfCode, ridesPastScreens, WALL } from '../../board/kinds.ts';
import { MOVE } from '../../board/move-code.ts';
import type { Setup } from '../../board/setup.ts';
import { immediateEnd } from '../../ends/adjudicate.ts';
import type { Word } from '../../language/used-words.ts';
import { MAILBOX_WORDS } from './mailbox-words.ts';
import { TablePosition } from './table-position.ts';

/** What this engine knows: what the plain one does, pieces that capture over others or are hindered by them, and passing. */
export const SCREEN_WORDS: readonly Word[] = [
  ...MAILBOX_WORDS,
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

/** One royal piece a side, who passes may always do so, and all that hops rides on behind what it jumps over. */
export const isScreened = ({ hasRoyal, moves, kinds, definition }: Board): boolean =>
  hasRoyal[0] &&
  hasRoyal[1] &&
  !moves.overlapping &&
  definition.rules.pass !== 'stuck' &&
  kinds.every(ridesPastScreens);

const scratch = new Int32Array(MAX_MOVES);

/**
 * Pieces that need something to jump over, or are stopped by what stands beside them. Before generating, the lines to
 * the own king tell which pieces may not simply leave and which cells may not simply be entered; only those moves are
 * tried on the board, and all of them when the king is in check.
 */
export class ScreenPosition extends TablePosition {
  #checked = false;
  /** Some empty or hostile cell may not simply be entered. */
  #isNarrow = false;
  /** A number for each generation: marks of earlier ones are out of date. */
  #stamp = 0;
  /** By cell: the stamp where leaving it could expose the king; where coming there could. */
  readonly #leaving: Int32Array;
  readonly #entering: Int32Array;
  /** By code: one of the kinds that leave each other alone. */
  readonly #atTruce: Uint8Array;
  /** The kings face each other, and the player on turn has to part them or to pass. */
  #mustPart = false;
  readonly #facing: 'none' | 'file' | 'straight';

  constructor(board: Board, setup: Setup, past?: readonly string[]) {
    super(board, setup, past);
    this.#leaving = new Int32Array(board.cells);
    this.#entering = new Int32Array(board.cells);
    this.#facing = board.definition.rules.flyingGeneral ?? 'none';
    const { truce } = board.definition.rules;
    this.#atTruce = Uint8Array.from({ length: WALL + 1 }, (_, code) =>
      Number(isPiece(code) && truce.includes(board.kinds[kindOfCode(code)]?.letter ?? '')),
    );
  }

  count(): number {
    return this.generate(scratch, 0);
  }

  override isAttacked(cell: number, by: number): boolean {
    return super.isAttacked(cell, by) || this.isHopAttacked(cell, by);
  }

  /** The king of the player on turn is attacked, or faces the other where it may not. */
  #isExposed(): boolean {
    const king = this.kings[this.turn]!;
    if (this.isAttacked(king, 1 - this.turn)) return true;
    return this.#facing !== 'none' ? royalsFace(this, this.#facing) : this.#mustPart && royalsFace(this);
  }

  /** The only piece between the kings where they may not face each other. */
  #between(): number {
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

  #look(): void {
    this.#stamp++;
    this.#checked = false;
    this.#isNarrow = false;
    const king = this.kings[this.turn]!;
    this.#lookAlongLines(king);
    this.#lookOver(king);
    const between = this.#facing === 'none' ? NONE : this.#between();
    if (between !== NONE) this.#leaving[between] = this.#stamp;
    this.#mustPart = this.board.definition.end.facing && royalsFace(this);
  }

  /** Who attacks the king, and who stands alone before an attacker. */
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
          if (shield === NONE) this.#checked = true;
          else this.#leaving[shield] = this.#stamp;
        }
        break;
      }
      at = next;
    }
  }

  /** The same for attackers that need one piece between, of which more would be too many and none too few. */
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
        if (attacks) for (let back = first; back < at; back += 2) this.#narrow(pool[back]!);
        nearest = cell;
      } else if (second === NONE) {
        if (attacks && screens[cells[nearest]!]) this.#checked = true;
        // what takes there may be jumped over
        else if (attacks) this.#narrow(nearest);
        second = cell;
      } else {
        if (!attacks) return;
        // one of the two may also take the other, and be jumped over where that was not
        this.#leaving[nearest] = this.#stamp;
        this.#leaving[second] = this.#stamp;
        return;
      }
    }
  }

  #narrow(cell: number): void {
    this.#entering[cell] = this.#stamp;
    this.#isNarrow = true;
  }

  override boardEnd(): Outcome | undefined {
    return immediateEnd(this);
  }

  override endsByRule(): boolean {
    return this.boardEnd() !== undefined || super.endsByRule();
  }

  generate(moves: Int32Array, at: number): number {
    if (this.boardEnd()) return 0;
    this.#look();
    return this.#legal(moves, at, true) - at;
  }

  /** The end of the moves that are legal as far as was looked: all, or those of pieces on the board. */
  #legal(moves: Int32Array, at: number, all: boolean): number {
    const king = this.kings[this.turn]!;
    const triesAll = this.#checked || this.#mustPart;
    let end = at;
    for (let word = 0; word < 4; word++) {
      let bits = this.occupied[this.turn * 4 + word]!;
      while (bits) {
        const from = (word << 5) + 31 - Math.clz32(bits & -bits);
        bits &= bits - 1;
        let next = this.pseudoLegalMoves(moves, end, from);
        if (this.#atTruce[this.cells[from]!]) next = this.#withoutTruce(moves, end, next);
        const isHeld = from === king || triesAll || this.#leaving[from] === this.#stamp;
        end = isHeld || this.#isNarrow ? this.#keepSafe(moves, end, next, isHeld) : next;
      }
    }
    if (!all) return end;
    if (this.board.definition.rules.hand?.drops) {
      const next = this.#allowedDrops(moves, end);
      end = triesAll || this.#isNarrow ? this.#keepSafe(moves, end, next, triesAll) : next;
    }
    if (this.board.definition.rules.pass === 'always' && (this.#mustPart || !this.#checked))
      moves[end++] = king | (king << 7) | (MOVE.stay << 14);
    return !this.#checked && this.rights ? this.addCastling(moves, end) : end;
  }

  /** Those that take none of the kinds that the piece leaves alone. */
  #withoutTruce(moves: Int32Array, start: number, end: number): number {
    let kept = start;
    for (let i = start; i < end; i++)
      if (!this.#atTruce[this.cells[(moves[i]! >> 7) & 127]!]) moves[kept++] = moves[i]!;
    return kept;
  }

  /** Drops, without those that give check where they may not. */
  #allowedDrops(moves: Int32Array, start: number): number {
    const end = this.addDrops(moves, start);
    if (this.board.definition.rules.hand!.mayCheck) return end;
    const { cells, turn } = this;
    const king = this.kings[1 - turn]!;
    let kept = start;
    for (let i = start; i < end; i++) {
      const move = moves[i]!;
      const to = (move >> 7) & 127;
      cells[to] = codeOf((move >> 18) & 127, turn);
      if (!this.isAttacked(king, turn)) moves[kept++] = move;
      cells[to] = 0;
    }
    return kept;
  }

  /** Those of the moves that do not expose the king: all are tried, or those that enter a narrow cell. */
  #keepSafe(moves: Int32Array, start: number, end: number, all: boolean): number {
    let kept = start;
    for (let i = start; i < end; i++) {
      const move = moves[i]!;
      const isOpen = !all && this.#entering[(move >> 7) & 127] !== this.#stamp;
      // capturing in passing was tried on the board already
      if (isOpen || ((move >> 14) & 15) === MOVE.enPassant || this.#isSafe(move)) moves[kept++] = move;
    }
    return kept;
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
    // who takes the other king need not fear to face it
    if (to === foe) this.kings[1 - turn] = NONE;
    cells[from] = 0;
    cells[to] = kind === MOVE.drop || kind === MOVE.promotion ? codeOf((move >> 18) & 127, turn) : mover;
    const isSafe = !this.#isExposed();
    this.kings[turn] = king;
    this.kings[1 - turn] = foe;
    cells[to] = other;
    cells[from] = mover;
    return isSafe;
  }

  captures(moves: Int32Array, at: number): number {
    if (this.boardEnd()) return 0;
    this.#look();
    return this.#checked
      ? this.#legal(moves, at, true) - at
      : this.keepTactical(moves, at, this.#legal(moves, at, false));
  }
}
