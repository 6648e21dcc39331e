import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { familyOf } from '../../src/families/families.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import type { Position } from '../../src/play/position.ts';
import { resolve } from '../../src/play/resolve.ts';
import type { Rules } from '../../src/play/rules.ts';
import type { Level } from '../../src/search/levels.ts';
import { suggest } from '../../src/search/suggest.ts';
import { describeMove } from '../notation.ts';

/** Positions with known best moves, checked by other engines. Too big to be a part of the project. */
const FOLDER = fileURLToPath(new URL('../../../shared/tactics/', import.meta.url));

export const tacticsAreThere = existsSync(FOLDER);

export interface Problem {
  readonly id: string;
  readonly set: string;
  /** Chess if left out. */
  readonly family?: string;
  /** The family's standard game if left out. */
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
  const resolved = resolve(familyOf(family)!, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value.rules;
}

/** Less than an expert looks at in its second, counted so that the machine's load doesn't matter. */
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
  const { move } = suggest(position, rules.ai, { level, seed: id, clock: () => 0, limits });
  return { position, move, word: wordOf(position, move) };
}

/** The move as problems name it: by its squares, or in the game's notation where it has no such name. */
function wordOf(position: Position, move: number): string {
  const { uci, notation } = describeMove(position, move);
  return String(uci ?? notation);
}

/** Those of the problems in which the level doesn't choose a move that mates in time, whatever the answers. */
export function missedMates(problems: readonly MateProblem[], level: Level): MateProblem[] {
  return problems.filter((problem) => {
    const { position, move } = choice(problem, level);
    position.play(move);
    return !isLost(position, problem.mate - 1);
  });
}

/** The player on turn has lost for want of a move or, whatever it does, in so many moves of the other. */
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

/** Those of the problems in which the level doesn't choose one of the best moves, or chooses one to be avoided. */
export function missed(problems: readonly Problem[], level: Level, nodes?: number): Problem[] {
  return problems.filter((problem) => {
    const { best, avoid } = problem;
    const { word } = choice(problem, level, nodes);
    return best ? !best.includes(word) : avoid!.includes(word);
  });
}

/** How many of the problems a level solves. */
export const solved = (problems: readonly Problem[], level: Level): number =>
  problems.length - missed(problems, level).length;
