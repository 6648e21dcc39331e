import { doubleBytes } from '../../../lib/grow.ts';
import type { Seat } from '../../../play/position.ts';
import { RoundBoardPosition } from './around-position.ts';
import { type Board, KEYS_PER_CELL } from './board.ts';
import type { LapLog } from './laps.ts';
import { EXTRA_MOVE_VALUE, SEED_VALUE } from './points.ts';
import { MancalaPosition } from './position.ts';

/** Bytes per state: South's pits and store, North's pits and store, and in the last byte the player to move. */
const FRAME_SIZE = 16;
const TURN = 15;
const MAX_PITS = 6;

/** Number of bits for the seeds of one pit. */
const COUNT_BITS = 8;

/**
 * The effects of all possible sowings of one lap, by sower, pit and number of seeds. `changes` is added to the four
 * words of a state, which changes all pits together; `lasts` holds the byte where the last seed falls.
 */
interface Sowings {
  readonly changes: Int32Array;
  readonly lasts: Uint8Array;
}

const sowingsByPits = new Map<number, Sowings>();

/** Returns the effects of all sowings on boards with a number of pits per side. They are computed once. */
function sowingsOf(pits: number): Sowings {
  const sowings = sowingsByPits.get(pits) ?? makeSowings(pits);
  sowingsByPits.set(pits, sowings);
  return sowings;
}

function makeSowings(pits: number): Sowings {
  const count = (2 * FRAME_SIZE) << COUNT_BITS;
  const sowings = { changes: new Int32Array(4 * count), lasts: new Uint8Array(count) };
  for (const turn of [0, 1]) {
    const own = turn * (pits + 1);
    for (let place = own; place < own + pits; place++) addSowings(sowings, pits, turn, place);
  }
  return sowings;
}

/** Adds the effects of all sowings from one pit, each with one seed more than the one before. */
function addSowings({ changes, lasts }: Sowings, pits: number, turn: Seat, origin: number): void {
  const store = turn * (pits + 1) + pits;
  const skipped = turn === 0 ? 2 * pits + 1 : pits;
  const counts = new Int32Array(FRAME_SIZE);
  let place = origin;
  for (let seeds = 1; seeds < 1 << COUNT_BITS; seeds++) {
    do place = (place + 1) % (2 * pits + 2);
    while (place === skipped);
    counts[place]!++;
    const sowing = (((turn << 4) | origin) << COUNT_BITS) | seeds;
    lasts[sowing] = place;
    for (let at = 0; at < FRAME_SIZE; at++) {
      const lifted = at === origin ? seeds : 0;
      const turned = at === TURN && place !== store ? 1 - 2 * turn : 0;
      const shift = IS_LITTLE_ENDIAN ? 8 * (at & 3) : 24 - 8 * (at & 3);
      changes[4 * sowing + (at >> 2)]! += (counts[at]! - lifted + turned) << shift;
    }
  }
}

const IS_LITTLE_ENDIAN = new Uint8Array(Int32Array.of(1).buffer)[0] === 1;

/**
 * The values that options must have for this engine to play the game. Options not listed here have no effect with
 * these.
 */
const RULES = {
  circuit: 'around',
  pits: 'own',
  direction: 'counterclockwise',
  least: 1,
  twos: 'sown',
  sparesTwos: false,
  origin: 'sown',
  store: true,
  relay: 'none',
  feeding: 'free',
  stuck: 'ends',
} as const;
const CAPTURE = { across: 'both', from: 'own', beyond: 'none', final: false, tuzdik: false } as const;
const END = { goal: 'seeds', clear: 'ends', atMost: 0, rest: 'owners', majority: false } as const;

const hasValues = (options: object, expected: object): boolean =>
  Object.entries(expected).every(([word, value]) => (options as Record<string, unknown>)[word] === value);

/**
 * The fast engine for games with stores, sowing of single laps, captures of the opposite pit and up to six pits per
 * side. States of four words lie one after another: a move is made on a copy at the end, and undone by going back to
 * the state before.
 */
export class QuickPosition extends MancalaPosition {
  static plays({ definition: { rules, end }, half }: Board): boolean {
    const { capture, again } = rules;
    const isPlain = capture.counts.length === 0 && capture.opposite === undefined && capture.passing === undefined;
    return (
      half <= MAX_PITS &&
      isPlain &&
      again.join() === 'store' &&
      hasValues(rules, RULES) &&
      hasValues(capture, CAPTURE) &&
      hasValues(end, END)
    );
  }

  readonly #pits: number;
  readonly #sowings: Sowings;
  /** Bit masks of the pits in the words of a state: South's in the first four, North's in the last four. */
  readonly #masks = new Int32Array(8);
  readonly #capturesAlone: boolean;
  #bytes: Uint8Array<ArrayBuffer>;
  #words: Int32Array<ArrayBuffer>;
  #at = 0;

  constructor(board: Board, state: ArrayLike<number>) {
    super(board);
    const pits = board.half;
    this.#pits = pits;
    this.#capturesAlone = board.definition.rules.capture.barren;
    this.#bytes = new Uint8Array(FRAME_SIZE * 64);
    this.#words = new Int32Array(this.#bytes.buffer);
    this.#sowings = sowingsOf(pits);
    const last = 2 * pits + 1;
    const masks = new Uint8Array(this.#masks.buffer);
    masks.fill(255, 0, pits);
    masks.fill(255, FRAME_SIZE + pits + 1, FRAME_SIZE + last);
    for (let cell = 0; cell < 2 * pits + 2; cell++) this.#bytes[this.#byteOf(cell)] = state[cell]!;
    this.#bytes[TURN] = state[board.turnAt]!;
  }

  /** Index of the byte in a state for a pit or store of the board. */
  #byteOf(cell: number): number {
    const pits = this.#pits;
    if (cell >= 2 * pits) return cell === 2 * pits ? pits : 2 * pits + 1;
    return cell < pits ? cell : cell + 1;
  }

  get state(): Int32Array {
    const { cells, pits, turnAt } = this.board;
    const state = new Int32Array(cells);
    for (let cell = 0; cell < pits + 2; cell++) state[cell] = this.#bytes[this.#at + this.#byteOf(cell)]!;
    state[turnAt] = this.turn;
    return state;
  }

  get turn(): Seat {
    return this.#bytes[this.#at + TURN]!;
  }

  storeOf(seat: Seat): number {
    return this.#bytes[this.#at + (seat === 0 ? this.#pits : 2 * this.#pits + 1)]!;
  }

  seedsOnSide(seat: Seat): number {
    const bytes = this.#bytes;
    const pits = this.#pits;
    const first = this.#at + (seat === 0 ? 0 : pits + 1);
    let sum = 0;
    for (let place = first; place < first + pits; place++) sum += bytes[place]!;
    return sum;
  }

  canSow(seat: Seat): boolean {
    return this.seedsOnSide(seat) > 0;
  }

  generate(moves: Int32Array, at: number): number {
    const bytes = this.#bytes;
    const pits = this.#pits;
    const turn = bytes[this.#at + TURN]!;
    const first = turn === 0 ? 0 : pits;
    const from = this.#at + first + turn;
    let end = at;
    for (let pit = 0; pit < pits; pit++) {
      // Each pit is written, and overwritten by the next if it is empty. This avoids branches that the processor would
      // mispredict.
      moves[end] = first + pit;
      end += (bytes[from + pit]! + 255) >> 8;
    }
    return end - at;
  }

  override count(): number {
    const bytes = this.#bytes;
    const pits = this.#pits;
    const from = this.#at + bytes[this.#at + TURN]! * (pits + 1);
    let count = 0;
    for (let pit = from; pit < from + pits; pit++) if (bytes[pit]! > 0) count++;
    return count;
  }

  play(move: number): void {
    const before = this.#at;
    const at = before + FRAME_SIZE;
    if (at === this.#bytes.length) this.#grow();
    this.#at = at;
    const bytes = this.#bytes;
    const words = this.#words;
    const { changes, lasts } = this.#sowings;
    const turn = bytes[before + TURN]!;
    const place = move + turn;
    const sowing = (((turn << 4) | place) << COUNT_BITS) | bytes[before + place]!;
    const change = sowing << 2;
    const from = before >> 2;
    const first = words[from]! + changes[change]!;
    const second = words[from + 1]! + changes[change + 1]!;
    const third = words[from + 2]! + changes[change + 2]!;
    const fourth = words[from + 3]! + changes[change + 3]!;
    words[from + 4] = first;
    words[from + 5] = second;
    words[from + 6] = third;
    words[from + 7] = fourth;
    const last = lasts[sowing]!;
    const own = turn * (this.#pits + 1);
    if (last >= own && last < own + this.#pits && bytes[at + last] === 1 && this.#captureOpposite(turn, last)) return;
    const masks = this.#masks;
    const south = (first & masks[0]!) | (second & masks[1]!);
    const north = (first & masks[4]!) | (second & masks[5]!) | (third & masks[6]!) | (fourth & masks[7]!);
    if (south === 0 || north === 0) this.#sweepSeeds();
  }

  /** Captures the opposite pit if the last seed fell into an empty pit of the sower; returns whether it captured. */
  #captureOpposite(turn: Seat, last: number): boolean {
    const bytes = this.#bytes;
    const at = this.#at;
    const pits = this.#pits;
    const facing = at + 2 * pits - last;
    const taken = bytes[facing]!;
    if (taken === 0 && !this.#capturesAlone) return false;
    bytes[at + turn * (pits + 1) + pits]! += taken + 1;
    bytes[at + last] = 0;
    bytes[facing] = 0;
    if (this.seedsOnSide(0) === 0 || this.seedsOnSide(1) === 0) this.#sweepSeeds();
    return true;
  }

  /** Moves all remaining seeds to the stores of the sides on which they lie, once a side is empty. */
  #sweepSeeds(): void {
    const at = this.#at;
    const pits = this.#pits;
    this.#bytes[at + pits]! += this.seedsOnSide(0);
    this.#bytes[at + 2 * pits + 1]! += this.seedsOnSide(1);
    this.#bytes.fill(0, at, at + pits);
    this.#bytes.fill(0, at + pits + 1, at + 2 * pits + 1);
  }

  #grow(): void {
    this.#bytes = doubleBytes(this.#bytes);
    this.#words = new Int32Array(this.#bytes.buffer);
  }

  undo(): void {
    this.#at -= FRAME_SIZE;
  }

  /** Writes the four words of a state to `out`: pits and player to move, without stores. */
  pitWords(out: Int32Array): void {
    const masks = this.#masks;
    const words = this.#words;
    const from = this.#at >> 2;
    for (let word = 0; word < 4; word++) out[word] = words[from + word]! & (masks[word]! | masks[4 + word]!);
    out[3]! |= this.turn << 30;
  }

  /**
   * Immediate gain of a move in evaluation points, without making it: a seed in the store, an extra move, a capture.
   */
  gainOf(move: number): number {
    const bytes = this.#bytes;
    const at = this.#at;
    const pits = this.#pits;
    const turn = bytes[at + TURN]!;
    const place = move + turn;
    const seeds = bytes[at + place]!;
    const own = turn * (pits + 1);
    const store = own + pits;
    const last = this.#sowings.lasts[(((turn << 4) | place) << COUNT_BITS) | seeds]!;
    if (last === store) return SEED_VALUE + EXTRA_MOVE_VALUE;
    const home = place + seeds > store ? SEED_VALUE : 0;
    const around = 2 * pits + 1;
    if (seeds > around || last < own || last >= store || (bytes[at + last]! > 0 && last !== place)) return home;
    const taken = bytes[at + 2 * pits - last]! + (home > 0 ? 1 : 0);
    return taken > 0 || this.#capturesAlone ? home + SEED_VALUE * (taken + 1) : home;
  }

  /** Computed on demand, because counting moves does not need hashes. */
  get hashLo(): number {
    return this.#hash(this.board.keys.lo);
  }
  get hashHi(): number {
    return this.#hash(this.board.keys.hi);
  }

  #hash(keys: Int32Array): number {
    const bytes = this.#bytes;
    const { pits, turnAt, marksAt } = this.board;
    const at = this.#at;
    const half = pits >> 1;
    let hash = keys[turnAt * KEYS_PER_CELL + bytes[at + TURN]!]!;
    for (let pit = 0; pit < half; pit++) {
      hash ^= keys[pit * KEYS_PER_CELL + bytes[at + pit]!]!;
      hash ^= keys[(half + pit) * KEYS_PER_CELL + bytes[at + half + 1 + pit]!]!;
    }
    hash ^= keys[pits * KEYS_PER_CELL + bytes[at + half]!]!;
    hash ^= keys[(pits + 1) * KEYS_PER_CELL + bytes[at + pits + 1]!]!;
    // These games have no marks, and no sowing is endless.
    return (
      hash ^
      keys[marksAt * KEYS_PER_CELL]! ^
      keys[(marksAt + 1) * KEYS_PER_CELL]! ^
      keys[(marksAt + 2) * KEYS_PER_CELL]!
    );
  }

  lapsOf(move: number): LapLog {
    return new RoundBoardPosition(this.board, this.state).lapsOf(move);
  }

  notationOf(move: number): string {
    return String((move % this.#pits) + 1);
  }

  choicesOf(): Readonly<Record<string, unknown>> {
    return {};
  }
}
