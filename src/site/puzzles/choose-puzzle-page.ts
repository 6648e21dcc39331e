import { countOf } from '../../lib/wording.ts';
import { puzzlesOf, puzzleVariants, STANDARD_CHESS_SLUG } from '../../puzzle/pool.ts';
import { DIFFICULTIES, describeRatings, type Puzzle } from '../../puzzle/puzzle.ts';
import { taskOf } from '../../puzzle/puzzle-json.ts';
import { poolThemes } from '../../tools/chess/puzzles.ts';
import { type Option, selectField } from '../forms/fields.ts';
import { breadcrumbs, escapeHtml, htmlPage } from '../page.ts';
import type { PageAssets } from '../page-assets.ts';
import { listPath, PUZZLES_ROOT, picturePath, puzzlePath, randomPath, TODAY_PATH } from './puzzle-addresses.ts';
import { type PuzzleFilter, puzzlesFor, titleOf } from './puzzle-filter.ts';

/** Puzzles that a page shows. */
export const PUZZLES_PER_PAGE = 24;

/**
 * Makes the page on which puzzles are chosen: a form, and the puzzles that match it. `isFirst` is for visitors who have
 * chosen nothing.
 */
export function choosePuzzlePage(filter: PuzzleFilter, page: number, assets: PageAssets, isFirst = false): string {
  const puzzles = puzzlesFor(filter);
  const title = isFirst ? 'Puzzles' : headingOf(filter);
  return htmlPage(
    page > 1 ? `${title}, page ${page}` : title,
    isFirst ? FIRST_DESCRIPTION : `${countOf(puzzles.length, 'puzzle')} to solve on the board: ${title}.`,
    `${isFirst ? '' : breadcrumbs([{ title: 'Puzzles', path: PUZZLES_ROOT }])}
<h1>${escapeHtml(title)}</h1>
<p class="lead">${isFirst ? firstLead() : escapeHtml(filter.theme?.description ?? 'Find the best move, then the next one. Easiest first.')}</p>
<p class="tally" hidden></p>
${form(filter)}
${puzzles.length ? found(filter, puzzles, page) : nothingFound(filter)}
${isFirst ? gamesHtml() : ''}`,
    { script: assets['puzzles'] },
  );
}

const FIRST_DESCRIPTION =
  'Chess puzzles to solve in the browser, by theme, level and variant, with hints and solutions; a new one every day.';

const firstLead = (): string => {
  const count = puzzleVariants.reduce((sum, variant) => sum + puzzlesOf(variant).length, 0);
  return `${formatCount(count)} puzzles of chess and ${puzzleVariants.length - 1} variants of it. Find the best move on the board; hints and solutions help.`;
};

const formatCount = (count: number): string => count.toLocaleString('en-GB');

/** Names a filter: "Chess puzzles: Fork, easy". */
function headingOf({ variant, theme, level }: PuzzleFilter): string {
  const limits = [theme?.title, level].filter(Boolean).join(', ');
  return `${titleOf(variant)} puzzles${limits && `: ${limits}`}`;
}

/** What a visitor can choose from: values of the form with their texts. */
type Choices = readonly (readonly [value: string, text: string])[];

/** Variants and themes with their counts. To count takes long, so it is done once. */
let choices: { readonly variants: Choices; readonly themes: Choices } | undefined;

function countChoices() {
  const themed = puzzlesOf(STANDARD_CHESS_SLUG).flatMap(({ themes }) => themes);
  const counts = new Map<string, number>();
  for (const slug of themed) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return {
    variants: puzzleVariants.map((slug) => [slug, `${titleOf(slug)} (${puzzlesOf(slug).length})`] as const),
    themes: poolThemes().map(({ slug, title }) => [slug, `${title} (${counts.get(slug)})`] as const),
  };
}

function form({ variant, theme, level }: PuzzleFilter): string {
  choices ??= countChoices();
  const { variants, themes } = choices;
  const levels = DIFFICULTIES.map((one): Option => [one, `${one} (rated ${describeRatings(one)})`]);
  return `<form class="search" action="${PUZZLES_ROOT}">${selectField('Game', 'variant', variants, variant)}${selectField('Theme', 'theme', [ANY, ...themes], theme?.slug)}${selectField('Level', 'level', [ANY, ...levels], level)}
<button>Show</button></form>`;
}

const ANY: Option = ['', 'any'];

function found(filter: PuzzleFilter, puzzles: readonly Puzzle[], page: number): string {
  const start = (page - 1) * PUZZLES_PER_PAGE;
  const shown = puzzles.slice(start, start + PUZZLES_PER_PAGE);
  const range = puzzles.length > shown.length ? `, ${start + 1} to ${start + shown.length} here` : '';
  return `<p class="actions"><a href="${escapeHtml(randomPath(filter))}">Solve one at random</a><a href="${TODAY_PATH}">Today’s puzzle</a></p>
<h2 id="found">${puzzles.length === 1 ? 'One puzzle' : `${formatCount(puzzles.length)} puzzles`}${range}</h2>
<ul class="cards games puzzles">
${shown.map(card).join('\n')}
</ul>
${turning(filter, page, Math.ceil(puzzles.length / PUZZLES_PER_PAGE))}`;
}

function card(puzzle: Puzzle): string {
  const picture = escapeHtml(picturePath(puzzle, { size: '160', coordinates: 'no' }));
  return `<li><a href="${puzzlePath(puzzle)}"><img src="${picture}" width="160" height="160" alt="" loading="lazy"><span>${taskOf(puzzle)}</span></a><small>Rated ${puzzle.rating}</small></li>`;
}

function turning(filter: PuzzleFilter, page: number, pages: number): string {
  const link = (to: number, text: string): string => `<a href="${escapeHtml(listPath(filter, to))}">${text}</a>`;
  const links = [page > 1 && link(page - 1, '‹ Easier'), page < pages && link(page + 1, 'Harder ›')].filter(Boolean);
  return links.length ? `<nav class="turning" aria-label="Pages of the list">${links.join('')}</nav>` : '';
}

/** Why a filter matches nothing, with what does match. */
function nothingFound({ variant, theme, level }: PuzzleFilter): string {
  const others: (readonly [PuzzleFilter, string])[] = [
    [{ variant, level }, 'any theme'],
    [{ variant, theme }, 'any level'],
    [{ variant }, 'any theme and level'],
    [{ variant: STANDARD_CHESS_SLUG, theme, level }, titleOf(STANDARD_CHESS_SLUG)],
  ];
  const links = others.flatMap(([filter, text]) => {
    const { length } = puzzlesFor(filter);
    return length ? [`<li><a href="${escapeHtml(listPath(filter))}">${escapeHtml(text)}</a> (${length})</li>`] : [];
  });
  const reason =
    theme && variant !== STANDARD_CHESS_SLUG
      ? `Only puzzles of ${titleOf(STANDARD_CHESS_SLUG)} have themes.`
      : 'No puzzle matches.';
  return `<p>${reason} There are puzzles with:</p>\n<ul>${links.join('')}</ul>`;
}

const gamesHtml = (): string =>
  `<h2 id="games">Games with puzzles</h2>
<p>${puzzleVariants.map((variant) => `<a href="${escapeHtml(listPath({ variant }))}">${escapeHtml(titleOf(variant))}</a>`).join(' · ')}</p>`;
