import type { Rng } from '../lib/rng.ts';

/** Splits players into teams at random. Sizes differ by at most one; the larger teams come first. */
export function splitTeams(players: readonly string[], count: number, rng: Rng): string[][] {
  const shuffled = rng.shuffle(players);
  // Deal players to the teams in turn, like cards, so that team sizes differ by at most one.
  return Array.from({ length: count }, (_, team) => shuffled.filter((_, place) => place % count === team));
}
