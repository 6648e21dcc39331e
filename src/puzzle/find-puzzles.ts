import { Rng } from '../lib/rng.ts';
import { legalMoves } from '../play/legal-moves.ts';
import type { Notation } from '../play/notation.ts';
import type { Position } from '../play/position.ts';
import type { Variant } from '../play/resolve.ts';
import type { Rules } from '../play/rules.ts';
import type { Level } from '../search/levels.ts';
import { suggestMove } from '../search/suggest.ts';
import { ForcedWinProver } from './forced-win.ts';
import { estimateRating } from './rating.ts';

/** A puzzle found in a generated game. */
export interface FoundPuzzle {
  readonly fen: string;
  /** The solution as UCI moves, alternately of the solver and of the opponent. */
  readonly line: readonly string[];
  /** Number of moves that the solver needs to win. */
  readonly movesToWin: number;
  readonly rating: number;
}

/** Number of plies before the first position that may become a puzzle. */
const FIRST_PLY = 6;
/** Ply at which a game is abandoned. */
const LAST_PLY = 160;

/** Minimum number of legal moves in a puzzle. With fewer, the solver would have no real choice. */
const MIN_MOVES = 4;

/** Maximum number of nodes in a proof, by number of moves to the win. Longer proofs are abandoned. */
const MAX_NODES = [0, 20_000, 250_000];

/** Limits of a short search that decides whether it is worth trying to prove a win in two moves. */
const SCREENING = { depth: 4, nodes: 4000 };

const PLAYERS: readonly Level[] = ['beginner', 'easy', 'medium'];

/**
 * Finds puzzles of a variant in games between weak players: positions in which exactly one move wins, within one or two
 * moves of the solver, as proved by trying all moves. Yields at most one puzzle of each length per game, and undefined
 * when a game has no more. The same seed yields the same puzzles. There is no end, so the caller must stop.
 */
export function* findPuzzles(variant: Variant, seed: string): Generator<FoundPuzzle | undefined> {
  for (let game = 0; ; game++) yield* puzzlesOfGame(variant, `${seed} ${game}`);
}

function* puzzlesOfGame({ rules }: Variant, seed: string): Generator<FoundPuzzle | undefined> {
  const rng = Rng.fromSeed(seed);
  const position = rules.start(rng);
  const levels = [rng.pick(PLAYERS), rng.pick(PLAYERS)];
  let hasFound = false;
  for (let ply = 0; ply < LAST_PLY && !isOver(position); ply++) {
    if (ply >= FIRST_PLY) {
      // Ignore the game so far: a win by repetition would not win for a solver who gets only the position.
      const alone = rules.parse(rules.notation.fen(position));
      const puzzle = alone.ok ? puzzleAt(alone.value.position, rules, `${seed} ${ply}`) : undefined;
      if (puzzle && !(hasFound && puzzle.movesToWin === 1)) yield puzzle;
      // The positions after a win in two belong to the same puzzle.
      if (puzzle?.movesToWin === 2) return;
      hasFound ||= puzzle !== undefined;
    }
    const { move } = suggestMove(position, rules.ai, {
      level: levels[ply % 2]!,
      seed: `${seed} ${ply}`,
      clock: () => 0,
    });
    position.play(move);
  }
  yield undefined;
}

const isOver = (position: Position): boolean => position.endsByRule() || legalMoves(position).length === 0;

/** Returns the puzzle of a position; undefined if it is not one. */
function puzzleAt(position: Position, { ai, notation }: Rules, seed: string): FoundPuzzle | undefined {
  const { length } = legalMoves(position);
  if (length < MIN_MOVES) return undefined;
  const inOne = new ForcedWinProver(position, MAX_NODES[1]!).winningMoves(1);
  if (inOne === undefined || inOne.length > 1) return undefined;
  if (inOne.length === 1) return toPuzzle(notation, position, inOne, 1);
  const { mate } = suggestMove(position, ai, { level: 'expert', seed, clock: () => 0, limits: SCREENING });
  if (mate !== 2) return undefined;
  const inTwo = new ForcedWinProver(position, MAX_NODES[2]!).winningMoves(2);
  if (inTwo?.length !== 1) return undefined;
  position.play(inTwo[0]!);
  const rest = uniqueDefence(position);
  position.undo();
  return rest && toPuzzle(notation, position, [inTwo[0]!, ...rest], 2);
}

/**
 * Finds a reply after which exactly one move wins, and returns both. Of several such replies, chooses the one that
 * leaves the most legal moves.
 */
function uniqueDefence(position: Position): number[] | undefined {
  let best: number[] | undefined;
  let mostMoves = 0;
  for (const answer of legalMoves(position)) {
    position.play(answer);
    const moveCount = isOver(position) ? 0 : legalMoves(position).length;
    const wins = moveCount > mostMoves ? new ForcedWinProver(position, MAX_NODES[1]!).winningMoves(1) : undefined;
    if (wins?.length === 1) {
      best = [answer, wins[0]!];
      mostMoves = moveCount;
    }
    position.undo();
  }
  return best;
}

function toPuzzle(notation: Notation, position: Position, line: readonly number[], wins: number): FoundPuzzle {
  const legal = legalMoves(position);
  const first = afterMove(position, line[0]!, () => ({
    isCheck: position.check(),
    replyCount: legalMoves(position).length,
  }));
  const checks = legal.filter((move) => afterMove(position, move, () => position.check())).length;
  const { captured } = notation.describe(position, line[0]!);
  const rating = estimateRating({
    movesToWin: wins,
    legalMoveCount: legal.length,
    checks,
    isCapture: captured !== undefined,
    ...first,
  });
  return { fen: notation.fen(position), line: toUci(notation, position, line), movesToWin: wins, rating };
}

function afterMove<Answer>(position: Position, move: number, ask: () => Answer): Answer {
  position.play(move);
  const answer = ask();
  position.undo();
  return answer;
}

function toUci(notation: Notation, position: Position, line: readonly number[]): string[] {
  const words = line.map((move) => {
    const { uci } = notation.describe(position, move);
    position.play(move);
    return String(uci);
  });
  for (const _ of line) position.undo();
  return words;
}
