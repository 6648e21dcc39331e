import { type Jam, readBook } from '../../tabletop/packs/jam/book.ts';
import type { BookFault } from '../../tabletop/packs/jam/faults.ts';
import type { JamSnapshot } from '../../tabletop/packs/jam/snapshot.ts';
import { isAddress, type JamSource, openSource, type SourceCopy, SourceFault } from './jam-source.ts';

export interface JamCacheOptions {
  source: JamSource;
  /** Current time in milliseconds since 1970. */
  clock(): number;
  /** Age at which a copy is refreshed, in milliseconds. */
  maxAgeMs: number;
  /** How long callers wait for the source while there is no copy yet, and while there is one, in milliseconds. */
  patienceMs: { first: number; later: number };
  /** Called when the source becomes unusable and when it works again. */
  report?(news: string): void;
}

/**
 * Caches the last good copy of the source of jams. An outdated copy is refreshed by one request for all callers; they
 * wait for it only briefly and then get what is known.
 */
export class JamCache {
  readonly #parts: JamCacheOptions;
  readonly #stop = new AbortController();
  #jams: readonly Jam[] | undefined;
  #fault: JamSnapshot['fault'];
  /** Version of the last copy, good or bad. */
  #mark: string | undefined;
  /** The error in the last copy; undefined if it was good. */
  #wrong: string | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | undefined;

  constructor(parts: JamCacheOptions) {
    this.#parts = parts;
  }

  /** Returns the known jams, waiting for the source for `patience` milliseconds. Default: the configured patience. */
  async read(patience?: number): Promise<JamSnapshot> {
    const { clock, maxAgeMs, patienceMs } = this.#parts;
    const since = clock() - this.#lookedAt;
    // A clock that was set back must not keep a copy for hours.
    if (!this.#looking && !this.#stop.signal.aborted && (since >= maxAgeMs || since < 0)) this.#looking = this.#look();
    if (this.#looking) await within(this.#looking, patience ?? (this.#jams ? patienceMs.later : patienceMs.first));
    return {
      now: clock(),
      ...(this.#jams && { jams: this.#jams }),
      ...(this.#fault && { fault: this.#fault }),
    };
  }

  /** Aborts any running request. */
  close(): void {
    this.#stop.abort();
  }

  async #look(): Promise<void> {
    try {
      const copy = await this.#parts.source.load(this.#mark, this.#stop.signal);
      if (copy) this.#take(copy);
      // Reachable again but unchanged: as good or bad as before.
      if (this.#wrong === undefined) this.#mend();
      else this.#break(this.#wrong);
    } catch (error) {
      if (!this.#stop.signal.aborted) this.#break(error instanceof SourceFault ? error.message : UNKNOWN);
    } finally {
      this.#lookedAt = this.#parts.clock();
      this.#looking = undefined;
    }
  }

  #take({ version, text }: SourceCopy): void {
    this.#mark = version;
    const book = readBook(text);
    this.#wrong = book.ok ? undefined : reasonOf(book.error);
    if (book.ok) this.#jams = book.value;
  }

  #break(reason: string): void {
    if (this.#fault?.reason === reason) return;
    this.#fault = { reason, since: this.#fault?.since ?? this.#parts.clock() };
    this.#parts.report?.(`jams: ${reason}`);
  }

  #mend(): void {
    if (this.#fault) this.#parts.report?.('jams: the source can be used again');
    this.#fault = undefined;
  }
}

/** Says where the errors are, without quoting the file: it may contain a theme that is still secret. */
function reasonOf([first, ...others]: BookFault[]): string {
  const more = others.length ? ` and ${others.length} more` : '';
  return `The source has faults: ${first!.path ? `look at ${first!.path}${more}` : first!.message}.`;
}

const UNKNOWN = 'The source cannot be read.';

/** Waits for a promise, but at most this many milliseconds. */
async function within(work: Promise<void>, ms: number): Promise<void> {
  if (ms <= 0) return;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}

/** The service settings for jams. */
interface JamSettings {
  readonly JAM_SOURCE?: string | undefined;
  readonly JAM_REFRESH_MS: number;
  readonly JAM_TIMEOUT_MS: number;
  readonly JAM_MAX_BYTES: number;
}

/** How often a local file is checked, in milliseconds: this costs next to nothing. */
const GLANCE_MS = 1_000;
/** How long callers wait while there is no copy yet, and while there is one, in milliseconds. */
const PATIENCE_MS = { first: 2_000, later: 500 };

/** Opens the cache of the configured source; undefined if none is configured. */
export function openJamCache(settings: JamSettings, clock: () => number, report?: (news: string) => void) {
  const { JAM_SOURCE: place, JAM_REFRESH_MS: refreshMs, JAM_TIMEOUT_MS: timeoutMs, JAM_MAX_BYTES: maxBytes } = settings;
  if (place === undefined) return undefined;
  return new JamCache({
    source: openSource(place, { maxBytes, timeoutMs }),
    clock,
    maxAgeMs: isAddress(place) ? refreshMs : GLANCE_MS,
    patienceMs: PATIENCE_MS,
    ...(report && { report }),
  });
}
