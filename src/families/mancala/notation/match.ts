import { exactMatchIf, sameText } from '../../../play/move-field.ts';
import { MATCH, type Match } from '../../../play/notation.ts';
import { cellName, ownerOf, parseCell, SIDES } from '../engine/board.ts';
import { PASS, pitOf } from '../engine/move-code.ts';
import type { MancalaPosition } from '../engine/position.ts';
import { numberOf } from './describe.ts';

type Reader = (position: MancalaPosition, move: number, value: unknown) => Match;

/** The pit by its number on its own side, or by its name: 3, S3. */
const pit: Reader = (position, move, value) => {
  if (move === PASS) return MATCH.no;
  if (typeof value === 'number') return exactMatchIf(value === numberOf(position, move));
  if (typeof value !== 'string') return MATCH.no;
  if (/^\s*\d{1,2}\s*$/.test(value)) return exactMatchIf(Number(value) === numberOf(position, move));
  return exactMatchIf(parseCell(position.board, value) === pitOf(move));
};

/** What else is chosen, in the same words; what nobody chooses there is told as it is. */
const choice =
  (field: string, otherwise?: (position: MancalaPosition, move: number) => string | undefined): Reader =>
  (position, move, value) => {
    if (move === PASS) return MATCH.no;
    const own = position.choicesOf(move)[field] ?? otherwise?.(position, move);
    if (typeof own !== 'string') return exactMatchIf(own === value);
    if (sameText(value, own)) return MATCH.exact;
    const said = typeof value === 'string' ? value.trim().toLowerCase() : '';
    if (Object.hasOwn(OTHER_WAYS, said)) return OTHER_WAYS[said] === own ? MATCH.loose : MATCH.no;
    return said !== '' && own.startsWith(said) ? MATCH.loose : MATCH.no;
  };

/** Ways as notations and other games have them. */
const OTHER_WAYS: Readonly<Record<string, string>> = {
  ...{ c: 'counterclockwise', ccw: 'counterclockwise', 'counter-clockwise': 'counterclockwise' },
  ...{ anticlockwise: 'counterclockwise', 'anti-clockwise': 'counterclockwise' },
  ...{ w: 'clockwise', cw: 'clockwise' },
};

/** Which way all seeds go, where nobody chooses. */
export function fixedWay({ board: { definition } }: MancalaPosition): string | undefined {
  const { circuit, direction } = definition.rules;
  if (circuit === 'own-rows') return 'counterclockwise';
  return circuit === 'around' && direction !== 'chosen' ? direction : undefined;
}

const ownerName = ({ board }: MancalaPosition, move: number): string =>
  board.definition.seats[ownerOf(board, pitOf(move))]!;

/** The letter of the pit's side may be said or not, and the number alone will do where nothing else tells moves apart. */
function isNotation(position: MancalaPosition, move: number, said: string): boolean {
  const own = position.notationOf(move).toLowerCase();
  if (said === own || move === PASS) return said === own;
  const [, side, rest = ''] = /^([sn]?)(\d.*)$/.exec(said) ?? [];
  if (side && side !== SIDES[ownerOf(position.board, pitOf(move))]!.toLowerCase()) return false;
  const bare = own.replace(/^[sn]/, '');
  return rest === bare || rest === /^\d+/.exec(bare)![0];
}

/** The fields of a move that a caller may give, and how each is held against a legal move. */
const FIELDS: Readonly<Record<string, Reader>> = {
  pit,
  from: pit,
  // the cell by its key, as drawings have it
  coord: ({ board }, move, value) =>
    exactMatchIf(
      move !== PASS &&
        (typeof value === 'number' ? value === pitOf(move) : sameText(value, cellName(board, pitOf(move)))),
    ),
  side: choice('side', ownerName),
  direction: choice('direction', fixedWay),
  ways: choice('ways'),
  enters: choice('enters'),
  house: choice('house'),
  action: (_, move, value) => exactMatchIf(move === PASS && sameText(value, 'pass')),
  notation: (position, move, value) => {
    const own = position.notationOf(move);
    const said = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
    if (said === own) return MATCH.exact;
    return isNotation(position, move, said.toLowerCase()) ? MATCH.loose : MATCH.no;
  },
};

/** How well a legal move agrees with a field. */
export function matchField(position: MancalaPosition, move: number, field: string, value: unknown): Match | undefined {
  return Object.hasOwn(FIELDS, field) ? FIELDS[field]!(position, move, value) : undefined;
}
