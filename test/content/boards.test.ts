import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../src/board/render/pieces/faces.ts';
import { isPlaceSign } from '../../src/board/render/plan/signs.ts';
import { canBeDrawn } from '../../src/board/render/text/texts.ts';
import { THEME_NAMES } from '../../src/board/render/themes.ts';
import { FAMILIES } from '../../src/families/families.ts';
import { galleryBoards } from '../../src/gallery/boards/boards.ts';
import { contentBoards } from '../../src/gallery/boards/content-boards.ts';
import { draftBoard } from '../../src/gallery/boards/layouts/draft.ts';
import { BoardFile, type Layout } from '../../src/gallery/boards/layouts/schema.ts';
import { content, contentIn } from '../../src/gallery/content.ts';
import { plainName } from '../../src/lib/match-name.ts';
import { COUNTS } from './board-counts.ts';

const sheets = contentIn('boards').map((name) => [name, BoardFile.parse(content(name))] as const);
const written = sheets.flatMap(([, { boards }]) => boards);
const shown = new Map(contentBoards().map((board) => [board.id, board.draw(480)]));

const single = (layout: Layout) => (layout.kind === 'group' ? layout.parts.map((part) => part.layout) : [layout]);
const repeated = (words: readonly string[]) => words.filter((word, index) => words.indexOf(word) !== index);

describe('the sheets of boards', () => {
  it('are at least those of twenty-four families that have no engine', () => {
    const families = sheets.map(([, { family }]) => family);
    expect(families.filter((family) => family in FAMILIES)).toEqual([]);
    expect(repeated(families)).toEqual([]);
    expect(families.length).toBeGreaterThanOrEqual(24);
  });

  it.each(sheets)('%s tells its family, source, licence and theme', (name, { family, licence, source, theme }) => {
    expect([name, licence]).toEqual([`boards/${family}`, 'MIT']);
    expect(source.length).toBeGreaterThan(5);
    expect(THEME_NAMES).toContain(theme);
  });

  it.each(sheets)('%s has boards with ids of the family, one of them for the usual game', (_, { family, boards }) => {
    for (const { id } of boards) expect(id.startsWith(`${family}-`), id).toBe(true);
    const games = boards.flatMap(({ games }) => games);
    expect(games).toContain('standard');
    expect(repeated(games)).toEqual([]);
  });
});

const RULES = new URL('../../content/rules/', import.meta.url);

interface Book {
  readonly variants: readonly { readonly slug: string }[];
}

describe('rulebooks', () => {
  const games = sheets.flatMap(([, { family, boards }]) =>
    boards.flatMap((board) => board.games.map((game) => (game.includes('/') ? game : `${family}/${game}`))),
  );
  const books = sheets
    .map(([, { family }]) => family)
    .filter((family) => existsSync(new URL(`${family}/book.json`, RULES)));

  it.each(books)('of %s find a board for each variant', (family) => {
    const { variants } = JSON.parse(readFileSync(new URL(`${family}/book.json`, RULES), 'utf8')) as Book;
    expect(variants.map(({ slug }) => `${family}/${slug}`).filter((game) => !games.includes(game))).toEqual([]);
  });
});

describe('all boards of the gallery', () => {
  const boards = galleryBoards();

  it('are at least 334 of at least 33 families', () => {
    expect(boards.length).toBeGreaterThanOrEqual(334);
    expect(new Set(boards.map(({ family }) => family)).size).toBeGreaterThanOrEqual(33);
  });

  it('have ids and names that nobody can take for another, in whatever spelling', () => {
    expect(repeated(boards.map(({ id }) => plainName(id)))).toEqual([]);
    expect(repeated(boards.map(({ name }) => plainName(name)))).toEqual([]);
    const byName = new Map(boards.map(({ id, name }) => [plainName(name), id]));
    const crossed = boards.filter(({ id }) => (byName.get(plainName(id)) ?? id) !== id);
    expect(crossed.map(({ id }) => id)).toEqual([]);
  });

  it('say in a sentence what they are', () => {
    for (const { id, summary, size } of boards) {
      expect(summary, id).toMatch(/^[A-Z0-9].{10,}\.$/);
      expect(size, id).toMatch(/\d/);
    }
  });
});

describe.each(written)('$id', (board) => {
  const { id, summary, players, layout } = board;
  const { plan, standing } = draftBoard(board);

  it('has places with names of their own, and men on some of them', () => {
    const names = plan.places.map(({ name }) => name);
    expect(repeated(names)).toEqual([]);
    for (const name of names) expect(name).toMatch(/^[a-z0-9][a-z0-9 -]*$/);
    const known = new Map(plan.places.map((place) => [place.name, place]));
    for (const { place } of standing) expect(known.has(place), place).toBe(true);
    const cubes = layout.kind === 'tables' && layout.cube ? 1 : 0;
    expect(plan.men).toHaveLength(standing.length + cubes);
  });

  it('has as many men as the game', () => {
    const counts: Record<string, number> = {};
    for (const { man } of standing) counts[man.side] = (counts[man.side] ?? 0) + 1;
    expect(counts).toEqual(COUNTS[id] ?? {});
  });

  it('is drawn with signs and figures that there are, in letters that there are', () => {
    for (const part of single(layout)) {
      const men = 'men' in part ? Object.values(part.men) : [];
      for (const { set, name, image = name, letter } of men)
        if (set === 'staunton' && !letter) expect(drawingOf(image), image).toBeDefined();
    }
    for (const { sign, caption, number } of plan.places) {
      if (sign) expect(isPlaceSign(sign), sign).toBe(true);
      for (const text of [caption, number]) if (text) expect(canBeDrawn(text), text).toBe(true);
    }
  });

  it('is told in words, and drawn at its size', () => {
    const { svg, width, height, text } = shown.get(id)!;
    expect(text.startsWith(summary)).toBe(true);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(width).toBe(480);
    expect(height).toBeGreaterThan(40);
    expect(height).toBeLessThan(1200);
    expect(players[0]).toBeLessThanOrEqual(players[1]);
  });
});

/** Number of spaces on which men move, without those where they wait or come home. */
const spacesOf = (layout: Layout): number =>
  draftBoard({ layout }).plan.places.filter(
    ({ specialMark = '' }) => !/yard|home|^middle$|goal of both/.test(specialMark),
  ).length;

/** The number in a size such as '9×5 points' or '121 holes'. */
function numberIn(size: string): number | undefined {
  const product = /^(\d+)×(\d+)(?:×(\d+))?(?: points)?$/.exec(size);
  if (product) return product.slice(1).reduce((all, each) => all * Number(each ?? 1), 1);
  const count = /^(\d+) (?:points|holes|squares|stations|spaces)\b/.exec(size);
  return count ? Number(count[1]) : undefined;
}

const sized = written.filter(({ size, layout }) => numberIn(size) !== undefined && layout.kind !== 'arms');

describe('the places of boards', () => {
  it.each(sized)('of $id are $size', ({ id, size, layout }) => {
    const grids = id.startsWith('battleships') ? 2 : 1;
    expect(spacesOf(layout)).toBe(numberIn(size)! * grids);
  });

  it.each([
    ['royal-game-of-ur-standard', 'rosette', 'a1 a3 d2 g1 g3'],
    ['royal-game-of-ur-twenty-squares', 'rosette', 'a1 a3 d2 h2 l2'],
    ['hnefatafl-standard', 'corner', 'a1 a11 k1 k11'],
    ['hnefatafl-standard', 'throne', 'f6'],
    ['hnefatafl-tablut', 'throne', 'e5'],
    ['fox-and-geese-asalto', 'fortress', 'c5 c6 c7 d5 d6 d7 e5 e6 e7'],
    ['game-of-the-goose-standard', 'goose', '14 18 23 27 32 36 41 45 5 50 54 59 9'],
    ['game-of-the-goose-standard', 'bridge', '6'],
    ['senet-standard', 'house of water', '27'],
    ['yut-standard', 'large station', '10 15 5 c'],
    ['yut-standard', 'start', '20'],
    ['hounds-and-jackals-standard', 'good hole', 'l15 l25 r15 r25'],
    ['pachisi-chowka-bhara', 'castle', 'a3 c1 c3 c5 e3'],
  ])('of %s that are marked as %s are %s', (id, mark, places) => {
    const { plan } = draftBoard(written.find((board) => board.id === id)!);
    const marked = plan.places.filter((place) => place.specialMark === mark).map(({ name }) => name);
    expect(marked.sort().join(' ')).toBe(places);
  });

  it.each([
    // Spaces around the board, and how many of them are starts, safe, or on the way home.
    ['ludo-standard', 52, { start: 4, 'home column': 20 }],
    ['ludo-safe', 52, { start: 4, 'home column': 20, 'safe space': 4 }],
    ['ludo-six', 78, { start: 6, 'home column': 30 }],
    ['ludo-five', 65, { start: 5, 'home column': 25 }],
    ['pachisi-standard', 96, { castle: 12 }],
    ['pachisi-chaupar', 96, {}],
    ['pachisi-parchis', 68, { start: 4, 'home path': 28, 'safe space': 8 }],
  ])('of %s are %i around the arms', (id, around, marks) => {
    const { plan } = draftBoard(written.find((board) => board.id === id)!);
    const counts: Record<string, number> = {};
    for (const { specialMark = 'plain' } of plan.places) counts[specialMark] = (counts[specialMark] ?? 0) + 1;
    expect(counts).toMatchObject(marks);
    const way = plan.places.filter(({ specialMark = '' }) => !/yard|home|middle/.test(specialMark));
    expect(way).toHaveLength(around);
  });

  it('of the game of the goose are numbered once each, and the goal takes what is left', () => {
    const { plan } = draftBoard(written.find(({ id }) => id === 'game-of-the-goose-standard')!);
    const numbers = plan.places.map(({ name }) => Number(name)).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 63 }, (_, i) => i + 1));
    expect(plan.areas).toHaveLength(9 * 8 - 62);
  });

  it('of ludus duodecim scriptorum have no letter for the ornaments between them', () => {
    const { plan } = draftBoard(written.find(({ id }) => id === 'ludus-duodecim-scriptorum-standard')!);
    expect(plan.ornaments).toHaveLength(3);
    const files = new Set(plan.places.map(({ name }) => name[0]));
    expect([...files].sort().join('')).toBe('abcdefghijkl');
  });

  it('of snakes and ladders: ladders lead up, snakes down, and no end is an end of another', () => {
    for (const { id, layout } of written.filter((board) => board.id.startsWith('snakes'))) {
      if (layout.kind !== 'squares') throw new Error(id);
      for (const [look, from, to] of layout.links)
        expect(look === 'ladder' ? Number(to) > Number(from) : Number(to) < Number(from), `${id} ${from}`).toBe(true);
      expect(repeated(layout.links.flatMap(([, from, to]) => [from, to])), id).toEqual([]);
    }
  });
});

describe('written boards', () => {
  it('look unlike each other', () => {
    const bare = [...shown.values()].map(({ svg }) =>
      svg.replace(/<title>.*?<\/desc>/s, '').replace(/ aria-label="[^"]*"/, ''),
    );
    expect(new Set(bare).size).toBe(bare.length);
  });

  it('have men counted only where there are any', () => {
    const ids = written.map(({ id }) => id);
    expect(Object.keys(COUNTS).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
