import { describe, expect, it } from 'vitest';
import { pruningAi } from '../../test/search/tiny-ai.ts';
import { at, type Board, emptyBoard, randomGame, rowGame, takeAway } from '../../test/search/tiny-games.ts';
import type { TinyGame } from '../../test/search/tiny-position.ts';
import { type Ai, QUIET_KEY_LIMIT } from '../play/ai.ts';
import { LEVELS, type Level } from './levels.ts';
import { suggestMove } from './suggest.ts';

const row = rowGame(4, 4, 4, true);
const even = () => 0;
const clock = () => 0;
const nodes = { nodes: 2000 };

describe('every level', () => {
  it.each(LEVELS)('%s plays a whole game by the rules, and leaves the position as it was', (level) => {
    const position = at(row, emptyBoard(4, 4));
    while (position.count() > 0) {
      const before = position.hashLo;
      const { move, pv, depth } = suggestMove(position, pruningAi(even), { level, seed: 'a', clock, limits: nodes });
      expect(position.hashLo).toBe(before);
      expect(row.moves(position.state)).toContain(move);
      expect(pv[0]).toBe(move);
      expect(depth).toBeGreaterThan(0);
      position.play(move);
    }
  });

  it.each(LEVELS)('%s answers the same to the same question', (level) => {
    const game = randomGame(7, 12);
    const ask = (seed: string) =>
      suggestMove(at(game, { ply: 0, place: 3, turn: 0 }), pruningAi(game.worth), {
        level,
        seed,
        clock,
        limits: nodes,
      });
    expect(ask('one')).toEqual(ask('one'));
    ask('two');
    expect(ask('one')).toEqual(ask('one'));
  });

  it.each(LEVELS.filter((level) => level !== 'beginner'))('%s takes a win in one move', (level) => {
    const board: Board = { cells: 'xxx.oo..........', turn: 0 };
    const { move, mate } = suggestMove(at(row, board), pruningAi(even), { level, seed: 'b', clock });
    expect(move).toBe(3);
    expect(mate).toBe(1);
  });
});

describe('a level that sees ahead', () => {
  it.each(['medium', 'hard', 'expert'] as const)('%s never overlooks the only move that saves the game', (level) => {
    const board: Board = { cells: 'ooo.xx..........', turn: 0 };
    const seeds = Array.from({ length: level === 'medium' ? 200 : 5 }, (_, i) => `game ${i}`);
    const moves = seeds.map(
      (seed) =>
        suggestMove(at(row, board), pruningAi(even), { level, seed, clock, limits: { depth: 4, ...nodes } }).move,
    );
    expect(new Set(moves)).toEqual(new Set([3]));
  });
});

describe('a beginner', () => {
  /** Share of 200 seeds with which the level plays move 3, which wins. */
  const share = (level: Level) => {
    const board: Board = { cells: 'xxx.oo..........', turn: 0 };
    const seeds = Array.from({ length: 200 }, (_, i) => `game ${i}`);
    const moves = seeds.map((seed) => suggestMove(at(row, board), pruningAi(even), { level, seed, clock }).move);
    return moves.filter((move) => move === 3).length / moves.length;
  };

  it('sees most wins in one move', () => {
    expect(share('beginner')).toBeGreaterThan(0.7);
    expect(share('beginner')).toBeLessThan(0.9);
    expect(share('easy')).toBe(1);
  });

  /** Move 0 guards the best piece; after other moves it can be taken, which a search of one ply does not see. */
  const guarding: TinyGame<{ ply: number; guarded: boolean; taken: boolean }> = {
    turn: ({ ply }) => ply % 2,
    moves: ({ ply, guarded, taken }) => (ply > 6 ? [] : ply % 2 === 1 && !guarded && !taken ? [0, 1] : [0, 2, 3]),
    next: ({ ply, guarded, taken }, move) => ({
      ply: ply + 1,
      guarded: ply % 2 === 0 ? move === 0 : guarded,
      taken: taken || (ply % 2 === 1 && move === 1),
    }),
    outcome: ({ ply }) => (ply > 6 ? { winner: null, reason: 'long enough' } : undefined),
    text: (state) => JSON.stringify(state),
  };
  const value = ({ ply, taken }: { ply: number; taken: boolean }) => (taken ? 0 : 900) * (ply % 2 ? -1 : 1);
  const ai: Ai = {
    ...pruningAi(value),
    order(position, moves, from, to, keys) {
      for (let i = from; i < to; i++)
        keys[i] = position.turn === 1 && moves[i] === 1 ? QUIET_KEY_LIMIT + 900 : moves[i]!;
    },
    tacticalMoves: (position, moves, at) => {
      const end = at + position.generate(moves, at);
      let kept = at;
      for (let i = at; i < end; i++) if (position.turn === 1 && moves[i] === 1) moves[kept++] = 1;
      return kept - at;
    },
  };

  it('leaves its best man to be taken now and then, and stronger ones do not', () => {
    const hangs = (level: Level) => {
      const seeds = Array.from({ length: 1000 }, (_, i) => `game ${i}`);
      const limits = { depth: 1 };
      const ask = (seed: string) =>
        suggestMove(at(guarding, { ply: 0, guarded: false, taken: false }), ai, { level, seed, clock, limits });
      return seeds.filter((seed) => ask(seed).move !== 0).length / seeds.length;
    };
    expect(hangs('medium')).toBe(0);
    expect(hangs('easy')).toBeLessThan(0.07);
    expect(hangs('beginner')).toBeGreaterThan(0.05);
    expect(hangs('beginner')).toBeLessThan(1 / 6);
  });
});

describe('a suggestion', () => {
  it('counts the moves of who wins, and a loss below zero', () => {
    const won = suggestMove(at(takeAway, { heap: 2, turn: 0 }), pruningAi(even), { level: 'expert', seed: 'c', clock });
    expect(won).toMatchObject({ move: 2, mate: 1, pv: [2] });
    // Heap of 5: take two, move again, and take three.
    const twice = suggestMove(at(takeAway, { heap: 5, turn: 0 }), pruningAi(even), {
      level: 'expert',
      seed: 'c',
      clock,
    });
    expect(twice).toMatchObject({ mate: 2, pv: [2, 3] });
    const lost = suggestMove(at(row, { cells: 'xxx.xxx.oo..o...', turn: 1 }), pruningAi(even), {
      level: 'expert',
      seed: 'c',
      clock,
    });
    expect(lost.mate).toBe(-1);
  });

  it('varies in the opening by the seed', () => {
    const ai: Ai = { ...pruningAi(even), opening: () => true };
    const ask = (seed: string) =>
      suggestMove(at(row, emptyBoard(4, 4)), ai, { level: 'medium', seed, clock, limits: { depth: 2 } }).move;
    const moves = new Set(Array.from({ length: 20 }, (_, i) => ask(`game ${i}`)));
    expect(moves.size).toBeGreaterThan(2);
  });

  it('thinks as long as its level may on the clock', () => {
    let now = 0;
    const { timeMs } = suggestMove(at(rowGame(7, 6, 4, true), emptyBoard(7, 6)), pruningAi(even), {
      level: 'expert',
      seed: 'd',
      clock: () => (now += 10),
    });
    expect(timeMs).toBeGreaterThan(900);
    expect(timeMs).toBeLessThan(1000);
  });

  it('cannot be had when the game is over', () => {
    const over = at(takeAway, { heap: 0, turn: 0 });
    expect(() => suggestMove(over, pruningAi(even), { level: 'easy', seed: 'e', clock })).toThrow(RangeError);
  });
});
