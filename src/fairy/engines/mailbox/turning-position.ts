import { fileOf } from '../../../board/grid.ts';
import { MAX_MOVES } from '../../../play/legal-moves.ts';
import type { Board } from '../../board/board.ts';
import { codeOf, kindOfCode } from '../../board/kinds.ts';
import { MOVE_KIND } from '../../board/move-code.ts';
import type { Setup } from '../../board/setup.ts';
import { canEverMove } from '../../board/turning.ts';
import type { RuleWordPath } from '../../language/used-words.ts';
import { MailboxPosition } from './mailbox-position.ts';
import { fitsMailboxEngine, MAILBOX_RULE_WORDS } from './mailbox-words.ts';

/**
 * Whether a rule word is about promotion other than by turning over. Variants with both kinds of promotion are left to
 * the reference engine.
 */
const isOtherPromotion = (word: RuleWordPath): boolean => word.startsWith('rules.promotion');

/**
 * Rule words (paths of settings in a definition) that this engine supports. It plays the boards that
 * `fitsTurningEngine` accepts.
 */
export const TURNING_RULE_WORDS: readonly RuleWordPath[] = [
  ...MAILBOX_RULE_WORDS.filter((word) => !isOtherPromotion(word)),
  'rules.turning',
  'rules.turning.forms',
  'rules.turning.cells',
  'rules.turning.must',
  'rules.turning.back',
  'rules.turning.byCapture',
  'rules.deadEnds',
  'rules.hand.perFile',
  'rules.hand.perFile.*',
  'rules.hand.eitherFace',
  'rules.hand.noMate',
];

export const fitsTurningEngine = (board: Board): boolean =>
  fitsMailboxEngine(board) && !board.turnsTo[codeOf(board.king, 0)];

const turnedMoves = new Int32Array(MAX_MOVES);
const replies = new Int32Array(MAX_MOVES);

/**
 * Engine for pieces that turn over to promote, as in shogi, with dead ends and drop rules such as nifu and uchifuzume.
 */
export class TurningPosition extends MailboxPosition {
  readonly #isCompulsory: boolean;
  readonly #byCapture: boolean;
  /** By code * cells + cell: 1 if the piece may not stay unpromoted there. */
  readonly #deadEnds: Uint8Array;
  /** By code * 4 + word: bits of the cells on which the piece may be dropped while they are empty. */
  readonly #dropSets: Int32Array;
  /** By file * 4 + word: bits of its cells. */
  readonly #fileSets: Int32Array;
  /** By code: maximum number on a file after a drop; 0 for any number. */
  readonly #perFile: Uint8Array;
  /** Kinds that may not give mate by being dropped. */
  readonly #noMate: readonly number[];
  readonly #onFile: Uint8Array;

  constructor(board: Board, setup: Setup, past?: readonly string[]) {
    super(board, setup, past);
    const { turning, hand, deadEnds } = board.definition.rules;
    const { kinds, cells, codes, grid } = board;
    this.#isCompulsory = turning?.must ?? false;
    this.#byCapture = turning?.byCapture ?? false;
    this.#deadEnds = Uint8Array.from({ length: codes * cells }, (_, index) =>
      Number(!deadEnds && !canEverMove(board, index)),
    );
    this.#dropSets = new Int32Array(codes * 4);
    for (let index = cells; index < codes * cells; index++) {
      const [code, cell] = [Math.trunc(index / cells), index % cells];
      if (board.dropAt[index] && !this.#deadEnds[index]) this.#dropSets[code * 4 + (cell >> 5)]! |= 1 << (cell & 31);
    }
    this.#fileSets = new Int32Array(grid.files * 4);
    for (let cell = 0; cell < cells; cell++) this.#fileSets[fileOf(grid, cell) * 4 + (cell >> 5)]! |= 1 << (cell & 31);
    this.#perFile = Uint8Array.from({ length: codes }, (_, code) => {
      const kind = code === 0 ? undefined : kinds[kindOfCode(code)]!;
      return kind && !kind.promoted ? (hand?.perFile[kind.letter] ?? 0) : 0;
    });
    this.#noMate = kinds.flatMap(({ letter, promoted }, kind) =>
      !promoted && hand?.noMate.includes(letter) ? [kind] : [],
    );
    this.#onFile = new Uint8Array(grid.files);
  }

  override generate(moves: Int32Array, at: number): number {
    const count = super.generate(moves, at);
    return this.#noMate.length ? this.#withoutDropMates(moves, at, at + count) - at : count;
  }

  protected override pieceMoves(moves: Int32Array, start: number, from: number): number {
    const { board, cells, turn } = this;
    const end = super.pieceMoves(moves, start, from);
    const code = cells[from]!;
    const form = board.turnsTo[code]!;
    const zone = board.turningAt[turn]!;
    const isInside = zone[from] === 1;
    const closed = code * board.cells;
    let keptEnd = start;
    let turnedCount = 0;
    for (let i = start; i < end; i++) {
      const move = moves[i]!;
      const to = (move >> 7) & 127;
      const canTurn = form > 0 && (isInside || zone[to] === 1) && !(this.#byCapture && cells[to] === 0);
      if (canTurn)
        turnedMoves[turnedCount++] = (move & 0x3fff) | (MOVE_KIND.promotion << 14) | (kindOfCode(form) << 18);
      if (!(canTurn && this.#isCompulsory) && !this.#deadEnds[closed + to]) moves[keptEnd++] = move;
    }
    for (let i = 0; i < turnedCount; i++) moves[keptEnd++] = turnedMoves[i]!;
    return keptEnd;
  }

  protected override addDrops(moves: Int32Array, start: number): number {
    const { board, hands, occupied, turn } = this;
    let end = start;
    for (let kind = 0; kind < board.kinds.length; kind++) {
      const code = codeOf(kind, turn);
      if (!hands[codeOf(board.kinds[kind]!.inHand, turn)]) continue;
      const limit = this.#perFile[code]!;
      if (limit) this.#countOnFiles(code);
      for (let word = 0; word < 4; word++) {
        let bits = this.#dropSets[code * 4 + word]! & ~(occupied[word]! | occupied[4 + word]!);
        if (limit) bits &= ~this.#fullFiles(limit, word);
        while (bits) {
          const to = (word << 5) + 31 - Math.clz32(bits & -bits);
          bits &= bits - 1;
          moves[end++] = to | (to << 7) | (MOVE_KIND.drop << 14) | (kind << 18);
        }
      }
    }
    return end;
  }

  /** Counts the pieces of a code on each file, into `#onFile`. */
  #countOnFiles(code: number): void {
    const { files } = this.board.grid;
    this.#onFile.fill(0);
    for (let word = 0; word < 4; word++) {
      let bits = this.occupied[this.turn * 4 + word]!;
      while (bits) {
        const cell = (word << 5) + 31 - Math.clz32(bits & -bits);
        bits &= bits - 1;
        if (this.cells[cell] === code) this.#onFile[cell % files]!++;
      }
    }
  }

  /** Bits, in one word, of the cells on files that already hold `limit` pieces according to `#onFile`. */
  #fullFiles(limit: number, word: number): number {
    let full = 0;
    for (let file = 0; file < this.#onFile.length; file++) {
      if (this.#onFile[file]! >= limit) full |= this.#fileSets[file * 4 + word]!;
    }
    return full;
  }

  /** Removes drops that mate by kinds that may not. Only drops that give check are looked up and tried. */
  #withoutDropMates(moves: Int32Array, start: number, end: number): number {
    const { board, hands, turn } = this;
    let keptEnd = end;
    for (const kind of this.#noMate) {
      const code = codeOf(kind, turn);
      if (!hands[code]) continue;
      const { pool, start: lines, hits } = board.attacks;
      let at = lines[this.kings[1 - turn]!]!;
      for (let count = pool[at++]!; count > 0; count--) {
        const next = at + 1 + pool[at]! * 2;
        for (at++; at < next; at += 2) {
          const cell = pool[at]!;
          if (this.cells[cell] || !hits[pool[at + 1]! * board.codes + code]) continue;
          const drop = cell | (cell << 7) | (MOVE_KIND.drop << 14) | (kind << 18);
          const index = lastIndexOf(moves, drop, start, keptEnd);
          if (index >= 0 && this.#mates(drop)) moves.copyWithin(index, index + 1, keptEnd--);
        }
        at = next;
      }
    }
    return keptEnd;
  }

  #mates(move: number): boolean {
    this.play(move);
    const mates = this.check() && super.generate(replies, 0) === 0;
    this.undo();
    // Generating the replies has overwritten the marks of checks and pins.
    this.findChecksAndPins();
    return mates;
  }
}

/**
 * Index of a move between `start` and `end`, -1 if it is missing. Drops come late in the list, so the search runs
 * backwards.
 */
function lastIndexOf(moves: Int32Array, move: number, start: number, end: number): number {
  let at = end - 1;
  while (at >= start && moves[at] !== move) at--;
  return at < start ? -1 : at;
}
