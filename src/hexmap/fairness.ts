import { createPathfinder } from './costs.ts';
import type { FairnessReport, MapDraft, MapGame, PlayerFairness } from './game.ts';
import { NO_HEX } from './grid.ts';

/** The smallest value as a percentage of the largest; 100 if all values are the same or none is positive. */
export function evennessPercent(values: readonly number[]): number {
  const highest = Math.max(...values);
  return highest <= 0 ? 100 : (100 * Math.max(0, Math.min(...values))) / highest;
}

/** Returns the travel costs from each player's starts to every hex. */
function travelCosts(game: MapGame, draft: MapDraft, players: number): Int32Array[] {
  const finder = createPathfinder(game, draft);
  return Array.from({ length: players }, (_, i) =>
    finder.costsFrom(draft.starts.filter(({ player }) => player === i + 1).map(({ hex }) => hex)),
  );
}

/**
 * Returns for each hex the index of the player whose starts are nearest by travel cost; NO_HEX for a tie or an
 * unreachable hex.
 */
export function nearestPlayers(travels: readonly Int32Array[]): Int32Array {
  const size = travels[0]?.length ?? 0;
  const owner = new Int32Array(size).fill(NO_HEX);
  for (let hex = 0; hex < size; hex++) {
    let best = Number.POSITIVE_INFINITY;
    for (const [player, costs] of travels.entries()) {
      const cost = costs[hex]!;
      if (cost === NO_HEX || cost > best) continue;
      owner[hex] = cost === best ? NO_HEX : player;
      best = cost;
    }
  }
  return owner;
}

/**
 * Returns for each hex of a map the index of the nearest player by travel cost; NO_HEX for a tie or an unreachable hex.
 */
export function nearestPlayersByTravel(game: MapGame, draft: MapDraft, players: number): Int32Array {
  return nearestPlayers(travelCosts(game, draft, players));
}

/**
 * Builds the fairness report of a map. Every game has three values per player: `reach` is the number of hexes that are
 * nearer by travel cost than for any other player; `nearest` is the travel cost to the nearest other player;
 * `resources` is the summed worth of the features within reach. The game's own values are added.
 */
export function measureFairness(game: MapGame, draft: MapDraft, players: number, draws: number): FairnessReport {
  const travels = travelCosts(game, draft, players);
  const owner = nearestPlayers(travels);
  const worths = new Map(game.features.map(({ slug, worth = 0 }) => [slug, worth]));
  const reports = Array.from({ length: players }, (_, i): PlayerFairness => {
    const own = draft.features.filter(({ hex, kind }) => owner[hex] === i && worths.get(kind));
    const resources: Record<string, number> = {};
    for (const { kind, of } of own) resources[of ?? kind] = (resources[of ?? kind] ?? 0) + 1;
    const figures: Record<string, number> = {
      reach: owner.reduce((sum, player) => sum + (player === i ? 1 : 0), 0),
      nearest: nearest(draft, travels[i]!, i + 1),
      resources: own.reduce((sum, { kind, value }) => sum + worths.get(kind)! * (value ?? 1), 0),
      ...Object.fromEntries(Object.entries(draft.figures ?? {}).map(([name, values]) => [name, values[i]!])),
    };
    const starts = draft.starts.filter(({ player }) => player === i + 1).map(({ hex }) => hex);
    return { player: i + 1, starts, figures, resources };
  });
  const evennesses = game.fair.figures.map((name) => evennessPercent(reports.map(({ figures }) => figures[name] ?? 0)));
  const score = Math.floor(Math.min(100, ...evennesses));
  return { score, bound: game.fair.bound, met: score >= game.fair.bound, draws, players: reports };
}

/** Returns the travel cost to the nearest start of another player; 0 if the player is alone or cut off. */
function nearest({ starts }: MapDraft, costs: Int32Array, player: number): number {
  const others = starts.filter((start) => start.player !== player).map(({ hex }) => costs[hex]!);
  const reached = others.filter((cost) => cost !== NO_HEX);
  return reached.length ? Math.min(...reached) : 0;
}
