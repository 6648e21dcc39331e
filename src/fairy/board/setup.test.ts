import { describe, expect, it } from 'vitest';
import { effort } from '../../../test/effort.ts';
import { enginesOf } from '../../../test/fairy/engines.ts';
import { fenOf, findMove } from '../../../test/notation.ts';
import { load } from '../../../test/vectors/piece-games.ts';
import { Rng } from '../../lib/rng.ts';
import { legalMoves } from '../../play/legal-moves.ts';
import type { Rules } from '../../play/rules.ts';
import type { BoardPosition } from '../engines/board-position.ts';
import { NONE } from './board.ts';
import { hashSetup } from './setup.ts';

const VARIANTS = ['standard', 'chess960', 'crazyhouse', 'grand'];
const GAMES = effort(3, 12);
const PLIES = 120;

/** After e4 c5 e5 d5. Keys are part of stored game states: other numbers would need a new version of the state. */
const PINNED = { lo: -1928160426, hi: -465858445 };

const keyOf = ({ hashLo, hashHi }: BoardPosition) => ({ lo: hashLo, hi: hashHi });

/** The key of a position, computed from scratch. */
const fromScratch = (position: BoardPosition) =>
  hashSetup(position.board, {
    cells: position.cells,
    hands: position.hands,
    turn: position.turn,
    castlingRooks: position.castlingRooks.map((rook, wing) => (position.rights & (1 << wing) ? rook : NONE)),
    enPassant: position.enPassant,
    enPassantFar: position.enPassantFar,
    victim: position.victim,
    unmoved: position.unmoved,
    castled: position.castled,
    checks: [position.checks[0]!, position.checks[1]!],
    halfmove: 0,
    countLimit: 0,
    countPly: 0,
    fullmove: 1,
  });

describe('keys, kept up to date move by move', () => {
  const rows = VARIANTS.flatMap((variant) => enginesOf(variant).map((played) => ({ variant, ...played })));

  it.each(rows)('equal those from nothing, and undoing brings all back: $variant ($engine)', ({ variant, rules }) => {
    for (let game = 0; game < GAMES; game++) {
      const rng = Rng.fromSeed(`keys ${variant} ${game}`);
      const position = rules.start(rng) as BoardPosition;
      const seen: [string, object][] = [];
      while (seen.length < PLIES && !position.outcome()) {
        const fen = fenOf(position);
        seen.push([fen, keyOf(position)]);
        expect(keyOf(position), fen).toEqual(fromScratch(position));
        expect(keyOf(load(rules, fen)), `${fen}, read again`).toEqual(keyOf(position));
        position.play(rng.pick([...legalMoves(position)]));
      }
      for (const [fen, key] of seen.reverse()) {
        position.undo();
        expect(fenOf(position)).toBe(fen);
        expect(keyOf(position)).toEqual(key);
      }
    }
  });
});

const HOME = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

function reached(rules: Rules, line: string, fen = HOME): BoardPosition {
  const position = load(rules, fen);
  for (const uci of line.split(' ').filter(Boolean)) {
    const found = findMove(position, { uci });
    if (!found.ok) throw new Error(`${uci}: ${found.error.message}`);
    position.play(found.value);
  }
  return position;
}

/** Two orders of moves, from the start or from a position. */
type Pair = [trap: string, one: string, other: string, fen?: string];

const EQUAL: Pair[] = [
  ['the order of moves', 'e2e4 e7e5 g1f3 b8c6', 'g1f3 b8c6 e2e4 e7e5'],
  ['a way round', 'g1f3 g8f6 f3g1 f6g8', ''],
  ['one double step or two steps, when nobody can take in passing', 'e2e4 a7a6 d2d3', 'd2d3 a7a6 e2e4'],
  ['counters do not matter', 'g1f3 g8f6 b1c3 b8c6', 'b1c3 b8c6 g1f3 g8f6'],
];

const UNEQUAL: Pair[] = [
  ['who is to move', 'e1d1 e8d8 d1d2 d8e8 d2e1', '', '4k3/8/8/8/8/8/8/4K3 w - - 0 1'],
  ['a castling right is gone', 'e2e4 e7e5 e1e2 a7a6 e2e1', 'e2e4 e7e5 a2a3 a7a6'],
  ['the rook moved and came back', 'h1g1 e8d8 g1h1 d8e8', '', '4k3/8/8/8/8/8/8/4K2R w K - 0 1'],
  ['a pawn may be taken in passing', 'e2e4', 'e2e3 d8e8 e3e4', '3k4/8/8/8/3p4/8/4P3/4K3 w - - 0 1'],
];

describe('keys of positions', () => {
  const rows = (pairs: Pair[]) =>
    pairs.flatMap(([trap, one, other, fen]) =>
      enginesOf().map(({ engine, rules }) => ({ trap, one, other, fen, engine, rules })),
    );

  it.each(rows(EQUAL))('are equal: $trap ($engine)', ({ rules, one, other, fen }) => {
    expect(keyOf(reached(rules, one, fen))).toEqual(keyOf(reached(rules, other, fen)));
  });

  it.each(rows(UNEQUAL))('are unequal: $trap ($engine)', ({ rules, one, other, fen }) => {
    expect(keyOf(reached(rules, one, fen))).not.toEqual(keyOf(reached(rules, other, fen)));
  });

  it.each([
    ['the hand', '4k3/8/8/8/8/8/8/4K3[P] w - - 0 1', '4k3/8/8/8/8/8/8/4K3[PP] w - - 0 1'],
    ['whose hand', '4k3/8/8/8/8/8/8/4K3[P] w - - 0 1', '4k3/8/8/8/8/8/8/4K3[p] w - - 0 1'],
    ['the mark of a promoted piece', '4k3/8/8/8/8/8/8/3QK3[] w - - 0 1', '4k3/8/8/8/8/8/8/3Q~K3[] w - - 0 1'],
  ])('tell apart %s', (_, one, other) => {
    for (const { rules } of enginesOf('crazyhouse')) {
      expect(keyOf(load(rules, one))).not.toEqual(keyOf(load(rules, other)));
    }
  });

  it('are the same by every engine, and in every process', () => {
    const keys = enginesOf().map(({ rules }) => keyOf(reached(rules, 'e2e4 c7c5 e4e5 d7d5')));
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(1);
    expect(keys[0]).toEqual(PINNED);
  });
});
