import type { Move } from '../../../play/move.ts';
import { exactMatchIf, isSameText, MATCH_QUALITY, type MatchQuality } from '../../../play/notation.ts';
import type { MoneyState } from '../engine/money.ts';
import { describeMove } from './describe.ts';

type FieldMatcher = (told: Move, value: unknown) => MatchQuality;

const text =
  (field: string): FieldMatcher =>
  (told, value) =>
    exactMatchIf(typeof told[field] === 'string' && isSameText(value, told[field]));

const number =
  (field: string): FieldMatcher =>
  (told, value) =>
    exactMatchIf(
      told[field] !== undefined && Number(typeof value === 'string' ? value || 'none' : value) === told[field],
    );

/** By field of a caller's move: a function that compares the field with a legal move, described as JSON. */
const FIELDS: Readonly<Record<string, FieldMatcher>> = {
  action: (told, value) =>
    exactMatchIf(typeof value === 'string' && normalised(value) === normalised(String(told['action']))),
  amount: number('amount'),
  // By the number or the name of the space.
  space: (told, value) =>
    exactMatchIf(told['space'] !== undefined && (value === told['space'] || isSameText(value, String(told['name'])))),
  name: text('name'),
  card: text('card'),
  roll: (told, value) => exactMatchIf(Array.isArray(value) && JSON.stringify(value) === JSON.stringify(told['roll'])),
  notation: ({ notation = '' }, value) => {
    if (typeof value !== 'string') return MATCH_QUALITY.no;
    if (value.trim() === notation) return MATCH_QUALITY.exact;
    return normalised(value) !== '' && normalised(value) === normalised(notation)
      ? MATCH_QUALITY.loose
      : MATCH_QUALITY.no;
  },
};

/**
 * Reduces a text to letters, digits and plus signs, so that `Pay-fine` matches `pay fine`, and `bid $60` matches `bid
 * 60`.
 */
const normalised = (word: string): string =>
  word
    .slice(0, 60)
    .toLowerCase()
    .replace(/[^a-z0-9+]/g, '');

/** Fields of a move that are compared with legal moves. */
export const MATCHED_FIELDS: readonly string[] = Object.keys(FIELDS);

/** How closely a legal move matches a field of the caller's move; undefined if moves have no such field. */
export function matchField(table: MoneyState, move: number, field: string, value: unknown): MatchQuality | undefined {
  return Object.hasOwn(FIELDS, field) ? FIELDS[field]!(describeMove(table, move), value) : undefined;
}
