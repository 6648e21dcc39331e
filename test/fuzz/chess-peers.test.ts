import { describe, expect, it } from 'vitest';
import type { BoardPosition } from '../../src/fairy/board-position.ts';
import { Rng } from '../../src/lib/rng.ts';
import { enginesOf } from '../cases/engines.ts';
import { load } from '../vectors/piece-games.ts';
import { playAgainst, type Seen } from './chess-games.ts';
import { DIFFERENCES, differencesOf, PAIRINGS } from './chess-peers.ts';
import { FFISH_WAITING, ffishVariants, NOT_CHESS, parlourName } from './peer-ffish.ts';

/** With each peer and variant; the long tests play more. */
const GAMES = 2;
const PLIES = 80;
const MOST_MS = 120_000;

describe(`${GAMES * PAIRINGS.length} random games agree with other libraries at every ply`, () => {
  const seen: Seen = new Map();

  it.each(PAIRINGS.map((pairing, index) => ({ ...pairing, index })))(
    '$peer, $variant',
    ({ index, ...pairing }) => {
      for (let game = 0; game < GAMES; game++) playAgainst(pairing, index * GAMES + game, seen, PLIES);
    },
    MOST_MS,
  );

  it('and were worth playing', () => {
    expect(seen.get('plies')).toBeGreaterThan(GAMES * PAIRINGS.length * 30);
    const moves = ['castling', 'promotion', 'enPassant', 'drop'];
    const ends = ['checkmate', 'extinction', 'goal', 'checks', '3-fold-repetition'];
    expect([...moves, ...ends].filter((what) => !seen.has(what))).toEqual([]);
  });
});

describe('the libraries', () => {
  it.each(PAIRINGS.filter(({ start }) => start))('$peer begins $variant where Parlour does', ({ variant, start }) => {
    const { rules } = enginesOf(variant)[0]!;
    expect(load(rules, start!).fen()).toBe(rules.start(Rng.fromSeed('start')).fen());
  });

  it('play no game of the family that Parlour does not, but those that wait', () => {
    const unknown = ffishVariants.filter((name) => !NOT_CHESS.has(name) && !parlourName(name));
    expect(unknown).toEqual(FFISH_WAITING);
    if (unknown.length) console.info(`not played yet, known to ffish: ${unknown.join(', ')}`);
  });

  it('differ only in pairs that are played', () => {
    const used = new Set(
      PAIRINGS.flatMap(({ peer, variant }) => {
        const position = enginesOf(variant)[0]!.rules.start(Rng.fromSeed('start')) as BoardPosition;
        return differencesOf(peer, variant, position.board.definition);
      }),
    );
    expect(DIFFERENCES.filter((difference) => !used.has(difference))).toEqual([]);
  });
});
