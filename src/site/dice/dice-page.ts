import { formatPercent, type OddsAnswer } from '../../dice/answer.ts';
import { type Roll, rollText } from '../../dice/roll.ts';
import { escapeHtml, htmlPage } from '../page.ts';

export const DICE_ROOT = '/dice';

/** Maximum length of an expression in an address. */
export const MAX_DICE_LENGTH = 100;

/** What the page shows of an expression: a roll and odds, or why there are none. */
export interface DiceResult {
  readonly expression: string;
  readonly rolls?: readonly Roll[];
  readonly odds?: OddsAnswer;
  readonly fault?: string;
}

const EXAMPLES = ['2d6', '4d6kh3', 'd20+5', '5d10>=8', '3d6!'];

/** Makes the page on which dice are rolled, with the odds of every total. `query` is that of the page's address. */
export function dicePage(result: DiceResult | undefined, query?: string): string {
  const expression = result?.expression ?? '';
  return htmlPage(
    expression ? `Dice: ${expression}` : 'Dice',
    'Roll dice in the usual notation, such as 4d6kh3, and see the exact chance of every total.',
    `<h1>Dice</h1>
<form class="search" action="${DICE_ROOT}"><label>Dice
<input name="dice" value="${escapeHtml(expression)}" maxlength="${MAX_DICE_LENGTH}" placeholder="4d6kh3" autocapitalize="off" spellcheck="false"></label>
<button>Roll</button></form>
<p>For example ${EXAMPLES.map((dice) => `<a href="${rollPath(dice)}">${escapeHtml(dice)}</a>`).join(', ')}. <a href="/dice.md">All notation</a>.</p>
${result ? resultHtml(result) : ''}`,
    { query },
  );
}

/** Path of a page that rolls an expression. Each visit gets dice of its own. */
const rollPath = (expression: string): string => `${DICE_ROOT}?dice=${encodeURIComponent(expression)}`;

function resultHtml({ expression, rolls = [], odds, fault }: DiceResult): string {
  const rolled = rolls.map((roll) => `<p class="rolled">${escapeHtml(rollText(roll))}</p>`).join('\n');
  const again = rolls.length
    ? `<p class="actions"><a href="${escapeHtml(rollPath(expression))}">Roll again</a></p>`
    : '';
  return [rolled, again, fault && `<p>${escapeHtml(fault)}</p>`, odds && oddsHtml(odds)].filter(Boolean).join('\n');
}

function oddsHtml({ mean, deviation, distribution }: OddsAnswer): string {
  const { totals, probabilities, width } = distribution;
  const rows = totals.map((total, i) => {
    const label = width === undefined ? String(total) : `${total} to ${total + width - 1}`;
    const atLeast = probabilities.slice(i).reduce((sum, one) => sum + one, 0);
    return `<tr><th scope="row">${label}</th><td>${formatPercent(probabilities[i]!)}</td><td>${formatPercent(Math.min(1, atLeast))}</td></tr>`;
  });
  return `<h2 id="odds">Odds</h2>
<p>Mean ${rounded(mean)}, standard deviation ${rounded(deviation)}.</p>
${chartSvg(probabilities)}
<div class="wide"><table><thead><tr><th scope="col">Total</th><th scope="col">This total</th><th scope="col">At least</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`;
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

const CHART = { width: 600, height: 180 } as const;

/** A bar for each total. The table says the same in numbers. */
function chartSvg(probabilities: readonly number[]): string {
  const most = Math.max(...probabilities);
  const step = CHART.width / probabilities.length;
  const bars = probabilities.map((share, i) => {
    const height = Math.round((CHART.height * share * 10) / most) / 10;
    const x = Math.round(i * step * 10) / 10;
    return `M${x} ${CHART.height}v-${height}h${Math.round(step * 8.5) / 10}v${height}z`;
  });
  return `<svg class="bars" viewBox="0 0 ${CHART.width} ${CHART.height}" role="img" aria-label="Bars: the chance of each total"><path fill="currentColor" d="${bars.join('')}"/></svg>`;
}
