import { describe, expect, it } from 'vitest';
import type { MancalaDefinition } from '../../../src/families/mancala/definition.ts';
import type { MancalaPosition } from '../../../src/families/mancala/engine/position.ts';
import { mancala } from '../../../src/families/mancala/index.ts';
import { Rng } from '../../../src/lib/rng.ts';
import { legalMoves } from '../../../src/play/legal-moves.ts';
import { resolveVariant } from '../../../src/play/resolve.ts';
import type { Rules } from '../../../src/play/rules.ts';
import { fenOf } from '../../notation.ts';

const GAMES = 4;

/** Maximum number of plies. No random game was ever half as long: games in circles end by repetition or by a count. */
const MAX_PLIES = 2000;

/** Total number of seeds: in pits, stores and hands. */
const seedsOf = (position: MancalaPosition): number =>
  position.seedsOnSide(0) + position.seedsOnSide(1) + position.storeOf(0) + position.storeOf(1);

function start(slug: string): MancalaPosition {
  const resolved = resolveVariant(mancala, slug);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value.rules.start(Rng.fromSeed('')) as MancalaPosition;
}

/** Checks the description of a move's laps: all pits are on the board, and captures are not empty. */
function expectLapsDescribed(position: MancalaPosition, move: number): void {
  const { laps, count } = position.lapsOf(move);
  if (count > laps.length) return;
  for (const { pits, taken } of laps) {
    expect(pits.every((pit) => pit < position.board.pits + 2)).toBe(true);
    expect(taken.every(({ seeds }) => seeds > 0)).toBe(true);
  }
}

describe.each(Object.keys(mancala.variants))('laws of %s', (slug) => {
  it('seeds are neither lost nor found, and every game has an end', () => {
    for (let game = 0; game < GAMES; game++) {
      const rng = Rng.fromSeed(`laws ${slug} ${game}`);
      const position = start(slug);
      const seeds = seedsOf(position);
      let plies = 0;
      for (; plies < MAX_PLIES && !position.outcome(); plies++) {
        const move = rng.pick([...legalMoves(position)]);
        if (plies % 8 === 0) expectLapsDescribed(position, move);
        position.play(move);
        expect(seedsOf(position)).toBe(seeds);
      }
      expect(plies, `game ${game}`).toBeLessThan(MAX_PLIES);
    }
  });
});

/** Variants in which laps can follow each other forever. */
const RELAYS = Object.keys(mancala.variants).filter((slug) => relayOf(slug) !== 'none');

function relayOf(slug: string): string {
  const resolved = resolveVariant(mancala, slug);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return (resolved.value.definition as unknown as MancalaDefinition).rules.relay;
}

/** The variant with the lowest limit of laps that a definition can set, which even an ordinary sowing exceeds. */
function withFewLaps(slug: string): Rules {
  const resolved = resolveVariant(mancala, slug);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const { definition } = resolved.value;
  return mancala.compile({
    ...definition,
    end: { ...(definition as unknown as { end: object }).end, laps: 10 },
  } as never);
}

describe.each(RELAYS)('a sowing of %s without an end', (slug) => {
  it('is cut after so many laps, ends the game, and keeps the seeds that were in hand', () => {
    const rules = withFewLaps(slug);
    let endless = 0;
    for (let game = 0; game < 40; game++) {
      const rng = Rng.fromSeed(`endless ${game}`);
      const position = rules.start(rng) as MancalaPosition;
      const seeds = seedsOf(position);
      let plies = 0;
      while (!position.outcome() && plies++ < MAX_PLIES) position.play(rng.pick([...legalMoves(position)]));
      expect(seedsOf(position), fenOf(position)).toBe(seeds);
      if (position.outcome()?.reason !== 'endless-sowing') continue;
      endless++;
      expect(fenOf(position).endsWith(' endless')).toBe(true);
      const read = rules.parse(fenOf(position));
      expect(read.ok && [read.value.position.outcome(), read.value.notes]).toEqual([position.outcome(), []]);
    }
    expect(endless, slug).toBeGreaterThan(0);
  });
});
