import { Piscina } from 'piscina';
import type { PngTask } from './png-worker.ts';

/** Paints drawings as PNG in threads of their own, so that the service answers meanwhile. */
export interface PngPool {
  /** A drawing without text, at a width in pixels. An aborted signal ends the work at once. */
  rasterize(svg: string, width: number, signal?: AbortSignal): Promise<Uint8Array>;
  /** Lets what is being painted end, then ends the threads. */
  close(): Promise<void>;
}

export interface PngPoolOptions {
  threads?: number;
  /** How many drawings may wait or be painted at once; more are refused with `PngPoolFull`. */
  most?: number;
  /** After how long without work a thread ends. */
  idleMs?: number;
  /** The file that threads run. */
  worker?: URL;
}

/** Try again later. */
export class PngPoolFull extends Error {}

const LIMITS = { minWidth: 16, maxWidth: 2048, maxHeight: 4096, svg: 1_000_000 };

/**
 * The renderer's memory lies outside of JavaScript's heap, so nothing collects it while a thread lives: 4 bytes for
 * each pixel ever painted. After this many pixels (about 100 MB) threads are replaced, which costs them some 60 ms.
 */
const PIXELS = 24_000_000;

/** Threads need JavaScript: beside this file once it is built, in `dist` when it runs as TypeScript in a test. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/workers/png-worker.js' : './png-worker.js',
  import.meta.url,
);

/** No thread runs before the first drawing. */
export function createPngPool(options: PngPoolOptions = {}): PngPool {
  const { threads = 1, most = 64, idleMs = 30_000, worker = WORKER } = options;
  let pool: ReturnType<typeof start> | undefined;
  let pixels = 0;
  let renewing: Promise<void> | undefined;
  let open = 0;
  const painting = new Set<Promise<unknown>>();

  function start() {
    const limits = { minThreads: 0, maxThreads: threads, maxQueue: most, idleTimeout: idleMs };
    const piscina = new Piscina<PngTask, Uint8Array>({ filename: worker.href, ...limits });
    // a thread that can't even load its file leaves its drawings waiting; the next one gets new threads
    const broken = new Promise<never>((_, reject) => {
      piscina.on('error', (error) => {
        pool = undefined;
        reject(error);
        void piscina.destroy();
      });
    });
    broken.catch(() => {});
    return { piscina, broken };
  }

  /** First waits for the drawings of the old threads, as closing would drop them; they are counted when they come. */
  async function renew(): Promise<void> {
    await Promise.allSettled(painting);
    await pool?.piscina.close();
    pool = undefined;
    pixels = 0;
    renewing = undefined;
  }

  function renewed(): Promise<void> {
    renewing ??= renew();
    return renewing;
  }

  async function paint(svg: string, width: number, signal?: AbortSignal): Promise<Uint8Array> {
    while (renewing || pixels >= PIXELS * threads) await renewed();
    signal?.throwIfAborted();
    pixels += width * width;
    pool ??= start();
    const task = { svg, width, maxHeight: LIMITS.maxHeight };
    const painted = Promise.race([pool.piscina.run(task, signal ? { signal } : {}), pool.broken]);
    painting.add(painted);
    return painted.finally(() => painting.delete(painted));
  }

  return {
    async rasterize(svg, width, signal) {
      checkSize(svg, width);
      if (open >= most) throw new PngPoolFull(`${most} pictures are waiting already`);
      open++;
      try {
        return await paint(svg, width, signal);
      } finally {
        open--;
      }
    },
    close: renewed,
  };
}

/** Before anything is painted: for absurd sizes the renderer never returns. */
function checkSize(svg: string, width: number): void {
  const { minWidth, maxWidth, svg: longest } = LIMITS;
  if (!Number.isInteger(width) || width < minWidth || width > maxWidth)
    throw new RangeError(`a picture is ${minWidth} to ${maxWidth} pixels wide, not ${width}`);
  if (svg.length > longest) throw new RangeError(`a drawing has at most ${longest} characters, not ${svg.length}`);
}
