import { describe, expect, it } from 'vitest';
import { PositionHistory } from './position-history.ts';

describe('KeyTrail', () => {
  it('counts earlier positions of both halves of a key, not of one', () => {
    const trail = new PositionHistory();
    trail.push(1, 2, false);
    trail.push(1, 3, false);
    trail.push(1, 2, false);
    expect([trail.repetitions(1, 2), trail.repetitions(1, 3), trail.repetitions(2, 2)]).toEqual([2, 1, 0]);
  });

  it('forgets at a move that is for good, and remembers when it is taken back', () => {
    const trail = new PositionHistory();
    trail.push(1, 1, false);
    trail.push(2, 2, true);
    expect(trail.past()).toEqual([]);
    trail.push(3, 3, false);
    expect(trail.repetitions(3, 3)).toBe(1);
    trail.pop();
    trail.pop();
    expect([trail.repetitions(1, 1), trail.lastLo, trail.lastHi]).toEqual([1, 1, 1]);
  });

  it('reads what it told, negative halves too, and whatever follows the digits', () => {
    const trail = new PositionHistory(['ffffffff00000001+', '0000000280000000:h3h5']);
    expect(trail.past()).toEqual(['ffffffff00000001', '0000000280000000']);
    expect(trail.repetitions(-1, 1)).toBe(1);
  });

  it('has room for games of any length', () => {
    const trail = new PositionHistory();
    for (let ply = 0; ply < 1000; ply++) trail.push(ply % 2, 7, false);
    expect(trail.repetitions(1, 7)).toBe(500);
    for (let ply = 0; ply < 999; ply++) trail.pop();
    expect(trail.past()).toHaveLength(1);
  });
});
