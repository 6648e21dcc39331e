// Draws every piece that has a drawing, as sheets to look at:
//
//   npm run build
//   node scripts/draw-pieces.mjs FOLDER [NAME…]
//
// writes FOLDER/<theme>-<side of a square in pixels>.png for all themes at 32, 64 and 120 pixels, with white and black
// pieces on light and on dark squares. `DIST` names another folder of built code.
import { mkdirSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

const dist = process.env.DIST ?? new URL('../dist', import.meta.url).pathname;
const load = (file) => import(`${dist}/board/render/${file}`);
const { renderGrid } = await load('picture.js');
const { DRAWN_NAMES } = await load('pieces/faces.js');
const { THEME_NAMES } = await load('themes.js');

const [folder, ...asked] = process.argv.slice(2);
if (!folder) throw new Error('which folder?');
mkdirSync(folder, { recursive: true });

const ACROSS = 12;
const names = asked.length > 0 ? asked : DRAWN_NAMES;

const write = (file, svg, width) => {
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
  writeFileSync(`${folder}/${file}.png`, drawing.render().asPng());
};

/** Each name four times: white on both squares, black on both. */
const four = (name) => ['white', 'white', 'black', 'black'].map((color) => ({ name, color, letter: '?' }));
const faces = names.flatMap(four);
const grid = { files: ACROSS, ranks: Math.ceil(faces.length / ACROSS) };
const pieces = Array.from({ length: grid.ranks * ACROSS }, (_, cell) => {
  const [file, rank] = [cell % ACROSS, Math.floor(cell / ACROSS)];
  return faces[(grid.ranks - 1 - rank) * ACROSS + file] ?? null;
});

for (const theme of THEME_NAMES) {
  for (const side of [32, 64, 120]) {
    const { svg } = renderGrid({ grid, pieces, theme, coordinates: false, title: theme, description: '' });
    write(`${theme}-${side}`, svg, Math.round((side * (ACROSS * 90 + 32)) / 90));
  }
}
