import { escapeXml, svgElement } from '../../lib/svg.ts';
import type { DiceComparison } from '../compare.ts';
import type { TotalRow } from '../total-rows.ts';
import { chancesAs, KIND_WORDS, type OddsKind } from './odds-kind.ts';

const WIDTH = 480;
const HEIGHT = 270;
/** The plot inside the labels of the axes. */
const PLOT = { left: 52, right: 470, top: 12, bottom: 222 } as const;

/**
 * Draws the odds of up to four sums of dice as SVG: bars for one, lines for several, which differ by marks and dashes.
 * Colours are for the style sheet: `series-1` … `series-4`.
 */
export function oddsChart({ odds, rows }: Pick<DiceComparison, 'odds' | 'rows'>, kind: OddsKind): string {
  const lines = odds.map(({ chances }) => chancesAs(kind, chances));
  const step = niceStep(Math.max(...lines.flat()) / 4, [1, 2, 2.5, 5]);
  const top = Math.ceil(Math.max(...lines.flat()) / step - 1e-9) * step;
  const place: Place = {
    x: (row) => PLOT.left + ((row + 0.5) * (PLOT.right - PLOT.left)) / rows.length,
    y: (chance) => PLOT.bottom - (chance / top) * (PLOT.bottom - PLOT.top),
  };
  const shown =
    lines.length === 1 ? bars(lines[0]!, rows.length, place) : lines.map((line, i) => curve(line, i, place)).join('');
  const label = `The chance of ${KIND_WORDS[kind]} each total, for ${odds.map(({ notation }) => notation).join(', ')}. The table has the numbers.`;
  return `<svg class="odds-chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${escapeXml(label)}">${heightAxis(top, step, place)}${totalAxis(rows, kind, place)}${shown}</svg>`;
}

interface Place {
  x(row: number): number;
  y(chance: number): number;
}

/** The smallest multiple of a power of ten, by one of the factors, that is at least this. */
function niceStep(least: number, factors: readonly number[]): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * (factors.find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10);
}

const axisText = (x: number, y: number, anchor: string, words: string): string =>
  svgElement('text', { x, y, 'text-anchor': anchor, fill: 'currentColor', 'font-size': 13 }, escapeXml(words));

function heightAxis(top: number, step: number, { y }: Place): string {
  const marks = Array.from({ length: Math.round(top / step) + 1 }, (_, i) => i * step);
  const grid = marks.map((mark) => `M${PLOT.left} ${y(mark).toFixed(1)}H${PLOT.right}`).join('');
  const words = marks.map((mark) =>
    axisText(PLOT.left - 6, y(mark) + 4, 'end', `${Number((100 * mark).toPrecision(3))} %`),
  );
  return (
    svgElement('path', { class: 'grid', d: grid, stroke: 'currentColor', 'stroke-opacity': 0.25 }) + words.join('')
  );
}

function totalAxis(rows: readonly TotalRow[], kind: OddsKind, { x }: Place): string {
  const words = labelledRows(rows).map((row) => axisText(x(row), PLOT.bottom + 18, 'middle', endOf(rows[row]!, kind)));
  const title = axisText(
    (PLOT.left + PLOT.right) / 2,
    PLOT.bottom + 40,
    'middle',
    `Total: chance of ${KIND_WORDS[kind]} this`,
  );
  return words.join('') + title;
}

/** The end of a row from which its chance counts. */
const endOf = ({ from, to }: TotalRow, kind: OddsKind): string => String(kind === 'at-most' ? to : from);

const MAX_LABELS = 11;

/** Rows whose totals are written: those of round totals where totals follow each other, else every few. */
function labelledRows(rows: readonly TotalRow[]): number[] {
  const all = rows.map((_, row) => row);
  if (rows.length <= MAX_LABELS) return all;
  const isRegular = rows.every(({ from, to }, row) => from === rows[0]!.from + row && from === to);
  const step = niceStep(rows.length / MAX_LABELS, [1, 2, 5]);
  return isRegular ? all.filter((row) => rows[row]!.from % step === 0) : all.filter((row) => row % step === 0);
}

function bars(line: readonly number[], rows: number, { x, y }: Place): string {
  const width = Math.max(1, (0.8 * (PLOT.right - PLOT.left)) / rows);
  const path = line.map((chance, row) =>
    chance
      ? `M${(x(row) - width / 2).toFixed(1)} ${PLOT.bottom}V${y(chance).toFixed(1)}h${width.toFixed(1)}V${PLOT.bottom}z`
      : '',
  );
  return svgElement('path', { class: 'series-1', d: path.join(''), fill: 'currentColor' });
}

const DASHES = [undefined, '7 4', '2 3', '10 3 2 3'];

/** Marks of the series around a point: a disc, a square, a triangle and a diamond. */
const MARKS: readonly ((x: number, y: number) => string)[] = [
  (x, y) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z`,
  (x, y) => `M${x - 4} ${y - 4}h8v8h-8z`,
  (x, y) => `M${x} ${y - 5}l5 9h-10z`,
  (x, y) => `M${x} ${y - 6}l5 6l-5 6l-5 -6z`,
];

/** Minimum distance between two marks of a line. */
const MARK_DISTANCE = 16;

function curve(line: readonly number[], series: number, { x, y }: Place): string {
  const first = line.findIndex((chance) => chance > 0);
  const last = line.findLastIndex((chance) => chance > 0);
  const points = line.slice(first, last + 1).map((chance, i) => [rounded(x(first + i)), rounded(y(chance))] as const);
  const every = Math.ceil(MARK_DISTANCE / (x(1) - x(0)));
  const marks = points.filter((_, i) => i % every === 0).map(([px, py]) => MARKS[series]!(px, py));
  return svgElement(
    'g',
    { class: `series-${series + 1}` },
    strokeOf(`M${points.map((point) => point.join(' ')).join('L')}`, series) +
      svgElement('path', { d: marks.join(''), fill: 'currentColor' }),
  );
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

const strokeOf = (d: string, series: number): string =>
  svgElement('path', {
    d,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 2,
    'stroke-dasharray': DASHES[series],
  });

/** The mark of a series beside its name. */
export const seriesMark = (series: number): string =>
  `<svg class="mark series-${series + 1}" viewBox="0 0 32 14" width="32" height="14" aria-hidden="true">${strokeOf('M0 7H32', series)}${svgElement('path', { d: MARKS[series]!(16, 7), fill: 'currentColor' })}</svg>`;
