import type { Move } from '../../../play/move.ts';
import { exactMatchIf, sameText } from '../../../play/move-field.ts';
import { MATCH, type Match } from '../../../play/notation.ts';
import type { Table } from '../engine/money.ts';
import { describeMove } from './describe.ts';

type Reader = (told: Move, value: unknown) => Match;

const text =
  (field: string): Reader =>
  (told, value) =>
    exactMatchIf(typeof told[field] === 'string' && sameText(value, told[field]));

const number =
  (field: string): Reader =>
  (told, value) =>
    exactMatchIf(
      told[field] !== undefined && Number(typeof value === 'string' ? value || 'none' : value) === told[field],
    );

/** The fields of a move that a caller may give, and how each is held against a legal move. */
const FIELDS: Readonly<Record<string, Reader>> = {
  action: (told, value) => exactMatchIf(typeof value === 'string' && bare(value) === bare(String(told['action']))),
  amount: number('amount'),
  // by number or by name
  space: (told, value) =>
    exactMatchIf(told['space'] !== undefined && (value === told['space'] || sameText(value, String(told['name'])))),
  name: text('name'),
  card: text('card'),
  roll: (told, value) => exactMatchIf(Array.isArray(value) && JSON.stringify(value) === JSON.stringify(told['roll'])),
  notation: ({ notation = '' }, value) => {
    if (typeof value !== 'string') return MATCH.no;
    if (value.trim() === notation) return MATCH.exact;
    return bare(value) !== '' && bare(value) === bare(notation) ? MATCH.loose : MATCH.no;
  },
};

/** Without what may be written in between: `Pay-fine` is `pay fine`, `bid $60` is `bid 60`. */
const bare = (word: string): string =>
  word
    .slice(0, 60)
    .toLowerCase()
    .replace(/[^a-z0-9+]/g, '');

/** How well a legal move agrees with a field. */
export function matchField(table: Table, move: number, field: string, value: unknown): Match | undefined {
  return Object.hasOwn(FIELDS, field) ? FIELDS[field]!(describeMove(table, move), value) : undefined;
}
