import { legalMoves } from '../../../play/legal-moves.ts';
import type { Move } from '../../../play/move.ts';
import { parsePoint } from '../engine/board.ts';
import { ROW_MADE, rowMadeAt } from '../engine/mills.ts';
import { capturedPointOf, NO_POINT, startPointOf, targetPointOf } from '../engine/move-code.ts';
import { PHASE_CODE } from '../engine/phases.ts';
import type { MorrisPosition } from '../engine/position.ts';
import { notationOf } from './describe.ts';

const PLAYERS = ['White', 'Black'];

/** The points named in a caller's move; undefined if not given, `NO_POINT` if the board has no such point. */
interface GivenPoints {
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly capture: number | undefined;
}

/**
 * Explains which rule makes the caller's move illegal, and gives a legal move as an example, if possible one to the
 * same point.
 */
export function whyNot(position: MorrisPosition, input: Move): string {
  const legal = legalMoves(position);
  if (!legal.length) return 'the game is over';
  const { from, to } = givenPoints(position, input) ?? {};
  const toGoal = legal.filter((move) => targetPointOf(move) === to);
  const nearest = toGoal.find((move) => startPointOf(move) === from) ?? toGoal[0] ?? legal[0]!;
  const example = notationOf(position, nearest);
  return `${reason(position, input)}; ${example} is a move`;
}

function reason(position: MorrisPosition, input: Move): string {
  if (input['action'] !== undefined || String(input.notation).trim().toLowerCase() === 'pass')
    return 'who can move has to: nobody passes here';
  const given = givenPoints(position, input);
  if (!given) return 'a move is written as d7, d7-g7 or d7-g7xb2';
  const { from, to, capture } = given;
  if ([from, to, capture].includes(NO_POINT)) return 'one of these is no point of this board';
  const { phase, turn, men } = position;
  const player = PLAYERS[turn]!;
  const { points } = position.board;
  if (phase === PHASE_CODE.take2 || phase === PHASE_CODE.take1)
    return `${player} takes a man now, and does nothing else`;
  if (from !== undefined && position.hands[turn]! > 0 && !position.board.definition.rules.mixes)
    return `${player} has men in hand, and all are placed before any is moved`;
  if (from === undefined && to !== undefined && position.hands[turn] === 0) return `${player} has no man left to place`;
  if (from !== undefined && !(men[turn]! & (1 << from))) return `no man of ${player} stands on ${points[from]}`;
  if (to !== undefined && !(position.free & (1 << to))) return `${points[to]} is not free`;
  if (from !== undefined && to !== undefined) return whyNotStep(position, from, to, capture);
  return whyNotCapture(position, from, to, capture) ?? 'there is no such move';
}

function whyNotStep(position: MorrisPosition, from: number, to: number, capture: number | undefined): string {
  const { points, neighbours } = position.board;
  const steps = [...legalMoves(position)].filter((move) => startPointOf(move) === from && targetPointOf(move) === to);
  if (steps.length) return whyNotCapture(position, from, to, capture) ?? 'there is no such move';
  if (!(neighbours[from]! & (1 << to))) return `no line leads from ${points[from]} straight to ${points[to]}`;
  if (position.phase === PHASE_CODE.way) return 'a way has to be opened for the other side';
  return rowTooLong(position, to);
}

const rowTooLong = ({ board }: MorrisPosition, to: number): string =>
  `a row of more than three would stand on ${board.points[to]}, and rows are of exactly three`;

/** The reason why a capture, or a move that gives none, is illegal; undefined if no rule forbids it. */
function whyNotCapture(
  position: MorrisPosition,
  from: number | undefined,
  to: number | undefined,
  capture: number | undefined,
): string | undefined {
  const { board, turn, men } = position;
  const moved = to === undefined ? 0 : (men[turn]! & ~(from === undefined ? 0 : 1 << from)) | (1 << to);
  const row = to === undefined ? ROW_MADE.nothing : rowMadeAt(board, turn, moved, to);
  const closes = row !== ROW_MADE.nothing;
  if (capture === undefined) {
    if (!closes) return undefined;
    if (row === ROW_MADE.longer) return rowTooLong(position, to!);
    const takes = [...legalMoves(position)].some(
      (move) => capturedPointOf(move) !== NO_POINT && targetPointOf(move) === to,
    );
    return takes
      ? 'this closes a row of three, and a man has to be taken'
      : 'no row of three may be made while men are placed';
  }
  const name = board.points[capture]!;
  if (!closes) return 'nothing is taken without a row of three';
  if (!(men[1 - turn]! & (1 << capture))) return `there is no man on ${name} to take`;
  if (!(position.takeableMen() & (1 << capture))) {
    const others = board.definition.rules.takes === 'outside-only' ? 'and is safe there' : 'where others do not';
    return `the man on ${name} stands in a row of three, ${others}`;
  }
  return 'nothing is taken with this move';
}

function givenPoints(
  position: MorrisPosition,
  { from, to, coord, capture, remove, notation }: Move,
): GivenPoints | undefined {
  const point = (value: unknown): number | undefined => {
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'number')
      return Number.isInteger(value) && value >= 0 && value < position.board.pointCount ? value : NO_POINT;
    return parsePoint(position.board, String(value)) ?? NO_POINT;
  };
  if (notation === undefined || notation === null)
    return { from: point(from), to: point(to ?? coord), capture: point(capture ?? remove) };
  const read = /^(?:([a-z]\d)(?:-?([a-z]\d))?)?(?:x([a-z]\d))?$/i.exec(String(notation).trim());
  if (!read?.[0]) return undefined;
  const [, one, other, taken] = read;
  return { from: other && point(one), to: point(other ?? one), capture: point(taken) } as GivenPoints;
}
