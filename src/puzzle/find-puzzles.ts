import { Rng } from '../lib/rng.ts';
import { legalMoves } from '../play/move.ts';
import type { Position } from '../play/position.ts';
import type { Variant } from '../play/resolve.ts';
import type { Level } from '../search/levels.ts';
import { suggest } from '../search/suggest.ts';
import { ForcedWins } from './forced-win.ts';
import { ratingOf } from './rating.ts';

/** A puzzle as it was found. */
export interface FoundPuzzle {
  readonly fen: string;
  /** The solution in UCI, the solver's moves and the answers in turn. */
  readonly line: readonly string[];
  /** Own moves to the win. */
  readonly wins: number;
  readonly rating: number;
}

/** The game goes on so long before puzzles are looked for, and is given up later. */
const FIRST_PLY = 6;
const LAST_PLY = 160;

/** With fewer legal moves there is nothing to choose. */
const LEAST_CHOICE = 4;

/** Wins in one and two moves are proved within so many positions, or left. */
const MOST_NODES = [0, 20_000, 250_000];

/** A short search says whether a proof of a win in two is worth its time. */
const GLANCE = { depth: 4, nodes: 4000 };

const PLAYERS: readonly Level[] = ['beginner', 'easy', 'medium'];

/**
 * Puzzles of a variant from games that weak players played: positions in which exactly one move wins within one or two
 * own moves, proved by trying all. At most one of each length comes from a game; undefined stands for a game without
 * more. Same seed, same puzzles; without end, so that it is for the caller to stop.
 */
export function* findPuzzles(variant: Variant, seed: string): Generator<FoundPuzzle | undefined> {
  for (let game = 0; ; game++) yield* puzzlesOfGame(variant, `${seed} ${game}`);
}

function* puzzlesOfGame({ rules }: Variant, seed: string): Generator<FoundPuzzle | undefined> {
  const rng = Rng.fromSeed(seed);
  const position = rules.start(rng);
  const levels = [rng.pick(PLAYERS), rng.pick(PLAYERS)];
  let isFound = false;
  for (let ply = 0; ply < LAST_PLY && !isOver(position); ply++) {
    if (ply >= FIRST_PLY) {
      // without the game before it: a move that wins by repeating would not win for who is given the position alone
      const alone = rules.parse(position.fen());
      const puzzle = alone.ok ? puzzleAt(alone.value.position, rules.ai, `${seed} ${ply}`) : undefined;
      if (puzzle && !(isFound && puzzle.wins === 1)) yield puzzle;
      // what follows a win in two is the same puzzle again
      if (puzzle?.wins === 2) return;
      isFound ||= puzzle !== undefined;
    }
    const { move } = suggest(position, rules.ai, { level: levels[ply % 2]!, seed: `${seed} ${ply}`, clock: () => 0 });
    position.play(move);
  }
  yield undefined;
}

const isOver = (position: Position): boolean => position.endsByRule() || legalMoves(position).length === 0;

/** The puzzle that the position is, if it is one. */
function puzzleAt(position: Position, ai: Variant['rules']['ai'], seed: string): FoundPuzzle | undefined {
  const { length } = legalMoves(position);
  if (length < LEAST_CHOICE) return undefined;
  const atOnce = new ForcedWins(position, MOST_NODES[1]!).winningMoves(1);
  if (atOnce === undefined || atOnce.length > 1) return undefined;
  if (atOnce.length === 1) return told(position, atOnce, 1);
  const { mate } = suggest(position, ai, { level: 'expert', seed, clock: () => 0, limits: GLANCE });
  if (mate !== 2) return undefined;
  const inTwo = new ForcedWins(position, MOST_NODES[2]!).winningMoves(2);
  if (inTwo?.length !== 1) return undefined;
  position.play(inTwo[0]!);
  const rest = defence(position);
  position.undo();
  return rest && told(position, [inTwo[0]!, ...rest], 2);
}

/** An answer after which one move alone wins, and that move; of several the one that leaves the most to choose from. */
function defence(position: Position): number[] | undefined {
  let best: number[] | undefined;
  let most = 0;
  for (const answer of legalMoves(position)) {
    position.play(answer);
    const choice = isOver(position) ? 0 : legalMoves(position).length;
    const wins = choice > most ? new ForcedWins(position, MOST_NODES[1]!).winningMoves(1) : undefined;
    if (wins?.length === 1) {
      best = [answer, wins[0]!];
      most = choice;
    }
    position.undo();
  }
  return best;
}

function told(position: Position, line: readonly number[], wins: number): FoundPuzzle {
  const legal = legalMoves(position);
  const first = after(position, line[0]!, () => ({ isCheck: position.check(), answers: legalMoves(position).length }));
  const checks = legal.filter((move) => after(position, move, () => position.check())).length;
  const { captured } = position.describe(line[0]!);
  const rating = ratingOf({ wins, legal: legal.length, checks, isCapture: captured !== undefined, ...first });
  return { fen: position.fen(), line: spelled(position, line), wins, rating };
}

function after<Answer>(position: Position, move: number, ask: () => Answer): Answer {
  position.play(move);
  const answer = ask();
  position.undo();
  return answer;
}

function spelled(position: Position, line: readonly number[]): string[] {
  const words = line.map((move) => {
    const { uci } = position.describe(move);
    position.play(move);
    return String(uci);
  });
  for (const _ of line) position.undo();
  return words;
}
