import { describe, expect, it } from 'vitest';
import { Rng } from '../lib/rng.ts';
import { rankPlayers, winningDirectionOf } from './scores.ts';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'];
const ranked = (scores: number[], game?: string) =>
  rankPlayers(NAMES.slice(0, scores.length), scores, game).standings.map(({ player, rank }) => `${rank} ${player}`);

describe('rankPlayers', () => {
  it('lets equal scores share a rank, and leaves out as many behind it', () => {
    expect(ranked([5, 9, 7, 7, 1])).toEqual(['1 Bob', '2 Cleo', '2 Dan', '4 Ann', '5 Eve']);
    expect(ranked([0, 0, 0])).toEqual(['1 Ann', '1 Bob', '1 Cleo']);
    expect(rankPlayers(NAMES, [5, 9, 7, 7, 1]).standings.map(({ tied, behind }) => [tied, behind])).toEqual([
      [false, 0],
      [true, 2],
      [true, 2],
      [false, 4],
      [false, 8],
    ]);
  });

  it('turns round where the lowest wins', () => {
    expect(ranked([72, 69, 72], 'golf')).toEqual(['1 Bob', '2 Ann', '2 Cleo']);
    expect(rankPlayers(NAMES.slice(0, 3), [72, 69, 72], 'Golf')).toMatchObject({ wins: 'low', margin: 3, total: 213 });
    expect(ranked([-3, 2], 'golf')).toEqual(['1 Ann', '2 Bob']);
  });

  it.each([
    [[13, 57], 44, ['Bob']],
    [[57, 57, 1], 0, ['Ann', 'Bob']],
    [[4], null, ['Ann']],
    [[-5, -2], 3, ['Bob']],
    [[0.1 + 0.2, 0.1], 0.2, ['Ann']],
  ])('tells margin and leaders of %j', (scores, margin, leaders) => {
    const told = rankPlayers(NAMES.slice(0, scores.length), scores);
    expect(told.margin).toBe(margin);
    expect(told.leaders.map(({ player }) => player)).toEqual(leaders);
  });

  it('keeps players of one name apart', () => {
    const { standings, leaders } = rankPlayers(['Ann', 'Bob', 'Ann'], [3, 5, 9]);
    expect(standings.map(({ player, seat, score }) => [player, seat, score])).toEqual([
      ['Ann', 3, 9],
      ['Bob', 2, 5],
      ['Ann', 1, 3],
    ]);
    expect(leaders).toEqual([{ player: 'Ann', seat: 3 }]);
  });

  it('agrees with counting who is better, over 2,000 tables', () => {
    const rng = Rng.fromSeed('scores');
    for (let i = 0; i < 2_000; i++) {
      const scores = Array.from({ length: 1 + rng.below(8) }, () => rng.below(6) - 2);
      const game = rng.pick(['hearts', undefined]);
      const isBetter = (one: number, other: number) => (game ? one < other : one > other);
      const { standings } = rankPlayers(scores.map(String), scores, game);
      expect(standings.map(({ seat }) => seat).sort((a, b) => a - b)).toEqual(scores.map((_, place) => place + 1));
      for (const { score, rank, tied, seat } of standings) {
        expect(score).toBe(scores[seat - 1]);
        expect(rank).toBe(1 + scores.filter((other) => isBetter(other, score)).length);
        expect(tied).toBe(scores.filter((other) => other === score).length > 1);
      }
    }
  });
});

describe('directionOf', () => {
  it.each(['golf', 'Mini Golf', 'cross country', 'Cross-Country', 'HEARTS', '6 nimmt', 'XC', 'Putt-Putt', '501'])(
    'knows that %s is won low',
    (game) => {
      expect(winningDirectionOf(game).wins).toBe('low');
    },
  );

  it.each(['bridge', 'basketball', 'golfing trivia', 'the hearts', ''])('takes %s as won high', (game) => {
    expect(winningDirectionOf(game).wins).toBe('high');
  });

  it('says why', () => {
    expect(winningDirectionOf('minigolf').why).toBe('In mini-golf every stroke counts, and the fewest win.');
    expect(winningDirectionOf('spades').why).toBe(
      '"spades" is not known as a game that the lowest score wins, so the highest leads.',
    );
    expect(winningDirectionOf(undefined).why).toBe('No game was named, so the highest score leads.');
  });
});
