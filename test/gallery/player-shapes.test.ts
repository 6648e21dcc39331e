import { describe, expect, it } from 'vitest';
import { playerSignPath } from '../../src/board/render/plan/player-signs.ts';
import { PLAYER_COLORS } from '../../src/board/render/plan/tones.ts';
import { findPieceSet } from '../../src/gallery/pieces/pieces.ts';
import { contrast, MARK_CONTRAST } from '../../src/lib/contrast.ts';

/** Path data of all outlines, without colours. */
const shapesIn = (svg: string): string => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('');
const fillOf = (svg: string): string => /<g fill="(#\w+)"/.exec(svg)![1]!;

describe('players of games for many', () => {
  it.each(['ludo-pawns', 'star-pegs'])('have %s that differ by shape, or as light from dark', (id) => {
    const pieces = findPieceSet(id)!.pieces();
    expect(pieces.length).toBeGreaterThanOrEqual(6);
    const alike = pieces.flatMap((one, i) =>
      pieces
        .slice(0, i)
        .filter((other) => shapesIn(one.picture.content) === shapesIn(other.picture.content))
        .filter((other) => contrast(fillOf(one.picture.content), fillOf(other.picture.content)) < MARK_CONTRAST)
        .map((other) => `${one.id} and ${other.id}`),
    );
    expect(alike).toEqual([]);
  });

  it('have signs of their own on men drawn as discs', () => {
    const signs = PLAYER_COLORS.map((color) => playerSignPath(color, [0, 0], 10));
    expect(new Set(signs).size).toBe(PLAYER_COLORS.length);
  });
});
