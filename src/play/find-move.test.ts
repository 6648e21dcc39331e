import { describe, expect, it } from 'vitest';
import { describeMove, findMove, whyNot } from '../../test/notation.ts';
import { diceRace } from '../../test/play/dice-race.ts';
import { chess } from '../families/chess/index.ts';
import type { Family } from './family.ts';
import { legalMoves } from './legal-moves.ts';
import type { Move } from './move.ts';
import type { Position } from './position.ts';
import { resolveVariant } from './resolve.ts';

function at(fen: string, variant = 'standard', family: Family = chess): Position {
  const resolved = resolveVariant(family, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const reading = resolved.value.rules.parse(fen);
  if (!reading.ok) throw new Error(reading.error[0]!.message);
  return reading.value.position;
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const PROMOTES = '8/P6k/8/8/8/8/8/K7 w - - 0 1';
const CASTLES = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
/** The king can step to g1 or castle; both spellings of castling name squares that the step does not. */
const STEP_OR_CASTLE = '4k3/8/8/8/8/8/8/5KR1 w G - 0 1';
const TWO_ROOKS = '4k3/8/8/8/8/8/4K3/R6R w - - 0 1';
const BISHOP_OR_PAWN = '4k3/8/8/8/8/2r5/1P1B4/4K3 w - - 0 1';
const HOLDS = '4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1';

describe('findMove', () => {
  it.each<[string, string, Move, string, string?]>([
    ['squares by name', START, { from: 'e2', to: 'e4' }, 'e2e4'],
    ['squares by number', START, { from: 12, to: 28 }, 'e2e4'],
    ['names in capitals', START, { from: 'E2', to: 'E4' }, 'e2e4'],
    ['the target alone, where one piece can go there', START, { to: 'e4' }, 'e2e4'],
    ['the text alone', START, { notation: 'Nf3' }, 'g1f3'],
    ['the long text', START, { uci: 'g1f3' }, 'g1f3'],
    ['null counts as left out', START, { from: 'e2', to: 'e4', promotion: null, drop: undefined }, 'e2e4'],
    ['fields that nobody knows are passed over', START, { from: 'e2', to: 'e4', comment: 'best by test' }, 'e2e4'],
    ['a promotion that cannot be one is passed over', START, { from: 'e2', to: 'e4', promotion: 'q' }, 'e2e4'],
    ['a promotion by letter', PROMOTES, { from: 'a7', to: 'a8', promotion: 'n' }, 'a7a8n'],
    ['a promotion by name', PROMOTES, { from: 'a7', to: 'a8', promotion: 'Knight' }, 'a7a8n'],
    ['castling to where the king goes', CASTLES, { from: 'e1', to: 'g1' }, 'e1g1'],
    ['castling to where the rook stands', CASTLES, { from: 'e1', to: 'h1' }, 'e1g1'],
    ['castling with zeros', CASTLES, { notation: '0-0-0' }, 'e1c1'],
    ['castling by its wing', CASTLES, { castling: 'queen-side' }, 'e1c1'],
    ['text with a check mark too many', TWO_ROOKS, { notation: 'Rab1+' }, 'a1b1'],
    ['b for a file, not for a bishop', BISHOP_OR_PAWN, { notation: 'bxc3' }, 'b2c3'],
    ['B for a bishop, not for a file', BISHOP_OR_PAWN, { notation: 'Bxc3' }, 'd2c3'],
    ['a drop by its text', HOLDS, { notation: 'N@e4' }, 'N@e4', 'crazyhouse'],
    ['a drop by its fields', HOLDS, { from: 'N@', to: 'e4' }, 'N@e4', 'crazyhouse'],
    ['a drop by its kind', HOLDS, { drop: 'knight', to: 'e4' }, 'N@e4', 'crazyhouse'],
  ])('knows the move by %s', (_, fen, input, uci, variant) => {
    const position = at(fen, variant);
    const found = findMove(position, input);
    expect(found).toMatchObject({ ok: true });
    if (found.ok) expect(describeMove(position, found.value)['uci']).toBe(uci);
  });

  it('lets the exact spelling win over a loose one: castling is written to the rook, the step to the square', () => {
    const position = at(STEP_OR_CASTLE, 'chess960');
    const uci = (input: Move) => {
      const found = findMove(position, input);
      return found.ok ? describeMove(position, found.value)['uci'] : found.error.message;
    };
    expect(uci({ from: 'f1', to: 'e1' })).toBe('f1e1');
    expect(uci({ uci: 'f1g1' })).toBe('f1g1');
    expect(uci({ notation: 'O-O' })).toBe('f1g1');
  });

  it('shows the candidates when several moves fit', () => {
    const found = findMove(at(TWO_ROOKS), { to: 'd1' });
    expect(found).toMatchObject({
      ok: false,
      error: {
        message: 'this fits 3 legal moves, say which: Rad1, Rhd1, Kd1',
        candidates: [{ from: 'a1' }, { from: 'h1' }, { from: 'e2' }],
      },
    });
  });

  it('asks for the piece of a promotion', () => {
    const found = findMove(at(PROMOTES), { from: 'a7', to: 'a8' });
    expect(found.ok || found.error.candidates?.map((move) => move['promotion'])).toEqual(['Q', 'R', 'B', 'N']);
  });

  it('shows ten candidates at most', () => {
    const found = findMove(at(START), { piece: 'P' });
    expect(found.ok || [found.error.message.slice(0, 24), found.error.candidates?.length]).toEqual([
      'this fits 16 legal moves',
      10,
    ]);
  });

  it.each<[string, Move]>([
    ['nothing', {}],
    ['nulls', { from: null, to: null }],
    ['fields that nobody knows', { color: 'white', number: 1 }],
  ])('wants more than %s', (_, input) => {
    const message = 'the move has no field that identifies it, expected something like {"notation":"Na3"}';
    expect(findMove(at(START), input)).toEqual({ ok: false, error: { message } });
  });

  it('tells an action that the game does not know from a move that says nothing', () => {
    expect(findMove(at(START), { action: 'pass' })).toEqual({
      ok: false,
      error: { message: 'there is no action "pass" here, only claim, draw and resign' },
    });
  });

  it('hands on why a move is not legal', () => {
    const position = at(START);
    expect(findMove(position, { from: 'e2', to: 'e5' })).toEqual({
      ok: false,
      error: { message: whyNot(position, { from: 'e2', to: 'e5' }) },
    });
  });

  it('tells that the game is over, not that nothing was said, where there are no moves', () => {
    const mated = at('rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3');
    const found = findMove(mated, { from: 'e2', to: 'e4' });
    expect(found.ok || found.error.message).toMatch(/over/);
  });

  it('is not misled by names that every object inherits', () => {
    const found = findMove(at(START), JSON.parse('{"constructor":1,"__proto__":2,"toString":3}') as Move);
    expect(found.ok || found.error.message).toMatch(/has no field that identifies it/);
  });

  it('works for outcomes of chance as for moves', () => {
    const position = at('0.0/0.0/0.0 red -', 'standard', diceRace);
    expect(findMove(position, { roll: 2 })).toEqual({ ok: true, value: 1 });
  });
});

describe('legalMoves', () => {
  it('are as many as are counted, in the order in which they are generated', () => {
    const position = at(START);
    const moves = new Int32Array(50);
    const end = 10 + position.generate(moves, 10);
    expect(legalMoves(position)).toEqual(moves.slice(10, end));
    expect(legalMoves(position)).toHaveLength(position.count());
  });
});
