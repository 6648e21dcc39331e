import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { THEME_NAMES } from '../../src/board/render/themes.ts';
import { FAMILIES, type FamilySlug } from '../../src/families/families.ts';
import { galleryBoards } from '../../src/gallery/boards/boards.ts';
import { pieceSets } from '../../src/gallery/pieces/pieces.ts';
import { tileSpecs } from '../../src/gallery/tiles/tiles.ts';
import { findImage } from '../../src/images/find-image.ts';

/**
 * Sheets of pictures, one for each family and theme and two for the galleries, as they looked when somebody last looked at them. After a change
 * that is meant, write them with `UPDATE_SHEETS=1 npx vitest run test/board/sheets.test.ts`, and look at them.
 */
const FOLDER = new URL('./sheets/', import.meta.url);

/** By family: the variants of its sheet, each with the rest of its address. */
const PICTURES: Readonly<Record<FamilySlug, readonly string[]>> = {
  chess: [
    'standard.svg?moves=e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7&highlights=a4,b4',
    'crazyhouse.svg?fen=4k3/8/8/8/8/8/8/4K3[QPp] w - - 0 1',
    'duck.svg?moves=e4,e3',
    'makruk.svg',
    'seirawan.svg',
    'three-check.svg?orientation=black',
  ],
  shogi: [
    'standard.svg?moves=P-7f P-3d',
    'standard.svg?pieces=koma-letters&orientation=gote',
    'tori.svg',
    'minishogi.svg',
  ],
  xiangqi: [
    'standard.svg?moves=h3e3',
    'standard.svg?pieces=discs-drawn&orientation=black',
    'janggi.svg',
    'minixiangqi.svg',
  ],
  draughts: ['standard.svg?moves=32-28', 'russian.svg', 'turkish.svg', 'lasca.svg'],
  go: ['standard.svg?moves=D4 Q16 C16', '9x9.svg?coordinates=no', 'gomoku.svg?moves=H8 H9'],
  reversi: ['standard.svg?moves=d3&highlights=e3', 'standard.svg?coordinates=no'],
  hex: ['standard.svg?moves=e5 f6', 'y.svg', 'havannah.svg', 'bridg-it.svg'],
  morris: ['standard.svg?moves=a7 d7', 'three-mens-morris.svg', 'twelve-mens-morris.svg'],
  mancala: ['standard.svg?moves=3', 'oware.svg?orientation=north', 'bao.svg'],
  'landlords-game': ['standard.svg?highlights=5', 'prosperity%2B6p.svg'],
};

const CELL = 190;
const SMALL_CELL = 120;

/** Part of the pixels of a sheet that may differ by more than a shade. */
const TOLERATED = 0.000_1;
const SHADE = 24;

/** Pictures in a row. */
const COLUMNS = 8;

function sheetOf(addresses: readonly string[], cell = CELL): string {
  const cells = addresses.map((address, i) => {
    const [path, query = ''] = address.split('?');
    const image = findImage(decodeURIComponent(path!), new URLSearchParams(query));
    if (!image.ok) throw new Error(`${address}: ${image.error.detail}`);
    const [, viewBox] = /viewBox="([^"]+)"/.exec(image.value.svg)!;
    const [x, y] = [(i % COLUMNS) * cell + 4, Math.floor(i / COLUMNS) * cell + 4];
    const place = `x="${x}" y="${y}" width="${cell - 8}" height="${cell - 8}" viewBox="${viewBox}"`;
    return image.value.svg.replace(/<svg [^>]*>/, `<svg ${place}>`);
  });
  const [width, height] = [Math.min(cells.length, COLUMNS) * cell, Math.ceil(cells.length / COLUMNS) * cell];
  const root = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg ${root}><rect width="${width}" height="${height}" fill="#ffffff"/>${cells.join('')}</svg>`;
}

const familySheet = (family: FamilySlug, theme: string): string =>
  sheetOf(
    PICTURES[family].map((address) => {
      const [path, query = ''] = address.split('?');
      return `/img/${family}/${path}?${query}&theme=${theme}`;
    }),
  );

/** Holds a sheet against the one that was accepted, or accepts it. */
function expectAccepted(name: string, svg: string): void {
  const image = render(svg);
  const file = new URL(`${name}.png`, FOLDER);
  if (process.env['UPDATE_SHEETS']) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, image.asPng());
  }
  expect(existsSync(file), `no sheet ${file.pathname}`).toBe(true);
  expect(differing(pixelsOf(readFileSync(file)), image.pixels)).toBeLessThan(TOLERATED);
}

const render = (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false } }).render();

/** The pixels of a PNG, which is painted as a picture in a drawing of its size. */
function pixelsOf(png: Buffer): Uint8Array {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const size = `width="${width}" height="${height}"`;
  const data = `data:image/png;base64,${png.toString('base64')}`;
  return render(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><image href="${data}" ${size}/></svg>`).pixels;
}

/** The part of the pixels that differ by more than a shade in a colour. */
function differing(one: Uint8Array, other: Uint8Array): number {
  if (one.length !== other.length) return 1;
  let count = 0;
  for (let at = 0; at < one.length; at += 4)
    if ([0, 1, 2].some((channel) => Math.abs(one[at + channel]! - other[at + channel]!) > SHADE)) count++;
  return count / (one.length / 4);
}

describe.each(Object.keys(FAMILIES) as FamilySlug[])('the sheet of %s', (family) => {
  it.each(THEME_NAMES)('looks as it did when it was accepted: %s', (theme) => {
    expectAccepted(`${family}-${theme}`, familySheet(family, theme));
  });
});

describe('sheets of the galleries', () => {
  /** The first board of each family that only content draws. */
  const boards = [
    ...new Map(
      galleryBoards()
        .filter(({ family }) => !Object.hasOwn(FAMILIES, family))
        .map(({ family, id }) => [family, id] as const)
        .reverse(),
    ).values(),
  ].reverse();

  it('boards of content look as they did when they were accepted', () => {
    expect(boards.length).toBeGreaterThan(35);
    expectAccepted(
      'gallery-boards',
      sheetOf(
        boards.map((id) => `/img/boards/${id}.svg`),
        SMALL_CELL,
      ),
    );
  });

  it('sets of tiles and pieces look as they did when they were accepted', () => {
    const sets = [
      ...tileSpecs.map(({ id }) => `/img/tiles/${id}.svg`),
      ...pieceSets.map(({ id }) => `/img/pieces/${id}.svg`),
    ];
    expectAccepted('gallery-sets', sheetOf(sets, SMALL_CELL));
  });
});

it('a sheet with one piece more is another', () => {
  const [one, other] = ['8/8/8/8/4P3/8/8/4K2k w - - 0 1', '8/8/8/8/8/8/8/4K2k w - - 0 1'].map((fen) => {
    const image = findImage('/img/chess/standard.svg', new URLSearchParams({ fen }));
    return image.ok ? render(image.value.svg).pixels : new Uint8Array();
  });
  expect(differing(one!, other!)).toBeGreaterThan(TOLERATED);
});
