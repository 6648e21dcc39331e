import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { familyOf } from '../../src/families/families.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import type { Position } from '../../src/play/position.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import type { Rules } from '../../src/play/rules.ts';
import type { Level } from '../../src/search/levels.ts';
import { suggestMove } from '../../src/search/suggest.ts';
import { describeMove } from '../notation.ts';

/** Positions with known best moves, checked by other engines. Too big to be part of the project. */
const FOLDER = fileURLToPath(new URL('../../../shared/tactics/', import.meta.url));

export const tacticsAreThere = existsSync(FOLDER);

export interface Problem {
  readonly id: string;
  readonly set: string;
  /** Default: chess. */
  readonly family?: string;
  /** Default: the family's standard game. */
  readonly variant?: string;
  readonly fen: string;
  readonly best?: readonly string[];
  readonly avoid?: readonly string[];
  readonly mate?: number;
  readonly themes?: readonly string[];
}

export function readProblems(file: string): Problem[] {
  const text = readFileSync(`${FOLDER}${file}.jsonl`, 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Problem);
}

export interface MateProblem extends Problem {
  readonly mate: number;
}

/** All mates in one and two. */
export function shortMates(): MateProblem[] {
  const made = readProblems('chess-mates').filter(({ mate }) => mate === 1 || mate === 2);
  const themed = readProblems('chess-lichess').flatMap((problem) => {
    const mate = [1, 2].find((moves) => problem.themes?.includes(`mateIn${moves}`));
    return mate ? [{ ...problem, mate }] : [];
  });
  return [...(made as MateProblem[]), ...themed];
}

function rulesOf({ family = 'chess', variant = 'standard' }: Problem): Rules {
  const resolved = resolveVariant(familyOf(family)!, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value.rules;
}

/**
 * Fewer nodes than an expert searches in its second; a node limit makes the result independent of the machine's load.
 */
const EXPERT_NODES = 250_000;

/** The position and the move that a level chooses there. */
function choice(
  problem: Problem,
  level: Level,
  nodes = EXPERT_NODES,
): { position: Position; move: number; word: string } {
  const { fen, id } = problem;
  const rules = rulesOf(problem);
  const reading = rules.parse(fen);
  if (!reading.ok) throw new Error(`${fen}: ${reading.error[0]!.message}`);
  const { position } = reading.value;
  const limits = level === 'expert' ? { nodes } : undefined;
  const { move } = suggestMove(position, rules.ai, { level, seed: id, clock: () => 0, limits });
  return { position, move, word: moveName(position, move) };
}

/** The move as problems name it: in UCI, or in the game's notation if it has no UCI name. */
function moveName(position: Position, move: number): string {
  const { uci, notation } = describeMove(position, move);
  return String(uci ?? notation);
}

/** The problems in which the level does not choose a move that mates in time against every reply. */
export function missedMates(problems: readonly MateProblem[], level: Level): MateProblem[] {
  return problems.filter((problem) => {
    const { position, move } = choice(problem, level);
    position.play(move);
    return !isLost(position, problem.mate - 1);
  });
}

/** Whether the player to move has no moves, or loses against best play within a number of the opponent's moves. */
function isLost(position: Position, moves: number): boolean {
  const legal = legalMoves(position);
  if (!legal.length) return position.outcome()?.winner === 1 - position.turn;
  return moves > 0 && legal.every((move) => after(position, move, () => canMate(position, moves)));
}

const canMate = (position: Position, moves: number): boolean =>
  legalMoves(position).some((move) => after(position, move, () => isLost(position, moves - 1)));

function after(position: Position, move: number, ask: () => boolean): boolean {
  position.play(move);
  const answer = ask();
  position.undo();
  return answer;
}

/** The problems in which the level does not choose one of the best moves, or chooses one to be avoided. */
export function missed(problems: readonly Problem[], level: Level, nodes?: number): Problem[] {
  return problems.filter((problem) => {
    const { best, avoid } = problem;
    const { word } = choice(problem, level, nodes);
    return best ? !best.includes(word) : avoid!.includes(word);
  });
}

/** Number of problems that a level solves. */
export const solved = (problems: readonly Problem[], level: Level): number =>
  problems.length - missed(problems, level).length;
