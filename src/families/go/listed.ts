import { fail, ok, type Result } from '../../lib/result.ts';
import type { Move } from '../../play/move.ts';
import { EMPTY, parseVertex } from './board.ts';
import type { StonePosition } from './stone-position.ts';

/** As many points as a list may have: all stones of the largest board. */
const MOST = 625;

/**
 * A list of dead stones that stands for the last pass, if the move is one: `{ action: 'score', dead: ['D4'] }`, or
 * `{ notation: 'score D4' }`. One stone of a chain is enough to name it whole.
 */
export function readList(position: StonePosition, input: Move): Result<number[], string> | undefined {
  const named = namesOf(input);
  if (!named) return undefined;
  const { board } = position;
  if (!position.mayList()) return fail(noList(position));
  if (!Array.isArray(named) || named.length > MOST) return fail('dead is a list of points, as in ["D4", "E5"]');
  const dead = new Set<number>();
  for (const name of named) {
    const point = pointOf(position, name);
    if (point === undefined) return fail(`${JSON.stringify(name)?.slice(0, 40)} is no point of this board`);
    if (position.colors[point] === EMPTY) return fail(`there is no stone on ${String(name)} that could be dead`);
    for (const stone of chainOf(position, point)) dead.add(stone);
  }
  return ok([...dead].sort((a, b) => a - b).filter((point) => point < board.points));
}

function noList({ board, passes }: StonePosition): string {
  const { scoring, listed } = board.definition.end;
  if (!listed || scoring === 'nothing' || scoring === 'stones')
    return 'dead stones are not listed in this game: pass to end it';
  return passes === 0
    ? 'a list of dead stones stands for the last pass: somebody has to pass first'
    : 'a list of dead stones stands for the last pass, and that is made by White';
}

/** What is said to be dead; undefined where this is another move. */
function namesOf({ action, notation, dead }: Move): unknown {
  if (typeof action === 'string' && action.trim().toLowerCase() === 'score') return dead ?? [];
  if (action !== undefined || typeof notation !== 'string') return undefined;
  const [word, ...names] = notation
    .slice(0, 4000)
    .trim()
    .split(/[\s,]+/);
  return word?.toLowerCase() === 'score' ? names : undefined;
}

function pointOf({ board }: StonePosition, name: unknown): number | undefined {
  if (typeof name === 'string') return parseVertex(board, name);
  return typeof name === 'number' && Number.isInteger(name) && name >= 0 && name < board.points ? name : undefined;
}

/** Stones of a colour that stand together with one. */
function chainOf({ board, colors }: StonePosition, point: number): Iterable<number> {
  const chain = new Set([point]);
  for (const stone of chain)
    for (const other of board.near.subarray(stone * 4, stone * 4 + 4))
      if (colors[other] === colors[point]) chain.add(other);
  return chain;
}
