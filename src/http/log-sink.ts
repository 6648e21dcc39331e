import { write, writeSync } from 'node:fs';

/** Maximum number of characters that wait to be written. Lines beyond are dropped. */
const MAX_WAITING = 1_000_000;

/** Time until a full disk or pipe is tried again, in milliseconds. */
const RETRY_MS = 250;

/** Errors that pass: the pipe is full, or the call was interrupted. The text is written again. */
const PASSING_ERRORS = new Set(['EAGAIN', 'EINTR']);

/** Writes lines to a file descriptor without ever waiting for it. */
export interface LogSink {
  write(lines: string): void;
  /** Number of lines that were dropped because they could not be written. */
  readonly dropped: number;
  /** Writes what waits, unless a write is stuck. */
  close(): void;
}

/** The system calls of a sink, which tests replace. */
export interface LogCalls {
  write(fd: number, text: Buffer, done: (error: NodeJS.ErrnoException | null, written: number) => void): void;
  writeSync(fd: number, text: Buffer): void;
  retry(run: () => void, ms: number): void;
}

const NODE_CALLS: LogCalls = {
  write: (fd, text, done) => write(fd, text, done),
  writeSync: (fd, text) => void writeSync(fd, text),
  retry: (run, ms) => void setTimeout(run, ms).unref(),
};

/**
 * Opens a sink. One write runs at a time, in a thread of its own; meanwhile lines are collected. A full disk, a closed
 * pipe or a reader that is too slow costs lines, never an answer; once writing works again, a line says how many.
 */
export function openLogSink(fd: number, calls: LogCalls = NODE_CALLS): LogSink {
  let waiting = '';
  let isWriting = false;
  let dropped = 0;
  let reported = 0;
  const drop = (lines: string) => {
    dropped += lines.split('\n').length - 1;
  };
  const report = () => {
    if (reported === dropped) return;
    waiting += `{"level":40,"time":${Math.round(performance.timeOrigin + performance.now())},"dropped":${dropped - reported},"msg":"log lines were dropped"}\n`;
    reported = dropped;
  };
  const start = () => {
    if (isWriting || waiting === '') return;
    isWriting = true;
    const bytes = Buffer.from(waiting);
    waiting = '';
    writeBytes(bytes);
  };
  const writeBytes = (bytes: Buffer) =>
    calls.write(fd, bytes, (error, written) => {
      if (error && PASSING_ERRORS.has(error.code ?? '')) return calls.retry(() => writeBytes(bytes), RETRY_MS);
      if (error) {
        drop(bytes.toString());
        return calls.retry(next, RETRY_MS);
      }
      if (written < bytes.length) return writeBytes(bytes.subarray(written));
      report();
      next();
    });
  const next = () => {
    isWriting = false;
    start();
  };
  return {
    write(lines) {
      if (waiting.length + lines.length > MAX_WAITING) drop(lines);
      else waiting += lines;
      start();
    },
    get dropped() {
      return dropped;
    },
    close() {
      if (isWriting || waiting === '') return;
      try {
        calls.writeSync(fd, Buffer.from(waiting));
      } catch {
        drop(waiting);
      }
      waiting = '';
    },
  };
}
