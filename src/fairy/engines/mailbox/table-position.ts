import { type Grid, rankOf } from '../../../board/grid.ts';
import type { Board } from '../../board/board.ts';
import { castlingRightBit, handKeyIndex, NONE } from '../../board/board.ts';
import { nextDrawCount } from '../../board/counting.ts';
import { codeOf, isPiece, WALL_CODE } from '../../board/kinds.ts';
import { MOVE_KIND } from '../../board/move-code.ts';
import type { Setup } from '../../board/setup.ts';
import { PATH_FLAGS } from '../../board/tables.ts';
import { BoardPosition, UNDO_OFFSET, UNDO_RECORD_SIZE } from '../board-position.ts';

/**
 * Base of the mailbox engines: pseudo-legal moves by tables, attacks, castling, en passant and drops. It also changes
 * cells and hands and keeps the hash key up to date.
 */
export abstract class TablePosition extends BoardPosition {
  /** Occupied cells as bits, at index side * 4 + word (32 cells per word). */
  protected readonly occupied = new Int32Array(8);

  constructor(board: Board, setup: Setup, past?: readonly string[]) {
    super(board, setup, past);
    this.cells.forEach((code, cell) => {
      if (isPiece(code)) this.occupied[((code - 1) & 1) * 4 + (cell >> 5)]! |= 1 << (cell & 31);
    });
  }

  check(): boolean {
    const king = this.kings[this.turn]!;
    return king !== NONE && this.isAttacked(king, 1 - this.turn);
  }

  isAttacked(cell: number, by: number): boolean {
    const { pool, start, hits } = this.board.attacks;
    const { cells } = this;
    const { codes } = this.board;
    let at = start[cell]!;
    for (let lines = pool[at++]!; lines > 0; lines--) {
      const next = at + 1 + pool[at]! * 2;
      for (at++; at < next; at += 2) {
        const code = cells[pool[at]!]!;
        if (code === 0) continue;
        if (((code - 1) & 129) === by && hits[pool[at + 1]! * codes + code]) return true;
        break;
      }
      at = next;
    }
    return false;
  }

  /** Whether a hopper that rides on beyond the piece it jumps over attacks the cell. */
  protected isHopAttacked(cell: number, by: number): boolean {
    const { pool, start, hits } = this.board.hopAttacks;
    const { codes, screens } = this.board;
    const { cells } = this;
    let at = start[cell]!;
    for (let lines = pool[at++]!; lines > 0; lines--) {
      const next = at + 1 + pool[at]! * 2;
      let between = 0;
      for (at++; at < next; at += 2) {
        const code = cells[pool[at]!]!;
        if (code === 0) continue;
        if (between) {
          if (((code - 1) & 129) === by && hits[pool[at + 1]! * codes + code]) return true;
          break;
        }
        if (!screens[code]) break;
        between = code;
      }
      at = next;
    }
    return false;
  }

  /** Estimates the gain of a capture: the captured piece, minus the capturer if the target is defended. */
  exchange(move: number): number {
    const { board, cells, turn } = this;
    const to = (move >> 7) & 127;
    const kind = (move >> 14) & 15;
    const mover = (cells[move & 127]! - 1) >> 1;
    const taken = kind === MOVE_KIND.enPassant ? board.pawn : (cells[to]! - 1) >> 1;
    const gain =
      (taken >= 0 ? board.values[taken]! : 0) + (kind === MOVE_KIND.promotion ? board.values[(move >> 18) & 127]! : 0);
    const risk = kind === MOVE_KIND.promotion ? board.values[(move >> 18) & 127]! : board.values[mover]!;
    return this.isAttacked(to, 1 - turn) ? gain - risk : gain;
  }

  /**
   * Generates the pseudo-legal moves of a piece, ignoring the safety of its king. En passant captures are fully legal.
   */
  protected pseudoLegalMoves(moves: Int32Array, start: number, from: number): number {
    const { cells, board } = this;
    const foe = 1 - this.turn;
    const { pool } = board.moves;
    const code = cells[from]!;
    const promotions = code * board.cells;
    let end = start;
    let at = board.moves.start[code * board.cells + from]!;
    for (let leaps = pool[at++]!; leaps > 0; leaps--) {
      const to = pool[at++]!;
      const other = cells[to]!;
      if (other === 0 || ((other - 1) & 129) === foe) moves[end++] = from | (to << 7);
    }
    for (let rays = pool[at++]!; rays > 0; rays--) {
      const next = at + 1 + pool[at]!;
      for (at++; at < next; at++) {
        const to = pool[at]!;
        const other = cells[to]!;
        if (other === 0) moves[end++] = from | (to << 7);
        else {
          if (((other - 1) & 129) === foe) moves[end++] = from | (to << 7);
          break;
        }
      }
      at = next;
    }
    for (let paths = pool[at++]!; paths > 0; paths--) {
      const flags = pool[at++]!;
      const next = at + 1 + pool[at]!;
      if (flags & PATH_FLAGS.hop) {
        end = this.#hops(moves, end, from, at + 1, next, flags);
        at = next;
        continue;
      }
      for (at++; at < next; at++) {
        const to = pool[at]!;
        const other = cells[to]!;
        if (other !== 0) {
          const canLand =
            flags & PATH_FLAGS.capture &&
            ((other - 1) & 129) === foe &&
            (!(flags & PATH_FLAGS.lame) || at === next - 1);
          if (canLand) end = this.#addWithPromotions(moves, end, from, to, code, promotions);
          break;
        }
        if (flags & PATH_FLAGS.lame && at < next - 1) continue;
        if (flags & PATH_FLAGS.move) {
          if (flags & PATH_FLAGS.lame && board.passedFrom[promotions + from] && !board.promotionAt[promotions + to])
            moves[end++] = from | (to << 7) | (MOVE_KIND.double << 14);
          else end = this.#addWithPromotions(moves, end, from, to, code, promotions);
        } else {
          const isEnPassant = flags & PATH_FLAGS.enPassant && (to === this.enPassant || to === this.enPassantFar);
          if (isEnPassant && this.isEnPassantLegal(from, to))
            moves[end++] = from | (to << 7) | (MOVE_KIND.enPassant << 14);
        }
      }
      at = next;
    }
    return end;
  }

  /** Generates the moves along a path that must jump over one piece. */
  #hops(moves: Int32Array, start: number, from: number, first: number, next: number, flags: number): number {
    const { cells, board } = this;
    const foe = 1 - this.turn;
    const { pool } = board.moves;
    const code = cells[from]!;
    let end = start;
    let at = first;
    while (at < next && cells[pool[at]!] === 0) at++;
    if (at < next && !board.screens[cells[pool[at]!]!]) return end;
    for (at++; at < next; at++) {
      const to = pool[at]!;
      const other = cells[to]!;
      const canLand = other === 0 ? flags & PATH_FLAGS.move : flags & PATH_FLAGS.capture && ((other - 1) & 129) === foe;
      if (canLand) end = this.#addWithPromotions(moves, end, from, to, code, code * board.cells);
      if (other !== 0 || flags & PATH_FLAGS.behind) break;
    }
    return end;
  }

  /** Whether the piece on a cell could capture on another by jumping over one. */
  protected canHopTo(from: number, target: number): boolean {
    const { cells, board } = this;
    const { pool } = board.moves;
    let at = board.moves.start[cells[from]! * board.cells + from]!;
    at += 1 + pool[at]!;
    for (let rays = pool[at++]!; rays > 0; rays--) at += 1 + pool[at]!;
    for (let paths = pool[at++]!; paths > 0; paths--) {
      const flags = pool[at++]!;
      const next = at + 1 + pool[at]!;
      if (flags & PATH_FLAGS.hop && flags & PATH_FLAGS.capture && this.#leadsOver(at + 1, next, flags, target))
        return true;
      at = next;
    }
    return false;
  }

  /** Whether a hopper can reach the target along a path on the current board. */
  #leadsOver(first: number, next: number, flags: number, target: number): boolean {
    const { cells } = this;
    const { pool } = this.board.moves;
    let at = first;
    while (at < next && cells[pool[at]!] === 0) at++;
    if (at < next && !this.board.screens[cells[pool[at]!]!]) return false;
    for (at++; at < next; at++) {
      if (pool[at] === target) return true;
      if (cells[pool[at]!] !== 0 || flags & PATH_FLAGS.behind) return false;
    }
    return false;
  }

  /** Adds a move, or its promotions, or both. */
  #addWithPromotions(
    moves: Int32Array,
    end: number,
    from: number,
    to: number,
    code: number,
    promotions: number,
  ): number {
    const choice = this.board.promotionAt[promotions + to]!;
    if (choice < 2) moves[end++] = from | (to << 7);
    if (choice === 0) return end;
    for (const kind of this.board.promotesTo[(code - 1) & 1]!) {
      if (this.isLimited(kind, (code - 1) & 1)) continue;
      moves[end++] = from | (to << 7) | (MOVE_KIND.promotion << 14) | (kind << 18);
    }
    return end;
  }

  /** Whether a side already has the maximum number of pieces of a kind that promotion may give. */
  isLimited(kind: number, side: number): boolean {
    const limit = this.board.promotionLimits[kind]!;
    return limit > 0 && this.#countOnBoard(kind, side) >= limit;
  }

  /** Number of pieces of a kind on the board, promoted or not. */
  #countOnBoard(kind: number, side: number): number {
    const { kinds } = this.board;
    let count = 0;
    for (const code of this.cells) {
      if (((code - 1) & 129) === side && kinds[(code - 1) >> 1]!.face === kinds[kind]!.face) count++;
    }
    return count;
  }

  /** Whether an en passant capture leaves the king safe. */
  protected isEnPassantLegal(from: number, to: number): boolean {
    const { board, cells, turn } = this;
    const passed = this.victim;
    const pawn = cells[from]!;
    const other = cells[passed]!;
    cells[from] = 0;
    cells[passed] = 0;
    cells[to] = pawn;
    const king = board.royal === NONE ? NONE : this.kings[turn]!;
    const safe = king === NONE || !this.isAttacked(king, 1 - turn);
    cells[from] = pawn;
    cells[passed] = other;
    cells[to] = 0;
    return safe;
  }

  canCaptureEnPassant(target: number): boolean {
    if (target === NONE) return false;
    const { pool, start, hits } = this.board.attacks;
    const { cells, board, turn } = this;
    let at = start[target]!;
    for (let lines = pool[at++]!; lines > 0; lines--) {
      const next = at + 1 + pool[at]! * 2;
      const from = pool[at + 1]!;
      const code = cells[from]!;
      if (((code - 1) & 129) === turn && board.enPassantVictims[(code - 1) >> 1]) {
        if (hits[pool[at + 2]! * board.codes + code] && this.isEnPassantLegal(from, target)) return true;
      }
      at = next;
    }
    return false;
  }

  protected addCastling(moves: Int32Array, end: number): number {
    const king = this.castlingKings[this.turn]!;
    for (const wing of [0, 1]) {
      if (!(this.rights & castlingRightBit(this.turn, wing)) || !this.#canCastle(wing)) continue;
      moves[end++] = king | (this.castlingRooks[this.turn * 2 + wing]! << 7) | (MOVE_KIND.castle << 14);
    }
    return end;
  }

  /** Whether the king may not pass or reach the cell when castling. */
  protected isUnsafe(cell: number): boolean {
    return this.isAttacked(cell, 1 - this.turn);
  }

  /**
   * Whether castling is legal: all cells between king, rook and their goals are free except for king and rook
   * themselves, and the king meets no attack on its way.
   */
  #canCastle(wing: number): boolean {
    const { cells, turn } = this;
    const index = turn * 2 + wing;
    const king = this.castlingKings[turn]!;
    const rook = this.castlingRooks[index]!;
    const kingTo = this.board.castlingGoals!.king[index]!;
    const rookTo = this.board.castlingGoals!.rook[index]!;
    const first = Math.min(king, rook, kingTo, rookTo);
    const last = Math.max(king, rook, kingTo, rookTo);
    for (let cell = first; cell <= last; cell++) {
      if (cells[cell] !== 0 && cell !== king && cell !== rook) return false;
    }
    const kingCode = cells[king]!;
    const rookCode = cells[rook]!;
    cells[king] = 0;
    let safe = true;
    const step = kingTo < king ? -1 : 1;
    for (let cell = king; cell !== kingTo && cell + step !== kingTo && safe; cell += step)
      safe = !this.isUnsafe(cell + step);
    // On the king's goal, attacks count with the rook moved: it may have hidden an attacker, or may hide one now.
    cells[rook] = 0;
    cells[rookTo] = rookCode;
    if (safe) safe = !this.isUnsafe(kingTo);
    cells[rookTo] = 0;
    cells[king] = kingCode;
    cells[rook] = rookCode;
    return safe;
  }

  /** Generates drops of each kind in hand on each empty cell where it may be dropped. */
  protected addDrops(moves: Int32Array, end: number): number {
    const { board, cells, turn } = this;
    for (let kind = 0; kind < board.kinds.length; kind++) {
      const code = codeOf(kind, turn);
      if (!this.hands[codeOf(board.kinds[kind]!.inHand, turn)]) continue;
      for (let to = 0; to < board.cells; to++) {
        if (cells[to] !== 0 || !board.dropAt[code * board.cells + to]) continue;
        moves[end++] = to | (to << 7) | (MOVE_KIND.drop << 14) | (kind << 18);
      }
    }
    return end;
  }

  /** Keeps only captures and promotions among the moves from index `at` to `end`; returns their number. */
  protected keepTactical(moves: Int32Array, at: number, end: number): number {
    let keptEnd = at;
    for (let i = at; i < end; i++) {
      const move = moves[i]!;
      const kind = (move >> 14) & 15;
      const takes = kind < MOVE_KIND.castle && this.cells[(move >> 7) & 127] !== 0;
      if (takes || kind === MOVE_KIND.promotion || kind === MOVE_KIND.enPassant) moves[keptEnd++] = move;
    }
    return keptEnd - at;
  }

  /**
   * Records the cells passed by a double step, but only if an en passant capture there is legal, so that equal
   * positions have equal keys.
   */
  protected setEnPassant(from: number, to: number): void {
    const passed = stepsBetween(this.board.grid, from, to);
    this.victim = to;
    this.enPassant = passed.at(-1) ?? NONE;
    this.enPassantFar = passed.at(-2) ?? NONE;
    if (!this.canCaptureEnPassant(this.enPassant)) this.enPassant = NONE;
    if (!this.canCaptureEnPassant(this.enPassantFar)) this.enPassantFar = NONE;
    this.#togglePassed();
  }

  #togglePassed(): void {
    if (this.enPassant !== NONE) this.toggleKey(this.board.keys.enPassant, this.enPassant);
    if (this.enPassantFar !== NONE) this.toggleKey(this.board.keys.enPassant, this.enPassantFar);
  }

  protected addPiece(cell: number, code: number): void {
    this.cells[cell] = code;
    this.occupied[((code - 1) & 1) * 4 + (cell >> 5)]! |= 1 << (cell & 31);
    this.toggleKey(this.board.keys.piece, code * this.board.cells + cell);
  }

  protected removePiece(cell: number, code: number): void {
    this.cells[cell] = 0;
    this.occupied[((code - 1) & 1) * 4 + (cell >> 5)]! &= ~(1 << (cell & 31));
    this.toggleKey(this.board.keys.piece, code * this.board.cells + cell);
  }

  /** Replaces the contents of a cell with a piece, a wall or nothing. */
  protected setCell(cell: number, code: number): void {
    const old = this.cells[cell]!;
    if (isPiece(old)) this.removePiece(cell, old);
    else if (old === WALL_CODE) this.toggleKey(this.board.keys.wall, cell);
    if (isPiece(code)) this.addPiece(cell, code);
    else this.cells[cell] = code;
    if (code === WALL_CODE) this.toggleKey(this.board.keys.wall, cell);
  }

  protected addToHand(code: number, delta: number): void {
    const count = this.hands[code]!;
    if (count) this.toggleKey(this.board.keys.hand, handKeyIndex(code, count));
    this.hands[code] = count + delta;
    if (count + delta) this.toggleKey(this.board.keys.hand, handKeyIndex(code, count + delta));
  }

  protected keepRights(mask: number): void {
    const lost = this.rights & ~mask;
    if (!lost) return;
    for (let wing = 0; wing < 4; wing++) {
      if (lost & (1 << wing)) this.toggleKey(this.board.keys.castle, this.castlingRooks[wing]!);
    }
    this.rights &= mask;
  }

  protected toggleKey({ lo, hi }: { lo: Int32Array; hi: Int32Array }, index: number): void {
    this.hashLo ^= lo[index]!;
    this.hashHi ^= hi[index]!;
  }

  play(move: number): void {
    const { turn, board } = this;
    const at = this.saveRecord(move);
    const from = move & 127;
    const to = (move >> 7) & 127;
    const kind = (move >> 14) & 15;
    const passed = kind === MOVE_KIND.enPassant ? this.victim : to;
    this.#togglePassed();
    this.enPassant = NONE;
    this.enPassantFar = NONE;
    this.halfmove++;
    this.ply++;
    if (kind === MOVE_KIND.castle) this.#playCastling(from, to);
    else if (kind === MOVE_KIND.drop) this.#playDrop(to, codeOf((move >> 18) & 127, turn));
    else if (kind !== MOVE_KIND.stay) {
      const code = this.cells[from]!;
      const captured = passed === from ? 0 : this.cells[passed]!;
      if (captured) {
        this.record[at + UNDO_OFFSET.captured] = captured;
        this.removePiece(passed, captured);
        if (captured === this.kingCodes[1 - turn] && board.royal !== NONE) this.kings[1 - turn] = NONE;
        if (board.definition.rules.hand?.captures)
          this.addToHand(codeOf(board.kinds[(captured - 1) >> 1]!.inHand, turn), 1);
      }
      this.record[at + UNDO_OFFSET.moved] = code;
      this.removePiece(from, code);
      this.addPiece(to, kind === MOVE_KIND.promotion ? codeOf((move >> 18) & 127, turn) : code);
      const advances =
        kind === MOVE_KIND.promotion || (board.resetsClock[(code - 1) >> 1] && !isSideways(board, from, to));
      if (captured || advances) this.halfmove = 0;
      if (code === this.kingCodes[turn]) this.kings[turn] = to;
      this.keepRights(this.rightsMask[from]! & this.rightsMask[to]!);
    }
    if (turn === 1 || board.countsPlies) this.fullmove++;
    this.turn = 1 - turn;
    this.hashLo ^= board.keys.turn.lo[0]!;
    this.hashHi ^= board.keys.turn.hi[0]!;
    if (kind === MOVE_KIND.double) this.setEnPassant(from, to);
    if (board.definition.end.counting)
      this.#updateCount(kind === MOVE_KIND.promotion, this.record[at + UNDO_OFFSET.captured]!);
  }

  #updateCount(promoted: boolean, captured: number): void {
    const last = { limit: this.countLimit, ply: this.countPly };
    const { limit, ply } = nextDrawCount(this.board, this.cells, this.turn, last, { promoted, captured });
    this.countLimit = limit;
    this.countPly = ply;
    // The position string cannot hold both counters. From now on the halfmove clock follows from the history.
    if (limit > 0 && last.limit === 0) this.halfmove = Math.min(this.halfmove, this.ply + this.earlierKeys.length / 2);
  }

  #playCastling(king: number, rook: number): void {
    const index = this.turn * 2 + (this.castlingRooks[this.turn * 2] === rook ? 0 : 1);
    const kingCode = this.cells[king]!;
    const rookCode = this.cells[rook]!;
    const kingTo = this.board.castlingGoals!.king[index]!;
    this.removePiece(king, kingCode);
    this.removePiece(rook, rookCode);
    this.addPiece(kingTo, kingCode);
    this.addPiece(this.board.castlingGoals!.rook[index]!, rookCode);
    this.kings[this.turn] = kingTo;
    this.keepRights(this.rightsMask[king]!);
  }

  #playDrop(to: number, code: number): void {
    this.addToHand(this.#codeInHand(code), -1);
    this.addPiece(to, code);
    if (code === this.kingCodes[this.turn]) this.kings[this.turn] = to;
    if (this.board.resetsClock[(code - 1) >> 1]) this.halfmove = 0;
  }

  /** Code that a dropped piece had in its owner's hand. */
  #codeInHand(code: number): number {
    return codeOf(this.board.kinds[(code - 1) >> 1]!.inHand, (code - 1) & 1);
  }

  undo(): void {
    this.ply--;
    const { record } = this;
    const at = this.ply * UNDO_RECORD_SIZE;
    const move = record[at + UNDO_OFFSET.move]!;
    const captured = record[at + UNDO_OFFSET.captured]!;
    const from = move & 127;
    const to = (move >> 7) & 127;
    const kind = (move >> 14) & 15;
    const turn = 1 - this.turn;
    this.turn = turn;
    this.victim = record[at + UNDO_OFFSET.victim]!;
    if (kind === MOVE_KIND.castle) this.#undoCastling(from, to);
    else if (kind === MOVE_KIND.drop) {
      const code = this.cells[to]!;
      this.removePiece(to, code);
      this.addToHand(this.#codeInHand(code), 1);
    } else if (kind !== MOVE_KIND.pass && kind !== MOVE_KIND.stay) {
      this.removePiece(to, this.cells[to]!);
      this.addPiece(from, record[at + UNDO_OFFSET.moved]!);
      if (captured) {
        this.addPiece(kind === MOVE_KIND.enPassant ? this.victim : to, captured);
        const { rules } = this.board.definition;
        if (captured === this.kingCodes[1 - turn] && this.board.royal !== NONE) this.kings[1 - turn] = to;
        if (rules.hand?.captures) this.addToHand(codeOf(this.board.kinds[(captured - 1) >> 1]!.inHand, turn), -1);
      }
    }
    this.restoreRecord(at);
  }

  #undoCastling(king: number, rook: number): void {
    const index = this.turn * 2 + (this.castlingRooks[this.turn * 2] === rook ? 0 : 1);
    const kingTo = this.board.castlingGoals!.king[index]!;
    const rookTo = this.board.castlingGoals!.rook[index]!;
    const kingCode = this.cells[kingTo]!;
    const rookCode = this.cells[rookTo]!;
    this.removePiece(kingTo, kingCode);
    this.removePiece(rookTo, rookCode);
    this.addPiece(king, kingCode);
    this.addPiece(rook, rookCode);
  }
}

/** Cells between the ends of a double step over whole ranks. The step may cross the side edge of a board that wraps. */
function stepsBetween({ files }: Grid, from: number, to: number): number[] {
  const ranks = Math.trunc(to / files) - Math.trunc(from / files);
  const steps = Math.abs(ranks);
  const straight = (to % files) - (from % files);
  const across = Math.abs(straight) > steps ? straight - Math.sign(straight) * files : straight;
  return Array.from({ length: steps - 1 }, (_, index) => {
    const file = (from % files) + (across / steps) * (index + 1) + files;
    return (Math.trunc(from / files) + (ranks / steps) * (index + 1)) * files + (file % files);
  });
}

/** Whether a move stays on its rank. Such a step can be undone, so it does not reset the halfmove clock. */
const isSideways = ({ grid }: Board, from: number, to: number): boolean => rankOf(grid, from) === rankOf(grid, to);
