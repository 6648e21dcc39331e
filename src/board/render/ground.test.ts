import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { tagsOf } from '../../../test/board/well-formed.ts';
import { type Grid, parseCell } from '../grid.ts';
import type { BoardGround } from './ground.ts';
import { type GridPicture, renderGrid } from './picture.ts';
import { PIECE_SETS } from './pieces/sets.ts';
import { characterColumnPath, characterRowPath } from './text/characters.ts';
import { textLines } from './text/texts.ts';
import { THEME_NAMES, THEMES } from './themes.ts';

const WORDS = { title: '', description: '', pieces: [] };
const SHOGI: Grid = { files: 9, ranks: 9 };
const XIANGQI: Grid = { files: 9, ranks: 10 };

const at = (grid: Grid, name: string): number => parseCell(grid, name)!;
const draw = (grid: Grid, ground: BoardGround, more: Partial<GridPicture> = {}): string =>
  renderGrid({ ...WORDS, grid, ground, ...more }).svg;

/** Whether anything is painted within `reach` pixels of a point, which is in drawing units. */
function isMarked(svg: string, x: number, y: number, reach = 3): boolean {
  const { pixels, width } = new Resvg(svg, { fitTo: { mode: 'zoom', value: 1 } }).render();
  const [, , units] = tagsOf(svg)[0]!.attributes['viewBox']!.split(' ').map(Number);
  const scale = width / units!;
  const [column, row] = [Math.round(x * scale), Math.round(y * scale)];
  const plain = Number.parseInt(THEMES.walnut.plain.slice(1, 3), 16);
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) if (pixels[4 * ((row + dy) * width + column + dx)] !== plain) return true;
  return false;
}

/** Position of the line after `count` files or ranks, and of the middle of the file or rank at `index`. */
const edge = (count: number): number => 40 + 90 * count;
const middle = (index: number): number => 85 + 90 * index;
const WIDE = { width: 890 };

describe('squares between lines', () => {
  const stars = draw(SHOGI, { cells: 'plain', stars: [3, 3] }, WIDE);
  const bare = draw(SHOGI, { cells: 'plain' }, WIDE);

  it('have dots where the lines of the zones cross', () => {
    for (const [file, rank] of [
      [3, 3],
      [6, 3],
      [3, 6],
      [6, 6],
    ] as const) {
      // Beside the crossing, where there are no lines.
      expect(isMarked(stars, edge(file) + 4, edge(rank) + 4, 0)).toBe(true);
      expect(isMarked(bare, edge(file) + 4, edge(rank) + 4, 0)).toBe(false);
    }
    expect(isMarked(stars, edge(4) + 4, edge(3) + 4, 0)).toBe(false);
  });

  it('have lines at their sides and none through their middles', () => {
    expect(isMarked(bare, edge(4), middle(4))).toBe(true);
    expect(isMarked(bare, middle(4), middle(4), 20)).toBe(false);
  });
});

describe('points', () => {
  const diagonals = [[at(XIANGQI, 'd1'), at(XIANGQI, 'f3')]] as const;
  const crosses = [at(XIANGQI, 'a4'), at(XIANGQI, 'c4')];
  const board = draw(XIANGQI, { cells: 'points', river: 5, diagonals, crosses }, WIDE);
  const flipped = draw(XIANGQI, { cells: 'points', river: 5, diagonals, crosses }, { ...WIDE, orientation: 1 });

  it('are where lines cross: nothing is outside of them', () => {
    expect(isMarked(board, middle(1), middle(1), 0)).toBe(true);
    expect(isMarked(board, edge(1), edge(1), 10)).toBe(false);
    expect(isMarked(board, edge(0) + 10, middle(1), 5)).toBe(false);
  });

  it('have files that end at the river, but for the outermost', () => {
    const acrossRiver = edge(5);
    expect(isMarked(board, middle(0), acrossRiver, 0)).toBe(true);
    expect(isMarked(board, middle(4), acrossRiver, 10)).toBe(false);
    expect(isMarked(board, middle(8), acrossRiver, 0)).toBe(true);
    expect(isMarked(board, middle(4), edge(6), 2)).toBe(true);
    expect(isMarked(draw(XIANGQI, { cells: 'points' }, WIDE), middle(4), acrossRiver, 2)).toBe(true);
  });

  it('have the name of the river between its banks, also where it is not in the middle', () => {
    expect(board).toContain(characterRowPath('楚河', 54, edge(0) + 202.5, edge(5)));
    const narrow = { files: 9, ranks: 5 };
    expect(draw(narrow, { cells: 'points', river: 2 })).toContain(
      characterRowPath('楚河', 54, edge(0) + 202.5, edge(3)),
    );
    expect(draw(narrow, { cells: 'points', river: 2 }, { orientation: 1 })).toContain(
      characterRowPath('楚河', 54, edge(0) + 202.5, edge(2)),
    );
  });

  it('are joined by slanting lines, whichever way the board lies', () => {
    expect(isMarked(board, edge(4), edge(9), 2)).toBe(true);
    expect(isMarked(board, edge(4), edge(2), 10)).toBe(false);
    expect(isMarked(flipped, edge(4), edge(2), 2)).toBe(true);
    expect(isMarked(flipped, edge(4), edge(9), 10)).toBe(false);
  });

  it('have marks around some, and none beyond the edge', () => {
    expect(isMarked(board, middle(2) + 12, middle(6) + 6)).toBe(true);
    expect(isMarked(board, middle(2) - 12, middle(6) - 6)).toBe(true);
    expect(isMarked(board, middle(0) + 12, middle(6) + 6)).toBe(true);
    expect(isMarked(board, middle(0) - 12, middle(6) + 6)).toBe(false);
    expect(isMarked(flipped, middle(8) - 12, middle(3) + 6)).toBe(true);
    expect(isMarked(flipped, middle(8) + 12, middle(3) + 6)).toBe(false);
    expect(draw(XIANGQI, { cells: 'points', crosses: [-1, 90] })).toBe(draw(XIANGQI, { cells: 'points' }));
  });
});

describe('files and ranks', () => {
  const name = (text: string, x: number, y: number, size = 25) => textLines({ text, size, x, y });
  const character = (text: string, x: number, y: number) => characterColumnPath(text, 17, x, y);
  const named = (set: GridPicture['set'] & string, grid: Grid, orientation: 0 | 1 = 0) =>
    draw(grid, { cells: 'plain' }, { set, orientation });
  const [above, left, right, below] = [20, 20, 870, 870];

  it('are counted from the right and from above in shogi, ranks in numerals and letters', () => {
    expect(named('koma', SHOGI)).toContain(name('9', middle(0), above) + name('8', middle(1), above));
    expect(named('koma', SHOGI)).toContain(
      character('九', right - 9, middle(8)) + character('八', right - 9, middle(7)),
    );
    expect(named('koma', SHOGI)).toContain(name('i', right + 9, middle(8), 17) + name('h', right + 9, middle(7), 17));
    expect(named('koma', SHOGI, 1)).toContain(name('9', middle(8), above));
    expect(named('koma', SHOGI, 1)).toContain(character('九', right - 9, middle(0)));
    expect(named('koma-letters', SHOGI)).toContain(name('i', right, middle(8)) + name('h', right, middle(7)));
  });

  it('are counted by each player in xiangqi, and are those of chess as well', () => {
    expect(named('discs', XIANGQI)).toContain(character('九', middle(0) - 13, below + 90));
    expect(named('discs', XIANGQI)).toContain(
      name('1', middle(0) - 13, above, 17) + name('a', middle(0) + 13, above, 17),
    );
    expect(named('discs', XIANGQI)).toContain(name('10', left, middle(0)));
    expect(named('discs', XIANGQI, 1)).toContain(character('九', middle(8) - 13, above));
    expect(named('discs', XIANGQI, 1)).toContain(name('1', middle(8) - 13, below + 90, 17));
    expect(named('discs-drawn', XIANGQI)).toContain(name('10', left, middle(0)));
  });

  it('are digits in janggi, the tenth rank 0, and those of chess on the other edges', () => {
    expect(named('octagons', XIANGQI)).toContain(name('0', left, middle(9)) + name('9', left, middle(8)));
    expect(named('octagons', XIANGQI)).toContain(name('1', middle(0), below + 90));
    expect(named('octagons', XIANGQI)).toContain(name('a', middle(0), above) + name('b', middle(1), above));
    expect(named('octagons', XIANGQI)).toContain(name('1', right, middle(9)) + name('2', right, middle(8)));
  });

  it('leave the corner to the side to move', () => {
    for (const set of PIECE_SETS) {
      const spot = tagsOf(draw(SHOGI, { cells: 'plain' }, { set, turn: 'white' })).find(
        ({ name }) => name === 'circle',
      )!;
      expect([spot.attributes['cx'], spot.attributes['cy']], set).toEqual(['870', '870']);
    }
  });
});

it('is well formed in every set and theme', () => {
  const ground = { cells: 'points', river: 5, diagonals: [[3, 23]], crosses: [20] } as const;
  const face = (name: string) => ({ name, color: 'black', letter: 'X' }) as const;
  for (const set of PIECE_SETS) {
    for (const theme of THEME_NAMES) {
      const pieces = [face('king'), face('general'), face('elephant'), face('quagga')];
      const hands = [[{ face: face('pawn'), count: 2 }], []] as const;
      const svg = draw(XIANGQI, ground, { set, theme, pieces, hands, turn: 'black', check: [0], lastMove: [1, 2] });
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      tagsOf(svg);
    }
  }
});

it('is small, for all that characters have many strokes', () => {
  const back = ['lance', 'knight', 'silver', 'gold', 'king', 'gold', 'silver', 'knight', 'lance'];
  const rows = [back, back.map(() => 'pawn'), ['', 'bishop', '', '', '', '', '', 'rook', '']];
  const men = (color: 'white' | 'black') =>
    rows.flat().map((name) => (name === '' ? null : ({ name, color, letter: 'X' } as const)));
  const pieces = [...men('white'), ...Array.from({ length: 27 }, () => null), ...men('black')];
  const length = (set: GridPicture['set'] & string) => draw(SHOGI, { cells: 'plain' }, { set, pieces }).length;
  expect(length('koma')).toBeLessThan(17_500);
  expect(length('koma-names')).toBeLessThan(28_000);
  expect(length('koma-letters')).toBeLessThan(14_000);
});
