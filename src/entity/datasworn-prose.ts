import { replaceLinksByNames, stripMarkup } from './packages.ts';

/** Line between the head of a table and its rows. */
const IS_RULE = /^[-|]+$/;

/**
 * Writes a Datasworn text as one paragraph without markup. Items of lists become sentences after a bullet, and so do
 * rows of tables: `• Under fire: Strong Hit 2 points, Weak Hit 0 points.`
 */
export function plainProse(text: string): string {
  const lines = replaceLinksByNames(text, (words) => words).split('\n');
  return stripMarkup(lines.map((line, at) => plainLine(line.trim(), lines, at)).join(' '));
}

function plainLine(line: string, lines: readonly string[], at: number): string {
  if (IS_RULE.test(line)) return '';
  if (/^[*-] /.test(line)) return asItem(line.slice(2));
  if (!line.includes('|')) return line;
  const head = cellsOf(lines[lines.findLastIndex((one, i) => i < at && IS_RULE.test(one.trim())) - 1] ?? '');
  return IS_RULE.test(lines[at + 1]?.trim() ?? '') ? headText(cellsOf(line)) : asItem(rowText(cellsOf(line), head));
}

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

const asItem = (text: string): string => `• ${/[.!?]$/.test(text) ? text : `${text}.`}`;

/** With two columns the head stands before the rows, with more before each cell. */
const headText = ([first, second, ...others]: readonly string[]): string =>
  others.length ? '' : `${first}: ${second}${second!.endsWith('...') ? '' : ':'}`;

const rowText = ([first, ...cells]: readonly string[], [, ...head]: readonly string[]): string =>
  `${first}: ${cells.map((cell, i) => (cells.length > 1 ? `${head[i]} ${cell}` : cell)).join(', ')}`;
