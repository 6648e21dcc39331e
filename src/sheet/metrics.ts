import { content } from './content.ts';

/**
 * Faces of a sheet: Times for what belongs to the character, Helvetica for labels. Several fonts have the metrics of
 * these two, so that one of them is found nearly everywhere.
 */
export const FACES = ['serif', 'bold', 'italic', 'sans', 'strong'] as const;
export type Face = (typeof FACES)[number];

interface WidthFile {
  readonly characters: string;
  /** Advance widths of the characters in thousandths of the size, separated by spaces. */
  readonly widths: Readonly<Record<Face, string>>;
}

/** Width of a character that the tables do not have, in ems: the widest that fonts usually have. */
const UNKNOWN_WIDTH = 1;

/** Characters below this code have their widths in an array, which is quicker than a map. */
const CODES = 0x2213;

const tables = new Map<Face, Float64Array>();

function tableOf(face: Face): Float64Array {
  const known = tables.get(face);
  if (known) return known;
  const { characters, widths } = content<WidthFile>('sheets/font-widths');
  const table = new Float64Array(CODES).fill(UNKNOWN_WIDTH);
  for (const [i, width] of widths[face].split(' ').entries()) {
    const code = characters.charCodeAt(i);
    if (code < CODES) table[code] = Number(width) / 1_000;
  }
  tables.set(face, table);
  return table;
}

/** Returns the width of a text in ems, without kerning. */
export function emWidth(text: string, face: Face): number {
  const table = tableOf(face);
  let width = 0;
  for (let i = 0; i < text.length; i++) width += table[text.charCodeAt(i)] ?? UNKNOWN_WIDTH;
  return width;
}
