import { describe, expect, it } from 'vitest';
import { vertexOf } from '../../src/families/go/engine/board.ts';
import type { GoPosition } from '../../src/families/go/engine/go-position.ts';
import { go } from '../../src/families/go/index.ts';
import { loadGame } from '../../src/play/game.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import { LEVELS, type Level } from '../../src/search/levels.ts';
import { suggestMove } from '../../src/search/suggest.ts';
import { fenOf } from '../notation.ts';

const NODES = 1200;

function answer(slug: string, fen: string, level: Level, nodes = NODES): string {
  const resolved = resolveVariant(go, slug);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const loaded = loadGame(resolved.value, fen, 'a');
  if (!loaded.ok) throw new Error(loaded.error[0]!.message);
  const position = loaded.value.game.position as GoPosition;
  const { move } = suggestMove(position, resolved.value.rules.ai, {
    level,
    seed: 'a',
    clock: () => 0,
    limits: { nodes },
  });
  expect(legalMoves(position)).toContain(move);
  return move === position.pass ? 'pass' : vertexOf(position.board, move);
}

describe.each(LEVELS)('%s', (level) => {
  it.each(Object.keys(go.variants))('moves in %s', (variant) => {
    const resolved = resolveVariant(go, variant);
    if (!resolved.ok) throw new Error(resolved.error.message);
    expect(answer(variant, fenOf(resolved.value.rules.start(undefined as never)), level, 60)).toMatch(/^[A-T]\d+$/);
  });

  it('takes a chain in atari', () => {
    // Five white stones have one liberty left.
    const fen = '9/9/9/9/1XXX5/XOOO5/XOO1X4/1XX6/9 B - 0 0 0'.replace('XOO1X4', 'XOOX5').replace('XOOO5', 'XOOO1X3');
    expect(answer('standard+9x9', fen, level)).toBe('E4');
  });

  it('passes when nothing is left, and does not fill an own eye', () => {
    const settled =
      '1X1XO1O1O/XXXXOOOOO/1X1XO1O1O/XXXXOOOOO/1X1XO1O1O/XXXXOOOOO/1X1XO1O1O/XXXXOOOOO/1X1XO1O1O B - 0 0 0';
    expect(answer('standard+9x9', settled, level)).toBe('pass');
    expect(answer('go-japanese+9x9', settled, level)).toBe('pass');
  });

  it('does not pass on an empty board', () => {
    const fen = `${'13/'.repeat(12)}13 B - 0 0 0`;
    expect(answer('standard+13x13', fen, level, 400)).toMatch(/^[CDKL]([34]|1[01])$/);
  });
});
