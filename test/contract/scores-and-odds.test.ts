import { describe, expect, it } from 'vitest';
import { callTool, type Json, type RefusalBody, useService } from './service.ts';

useService();

const refused = async (tool: string, args: Json) => {
  const { status, json } = await callTool<RefusalBody>(tool, args);
  return { status, code: json.code, error: json.error };
};

describe('game_score_tracker', () => {
  interface Standings {
    wins: string;
    standings: { player: string; score: number; rank: number }[];
    margin: number;
  }
  const track = async (args: Json) => (await callTool<Standings>('game_score_tracker', args)).json;

  it('[SCORE-1] keeps scores, from 0 unless said', async () => {
    const zero = await track({ players: ['x', 'y', 'z'] });
    expect(zero.standings.map(({ player, score, rank }) => [player, score, rank])).toEqual([
      ['x', 0, 1],
      ['y', 0, 1],
      ['z', 0, 1],
    ]);
    const scored = await track({ players: ['x', 'y'], scores: [13, 57] });
    expect(scored).toMatchObject({
      wins: 'high',
      margin: 44,
      standings: [{ player: 'y', score: 57 }, { player: 'x' }],
    });
  });

  it('[SCORE-1] lets the lowest lead where it wins', async () => {
    const golf = await track({ players: ['x', 'y'], scores: [71, 68], game: 'golf' });
    expect(golf).toMatchObject({ wins: 'low', margin: 3, standings: [{ player: 'y' }, { player: 'x' }] });
  });

  it('[SCORE-1] refuses another number of scores than of players', async () => {
    expect(await refused('game_score_tracker', { players: ['x', 'y'], scores: [1, 2, 3] })).toEqual({
      status: 422,
      code: 'impossible',
      error: 'There are 2 players and 3 scores.',
    });
    expect(await refused('game_score_tracker', { players: ['x'], scores: [] })).toMatchObject({ code: 'impossible' });
    expect(await refused('game_score_tracker', { players: ['x'], scores: [1e300] })).toMatchObject({ status: 400 });
  });
});

describe('colony_dice_odds', () => {
  const odds = async (numbers: string) => (await callTool('colony_dice_odds', { numbers })).json;

  it('[COLONY-1] tells how likely the numbers come', async () => {
    expect(await odds('6,8')).toMatchObject({
      numbers: [6, 8],
      probability: 10 / 36,
      fraction: { numerator: 5, denominator: 18 },
    });
    expect(await odds('2, 5, 12')).toMatchObject({ probability: 6 / 36 });
    expect(await odds('6,6')).toMatchObject({ probability: 5 / 36, expectedYield: 10 / 36 });
    expect(await odds('7')).toMatchObject({ probability: 0, expectedYield: 0, robber: { probability: 1 / 6 } });
  });

  it('[COLONY-1] refuses what two dice do not throw, with the place', async () => {
    expect(await refused('colony_dice_odds', { numbers: '6,13' })).toEqual({
      status: 422,
      code: 'invalid_notation',
      error: 'numbers, at character 3: "13" cannot be thrown with two dice, which come to 2 to 12.',
    });
  });
});
