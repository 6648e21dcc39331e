import { familyOf } from '../../src/families/families.ts';
import { matchingPuzzles, puzzlesOf, puzzleVariants } from '../../src/puzzle/pool.ts';
import { DIFFICULTIES, describeRatings } from '../../src/puzzle/puzzle.ts';
import { MAX_GENERATED_RATING } from '../../src/puzzle/rating.ts';
import { PUZZLE_THEMES } from '../../src/puzzle/themes/themes.ts';

const [standard, ...variants] = puzzleVariants;

/** The guide to chess puzzles: their sources, themes and numbers. */
export const puzzlesMarkdown = (): string => `# Chess puzzles

\`chess_generate_puzzle\` draws a puzzle, \`chess_list_puzzle_types\` counts the pool. Made from \`content/puzzles\` and the
code by \`npm run generate\`.

- A puzzle has a position as \`fen\` and as \`state\`, which \`play_apply_move\` and \`play_validate_move\` take to try a move.
  \`task\` says what is to be done, \`lastMove\` which move led there, where it is known.
- Three \`hints\` reveal more and more: what to look for, which piece moves, and what its move does. The \`solution\` comes
  last, in UCI and once more in \`notation\`: the move to find, the answer, and so on.
- Without \`variant\` it is one of standard chess. Themes and hard puzzles are of standard chess alone.
- At the last move others may mate as well; before it, only the move of the solution is right.
- The same seed draws the same puzzle.

| difficulty | ratings | puzzles of standard chess |
| --- | --- | --- |
${DIFFICULTIES.map((difficulty) => row(difficulty, describeRatings(difficulty), matchingPuzzles(standard!, difficulty).length)).join('\n')}

## Standard chess

${puzzlesOf(standard!).length} puzzles from the database of lichess.org (CC0-1.0), with the ratings that they have there; \`url\` leads to each. Themes
are those of the database; patterns of mates and discovered checks are told where older entries lack them.

| theme | what it is | puzzles |
| --- | --- | --- |
${PUZZLE_THEMES.map(({ slug, description }) => ({
  slug,
  description,
  count: matchingPuzzles(standard!, undefined, slug).length,
}))
  .filter(({ count }) => count > 0)
  .map(({ slug, description, count }) => row(`\`${slug}\``, description, count))
  .join('\n')}

## Variants

Found in games between weak opponents: positions in which exactly one move wins by force within one or two own moves. That
is proved by trying every move and every answer (\`src/puzzle/forced-win.ts\`), for every puzzle in every run of the tests.
In games of forced captures the win may come with the answer to the last move. Ratings are estimates, ${MAX_GENERATED_RATING} at most:
from how many moves and checks there are to choose from, fitted to rated mates of standard chess. \`node
scripts/make-puzzles.mjs\` makes them.

| variant | title | easy | medium |
| --- | --- | --- | --- |
${variants.map((slug) => row(`\`${slug}\``, titleOf(slug), matchingPuzzles(slug, 'easy').length, matchingPuzzles(slug, 'medium').length)).join('\n')}
`;

const titleOf = (slug: string): string => familyOf('chess')!.variants[slug]!.title;

const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;
