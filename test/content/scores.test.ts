import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { plainName } from '../../src/lib/match-name.ts';
import { CONTENT } from '../../src/tabletop/content.generated.ts';
import type { LowScoreGames } from '../../src/tabletop/scores.ts';

const Games = z.strictObject({
  source: z.string().min(1),
  licence: z.literal('MIT'),
  sorts: z.record(z.string(), z.string().regex(/^[a-z].*[^.]$/)),
  games: z.record(
    z.string().regex(/^[a-z0-9-]+$/),
    z.strictObject({ sort: z.string(), names: z.array(z.string().min(2)).min(1).optional() }),
  ),
});

const book = JSON.parse(
  readFileSync(new URL('../../content/scores/low-wins.json', import.meta.url), 'utf8'),
) as LowScoreGames;
const games = Object.entries(book.games);

describe('content/scores', () => {
  it('has the shape of games that are won low, and is compiled', () => {
    expect(Games.parse(book)).toEqual(book);
    expect(JSON.parse(CONTENT['scores/low-wins'])).toEqual(book);
  });

  it('has a sort for every game, and a game for every sort', () => {
    expect([...new Set(games.map(([, { sort }]) => sort))].sort()).toEqual(Object.keys(book.sorts).sort());
  });

  it('has no name twice', () => {
    const keys = games.flatMap(([slug, { names = [] }]) => [...new Set([slug, ...names].map(plainName))]);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });
});
