import { describe, expect, it } from 'vitest';
import { playAgainst, type Seen } from '../fuzz/chess-games.ts';
import { PAIRINGS } from '../fuzz/chess-peers.ts';

/** With each peer and variant. */
const GAMES = 500;
const MOST_MS = 3_600_000;

describe(`${GAMES * PAIRINGS.length} random games agree with other libraries at every ply`, () => {
  const seen: Seen = new Map();

  it.each(PAIRINGS)(
    '$peer, $variant',
    (pairing) => {
      for (let index = 0; index < GAMES; index++) playAgainst(pairing, index, seen);
    },
    MOST_MS,
  );

  it('and were worth playing: every kind of move and end came up', () => {
    const moves = ['castling', 'promotion', 'enPassant', 'drop'];
    const ends = ['checkmate', 'stalemate', 'insufficient-material', '5-fold-repetition', '75-move-rule'];
    expect([...moves, ...ends].filter((what) => !seen.has(what))).toEqual([]);
  });
});
