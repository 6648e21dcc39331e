import { hashHex } from '../lib/hash.ts';
import { drawSeed, Rng } from '../lib/rng.ts';
import { IN_THREAD, type Services } from './services.ts';

/** What a call brings along besides its arguments. */
export interface Context {
  /** The seed of this call's chance: given by the caller or drawn, told in the answer so that the call can be replayed. */
  readonly seed: string;
  /** The caller said which seed; otherwise it is drawn when first asked for. */
  readonly isSeeded: boolean;
  /** The generator made from the seed. */
  readonly rng: Rng;
  /** Takes the seed that an argument of the tool names in place of the call's own. */
  reseed(text: string): void;
  /** Aborts when the call's time is over or the caller has gone. */
  readonly signal: AbortSignal;
  /** What the host does in threads of its own. */
  readonly services: Services;
  /** Tells a caller who asked for it how far long work has come: `done` of `total`. */
  progress(done: number, total: number): void;
}

/** What a surface knows of a call. */
export interface CallOptions {
  seed?: string | undefined;
  signal?: () => AbortSignal;
  progress?: (done: number, total: number) => void;
  services?: Services | undefined;
}

/** Seed, generator and signal are made when a tool first asks for them: most tools need none. */
export class Call implements Context {
  readonly #given: CallOptions;
  #seed: string | undefined;
  #isSeeded: boolean;
  #rng: Rng | undefined;
  #signal: AbortSignal | undefined;

  constructor(given: CallOptions = {}) {
    this.#given = given;
    this.#seed = given.seed;
    this.#isSeeded = given.seed !== undefined;
  }

  get seed(): string {
    this.#seed ??= drawSeed();
    return this.#seed;
  }

  get isSeeded(): boolean {
    return this.#isSeeded;
  }

  get rng(): Rng {
    this.#rng ??= Rng.fromSeed(this.seed);
    return this.#rng;
  }

  /** What can't travel in a header is told as its hash, which replays the call as well. */
  reseed(text: string): void {
    this.#seed = isSeed(text) ? text : hashHex(text);
    this.#isSeeded = true;
    this.#rng = undefined;
  }

  get signal(): AbortSignal {
    this.#signal ??= this.#given.signal?.() ?? new AbortController().signal;
    return this.#signal;
  }

  get services(): Services {
    return this.#given.services ?? IN_THREAD;
  }

  progress(done: number, total: number): void {
    this.#given.progress?.(done, total);
  }
}

/** A seed travels in a header: 1 to 100 printable ASCII characters, no space at either end (headers lose those). */
export const isSeed = (seed: string): boolean => /^[\x21-\x7e](?:[\x20-\x7e]{0,98}[\x21-\x7e])?$/.test(seed);
