import { type DiceComparison, type DiceField, MAX_COMPARED } from '../../dice/compare.ts';
import { oddsHtml, rollsHtml } from '../../dice/render/odds-html.ts';
import { KIND_WORDS, ODDS_KINDS, type OddsKind } from '../../dice/render/odds-kind.ts';
import { DICE_ROOT, dicePath, MAX_DICE_LENGTH } from '../../dice/render/page-address.ts';
import { escapeHtml, htmlPage } from '../page.ts';
import type { PageAssets } from '../page-assets.ts';

/** What an address asks of the page. */
export interface DiceRequest {
  readonly expressions: readonly string[];
  readonly kind: OddsKind;
  readonly seed: string | undefined;
}

/** Notation with what it means, for those who have not met it. */
const EXAMPLES = [
  ['2d6', 'two six-sided dice'],
  ['d20+5', 'a twenty-sided die and 5'],
  ['4d6kh3', 'the highest three of four'],
  ['5d10>=8', 'how many of five show 8 or more'],
  ['3d6!', 'each 6 brings another die'],
  ['4dF', 'Fate dice'],
] as const;

/** Comparisons that players often ask for. */
const COMPARISONS = [
  [['d20', '2d20kh', '2d20kl'], 'advantage and disadvantage'],
  [['3d6', '4d6kh3'], 'two ways to roll abilities'],
  [['2d6', 'd12'], 'two dice or one'],
] as const;

const LABELS = ['Dice', 'Compare with', 'and with', 'and with'];

/** Makes the page on which dice are rolled and the odds of up to four notations are compared. */
export function dicePage(request: DiceRequest, comparison: DiceComparison, assets: PageAssets): string {
  const { expressions, kind } = request;
  const rolls = rollsHtml(comparison.fields);
  const odds = oddsHtml(comparison, kind);
  return htmlPage(
    expressions.length ? `Dice: ${titleOf(request)}` : 'Dice',
    'Roll dice in the usual notation, such as 4d6kh3, and compare the exact chances of up to four of them.',
    `<h1>Dice</h1>
<p class="lead">Roll dice, and see how likely every total is. Fill in two or more to compare them.</p>
${form(comparison.fields, kind)}
<div class="results"><div id="rolled" role="status">${rolls}</div>${rolls ? again(request) : ''}</div>
<section id="odds" aria-labelledby="odds-title"${odds ? '' : ' hidden'}>
<h2 id="odds-title">Odds</h2>
${kindSwitch(request)}
<div id="odds-view">${odds}</div>
</section>
<h2>Notation</h2>
<ul class="cards">
${EXAMPLES.map(([dice, words]) => example([dice], words)).join('\n')}
${COMPARISONS.map(([dice, words]) => example(dice, words)).join('\n')}
</ul>
<p><a href="/dice.md">All notation</a>.</p>`,
    { script: assets['dice'], query: dicePath(request).split('?')[1] },
  );
}

/** Name of a page, which no other rolls and odds have. */
const titleOf = ({ expressions, kind, seed }: DiceRequest): string =>
  `${expressions.join(' · ')} (${kind === 'exactly' ? '' : `${KIND_WORDS[kind]}, `}seed ${seed})`;

const example = (dice: readonly string[], words: string): string =>
  `<li><a href="${escapeHtml(dicePath({ expressions: dice }))}" rel="nofollow">${escapeHtml(dice.join(' · '))}</a><br>${escapeHtml(words)}</li>`;

function form(fields: readonly DiceField[], kind: OddsKind): string {
  const inputs = Array.from({ length: MAX_COMPARED }, (_, i) => fieldHtml(i, fields[i]));
  return `<form class="search dice-form" action="${DICE_ROOT}">${inputs.join('')}
${kind === 'exactly' ? '' : `<input type="hidden" name="chance" value="${kind}">`}<button>Roll</button></form>`;
}

function fieldHtml(i: number, { expression = '', fault = '' }: Partial<DiceField> = {}): string {
  const described = `aria-describedby="dice-fault-${i}"${fault && ' aria-invalid="true"'}`;
  return `<div class="dice-field"><label>${LABELS[i]}
<input name="dice" value="${escapeHtml(expression)}" maxlength="${MAX_DICE_LENGTH}"${i ? '' : ' placeholder="4d6kh3"'} autocomplete="off" autocapitalize="off" spellcheck="false" ${described}></label>
<p class="fault" id="dice-fault-${i}">${escapeHtml(fault)}</p></div>`;
}

const again = ({ expressions, kind }: DiceRequest): string =>
  `<p class="actions"><a href="${escapeHtml(dicePath({ expressions, kind }))}" rel="nofollow">Roll again</a></p>`;

/** Buttons that show the same rolls with the odds of another kind. */
function kindSwitch({ expressions, kind: shown, seed = '' }: DiceRequest): string {
  const kept = [...expressions.map((dice) => ['dice', dice] as const), ['seed', seed] as const].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const buttons = ODDS_KINDS.map(
    (kind) => `<button name="chance" value="${kind}" aria-pressed="${kind === shown}">${KIND_WORDS[kind]}</button>`,
  );
  return `<form class="switch actions" action="${DICE_ROOT}#odds">${kept.join('')}<span>Chance of</span> ${buttons.join(' ')}</form>`;
}
