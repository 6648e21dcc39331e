import { describe, expect, it } from 'vitest';
import { plainAi } from '../../test/search/tiny-ai.ts';
import { at, type Board, rowGame } from '../../test/search/tiny-games.ts';
import type { Ai } from '../play/ai.ts';
import { suggestMove } from './suggest.ts';
import { chanceOfScore, scoreOfShare } from './win-chance.ts';

const row = rowGame(4, 4, 4, true);
const ai = plainAi(() => 0);
const suggest = (board: Board, limits = { nodes: 20_000 }) =>
  suggestMove(at(row, board), ai, { level: 'expert', seed: 'a', clock: () => 0, limits });

const SCALES = [120, 400, 1500];

describe('the chance of a score', () => {
  it('is ten to one at the scale of the family', () => {
    expect(chanceOfScore(250, 250)).toBeCloseTo(10 / 11);
    expect(chanceOfScore(-250, 250)).toBeCloseTo(1 / 11);
  });

  it.each(SCALES)('is above one half exactly when the score is above 0, and never falls: scale %i', (scale) => {
    let last = 0;
    for (let score = -30_000; score <= 30_000; score++) {
      const chance = chanceOfScore(score, scale);
      if (chance > 0.5 !== score > 0 || chance < last) expect.fail(`${score}: ${chance} after ${last}`);
      last = chance;
    }
  });

  it.each(SCALES)('is never a chance that only a proved end has: scale %i', (scale) => {
    for (const score of [-29_999, -20_000, -1, 0, 1, 20_000, 29_999])
      expect([0, 0.5, 1]).not.toContain(chanceOfScore(score, scale));
  });

  it('is the share of the playouts that the score was made from', () => {
    for (const share of [0.1, 0.45, 0.6, 0.95]) expect(chanceOfScore(scoreOfShare(share))).toBeCloseTo(share, 2);
    expect([0, 1].map(scoreOfShare)).toEqual([-1200, 1200]);
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

  it('is not claimed for a search that skipped replies', () => {
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
