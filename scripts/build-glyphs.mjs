// Takes the outlines of letters, digits and the characters on pieces from openly licensed fonts (SIL OFL 1.1), so that
// drawings need no font where they are shown. A row of the table becomes one export: the advance width and the outline
// of each character, in units of a thousandth of the font's size, on a baseline at y = 0 with y downwards.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';

const HAN =
  '一二三四五六七八九十楚河漢界' +
  '帥仕相俥炮兵將士象馬車砲卒包旗前' +
  '王玉飛角金銀桂香歩将行龍全圭杏成と' +
  '鵬鷹鷲鶴雉左右鶉燕鴈らいきりぞうひよにわ' +
  '醉奔竜猫刃嗔猪虎猛白水牛' +
  '衛臣大学者魔術天使枢機僧正元宰人騎手悟珠宝蓮華蛙野梟犀駱駝縞跳賊盗戦剣船臼銅鉄';

const FONTS = [
  {
    name: 'LATIN',
    font: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff2'),
    characters: "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜabcdefghijklmnopqrstuvwxyz+-×$.,:;'&/()",
  },
  {
    name: 'HAN',
    font: import.meta.resolve('@fontsource/kaisei-tokumin/files/kaisei-tokumin-japanese-700-normal.woff2'),
    // what stands on pieces and beside boards of shogi, xiangqi and janggi, and nothing else
    characters: HAN,
    // a person beside a horse, which the font has apart
    composed: {
      傌: [
        { of: '俥', from: 0, to: 400 },
        { of: '媽', from: 330, to: 1000 },
      ],
    },
  },
  {
    name: 'ENGRAVED',
    font: import.meta.resolve('@fontsource/kaisei-tokumin/files/kaisei-tokumin-japanese-700-normal.woff2'),
    // what only tiles of mahjong and pieces of the jungle game bear
    characters: '萬東南西北中發春夏秋冬梅蘭菊竹獅豹狼狗鼠',
  },
];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const LETTERS = { moveTo: 'M', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' };

function exportOf({ name, font, characters, composed = {} }) {
  const opened = openSync(fileURLToPath(font));
  const scale = 1000 / opened.unitsPerEm;
  const plain = [...characters].map((character) => [character, glyphOf(opened, character)]);
  const made = Object.entries(composed).map(([character, parts]) => [character, composedOf(opened, parts)]);
  const rows = [...plain, ...made].map(
    ([character, { advanceWidth, commands }]) =>
      `  ${JSON.stringify(character)}: [${Math.round(advanceWidth * scale)}, '${outline(flattened(commands, scale), scale)}'],`,
  );
  return `/** ${opened.fullName}. ${opened.copyright}. SIL Open Font License 1.1. */
export const ${name}: Readonly<Record<string, readonly [advance: number, outline: string]>> = {
${rows.join('\n')}
};
`;
}

function glyphOf(font, character) {
  const code = character.codePointAt(0);
  if (!font.hasGlyphForCodePoint(code)) throw new Error(`${font.fullName} has no ${character}`);
  const { advanceWidth, path } = font.glyphForCodePoint(code);
  return { advanceWidth, commands: path.commands };
}

/** A character put together from contours of others: those that lie between two abscissas. */
function composedOf(font, parts) {
  const commands = parts.flatMap(({ of, from, to }) =>
    contoursOf(glyphOf(font, of).commands)
      .filter((contour) => abscissasOf(contour).every((x) => x >= from && x <= to))
      .flat(),
  );
  return { advanceWidth: font.unitsPerEm, commands };
}

function contoursOf(commands) {
  const contours = [];
  for (const one of commands) {
    if (one.command === 'moveTo') contours.push([]);
    contours.at(-1).push(one);
  }
  return contours;
}

const abscissasOf = (contour) => contour.flatMap(({ args }) => args.filter((_, i) => i % 2 === 0));

/** How far a curve may be from its chord, in thousandths of the size, to be written as one: nobody sees it. */
const FLAT = 4;

/** Curves that are as good as straight become lines, which take half as much to write. */
function flattened(commands, scale) {
  let from = [0, 0];
  return commands.map((one) => {
    const [x, y] = from;
    if (one.args.length > 0) from = one.args.slice(-2);
    if (one.command !== 'quadraticCurveTo') return one;
    const [dx, dy] = [from[0] - x, from[1] - y];
    const away = Math.abs(dx * (one.args[1] - y) - dy * (one.args[0] - x)) / Math.hypot(dx, dy);
    return away * scale < 2 * FLAT ? { command: 'lineTo', args: from } : one;
  });
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
