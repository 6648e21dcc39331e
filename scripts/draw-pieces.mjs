// Draws every piece that has a drawing, as sheets to look at:
//
//   npm run build
//   node scripts/draw-pieces.mjs FOLDER [NAME…]
//
// writes FOLDER/<theme>-<side of a square in pixels>.png for all themes at 32, 64 and 120 pixels, with white and black
// pieces on light and on dark squares, FOLDER/demo-<theme>.png, a board with all else that a picture can show, and
// FOLDER/<set>-<theme>.png with the flat pieces of a set for both players.
// `DIST` names another folder of built code.
import { mkdirSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

const dist = process.env.DIST ?? new URL('../dist', import.meta.url).pathname;
const load = (file) => import(`${dist}/board/render/${file}`);
const { renderGrid } = await load('picture.js');
const { describeGrid } = await load('describe-grid.js');
const { DRAWN_IMAGE_NAMES } = await load('pieces/faces.js');
const { THEME_NAMES } = await load('themes.js');
const { INSCRIBED_IMAGE_NAMES } = await load('pieces/inscriptions.js');
const { CHARACTER_IMAGE_NAMES } = await load('pieces/discs.js');

const [folder, ...asked] = process.argv.slice(2);
if (!folder) throw new Error('which folder?');
mkdirSync(folder, { recursive: true });

const ACROSS = 12;
const names = asked.length > 0 ? asked : DRAWN_IMAGE_NAMES;

const write = (file, svg, width) => {
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
  writeFileSync(`${folder}/${file}.png`, drawing.render().asPng());
};

/** Names in lines from above, each in these colours. */
function sheet(shown, colors) {
  const faces = shown.flatMap((name) => colors.map((color) => ({ name, color, letter: '?' })));
  const grid = { files: ACROSS, ranks: Math.ceil(faces.length / ACROSS) };
  const pieces = Array.from({ length: grid.ranks * ACROSS }, (_, cell) => {
    const [file, rank] = [cell % ACROSS, Math.floor(cell / ACROSS)];
    return faces[(grid.ranks - 1 - rank) * ACROSS + file] ?? null;
  });
  return { grid, pieces, coordinates: false, description: '' };
}

/** On both kinds of squares. */
const figures = sheet(names, ['white', 'white', 'black', 'black']);
const flat = {
  koma: INSCRIBED_IMAGE_NAMES,
  'koma-names': INSCRIBED_IMAGE_NAMES,
  'koma-letters': INSCRIBED_IMAGE_NAMES,
  discs: CHARACTER_IMAGE_NAMES.discs,
  'discs-drawn': CHARACTER_IMAGE_NAMES.discs,
  octagons: CHARACTER_IMAGE_NAMES.octagons,
  'octagons-drawn': CHARACTER_IMAGE_NAMES.octagons,
};

for (const theme of THEME_NAMES) {
  for (const side of [32, 64, 120]) {
    const { svg } = renderGrid({ ...figures, theme, title: theme });
    write(`${theme}-${side}`, svg, Math.round((side * (ACROSS * 90 + 32)) / 90));
  }
  for (const [set, known] of Object.entries(flat)) {
    const ground = { cells: set.startsWith('koma') ? 'plain' : 'points' };
    const { svg } = renderGrid({ ...sheet(known, ['white', 'black']), set, ground, theme, title: set });
    write(`${set}-${theme}`, svg, 900);
  }
}

const face = (name, color, more) => ({ name, color, letter: name[0].toUpperCase(), ...more });
const army = (color) =>
  ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'].map((name) => face(name, color));
const row = (count) => Array.from({ length: count }, () => null);
const edge = { hole: [0, 1, 10, 11, 12, 23, 108, 119], wall: [53, 66], duck: [65] };
const demo = {
  grid: { files: 12, ranks: 10 },
  pieces: [
    ...row(14),
    ...army('white'),
    ...row(38),
    face('queen', 'black', { promoted: true }),
    face('captain', 'white', { promoted: true }),
    ...row(36),
    ...army('black'),
  ],
  blocked: Object.entries(edge).flatMap(([look, cells]) => cells.map((cell) => ({ cell, look }))),
  gates: [14, 15, 17, 19, 21, 98, 99, 100, 105],
  hands: [
    [
      { face: face('hawk', 'white'), count: 1 },
      { face: face('elephant', 'white'), count: 1 },
    ],
    [{ face: face('hawk', 'black'), count: 2 }],
  ],
  counters: { checksLeft: [3, 2], counting: { side: 'black', moves: 12, limit: 64 } },
  lastMove: [61, 14],
  highlights: [{ key: 40 }],
  check: [102],
  turn: 'black',
};

for (const theme of THEME_NAMES) {
  const { svg, width } = renderGrid({ ...demo, theme, title: theme, description: '', width: 700 });
  write(`demo-${theme}`, svg, width);
}
console.log(describeGrid(demo));
