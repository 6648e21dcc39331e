import { describe, expect, it } from 'vitest';
import { MAP_GAMES } from '../../src/hexmap/games.ts';
import { besideStarts, faultsOf, mapOf } from './laws.ts';

/** Seeds per game and number of players in CI; `test/long` uses a thousand. */
const SEEDS = 24;

const seeds = (count: number) => Array.from({ length: count }, (_, i) => `law ${i}`);

describe.each(MAP_GAMES.map((game) => [game.slug, game] as const))('maps of %s', (slug, game) => {
  const { min, max } = game.players;
  const players = Array.from({ length: max - min + 1 }, (_, i) => min + i);

  it.each(players)('keep all laws for %i players', (count) => {
    for (const seed of seeds(SEEDS)) {
      expect(faultsOf(mapOf({ game: slug, players: count }, seed)), `${slug} ${count} ${seed}`).toEqual([]);
    }
  });

  it('keep them at their smallest size, and larger', () => {
    for (const count of players) {
      for (const size of new Set([game.minSize(count), Math.min(game.size.max, game.defaultSize(count) + 3)])) {
        for (const seed of seeds(4)) {
          expect(faultsOf(mapOf({ game: slug, players: count, size }, seed)), `${count} ${size} ${seed}`).toEqual([]);
        }
      }
    }
  });

  it('keep them with each option', () => {
    for (const option of game.options) {
      for (const count of players.filter((one) => !option.refusalFor?.(one))) {
        for (const seed of seeds(6)) {
          const map = mapOf({ game: `${slug}+${option.slug}`, players: count }, seed);
          expect(faultsOf(map), `${option.slug} ${count} ${seed}`).toEqual([]);
        }
      }
    }
  });

  it('[hex case 12] have nothing beside a start in nearly every map', () => {
    const maps = seeds(60).map((seed) => mapOf({ game: slug }, seed));
    const always = ['number', 'stairs', 'harbour', 'planet'];
    for (const [kind, percent] of besideStarts(maps))
      if (!always.includes(kind)) expect(percent, kind).toBeLessThan(80);
  });
});
