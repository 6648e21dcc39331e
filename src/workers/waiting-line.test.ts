import { describe, expect, it } from 'vitest';
import { type Lane, WaitingLine } from './waiting-line.ts';

const lane = (threads: number): Lane => ({ threads, maxWaitMs: 1_000, usualMs: 400 });

/** Starts all tasks that have a thread, of `threads` in all; returns their names. */
const startAll = (line: WaitingLine<'a' | 'b', string>, threads: number): string[] => {
  const started: string[] = [];
  while (started.length < threads) {
    const next = line.start();
    if (!next) break;
    started.push(next.task);
  }
  return started;
};

describe('tasks that wait for threads', () => {
  it('come in turn, and each lane keeps to its threads', () => {
    const line = new WaitingLine<'a' | 'b', string>({ a: lane(2), b: lane(1) });
    for (const task of ['a1', 'a2', 'a3']) line.add('a', task);
    expect(startAll(line, 3)).toEqual(['a1', 'a2']);
    line.end('a', 400);
    expect(startAll(line, 3)).toEqual(['a3']);
  });

  it('of a crowded lane do not keep those of another waiting', () => {
    const line = new WaitingLine<'a' | 'b', string>({ a: lane(2), b: lane(2) });
    for (const task of ['a1', 'a2', 'a3', 'a4']) line.add('a', task);
    line.add('b', 'b1');
    expect(startAll(line, 2)).toEqual(['a1', 'b1']);
  });

  it('are refused by the time that they would wait, not by their number', () => {
    const line = new WaitingLine<'a', string>({ a: lane(2) });
    const waits = Array.from({ length: 8 }, (_, index) => {
      const wait = line.expectedWait('a');
      if (!wait.isTooLong) line.add('a', `a${index}`);
      line.start();
      return wait.ms;
    });
    expect(waits).toEqual([0, 0, 200, 400, 600, 800, 1_000, 1_200]);
    expect(line.counts()).toEqual({ a: { running: 2, waiting: 5 } });
  });

  it('wait less when tasks have become shorter', () => {
    const line = new WaitingLine<'a', string>({ a: lane(1) });
    for (let i = 0; i < 60; i++) {
      line.add('a', 'short');
      line.start();
      line.end('a', 1);
    }
    for (const task of ['one', 'two']) line.add('a', task);
    line.start();
    expect(line.expectedWait('a').ms).toBeLessThan(5);
  });

  it('can leave the line', () => {
    const line = new WaitingLine<'a', string>({ a: lane(1) });
    for (const task of ['one', 'two']) line.add('a', task);
    expect([line.remove('one'), line.remove('one')]).toEqual([true, false]);
    expect(line.start()?.task).toBe('two');
    expect(line.clear()).toEqual([]);
  });
});
