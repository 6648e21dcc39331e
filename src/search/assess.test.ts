import { describe, expect, it } from 'vitest';
import { plainAi } from '../../test/search/tiny-ai.ts';
import { at, type Board, rowGame } from '../../test/search/tiny-games.ts';
import { assessMove, assessOthers } from './assess.ts';
import type { Assessment } from './suggestion.ts';

const ai = plainAi<Board>(() => 0);
const game = rowGame(3, 3, 3, false);
const open = at(game, { cells: '.........', turn: 0 });

/** Assesses a move of the empty board next to a chosen move that a deep search gave 100 points. */
const assessOther = (score: number, chosenScore: number, chosen: Partial<Assessment> = {}) =>
  assessOthers(open, ai, { score: 100, winChance: 0.64, ...chosen }, [{ move: 4, score, chosenScore, depth: 2 }])[0];

describe('another move', () => {
  it('is as much worse as it was at the same depth', () => {
    expect(assessOther(250, 280)).toMatchObject({ score: 70, winChance: 0.599, depth: 2 });
  });

  it('is not above the chosen move if it looked better at a low depth', () => {
    expect(assessOther(300, 280)).toMatchObject({ score: 100, winChance: 0.64 });
  });

  it('keeps a proved loss', () => {
    expect(assessOther(-29_998, 280)).toMatchObject({ score: -29_998, forced: { result: 'loss', in: 2 } });
  });

  it('is lost if the chosen move is, and no later', () => {
    const lost = { score: -29_996, winChance: 0, forced: { result: 'loss', in: 4 } } as const;
    expect(assessOther(20, -29_996, lost)).toMatchObject({ ...lost });
  });

  it('keeps its own score next to a proved win', () => {
    const won = { score: 29_995, winChance: 1, forced: { result: 'win', in: 5 } } as const;
    expect(assessOther(300, 29_995, won)).toMatchObject({ score: 300 });
  });
});

describe('a move that ends the game', () => {
  const assess = (cells: string, move: number, score: number) =>
    assessMove(at(game, { cells, turn: 0 }), ai, { score, line: [move] });

  it('has the exact result, whatever the search estimated', () => {
    const won = { score: 29_999, mate: 1, winChance: 1, forced: { result: 'win', in: 1 } };
    expect(assess('xx.oo....', 2, -70)).toEqual(won);
    expect(assess('oxoxxo.ox', 6, 500)).toEqual({ score: 0, winChance: 0.5, forced: { result: 'draw', in: 1 } });
  });

  it('is dropped if it draws, but the chosen move is expected to lose', () => {
    const full = at(game, { cells: 'oxoxxo.ox', turn: 0 });
    const chosen = { score: -40, winChance: 0.443 };
    expect(assessOthers(full, ai, chosen, [{ move: 6, score: 0, chosenScore: 0, depth: 1 }])).toEqual([]);
  });
});
