import { describe, expect, it } from 'vitest';
import { fenOf } from '../../../../test/notation.ts';
import { resolveVariant } from '../../../play/resolve.ts';
import { loadText } from '../../../records/load-text.ts';
import { chess } from '../index.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

function load(text: string, slug = 'standard') {
  const variant = resolveVariant(chess, slug);
  if (!variant.ok) throw new Error(variant.error.message);
  const loaded = loadText(chess, variant.value, text, 'seed');
  if (!loaded.ok) throw new Error(loaded.error[0]!.message);
  return loaded.value.game.position;
}

const read = (text: string, slug?: string): string => fenOf(load(text, slug));

describe('games as engines are told them', () => {
  it.each([
    ['the start alone', 'startpos', START],
    [
      'moves from the start',
      'position startpos moves e2e4',
      'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
    ],
    ['a position', `position fen ${START}`, START],
    ['a position without the first word', `fen ${START}`, START],
  ])('%s', (_, text, fen) => {
    expect(read(text)).toBe(fen);
  });

  it('reads moves as engines write them where people write otherwise', () => {
    expect(read('position startpos moves e2e4,e4e5', 'duck')).toMatch(/^rnbqkbnr\/pppppppp\/8\/4\*3\/4P3\//);
    expect(read('position startpos moves b1c3h', 'seirawan')).toMatch(/2N5\/PPPPPPPP\/RHBQKBNR\[Ehe\]/);
  });

  it('counts repetitions', () => {
    const there = 'g1f3 g8f6 f3g1 f6g8 ';
    expect(load(`position startpos moves ${there.repeat(2)}`).claimable()?.reason).toBe('3-fold-repetition');
  });

  it.each([
    ['a move that is not legal', 'startpos moves e2e4 e2e4', /^UCI, move 2 \(e2e4\): there is no piece on e2/],
    ['something else behind the start', 'startpos e2e4', /^UCI: expected moves after startpos, not "e2e4"$/],
    ['no position', 'position fen', /^UCI: expected a position string after fen$/],
    [
      'a position with a fault',
      'position fen 8/8 w - - 0 1',
      /start position: the board has 8 ranks, the string has 2$/,
    ],
  ])('refuses %s', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});
