import { describe, expect, it } from 'vitest';
import { playAgainst, type Seen } from './chess-games.ts';
import { DIFFERENCES, PAIRINGS } from './chess-peers.ts';

/** With each peer and variant; the long tests play more. */
const GAMES = 15;
const MOST_MS = 120_000;

describe(`${GAMES * PAIRINGS.length} random games agree with other libraries at every ply`, () => {
  const seen: Seen = new Map();

  it.each(PAIRINGS)(
    '$peer, $variant',
    (pairing) => {
      for (let index = 0; index < GAMES; index++) playAgainst(pairing, index, seen);
    },
    MOST_MS,
  );

  it('and were worth playing', () => {
    expect(seen.get('plies')).toBeGreaterThan(GAMES * PAIRINGS.length * 50);
    const wanted = ['castling', 'promotion', 'enPassant', 'drop', 'checkmate', '3-fold-repetition', '50-move-rule'];
    expect(wanted.filter((what) => !seen.has(what))).toEqual([]);
  });
});

describe('differences from other libraries', () => {
  it('are of pairs that are played', () => {
    const pairs = PAIRINGS.map(({ peer, variant }) => `${peer} ${variant}`);
    const named = DIFFERENCES.flatMap(({ peer, variants }) => variants.map((variant) => `${peer} ${variant}`));
    expect(named.filter((pair) => !pairs.includes(pair))).toEqual([]);
  });
});
