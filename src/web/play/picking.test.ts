import { describe, expect, it } from 'vitest';
import type { SceneMove } from '../engine/scene.ts';
import { liftableOf, pick, type Step } from './picking.ts';

const move = (notation: string, ...steps: Step[]): SceneMove => ({ notation, move: { notation }, steps });

const MOVES = [
  move('e4', 12, 28),
  move('e3', 12, 20),
  move('e8=Q', 52, 60),
  move('e8=N', 52, 60),
  move('P@c3', 'P', 18),
  move('pass'),
  move('26x17x8', 26, 17, 8),
  move('26x19x12', 26, 19, 12),
  move('O-O', 4, 6),
  move('duck a3', 4, 6, 16),
];

const kindOf = (...pointed: Step[]) => {
  const picked = pick(MOVES, pointed);
  if (picked.kind === 'play') return picked.move.notation;
  return picked.kind === 'choose' ? picked.moves.map(({ notation }) => notation).join(' or ') : picked.kind;
};

describe('what a player means', () => {
  it('is what can follow, until one move is left', () => {
    const picked = pick(MOVES, [12]);
    expect(picked.kind === 'more' && [...picked.next]).toEqual([28, 20]);
    expect(kindOf(12, 28)).toBe('e4');
    expect(kindOf('P', 18)).toBe('P@c3');
    expect(kindOf(12, 12)).toBe('none');
    expect(kindOf(13)).toBe('none');
  });

  it('is asked where moves look alike', () => {
    expect(kindOf(52, 60)).toBe('e8=Q or e8=N');
  });

  it('is a capture of several men by its way or by its ends', () => {
    expect(kindOf(26, 17, 8)).toBe('26x17x8');
    expect(kindOf(26, 12)).toBe('26x19x12');
  });

  it('is the shorter move where the last step is pointed at twice', () => {
    expect(kindOf(4, 6)).toBe('more');
    expect(kindOf(4, 6, 16)).toBe('duck a3');
    expect(kindOf(4, 6, 6)).toBe('O-O');
  });

  it('is nothing before anything is pointed at', () => {
    const picked = pick(MOVES, []);
    expect(picked.kind === 'more' && [...picked.next]).toEqual([12, 52, 'P', 26, 4]);
  });
});

it('pieces are dragged from where a move elsewhere begins, and on from where the one begun has come to', () => {
  expect([...liftableOf(MOVES, [])].sort()).toEqual([12, 26, 4, 52, 'P']);
  expect(liftableOf(MOVES, [4, 6]).has(6)).toBe(true);
  expect(liftableOf([move('d3', 19)], []).size).toBe(0);
});
