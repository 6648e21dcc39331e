import { type Jam, parseJamFile } from '../../tabletop/packs/jam/book.ts';
import type { JamFileFault } from '../../tabletop/packs/jam/faults.ts';
import type { JamSnapshot } from '../../tabletop/packs/jam/snapshot.ts';
import { isWebAddress, type JamSource, type JamSourceCopy, JamSourceError, openJamSource } from './jam-source.ts';

/** Options of a `JamCache`: its source, the times it keeps, and a listener. */
export interface JamCacheOptions {
  source: JamSource;
  /** Current time in milliseconds since 1970. */
  clock(): number;
  /** Age at which a copy is refreshed, in milliseconds. */
  maxAgeMs: number;
  /** Maximum wait for the source in milliseconds: `first` while there is no copy yet, `later` once there is one. */
  patienceMs: { first: number; later: number };
  /** Called when the source becomes unusable, and again when it works once more. */
  report?(news: string): void;
}

/**
 * Keeps the last good copy of the game jam file. Once the copy is too old, one request refreshes it for all callers.
 * They wait for the refresh only briefly, and otherwise get the old copy.
 */
export class JamCache {
  readonly #options: JamCacheOptions;
  readonly #abort = new AbortController();
  #jams: readonly Jam[] | undefined;
  #fault: JamSnapshot['fault'];
  /** Version of the last copy, whether it was good or faulty. */
  #version: string | undefined;
  /** What is wrong with the last copy; undefined if it was good. */
  #copyFault: string | undefined;
  #refreshedAt = Number.NEGATIVE_INFINITY;
  #refreshing: Promise<void> | undefined;

  constructor(options: JamCacheOptions) {
    this.#options = options;
  }

  /**
   * Returns the known jams. If a refresh is running, waits for it at most `patience` milliseconds. Default: the
   * configured patience.
   */
  async read(patience?: number): Promise<JamSnapshot> {
    const { clock, maxAgeMs, patienceMs } = this.#options;
    const age = clock() - this.#refreshedAt;
    // A negative age means that the clock was set back; without this check an old copy would be kept for hours.
    if (!this.#refreshing && !this.#abort.signal.aborted && (age >= maxAgeMs || age < 0))
      this.#refreshing = this.#refresh();
    if (this.#refreshing)
      await waitAtMost(this.#refreshing, patience ?? (this.#jams ? patienceMs.later : patienceMs.first));
    return {
      now: clock(),
      ...(this.#jams && { jams: this.#jams }),
      ...(this.#fault && { fault: this.#fault }),
    };
  }

  /** Aborts a running refresh. */
  close(): void {
    this.#abort.abort();
  }

  async #refresh(): Promise<void> {
    try {
      const copy = await this.#options.source.load(this.#version, this.#abort.signal);
      if (copy) this.#accept(copy);
      // The source can be reached and has not changed, so the last copy is as good or as faulty as before.
      if (this.#copyFault === undefined) this.#clearFault();
      else this.#setFault(this.#copyFault);
    } catch (error) {
      if (!this.#abort.signal.aborted) this.#setFault(error instanceof JamSourceError ? error.message : UNREADABLE);
    } finally {
      this.#refreshedAt = this.#options.clock();
      this.#refreshing = undefined;
    }
  }

  #accept({ version, text }: JamSourceCopy): void {
    this.#version = version;
    const book = parseJamFile(text);
    this.#copyFault = book.ok ? undefined : reasonOf(book.error);
    if (book.ok) this.#jams = book.value;
  }

  #setFault(reason: string): void {
    if (this.#fault?.reason === reason) return;
    this.#fault = { reason, since: this.#fault?.since ?? this.#options.clock() };
    this.#options.report?.(`jams: ${reason}`);
  }

  #clearFault(): void {
    if (this.#fault) this.#options.report?.('jams: the source can be used again');
    this.#fault = undefined;
  }
}

/**
 * Describes where the errors of a file are. Does not quote the file, which may contain a theme that is still secret.
 */
function reasonOf([first, ...others]: JamFileFault[]): string {
  const more = others.length ? ` and ${others.length} more` : '';
  return `The source has faults: ${first!.path ? `look at ${first!.path}${more}` : first!.message}.`;
}

const UNREADABLE = 'The source cannot be read.';

/** Waits until a promise settles, but at most `ms` milliseconds. */
async function waitAtMost(work: Promise<void>, ms: number): Promise<void> {
  if (ms <= 0) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}

/** The settings of the service that concern jams. */
interface JamSettings {
  readonly JAM_SOURCE?: string | undefined;
  readonly JAM_REFRESH_MS: number;
  readonly JAM_TIMEOUT_MS: number;
  readonly JAM_MAX_BYTES: number;
}

/** Interval in milliseconds between checks of a local file. It is short because a check costs almost nothing. */
const FILE_CHECK_MS = 1_000;
/** Maximum wait for the source in milliseconds: `first` while there is no copy yet, `later` once there is one. */
const PATIENCE_MS = { first: 2_000, later: 500 };

/** Opens the cache of the configured source of game jams; undefined if no source is configured. */
export function openJamCache(settings: JamSettings, clock: () => number, report?: (news: string) => void) {
  const { JAM_SOURCE: place, JAM_REFRESH_MS: refreshMs, JAM_TIMEOUT_MS: timeoutMs, JAM_MAX_BYTES: maxBytes } = settings;
  if (place === undefined) return undefined;
  return new JamCache({
    source: openJamSource(place, { maxBytes, timeoutMs }),
    clock,
    maxAgeMs: isWebAddress(place) ? refreshMs : FILE_CHECK_MS,
    patienceMs: PATIENCE_MS,
    ...(report && { report }),
  });
}
