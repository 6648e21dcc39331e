import { describe, expect, it } from 'vitest';
import { fenOf } from '../../../../test/notation.ts';
import { loadGame } from '../../../play/game.ts';
import { resolveVariant } from '../../../play/resolve.ts';
import { vertexOf } from '../engine/board.ts';
import type { GoPosition } from '../engine/go-position.ts';
import { go } from '../index.ts';
import { isSettled, sensibleMoves } from './playout-filter.ts';

function positionOf(slug: string, fen?: string): GoPosition {
  const resolved = resolveVariant(go, slug);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const { rules } = resolved.value;
  const loaded = loadGame(resolved.value, fen ?? fenOf(rules.start(undefined as never)), 'a');
  if (!loaded.ok) throw new Error(loaded.error[0]!.message);
  return loaded.value.game.position as GoPosition;
}

/** The moves that opponents consider: names of points, and pass. */
function thoughtsOf(slug: string, fen?: string): string[] {
  const position = positionOf(slug, fen);
  const moves = new Int32Array(700);
  const count = sensibleMoves(position, moves, 0);
  return [...moves.subarray(0, count)].map((move) =>
    move === position.pass ? 'pass' : vertexOf(position.board, move),
  );
}

describe('passing', () => {
  it.each(['standard', 'standard+9x9', 'standard+5x5', 'standard+1x2', 'go-japanese'])(
    'is not thought of on an empty board, which nobody has divided: %s',
    (slug) => {
      expect(thoughtsOf(slug)).not.toContain('pass');
    },
  );

  it('is not thought of because one side has the only stone', () => {
    expect(thoughtsOf('standard+9x9', '9/9/9/9/4X4/9/9/9/9 W - 0 0 0')).not.toContain('pass');
  });

  it('is thought of once the other has passed', () => {
    expect(thoughtsOf('standard+9x9', '9/9/9/9/4X4/9/9/9/9 W - 0 0 1')).toContain('pass');
  });
});

describe('a board is settled', () => {
  it.each([
    ['not where it is empty', '9/9/9/9/9/9/9/9/9 B - 0 0 0', false],
    ['not where one side has a few stones', '9/9/9/9/4X4/9/9/9/9 W - 0 0 0', false],
    ['not where a region has both around it', `X8/${'2XX5/'.repeat(3)}${'5OO2/'.repeat(4)}8O B - 0 0 0`, false],
    ['not while a stone can be taken', `1OXO5/OOXO5/XXXO5/${'2XO5/'.repeat(5)}2XO5 B - 0 0 0`, false],
    ['where walls divide it', `${'3XO4/'.repeat(8)}3XO4 B - 0 0 0`, true],
  ])('%s', (_, fen, right) => {
    expect(isSettled(positionOf('standard+9x9', fen))).toBe(right);
  });
});

describe('the edge', () => {
  it.each(['standard+9x9', 'capture-go', 'standard+9x13'])('is left alone on an empty board: %s', (slug) => {
    const thoughts = thoughtsOf(slug);
    expect(thoughts.length).toBeGreaterThanOrEqual(25);
    expect(thoughts.filter((vertex) => /^[AB]|^.[12]$/.test(vertex))).toEqual([]);
  });

  it('is looked at where stones are near', () => {
    const thoughts = thoughtsOf('standard+9x9', '9/9/9/9/9/9/2X6/9/9 W - 0 0 0');
    expect(thoughts).toEqual(expect.arrayContaining(['C1', 'B2', 'A2', 'A3', 'D1']));
    expect(thoughts).not.toContain('J9');
  });

  it('is a place like any other on a small board', () => {
    expect(thoughtsOf('standard+7x7')).toContain('A1');
  });

  it('is nowhere where sides are joined', () => {
    expect(thoughtsOf('go-toroidal+9x9')).toHaveLength(81);
  });
});

describe('corners', () => {
  it('come first on a large board', () => {
    expect(thoughtsOf('standard').every((vertex) => /^[CDQR]([34]|1[67])$/.test(vertex))).toBe(true);
  });

  it('that are taken do not come first', () => {
    expect(thoughtsOf('standard+h2').every((vertex) => /^([CD]1[67]|[QR][34])$/.test(vertex))).toBe(true);
    expect(thoughtsOf('standard+h4').length).toBeGreaterThan(200);
  });

  it('wait where a fight has begun', () => {
    const fight = `${'19/'.repeat(14)}2OX15/2XO15/19/19/19 B - 0 0 0`;
    expect(thoughtsOf('standard', fight)).toEqual(expect.arrayContaining(['C6', 'D6', 'E5', 'Q16']));
  });

  it('are no aim where the first stone taken wins', () => {
    expect(thoughtsOf('capture-go+19x19').length).toBeGreaterThan(100);
  });
});
