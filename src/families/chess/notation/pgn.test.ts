import { describe, expect, it } from 'vitest';
import { fenOf } from '../../../../test/notation.ts';
import { loadGame, outcomeOf } from '../../../play/game.ts';
import { playMove } from '../../../play/play-move.ts';
import { resolveVariant } from '../../../play/resolve.ts';
import { loadText } from '../../../records/load-text.ts';
import { writeRecords } from '../../../records/write-records.ts';
import { chess } from '../index.ts';
import { pgnFormat } from './pgn.ts';

const variantOf = (slug: string) => {
  const variant = resolveVariant(chess, slug);
  if (!variant.ok) throw new Error(variant.error.message);
  return variant.value;
};

const read = (text: string) => {
  const parsed = pgnFormat.parse(text);
  return parsed.ok ? parsed.value : parsed.error;
};

const load = (text: string, slug = 'standard') => {
  const loaded = loadText(chess, variantOf(slug), text, 'seed');
  return loaded.ok ? loaded.value.game : loaded.error;
};

describe('reading PGN', () => {
  it.each([
    ['numbers with and without a space', '1.e4 e5 2. Nf3 *', ['e4', 'e5', 'Nf3']],
    [
      'comments, in braces and to the end of the line',
      '1. e4 {best (by test)} e5 ; 2. d4\n2. Nf3',
      ['e4', 'e5', 'Nf3'],
    ],
    [
      'variations in one another, with a comment that holds a bracket',
      '1. e4 (1. d4 (1. c4 {:)} c5) d5) 1... e5',
      ['e4', 'e5'],
    ],
    ['annotation glyphs and marks', '1. e4! $1 e5?! $14 2. Nf3 !?', ['e4', 'e5', 'Nf3']],
    ['zeros for castling', '5. 0-0 Nxe4', ['0-0', 'Nxe4']],
    ['an escape line', '1. e4\n% 1. d4\n1... e5', ['e4', 'e5']],
    ['a second game after the first', '[White "A"]\n\n1. e4 1-0\n\n[White "B"]\n\n1. d4', ['e4']],
    ['a comment without end', '1. e4 {and so on', ['e4']],
  ])('%s', (_, text, moves) => {
    expect(read(text)).toMatchObject({ moves });
  });

  it('reads tags with quotes and backslashes', () => {
    expect(read('[Event "The \\"Big\\" one \\\\ 2"]\n1. e4')).toMatchObject({ tags: { event: 'The "Big" one \\ 2' } });
  });

  it.each(['[White Kasparov]\n1. e4', '[White "'])('refuses the tag of %s', (text) => {
    expect(read(text)).toMatch(/is not a tag/);
  });

  it('tells PGN from a FEN', () => {
    expect(pgnFormat.matches('[Event "?"]')).toBe(true);
    expect(pgnFormat.matches('1. e4')).toBe(true);
    expect(pgnFormat.matches('8/8/8/8/8/8/8/8 w - - 0 1')).toBe(false);
    expect(pgnFormat.matches('1nbqkb1r/8/8/8/8/8/8/8 w - - 0 1')).toBe(false);
  });
});

describe('a game from its text', () => {
  it('plays the moves: the end is the end of the game, repetitions count', () => {
    const mated = load('1. f3 e5 2. g4 Qh4# 0-1');
    expect(mated).toHaveProperty('position');
    expect('position' in mated && outcomeOf(mated)).toEqual({ winner: 1, reason: 'checkmate' });
    const repeated = load('1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8');
    expect('position' in repeated && repeated.position.claimable()?.reason).toBe('3-fold-repetition');
  });

  it('starts from its FEN tag', () => {
    const game = load('[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n\n1. O-O');
    expect('position' in game && fenOf(game.position)).toBe('4k3/8/8/8/8/8/8/5RK1 b - - 1 1');
  });

  it('names the move that cannot be played', () => {
    expect(load('1. e4 e5 2. Ke3')).toMatchObject([{ at: 'move 3' }]);
  });
});

describe('writing PGN', () => {
  it('writes the roster first, numbers every white move, and wraps', () => {
    const variant = variantOf('standard');
    const loaded = loadGame(variant, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', '');
    if (!loaded.ok) throw new Error();
    const fen = fenOf(loaded.value.game.position);
    const moves = ['f3', 'e5', 'g4', 'Qh4'].map((notation) => {
      const played = playMove(loaded.value.game, { notation });
      if (!played.ok) throw new Error(played.error.message);
      return played.value.move;
    });
    const text = writeRecords(loaded.value.game, fen, moves)[0]!.text;
    expect(text).toBe(
      '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "?"]\n[White "?"]\n[Black "?"]\n[Result "0-1"]\n\n' +
        '1. f3 e5 2. g4 Qh4# 0-1\n',
    );
    expect(read(text)).toMatchObject({ moves: ['f3', 'e5', 'g4', 'Qh4#'] });
  });

  it('begins with dots where black moves first, and names variant and start', () => {
    const fen = '4k3/8/8/8/8/8/8/4K2R b K - 3 20';
    const text = pgnFormat.format({
      tags: {},
      moves: ['Kd7', 'O-O'],
      fen,
      isUsualStart: false,
      variant: 'Chess960',
      outcome: undefined,
      isEndedByPlayers: false,
      definition: variantOf('standard').definition,
    });
    expect(text).toContain(`[FEN "${fen}"]`);
    expect(text).toContain('[Variant "Chess960"]');
    expect(text).toContain('20... Kd7 21. O-O *');
  });

  it('keeps lines to 80 characters', () => {
    const moves = Array.from({ length: 200 }, () => 'Nf3');
    const text = pgnFormat.format({
      tags: {},
      moves,
      fen: 'x w - - 0 1',
      isUsualStart: true,
      variant: undefined,
      outcome: undefined,
      isEndedByPlayers: false,
      definition: variantOf('standard').definition,
    });
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});
