import { expect } from 'vitest';
import { Rng } from '../../src/lib/rng.ts';
import { findMove, legalMoves, type Move } from '../../src/play/move.ts';
import type { Outcome, Position } from '../../src/play/position.ts';
import { enginesOf } from '../cases/engines.ts';
import { load } from '../vectors/piece-games.ts';
import type { Pairing, Peer } from './chess-peers.ts';

const MOST_PLIES = 200;

/** What came up in games, so that a test can tell that its games were worth playing. */
export type Seen = Map<string, number>;

const count = (seen: Seen, what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);

/** How moves are chosen: any that is `wanted`, if there is one, but for one time in `strays`. */
interface Style {
  wanted(move: Move, before: Move | undefined): boolean;
  strays: number;
}

const STYLES: Style[] = [
  { wanted: () => true, strays: 2 },
  // to bare kings
  { wanted: ({ captured }) => captured !== undefined, strays: 8 },
  // to promotions and captures in passing
  { wanted: ({ piece }) => piece === 'P', strays: 8 },
  // to castling and drops
  { wanted: ({ castling, drop }) => castling !== undefined || drop !== undefined, strays: 8 },
  // to repetitions
  { wanted: ({ from, to }, before) => from === before?.['to'] && to === before?.['from'], strays: 6 },
  // to 50 and 75 moves
  { wanted: ({ captured, piece }) => captured === undefined && piece !== 'P', strays: 200 },
];

function choose(rng: Rng, told: readonly Move[], { wanted, strays }: Style, before: Move | undefined): number {
  const fitting = told.flatMap((move, index) => (wanted(move, before) ? [index] : []));
  return fitting.length && rng.below(strays) ? rng.pick(fitting) : rng.below(told.length);
}

/** The rules of FIDE 5.2, 9.2, 9.3 and 9.6, from the peer's word and how often it has written the same position. */
function expected(peer: Peer, fen: string, times: number): { outcome: Outcome | undefined; claim: string | undefined } {
  const halfmove = Number(fen.split(' ')[4]);
  const draw = (reason: string): Outcome => ({ winner: null, reason });
  const automatic = times >= 5 ? draw('5-fold-repetition') : halfmove >= 150 ? draw('75-move-rule') : undefined;
  const claim = times >= 3 ? '3-fold-repetition' : halfmove >= 100 ? '50-move-rule' : undefined;
  return { outcome: peer.end() ?? automatic, claim };
}

/** Holds a position of one engine against what the peer says. Returns the legal moves as they are told. */
function compare(position: Position, peer: Peer, times: number): Move[] {
  const fen = peer.fen();
  expect(position.fen()).toBe(fen);
  const told = Array.from(legalMoves(position), (move) => position.describe(move));
  expect(position.count()).toBe(told.length);
  if (peer.ucis) expect(told.map(({ uci }) => uci).sort()).toEqual(peer.ucis().sort());
  expect(told.map(({ notation }) => notation).sort()).toEqual(peer.texts().sort());
  expect(position.check()).toBe(peer.check());
  const { outcome, claim } = expected(peer, fen, times);
  expect(position.outcome()).toEqual(outcome);
  expect(position.claimable()?.reason).toBe(claim);
  const known = peer.claims?.();
  if (known) expect({ threefold: times >= 3, fifty: Number(fen.split(' ')[4]) >= 100 }).toEqual(known);
  return told;
}

/** One random game, played by every engine and the peer side by side and compared at each ply. */
export function playAgainst({ peer: name, variant, open }: Pairing, index: number, seen: Seen): void {
  const rng = Rng.fromSeed(`peers ${name} ${variant} ${index}`);
  const style = STYLES[index % STYLES.length]!;
  const engines = enginesOf(variant);
  const fen = engines[0]!.rules.start(rng).fen();
  const positions = engines.map(({ rules }) => load(rules, fen));
  const peer = open(fen);
  const times = new Map<string, number>();
  const line: Move[] = [];
  try {
    while (line.length < MOST_PLIES) {
      const key = peer.fen().split(' ').slice(0, 4).join(' ');
      times.set(key, (times.get(key) ?? 0) + 1);
      const told = positions.map((position) => compare(position, peer, times.get(key)!))[0]!;
      remember(seen, positions[0]!);
      if (positions[0]!.outcome()) break;
      const move = told[choose(rng, told, style, line.at(-2))]!;
      for (const position of positions) {
        const found = findMove(position, { notation: move.notation! });
        if (!found.ok) throw new Error(`${move.notation}: ${found.error.message}`);
        expect(position.describe(found.value)).toEqual(move);
        position.play(found.value);
      }
      peer.play(String(move['uci']));
      for (const what of ['castling', 'promotion', 'enPassant', 'drop']) if (move[what]) count(seen, what);
      line.push(move);
    }
  } catch (error) {
    const moves = line.map(({ uci }) => uci).join(' ');
    throw new Error(`${name}, ${variant}, game ${index}, ${fen}\n${moves}\n${(error as Error).message}`);
  }
}

function remember(seen: Seen, position: Position): void {
  count(seen, 'plies');
  const outcome = position.outcome();
  if (outcome) count(seen, outcome.reason);
  const claim = position.claimable();
  if (claim) count(seen, claim.reason);
}
