import { describe, expect, it } from 'vitest';
import { resolveVariant } from '../../play/resolve.ts';
import { chess } from './index.ts';

/** The hint of the first fault of a position string in a variant of chess. */
function hintOf(variant: string, fen: string): string | undefined {
  const resolved = resolveVariant(chess, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const reading = resolved.value.rules.parse(fen);
  return reading.ok ? undefined : reading.error[0]!.hint;
}

const HOME = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

describe('position strings of other variants', () => {
  it.each([
    ['a piece of another', 'standard', '4k3/8/8/8/8/8/8/4KO2 w - - 0 1', /; O is one in chak/],
    ['a piece of none', 'standard', '4k3/8/8/8/8/8/8/4KX2 w - - 0 1', /^pieces are P, N, B, R, Q and K$/],
    ['a board with more ranks', 'grand', `${HOME} w KQkq - 0 1`, /; such boards have standard, chess960, /],
    [
      'a board with more files',
      'standard',
      'rnbqkbnra/ppppppppp/9/9/9/9/PPPPPPPPP/RNBQKBNRA w - - 0 1',
      /have active$/,
    ],
    ['a board of none', 'standard', '3/3/3 w - - 0 1', /separated by \/$/],
  ])('%s', (_, variant, fen, hint) => {
    expect(hintOf(variant, fen)).toMatch(hint);
  });
});
