import { doubleLength } from '../../../lib/grow.ts';

/** Number of integers per capture. */
const ENTRY_SIZE = 8;
/** Offset of the start square in a capture's entry. */
const FROM = 0;
/** Offset of the end square. */
const TO = 1;
/** Offset of the captured squares, a mask of four words. */
const MASK = 2;
/** Offset of the index in `#lists` at which the jumps of the capture start. */
const LIST = 6;
/** Offset of the number of jumps. */
const LENGTH = 7;

/** Flag in the number of jumps: the man becomes a king when the move is over. */
const CROWNS = 1 << 8;

/** Number of integers per jump: the square landed on, the square jumped over, and the code of the piece there. */
const JUMP_SIZE = 3;

/**
 * Number of integers per ply: start and end of its captures, end of its lists of jumps, and whether the captures are
 * known.
 */
const PLY_SIZE = 4;

/**
 * All captures of the current position and of those before it, with one section per ply. With this table, moves are
 * plain numbers although captures have routes, the search allocates nothing, and moves can be undone.
 */
export class CaptureTable {
  #entries = new Int32Array(ENTRY_SIZE * 256);
  #lists = new Int32Array(JUMP_SIZE * 1024);
  #plies = new Int32Array(PLY_SIZE * 64);
  /** Bounds of the section that is being filled. */
  #start = 0;
  #end = 0;
  #listEnd = 0;
  #listStart = 0;
  readonly #keepsRoutes: boolean;

  constructor(keepsRoutes: boolean) {
    this.#keepsRoutes = keepsRoutes;
  }

  /** Starts the section of a ply and discards the sections of later plies. */
  open(ply: number): void {
    this.#ensureCapacity(ply);
    this.#start = ply === 0 ? 0 : this.#plies[(ply - 1) * PLY_SIZE + 1]!;
    this.#listStart = ply === 0 ? 0 : this.#plies[(ply - 1) * PLY_SIZE + 2]!;
    this.clear();
  }

  /** Discards the captures added to the open section. */
  clear(): void {
    this.#end = this.#start;
    this.#listEnd = this.#listStart;
  }

  close(ply: number): void {
    this.#plies[ply * PLY_SIZE] = this.#start;
    this.#plies[ply * PLY_SIZE + 1] = this.#end;
    this.#plies[ply * PLY_SIZE + 2] = this.#listEnd;
    this.#plies[ply * PLY_SIZE + 3] = 1;
  }

  /** Whether the captures of a ply are in the table. */
  isKnown(ply: number): boolean {
    return ply * PLY_SIZE < this.#plies.length && this.#plies[ply * PLY_SIZE + 3] === 1;
  }

  /** Marks the captures of a ply as unknown, because the position at that ply has changed. */
  forget(ply: number): void {
    this.#ensureCapacity(ply);
    this.#plies[ply * PLY_SIZE + 3] = 0;
  }

  /** Records that a ply has no captures. */
  closeEmpty(ply: number): void {
    this.open(ply);
    this.close(ply);
  }

  #ensureCapacity(ply: number): void {
    if ((ply + 1) * PLY_SIZE > this.#plies.length) this.#plies = doubleLength(this.#plies);
  }

  /**
   * Adds a capture of `takenCount` jumps, each of which is three numbers of `jumps`. Unless routes are kept, a second
   * capture with the same start, end and captured squares is not added.
   */
  add(from: number, jumps: Int32Array, takenCount: number, mask: Int32Array, crowns: boolean): void {
    const to = jumps[(takenCount - 1) * JUMP_SIZE]!;
    const known = this.#keepsRoutes ? -1 : this.#find(from, to, mask);
    if (known >= 0) {
      if (crowns) this.#entries[known + LENGTH]! |= CROWNS;
      return;
    }
    const at = this.#end * ENTRY_SIZE;
    if (at + ENTRY_SIZE > this.#entries.length) this.#entries = doubleLength(this.#entries);
    while (this.#listEnd + takenCount * JUMP_SIZE > this.#lists.length) this.#lists = doubleLength(this.#lists);
    this.#entries[at + FROM] = from;
    this.#entries[at + TO] = to;
    for (let word = 0; word < 4; word++) this.#entries[at + MASK + word] = mask[word]!;
    this.#entries[at + LIST] = this.#listEnd;
    this.#entries[at + LENGTH] = takenCount | (crowns ? CROWNS : 0);
    for (let i = 0; i < takenCount * JUMP_SIZE; i++) this.#lists[this.#listEnd++] = jumps[i]!;
    this.#end++;
  }

  #find(from: number, to: number, mask: Int32Array): number {
    const entries = this.#entries;
    for (let at = this.#start * ENTRY_SIZE; at < this.#end * ENTRY_SIZE; at += ENTRY_SIZE) {
      if (entries[at + FROM] !== from || entries[at + TO] !== to) continue;
      if (entries[at + MASK] !== mask[0] || entries[at + MASK + 1] !== mask[1]) continue;
      if (entries[at + MASK + 2] === mask[2] && entries[at + MASK + 3] === mask[3]) return at;
    }
    return -1;
  }

  /** Number of captures at a ply. */
  count(ply: number): number {
    return this.#plies[ply * PLY_SIZE + 1]! - this.#plies[ply * PLY_SIZE]!;
  }

  #entryAt(ply: number, index: number): number {
    return (this.#plies[ply * PLY_SIZE]! + index) * ENTRY_SIZE;
  }

  from(ply: number, index: number): number {
    return this.#entries[this.#entryAt(ply, index) + FROM]!;
  }
  to(ply: number, index: number): number {
    return this.#entries[this.#entryAt(ply, index) + TO]!;
  }
  /** Number of pieces that a capture takes. */
  length(ply: number, index: number): number {
    return this.#entries[this.#entryAt(ply, index) + LENGTH]! & (CROWNS - 1);
  }
  crowns(ply: number, index: number): boolean {
    return (this.#entries[this.#entryAt(ply, index) + LENGTH]! & CROWNS) !== 0;
  }
  /** The square where the n-th jump of a capture lands. */
  landingSquare(ply: number, index: number, jump: number): number {
    return this.#lists[this.#entries[this.#entryAt(ply, index) + LIST]! + jump * JUMP_SIZE]!;
  }
  /** The square of the piece that the n-th jump captures. */
  takenSquare(ply: number, index: number, jump: number): number {
    return this.#lists[this.#entries[this.#entryAt(ply, index) + LIST]! + jump * JUMP_SIZE + 1]!;
  }
  /** Code of the piece that the n-th jump captures. */
  takenCode(ply: number, index: number, jump: number): number {
    return this.#lists[this.#entries[this.#entryAt(ply, index) + LIST]! + jump * JUMP_SIZE + 2]!;
  }
}
