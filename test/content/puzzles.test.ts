import { describe, expect, it } from 'vitest';
import { familyOf } from '../../src/families/families.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import type { Position } from '../../src/play/position.ts';
import { definitionOf, resolveVariant, type Variant } from '../../src/play/resolve.ts';
import { ForcedWinProver } from '../../src/puzzle/forced-win.ts';
import { puzzlesOf, puzzleVariants } from '../../src/puzzle/pool.ts';
import { type Puzzle, RATING_RANGES } from '../../src/puzzle/puzzle.ts';
import { describePuzzle } from '../../src/puzzle/puzzle-json.ts';
import { MAX_GENERATED_RATING } from '../../src/puzzle/rating.ts';
import { PUZZLE_THEMES } from '../../src/puzzle/themes/themes.ts';
import { sample } from '../effort.ts';
import { describeMove, fenOf } from '../notation.ts';

const chess = familyOf('chess')!;
const [standard, ...variants] = puzzleVariants;

function compiled(slug: string): Variant {
  const variant = resolveVariant(chess, slug);
  if (!variant.ok) throw new Error(variant.error.message);
  return variant.value;
}

function positionOf({ fen }: Puzzle, { rules }: Variant): Position {
  const reading = rules.parse(fen);
  if (!reading.ok) throw new Error(`${fen}: ${reading.error[0]!.message}`);
  return reading.value.position;
}

const spelled = (position: Position, move: number): unknown => {
  const { uci } = describeMove(position, move);
  return uci;
};

/** The moves that win within a number of the player's moves, found by brute force. */
const winsOf = (position: Position, moves: number): unknown[] =>
  new ForcedWinProver(position, 400_000).winningMoves(moves)!.map((move) => spelled(position, move));

describe('content/puzzles', () => {
  it.each(puzzleVariants)('%s: ids, ratings and positions are each their own, and solutions are legal', (slug) => {
    const variant = compiled(slug);
    const definition = definitionOf(chess, slug);
    expect(definition.ok && definition.value.variant).toBe(slug);
    const puzzles = puzzlesOf(slug);
    expect(puzzles.length).toBeGreaterThan(0);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ fen }) => fen)).size).toBe(puzzles.length);
    for (const puzzle of sample(puzzles, 20)) {
      const [least, most] = RATING_RANGES[puzzle.difficulty];
      expect(puzzle.rating >= least && puzzle.rating <= most, puzzle.id).toBe(true);
      expect(puzzle.solution.length % 2, puzzle.id).toBe(1);
      const { notation, task } = describePuzzle(puzzle, variant);
      expect(notation.length, puzzle.id).toBe(puzzle.solution.length);
      expect(task).toMatch(/^(White|Black) is to move and [a-z ]+(\d+ moves|one move|advantage|game)\.$/);
      expect(fenOf(positionOf(puzzle, variant)), puzzle.id).toBe(puzzle.fen);
    }
  });

  it('standard: every theme is one that is described', () => {
    const known = new Set(PUZZLE_THEMES.map(({ slug }) => slug));
    const themes = new Set(puzzlesOf(standard!).flatMap((puzzle) => puzzle.themes));
    expect([...themes].filter((theme) => !known.has(theme))).toEqual([]);
  });

  it.each(variants)('%s: only the first move wins in time, whatever the answers', (slug) => {
    const variant = compiled(slug);
    for (const puzzle of sample(puzzlesOf(slug), 1)) {
      expect(puzzle.rating, puzzle.id).toBeLessThanOrEqual(MAX_GENERATED_RATING);
      expect(puzzle.themes).toEqual([]);
      const position = positionOf(puzzle, variant);
      const own = (puzzle.solution.length + 1) / 2;
      expect(winsOf(position, own), puzzle.id).toEqual([puzzle.solution[0]]);
    }
  });

  it('standard: mates of the length that is said', () => {
    const variant = compiled(standard!);
    const mates = puzzlesOf(standard!).filter(({ themes }) => themes.includes('mateIn1') || themes.includes('mateIn2'));
    expect(mates.length).toBeGreaterThan(400);
    for (const puzzle of sample(mates, 60)) {
      const position = positionOf(puzzle, variant);
      const own = puzzle.themes.includes('mateIn1') ? 1 : 2;
      expect(puzzle.solution.length, puzzle.id).toBe(2 * own - 1);
      for (const [index, uci] of puzzle.solution.entries()) {
        const move = [...legalMoves(position)].find((legal) => spelled(position, legal) === uci)!;
        position.play(move);
        if (index === puzzle.solution.length - 1) expect(position.outcome()?.reason, puzzle.id).toBe('checkmate');
      }
    }
  });
});
