import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Move } from '../../../play/move.ts';
import { EMPTY, parseVertex } from '../engine/board.ts';
import type { StonePosition } from '../engine/stone-position.ts';

/** Maximum length of a list of dead stones: one for each point of the largest board. */
const MAX_LENGTH = 625;

/**
 * Parses a list of dead stones that a player gives in place of the last pass: `{ action: 'score', dead: ['D4'] }`, or
 * shorter `{ dead: ['D4'] }` or `{ notation: 'score D4' }`. One stone names its whole chain. Returns the number of the
 * move, an error message, or undefined if the input is not such a list.
 */
export function parseDeadStones(position: StonePosition, input: Move): Result<number, string> | undefined {
  const reading = readLists(input);
  if (!reading) return undefined;
  if (!position.mayListDead()) return fail(whyNoList(position));
  if (reading.other !== undefined)
    return fail(`a list of dead stones stands for the last pass, and ${reading.other} was said as well`);
  const [first = [], second] = reading.lists.map((names) => chainsOf(position, names));
  if (typeof first === 'string') return fail(first);
  if (typeof second === 'string') return fail(second);
  if (second && first.join() !== second.join()) return fail('dead and notation tell of different stones');
  return ok(position.moveOfList(first));
}

/** Points of all stones in the named chains, or a message about the first wrong name. */
function chainsOf(position: StonePosition, named: unknown): number[] | string {
  if (!Array.isArray(named) || named.length > MAX_LENGTH) return 'dead is a list of points, as in ["D4", "E5"]';
  const dead = new Set<number>();
  for (const name of named) {
    const point = pointOf(position, name);
    if (point === undefined) return `${JSON.stringify(name)?.slice(0, 40)} is no point of this board`;
    if (position.colors[point] === EMPTY) return `there is no stone on ${String(name)} that could be dead`;
    for (const stone of chainOf(position, point)) dead.add(stone);
  }
  return [...dead].sort((a, b) => a - b).filter((point) => point < position.board.points);
}

function whyNoList({ board, passes }: StonePosition): string {
  const { scoring, listed } = board.definition.end;
  if (!board.definition.rules.pass) return 'dead stones are not listed where nobody passes';
  if (!listed || scoring === 'nothing' || scoring === 'stones')
    return 'dead stones are not listed in this game: pass to end it';
  return passes === 0
    ? 'a list of dead stones stands for the last pass: somebody has to pass first'
    : 'a list of dead stones stands for the last pass, and that is made by White';
}

/** Lists of dead stones from one or two fields of a move, and the value of a field that contradicts them. */
interface DeadStonesReading {
  readonly lists: readonly unknown[];
  readonly other: string | undefined;
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** Finds the lists of dead stones in a move; undefined if it has none. */
function readLists({ action, notation, dead, coord, vertex }: Move): DeadStonesReading | undefined {
  const hasDead = dead !== undefined && dead !== null;
  const [word, ...names] = wordOf(notation)
    .slice(0, 4000)
    .split(/[\s,]+/);
  const hasNotation = word === 'score';
  if (!hasDead && !hasNotation && wordOf(action) !== 'score') return undefined;
  const others = [wordOf(action) === 'score' ? undefined : action, hasNotation ? undefined : notation, coord, vertex];
  const other = others.find((each) => each !== undefined && each !== null);
  return {
    lists: [...(hasDead ? [dead] : []), ...(hasNotation ? [names] : [])],
    other: other === undefined ? undefined : JSON.stringify(other).slice(0, 40),
  };
}

function pointOf({ board }: StonePosition, name: unknown): number | undefined {
  if (typeof name === 'string') return parseVertex(board, name);
  return typeof name === 'number' && Number.isInteger(name) && name >= 0 && name < board.points ? name : undefined;
}

/** Points of the chain to which the stone on a point belongs. */
function chainOf({ board, colors }: StonePosition, point: number): Iterable<number> {
  const chain = new Set([point]);
  for (const stone of chain)
    for (const other of board.neighbours.subarray(stone * 4, stone * 4 + 4))
      if (colors[other] === colors[point]) chain.add(other);
  return chain;
}
