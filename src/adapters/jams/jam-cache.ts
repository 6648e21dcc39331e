import { type Jam, readBook } from '../../tabletop/packs/jam/book.ts';
import type { BookFault } from '../../tabletop/packs/jam/faults.ts';
import type { JamSnapshot } from '../../tabletop/packs/jam/snapshot.ts';
import { isAddress, type JamSource, openSource, type SourceCopy, SourceFault } from './jam-source.ts';

export interface JamCacheOptions {
  source: JamSource;
  /** Milliseconds since 1970. */
  clock(): number;
  /** How long a copy is used before the source is looked at again, in milliseconds of the clock. */
  maxAgeMs: number;
  /** How long a caller waits for news when there is no copy yet, and when there is one. */
  patienceMs: { first: number; later: number };
  /** Is told when the source breaks and when it is mended. */
  report?(news: string): void;
}

/**
 * Keeps the last good copy of the source of jams. A source that is due is looked at once for all who ask meanwhile; who
 * asks waits for it a moment at most, and then has what is known.
 */
export class JamCache {
  readonly #parts: JamCacheOptions;
  readonly #stop = new AbortController();
  #jams: readonly Jam[] | undefined;
  #fault: JamSnapshot['fault'];
  /** Of the last copy, good or not. */
  #mark: string | undefined;
  /** What was wrong with the last copy. */
  #wrong: string | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | undefined;

  constructor(parts: JamCacheOptions) {
    this.#parts = parts;
  }

  /** Waits for the source as long as its desk has patience, or as many milliseconds as said. */
  async read(patience?: number): Promise<JamSnapshot> {
    const { clock, maxAgeMs, patienceMs } = this.#parts;
    const since = clock() - this.#lookedAt;
    // a clock that was put back must not keep a copy for hours
    if (!this.#looking && !this.#stop.signal.aborted && (since >= maxAgeMs || since < 0)) this.#looking = this.#look();
    if (this.#looking) await within(this.#looking, patience ?? (this.#jams ? patienceMs.later : patienceMs.first));
    return {
      now: clock(),
      ...(this.#jams && { jams: this.#jams }),
      ...(this.#fault && { fault: this.#fault }),
    };
  }

  /** Ends what is under way. */
  close(): void {
    this.#stop.abort();
  }

  async #look(): Promise<void> {
    try {
      const copy = await this.#parts.source.load(this.#mark, this.#stop.signal);
      if (copy) this.#take(copy);
      // reached again and unchanged, it is as good or as bad as it was
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

/** Where the faults are, without what is there: it may be a theme that nobody is to know yet. */
function reasonOf([first, ...others]: BookFault[]): string {
  const more = others.length ? ` and ${others.length} more` : '';
  return `The source has faults: ${first!.path ? `look at ${first!.path}${more}` : first!.message}.`;
}

const UNKNOWN = 'The source cannot be read.';

/** Waits for work, but no longer than so many milliseconds. */
async function within(work: Promise<void>, ms: number): Promise<void> {
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

/** A file is looked at as often as that: it costs no more than a glance. */
const GLANCE_MS = 1_000;
/** So long waits who asks while nothing is known yet, and who asks when a copy is to be renewed. */
const PATIENCE_MS = { first: 2_000, later: 500 };

/** The desk of the source that is set, if one is. */
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
