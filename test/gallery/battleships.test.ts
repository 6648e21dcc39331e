import { expect, it } from 'vitest';
import { SHIP_PAINT } from '../../src/board/render/plan/links.ts';
import { galleryBoards } from '../../src/gallery/boards/boards.ts';
import { findPieceSet } from '../../src/gallery/pieces/pieces.ts';
import { shapesOf } from '../board/shapes.ts';

const board = (id: string) =>
  galleryBoards()
    .find((one) => one.id === id)!
    .draw(390);
/** Number of holes in ships: circles, each of which is two arcs. */
const holesIn = (svg: string): number =>
  [...svg.matchAll(/<path d="([^"]+)" fill="(#\w+)" stroke="none"/g)]
    .filter(([, , fill]) => fill === SHIP_PAINT.fine)
    .reduce((sum, [, d]) => sum + (d!.match(/[\d.]+ [\d.]+ 0 1 1/g)?.length ?? 0) / 2, 0);

it('boards of battleships draw the ships of the set, one hole for each square', () => {
  const ships = findPieceSet('ships')!
    .pieces()
    .filter(({ color }) => color === 'grey');
  expect(ships.map(({ picture }) => holesIn(picture.content))).toEqual([5, 4, 3, 2, 1]);
  for (const { picture } of ships) expect(picture.content).toContain(SHIP_PAINT.fill);
  expect(holesIn(board('battleships-standard').svg)).toBe(5 + 4 + 3 + 3 + 2);
  expect(holesIn(board('battleships-ten-ships').svg)).toBe(4 + 2 * 3 + 3 * 2 + 4);
});

it('boards of battleships are described with the ships that lie on them', () => {
  expect(board('battleships-standard').text).toContain('Ships: own b2 to own b6, ');
  expect(board('battleships-ten-ships').text).toContain('own h4');
  expect(board('battleships-ten-ships').text).not.toContain('own h4 to');
  expect(board('battleships-sheet').text).not.toContain('Ships');
});

it('captions and the names of rows and columns are at least six pixels high on a phone', () => {
  const { texts, frame } = shapesOf(board('battleships-standard').svg);
  const scale = 390 / (frame.right - frame.left);
  expect(texts).toHaveLength(2 * (10 + 10 + 1));
  expect(texts.filter(({ shape }) => (shape.bottom - shape.top) * scale < 6)).toEqual([]);
});
