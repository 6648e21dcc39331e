import { legalMoves } from '../../../play/legal-moves.ts';
import type { Move } from '../../../play/move.ts';
import { EMPTY, parseVertex, vertexOf } from '../engine/board.ts';
import type { StonePosition } from '../engine/stone-position.ts';
import { notationOf } from './describe.ts';

const ACTIONS = 'a stone is put by coord alone, other actions are pass, score and resign';

const COLORS = ['', 'black', 'white'];

/** Explains why the caller's input is not a legal move: the rule that forbids it, and an example of a legal move. */
export function whyNot(position: StonePosition, input: Move): string {
  const legal = legalMoves(position);
  if (!legal.length) return 'the game is over';
  return `${reason(position, input)}; ${notationOf(position, legal[0]!)} is a move`;
}

function reason(position: StonePosition, { coord, vertex, notation, action }: Move): string {
  const given = coord ?? vertex ?? notation ?? action;
  const word = typeof given === 'string' ? given.trim().toLowerCase() : '';
  if (word === 'pass') return 'nobody passes in this game';
  const point = pointOf(position, given);
  if (point === undefined && given === action) return `there is no action ${quote(action)}: ${ACTIONS}`;
  if (point === undefined) return `${quote(given)} is no point of this board: points are named as in D4, without I`;
  const name = vertexOf(position.board, point);
  const color = position.colors[point]!;
  if (color !== EMPTY) return `there is a ${COLORS[color]} stone on ${name} already`;
  return position.whyIllegal(point) ?? `${name} alone could be played, but more was said`;
}

const quote = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 40);

function pointOf({ board }: StonePosition, value: unknown): number | undefined {
  if (typeof value === 'string') return parseVertex(board, value);
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < board.points ? value : undefined;
}
