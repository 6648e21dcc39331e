import { exactMatchIf, isSameText, MATCH_QUALITY, type MatchQuality } from '../../../play/notation.ts';
import type { Board } from '../engine/board.ts';
import { capturedPointOf, NO_POINT, PASS_MOVE, startPointOf, targetPointOf } from '../engine/move-code.ts';
import { notationOf } from './describe.ts';

interface OnBoard {
  readonly board: Board;
}

type FieldMatcher = (position: OnBoard, move: number, value: unknown) => MatchQuality;

const isPoint = ({ board }: OnBoard, point: number, value: unknown): boolean =>
  point !== NO_POINT && (typeof value === 'number' ? value === point : isSameText(value, board.points[point]!));

const capture: FieldMatcher = (position, move, value) => exactMatchIf(isPoint(position, capturedPointOf(move), value));

/** The fields that a caller's move may have, each with a function that compares the field with a legal move. */
const FIELDS: Readonly<Record<string, FieldMatcher>> = {
  from: (position, move, value) => exactMatchIf(isPoint(position, startPointOf(move), value)),
  to: (position, move, value) => exactMatchIf(isPoint(position, targetPointOf(move), value)),
  // The point where a man from the hand is placed.
  coord: (position, move, value) =>
    exactMatchIf(startPointOf(move) === NO_POINT && isPoint(position, targetPointOf(move), value)),
  capture,
  remove: capture,
  action: (_, move, value) => exactMatchIf(move === PASS_MOVE && isSameText(value, 'pass')),
  notation: (position, move, value) => {
    const own = notationOf(position, move);
    if (typeof value !== 'string') return MATCH_QUALITY.no;
    if (value.trim() === own) return MATCH_QUALITY.exact;
    return withoutSeparators(value) === withoutSeparators(own) ? MATCH_QUALITY.loose : MATCH_QUALITY.no;
  },
};

/** Normalises separators in a move, so that `D7 g7:b2` becomes `d7g7xb2`. */
const withoutSeparators = (text: string): string =>
  text
    .slice(0, 40)
    .toLowerCase()
    .replace(/[-–\s]/g, '')
    .replace(/[:*×]/g, 'x');

/** Fields of a move that are compared with legal moves. */
export const MATCHED_FIELDS: readonly string[] = Object.keys(FIELDS);

/** How closely a legal move matches a field of the caller's move; undefined if moves have no such field. */
export function matchField(position: OnBoard, move: number, field: string, value: unknown): MatchQuality | undefined {
  return Object.hasOwn(FIELDS, field) ? FIELDS[field]!(position, move, value) : undefined;
}
