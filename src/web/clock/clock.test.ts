import { describe, expect, it } from 'vitest';
import type { ClockSetting } from '../../tabletop/timer-clocks.ts';
import { type Clock, expired, newClock, pause, press, read, resume, timeToFlag } from './clock.ts';
import { clockWords, formatClock } from './format.ts';

const setting = (kind: ClockSetting['kind'], times: Partial<ClockSetting> = {}): ClockSetting => ({
  kind,
  mainSeconds: 0,
  incrementSeconds: 0,
  ...times,
});

/** A time of day: clocks must not depend on it. */
const DAWN = 1_800_000_000_000;
const at = (seconds: number): number => DAWN + seconds * 1_000;

/** Starts a clock and lets turns of these lengths pass. Returns it at the time of the last press. */
function play(rules: ClockSetting, players: number, turns: readonly number[]): { clock: Clock; now: number } {
  let seconds = 0;
  let clock = resume(newClock(rules, players), at(0));
  for (const turn of turns) {
    seconds += turn;
    clock = press(clock, at(seconds));
  }
  return { clock, now: at(seconds) };
}

const secondsOf = ({ clock, now }: { clock: Clock; now: number }) =>
  clock.seats.map((_, seat) => read(clock, seat, now).ms / 1_000);

describe('a clock', () => {
  const rules = setting('sudden-death', { mainSeconds: 60 });

  it('stands still until it is started, and takes time from the seat to move only', () => {
    const clock = newClock(rules, 2);
    expect(read(clock, 0, at(500)).ms).toBe(60_000);
    expect(press(clock, at(500))).toBe(clock);
    const running = resume(clock, at(500));
    expect([0, 1].map((seat) => read(running, seat, at(507)).ms)).toEqual([53_000, 60_000]);
    expect(secondsOf(play(rules, 3, [7, 5, 1, 2]))).toEqual([51, 55, 59]);
  });

  it('is right after a sleep: the flag has fallen at its time, and nothing moves it', () => {
    const { clock } = play(rules, 2, [10]);
    expect(timeToFlag(clock, at(11))).toBe(59_000);
    expect(expired(clock, at(69.999))).toBeUndefined();
    expect(expired(clock, at(70))).toBe(1);
    expect(expired(clock, at(90_000))).toBe(1);
    expect(read(clock, 1, at(90_000))).toMatchObject({ ms: 0, isOver: true });
    expect(press(clock, at(90_000))).toBe(clock);
    expect(expired(resume(pause(clock, at(90_000)), at(90_001)), at(90_002))).toBe(1);
  });

  it('keeps the time of a turn over a pause', () => {
    const { clock } = play(rules, 2, [10]);
    const paused = pause(clock, at(15));
    expect(read(paused, 1, at(800)).ms).toBe(55_000);
    expect(press(paused, at(800))).toBe(paused);
    expect(read(resume(paused, at(900)), 1, at(905)).ms).toBe(50_000);
  });

  it('loses no time when the time of day is set back', () => {
    expect(read(resume(newClock(rules, 2), at(0)), 0, at(-3_600)).ms).toBe(60_000);
  });

  it('goes on without a seat whose time is over, while two are left', () => {
    const { clock } = play(rules, 3, [10]);
    const after = press(clock, at(100));
    expect(after.turn).toBe(2);
    expect(read(after, 1, at(100))).toMatchObject({ ms: 0, isOver: true });
    expect(press(after, at(101)).turn).toBe(0);
    expect(press(press(after, at(101)), at(102)).turn).toBe(2);
    expect(press(after, at(300))).toBe(after);
  });

  it('is data that may be stored', () => {
    const { clock, now } = play(rules, 2, [10]);
    expect(read(JSON.parse(JSON.stringify(clock)), 1, now + 1_000).ms).toBe(59_000);
    const paused = JSON.parse(JSON.stringify(pause(clock, now)));
    expect(read(paused, 1, now + 1_000).ms).toBe(60_000);
  });
});

describe('kinds of clocks', () => {
  it('increment: every move adds time, without a limit', () => {
    const rules = setting('increment', { mainSeconds: 60, incrementSeconds: 5 });
    expect(secondsOf(play(rules, 2, [10, 1, 2]))).toEqual([58, 64]);
  });

  it('delay: the first seconds of a move are free, and are not kept', () => {
    const rules = setting('delay', { mainSeconds: 60, delaySeconds: 5 });
    expect(secondsOf(play(rules, 2, [3, 9]))).toEqual([60, 56]);
    const { clock } = play(rules, 2, [3]);
    expect(read(clock, 1, at(5))).toMatchObject({ ms: 60_000, delay: 3_000 });
    expect(read(resume(pause(clock, at(5)), at(50)), 1, at(55))).toMatchObject({ ms: 58_000, delay: 0 });
    expect(expired(clock, at(67.9))).toBeUndefined();
    expect(expired(clock, at(68))).toBe(1);
  });

  it('byo-yomi: a period that is used up is lost, one that is not begins again', () => {
    const rules = setting('byoyomi', { mainSeconds: 10, periods: 3, periodSeconds: 30 });
    const { clock, now } = play(rules, 2, [9]);
    expect(read(clock, 0, now)).toEqual({ ms: 1_000, periods: 3, isOvertime: false, isOver: false });
    const [first] = [play(rules, 2, [39, 1])];
    expect(read(first.clock, 0, first.now)).toEqual({ ms: 30_000, periods: 3, isOvertime: true, isOver: false });
    const [second] = [play(rules, 2, [39, 1, 65, 1])];
    expect(read(second.clock, 0, second.now)).toMatchObject({ ms: 30_000, periods: 1 });
    expect(expired(second.clock, second.now + 29_999)).toBeUndefined();
    expect(expired(second.clock, second.now + 30_000)).toBe(0);
  });

  it('byo-yomi without main time is a period for every move', () => {
    const rules = setting('byoyomi', { periods: 1, periodSeconds: 10 });
    expect(read(newClock(rules, 2), 0, at(0))).toMatchObject({ ms: 10_000, isOvertime: true });
    expect(secondsOf(play(rules, 2, [9, 9, 9, 9]))).toEqual([10, 10]);
  });

  it('Canadian byo-yomi: a period begins again when its moves are made', () => {
    const rules = setting('byoyomi', { mainSeconds: 10, periodSeconds: 60, movesPerPeriod: 3 });
    const { clock, now } = play(rules, 2, [12, 1, 20, 1]);
    expect(read(clock, 0, now)).toMatchObject({ ms: 38_000, moves: 1 });
    expect(expired(clock, now + 38_000)).toBe(0);
    expect(read(press(clock, now + 37_000), 0, now + 37_000)).toMatchObject({ ms: 60_000, moves: 3 });
  });

  it('per turn: every turn has the same time, and nobody is out', () => {
    const rules = setting('per-turn', { turnSeconds: 30 });
    const { clock, now } = play(rules, 2, [29]);
    expect(read(clock, 1, now + 40_000)).toMatchObject({ ms: 0, isOver: true });
    expect(expired(clock, now + 40_000)).toBe(1);
    const next = press(clock, now + 40_000);
    expect([next.turn, read(next, 0, now + 41_000).ms, read(next, 1, now + 41_000).ms]).toEqual([0, 29_000, 30_000]);
  });

  it('session: one time for the whole table, without turns', () => {
    const clock = resume(newClock(setting('session', { mainSeconds: 7_200 }), 5), at(0));
    expect(clock.seats).toHaveLength(1);
    expect(press(clock, at(60))).toBe(clock);
    expect(read(clock, 0, at(3_600)).ms).toBe(3_600_000);
  });
});

it('times are shown as on a clock, rounded up', () => {
  const shown = [3_900_000, 300_000, 299_001, 20_000, 19_999, 9_400, 1, 0].map(formatClock);
  expect(shown).toEqual(['1:05:00', '5:00', '5:00', '0:20', '0:20.0', '0:09.4', '0:00.1', '0:00']);
  expect([65_000, 3_600_000, 500, 0].map(clockWords)).toEqual([
    '1 minute 5 seconds',
    '1 hour',
    '1 second',
    '0 seconds',
  ]);
});
