import { describe, expect, it } from 'vitest';
import { fenOf } from '../../../../test/notation.ts';
import { createGame } from '../../../play/game.ts';
import type { Move } from '../../../play/move.ts';
import { playMove } from '../../../play/play-move.ts';
import { resolveVariant, type Variant } from '../../../play/resolve.ts';
import { loadText } from '../../../records/load-text.ts';
import { writeRecords } from '../../../records/write-records.ts';
import { draughts } from '../index.ts';

function variantOf(slug: string): Variant {
  const variant = resolveVariant(draughts, slug);
  if (!variant.ok) throw new Error(variant.error.message);
  return variant.value;
}

function read(slug: string, text: string): string {
  const loaded = loadText(draughts, variantOf(slug), text, '');
  return loaded.ok ? fenOf(loaded.value.game.position) : loaded.error.map(({ message }) => message).join('; ');
}

/** The PDN text of moves played from the start. */
function pdnText(slug: string, notations: readonly string[]): string {
  const variant = variantOf(slug);
  const game = createGame(variant, '');
  const fen = fenOf(game.position);
  const made: Move[] = notations.map((notation) => {
    const played = playMove(game, { notation });
    if (!played.ok) throw new Error(played.error.message);
    return played.value.move;
  });
  return writeRecords(game, fen, made)[0]!.text;
}

describe('PDN', () => {
  it('reads a game with comments, variations, glyphs and a result of two points', () => {
    const text = `[Event "a club"]
[GameType "20"]
[Result "2-0"]

1. 32-28 {the classical move} 19-23 $1 2. 28x19 (2. 28-22?) 14x23! 3.37-32 2-0`;
    expect(read('standard', text)).toMatch(/^B:.*:B1,2,.*,23:H0:F3$/);
  });

  it('reads squares by their names, colons and stars', () => {
    expect(read('russian', '1. c3-b4 b6-a5 2. b4-c5 d6:b4* 3. a3:c5')).toMatch(/^B:.*:F3$/);
  });

  it('begins where its FEN says', () => {
    expect(read('standard', '[FEN "B:W31:B20:H0:F7"]\n\n7... 20-24 8. 31-27')).toBe('B:W27:B24:H0:F8');
  });

  it.each(['46x32x14', '46x28x14', '46-14', '46x14'])(
    'U4: any route over the same pieces is the same capture: %s',
    (move) => {
      expect(read('standard', `[FEN "W:WK46:B23,37:H0:F1"]\n1. ${move}`)).toMatch(/^B:WK14:B:/);
    },
  );

  it('U4: a route over other pieces is another capture', () => {
    expect(read('standard', '[FEN "W:WK46:B23,37:H0:F1"]\n1. 46x30x14')).toMatch(/^PDN, move 1 \(46x30x14\)/);
  });

  it('tells the first move that is none', () => {
    expect(read('standard', '1. 32-28 19-23 2. 37-32')).toBe('PDN, move 3 (37-32): a capture must be made: 28x19x23');
  });

  it('is written with numbers and every square of a capture, and is read back', () => {
    const moves = ['32-28', '19-23', '28x19', '14x23'];
    const text = pdnText('standard', moves);
    expect(text).toContain('[GameType "20"]');
    expect(text).toContain('\n\n1. 32-28 19-23 2. 28x19 14x23 *\n');
    expect(read('standard', text)).toMatch(/:F3$/);
  });

  it('is written with names where players use them', () => {
    expect(pdnText('russian', ['22-18', '11-15'])).toContain('1. c3-d4 f6-e5 *');
  });

  it('counts moves from black where black begins', () => {
    const text = pdnText('english', ['11-15', '22-17']);
    expect(text).toContain('\n\n1. 11-15 22-17 *\n');
    expect(read('english', text)).toMatch(/^B:/);
  });
});
