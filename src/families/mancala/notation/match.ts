import { exactMatchIf, isSameText, MATCH_QUALITY, type MatchQuality } from '../../../play/notation.ts';
import { cellName, ownerOf, parseCell, SIDE_LETTERS } from '../engine/board.ts';
import { PASS_MOVE, pitOf } from '../engine/move-code.ts';
import type { MancalaPosition } from '../engine/position.ts';
import { pitNumber } from './describe.ts';

type FieldMatcher = (position: MancalaPosition, move: number, value: unknown) => MatchQuality;

/** Compares the pit of a move with a value: a number on the player's own side, or a name such as S3. */
const pit: FieldMatcher = (position, move, value) => {
  if (move === PASS_MOVE) return MATCH_QUALITY.no;
  if (typeof value === 'number') return exactMatchIf(value === pitNumber(position, move));
  if (typeof value !== 'string') return MATCH_QUALITY.no;
  if (/^\s*\d{1,2}\s*$/.test(value)) return exactMatchIf(Number(value) === pitNumber(position, move));
  return exactMatchIf(parseCell(position.board, value) === pitOf(move));
};

/**
 * Makes a function that compares a choice other than the pit with a value. `otherwise` gives the choice in moves where
 * the rules leave none.
 */
const choice =
  (field: string, otherwise?: (position: MancalaPosition, move: number) => string | undefined): FieldMatcher =>
  (position, move, value) => {
    if (move === PASS_MOVE) return MATCH_QUALITY.no;
    const own = position.choicesOf(move)[field] ?? otherwise?.(position, move);
    if (typeof own !== 'string') return exactMatchIf(own === value);
    if (isSameText(value, own)) return MATCH_QUALITY.exact;
    const given = typeof value === 'string' ? value.trim().toLowerCase() : '';
    if (Object.hasOwn(OTHER_DIRECTIONS, given))
      return OTHER_DIRECTIONS[given] === own ? MATCH_QUALITY.loose : MATCH_QUALITY.no;
    return given !== '' && own.startsWith(given) ? MATCH_QUALITY.loose : MATCH_QUALITY.no;
  };

/** Meaning of other spellings of the directions. */
const OTHER_DIRECTIONS: Readonly<Record<string, string>> = {
  ...{ c: 'counterclockwise', ccw: 'counterclockwise', 'counter-clockwise': 'counterclockwise' },
  ...{ anticlockwise: 'counterclockwise', 'anti-clockwise': 'counterclockwise' },
  ...{ w: 'clockwise', cw: 'clockwise' },
};

/** The direction of every sowing if the rules fix it; undefined if players choose. */
export function fixedDirection({ board: { definition } }: MancalaPosition): string | undefined {
  const { circuit, direction } = definition.rules;
  if (circuit === 'own-rows') return 'counterclockwise';
  return circuit === 'around' && direction !== 'chosen' ? direction : undefined;
}

const ownerName = ({ board }: MancalaPosition, move: number): string =>
  board.definition.seats[ownerOf(board, pitOf(move))]!;

/**
 * Whether a text is the notation of a move. The letter of the side is optional, and the number of the pit alone is
 * enough.
 */
function isNotation(position: MancalaPosition, move: number, given: string): boolean {
  const own = position.notationOf(move).toLowerCase();
  if (given === own || move === PASS_MOVE) return given === own;
  const [, side, rest = ''] = /^([sn]?)(\d.*)$/.exec(given) ?? [];
  if (side && side !== SIDE_LETTERS[ownerOf(position.board, pitOf(move))]!.toLowerCase()) return false;
  const bare = own.replace(/^[sn]/, '');
  return rest === bare || rest === /^\d+/.exec(bare)![0];
}

/** By field of a caller's move: a function that compares the field with a legal move. */
const FIELDS: Readonly<Record<string, FieldMatcher>> = {
  pit,
  from: pit,
  // By the pit's index or its name, as in pictures.
  coord: ({ board }, move, value) =>
    exactMatchIf(
      move !== PASS_MOVE &&
        (typeof value === 'number' ? value === pitOf(move) : isSameText(value, cellName(board, pitOf(move)))),
    ),
  side: choice('side', ownerName),
  direction: choice('direction', fixedDirection),
  ways: choice('ways'),
  enters: choice('enters'),
  house: choice('house'),
  action: (_, move, value) => exactMatchIf(move === PASS_MOVE && isSameText(value, 'pass')),
  notation: (position, move, value) => {
    const own = position.notationOf(move);
    const given = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
    if (given === own) return MATCH_QUALITY.exact;
    return isNotation(position, move, given.toLowerCase()) ? MATCH_QUALITY.loose : MATCH_QUALITY.no;
  },
};

/** Fields of a move that are compared with legal moves. */
export const MATCHED_FIELDS: readonly string[] = Object.keys(FIELDS);

/** How closely a legal move matches a field of the caller's move; undefined if moves have no such field. */
export function matchField(
  position: MancalaPosition,
  move: number,
  field: string,
  value: unknown,
): MatchQuality | undefined {
  return Object.hasOwn(FIELDS, field) ? FIELDS[field]!(position, move, value) : undefined;
}
