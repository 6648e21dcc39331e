// Takes the outlines of letters and digits from openly licensed fonts (SIL OFL 1.1), so that drawings need no font
// where they are shown. A row of the table becomes one export: the advance width and the outline of each character, in
// units of a thousandth of the font's size, on a baseline at y = 0 with y downwards.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';

const FONTS = [
  {
    name: 'LATIN',
    font: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff2'),
    characters: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-×',
  },
];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const LETTERS = { moveTo: 'M', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' };

function exportOf({ name, font, characters }) {
  const opened = openSync(fileURLToPath(font));
  const rows = [...characters].map((character) => `  '${character}': ${glyphOf(opened, character, font)},`);
  return `/** ${opened.fullName}. ${opened.copyright}. SIL Open Font License 1.1. */
export const ${name}: Readonly<Record<string, readonly [advance: number, outline: string]>> = {
${rows.join('\n')}
};
`;
}

function glyphOf(font, character, name) {
  const code = character.codePointAt(0);
  if (!font.hasGlyphForCodePoint(code)) throw new Error(`${name} has no ${character}`);
  const glyph = font.glyphForCodePoint(code);
  const scale = 1000 / font.unitsPerEm;
  return `[${Math.round(glyph.advanceWidth * scale)}, '${outline(glyph.path.commands, scale)}']`;
}

/** Whole numbers; a contour begins with its place (`M`), all else is relative, so that moving a contour is one edit. */
function outline(commands, scale) {
  let from = [0, 0];
  return commands
    .map(({ command, args }) => {
      const points = args.map((value, i) => Math.round(i % 2 ? -value * scale : value * scale));
      const shown = command === 'moveTo' ? points : points.map((value, i) => value - from[i % 2]);
      if (points.length) from = points.slice(-2);
      if (command === 'lineTo' && shown.includes(0)) return shown[0] === 0 ? `v${shown[1]}` : `h${shown[0]}`;
      return LETTERS[command] + shown.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

const made = `// Made from openly licensed fonts by scripts/build-glyphs.mjs.

${FONTS.map(exportOf).join('\n')}`;

/** Written aside and then moved: who reads it meanwhile has the old one whole. */
const path = join(root, 'src', 'board', 'render', 'glyphs.generated.ts');
mkdirSync(dirname(path), { recursive: true });
writeFileSync(`${path}.${process.pid}`, made);
renameSync(`${path}.${process.pid}`, path);
