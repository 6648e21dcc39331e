import type { PngTask } from './png-worker.ts';
import { createThreadPool, workerFile } from './thread-pool.ts';

/** Paints drawings as PNG in threads of their own. */
export interface PngPool {
  /**
   * A drawing without text, at a width in pixels. Rejects with `RangeError` for absurd sizes, with `PoolFull` when too
   * many wait, and with the signal's reason as soon as that is aborted.
   */
  rasterize(svg: string, width: number, signal?: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface PngPoolOptions {
  threads?: number;
  maxTasks?: number;
  idleMs?: number;
  worker?: URL;
}

const LIMITS = { minWidth: 16, maxWidth: 2048, maxHeight: 4096, svg: 1_000_000 };

/**
 * The renderer's memory lies outside of JavaScript's heap, so nothing collects it while a thread lives: 4 bytes for
 * each pixel ever painted. After this many pixels (about 100 MB) threads are replaced, which costs them some 60 ms.
 */
const PIXELS = 24_000_000;

export function createPngPool(options: PngPoolOptions = {}): PngPool {
  const { threads = 1, maxTasks = 64, idleMs = 30_000, worker = workerFile(import.meta.url, 'png-worker') } = options;
  const pool = createThreadPool<PngTask, Uint8Array>({
    ...{ worker, threads, maxTasks, idleMs },
    // the renderer can't be asked to stop
    graceMs: 0,
    costOf: ({ width }) => width * width,
    maxCost: PIXELS * threads,
  });
  return {
    async rasterize(svg, width, signal) {
      checkSize(svg, width);
      return pool.run({ svg, width, maxHeight: LIMITS.maxHeight }, signal);
    },
    close: () => pool.close(),
  };
}

/** Before anything is painted: for absurd sizes the renderer never returns. */
function checkSize(svg: string, width: number): void {
  const { minWidth, maxWidth, svg: longest } = LIMITS;
  if (!Number.isInteger(width) || width < minWidth || width > maxWidth)
    throw new RangeError(`a picture is ${minWidth} to ${maxWidth} pixels wide, not ${width}`);
  if (svg.length > longest) throw new RangeError(`a drawing has at most ${longest} characters, not ${svg.length}`);
}
