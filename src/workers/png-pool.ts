import type { PngTask } from './png-worker.ts';
import { createThreadPool, type PoolReport, workerFile } from './thread-pool.ts';

/** Pool of worker threads that render SVG as PNG. */
export interface PngPool {
  /**
   * Renders an SVG without `<text>` as PNG, `width` pixels wide. Rejects with `RangeError` for sizes beyond the limits,
   * with `PoolFullError` if too many tasks wait, and with the signal's reason as soon as the signal aborts.
   */
  rasterize(svg: string, width: number, signal?: AbortSignal): Promise<Uint8Array>;
  report(): PoolReport;
  close(): Promise<void>;
}

export interface PngPoolOptions {
  threads?: number;
  maxTasks?: number;
  idleMs?: number;
  worker?: URL;
  onThreadEnd?: ((error: unknown) => void) | undefined;
}

const LIMITS = { minWidth: 16, maxWidth: 2048, maxHeight: 4096, svg: 1_000_000 };

/**
 * Number of pixels that a thread may render before it is replaced. The renderer's memory is outside the JavaScript heap
 * and is freed only when the thread ends. At 4 bytes per pixel this is about 100 MB. A new thread takes about 60 ms to
 * start.
 */
const PIXELS_PER_THREAD = 24_000_000;

export function createPngPool(options: PngPoolOptions = {}): PngPool {
  const { threads = 1, maxTasks = 64, idleMs = 30_000, worker = workerFile(import.meta.url, 'png-worker') } = options;
  const pool = createThreadPool<PngTask, Uint8Array>({
    ...{ worker, threads, maxTasks, idleMs, onThreadEnd: options.onThreadEnd },
    // No grace time: the renderer cannot be asked to stop.
    graceMs: 0,
    costOf: ({ width }) => width * width,
    maxCost: PIXELS_PER_THREAD * threads,
  });
  return {
    async rasterize(svg, width, signal) {
      checkSize(svg, width);
      return pool.run({ svg, width, maxHeight: LIMITS.maxHeight }, signal);
    },
    report: () => pool.report(),
    close: () => pool.close(),
  };
}

/**
 * Throws `RangeError` for sizes beyond the limits. This is checked before rendering, because the renderer never returns
 * for absurd sizes.
 */
function checkSize(svg: string, width: number): void {
  const { minWidth, maxWidth, svg: longest } = LIMITS;
  if (!Number.isInteger(width) || width < minWidth || width > maxWidth)
    throw new RangeError(`a picture is ${minWidth} to ${maxWidth} pixels wide, not ${width}`);
  if (svg.length > longest) throw new RangeError(`a drawing has at most ${longest} characters, not ${svg.length}`);
}
