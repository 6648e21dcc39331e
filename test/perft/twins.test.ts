import { describe, expect, it } from 'vitest';
import { kindOf, MOVE_KIND, toOf } from '../../src/fairy/board/move-code.ts';
import { hashSetup } from '../../src/fairy/board/setup.ts';
import type { BoardPosition } from '../../src/fairy/engines/board-position.ts';
import { chess } from '../../src/families/chess/index.ts';
import { Rng } from '../../src/lib/rng.ts';
import { legalMoves, MAX_MOVES } from '../../src/play/legal-moves.ts';
import { effort } from '../effort.ts';
import { describeMove, fenOf } from '../notation.ts';
import { everyEngine, load } from '../vectors/piece-games.ts';

const buffer = new Int32Array(MAX_MOVES);
const capturesOf = (position: BoardPosition) =>
  [...buffer.slice(0, position.captures(buffer, 0))].sort((a, b) => a - b);
const sorted = (position: BoardPosition) => [...legalMoves(position)].sort((a, b) => a - b);

const isForcing = (position: BoardPosition, move: number): boolean =>
  kindOf(move) === MOVE_KIND.promotion ||
  kindOf(move) === MOVE_KIND.enPassant ||
  (kindOf(move) !== MOVE_KIND.castle && kindOf(move) !== MOVE_KIND.drop && position.cells[toOf(move)] !== 0);

/** Everything observable of a position, to compare engines and to check that undo restores it. */
const snapshot = (position: BoardPosition) => ({
  fen: fenOf(position),
  hash: [position.hashLo, position.hashHi],
  moves: sorted(position),
  count: position.count(),
  check: position.check(),
  captures: capturesOf(position),
  insufficient: position.endsByRule(),
  past: position.past(),
});

/** Variants for each way in which an engine decides legality. */
const VARIANTS = `
  standard chess960 crazyhouse grand grand+drops antichess giveaway+random must-capture horde three-kings extinction
  kinglet king-of-the-hill five-check+random opposite-castling+random no-check-atomic atomic-giveaway atomic
  atomic+random seirawan seirawan+random seirawan-crazyhouse duck duck+random
`;

describe.each(VARIANTS.trim().split(/\s+/))('%s', (variant) => {
  it('is played alike by every engine, and taken back without a trace', () => {
    const played = everyEngine(chess, variant);
    for (let game = 0; game < effort(1, 8); game++) {
      const rng = Rng.fromSeed(`twins ${variant} ${game}`);
      const fen = fenOf(played[0]!.rules.start(rng));
      const positions = played.map(({ rules }) => load(rules, fen));
      const before: ReturnType<typeof snapshot>[] = [];
      for (let ply = 0; ply < 120; ply++) {
        const [now, ...others] = positions.map(snapshot);
        for (const other of others) expect(other).toEqual(now);
        const position = positions[0]!;
        const all = now!.moves;
        const forcing = all.filter((move) => isForcing(position, move));
        expect(now!.captures).toEqual(now!.check ? all : forcing);
        if (!all.length) break;
        before.push(now!);
        const move = rng.pick(rng.below(3) === 0 && forcing.length ? forcing : all);
        for (const each of positions) each.play(move);
      }
      while (before.length) {
        const expected = before.pop()!;
        for (const position of positions) {
          position.undo();
          expect(snapshot(position)).toEqual(expected);
        }
      }
    }
  });

  it('keeps the key that the position would get from nothing', () => {
    for (const { rules } of everyEngine(chess, variant)) {
      const rng = Rng.fromSeed(`keys ${variant}`);
      const position = rules.start(rng) as BoardPosition;
      for (let ply = 0; ply < 200 && position.count(); ply++) {
        position.play(rng.pick([...legalMoves(position)]));
        const castlingRooks = position.castlingRooks.map((rook, wing) => (position.rights & (1 << wing) ? rook : -1));
        const { lo, hi } = hashSetup(position.board, { ...position, castlingRooks } as never);
        expect([position.hashLo, position.hashHi]).toEqual([lo, hi]);
      }
    }
  });

  it('passes the turn and takes it back', () => {
    const counts = everyEngine(chess, variant).map(({ rules }) => {
      const position = rules.start(Rng.fromSeed('pass')) as BoardPosition;
      const before = snapshot(position);
      position.pass();
      expect(position.turn).toBe(1);
      const count = position.count();
      position.undo();
      expect(snapshot(position)).toEqual(before);
      return count;
    });
    expect(counts[0]).toBeGreaterThan(0);
    expect(new Set(counts).size).toBe(1);
  });
});

describe('where kings can be blown up', () => {
  it.each([
    ['kings that touch are safe from rooks and queens', 'q7/8/8/8/3Kk3/8/3P4/R6Q w - - 0 1'],
    ['kings that touch may part', '3r4/8/8/8/3Kk3/8/3P4/R6Q w - - 0 1'],
    ['a check is met by a blast beside the checker', '4r1k1/3n4/8/1B6/8/8/8/4K3 w - - 0 1'],
    ['two checks at once are met by a blast between the checkers', '4k3/8/8/8/1b2r3/3n4/2P5/4K2B w - - 0 1'],
    ['a blast uncovers a line to the own king', '4r1k1/8/4P3/3n4/4N3/2P5/8/4K3 w - - 0 1'],
    ['a pinned piece may capture beside the other king', '4r1k1/6p1/8/4B3/8/8/8/4K3 w - - 0 1'],
    ['a capture in passing beside the own king', '8/8/8/2KPp2k/8/8/8/8 w - e6 0 1'],
    ['a capture in passing that blows up a checker', '4k3/8/8/3pPb2/8/8/2K5/8 w - d6 0 1'],
  ])('%s', (_, fen) => {
    const positions = everyEngine(chess, 'atomic').map(({ rules }) => load(rules, fen));
    const walk = (depth: number) => {
      const [now, ...others] = positions.map(snapshot);
      expect(now!.count).toBe(now!.moves.length);
      for (const other of others) expect(other).toEqual(now);
      for (const move of depth ? now!.moves : []) {
        for (const each of positions) each.play(move);
        walk(depth - 1);
        for (const each of positions) each.undo();
      }
    };
    walk(2);
  });

  it.each([
    ['a queen blows up a king behind a pawn', '6k1/5p2/8/8/8/8/8/4KQ2 w - - 0 1', 'f1f7', 10_000],
    ['a rook for a pawn and two knights beside it', '6k1/8/8/2n5/2np4/8/8/3RK3 w - - 0 1', 'd1d4', 240],
    ['a knight that takes the own bishop with it', '6k1/8/8/8/3pB3/1N6/8/4K3 w - - 0 1', 'b3d4', -550],
  ])('%s', (_, fen, uci, points) => {
    const position = load(everyEngine(chess, 'atomic')[0]!.rules, fen);
    const move = [...legalMoves(position)].find((each) => describeMove(position, each)['uci'] === uci)!;
    expect(position.exchange(move)).toBe(points);
  });
});

describe('the exchange on a square', () => {
  it.each([
    ['a pawn that nothing defends', '1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1', 'e1e5', 100],
    [
      'a knight for a pawn, with pieces behind each other',
      '1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1',
      'd3e5',
      -220,
    ],
    ['a king does not take what is defended', '4k3/4r3/8/8/8/4p3/4K3/8 w - - 0 1', 'e2e3', undefined],
    ['a king takes what is not', '4k3/8/8/8/8/4p3/4K3/8 w - - 0 1', 'e2e3', 100],
    ['a pawn taken in passing', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 100],
    ['a promotion that is taken', '1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7b8q', 500 + 850],
    ['rook takes a defended pawn', '4k3/8/3p4/4p3/8/8/8/4RK2 w - - 0 1', 'e1e5', -400],
  ])('%s', (_, fen, uci, points) => {
    const position = load(everyEngine(chess, 'standard')[0]!.rules, fen);
    const move = [...legalMoves(position)].find((each) => describeMove(position, each)['uci'] === uci);
    expect(move === undefined ? undefined : position.exchange(move)).toBe(points);
  });
});
