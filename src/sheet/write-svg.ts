import { escapeXml, svgElement } from '../lib/svg.ts';
import { type FrameMark, type Mark, ringOf, type TextMark } from './marks.ts';
import type { Face } from './metrics.ts';

const INK = '#1c1a19';
const SOFT = '#4a4542';
const PAPER = '#ffffff';
const FILLS = { shade: '#efedea', paper: PAPER };

/** Fonts of one width each: whichever is there, text has the measured width. `textLength` fits any other font. */
const SERIF = 'Times New Roman,Times,Liberation Serif,serif';
const SANS = 'Helvetica,Arial,Liberation Sans,sans-serif';

/** What a face adds to the serif, which the root element names. */
const FONTS: Readonly<Record<Face, Readonly<Record<string, string>>>> = {
  serif: {},
  bold: { 'font-weight': '700' },
  italic: { 'font-style': 'italic' },
  sans: { 'font-family': SANS },
  strong: { 'font-family': SANS, 'font-weight': '700' },
};

/** Longest text that is not fitted, in characters: it has room enough in any font. */
const SHORT = 3;

/** Writes marks as an SVG of a paper of `width` × `height` millimetres. `title` describes it in words. */
export function writeSvg(marks: readonly Mark[], width: number, height: number, title: string): string {
  const ground = svgElement('rect', { width, height, fill: PAPER });
  const body = groups(marks)
    .map(({ attributes, content }) => svgElement('g', attributes, content))
    .join('');
  return svgElement(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: `${width}mm`,
      height: `${height}mm`,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'font-family': SERIF,
      fill: INK,
    },
    `<title>${escapeXml(title)}</title>${ground}${body}`,
  );
}

interface Group {
  readonly attributes: Readonly<Record<string, string>>;
  content: string;
}

/** Joins neighbours of one look in a group, so that what they share is written once. */
function groups(marks: readonly Mark[]): Group[] {
  const found: Group[] = [];
  let lastLook = '';
  for (const mark of marks) {
    const attributes = lookOf(mark);
    const look = Object.values(attributes).join();
    if (look !== lastLook) found.push({ attributes, content: '' });
    lastLook = look;
    found.at(-1)!.content += contentOf(mark);
  }
  return found;
}

function lookOf(mark: Mark): Record<string, string> {
  switch (mark.kind) {
    case 'text':
      return { ...FONTS[mark.face], 'font-size': String(round(mark.size)), ...(mark.isSoft && { fill: SOFT }) };
    case 'frame':
      return { fill: mark.fill ? FILLS[mark.fill] : 'none', stroke: SOFT, 'stroke-width': String(mark.stroke) };
    case 'lines':
      return { fill: 'none', stroke: mark.isSoft ? '#9a948f' : SOFT, 'stroke-width': String(mark.stroke) };
    case 'circle':
    case 'square':
      return { fill: 'none', stroke: INK, 'stroke-width': '0.2' };
  }
}

function contentOf(mark: Mark): string {
  switch (mark.kind) {
    case 'text':
      return textElement(mark);
    case 'frame':
      return svgElement('path', { d: framePath(mark) });
    case 'lines':
      return svgElement('path', { d: mark.lines.map(linePath).join('') });
    case 'circle': {
      const circle = { cx: round(mark.x), cy: round(mark.y) };
      const fill = mark.isFilled ? INK : undefined;
      const ring = mark.isDouble ? svgElement('circle', { ...circle, r: round(ringOf(mark)) }) : '';
      return svgElement('circle', { ...circle, r: round(mark.radius), fill }) + ring;
    }
    case 'square': {
      const { x, y, size: width } = mark;
      return svgElement('rect', { x, y, width, height: width, fill: mark.isFilled ? INK : undefined });
    }
  }
}

function textElement({ x, y, width, text, isSpaced }: TextMark): string {
  const isLong = text.length > SHORT || isSpaced;
  const attributes = {
    ...{ x, y },
    textLength: isLong ? width : undefined,
    lengthAdjust: isLong && !isSpaced ? 'spacingAndGlyphs' : undefined,
  };
  return svgElement('text', attributes, escapeXml(text));
}

function linePath([x1, y1, x2, y2]: readonly [number, number, number, number]): string {
  const end = y1 === y2 ? `H${round(x2)}` : x1 === x2 ? `V${round(y2)}` : `L${round(x2)} ${round(y2)}`;
  return `M${round(x1)} ${round(y1)}${end}`;
}

function framePath({ x, y, width, height, corner: c, gap, fill }: FrameMark): string {
  const [right, bottom] = [x + width, y + height];
  const [from, to] = gap ?? [x + c, x + c];
  const start = gap && !fill ? `M${round(to)} ${round(y)}` : `M${round(x + c)} ${round(y)}`;
  const end = gap && !fill ? `H${round(from)}` : 'z';
  const [top, foot] = [round(y + c), round(bottom - c)];
  const corners = `H${round(right - c)}L${round(right)} ${top}V${foot}L${round(right - c)} ${round(bottom)}H${round(x + c)}L${round(x)} ${foot}V${top}L${round(x + c)} ${round(y)}`;
  return start + corners + end;
}

const round = (value: number): number => Math.round(value * 100) / 100;
