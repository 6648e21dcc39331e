import { cellBeyond, fileOf, rankOf } from '../board/grid.ts';
import { doubled } from '../lib/doubled.ts';
import { MOST_MOVES } from '../play/move.ts';
import type { Outcome } from '../play/position.ts';
import { type Board, NONE, unmovedBit, WINGS, wingBit } from './board.ts';
import { RECORD } from './board-position.ts';
import { crownings } from './crowning.ts';
import { endByPassing } from './decided.ts';
import { keepDutifulDrops, mustDrop } from './drop-duties.ts';
import { royalsFace } from './facing.ts';
import { type FirstLeaps, firstLeaps } from './first-leaps.ts';
import { gatings } from './gates.ts';
import { countOf, inHand } from './holdings.ts';
import { codeOf, isPiece, kindOfCode, sideOf, WALL } from './kinds.ts';
import { MOVE, withExtra } from './move-code.ts';
import { forbidsNothing } from './permissive.ts';
import { regionCells } from './regions.ts';
import { checksKey, type Setup } from './setup.ts';
import { TablePosition } from './table-position.ts';

const scratch = new Int32Array(MOST_MOVES);
/** Moves before it is known which of them are allowed. */
const pseudo = new Int32Array(MOST_MOVES);
const turnings = new Int32Array(MOST_MOVES);

/** What one ply leaves behind besides its record: where its changes begin in the log, checks left, unmoved squares. */
const MARK = 4;

/** Marks a change that put the piece into the opponent's hand. */
const INTO_HAND = 1 << 16;

/**
 * The engine for every rule word: moves are made as the pieces go, their further effects follow, and a move is legal if
 * the position it leads to is allowed. Slower than engines that know beforehand, and the measure of what they must give.
 */
export class TrialPosition extends TablePosition {
  /** Cells that effects changed: cell << 8 | the code that was there, and perhaps INTO_HAND. */
  #log = new Int32Array(256);
  #logged = 0;
  #marks = new Int32Array(MARK * 64);
  /** By kind: its owner loses, or must not leave it attacked. */
  readonly #guarded: readonly number[];
  /** The same by letter: what was turned over to one counts as one. */
  readonly #guards: readonly (readonly number[])[];
  /** Guarded pieces are never captured: only a blast, or turning into a wall, can end the game by them. */
  readonly #mayVanish: boolean;
  /** Guarded kinds that would be lost by capturing. */
  readonly #turnsToWall: readonly number[];
  readonly #hasHoppers: boolean;
  /** Whatever the pieces can do is allowed. */
  readonly #isFree: boolean;
  /** The royal pieces face each other, and the player on turn has to part them or to pass. */
  #mustPart = false;
  /** By side: what unmoved pieces may do besides. */
  readonly #leapsFrom: readonly FirstLeaps[];
  readonly #goalCells: readonly Uint8Array[];
  readonly #goalKinds: readonly number[];

  constructor(board: Board, setup: Setup, past?: readonly string[]) {
    super(board, setup, past);
    const { extinction, goal } = board.definition.end;
    const kindsOf = (letters: readonly string[]) =>
      [...board.kinds.keys()].filter((kind) => letters.includes(board.kinds[kind]!.letter));
    this.#guarded = extinction?.guarded && extinction.pieces !== 'all' ? kindsOf(extinction.pieces) : [];
    this.#hasHoppers = board.hopping.includes(1);
    this.#isFree = forbidsNothing(board);
    const { blast, petrifies } = board.definition.rules;
    this.#guards = this.#guarded.length ? (extinction!.pieces as string[]).map((letter) => kindsOf([letter])) : [];
    this.#turnsToWall = this.#guarded.filter((kind) => petrifies.includes(board.kinds[kind]!.letter));
    this.#mayVanish = !this.#guarded.length || blast !== undefined || petrifies.length > 0;
    this.#leapsFrom = [0, 1].map((side) => firstLeaps(board, side));
    this.#goalKinds = kindsOf(goal?.pieces ?? []);
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
    const { mustCapture, pass } = this.board.definition.rules;
    this.#mustPart = this.board.definition.end.facing && royalsFace(this);
    let kept = mustDrop(this) ? this.#addAllAllowed(moves, at, this.#dropMoves(pseudo, 0)) : at;
    if (kept === at) kept = this.#addAllAllowed(moves, at, this.#turnOver(this.#pseudoMoves(pseudo, 0)));
    if (mustCapture) kept = this.#capturesIfAny(moves, at, kept);
    if (pass === 'stuck' && kept === at) kept = this.#addAllowed(moves, kept, this.#stay());
    return kept - at;
  }

  override hasMoves(): boolean {
    if (this.boardEnd()) return false;
    this.#mustPart = this.board.definition.end.facing && royalsFace(this);
    const end = this.#turnOver(this.#pseudoMoves(pseudo, 0));
    if (this.board.definition.rules.pass === 'stuck') pseudo[end] = this.#stay();
    const last = this.board.definition.rules.pass === 'stuck' ? end + 1 : end;
    for (let i = 0; i < last; i++) if (this.#addAllAllowed(scratch, 0, i + 1, i) > 0) return true;
    return false;
  }

  /** Those of the pseudo moves from `start` to `end` that are allowed. */
  #addAllAllowed(moves: Int32Array, at: number, end: number, start = 0): number {
    const { kingStays } = this.board.definition.rules;
    const held = kingStays && this.check() ? this.kings[this.turn]! : NONE;
    let kept = at;
    for (let i = start; i < end; i++) {
      const move = pseudo[i]!;
      if (this.#breaksTruce(move) || ((move & 127) === held && !this.#endsCheckByTaking(move))) continue;
      kept = this.#addAllowed(moves, kept, move);
    }
    return kept;
  }

  /** Adds to the pseudo moves those that turn a piece over, and leaves out those that have to. */
  #turnOver(end: number): number {
    const { turning, deadEnds } = this.board.definition.rules;
    if (!turning && deadEnds) return end;
    let kept = 0;
    let more = 0;
    for (let i = 0; i < end; i++) {
      const move = pseudo[i]!;
      const turned = turning ? this.#turned(move) : 0;
      if (turned) turnings[more++] = turned;
      const mayStay = !(turned && turning!.must) && (deadEnds || !this.#isStuck(move));
      if (mayStay) pseudo[kept++] = move;
    }
    for (let i = 0; i < more; i++) if (turnings.indexOf(turnings[i]!) === i) pseudo[kept++] = turnings[i]!;
    return kept;
  }

  /** The same move with the piece turned over; 0 where it can't be. */
  #turned(move: number): number {
    const { board, turn } = this;
    const kind = (move >> 14) & 15;
    const from = move & 127;
    const to = (move >> 7) & 127;
    const form = kind === MOVE.normal || kind === MOVE.promotion ? board.turnsTo[this.cells[from]!]! : 0;
    const zone = board.turningAt[turn]!;
    if (!form || !(zone[from] || zone[to]) || this.isLimited(kindOfCode(form), turn)) return 0;
    return (move & 0x3fff) | (MOVE.promotion << 14) | (kindOfCode(form) << 18);
  }

  /** The piece could never move again from where it comes. */
  #isStuck(move: number): boolean {
    const kind = (move >> 14) & 15;
    if (kind !== MOVE.normal && kind !== MOVE.drop) return false;
    const code = kind === MOVE.drop ? codeOf(move >> 18, this.turn) : this.cells[move & 127]!;
    const { moves, cells } = this.board;
    const at = moves.start[code * cells + ((move >> 7) & 127)]!;
    return moves.pool[at] === 0 && moves.pool[at + 1] === 0 && moves.pool[at + 2] === 0;
  }

  /** The move takes the only piece that gives check. */
  #endsCheckByTaking(move: number): boolean {
    const to = (move >> 7) & 127;
    const code = this.cells[to]!;
    if (!isPiece(code)) return false;
    this.cells[to] = 0;
    const isOnly = !this.check();
    this.cells[to] = code;
    return isOnly;
  }

  /** Adds the move in all forms that are allowed: with each wall that may be laid, with each piece that may be gated. */
  #addAllowed(moves: Int32Array, end: number, move: number): number {
    const { gating, walls } = this.board.definition.rules;
    let kept = end;
    if (walls?.laid === 'after') {
      for (const wall of this.#wallsAfter(move)) kept = this.#addIfAllowed(moves, kept, withExtra(move, wall));
      return kept;
    }
    kept = this.#addIfAllowed(moves, kept, move);
    // a piece that is gated does not make up for a move that leaves the king in check
    if (gating && kept > end) for (const form of gatings(this, move)) kept = this.#addIfAllowed(moves, kept, form);
    return kept;
  }

  #addIfAllowed(moves: Int32Array, end: number, move: number): number {
    if (this.#isFree || (this.#mustPart && ((move >> 14) & 15) === MOVE.stay)) {
      moves[end] = move;
      return end + 1;
    }
    this.play(move);
    const isAllowed = this.#isAllowed() && !this.#isForbiddenMate();
    this.undo();
    if (!isAllowed) return end;
    moves[end] = move;
    return end + 1;
  }

  /** The player on turn is mated by kinds that may not do that alone. */
  #isForbiddenMate(): boolean {
    const { noMateBy } = this.board.definition.end;
    if (!noMateBy.length || !this.check()) return false;
    const others = Object.keys(this.board.definition.pieces).filter((letter) => !noMateBy.includes(letter));
    return !this.isCheckedBy(others) && !this.#canPlay(() => true);
  }

  /** No piece moves. It is told by the royal piece, or else by the first of the own pieces. */
  #stay(): number {
    const king = this.board.royal === NONE ? NONE : this.kings[this.turn]!;
    const cell = king === NONE ? this.cells.findIndex((code) => sideOf(code) === this.turn) : king;
    return cell | (cell << 7) | (MOVE.stay << 14);
  }

  /** Where a wall may be laid once the move is made; never on its target, although a blast may have emptied that. */
  #wallsAfter(move: number): number[] {
    const to = ((move >> 14) & 15) === MOVE.castle ? NONE : (move >> 7) & 127;
    this.play(move);
    const { wallsAt } = this;
    const isTried = (cell: number) => !wallsAt || wallsAt[cell] === 1;
    const free = [...this.cells.keys()].filter((cell) => this.cells[cell] === 0 && cell !== to && isTried(cell));
    this.undo();
    return free;
  }

  /** An empty cell at the rim of the board, or beside a wall. */
  #isEdge(cell: number): boolean {
    const { files, ranks } = this.board.grid;
    const file = cell % files;
    const rank = (cell - file) / files;
    if (file === 0 || rank === 0 || file === files - 1 || rank === ranks - 1) return true;
    return [cell - 1, cell + 1, cell - files, cell + files].some((near) => this.cells[near] === WALL);
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
      return isPiece(code) && truce.includes(this.board.kinds[kindOfCode(code)]!.letter);
    });
  }

  #takes(move: number): boolean {
    const kind = (move >> 14) & 15;
    return (
      kind === MOVE.enPassant ||
      (kind !== MOVE.castle && kind !== MOVE.drop && sideOf(this.cells[(move >> 7) & 127]!) === 1 - this.turn)
    );
  }

  #pseudoMoves(moves: Int32Array, at: number): number {
    const { cells, turn } = this;
    let end = at;
    for (let from = 0; from < cells.length; from++) {
      const code = cells[from]!;
      if (sideOf(code) !== turn) continue;
      const next = this.freeMoves(moves, end, from);
      end = this.board.moves.overlapping ? withoutRepeats(moves, end, next) : next;
    }
    const { hand, walls, crowning } = this.board.definition.rules;
    if (hand?.drops) end = this.#dropMoves(moves, end);
    if (crowning) for (const move of crownings(this, crowning, (from) => this.#reach(from))) moves[end++] = move;
    if (this.unmoved && !this.check()) end = this.#leaps(moves, end);
    if (walls?.laid === 'instead' && !this.check()) {
      for (let cell = 0; cell < cells.length; cell++) {
        if (cells[cell] === 0 && (!walls.edges || this.#isEdge(cell))) moves[end++] = withExtra(this.#stay(), cell);
      }
    }
    if (this.board.definition.rules.pass === 'always') moves[end++] = this.#stay();
    return this.rights && !this.check() ? this.castling(moves, end) : end;
  }

  #dropMoves(moves: Int32Array, start: number): number {
    return keepDutifulDrops(this, moves, start, this.drops(moves, start));
  }

  /** Where the piece on a cell may go, as the board stands. */
  #reach(from: number): number[] {
    const end = this.freeMoves(scratchPassing, 0, from);
    return Array.from(scratchPassing.subarray(0, end), (move) => (move >> 7) & 127);
  }

  /** What unmoved pieces may do besides. */
  #leaps(moves: Int32Array, start: number): number {
    let end = start;
    for (const [from, targets] of this.#leapsFrom[this.turn]!) {
      if (!(this.unmoved & unmovedBit(this.board.grid, from))) continue;
      for (const to of targets.get(this.cells[from]!) ?? []) if (this.cells[to] === 0) moves[end++] = from | (to << 7);
    }
    return end;
  }

  /** May the player who has just moved leave things as they are now? */
  #isAllowed(): boolean {
    const mover = 1 - this.turn;
    const { rules } = this.board.definition;
    const isDrop = ((this.record[(this.ply - 1) * RECORD]! >> 14) & 15) === MOVE.drop;
    if (!(rules.mayCheck && (rules.hand?.mayCheck || !isDrop)) && this.check()) return false;
    const king = this.board.royal === NONE ? NONE : this.kings[mover]!;
    if (king !== NONE && this.attacked(king, this.turn)) return false;
    if (this.#mustPart && royalsFace(this)) return false;
    if (rules.flyingGeneral && royalsFace(this, rules.flyingGeneral)) return false;
    if (!this.#guarded.length) return true;
    if (this.#mayVanish && this.#isExtinct(mover)) return false;
    return (this.#mayVanish && this.#isExtinct(this.turn)) || !this.#isGuardedAttacked(mover);
  }

  override attacked(cell: number, by: number): boolean {
    if (super.attacked(cell, by)) return true;
    if (!this.#hasHoppers) return false;
    return this.cells.some(
      (code, from) => sideOf(code) === by && this.board.hopping[kindOfCode(code)] === 1 && this.hopsTo(from, cell),
    );
  }

  override check(): boolean {
    return (this.board.royal !== NONE && super.check()) || this.#isGuardedAttacked(this.turn);
  }

  /** Castling heeds attacks only where the king may not be left attacked. */
  protected override isUnsafe(cell: number): boolean {
    const heeds = this.board.royal !== NONE || this.#guarded.includes(this.board.king);
    return heeds && this.attacked(cell, 1 - this.turn) && !this.#isShielded(cell, 1 - this.turn);
  }

  /** A guarded piece could be taken without the taker's own being lost; or all of its kind, where that is needed. */
  #isGuardedAttacked(side: number): boolean {
    const { extinction } = this.board.definition.end;
    for (const kinds of this.#guards) {
      let standing = 0;
      let lost = 0;
      for (let cell = 0; cell < this.cells.length; cell++) {
        const code = this.cells[cell]!;
        if (sideOf(code) !== side || !kinds.includes(kindOfCode(code))) continue;
        standing++;
        if (this.#canBeTaken(cell, 1 - side)) lost++;
      }
      // one of more than enough can be spared
      const matters = extinction!.together ? lost === standing : standing <= extinction!.atMost + 1;
      if (lost > 0 && matters) return true;
    }
    return false;
  }

  /** A side could take on a cell without losing its own guarded piece by that. */
  #canBeTaken(cell: number, by: number): boolean {
    if (this.#isShielded(cell, by)) return false;
    if (!this.#turnsToWall.length) return this.attacked(cell, by);
    const tied = [...this.cells.entries()].filter(
      ([, code]) => sideOf(code) === by && this.#turnsToWall.includes(kindOfCode(code)),
    );
    for (const [at] of tied) this.cells[at] = WALL;
    const attacked = this.attacked(cell, by);
    for (const [at, code] of tied) this.cells[at] = code;
    return attacked;
  }

  /** Taking there would blow up the taker's own guarded piece, which stands beside. */
  #isShielded(cell: number, by: number): boolean {
    if (!this.board.definition.rules.blast) return false;
    return this.#around(cell).some((near) => {
      const code = this.cells[near]!;
      return sideOf(code) === by && this.#guarded.includes(kindOfCode(code));
    });
  }

  /** The cells beside a cell, corners too. */
  #around(cell: number): number[] {
    const { grid } = this.board;
    const file = fileOf(grid, cell);
    const rank = rankOf(grid, cell);
    const near: number[] = [];
    for (let y = rank - 1; y <= rank + 1; y++) {
      for (let x = file - 1; x <= file + 1; x++) {
        const beside = cellBeyond(grid, x, y);
        if (beside !== undefined && beside !== cell) near.push(beside);
      }
    }
    return near;
  }

  override settled(): boolean {
    return this.boardEnd() !== undefined || super.settled();
  }

  override boardEnd(): Outcome | undefined {
    const { extinction, goal, checks } = this.board.definition.end;
    const passed = endByPassing(this);
    if (passed) return passed;
    const mover = 1 - this.turn;
    if (extinction && this.#mayVanish) {
      for (const side of [mover, this.turn]) {
        if (!this.#isExtinct(side)) continue;
        const winner = { draw: null, loss: 1 - side, win: side }[extinction.result];
        return { winner, reason: 'extinction' };
      }
    }
    if (checks && this.checks[mover] === 0) return { winner: mover, reason: 'checks' };
    const castled = this.#castlingWinner();
    if (castled !== undefined) return { winner: castled, reason: 'castling' };
    if (goal?.held) return this.#isAtGoal(this.turn) ? { winner: this.turn, reason: 'goal' } : undefined;
    return goal && this.#goalEnd(goal.reply);
  }

  /**
   * Where castling to one side wins, who has lost that right otherwise loses.
   */
  #castlingWinner(): number | undefined {
    const { castling } = this.board.definition.end;
    if (this.castled !== NONE) return this.castled;
    const wing = castling?.wing === WINGS[0] ? 0 : 1;
    const loser = castling?.seats.find((side) => !(this.rights & wingBit(side, wing)));
    return loser === undefined ? undefined : 1 - loser;
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
      if (!cells[cell] || sideOf(code) !== side || !this.#goalKinds.includes(kindOfCode(code))) continue;
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
    if (pieces === 'all') return countOf(this, 1 - side) >= needed && countOf(this, side) <= atMost;
    return pieces.some((letter) => countOf(this, side, letter) <= atMost && countOf(this, 1 - side, letter) >= needed);
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

  override canCaptureInPassing(target: number): boolean {
    if (target === NONE) return false;
    const end = this.#pseudoMoves(scratchPassing, 0);
    for (let i = 0; i < end; i++) {
      const move = scratchPassing[i]!;
      if (((move >> 14) & 15) !== MOVE.enPassant || ((move >> 7) & 127) !== target) continue;
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
    const from = move & 127;
    const to = (move >> 7) & 127;
    const kind = (move >> 14) & 15;
    const mover = this.cells[from]!;
    const wing = this.castlingRooks[this.turn * 2] === to ? 0 : 1;
    super.play(move);
    const { rules, end } = this.board.definition;
    if (takes && rules.blast) this.#explode(to, rules.blast);
    if (takes && rules.petrifies.includes(this.board.kinds[kindOfCode(mover)]!.letter)) this.#change(to, WALL);
    if (kind === MOVE.castle && rules.castling?.opposite) this.keepRights(~wingBit(this.turn, wing));
    const wins = kind === MOVE.castle && end.castling?.wing === WINGS[wing];
    if (wins && end.castling!.seats.includes(1 - this.turn)) this.castled = 1 - this.turn;
    if (this.unmoved) {
      this.#forget(unmovedBit(this.board.grid, from) | unmovedBit(this.board.grid, to));
      if (this.#endsLeap(to)) this.#forget(unmovedBit(this.board.grid, this.kings[this.turn]!));
    }
    if (move >>> 25) this.#playExtra(move);
    if (kind === MOVE.drop && rules.castling?.dropped) this.#gainRights(1 - this.turn, to);
    if (end.checks && this.check()) this.#countCheck(1 - this.turn);
  }

  /** King and rook on their squares may castle as soon as the second of them is dropped. */
  #gainRights(side: number, to: number): void {
    const king = this.castlingKings[side]!;
    const rookKind = this.board.kinds.findIndex(({ letter }) => letter === this.board.definition.rules.castling!.rook);
    for (const wing of [0, 1]) {
      const rook = this.castlingRooks[side * 2 + wing]!;
      const stand = this.cells[king] === this.kingCodes[side] && this.cells[rook] === codeOf(rookKind, side);
      if (!stand || (to !== king && to !== rook)) continue;
      this.rights |= wingBit(side, wing);
      this.toggle(this.board.keys.castle, rook);
    }
  }

  /** Lays the wall or puts the gated piece that comes with a move. */
  #playExtra(move: number): void {
    const { rules } = this.board.definition;
    const extra = (move >>> 25) - 1;
    if (!rules.walls) {
      const code = codeOf(extra, 1 - this.turn);
      const onRook = ((move >> 14) & 15) === MOVE.castle && (move >> 18) & 1;
      this.hold(code, -1);
      this.#change(onRook ? (move >> 7) & 127 : move & 127, code);
      const isEmpty = !rules.hand?.captures && inHand(this, 1 - this.turn) === 0;
      if (isEmpty) this.#forget(this.turn === 1 ? 0xffff : ~0xffff);
      return;
    }
    if (rules.walls.moves) {
      const last = this.cells.findIndex((code, cell) => code === WALL && !this.board.holes[cell]);
      if (last >= 0) this.#change(last, 0);
    }
    this.#change(extra, WALL);
    for (const passed of ['enPassant', 'enPassantFar'] as const) {
      if (this[passed] === NONE || this.canCaptureInPassing(this[passed])) continue;
      this.toggle(this.board.keys.enPassant, this[passed]);
      this[passed] = NONE;
    }
  }

  /** What came to a cell aims at the king of the player on turn, perhaps through other pieces, and so ends its leap. */
  #endsLeap(cell: number): boolean {
    const { leapEndedBy } = this.board.definition.rules;
    const king = this.kings[this.turn]!;
    if (!leapEndedBy.length || king === NONE || !this.#isOf(cell, leapEndedBy)) return false;
    const { grid } = this.board;
    return fileOf(grid, king) === fileOf(grid, cell) || rankOf(grid, king) === rankOf(grid, cell);
  }

  /** These squares are no longer those of unmoved pieces. */
  #forget(bits: number): void {
    const lost = this.unmoved & bits;
    if (!lost) return;
    for (let bit = 0; bit < 32; bit++) if (lost & (1 << bit)) this.toggle(this.board.keys.unmoved, bit);
    this.unmoved &= ~bits;
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
    this.#marks[at + 3] = this.unmoved;
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
      if (isPiece(this.cells[near]!) && !this.#isOf(near, spares) && !this.#isOf(near, immune)) this.#destroy(near);
    }
  }

  #isOf(cell: number, letters: readonly string[]): boolean {
    return letters.includes(this.board.kinds[kindOfCode(this.cells[cell]!)]!.letter);
  }

  /** What is destroyed joins the hand of its opponent where captures do. */
  #destroy(cell: number): void {
    const code = this.cells[cell]!;
    this.#change(cell, 0);
    if (this.board.definition.rules.hand?.captures) {
      this.#log[this.#logged - 1]! |= INTO_HAND;
      this.hold(this.#inHandOf(code), 1);
    }
    this.keepRights(this.rightsKept[cell]!);
    if (this.unmoved) this.#forget(unmovedBit(this.board.grid, cell));
  }

  /** What a piece is in the hand of its opponent. */
  #inHandOf(code: number): number {
    return codeOf(this.board.kinds[kindOfCode(code)]!.inHand, 1 - sideOf(code));
  }

  /** Lets a cell hold something else as an effect of the move, and writes down what it was. */
  #change(cell: number, code: number): void {
    if (this.#logged === this.#log.length) this.#log = doubled(this.#log);
    this.#log[this.#logged++] = (cell << 8) | this.cells[cell]!;
    this.replace(cell, code);
    for (const side of [0, 1]) if (this.kings[side] === cell) this.kings[side] = NONE;
  }

  override undo(): void {
    const at = (this.ply - 1) * MARK;
    const move = this.record[(this.ply - 1) * RECORD]!;
    if (move >>> 25 && !this.board.definition.rules.walls) this.hold(codeOf((move >>> 25) - 1, 1 - this.turn), 1);
    while (this.#logged > this.#marks[at]!) {
      const change = this.#log[--this.#logged]!;
      const code = change & 255;
      const cell = (change >> 8) & 255;
      if (change & INTO_HAND) this.hold(this.#inHandOf(code), -1);
      this.replace(cell, code);
      if (isPiece(code) && code === this.kingCodes[sideOf(code)]) this.kings[sideOf(code)] = cell;
    }
    this.checks[0] = this.#marks[at + 1]!;
    this.checks[1] = this.#marks[at + 2]!;
    this.unmoved = this.#marks[at + 3]!;
    this.castled = NONE;
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
