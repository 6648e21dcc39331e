import { describe, expect, it } from 'vitest';
import { plainAi } from '../../test/search/tiny-ai.ts';
import { at, type Board, rowGame } from '../../test/search/tiny-games.ts';
import type { Ai } from '../play/ai.ts';
import { suggestMove } from './suggest.ts';
import { chanceOfScore } from './win-chance.ts';

const row = rowGame(4, 4, 4, true);
const ai = plainAi(() => 0);
const suggest = (board: Board, limits = { nodes: 20_000 }) =>
  suggestMove(at(row, board), ai, { level: 'expert', seed: 'a', clock: () => 0, limits });

describe('the chance of a score', () => {
  it('is one half at 0, ten to one at the scale, and certain only if proved', () => {
    expect(chanceOfScore(0)).toBe(0.5);
    expect(chanceOfScore(250, 250)).toBeCloseTo(10 / 11);
    expect(chanceOfScore(-250, 250)).toBeCloseTo(1 / 11);
    expect(chanceOfScore(29_999)).toBe(1);
    expect(chanceOfScore(-29_998)).toBe(0);
    expect(chanceOfScore(20_000)).toBeLessThanOrEqual(1);
  });
});

describe('a forced end', () => {
  it('is a win with the plies to it', () => {
    expect(suggest({ cells: 'xxx.oo..........', turn: 0 })).toMatchObject({
      forced: { result: 'win', in: 1 },
      mate: 1,
      winChance: 1,
    });
  });

  it('is a loss if no move helps', () => {
    const { forced, winChance } = suggest({ cells: 'ooo.oxx.oxx.....', turn: 0 }, { nodes: 200_000 });
    expect({ forced, winChance }).toEqual({ forced: { result: 'loss', in: 2 }, winChance: 0 });
  });

  it('is a draw only if every line was searched to the end', () => {
    const full = { cells: 'xoxoxoxooxoxox..', turn: 0 };
    expect(suggest(full)).toMatchObject({ forced: { result: 'draw' }, winChance: 0.5 });
    expect(suggest({ cells: '................', turn: 0 }, { nodes: 50 }).forced).toBeUndefined();
  });

  it('is not claimed for a search that left out replies', () => {
    const some: Ai = { ...ai, candidates: (position, moves, from) => position.generate(moves, from) };
    const board = { cells: 'ooo.oxx.oxx.....', turn: 0 };
    const { forced, mate } = suggestMove(at(row, board), some, {
      level: 'expert',
      seed: 'a',
      clock: () => 0,
      limits: { nodes: 20_000 },
    });
    expect({ forced, mate }).toEqual({ forced: undefined, mate: -1 });
  });
});
