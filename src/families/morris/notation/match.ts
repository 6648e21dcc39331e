import { exactMatchIf, sameText } from '../../../play/move-field.ts';
import { MATCH, type Match } from '../../../play/notation.ts';
import type { Board } from '../engine/board.ts';
import { fromOf, NONE, PASS, takenOf, toOf } from '../engine/move-code.ts';
import { notationOf } from './describe.ts';

interface Placed {
  readonly board: Board;
}

type Reader = (position: Placed, move: number, value: unknown) => Match;

const isPoint = ({ board }: Placed, point: number, value: unknown): boolean =>
  point !== NONE && (typeof value === 'number' ? value === point : sameText(value, board.points[point]!));

const capture: Reader = (position, move, value) => exactMatchIf(isPoint(position, takenOf(move), value));

/** The fields of a move that a caller may give, and how each is held against a legal move. */
const FIELDS: Readonly<Record<string, Reader>> = {
  from: (position, move, value) => exactMatchIf(isPoint(position, fromOf(move), value)),
  to: (position, move, value) => exactMatchIf(isPoint(position, toOf(move), value)),
  // where a man is put from the hand
  coord: (position, move, value) => exactMatchIf(fromOf(move) === NONE && isPoint(position, toOf(move), value)),
  capture,
  remove: capture,
  action: (_, move, value) => exactMatchIf(move === PASS && sameText(value, 'pass')),
  notation: (position, move, value) => {
    const own = notationOf(position, move);
    if (typeof value !== 'string') return MATCH.no;
    if (value.trim() === own) return MATCH.exact;
    return bare(value) === bare(own) ? MATCH.loose : MATCH.no;
  },
};

/** Without what may be written in between: `D7 g7:b2` is `d7-g7xb2`. */
const bare = (text: string): string =>
  text
    .slice(0, 40)
    .toLowerCase()
    .replace(/[-–\s]/g, '')
    .replace(/[:*×]/g, 'x');

/** How well a legal move agrees with a field. */
export function matchField(position: Placed, move: number, field: string, value: unknown): Match | undefined {
  return Object.hasOwn(FIELDS, field) ? FIELDS[field]!(position, move, value) : undefined;
}
