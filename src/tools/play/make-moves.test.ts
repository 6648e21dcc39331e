import { describe, expect, it } from 'vitest';
import { FAMILIES, type FamilySlug } from '../../families/families.ts';
import { ok } from '../../lib/result.ts';
import { createGame, type Game } from '../../play/game.ts';
import type { Move } from '../../play/move.ts';
import { resolveVariant } from '../../play/resolve.ts';
import { encodeGame } from '../../play/state.ts';
import { loadText } from '../../records/load-text.ts';
import { LazyCallContext } from '../context.ts';
import { applyAnswer, validateAnswer } from './game-answers.ts';
import { makeMoves } from './make-moves.ts';
import exportFen from './play-export-fen.ts';
import makeMovesTool from './play-make-moves.ts';
import { MoveInputSchema, MoveSequenceSchema } from './state-and-move.ts';

function newGame(family: FamilySlug, slug = 'standard'): Game {
  const variant = resolveVariant(FAMILIES[family], slug);
  if (!variant.ok) throw new Error(variant.error.message);
  return createGame(variant.value, 'a');
}

/** What `makeMoves` answers to moves as a caller sends them, or the detail of its refusal. */
function made(family: FamilySlug, moves: unknown) {
  const answer = makeMoves(() => ok(newGame(family)), MoveSequenceSchema.parse(moves) as Move[]);
  return answer.ok ? answer.value : { refused: answer.error.detail };
}

describe('moves as text (U12)', () => {
  it.each<[string, FamilySlug, unknown, number]>([
    ['a list of notations', 'chess', ['e4', 'e5'], 2],
    ['one text with numbers', 'chess', '1. e4 e5 2. Nf3', 3],
    ['one text with commas', 'chess', 'e4, e5, Nf3', 3],
    ['a text with comments and glyphs', 'chess', '1. e4! {best} e5 $1 (1... c5) 2. Nf3', 3],
    ['a text among objects', 'chess', [{ notation: 'e4' }, 'e5', { from: 'g1', to: 'f3' }], 3],
    ['UCI words', 'chess', 'e2e4 e7e5', 2],
    ['an Othello transcript', 'reversi', 'f5d6c3d3', 4],
    ['squares of draughts', 'draughts', '32-28 19-23', 2],
    ['points of go', 'go', ['D4', 'Q16'], 2],
    ['points of go in one text', 'go', '1. D4 Q16 2. pass', 3],
    ['coordinates of xiangqi from 0', 'xiangqi', 'h2e2 h9g7', 2],
    ['coordinates of xiangqi from 1', 'xiangqi', 'h3e3 h10g8', 2],
    ['cells of hex', 'hex', 'a1 b2 c3', 3],
    ['pits of mancala', 'mancala', ['3', '1'], 2],
  ])('are read: %s', (_, family, moves, applied) => {
    expect(made(family, moves)).toMatchObject({ applied });
    expect(made(family, moves)).not.toHaveProperty('stopped');
  });

  it('stop at the first illegal one', () => {
    expect(made('chess', '1. e4 e5 2. Ke3')).toMatchObject({ applied: 2, stopped: { index: 2 } });
  });

  it('U5: stop at the end of the game, with the reason', () => {
    expect(made('chess', '1. f3 e5 2. g4 Qh4# 3. e4')).toMatchObject({
      applied: 4,
      over: true,
      stopped: { index: 4, error: 'the game is over: checkmate, black won' },
    });
  });

  it.each<[string, FamilySlug, unknown, RegExp]>([
    ['words', 'chess', 'hello world', /moves\[0\]: "hello world" is not move text of Chess \(PGN, UCI\), expected/],
    ['a word among moves', 'chess', ['e4', 'hello'], /"hello" is not move text/],
    ['a game with tags', 'chess', '[White "Ann"]\n\n1. e4', /whole game, with the tag white; load it as one/],
    ['words in go', 'go', 'top left', /not move text of Go/],
    ['a word among points of go', 'go', 'D4 left Q16', /not move text of Go/],
  ])('are refused if they are something else: %s', (_, family, moves, detail) => {
    expect(made(family, moves)).toEqual({ refused: expect.stringMatching(detail) });
  });

  it('note a result, which is not a move', () => {
    expect(made('chess', '1. e4 e5 1-0')).toMatchObject({
      applied: 2,
      over: false,
      notes: [expect.stringContaining('result 1-0')],
    });
  });
});

describe('a move as text (U12)', () => {
  const apply = (text: string) => applyAnswer(newGame('chess'), MoveInputSchema.parse(text) as Move);
  const validate = (text: string) => validateAnswer(newGame('chess'), MoveInputSchema.parse(text) as Move);

  it.each(['e4', ' Nf3 ', 'e2e4', '1. e4', 'e4!'])('is made: %s', (text) => {
    expect(apply(text)).toMatchObject({ ok: true });
  });

  it('may be an action', () => {
    expect(apply('resign')).toMatchObject({ value: { over: true, winner: 'black', reason: 'resignation' } });
  });

  it('is judged if it is a move', () => {
    expect(validate('e4')).toMatchObject({ value: { legal: true } });
    expect(validate('e5')).toMatchObject({ value: { legal: false, reason: expect.stringContaining('e5') } });
  });

  it.each(['hello', '', 'knight to f three', '1. e4 e5'])('is refused by every tool if it is not: %s', (text) => {
    for (const answer of [apply(text), validate(text)])
      expect(answer).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } });
  });

  it('stays an object in the published schema', () => {
    expect(makeMovesTool.inputSchema).toMatchObject({
      properties: { moves: { type: 'array', items: { type: 'object' } } },
    });
  });
});

describe('the record of a state', () => {
  it('is the whole game as far as the state holds its moves', () => {
    const first = made('shogi', ['7g7f', '3c3d']);
    const state = (first as { state: object }).state;
    const exported = exportFen.call({ state }, new LazyCallContext());
    expect(exported).toMatchObject({
      value: { record: { format: 'KIF', text: expect.stringMatching(/1 ７六歩\(77\)[\s\S]*2 ３四歩\(33\)/) } },
    });
    const next = makeMovesTool.call({ state, moves: ['8h2b+'] }, new LazyCallContext());
    expect(next).toMatchObject({
      value: { applied: 1, record: { text: expect.stringMatching(/1 ７六歩[\s\S]*3 ２二角成/) } },
    });
  });

  it('R4: has a resignation in the middle of a game of three', () => {
    const open = () => ok(newGame('hex', 'three-player-hex'));
    const moves = ['a1', 'b2', 'c3', { action: 'resign', seat: 'black' }, 'a2', 'b3', 'c4'];
    const played = makeMoves(open, MoveSequenceSchema.parse(moves) as Move[]);
    if (!played.ok) throw new Error(played.error.detail);
    const { record, state, stopped } = played.value;
    expect(stopped).toBeUndefined();
    expect(record!.text).toContain('resign:black');
    const loaded = loadText(FAMILIES.hex, undefined, record!.text, 'a');
    if (!loaded.ok) throw new Error(loaded.error[0]!.message);
    expect(encodeGame(loaded.value.game)).toEqual(state);
  });
});
