import { describe, expect, it } from 'vitest';
import { MAP_GAMES } from '../../src/hexmap/games.ts';
import { apart, besideStarts, faultsOf, mapOf } from '../hexmap/laws.ts';

/** Checks the laws of maps on a thousand seeds per game, and two hundred for each other number of players. */
const SEEDS = 1000;
const SOME = 200;

describe.each(MAP_GAMES.map((game) => [game.slug, game] as const))('maps of %s', (slug, game) => {
  it(`keep all laws on ${SEEDS} seeds`, () => {
    const maps = Array.from({ length: SEEDS }, (_, i) => mapOf({ game: slug }, `long ${i}`));
    for (const map of maps) expect(faultsOf(map), map.request.seed).toEqual([]);
    const draws = maps.map(({ balance }) => balance.draws);
    const scores = maps.map(({ balance }) => balance.score);
    const beside = [...besideStarts(maps)].map(([kind, percent]) => `${kind} ${percent.toFixed(0)} %`).join(', ');
    const told = `draws ${mean(draws)} (most ${Math.max(...draws)}), balance ${Math.min(...scores)} to ${Math.max(...scores)}, mean ${mean(scores)}`;
    console.log(`${slug}: ${told}; least distance of starts ${Math.min(...maps.map(apart))}; beside starts: ${beside}`);
  });

  it(`keep all laws on ${SOME} seeds for other numbers of players, and where shares are declared on large maps`, () => {
    const { min, max } = game.players;
    for (let players = min; players <= max; players++) {
      for (const size of [game.defaultSize(players), Math.max(game.defaultSize(players), Math.min(game.size.max, 9))]) {
        for (let i = 0; i < SOME / (size === game.defaultSize(players) ? 1 : 4); i++) {
          const map = mapOf({ game: slug, players, size }, `other ${i}`);
          expect(faultsOf(map), `${players} ${size} ${i}`).toEqual([]);
        }
      }
      for (let i = 0; i < SOME / 2; i++) {
        const map = mapOf({ game: slug, players, size: game.minSize(players) }, `least ${i}`);
        expect(faultsOf(map), `${players} least ${i}`).toEqual([]);
      }
    }
  });
});

const mean = (numbers: readonly number[]): string =>
  (numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(1);
