import { describe, expect, it } from 'vitest';
import { formatUci } from '../../../src/fairy/notation/uci.ts';
import { Rng } from '../../../src/lib/rng.ts';
import { legalMoves } from '../../../src/play/legal-moves.ts';
import type { Move } from '../../../src/play/move.ts';
import type { Position } from '../../../src/play/position.ts';
import type { Rules } from '../../../src/play/rules.ts';
import { enginesOf, withEngines } from '../../fairy/engines.ts';
import { describeMove, fenOf, findMove } from '../../notation.ts';
import { load } from '../../vectors/piece-games.ts';
import { END_CASES } from './ends.ts';
import { MOVE_CASES } from './moves.ts';
import { STRING_CASES } from './strings.ts';

const positionOf = (rules: Rules, fen: string | undefined) =>
  fen === undefined ? load(rules, fenOf(rules.start(Rng.fromSeed('cases')))) : load(rules, fen);

function play(position: Position, line = ''): void {
  for (const uci of line.split(' ').filter(Boolean)) position.play(found(position, { uci }));
}

function found(position: Position, input: Move): number {
  const move = findMove(position, input);
  if (!move.ok) throw new Error(`${JSON.stringify(input)}: ${move.error.message}`);
  return move.value;
}

describe('legal moves', () => {
  it.each(withEngines(MOVE_CASES))('$id: $trap ($engine)', ({ rules, ...row }) => {
    const position = positionOf(rules, row.fen);
    play(position, row.line);
    const moves = [...legalMoves(position)].map((move) => formatUci(position, move));
    if (row.count !== undefined) expect(moves).toHaveLength(row.count);
    if (row.only) expect([...moves].sort()).toEqual([...row.only].sort());
    expect(moves).toEqual(expect.arrayContaining([...(row.has ?? [])]));
    expect(moves.filter((move) => row.hasNot?.includes(move))).toEqual([]);
    expect(new Set(moves).size, 'each move once').toBe(moves.length);
    expect(position.count()).toBe(moves.length);
    if (row.check !== undefined) expect(position.check()).toBe(row.check);
    if (row.written) expect(fenOf(position)).toBe(row.written);
    expect(fenOf(load(rules, fenOf(position))), 'what is written is read back').toBe(fenOf(position));
  });
});

describe('ends and claims', () => {
  it.each(withEngines(END_CASES))('$id: $trap ($engine)', ({ rules, ...row }) => {
    const position = positionOf(rules, row.fen);
    play(position, row.line);
    if (row.occurrences) expect(position.repetitions() + 1).toBe(row.occurrences);
    expect(position.outcome()).toEqual(row.outcome);
    expect(position.claimable()?.reason).toBe(row.claim);
  });
});

describe('position strings that are refused', () => {
  it.each(withEngines(STRING_CASES))('$id: $trap ($engine)', ({ rules, fen, says }) => {
    const reading = rules.parse(fen);
    expect(reading.ok).toBe(false);
    if (reading.ok) return;
    const messages = reading.error.map(({ message }) => message);
    expect(messages).toEqual(says);
  });
});

describe('moves as they are told', () => {
  const standard = enginesOf();

  it.each([
    ['g8f6e', 'Nf6/E', 'rhbqkbnr/p1pnpppp/8/1p1p2N1/1P5P/8/P1PPPPP1/RNBQKBER[He] b KQBCDFkqcdfg - 3 4', 'seirawan'],
    ['g8f6', 'Ngf6', 'rhbqkbnr/p1pnpppp/8/1p1p2N1/1P5P/8/P1PPPPP1/RNBQKBER[He] b KQBCDFkqcdfg - 3 4', 'seirawan'],
    ['c3e2,e2c3', 'Ne2,c3', 'r1bqkbnr/ppppp1pp/n4p2/8/4P2*/2N5/PPPP1PPP/R1BQKBNR w KQkq - 1 3', 'duck'],
    ['c3e2,e2a3', 'Nce2,a3', 'r1bqkbnr/ppppp1pp/n4p2/8/4P2*/2N5/PPPP1PPP/R1BQKBNR w KQkq - 1 3', 'duck'],
  ])('%s is %s: no more of the origin than the whole text calls for', (uci, text, fen, variant) => {
    const { rules } = enginesOf(variant)[0]!;
    const position = load(rules, fen);
    const move = found(position, { uci });
    expect(describeMove(position, move).notation).toBe(text);
    expect(found(position, { notation: text })).toBe(move);
  });

  it.each(standard)('CH-18: the pinned knight does not make the name of the other longer ($engine)', ({ rules }) => {
    const position = load(rules, '4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1');
    expect(describeMove(position, found(position, { from: 'g1', to: 'e2' })).notation).toBe('Ne2');
    const pinned = findMove(position, { from: 'c3', to: 'e2' });
    expect(pinned.ok ? '' : pinned.error.message).toContain('it is pinned');
  });

  it.each(standard)('CH-19: castling written with zeros is read, and written with letters ($engine)', ({ rules }) => {
    const position = load(rules, 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
    for (const [text, written] of [
      ['0-0', 'O-O'],
      ['0-0-0', 'O-O-O'],
    ]) {
      expect(describeMove(position, found(position, { notation: text! })).notation).toBe(written);
    }
  });

  it.each(standard)('CH-20: the refusal names the piece in the way ($engine)', ({ rules }) => {
    const position = positionOf(rules, undefined);
    play(position, MOVE_CASES.find(({ id }) => id === 'CH-20')!.line);
    const castling = findMove(position, { from: 'e1', to: 'g1' });
    expect(castling.ok ? '' : castling.error.message).toContain('the white rook on g1 is in the way');
  });

  it.each(enginesOf('chess960'))('C9-02: castling is marked as castling ($engine)', ({ rules }) => {
    const position = load(rules, 'nn1rkq1b/ppp1p1rP/8/2Np4/3P4/2P5/bP3PPP/2BRKQRB b KQq - 1 8');
    const told = describeMove(position, found(position, { uci: 'e8d8' }));
    expect(told).toMatchObject({ from: 'e8', to: 'd8', castling: 'queen-side', notation: 'O-O-O' });
    expect(told).not.toHaveProperty('captured');
  });
});
