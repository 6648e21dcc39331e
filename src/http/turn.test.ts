import { describe, expect, it } from 'vitest';
import { watchTurns } from './turn.ts';

/** A watch with a clock that the test turns, and the end of the turn in its hands. */
function open() {
  let now = 0;
  let end = () => {};
  const turns = watchTurns(
    () => now,
    (endTurn) => {
      end = endTurn;
    },
  );
  /** Sends requests, each of which takes some milliseconds; returns how many come too late. */
  const send = (count: number, ms: number) => {
    let late = 0;
    for (let i = 0; i < count; i++) {
      if (turns.isLate()) late++;
      else now += ms;
    }
    return late;
  };
  return { send, endTurn: () => end() };
}

describe('a turn of the event loop', () => {
  it('answers a few callers however slow their calls are', () => {
    expect(open().send(64, 1_000)).toBe(0);
  });

  it('answers many callers while there is time', () => {
    expect(open().send(500, 0.04)).toBe(0);
  });

  it('sends away those who would keep the next turn waiting', () => {
    expect(open().send(200, 0.5)).toBe(200 - 64);
  });

  it('has time again when the loop comes round', () => {
    const { send, endTurn } = open();
    expect(send(100, 1)).toBeGreaterThan(0);
    endTurn();
    expect(send(20, 1)).toBe(0);
  });
});
