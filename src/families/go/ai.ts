import { type Ai, QUIET } from '../../play/ai.ts';
import type { GoDefinition } from './definition.ts';
import { evaluate } from './evaluate.ts';
import type { GoPosition } from './go-position.ts';
import { gainOf, isSettled, sensible } from './sense.ts';

/** What a stone is worth, in points: a hundred for each point of the board. */
const STONE = 200;

/** A whole board of points is at stake, where chess has pawns. */
const STAKES = 2;

/** Stones on the board while opponents vary their play. */
const OPENING = 10;

const board = (position: unknown): GoPosition => position as GoPosition;

/** How the games of a definition are played. */
export function goAi(_: GoDefinition): Ai {
  return {
    method: 'alpha-beta',
    stakes: STAKES,
    evaluate: (position) => evaluate(board(position)),
    order: (position, moves, from, to, keys) => order(board(position), moves, from, to, keys),
    forcing: (position, moves, at) => captures(board(position), moves, at),
    candidates: (position, moves, at) => sensible(board(position), moves, at),
    opening: (position) => stones(board(position)) < OPENING,
  };
}

function stones({ colors, pass }: GoPosition): number {
  let count = 0;
  for (let point = 0; point < pass; point++) if (colors[point]) count++;
  return count;
}

/** Captures first, by what they take and save; a pass last unless the board is settled. */
function order(position: GoPosition, moves: Int32Array, from: number, to: number, keys: Int32Array): void {
  for (let i = from; i < to; i++) {
    const move = moves[i]!;
    if (move >= position.pass) {
      keys[i] = isSettled(position) ? QUIET - 1 : 1 - QUIET;
      continue;
    }
    const { taken, saved, threatened } = gainOf(position, move);
    keys[i] = taken > 0 ? QUIET + STONE * (taken + saved) : 40 * saved + 10 * threatened;
  }
}

function captures(position: GoPosition, moves: Int32Array, at: number): number {
  const count = sensible(position, moves, at);
  let kept = 0;
  for (let i = at; i < at + count; i++)
    if (moves[i]! < position.pass && gainOf(position, moves[i]!).taken > 0) moves[at + kept++] = moves[i]!;
  return kept;
}
