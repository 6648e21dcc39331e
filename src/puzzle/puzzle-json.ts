import type { BoardState } from '../fairy/board/state.ts';
import { capitalize } from '../lib/wording.ts';
import { findMove } from '../play/find-move.ts';
import type { Variant } from '../play/resolve.ts';
import { type Hints, hintsFor } from './hints.ts';
import { describeInWords, factsOf } from './move-words.ts';
import type { Puzzle } from './puzzle.ts';

/** A puzzle as JSON for callers, with texts for people. */
export interface PuzzleJson {
  /** Title of the variant. */
  readonly title: string;
  /** What the solver must do, in one sentence. */
  readonly task: string;
  /** Hints that reveal more and more, without the square to which the piece moves. */
  readonly hints: Hints;
  /** The solution in the variant's usual notation. */
  readonly notation: readonly string[];
  /** Each move of the solution in words, with how the game ends. */
  readonly words: readonly string[];
}

/** Converts a puzzle to JSON with texts for people. `variant` must be the compiled variant of the puzzle. */
export function describePuzzle(puzzle: Puzzle, { definition, rules }: Variant): PuzzleJson {
  const reading = rules.parse(puzzle.fen);
  if (!reading.ok) throw new Error(`${puzzle.id}: ${reading.error[0]!.message}`);
  const { position } = reading.value;
  const moveOf = (uci: string): number => {
    const move = findMove(rules.notation, position, { uci });
    if (!move.ok) throw new Error(`${puzzle.id}: ${uci}: ${move.error.message}`);
    return move.value;
  };
  const hints = hintsFor(puzzle.themes, position as BoardState, moveOf(puzzle.solution[0]!));
  const line = puzzle.solution.map((uci) => {
    const move = moveOf(uci);
    const text = rules.notation.describe(position, move).notation!;
    const words = describeInWords(factsOf(position as BoardState, move));
    position.play(move);
    const end = position.outcome();
    return { text, words: end ? `${words} ${capitalize(end.reason.replaceAll('-', ' '))}.` : words };
  });
  return {
    title: definition.title,
    task: taskOf(puzzle),
    hints,
    notation: line.map(({ text }) => text),
    words: line.map(({ words }) => words),
  };
}

/** Tasks of puzzles that do not end in mate, by the theme that says how large the advantage becomes. */
const GAINS: Readonly<Record<string, string>> = {
  crushing: 'gains a winning advantage',
  advantage: 'gains a clear advantage',
  equality: 'saves the game',
};

/** What the solver must do, in one sentence. */
export function taskOf({ turn, solution, themes }: Puzzle): string {
  const side = turn === 'white' ? 'White' : 'Black';
  const gain = themes.find((theme) => GAINS[theme]);
  if (gain) return `${side} is to move and ${GAINS[gain]}.`;
  const moves = (solution.length + 1) / 2;
  const end = themes.includes('mate') ? 'mates' : 'wins';
  return `${side} is to move and ${end} in ${moves === 1 ? 'one move' : `${moves} moves`}.`;
}
