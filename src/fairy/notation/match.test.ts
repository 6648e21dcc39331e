import { describe, expect, it } from 'vitest';
import { enginesOf, withEngines } from '../../../test/fairy/engines.ts';
import { describeMove, findMove } from '../../../test/notation.ts';
import { load } from '../../../test/vectors/piece-games.ts';
import type { Move } from '../../play/move.ts';

interface Row {
  trap: string;
  variant?: string;
  fen: string;
  input: Move;
}

const HOME = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const CASTLE = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
const SEVENTH = '1r5k/P7/8/8/8/8/8/4K3 w - - 0 1';
const PASSING = '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1';
/** King f1, rooks a1 and h1: the king can step to g1, and also castle to it. */
const NEAR_GOAL = '4k3/8/8/8/8/8/8/R4K1R w HA - 0 1';
/** Rook g1 stands on the king's goal. */
const ROOK_ON_GOAL = '4k3/8/8/8/8/8/8/R4KR1 w GA - 0 1';
const HELD = '4k3/8/8/8/8/8/8/4K1N1[NP] w - - 0 1';
const GRAND = '4k5/10/9P/10/10/10/10/10/10/RNB1KCABNR w - - 0 1';

const READ: (Row & { uci: string })[] = [
  { trap: 'squares by name', fen: HOME, input: { from: 'e2', to: 'e4' }, uci: 'e2e4' },
  { trap: 'squares in upper case, with spaces', fen: HOME, input: { from: ' E2', to: 'E4 ' }, uci: 'e2e4' },
  { trap: 'squares as integers', fen: HOME, input: { from: 12, to: 28 }, uci: 'e2e4' },
  { trap: 'cell 0 is a square like any other', fen: CASTLE, input: { from: 0, to: 1 }, uci: 'a1b1' },
  { trap: 'name and integer together', fen: HOME, input: { from: 'g1', to: 21 }, uci: 'g1f3' },
  { trap: 'the target alone, where one move goes there', fen: PASSING, input: { to: 'd6' }, uci: 'e5d6' },
  {
    trap: 'the origin alone, where one move starts there',
    fen: '7k/8/P7/8/8/8/8/6K1 w - - 0 1',
    input: { from: 'a6' },
    uci: 'a6a7',
  },
  {
    trap: 'left-out fields may be null',
    fen: HOME,
    input: { from: 'e2', to: 'e4', promotion: null, drop: null },
    uci: 'e2e4',
  },
  {
    trap: 'unknown fields are passed over',
    fen: HOME,
    input: { from: 'e2', to: 'e4', color: 'w', flags: 'b' },
    uci: 'e2e4',
  },
  { trap: 'a promotion sent with every move', fen: HOME, input: { from: 'e2', to: 'e4', promotion: 'q' }, uci: 'e2e4' },
  {
    trap: 'and with a piece that never promotes',
    fen: HOME,
    input: { from: 'g1', to: 'f3', promotion: 'q' },
    uci: 'g1f3',
  },
  { trap: 'promotion by letter', fen: SEVENTH, input: { from: 'a7', to: 'a8', promotion: 'N' }, uci: 'a7a8n' },
  { trap: 'promotion in lower case', fen: SEVENTH, input: { from: 'a7', to: 'a8', promotion: 'n' }, uci: 'a7a8n' },
  { trap: 'promotion by name', fen: SEVENTH, input: { from: 'a7', to: 'a8', promotion: 'Knight' }, uci: 'a7a8n' },
  { trap: 'promotion with capture', fen: SEVENTH, input: { from: 'a7', to: 'b8', promotion: 'rook' }, uci: 'a7b8r' },
  { trap: 'a choice not to promote', variant: 'grand', fen: GRAND, input: { uci: 'j8j9' }, uci: 'j8j9' },
  {
    trap: 'a choice to promote',
    variant: 'grand',
    fen: GRAND,
    input: { from: 'j8', to: 'j9', promotion: 'q' },
    uci: 'j8j9q',
  },
  { trap: 'castling by the king', fen: CASTLE, input: { from: 'e1', to: 'g1' }, uci: 'e1g1' },
  { trap: 'castling onto the rook', fen: CASTLE, input: { from: 'e1', to: 'h1' }, uci: 'e1g1' },
  { trap: 'castling by its word', fen: CASTLE, input: { castling: 'queen-side' }, uci: 'e1c1' },
  { trap: 'castling as engines write it', fen: CASTLE, input: { uci: 'e1c1' }, uci: 'e1c1' },
  { trap: 'castling as Chess960 engines write it', fen: CASTLE, input: { uci: 'e1a1' }, uci: 'e1c1' },
  { trap: 'castling by the king in Chess960', variant: 'chess960', fen: CASTLE, input: { uci: 'e1g1' }, uci: 'e1h1' },
  { trap: 'castling onto the rook in Chess960', variant: 'chess960', fen: CASTLE, input: { uci: 'e1h1' }, uci: 'e1h1' },
  { trap: 'squares likewise', variant: 'chess960', fen: CASTLE, input: { from: 'e1', to: 'c1' }, uci: 'e1a1' },
  {
    trap: 'a step to the goal of castling is a step',
    variant: 'chess960',
    fen: NEAR_GOAL,
    input: { uci: 'f1g1' },
    uci: 'f1g1',
  },
  { trap: 'in squares too', variant: 'chess960', fen: NEAR_GOAL, input: { from: 'f1', to: 'g1' }, uci: 'f1g1' },
  {
    trap: 'unless it is called castling',
    variant: 'chess960',
    fen: NEAR_GOAL,
    input: { from: 'f1', to: 'g1', castling: 'king-side' },
    uci: 'f1h1',
  },
  {
    trap: 'the rook on the goal of the king',
    variant: 'chess960',
    fen: ROOK_ON_GOAL,
    input: { uci: 'f1g1' },
    uci: 'f1g1',
  },
  { trap: 'what engines write, in any case', fen: SEVENTH, input: { uci: 'A7A8Q' }, uci: 'a7a8q' },
  { trap: 'the piece by letter', fen: HOME, input: { piece: 'n', to: 'f3' }, uci: 'g1f3' },
  { trap: 'the piece by name', fen: HOME, input: { piece: 'knight', to: 'f3' }, uci: 'g1f3' },
  { trap: 'what is taken', fen: SEVENTH, input: { captured: 'rook', promotion: 'q' }, uci: 'a7b8q' },
  { trap: 'a pawn taken in passing', fen: PASSING, input: { captured: 'P' }, uci: 'e5d6' },
  {
    trap: 'a drop as it is told',
    variant: 'crazyhouse',
    fen: HELD,
    input: { from: 'N@', to: 'f3', drop: 'N' },
    uci: 'N@f3',
  },
  { trap: 'a drop by name', variant: 'crazyhouse', fen: HELD, input: { drop: 'knight', to: 'f3' }, uci: 'N@f3' },
  { trap: 'a drop as engines write it', variant: 'crazyhouse', fen: HELD, input: { uci: 'n@f3' }, uci: 'N@f3' },
  { trap: 'a drop to an integer', variant: 'crazyhouse', fen: HELD, input: { from: 'P@', to: 28 }, uci: 'P@e4' },
  {
    trap: 'the piece on the board, not the one in hand',
    variant: 'crazyhouse',
    fen: HELD,
    input: { piece: 'N', to: 'f3' },
    uci: 'g1f3',
  },
];

describe('moves as callers say them', () => {
  it.each(withEngines(READ))('$uci: $trap ($engine)', ({ rules, fen, input, uci }) => {
    const position = load(rules, fen);
    const found = findMove(position, input);
    if (!found.ok) throw new Error(found.error.message);
    const described = describeMove(position, found.value);
    expect(described['uci']).toBe(uci);
    expect(findMove(position, described), 'what is told is found again').toEqual(found);
  });
});

const SEVERAL: (Row & { candidates: string[] })[] = [
  {
    trap: 'promotion left open',
    fen: SEVENTH,
    input: { from: 'a7', to: 'a8' },
    candidates: ['a7a8q', 'a7a8r', 'a7a8b', 'a7a8n'],
  },
  {
    trap: 'to promote or not',
    variant: 'grand',
    fen: GRAND,
    input: { from: 'j8', to: 'j9' },
    candidates: ['j8j9', 'j8j9q'],
  },
  { trap: 'the origin alone', fen: HOME, input: { from: 'g1' }, candidates: ['g1f3', 'g1h3'] },
  {
    trap: 'the target of a step and a drop',
    variant: 'crazyhouse',
    fen: HELD,
    input: { to: 'h3' },
    candidates: ['P@h3', 'N@h3', 'g1h3'],
  },
];

describe('moves that callers leave open', () => {
  it.each(withEngines(SEVERAL))('$trap ($engine)', ({ rules, fen, input, candidates }) => {
    const found = findMove(load(rules, fen), input);
    if (found.ok) throw new Error('was read as one move');
    expect(found.error.candidates?.map((move) => move['uci']).sort()).toEqual([...candidates].sort());
    expect(found.error.message).toContain(`this fits ${candidates.length} legal moves, say which`);
  });

  it.each(enginesOf())('more than ten candidates are not all listed ($engine)', ({ rules }) => {
    const found = findMove(load(rules, HOME), { piece: 'pawn' });
    if (found.ok) throw new Error('was read as one move');
    expect(found.error.message).toContain('this fits 16 legal moves');
    expect(found.error.candidates).toHaveLength(10);
  });
});

const REFUSED: Row[] = [
  { trap: 'fields that contradict each other', fen: HOME, input: { from: 'e2', to: 'e4', uci: 'd2d4' } },
  { trap: 'a piece that is not there', fen: HOME, input: { from: 'e2', to: 'e4', piece: 'N' } },
  { trap: 'nothing is taken', fen: HOME, input: { from: 'e2', to: 'e4', captured: 'P' } },
  { trap: 'promotion to a king', fen: SEVENTH, input: { from: 'a7', to: 'a8', promotion: 'king' } },
  { trap: 'promotion to nothing', fen: SEVENTH, input: { from: 'a7', to: 'a8', promotion: '' } },
  {
    trap: 'no promotion where one is sent and is optional',
    variant: 'grand',
    fen: GRAND,
    input: { from: 'j8', to: 'j9', promotion: 'r' },
  },
  { trap: 'a move of the king is no castling', fen: CASTLE, input: { from: 'e1', to: 'f1', castling: 'king-side' } },
  { trap: 'a drop is no move', variant: 'crazyhouse', fen: HELD, input: { from: 'g1', to: 'f3', drop: 'N' } },
  { trap: 'no square', fen: HOME, input: { from: 'e2', to: 28.5 } },
  { trap: 'a negative cell', fen: HOME, input: { from: -52, to: 28 } },
  { trap: 'a number in words', fen: HOME, input: { from: '12', to: '28' } },
  { trap: 'no text', fen: HOME, input: { uci: 5 } },
  { trap: 'a list', fen: HOME, input: { from: ['e2'], to: ['e4'] } },
  { trap: 'nothing at all', fen: HOME, input: {} },
  { trap: 'names that every object has', fen: HOME, input: { constructor: 'e2', toString: 'e4' } },
];

describe('moves that are none', () => {
  it.each(withEngines(REFUSED))('$trap ($engine)', ({ rules, fen, input }) => {
    const found = findMove(load(rules, fen), input);
    expect(found.ok).toBe(false);
    if (!found.ok) expect(found.error.message.length).toBeGreaterThan(10);
  });
});
