import { escapeXml } from '../../lib/svg.ts';
import type { DiceComparison, DiceField, DiceOdds } from '../compare.ts';
import { formatPercent } from '../percent.ts';
import type { TotalRow } from '../total-rows.ts';
import { oddsChart, seriesMark } from './odds-chart.ts';
import { chancesAs, KIND_WORDS, ODDS_KINDS, type OddsKind } from './odds-kind.ts';

/** Writes the results of rolls as HTML, one line for each. Empty if nothing was rolled. */
export const rollsHtml = (fields: readonly DiceField[]): string =>
  fields
    .flatMap(({ rolls }) => rolls.map((roll) => `<p class="rolled">${escapeXml(roll)}</p>`))
    .concat(hasDropped(fields) ? '<p class="facts">Dice in (…) are not counted.</p>' : [])
    .join('\n');

/** Whether a roll has dice that were dropped, which stand in parentheses. */
const hasDropped = (fields: readonly DiceField[]): boolean =>
  fields.some(({ rolls }) => rolls.some((roll) => /\[\(|, \(/.test(roll)));

/** Writes odds as HTML: what each notation means, a chart, and a table of the same. Empty without odds. */
export function oddsHtml(comparison: DiceComparison, kind: OddsKind): string {
  const { odds } = comparison;
  if (!odds.length) return '';
  const hasMarks = odds.length > 1;
  return `<ul class="compared">
${odds.map((one, i) => meaningHtml(one, hasMarks ? seriesMark(i) : '')).join('\n')}
</ul>
<div class="figures">${oddsChart(comparison, kind)}
${
  hasMarks
    ? tableOf(
        comparison,
        odds.map((one, i) => [seriesMark(i) + escapeXml(one.notation), chancesAs(kind, one.chances)]),
      )
    : tableOfOne(comparison)
}</div>`;
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

function meaningHtml({ notation, words, mean, deviation, versus }: DiceOdds, mark: string): string {
  const target = versus ? ` Chance of ${versus.target} or more: ${formatPercent(versus.chance)}.` : '';
  return `<li><h3>${mark}${escapeXml(notation)}</h3>
<p>${escapeXml(words)}</p>
<p class="facts">Mean ${rounded(mean)}, standard deviation ${rounded(deviation)}.${target}</p></li>`;
}

type Column = readonly [heading: string, chances: readonly number[]];

/** The table of a single sum of dice has the room for every kind of chance. */
const tableOfOne = (comparison: DiceComparison): string =>
  tableOf(
    comparison,
    ODDS_KINDS.map((kind) => [KIND_WORDS[kind], chancesAs(kind, comparison.odds[0]!.chances)]),
  );

function tableOf({ rows }: DiceComparison, columns: readonly Column[]): string {
  const heads = columns.map(([heading]) => `<th scope="col">${heading}</th>`).join('');
  const lines = rows.map((row, i) => {
    const cells = columns.map(([, chances]) => `<td>${formatPercent(chances[i]!)}</td>`).join('');
    return `<tr><th scope="row">${rowLabel(row)}</th>${cells}</tr>`;
  });
  return `<div class="wide" role="region" aria-label="Table of the odds" tabindex="0"><table><thead><tr><th scope="col">Total</th>${heads}</tr></thead>
<tbody>
${lines.join('\n')}
</tbody></table></div>`;
}

const rowLabel = ({ from, to }: TotalRow): string => (from === to ? String(from) : `${from} to ${to}`);
