import { describe, expect, it } from 'vitest';
import { mancala } from '../../src/families/mancala/index.ts';
import type { MancalaPosition } from '../../src/families/mancala/position.ts';
import { Rng } from '../../src/lib/rng.ts';
import { legalMoves } from '../../src/play/move.ts';
import { resolve } from '../../src/play/resolve.ts';

const GAMES = 4;

/** No game of random moves was ever half as long: those that go in circles are ended by their repetition or by a count. */
const LONGEST = 2000;

/** Seeds of the whole game: in pits, in stores, in hands. */
const seedsOf = (position: MancalaPosition): number =>
  position.sideOf(0) + position.sideOf(1) + position.storeOf(0) + position.storeOf(1);

function start(slug: string): MancalaPosition {
  const resolved = resolve(mancala, slug);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value.rules.start(Rng.fromSeed('')) as MancalaPosition;
}

/** Each seed of a lap is told once: where it falls, and with how many others it is taken. */
function expectToldWhole(position: MancalaPosition, move: number): void {
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
      for (; plies < LONGEST && !position.outcome(); plies++) {
        const move = rng.pick([...legalMoves(position)]);
        if (plies % 8 === 0) expectToldWhole(position, move);
        position.play(move);
        expect(seedsOf(position)).toBe(seeds);
      }
      expect(plies, `game ${game}`).toBeLessThan(LONGEST);
    }
  });
});

describe('a sowing without an end', () => {
  it('is cut after so many laps, and the game ends with it', () => {
    const resolved = resolve(mancala, 'endodoi');
    if (!resolved.ok) throw new Error(resolved.error.message);
    const { definition } = resolved.value;
    // the shortest limit that a definition may set makes a usual sowing one without an end
    const few = { ...definition, end: { ...(definition as unknown as { end: object }).end, laps: 10 } };
    const position = mancala.compile(few as never).start(Rng.fromSeed('')) as MancalaPosition;
    const rng = Rng.fromSeed('endless');
    let plies = 0;
    while (!position.outcome() && plies++ < LONGEST) position.play(rng.pick([...legalMoves(position)]));
    expect(position.outcome()).toEqual({ winner: null, reason: 'endless-sowing' });
    expect(position.fen().endsWith(' endless')).toBe(true);
    expect(seedsOf(position)).toBe(position.board.seeds);
    const read = mancala.compile(few as never).parse(position.fen());
    expect(read.ok && read.value.position.outcome()).toEqual(position.outcome());
  });
});
