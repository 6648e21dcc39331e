import { describe, expect, it } from 'vitest';
import type { BoardPosition } from '../../src/fairy/engines/board-position.ts';
import { Rng } from '../../src/lib/rng.ts';
import { enginesOf } from '../fairy/engines.ts';
import { fenOf } from '../notation.ts';
import { load } from '../vectors/piece-games.ts';
import { differencesOf } from './differences.ts';
import { playAgainst, type Seen } from './games.ts';
import type { Pairing } from './peer.ts';
import { PEERS } from './peers.ts';

/** How much to play, and the time limit. */
interface Effort {
  /** Games per peer and variant. */
  readonly games: number;
  readonly plies: number;
  /** Time limit of one pairing, in milliseconds. */
  readonly maxMs: number;
}

/** Effort in every run. */
const FEW: Effort = { games: 2, plies: 80, maxMs: 120_000 };
/** Effort in the long tests: most pairings take less than two minutes of one core, duck chess takes an hour. */
const MANY: Effort = { games: 1000, plies: 200, maxMs: 7_200_000 };

/**
 * Checks that random games of a family agree with other libraries, and that every kind of move and end in `worth`
 * occurred.
 */
export function agreeInEveryRun(family: string, worth: readonly string[]): void {
  agree(family, [0, 1], FEW, worth);
  describe(`of the libraries that play ${family}`, () => alikeLaws(family));
}

/** Events that must occur in a thousand games per pairing of a share. */
const WORTH_AT_LENGTH: Readonly<Record<string, readonly string[]>> = {
  chess: [
    ...['castling', 'promotion', 'enPassant', 'drop'],
    ...['checkmate', 'stalemate', 'extinction', 'goal', 'checks', 'insufficient-material'],
    ...['3-fold-repetition', '5-fold-repetition', '50-move-rule', '75-move-rule'],
  ],
  shogi: [
    ...['promotion', 'drop', 'checkmate', 'stalemate', 'extinction', 'goal', 'checks'],
    ...['4-fold-repetition', 'perpetual-check'],
  ],
  // No drops: in supply chess, the only game with a hand that the libraries play, hands are filled by a partner. Random
  // games do not chase; the family's own tests do.
  xiangqi: [
    ...['checkmate', 'stalemate', 'insufficient-material', 'bikjang', 'double-pass'],
    ...['3-fold-repetition', 'perpetual-check', 'to-and-fro'],
  ],
};

/** Plays one share of the pairings at length, so that several cores can share the work. */
export function agreeAtLength(family: string, share: [number: number, of: number]): void {
  agree(family, share, MANY, WORTH_AT_LENGTH[family]!);
}

function agree(
  family: string,
  [share, shares]: [number: number, of: number],
  effort: Effort,
  worth: readonly string[],
): void {
  const { games, plies, maxMs } = effort;
  const pairings = PEERS[family]!.pairings.map((pairing, index) => ({ ...pairing, index }));
  const mine = pairings.filter(({ index }) => index % shares === share);

  describe(`${games * mine.length} random games of ${family} agree with other libraries at every ply`, () => {
    const seen: Seen = new Map();

    it.each(mine)(
      '$peer, $variant',
      ({ index, ...pairing }) => {
        for (let game = 0; game < games; game++) playAgainst(pairing, index * FEW.games + game, seen, plies);
      },
      maxMs,
    );

    it('and were worth playing', () => {
      expect(seen.get('plies')).toBeGreaterThan(games * mine.length * 30);
      const ends = mine.map(({ variant, family }) => startOf({ variant, family }).board.definition.end);
      const isPossible = (what: string) => !isRare(what) || ends.some((end) => end[what] !== undefined);
      expect(worth.filter((what) => !seen.has(what) && isPossible(what))).toEqual([]);
    });
  });
}

/** Ends that only some variants have, which need not be in every share. */
const RARE_ENDS = ['checks', 'extinction', 'goal'] as const;
const isRare = (what: string): what is (typeof RARE_ENDS)[number] => (RARE_ENDS as readonly string[]).includes(what);

const startOf = ({ family, variant }: Pick<Pairing, 'family' | 'variant'>): BoardPosition =>
  enginesOf(variant, family)[0]!.rules.start(Rng.fromSeed('start')) as BoardPosition;

function alikeLaws(family: string): void {
  const { pairings, differences } = PEERS[family]!;
  it.each(pairings.filter(({ start }) => start))('$peer begins $variant where Parlour does', (pairing) => {
    const { rules } = enginesOf(pairing.variant, pairing.family)[0]!;
    expect(fenOf(load(rules, pairing.start!))).toBe(fenOf(startOf(pairing)));
  });

  it('each difference is of a pair that is played', () => {
    const used = new Set(
      pairings.flatMap((pairing) => differencesOf(differences, pairing, startOf(pairing).board.definition)),
    );
    expect(differences.filter((difference) => !used.has(difference))).toEqual([]);
  });
}
