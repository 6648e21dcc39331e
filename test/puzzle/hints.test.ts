import { describe, expect, it } from 'vitest';
import type { BoardState } from '../../src/fairy/board/state.ts';
import { familyOf } from '../../src/families/families.ts';
import { resolveVariant, type Variant } from '../../src/play/resolve.ts';
import { matchingPuzzles, puzzlesOf, puzzleVariants } from '../../src/puzzle/pool.ts';
import type { Puzzle } from '../../src/puzzle/puzzle.ts';
import { describePuzzle } from '../../src/puzzle/puzzle-json.ts';
import { mostTellingTheme, PUZZLE_THEMES } from '../../src/puzzle/themes/themes.ts';
import { puzzleToJson } from '../../src/tools/chess/puzzles.ts';
import { LazyCallContext } from '../../src/tools/context.ts';
import { registry } from '../../src/tools/registry.ts';

const compiled = (slug: string): Variant => {
  const variant = resolveVariant(familyOf('chess')!, slug);
  if (!variant.ok) throw new Error(variant.error.message);
  return variant.value;
};

/** Some puzzles from all over a list. */
const spread = (puzzles: readonly Puzzle[], count: number): Puzzle[] =>
  Array.from({ length: Math.min(count, puzzles.length) }, (_, i) => puzzles[Math.floor((i * puzzles.length) / count)]!);

async function call<Answer>(tool: string, args: object): Promise<Answer> {
  const outcome = await registry.call(tool, args, new LazyCallContext({ seed: 'hints' }));
  if (!outcome.ok) throw new Error(`${tool}: ${outcome.error.detail}`);
  return outcome.value as Answer;
}

/** The first move of a solution as the play tools describe it, which knows nothing of hints. */
interface FirstMove {
  from: string;
  to: string;
  piece?: string;
  drop?: string;
  captured?: string;
  promotion?: string;
  castling?: string;
  enPassant?: true;
}

async function checkHints(puzzle: Puzzle, variant: Variant): Promise<void> {
  const { puzzle: answer } = puzzleToJson(puzzle, variant);
  const [lookFor, piece, move] = answer.hints as [string, string, string];
  const { kinds, definition } = (positionOf(puzzle, variant) as BoardState).board;
  const nameOf = (letter: string): string => kinds.find((kind) => kind.letter === letter.toLowerCase())?.name ?? letter;

  const uci = puzzle.solution[0]!;
  const { legal, move: made } = await call<{ legal: boolean; move: FirstMove }>('play_validate_move', {
    state: answer.state,
    move: { uci },
  });
  expect(legal).toBe(true);
  const applied = await call<{ check: boolean; over: boolean }>('play_apply_move', {
    state: answer.state,
    move: { uci },
  });

  const theme = PUZZLE_THEMES.find(({ title, description }) => lookFor === `Theme: ${title}. ${description}`);
  if (theme) expect(puzzle.themes).toContain(theme.slug);
  else {
    expect(lookFor.includes('a check')).toBe(applied.check || /neither a check/.test(lookFor));
    expect(/\ba capture\b/.test(lookFor)).toBe(made.captured !== undefined || /nor a capture/.test(lookFor));
  }

  if (made.drop !== undefined) {
    expect(piece).toMatch(/^Drop an? [a-z -]+\.$/);
    expect(move).toContain('is dropped on an empty square');
  } else {
    const [, side, square] = /^Move the ([\w-]+) .+ on ([a-z]+\d+)\.$/.exec(piece)!;
    expect(square).toBe(made.from);
    expect(side).toBe(definition.seats[puzzle.turn === 'white' ? 0 : 1]);
  }
  expect(/, with check\.$/.test(move)).toBe(applied.check);
  expect(move.includes('captures')).toBe(made.captured !== undefined);
  expect(move.includes('becomes')).toBe(made.promotion !== undefined);
  expect(move.includes('castles')).toBe(made.castling !== undefined);
  expect(move.includes('en passant')).toBe(made.enPassant === true);
  if (made.captured && nameOf(made.captured) !== made.captured) expect(move).toContain(nameOf(made.captured));
  // The square to which the piece goes is left to the solver.
  if (made.to !== made.from) expect(`${piece} ${move}`.match(/\b[a-z]\d+\b/g) ?? []).not.toContain(made.to);
}

function positionOf({ fen }: Puzzle, { rules }: Variant) {
  const reading = rules.parse(fen);
  if (!reading.ok) throw new Error(reading.error[0]!.message);
  return reading.value.position;
}

describe('hints of puzzles are facts of the board', () => {
  it.each(puzzleVariants)('%s', async (slug) => {
    const variant = compiled(slug);
    for (const puzzle of spread(puzzlesOf(slug), 3)) await checkHints(puzzle, variant);
  });

  const themes = PUZZLE_THEMES.map(({ slug }) => slug).filter(
    (slug) => matchingPuzzles('standard', undefined, slug).length > 0,
  );
  it.each(themes)('standard: %s', async (theme) => {
    const variant = compiled('standard');
    for (const puzzle of spread(matchingPuzzles('standard', undefined, theme), 3)) await checkHints(puzzle, variant);
  });

  it('name a theme of most puzzles of standard chess, the pattern of a mate first', () => {
    const variant = compiled('standard');
    const lookFors = spread(puzzlesOf('standard'), 200).map((puzzle) => describePuzzle(puzzle, variant).hints[0]);
    expect(lookFors.filter((hint) => hint.startsWith('Theme: ')).length).toBeGreaterThan(150);
    const [backRank] = matchingPuzzles('standard', undefined, 'backRankMate');
    expect(describePuzzle(backRank!, variant).hints[0]).toMatch(/^Theme: Back-rank mate\. /);
  });

  it('a mate is not announced as a fork', () => {
    const variant = compiled('standard');
    const forkingMates = matchingPuzzles('standard', undefined, 'fork').filter(({ themes }) => themes.includes('mate'));
    expect(forkingMates.length).toBeGreaterThan(0);
    for (const puzzle of forkingMates) {
      expect(describePuzzle(puzzle, variant).hints[0], puzzle.id).not.toMatch(/Fork|Skewer|Hanging/);
    }
  });

  it.each([
    [['mate', 'mateIn3', 'fork', 'sacrifice'], 'sacrifice'],
    [['mate', 'mateIn2', 'sacrifice', 'backRankMate'], 'backRankMate'],
    [['mate', 'mateIn3', 'fork'], undefined],
    [['crushing', 'fork', 'sacrifice'], 'fork'],
    [['crushing', 'fork', 'discoveredAttack'], 'discoveredAttack'],
  ])('the most telling theme of %j is %s', (themes, telling) => {
    expect(mostTellingTheme(themes)?.slug).toBe(telling);
  });

  it.each([{}, { variant: 'atomic' }])('stand before the solution in the text, with the ratings: %o', async (args) => {
    const { notation, hints, difficulty, rating } = await call<Record<string, string[]>>('chess_generate_puzzle', args);
    const answer = await call<never>('chess_generate_puzzle', args);
    const lines = registry.find('chess_generate_puzzle')!.text(answer)!.split('\n');
    expect(lines[0]).toContain(`rated ${rating}: ${difficulty}, `);
    expect(lines.slice(-4)).toEqual([
      ...hints!.map((hint, i) => `Hint ${i + 1}: ${hint}`),
      `Solution: ${notation!.join(' ')}`,
    ]);
  });
});
