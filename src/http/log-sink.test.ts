import { describe, expect, it } from 'vitest';
import { type LogCalls, openLogSink } from './log-sink.ts';

type Done = Parameters<LogCalls['write']>[2];

/** A file descriptor whose writes end when the test says so. */
function fakeFile() {
  const written: string[] = [];
  const pending: { text: string; done: Done }[] = [];
  const retries: (() => void)[] = [];
  const calls: LogCalls = {
    write: (_, bytes, done) => pending.push({ text: bytes.toString(), done }),
    writeSync: (_, bytes) => written.push(bytes.toString()),
    retry: (run) => retries.push(run),
  };
  return {
    sink: openLogSink(1, calls),
    written,
    pending,
    succeed(bytes?: number) {
      const { text, done } = pending.shift()!;
      written.push(text.slice(0, bytes));
      done(null, bytes ?? text.length);
    },
    fail(code: string) {
      pending.shift()!.done(Object.assign(new Error(code), { code }), 0);
    },
    retry: () => retries.shift()!(),
  };
}

describe('a log', () => {
  it('is written in order, one write at a time', () => {
    const file = fakeFile();
    for (const line of ['a\n', 'b\n', 'c\n']) file.sink.write(line);
    expect(file.pending).toHaveLength(1);
    file.succeed();
    file.succeed();
    expect(file.written).toEqual(['a\n', 'b\nc\n']);
    expect(file.pending).toHaveLength(0);
  });

  it('on a full disk loses lines, counts them, and says so when there is room again', () => {
    const file = fakeFile();
    file.sink.write('a\nb\n');
    file.fail('ENOSPC');
    expect(file.sink.dropped).toBe(2);
    file.sink.write('c\n');
    file.retry();
    file.succeed();
    file.succeed();
    expect(file.written[0]).toBe('c\n');
    expect(JSON.parse(file.written[1]!)).toMatchObject({ dropped: 2, msg: 'log lines were dropped' });
  });

  it('that nobody reads takes a bounded number of lines, and never waits', () => {
    const file = fakeFile();
    const line = `${'x'.repeat(999)}\n`;
    for (let count = 0; count < 3_000; count++) file.sink.write(line);
    expect(file.pending).toHaveLength(1);
    expect(file.sink.dropped).toBe(3_000 - 1_001);
  });

  it('in a pipe that is full is written later', () => {
    const file = fakeFile();
    file.sink.write('a\n');
    file.fail('EAGAIN');
    file.retry();
    file.succeed();
    expect([file.written, file.sink.dropped]).toEqual([['a\n'], 0]);
  });

  it('is written on where a write ended early', () => {
    const file = fakeFile();
    file.sink.write('abc\n');
    file.succeed(2);
    file.succeed();
    expect(file.written.join('')).toBe('abc\n');
  });

  it('is written at the end, unless a write is stuck', () => {
    const file = fakeFile();
    file.sink.write('a\n');
    file.sink.write('b\n');
    file.sink.close();
    expect(file.written).toEqual([]);
    file.succeed();
    file.succeed();
    expect(file.written.join('')).toBe('a\nb\n');
  });
});
