import { doubled } from '../lib/doubled.ts';
import { MOST_MOVES } from '../play/move.ts';
import type { Outcome } from '../play/position.ts';
import { type Board, NONE, wingBit } from './board.ts';
import { codeOf, kindOfCode, sideOf } from './kinds.ts';
import { MOVE } from './move-code.ts';
import { regionCells } from './regions.ts';
import { checksKey, type Setup } from './setup.ts';
import { TablePosition } from './table-position.ts';

const scratch = new Int32Array(MOST_MOVES);

/** What one ply leaves behind besides its record: where its changes begin in the log, and the checks left. */
const MARK = 3;

/**
 * The engine for every rule word: moves are made as the pieces go, their further effects follow, and a move is legal if
 * the position it leads to is allowed. Slower than engines that know beforehand, and the measure of what they must give.
 */
export class TrialPosition extends TablePosition {
  /** Cells that effects changed: cell << 8 | the code that was there. */
  #log = new Int32Array(256);
  #logged = 0;
  #marks = new Int32Array(MARK * 64);
  /** By kind: its owner loses, or must not leave it attacked. */
  readonly #guarded: readonly number[];
  /** Guarded pieces are never captured: only a blast can end the game by them. */
  readonly #mayVanish: boolean;
  readonly #hasHoppers: boolean;
  readonly #goalCells: readonly Uint8Array[];
  readonly #goalKinds: readonly number[];

  constructor(board: Board, setup: Setup, past?: readonly string[]) {
    super(board, setup, past);
    const { extinction, goal } = board.definition.end;
    const kind = (letter: string) => board.kinds.findIndex((known) => known.letter === letter);
    this.#guarded = extinction?.guarded && extinction.pieces !== 'all' ? extinction.pieces.map(kind) : [];
    this.#hasHoppers = board.hopping.includes(1);
    this.#mayVanish = !this.#guarded.length || board.definition.rules.blast !== undefined;
    this.#goalKinds = goal?.pieces.map(kind) ?? [];
    this.#goalCells = [0, 1].map((side) => {
      const cells = new Uint8Array(board.cells);
      for (const cell of goal ? regionCells(board.grid, goal.cells[side]!) : []) cells[cell] = 1;
      return cells;
    });
  }

  count(): number {
    return this.generate(scratch, 0);
  }

  generate(moves: Int32Array, at: number): number {
    if (this.boardEnd()) return 0;
    const end = this.#pseudoMoves(moves, at);
    let kept = at;
    for (let i = at; i < end; i++) {
      const move = moves[i]!;
      if (this.#breaksTruce(move)) continue;
      this.play(move);
      const legal = this.#isAllowed();
      this.undo();
      if (legal) moves[kept++] = move;
    }
    const { mustCapture } = this.board.definition.rules;
    return mustCapture ? this.#capturesIfAny(moves, at, kept) - at : kept - at;
  }

  /** Only the captures, if there are any. */
  #capturesIfAny(moves: Int32Array, at: number, end: number): number {
    let kept = at;
    for (let i = at; i < end; i++) if (this.#takes(moves[i]!)) moves[kept++] = moves[i]!;
    return kept === at ? end : kept;
  }

  /** It would capture one of two kinds that leave each other alone. */
  #breaksTruce(move: number): boolean {
    const { truce } = this.board.definition.rules;
    if (!truce.length || !this.#takes(move)) return false;
    return [move & 127, (move >> 7) & 127].every((cell) => {
      const code = this.cells[cell]!;
      return code !== 0 && truce.includes(this.board.kinds[kindOfCode(code)]!.letter);
    });
  }

  #takes(move: number): boolean {
    const kind = (move >> 14) & 15;
    return (
      kind === MOVE.enPassant || (kind !== MOVE.castle && kind !== MOVE.drop && this.cells[(move >> 7) & 127] !== 0)
    );
  }

  #pseudoMoves(moves: Int32Array, at: number): number {
    const { cells, turn } = this;
    let end = at;
    for (let from = 0; from < cells.length; from++) {
      const code = cells[from]!;
      if (!code || sideOf(code) !== turn) continue;
      const next = this.freeMoves(moves, end, from);
      end = this.board.moves.overlapping ? withoutRepeats(moves, end, next) : next;
    }
    if (this.board.definition.rules.hand) end = this.drops(moves, end);
    return this.rights && !this.check() ? this.castling(moves, end) : end;
  }

  /** May the player who has just moved leave things as they are now? */
  #isAllowed(): boolean {
    const mover = 1 - this.turn;
    const { rules } = this.board.definition;
    if (!rules.mayCheck && this.check()) return false;
    const king = this.board.royal === NONE ? NONE : this.kings[mover]!;
    if (king !== NONE && this.attacked(king, this.turn)) return false;
    if (rules.flyingGeneral && this.#kingsFace()) return false;
    if (!this.#guarded.length) return true;
    if (this.#mayVanish && this.#isExtinct(mover)) return false;
    return (this.#mayVanish && this.#isExtinct(this.turn)) || !this.#isGuardedAttacked(mover);
  }

  /** Nothing stands between the royal pieces, which are on one file, or on one rank where that counts. */
  #kingsFace(): boolean {
    const { files } = this.board.grid;
    const [low, high] = [Math.min(...this.kings), Math.max(...this.kings)];
    const isFile = (high - low) % files === 0;
    const isRank = Math.floor(low / files) === Math.floor(high / files);
    if (low === NONE || !(isFile || (isRank && this.board.definition.rules.flyingGeneral === 'straight'))) return false;
    const step = isFile ? files : 1;
    for (let cell = low + step; cell < high; cell += step) if (this.cells[cell]) return false;
    return true;
  }

  override attacked(cell: number, by: number): boolean {
    if (super.attacked(cell, by)) return true;
    if (!this.#hasHoppers) return false;
    return this.cells.some(
      (code, from) =>
        code !== 0 && sideOf(code) === by && this.board.hopping[kindOfCode(code)] === 1 && this.hopsTo(from, cell),
    );
  }

  override check(): boolean {
    return (this.board.royal !== NONE && super.check()) || this.#isGuardedAttacked(this.turn);
  }

  override outcome(): Outcome | undefined {
    return this.#decided(super.outcome());
  }

  override claimable(): Outcome | undefined {
    return this.#decided(super.claimable());
  }

  /** A draw is a win where repeating is no draw, or where one seat is given draws. */
  #decided(outcome: Outcome | undefined): Outcome | undefined {
    const { drawsTo, repetition } = this.board.definition.end;
    if (repetition?.onTurn === 'loss' && outcome?.reason.endsWith('-fold-repetition'))
      return { ...outcome, winner: 1 - this.turn };
    return outcome?.winner === null && drawsTo !== undefined ? { ...outcome, winner: drawsTo } : outcome;
  }

  /** Castling heeds attacks only where the king may not be left attacked. */
  protected override isUnsafe(cell: number): boolean {
    const heeds = this.board.royal !== NONE || this.#guarded.includes(this.board.king);
    return heeds && this.attacked(cell, 1 - this.turn);
  }

  /** A guarded piece could be taken without the taker's own being lost; or all of its kind, where that is needed. */
  #isGuardedAttacked(side: number): boolean {
    const { extinction } = this.board.definition.end;
    for (const kind of this.#guarded) {
      const code = codeOf(kind, side);
      let standing = 0;
      let lost = 0;
      for (let cell = 0; cell < this.cells.length; cell++) {
        if (this.cells[cell] !== code) continue;
        standing++;
        if (this.attacked(cell, 1 - side) && !this.#isShielded(cell, 1 - side)) lost++;
      }
      // one of more than enough can be spared
      const matters = extinction!.together ? lost === standing : standing <= extinction!.atMost + 1;
      if (lost > 0 && matters) return true;
    }
    return false;
  }

  /** Taking there would blow up the taker's own guarded piece, which stands beside. */
  #isShielded(cell: number, by: number): boolean {
    if (!this.board.definition.rules.blast) return false;
    return this.#around(cell).some((near) => {
      const code = this.cells[near]!;
      return code !== 0 && sideOf(code) === by && this.#guarded.includes(kindOfCode(code));
    });
  }

  /** The cells beside a cell, corners too. */
  #around(cell: number): number[] {
    const { files, ranks } = this.board.grid;
    const file = cell % files;
    const rank = (cell - file) / files;
    const near: number[] = [];
    for (let y = Math.max(0, rank - 1); y <= Math.min(ranks - 1, rank + 1); y++) {
      for (let x = Math.max(0, file - 1); x <= Math.min(files - 1, file + 1); x++) {
        if (x !== file || y !== rank) near.push(y * files + x);
      }
    }
    return near;
  }

  override settled(): boolean {
    return this.boardEnd() !== undefined || super.settled();
  }

  override boardEnd(): Outcome | undefined {
    const { extinction, goal, checks } = this.board.definition.end;
    const mover = 1 - this.turn;
    if (extinction && this.#mayVanish) {
      for (const side of [mover, this.turn]) {
        if (!this.#isExtinct(side)) continue;
        return { winner: extinction.result === 'win' ? side : 1 - side, reason: 'extinction' };
      }
    }
    if (checks && this.checks[mover] === 0) return { winner: mover, reason: 'checks' };
    if (goal?.held) return this.#isAtGoal(this.turn) ? { winner: this.turn, reason: 'goal' } : undefined;
    return goal && this.#goalEnd(goal.reply);
  }

  #goalEnd(reply: boolean): Outcome | undefined {
    const mover = 1 - this.turn;
    const [own, other] = [this.#isAtGoal(mover), this.#isAtGoal(this.turn)];
    if (!reply) return own ? { winner: mover, reason: 'goal' } : undefined;
    if (own && other) return { winner: null, reason: 'goal' };
    // white moved first: black has one move to draw level
    if (other) return { winner: this.turn, reason: 'goal' };
    return own && (mover === 1 || !this.#canReachGoal()) ? { winner: mover, reason: 'goal' } : undefined;
  }

  #isAtGoal(side: number): boolean {
    const cells = this.#goalCells[side]!;
    let there = 0;
    let last = NONE;
    for (let cell = 0; cell < cells.length; cell++) {
      const code = this.cells[cell]!;
      if (!cells[cell] || code === 0 || sideOf(code) !== side || !this.#goalKinds.includes(kindOfCode(code))) continue;
      there++;
      last = cell;
    }
    if (there !== 1 || side === this.turn || !this.board.definition.end.goal?.safe) return there > 0;
    return !this.#canPlay((move) => this.#takes(move) && ((move >> 7) & 127) === last);
  }

  /** The player on turn has a move to the goal. */
  #canReachGoal(): boolean {
    const { turn } = this;
    return this.#canPlay(
      () => true,
      () => this.#isAtGoal(turn),
    );
  }

  /** The player on turn has an allowed move of some sort that leads to something. */
  #canPlay(isMeant: (move: number) => boolean, leadsTo: () => boolean = () => true): boolean {
    const moves = new Int32Array(MOST_MOVES);
    const end = this.#pseudoMoves(moves, 0);
    for (let i = 0; i < end; i++) {
      if (!isMeant(moves[i]!)) continue;
      this.play(moves[i]!);
      const found = this.#isAllowed() && leadsTo();
      this.undo();
      if (found) return true;
    }
    return false;
  }

  #isExtinct(side: number): boolean {
    const { pieces, atMost, against, reply } = this.board.definition.end.extinction!;
    const needed = reply && side === this.turn ? against + 1 : against;
    if (needed && this.#countOf(1 - side) < needed) return false;
    if (pieces === 'all') return this.#countOf(side) <= atMost;
    return pieces.some((letter) => this.#countOf(side, letter) <= atMost);
  }

  #countOf(side: number, letter?: string): number {
    const { kinds } = this.board;
    let found = 0;
    for (const code of this.cells) {
      if (code && sideOf(code) === side && (letter === undefined || kinds[kindOfCode(code)]!.letter === letter))
        found++;
    }
    return letter === undefined ? found + this.#inHand(side) : found;
  }

  #inHand(side: number): number {
    let held = 0;
    for (let code = 1 + side; code < this.hands.length; code += 2) held += this.hands[code]!;
    return held;
  }

  captures(moves: Int32Array, at: number): number {
    const end = at + this.generate(moves, at);
    if (this.check()) return end - at;
    let kept = at;
    for (let i = at; i < end; i++) {
      if (this.#takes(moves[i]!) || ((moves[i]! >> 14) & 15) === MOVE.promotion) moves[kept++] = moves[i]!;
    }
    return kept - at;
  }

  override canCaptureInPassing(): boolean {
    if (this.enPassant === NONE) return false;
    const end = this.#pseudoMoves(scratchPassing, 0);
    for (let i = 0; i < end; i++) {
      const move = scratchPassing[i]!;
      if (((move >> 14) & 15) !== MOVE.enPassant) continue;
      this.play(move);
      const legal = this.#isAllowed();
      this.undo();
      if (legal) return true;
    }
    return false;
  }

  override play(move: number): void {
    this.#mark();
    const takes = this.#takes(move);
    const to = (move >> 7) & 127;
    const kind = (move >> 14) & 15;
    const wing = this.castlingRooks[this.turn * 2] === to ? 0 : 1;
    super.play(move);
    const { rules, end } = this.board.definition;
    if (takes && rules.blast) this.#explode(to, rules.blast);
    if (kind === MOVE.castle && rules.castling?.opposite) this.keepRights(~wingBit(this.turn, wing));
    if (end.checks && this.check()) this.#countCheck(1 - this.turn);
  }

  override pass(): void {
    this.#mark();
    super.pass();
  }

  #mark(): void {
    const at = this.ply * MARK;
    if (at + MARK > this.#marks.length) this.#marks = doubled(this.#marks);
    this.#marks[at] = this.#logged;
    this.#marks[at + 1] = this.checks[0]!;
    this.#marks[at + 2] = this.checks[1]!;
  }

  #countCheck(giver: number): void {
    const left = this.checks[giver]!;
    if (left === 0) return;
    this.toggle(this.board.keys.checks, checksKey(giver, left));
    this.toggle(this.board.keys.checks, checksKey(giver, left - 1));
    this.checks[giver] = left - 1;
  }

  #explode(target: number, { spares, immune }: { spares: readonly string[]; immune: readonly string[] }): void {
    if (!this.#isOf(target, immune)) this.#destroy(target);
    for (const near of this.#around(target)) {
      if (this.cells[near] && !this.#isOf(near, spares) && !this.#isOf(near, immune)) this.#destroy(near);
    }
  }

  #isOf(cell: number, letters: readonly string[]): boolean {
    return letters.includes(this.board.kinds[kindOfCode(this.cells[cell]!)]!.letter);
  }

  #destroy(cell: number): void {
    const code = this.cells[cell]!;
    if (this.#logged === this.#log.length) this.#log = doubled(this.#log);
    this.#log[this.#logged++] = (cell << 8) | code;
    this.remove(cell, code);
    this.keepRights(this.rightsKept[cell]!);
    if (code === this.kingCodes[sideOf(code)]) this.kings[sideOf(code)] = NONE;
  }

  override undo(): void {
    const at = (this.ply - 1) * MARK;
    while (this.#logged > this.#marks[at]!) {
      const change = this.#log[--this.#logged]!;
      const code = change & 255;
      this.put(change >> 8, code);
      if (code === this.kingCodes[sideOf(code)]) this.kings[sideOf(code)] = change >> 8;
    }
    this.checks[0] = this.#marks[at + 1]!;
    this.checks[1] = this.#marks[at + 2]!;
    super.undo();
  }
}

/** Keeps the first of equal moves from `start` on. */
function withoutRepeats(moves: Int32Array, start: number, end: number): number {
  let kept = start;
  for (let i = start; i < end; i++) {
    const move = moves[i]!;
    const known = moves.indexOf(move, start);
    if (known >= kept) moves[kept++] = move;
  }
  return kept;
}

const scratchPassing = new Int32Array(MOST_MOVES);
