import { describe, expect, it } from 'vitest';
import { textLines } from '../../src/board/render/text/texts.ts';
import { FAMILIES } from '../../src/families/families.ts';
import { createGame, legalMovesOf } from '../../src/play/game.ts';
import { resolveVariant } from '../../src/play/resolve.ts';

const gameOf = (family: keyof typeof FAMILIES, slug: string) => {
  const variant = resolveVariant(FAMILIES[family], slug);
  if (!variant.ok) throw new Error(slug);
  return createGame(variant.value, 'coordinates');
};

/** A drawing without the places where its lines begin, which are rounded. */
const shapesIn = (path: string): string => path.replace(/m-?[\d.]+ ?-?[\d.]+/gi, 'm');

/** Whether a picture has all letters of a text in some size. */
const shows = (svg: string, text: string, sizes: readonly number[]): boolean =>
  sizes.some((size) =>
    [...text].every((letter) => svg.includes(shapesIn(textLines({ text: letter, size, x: 0, y: 0 })))),
  );

/** By family and variant: font sizes of names in pictures, and how the name of a cell is written: whole, or in parts. */
const NAMES = [
  ['chess', 'standard', [25], /[a-z]|\d+/g],
  ['chess', 'grand', [25], /[a-z]|\d+/g],
  ['shogi', 'standard', [25, 17], /[a-z]|\d+/g],
  ['xiangqi', 'standard', [25, 17], /[a-z]|\d+/g],
  ['xiangqi', 'janggi', [25], /[a-z]|\d+/g],
  ['draughts', 'standard', [17], /.+/g],
  ['draughts', 'russian', [17], /.+/g],
  ['reversi', 'standard', [25], /[a-z]|\d+/g],
  ['go', '9x9', [25], /[A-Z]|\d+/g],
  ['hex', 'standard', [34], /[a-z]|\d+/g],
  ['morris', 'standard', [25], /[a-z]|\d+/g],
  ['mancala', 'standard', [18], /.+/g],
] as const;

describe('coordinates', () => {
  it.each(NAMES)(
    'of moves can be read in the picture and in the board of letters: %s %s',
    (family, slug, sizes, parts) => {
      const game = gameOf(family, slug);
      const { view } = game.variant.family;
      const svg = shapesIn(view.draw(game.position, { width: 480, highlights: [] }).svg);
      const board = view.boardText(game.position);
      // Stores of mancala are called by their players in pictures.
      const squares = new Set(
        legalMovesOf(game).flatMap((move) => view.squaresOf(move).filter((name) => name !== 'S')),
      );
      expect(squares.size).toBeGreaterThan(3);
      const names = [...new Set([...squares].flatMap((square) => square.match(parts)!))];
      expect(names.filter((name) => !shows(svg, name, sizes))).toEqual([]);
      if (family === 'draughts') return;
      // Rows and columns are named at the edges of the board of letters.
      const edges = names.flatMap((name) => (family === 'mancala' ? [...name] : [name]));
      expect(edges.filter((name) => !board.split(/\s+/).includes(name))).toEqual([]);
    },
  );

  it('of both systems stand on boards whose moves are written in two: numbers and letters in draughts', () => {
    const game = gameOf('draughts', 'standard');
    const { view } = game.variant.family;
    const svg = shapesIn(view.draw(game.position, { width: 480, highlights: [] }).svg);
    const names = legalMovesOf(game).flatMap(({ algebraic }) => String(algebraic).match(/[a-z]|\d+/g)!);
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !shows(svg, name, [25]))).toEqual([]);
  });
});
