import { grow } from '../../../lib/grow.ts';

/** Integers that a capture has in the table. */
const ENTRY = 8;
/** Places in an entry: where it begins and ends, the squares taken as four words of bits, where its list begins, how long it is. */
const FROM = 0;
const TO = 1;
const MASK = 2;
const LIST = 6;
const LENGTH = 7;

/** In LENGTH: the man is a king when the move is over. */
const CROWNS = 1 << 8;

/** What a jump has in a list: the square landed on, the square jumped, and what stood there. */
const JUMP = 3;

/** What a ply has: where its captures begin and end, where its lists end, whether they are known. */
const PLY = 4;

/**
 * The captures of the positions from the first to this one, a part for each ply: so moves can be numbers while captures
 * have paths, nothing is allocated, and what was played can be taken back.
 */
export class CaptureTable {
  #entries = new Int32Array(ENTRY * 256);
  #lists = new Int32Array(JUMP * 1024);
  #plies = new Int32Array(PLY * 64);
  /** Of the ply being filled. */
  #start = 0;
  #end = 0;
  #listEnd = 0;
  #listStart = 0;
  readonly #keepsRoutes: boolean;

  constructor(keepsRoutes: boolean) {
    this.#keepsRoutes = keepsRoutes;
  }

  /** Opens the part of a ply; those of later ones are lost. */
  open(ply: number): void {
    this.#ready(ply);
    this.#start = ply === 0 ? 0 : this.#plies[(ply - 1) * PLY + 1]!;
    this.#listStart = ply === 0 ? 0 : this.#plies[(ply - 1) * PLY + 2]!;
    this.clear();
  }

  /** Drops what was added to the open part. */
  clear(): void {
    this.#end = this.#start;
    this.#listEnd = this.#listStart;
  }

  close(ply: number): void {
    this.#plies[ply * PLY] = this.#start;
    this.#plies[ply * PLY + 1] = this.#end;
    this.#plies[ply * PLY + 2] = this.#listEnd;
    this.#plies[ply * PLY + 3] = 1;
  }

  /** The captures of a ply are there. */
  isKnown(ply: number): boolean {
    return ply * PLY < this.#plies.length && this.#plies[ply * PLY + 3] === 1;
  }

  /** Another position is at this ply now. */
  forget(ply: number): void {
    this.#ready(ply);
    this.#plies[ply * PLY + 3] = 0;
  }

  /** A ply without captures. */
  closeEmpty(ply: number): void {
    this.open(ply);
    this.close(ply);
  }

  #ready(ply: number): void {
    if ((ply + 1) * PLY > this.#plies.length) this.#plies = grow(this.#plies);
  }

  /** Adds a capture of so many jumps, each three numbers of `jumps`, unless one that begins, ends and takes the same is there. */
  add(from: number, jumps: Int32Array, takenCount: number, mask: Int32Array, crowns: boolean): void {
    const to = jumps[(takenCount - 1) * JUMP]!;
    const known = this.#keepsRoutes ? -1 : this.#find(from, to, mask);
    if (known >= 0) {
      if (crowns) this.#entries[known + LENGTH]! |= CROWNS;
      return;
    }
    const at = this.#end * ENTRY;
    if (at + ENTRY > this.#entries.length) this.#entries = grow(this.#entries);
    while (this.#listEnd + takenCount * JUMP > this.#lists.length) this.#lists = grow(this.#lists);
    this.#entries[at + FROM] = from;
    this.#entries[at + TO] = to;
    for (let word = 0; word < 4; word++) this.#entries[at + MASK + word] = mask[word]!;
    this.#entries[at + LIST] = this.#listEnd;
    this.#entries[at + LENGTH] = takenCount | (crowns ? CROWNS : 0);
    for (let i = 0; i < takenCount * JUMP; i++) this.#lists[this.#listEnd++] = jumps[i]!;
    this.#end++;
  }

  #find(from: number, to: number, mask: Int32Array): number {
    const entries = this.#entries;
    for (let at = this.#start * ENTRY; at < this.#end * ENTRY; at += ENTRY) {
      if (entries[at + FROM] !== from || entries[at + TO] !== to) continue;
      if (entries[at + MASK] !== mask[0] || entries[at + MASK + 1] !== mask[1]) continue;
      if (entries[at + MASK + 2] === mask[2] && entries[at + MASK + 3] === mask[3]) return at;
    }
    return -1;
  }

  /** How many captures a ply has. */
  count(ply: number): number {
    return this.#plies[ply * PLY + 1]! - this.#plies[ply * PLY]!;
  }

  #at(ply: number, index: number): number {
    return (this.#plies[ply * PLY]! + index) * ENTRY;
  }

  from(ply: number, index: number): number {
    return this.#entries[this.#at(ply, index) + FROM]!;
  }
  to(ply: number, index: number): number {
    return this.#entries[this.#at(ply, index) + TO]!;
  }
  /** How many pieces it takes. */
  length(ply: number, index: number): number {
    return this.#entries[this.#at(ply, index) + LENGTH]! & (CROWNS - 1);
  }
  crowns(ply: number, index: number): boolean {
    return (this.#entries[this.#at(ply, index) + LENGTH]! & CROWNS) !== 0;
  }
  /** Where its n-th jump lands. */
  landingSquare(ply: number, index: number, jump: number): number {
    return this.#lists[this.#entries[this.#at(ply, index) + LIST]! + jump * JUMP]!;
  }
  /** The square that its n-th jump takes a piece from. */
  takenSquare(ply: number, index: number, jump: number): number {
    return this.#lists[this.#entries[this.#at(ply, index) + LIST]! + jump * JUMP + 1]!;
  }
  /** What stood there. */
  takenCode(ply: number, index: number, jump: number): number {
    return this.#lists[this.#entries[this.#at(ply, index) + LIST]! + jump * JUMP + 2]!;
  }
}
