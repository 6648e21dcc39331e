import { capitalize } from '../../lib/wording.ts';
import { loadGame } from '../../play/game.ts';
import type { Variant } from '../../play/resolve.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { describePuzzle, type PuzzleJson } from '../../puzzle/puzzle-json.ts';
import type { PuzzleTheme } from '../../puzzle/themes/theme.ts';
import { mostTellingTheme } from '../../puzzle/themes/themes.ts';
import { variantPath } from '../../rulebook/links.ts';
import { poolThemes } from '../../tools/chess/puzzles.ts';
import { drawGame } from '../../tools/play/drawing/draw.ts';
import { jsonForScript } from '../json-for-script.ts';
import { breadcrumbs, escapeHtml, htmlPage } from '../page.ts';
import type { PageAssets } from '../page-assets.ts';
import {
  lastSquaresOf,
  listPath,
  nameOf,
  PUZZLE_FAMILY,
  PUZZLES_ROOT,
  picturePath,
  puzzlePath,
  randomPath,
  TODAY_PATH,
} from './puzzle-addresses.ts';
import { type PuzzleFilter, puzzlesFor } from './puzzle-filter.ts';

/** Width of the picture in pixels. */
const WIDTH = 640;

/** Summaries of the hints, each of which reveals more. */
const HINTS = ['A hint', 'Another hint: which piece moves', 'A third hint: what it does'];

/** Makes the page of a puzzle. Without script it is a puzzle to read, with hints and solution folded. */
export function puzzlePage(puzzle: Puzzle, variant: Variant, assets: PageAssets): string {
  const text = describePuzzle(puzzle, variant);
  const { definition } = variant;
  const title = `${definition.title} puzzle ${nameOf(puzzle)}`;
  const themes = poolThemes().filter(({ slug }) => puzzle.themes.includes(slug));
  const next = randomPath(alikeFilter(puzzle, themes), puzzle);
  const rules = escapeHtml(variantPath(PUZZLE_FAMILY, puzzle.variant));
  return htmlPage(
    title,
    `${title}: ${text.task} Rated ${puzzle.rating}. Solve it on the board, with hints and the solution.`,
    `${breadcrumbs([
      { title: 'Puzzles', path: PUZZLES_ROOT },
      { title: definition.title, path: escapeHtml(listPath({ variant: puzzle.variant })) },
    ])}
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(text.task)}</p>
${rulesHtml(puzzle, variant, rules)}
<parlour-puzzle><div class="before-script">
${pictureHtml(puzzle, variant)}
${text.hints.map((hint, i) => `<details><summary>${HINTS[i]}</summary><p>${escapeHtml(hint)}</p></details>`).join('\n')}
${solutionHtml(text, themes)}
<noscript><p>With JavaScript, the moves can be made on the board.</p></noscript>
</div></parlour-puzzle>
<p class="actions"><a href="${escapeHtml(next)}">Another like this</a><a href="${escapeHtml(randomPath({ variant: puzzle.variant }, puzzle))}">Any other of this game</a><a href="${TODAY_PATH}">Today’s puzzle</a></p>
${creditHtml(puzzle)}
<script type="application/json" id="puzzle-facts">${jsonForScript({
      family: PUZZLE_FAMILY,
      title: definition.title,
      definition,
      fen: puzzle.fen,
      last: lastSquaresOf(puzzle),
      seat: puzzle.turn === 'white' ? 0 : 1,
      solution: text.notation,
      words: text.words,
      hint: text.hints[0],
      path: puzzlePath(puzzle),
      next,
      themes: themes.map((theme) => ({ title: theme.title, path: themePath(theme, puzzle) })),
    })}</script>`,
    { script: assets['puzzle'] },
  );
}

/** A solver of a rare game may not know its rules. */
function rulesHtml({ themes, rating, difficulty }: Puzzle, { definition }: Variant, rules: string): string {
  const summary = themes.length ? '' : ` ${escapeHtml(definition.summary)}`;
  return `<p>${capitalize(difficulty)}, rated ${rating}.${summary} <a href="${rules}">Rules of ${escapeHtml(definition.title)}</a></p>`;
}

/** The picture of the position, and the position in words. */
function pictureHtml(puzzle: Puzzle, variant: Variant): string {
  const loaded = loadGame(variant, puzzle.fen, puzzle.id);
  const drawn = loaded.ok ? drawGame(loaded.value.game, { width: WIDTH, highlights: [] }) : undefined;
  if (!drawn?.ok) throw new Error(`${puzzle.id} cannot be drawn`);
  const { width, height, text } = drawn.value;
  const [from, to] = lastSquaresOf(puzzle);
  const last = from ? `; the last move, from ${from} to ${to}, is marked` : '';
  return `<img class="exhibit" src="${escapeHtml(picturePath(puzzle))}" width="${width}" height="${height}" alt="The board, with ${puzzle.turn} to move${last}">
<details><summary>The position in words</summary><p>${escapeHtml(text)}</p><p>As FEN: <code>${escapeHtml(puzzle.fen)}</code></p></details>`;
}

function solutionHtml({ notation, words }: PuzzleJson, themes: readonly PuzzleTheme[]): string {
  const moves = notation.map((text, i) => `<li><strong>${escapeHtml(text)}</strong> – ${escapeHtml(words[i]!)}</li>`);
  const titles = themes.map(({ title }) => escapeHtml(title)).join(', ');
  return `<details><summary>The solution</summary><ol>${moves.join('')}</ol>${titles && `<p>Themes: ${titles}.</p>`}</details>`;
}

const themePath = (theme: PuzzleTheme, { variant }: Puzzle): string => listPath({ variant, theme });

/** The narrowest filter that matches a puzzle and at least one other: its most telling theme, its level, its variant. */
function alikeFilter({ variant, themes, difficulty }: Puzzle, known: readonly PuzzleTheme[]): PuzzleFilter {
  const theme = mostTellingTheme(themes) ?? known.find(({ slug }) => slug.startsWith('mateIn'));
  const filters: PuzzleFilter[] = [{ variant, theme, level: difficulty }, { variant, level: difficulty }, { variant }];
  return filters.find((filter) => puzzlesFor(filter).length > 1) ?? filters.at(-1)!;
}

function creditHtml({ source, licence, url }: Puzzle): string {
  const text = escapeHtml(source);
  return url
    ? `<p class="facts">From the ${text} (${licence}), as <a href="${escapeHtml(url)}">this puzzle</a>.</p>`
    : `<p class="facts">Found in a game between computer players; exactly one move wins. The rating is an estimate.</p>`;
}
