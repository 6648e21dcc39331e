import { hashHex } from '../lib/hash.ts';
import { drawSeed, Rng } from '../lib/rng.ts';
import type { GivenChoices } from './play/drawing/picture-choices.ts';
import { type HostServices, SERVICES_WITHOUT_THREADS } from './services.ts';

/** What a tool gets for one call, in addition to the arguments. */
export interface CallContext {
  /**
   * Seed of the call's random generator, from the caller or drawn. Random tools return it, so that the call can be
   * repeated.
   */
  readonly seed: string;
  /** Whether the caller gave the seed. Otherwise it is drawn at its first use. */
  readonly isSeeded: boolean;
  /** Random generator made from the seed. */
  readonly rng: Rng;
  /** Replaces the seed by the value of one of the tool's arguments. */
  reseed(text: string): void;
  /** Aborts when the time for the call is over or the caller has gone. */
  readonly signal: AbortSignal;
  /** How the caller wants boards to be drawn. */
  readonly picture: GivenChoices;
  /** Services of the host: heavy work, and facts that only the host knows. */
  readonly services: HostServices;
  /** Reports progress as `done` of `total`, if the caller requested it. */
  progress(done: number, total: number): void;
}

/** What an entry point (HTTP, MCP or command line) knows about a call. */
export interface CallOptions {
  seed?: string | undefined;
  signal?: () => AbortSignal;
  progress?: (done: number, total: number) => void;
  services?: HostServices | undefined;
  picture?: GivenChoices | undefined;
}

/**
 * Context of one call. Seed, random generator and signal are made at their first use, because most tools need none of
 * them.
 */
export class LazyCallContext implements CallContext {
  readonly #options: CallOptions;
  #seed: string | undefined;
  #isSeeded: boolean;
  #rng: Rng | undefined;
  #signal: AbortSignal | undefined;

  constructor(options: CallOptions = {}) {
    this.#options = options;
    this.#seed = options.seed;
    this.#isSeeded = options.seed !== undefined;
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

  /**
   * Replaces the seed. A text that cannot be sent in a header is replaced by its hash, so that the seed in the answer
   * still repeats the call.
   */
  reseed(text: string): void {
    this.#seed = isValidSeed(text) ? text : hashHex(text);
    this.#isSeeded = true;
    this.#rng = undefined;
  }

  get signal(): AbortSignal {
    this.#signal ??= this.#options.signal?.() ?? new AbortController().signal;
    return this.#signal;
  }

  get services(): HostServices {
    return this.#options.services ?? SERVICES_WITHOUT_THREADS;
  }

  get picture(): GivenChoices {
    return this.#options.picture ?? {};
  }

  progress(done: number, total: number): void {
    this.#options.progress?.(done, total);
  }
}

/**
 * Whether a text is a valid seed. Seeds must fit in a header: 1 to 100 printable ASCII characters, without spaces at
 * the ends.
 */
export const isValidSeed = (seed: string): boolean => /^[\x21-\x7e](?:[\x20-\x7e]{0,98}[\x21-\x7e])?$/.test(seed);
