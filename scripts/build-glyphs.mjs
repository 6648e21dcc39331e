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
    // the traditional cat: the font has only the simpler form
    composed: {
      貓: [
        { of: '貂', from: 0, to: 460, into: [0, 410] },
        { of: '猫', from: 340, to: 1000, into: [400, 1000] },
      ],
    },
  },
];

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function exportOf({ name, font, characters, composed = {} }) {
  const opened = openSync(fileURLToPath(font));
  const scale = 1000 / opened.unitsPerEm;
  const plain = [...characters].map((character) => [character, glyphOf(opened, character)]);
  const made = Object.entries(composed).map(([character, parts]) => [character, composedOf(opened, parts)]);
  const rows = [...plain, ...made].map(
    ([character, { advanceWidth, commands }]) =>
      `  ${JSON.stringify(character)}: [${Math.round(advanceWidth * scale)}, '${outline(polygonsOf(commands, scale))}'],`,
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

/**
 * A character put together from contours of others: those that lie between two abscissas, made narrower or wider to lie
 * between two others.
 */
function composedOf(font, parts) {
  const commands = parts.flatMap(({ of, from, to, into: [left, right] = [from, to] }) => {
    const place = (x) => left + ((x - from) * (right - left)) / (to - from);
    return contoursOf(glyphOf(font, of).commands)
      .filter((contour) => abscissasOf(contour).every((x) => x >= from && x <= to))
      .flat()
      .map(({ command, args }) => ({ command, args: args.map((value, i) => (i % 2 ? value : place(value))) }));
  });
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

/** How far an outline may be from that of the font, in thousandths of the size: on a board nobody sees it. */
const TOLERANCE = 17;

/** Outlines as polygons with as few corners as the tolerance allows, which take a third of the letters to write. */
const polygonsOf = (commands, scale) =>
  contoursOf(commands).map((contour) => {
    const points = pointsOf(contour).map(([x, y]) => [x * scale, -y * scale]);
    const far = farthestFrom(points, points[0]);
    const halves = [points.slice(0, far + 1), [...points.slice(far), points[0]]];
    return halves.flatMap((half) => simplified(half).slice(0, -1)).map((point) => point.map(Math.round));
  });

/** Points of each curve between its ends. */
const PARTS = [1, 2, 3, 4, 5, 6].map((part) => part / 6);

function pointsOf(contour) {
  const points = [];
  for (const { command, args } of contour) {
    const [x, y] = points.at(-1) ?? [];
    if (command === 'quadraticCurveTo') {
      const at = (t, from, by, to) => (1 - t) ** 2 * from + 2 * t * (1 - t) * by + t ** 2 * to;
      points.push(...PARTS.map((t) => [at(t, x, args[0], args[2]), at(t, y, args[1], args[3])]));
    } else if (args.length) points.push(args);
  }
  return points;
}

const farthestFrom = (points, [x, y]) => {
  const distances = points.map(([u, v]) => Math.hypot(u - x, v - y));
  return distances.indexOf(Math.max(...distances));
};

/** Leaves out the points that are nearer than the tolerance to the line through those that stay (Douglas, Peucker). */
function simplified(points) {
  const [from, to] = [points[0], points.at(-1)];
  const distances = points.map((point) => distanceToLine(point, from, to));
  const farthest = Math.max(...distances);
  if (farthest <= TOLERANCE) return [from, to];
  const at = distances.indexOf(farthest);
  return [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))];
}

function distanceToLine([x, y], [fromX, fromY], [toX, toY]) {
  const [dx, dy] = [toX - fromX, toY - fromY];
  return Math.abs(dx * (y - fromY) - dy * (x - fromX)) / Math.hypot(dx, dy);
}

/** Whole numbers; a contour begins with its place (`M`), all else is relative, so that moving a contour is one edit. */
const outline = (polygons) =>
  polygons
    .map((points) => {
      const steps = points.slice(1).map(([x, y], i) => lineBy(x - points[i][0], y - points[i][1]));
      return `M${joined(points[0])}${steps.join('')}z`;
    })
    .join('');

const lineBy = (dx, dy) => (dy === 0 ? `h${dx}` : dx === 0 ? `v${dy}` : `l${joined([dx, dy])}`);

const joined = (numbers) => numbers.join(' ').replaceAll(' -', '-');

const made = `// Made from openly licensed fonts by scripts/build-glyphs.mjs.

${FONTS.map(exportOf).join('\n')}`;

/** Written aside and then moved: who reads it meanwhile has the old one whole. */
const path = join(root, 'src', 'board', 'render', 'glyphs.generated.ts');
mkdirSync(dirname(path), { recursive: true });
writeFileSync(`${path}.${process.pid}`, made);
renameSync(`${path}.${process.pid}`, path);
