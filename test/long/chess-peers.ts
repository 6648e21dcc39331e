import { describe, expect, it } from 'vitest';
import { playAgainst, type Seen } from '../fuzz/chess-games.ts';
import { PAIRINGS } from '../fuzz/chess-peers.ts';

/** With each peer and variant. */
const GAMES = 1000;
const PLIES = 200;
/** Of one pairing; most take less than two minutes of a core. */
const MOST_MS = 1_800_000;

/** The share of the pairings that one file plays, so that cores share the work. */
export function playShare(share: number, shares: number): void {
  const pairings = PAIRINGS.filter((_, index) => index % shares === share);
  describe(`${GAMES * pairings.length} random games agree with other libraries at every ply`, () => {
    const seen: Seen = new Map();

    it.each(pairings)(
      '$peer, $variant',
      (pairing) => {
        for (let index = 0; index < GAMES; index++) playAgainst(pairing, index, seen, PLIES);
      },
      MOST_MS,
    );

    it('and were worth playing: every kind of move and end came up', () => {
      const moves = ['castling', 'promotion', 'enPassant', 'drop'];
      const byRule = [
        'insufficient-material',
        '3-fold-repetition',
        '5-fold-repetition',
        '50-move-rule',
        '75-move-rule',
      ];
      const ends = ['checkmate', 'stalemate', 'extinction', 'goal', 'checks', ...byRule];
      expect([...moves, ...ends].filter((what) => !seen.has(what))).toEqual([]);
    });
  });
}
