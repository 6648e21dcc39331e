import { fail, ok, type Result } from '../../../lib/result.ts';
import { EVEN_GAME_NAME, FULL_SET, NAMED_STARTS } from './starts.ts';

/**
 * Letters of the kinds in CSA, the format in which programs exchange games of shogi (Computer Shogi Association,
 * version 2.2): `+7776FU` is sente's move from 77 to 76, with the piece's face after the move.
 */
export const CSA_LETTERS: Readonly<Record<string, string>> = {
  FU: 'P',
  KY: 'L',
  KE: 'N',
  GI: 'S',
  KI: 'G',
  KA: 'B',
  HI: 'R',
  OU: 'K',
  TO: '+P',
  NY: '+L',
  NK: '+N',
  NG: '+S',
  UM: '+B',
  RY: '+R',
};

/** A start as it is put together: letters by rank and file from the upper left, and hands by letter as in SFEN. */
interface Start {
  readonly rows: string[][];
  readonly hands: Map<string, number>;
}

/**
 * Converts the start of a CSA game to SFEN. CSA gives it as the usual start, perhaps without some pieces, rank by rank,
 * or piece by piece, and hands piece by piece.
 */
export function readCsaStart(statements: readonly string[]): Result<string, string> {
  const turn = statements.some((statement) => statement.trim() === '-') ? 'w' : 'b';
  const ranks = statements.filter((statement) => /^P[1-9]/.test(statement)).sort();
  const placed = statements.filter((statement) => /^P[+-]/.test(statement));
  if (ranks.length && ranks.length !== 9) return fail(`the board has 9 ranks, the text has ${ranks.length}`);
  const rows = ranks.map(readRank);
  const wrong = ranks.findIndex((rank, index) => rank[1] !== String(index + 1) || rows[index] === undefined);
  if (wrong >= 0) return fail(`${JSON.stringify(ranks[wrong]!.slice(0, 40))} is not rank ${wrong + 1} of a board`);
  const isPlacedAlone = placed.some((statement) => /[1-9]{2}[A-Z]{2}/.test(statement)) && !ranks.length;
  const start: Start = { rows: ranks.length ? rows.map((row) => row!) : usualRows(), hands: new Map() };
  if (isPlacedAlone && !statements.some((statement) => statement.startsWith('PI')))
    for (const row of start.rows) row.fill('');
  for (const statement of statements.filter((line) => line.startsWith('PI'))) {
    const wrong = removePieces(start.rows, statement);
    if (wrong !== undefined)
      return fail(`${JSON.stringify(statement.slice(0, 20))}: ${wrong} is not a piece of the usual start`);
  }
  for (const statement of placed) {
    const wrong = placePieces(start, statement);
    if (wrong !== undefined)
      return fail(`${JSON.stringify(statement.slice(0, 20))}: ${wrong} is not a piece on a square`);
  }
  return ok(`${start.rows.map(rankText).join('/')} ${turn} ${handText(start.hands)} 1`);
}

/**
 * The nine squares of a rank, from the left: `-KY` is gote's lance, ` * ` an empty square. Undefined if one is neither.
 */
function readRank(rank: string): string[] | undefined {
  const cells = Array.from({ length: 9 }, (_, index) => readCell(rank.slice(2 + index * 3, 5 + index * 3)));
  return rank.length > 29 || cells.includes(undefined) ? undefined : cells.map((cell) => cell!);
}

function readCell(cell: string): string | undefined {
  if (/^[ *]{0,3}$/.test(cell)) return '';
  const letter = CSA_LETTERS[cell.slice(1)];
  if (letter === undefined || !/^[-+]/.test(cell)) return undefined;
  return cell.startsWith('-') ? letter.toLowerCase() : letter;
}

/** The usual start, square by square. */
const usualRows = (): string[][] =>
  NAMED_STARTS[EVEN_GAME_NAME]!.split(' ')[0]!
    .split('/')
    .map((rank) => [...rank.replace(/\d/g, (empty) => '-'.repeat(Number(empty)))].map((cell) => cell.replace('-', '')));

/**
 * Removes pieces: `PI82HI22KA` is the start without the rook on 82 and the bishop on 22. Returns the part that is not a
 * piece of that start.
 */
function removePieces(rows: string[][], statement: string): string | undefined {
  for (const part of partsOf(statement)) {
    const [, file, rank, code = ''] = /^([1-9])([1-9])([A-Z]{2})$/.exec(part) ?? [];
    const letter = CSA_LETTERS[code];
    const row = rows[Number(rank) - 1];
    if (letter === undefined || row?.[9 - Number(file)]?.toUpperCase() !== letter) return part;
    row[9 - Number(file)] = '';
  }
  return undefined;
}

/** The parts of a statement behind its two letters, each a square and a piece. */
const partsOf = (statement: string): string[] =>
  statement
    .slice(2)
    .trim()
    .match(/.{1,4}/g) ?? [];

/**
 * Places the pieces of a statement such as `P+59OU00FU`: square 00 is the hand, and `00AL` all pieces that are left.
 * Returns the part that is not a piece on a square.
 */
function placePieces({ rows, hands }: Start, statement: string): string | undefined {
  const side = (letter: string) => (statement[1] === '-' ? letter.toLowerCase() : letter);
  for (const part of partsOf(statement)) {
    const [, file, rank, code = ''] = /^([0-9])([0-9])([A-Z]{2})$/.exec(part) ?? [];
    const letter = CSA_LETTERS[code];
    if (code === 'AL' && file === '0') takeRest({ rows, hands }, side);
    else if (letter === undefined || (file === '0') !== (rank === '0')) return part;
    else if (file === '0') hands.set(side(letter), (hands.get(side(letter)) ?? 0) + 1);
    else rows[Number(rank) - 1]![9 - Number(file)] = side(letter);
  }
  return undefined;
}

/** Puts all pieces that are neither on the board nor in a hand into the hand of one side. */
function takeRest({ rows, hands }: Start, side: (letter: string) => string): void {
  const used = (letter: string) =>
    rows.flat().filter((cell) => cell.toUpperCase().replace('+', '') === letter).length +
    (hands.get(letter) ?? 0) +
    (hands.get(letter.toLowerCase()) ?? 0);
  for (const [letter, count] of Object.entries(FULL_SET))
    hands.set(side(letter), (hands.get(side(letter)) ?? 0) + Math.max(0, count - used(letter)));
}

const rankText = (cells: readonly string[]): string =>
  cells
    .map((cell) => cell || '1')
    .join('')
    .replace(/1+/g, (empty) => String(empty.length));

/** The hands in the order of SFEN: sente's first. */
function handText(hands: ReadonlyMap<string, number>): string {
  const letters = Object.keys(FULL_SET);
  const text = [...letters, ...letters.map((letter) => letter.toLowerCase())]
    .filter((letter) => hands.get(letter))
    .map((letter) => (hands.get(letter) === 1 ? letter : `${hands.get(letter)}${letter}`));
  return text.join('') || '-';
}
