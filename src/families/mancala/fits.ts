import { exactly, sameText } from '../../play/field.ts';
import { FIT, type Fit } from '../../play/position.ts';
import { cellName, parseCell } from './board.ts';
import { numberOf } from './describe.ts';
import { PASS, pitOf } from './move-code.ts';
import type { MancalaPosition } from './position.ts';

type Reader = (position: MancalaPosition, move: number, value: unknown) => Fit;

/** The pit by its number on its own side, or by its name: 3, S3. */
const pit: Reader = (position, move, value) => {
  if (move === PASS) return FIT.no;
  if (typeof value === 'number') return exactly(value === numberOf(position, move));
  if (typeof value !== 'string') return FIT.no;
  if (/^\s*\d{1,2}\s*$/.test(value)) return exactly(Number(value) === numberOf(position, move));
  return exactly(parseCell(position.board, value) === pitOf(move));
};

/** What else is chosen, in the same words. */
const choice =
  (field: string): Reader =>
  (position, move, value) => {
    if (move === PASS) return FIT.no;
    const own = position.choicesOf(move)[field];
    if (typeof own !== 'string') return exactly(own === value);
    if (sameText(value, own)) return FIT.exact;
    return typeof value === 'string' && value !== '' && own.startsWith(value.trim().toLowerCase()) ? FIT.loose : FIT.no;
  };

/** The fields of a move that a caller may give, and how each is held against a legal move. */
const FIELDS: Readonly<Record<string, Reader>> = {
  pit,
  from: pit,
  // the cell by its key, as drawings have it
  coord: ({ board }, move, value) =>
    exactly(
      move !== PASS &&
        (typeof value === 'number' ? value === pitOf(move) : sameText(value, cellName(board, pitOf(move)))),
    ),
  side: choice('side'),
  direction: choice('direction'),
  ways: choice('ways'),
  enters: choice('enters'),
  house: choice('house'),
  action: (_, move, value) => exactly(move === PASS && sameText(value, 'pass')),
  notation: (position, move, value) => {
    const own = position.notationOf(move);
    if (typeof value === 'number') return exactly(String(value) === own);
    if (typeof value !== 'string') return FIT.no;
    if (value.trim() === own) return FIT.exact;
    return value.trim().toLowerCase() === own.toLowerCase() ? FIT.loose : FIT.no;
  },
};

/** How well a legal move agrees with a field. */
export function fitOf(position: MancalaPosition, move: number, field: string, value: unknown): Fit | undefined {
  return Object.hasOwn(FIELDS, field) ? FIELDS[field]!(position, move, value) : undefined;
}
