import { joinNames } from '../../lib/nearest.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { FenFault } from '../../play/rules.ts';
import type { BoardFacts } from '../board/board.ts';
import type { Setup } from '../board/setup.ts';
import { armyOf } from './army.ts';
import { readCastling } from './castling.ts';
import { checkPlacement } from './checks.ts';
import { readEnPassant } from './en-passant.ts';
import { readPlacement, readPocket, splitPocket } from './placement.ts';
import { type OtherVariantNames, SetupReader } from './reader.ts';

/** A parsed setup, with notes (one sentence each) about what was read leniently. */
export interface ParsedFen {
  setup: Setup;
  notes: string[];
}

/** Fields that may be missing at the end of a FEN, with their defaults. Castling rights are never assumed. */
const OPTIONAL = [
  ['side to move', 'w'],
  ['castling rights', '-'],
  ['en passant square', '-'],
  ['halfmove clock', '0'],
  ['move number', '1'],
] as const;

/**
 * Parses a FEN, X-FEN or Shredder-FEN. Spaces, the order of castling letters, the case of the side to move and kinds of
 * dashes don't matter. Notes list missing fields, adjacent digits (`11111` for five empty squares), and castling rights
 * and en passant squares that were dropped because they do not match the board. Everything else that is wrong is a
 * fault, and all faults are reported. The caller must check attacks: the player not to move may not be in check.
 */
export function parseFen(
  board: BoardFacts,
  text: string,
  otherVariants?: OtherVariantNames,
): Result<ParsedFen, FenFault[]> {
  const reader = new SetupReader(board, otherVariants);
  readFen(reader, text, true);
  return reader.faults.length ? fail(reader.faults) : ok({ setup: reader.setup, notes: reader.notes });
}

/**
 * Reads a FEN as `parseFen` does. Unless `judges`, only what cannot be read is a fault, not what the rules forbid, and
 * the setup contains whatever could be read.
 */
export function readFen(reader: SetupReader, text: string, judges: boolean): void {
  const { board } = reader;
  const fields = plainText(reader, text)
    .replace(/[‐-―−]/g, '-')
    .split(/[\s_]+/);
  // The hand may follow after a space.
  if (fields[1]?.startsWith('[')) fields.splice(0, 2, `${fields[0]}${fields[1]}`);
  if (!fields[0]) {
    reader.fault('the position string is empty', 'board', board.definition.setup.fen);
    return;
  }
  const [placement, pocket] = splitPocket(board, fields[0]);
  readPlacement(reader, placement);
  // Skip the checks of pieces if the placement could not be read.
  const isRead = !reader.faults.length;
  if (pocket === undefined) noteMissingHand(reader);
  else readPocket(reader, pocket);
  if (judges && isRead) checkPlacement(reader);
  const rest = withDashes(reader, takeChecks(reader, fields.slice(1)));
  const [turn, castling, enPassant, ...counters] = withDefaults(reader, rest);
  if (readTurn(reader, turn!) && judges) judgeChecks(reader);
  readCastling(reader, castling!);
  const isCounting = board.definition.end.counting !== undefined && /^\d+$/.test(enPassant!);
  if (!isCounting) readEnPassant(reader, enPassant!);
  readCounters(reader, counters);
  if (isCounting) readCounting(reader, enPassant!);
}

/** Pattern of one quotation mark. */
const QUOTES = /^["'`“”]$/;

/** Strips quotation marks and turns backslashes into slashes. */
function plainText(reader: SetupReader, text: string): string {
  const trimmed = text.trim();
  const isQuoted = trimmed.length > 1 && QUOTES.test(trimmed[0]!) && QUOTES.test(trimmed.at(-1)!);
  if (isQuoted) reader.note('the quotation marks around the string were left out');
  const bare = isQuoted ? trimmed.slice(1, -1).trim() : trimmed;
  if (!bare.includes('\\')) return bare;
  reader.note('backslashes were read as /');
  return bare.replaceAll('\\/', '/').replaceAll('\\', '/');
}

/**
 * Inserts missing dashes: where castling does not exist, some programs write the counters right after the side to move.
 */
function withDashes(reader: SetupReader, fields: readonly string[]): readonly string[] {
  const { castling, unmoved, enPassant } = reader.board.definition.rules;
  const [turn, ...counters] = fields;
  const isShort = counters.length > 0 && counters.length < 3 && counters.every((field) => /^\d+$/.test(field));
  if (!isShort || castling || unmoved.length || enPassant.length) return fields;
  reader.note('no fields for castling and captures in passing were given: read as - -');
  return [turn!, '-', '-', ...counters];
}

function withDefaults(reader: SetupReader, fields: readonly string[]): readonly string[] {
  const missing = OPTIONAL.slice(fields.length);
  if (!missing.length) return fields;
  const names = joinNames(
    missing.map(([name]) => name),
    'and',
  );
  const values = missing.map(([, value]) => value);
  reader.note(`left out at the end: ${names}, read as ${values.join(' ')}`);
  return [...fields, ...values];
}

/** Adds a note if the hand is missing in a game that begins with one: it may be empty or have been forgotten. */
function noteMissingHand(reader: SetupReader): void {
  if (armyOf(reader.board).start.hands.some((held) => held > 0))
    reader.note('no hand was given: read as [], nobody holds anything');
}

/**
 * Reads the check counters from any position in the string and returns the other fields: `3+3` means checks still to
 * give, `+0+0` checks given. Where checks don't count, the field is dropped.
 */
function takeChecks(reader: SetupReader, fields: readonly string[]): readonly string[] {
  const { checks } = reader.board.definition.end;
  const at = fields.findIndex((field) => /^\+?\d{1,5}\+\d{1,5}$/.test(field));
  if (at < 0) {
    if (checks && fields.length) reader.note(`no checks were given: read as ${checks}+${checks} still to give`);
    return fields;
  }
  const field = fields[at]!;
  if (checks) readChecks(reader, field, checks);
  else reader.note(`checks are not counted in this variant: ${field} was dropped`);
  return fields.filter((_, index) => index !== at);
}

function readChecks(reader: SetupReader, field: string, checks: number): void {
  const isGiven = field.startsWith('+');
  const counts = field
    .split('+')
    .slice(isGiven ? 1 : 0)
    .map(Number);
  const left = counts.map((count) => (isGiven ? checks - count : count));
  if (left.some((count) => count < 0 || count > checks))
    reader.fault(`${field} is no count of checks`, 'checks', `checks still to give, at most ${checks}+${checks}`);
  else reader.setup.checks = left as [number, number];
}

/** Reports a player to move who has given the last check: that player has already won. */
function judgeChecks(reader: SetupReader): void {
  const { board, setup } = reader;
  const { turn, checks } = setup;
  if (!board.definition.end.checks || checks[turn] !== 0) return;
  reader.fault(
    `${reader.seat(turn)} has no check left to give, but is on turn`,
    'checks',
    'the game ends with the last check',
  );
}

const SIDES = new Map([
  ['w', 0],
  ['white', 0],
  ['b', 1],
  ['black', 1],
]);

function readTurn(reader: SetupReader, field: string): boolean {
  const word = field.toLowerCase();
  const seat = reader.board.definition.seats.findIndex((name) => name === word || name[0] === word);
  const side = SIDES.get(word) ?? (seat < 0 ? undefined : seat);
  if (side === undefined) reader.fault(`${JSON.stringify(field.slice(0, 20))} is no side to move`, 'turn', 'w or b');
  reader.setup.turn = side ?? 0;
  return side !== undefined;
}

function readCounters(reader: SetupReader, fields: readonly string[]): void {
  const [halfmove = '0', last = '1', ...rest] = fields;
  if (isOperation(halfmove, last, rest)) {
    readOperations(reader, fields.join(' '));
    return;
  }
  const fullmove = last.replace(/;$/, '');
  if (fullmove !== last) reader.note('the ; after the move number was ignored');
  reader.setup.halfmove = readCount(reader, halfmove === '-' ? '0' : halfmove, 'halfmove clock');
  reader.setup.fullmove = readCount(reader, fullmove === '-' ? '1' : fullmove, 'move number');
  if (reader.setup.fullmove === 0) {
    reader.setup.fullmove = 1;
    reader.note('moves are counted from 1, not 0');
  }
  if (rest.length) reader.note(`what follows the move number was dropped: ${rest.join(' ').slice(0, 40)}`);
}

/**
 * Whether the fields are EPD operations such as `bm e4;`: a word and its operands, ending with a semicolon, which some
 * programs omit after the usual words.
 */
const isOperation = (word: string, operand: string, rest: readonly string[]): boolean =>
  /^(?:am|bm|ce|dm|id|pv|sm)$/.test(word) ||
  (/^[a-z]/i.test(word) && [word, operand, ...rest].some((field) => field.endsWith(';')));

/** Operations that hold the counters of a FEN, by their names in EPD. */
const COUNTER_OPERATIONS = { hmvc: 'halfmove', fmvn: 'fullmove' } as const;

/** Reads the counters among EPD operations, and notes the others. */
function readOperations(reader: SetupReader, text: string): void {
  const operations = text.split(';').map((operation) => operation.trim());
  const dropped = operations.filter((operation) => {
    const [, name, value] = /^(hmvc|fmvn) (\d{1,5})$/.exec(operation) ?? [];
    if (name) reader.setup[COUNTER_OPERATIONS[name as keyof typeof COUNTER_OPERATIONS]] = Number(value);
    return operation !== '' && name === undefined;
  });
  if (dropped.length) reader.note(`EPD operations were dropped: ${dropped.join('; ').slice(0, 100)}`);
}

/** Reads a running count. The en passant field holds its limit, the field of the halfmove clock the plies counted. */
function readCounting(reader: SetupReader, field: string): void {
  const { board, setup } = reader;
  const limit = readCount(reader, field, 'counting limit');
  if (!limit) return;
  const { whole, bare } = board.definition.end.counting!;
  const limits = [whole, ...bare].flatMap((row) => (row ? [2 * row.limit] : []));
  if (limits.includes(limit)) {
    setup.countLimit = limit;
    setup.countPly = setup.halfmove;
  } else {
    const options = joinNames([...new Set(limits)].sort((a, b) => a - b).map(String));
    reader.note(`no count runs to ${limit} plies (it is ${options}): limit and count were dropped`);
  }
  setup.halfmove = 0;
}

function readCount(reader: SetupReader, text: string, name: string): number {
  if (/^[0-9]{1,5}$/.test(text)) return Number(text);
  reader.fault(`${JSON.stringify(text.slice(0, 20))} is no ${name}`, name, 'a whole number from 0 to 99999');
  return 0;
}
