import { cellAt, cellName, rankOf } from '../board/grid.ts';
import { listed } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { FenFault } from '../play/position.ts';
import { type BoardFacts, NONE, promotionOf, relativeRank } from './board.ts';
import { readCastling } from './fen-castling.ts';
import { readEnPassant } from './fen-passing.ts';
import { FenReader } from './fen-reader.ts';
import { codeOf, fenLetter, isPiece, type Kind, kindOfCode, sideOf, WALL } from './kinds.ts';
import type { Setup } from './setup.ts';

/** A set-up and what was read generously, one sentence each. */
export interface FenReading {
  setup: Setup;
  notes: string[];
}

/** Fields that may be left out at the end, and what is taken for them: never a castling right. */
const OPTIONAL = [
  ['side to move', 'w'],
  ['castling rights', '-'],
  ['en passant square', '-'],
  ['halfmove clock', '0'],
  ['move number', '1'],
] as const;

/**
 * Reads a FEN, X-FEN or Shredder-FEN. Spaces, the order of castling letters, the case of the side to move and kinds of
 * dashes don't matter. Noted are fields left out, digits side by side (`11111` for five empty squares), and rights and
 * captures in passing that do not fit the board, which are dropped. Everything else that is wrong is a fault, and all
 * faults are told. Legality of the whole (the player not on turn must not be in check) is judged by the caller, who can
 * see attacks.
 */
export function parseFen(board: BoardFacts, text: string): Result<FenReading, FenFault[]> {
  const reader = new FenReader(board);
  const fields = text
    .trim()
    .replace(/[‐-―−]/g, '-')
    .split(/[\s_]+/);
  if (!fields[0]) return fail([{ message: 'the position string is empty', hint: board.definition.setup.fen }]);
  const [placement, pocket] = splitPocket(board, fields[0]);
  readPlacement(reader, placement);
  // of a board that could not be read, nothing more is known
  const isRead = !reader.faults.length;
  readPocket(reader, pocket);
  if (isRead) {
    checkWalls(reader);
    checkRoyals(reader);
    checkPawns(reader);
  }
  const rest = takeChecks(reader, fields.slice(1));
  const [turn, castling, enPassant, ...counters] = withDefaults(reader, rest);
  readTurn(reader, turn!);
  readCastling(reader, castling!);
  const counts = board.definition.end.counting !== undefined && /^\d+$/.test(enPassant!);
  if (!counts) readEnPassant(reader, enPassant!);
  readCounters(reader, counters);
  if (counts) readCounting(reader, enPassant!);
  return reader.faults.length ? fail(reader.faults) : ok({ setup: reader.setup, notes: reader.notes });
}

function withDefaults(reader: FenReader, fields: readonly string[]): readonly string[] {
  const missing = OPTIONAL.slice(fields.length);
  if (!missing.length) return fields;
  const names = listed(
    missing.map(([name]) => name),
    'and',
  );
  const values = missing.map(([, value]) => value);
  reader.note(`left out at the end: ${names}, read as ${values.join(' ')}`);
  return [...fields, ...values];
}

/** Checks still to give as `3+3`, or checks given as `+0+0`, wherever the field stands; returns the other fields. */
function takeChecks(reader: FenReader, fields: readonly string[]): readonly string[] {
  const { checks } = reader.board.definition.end;
  const at = fields.findIndex((field) => /^\+?\d\d?\+\d\d?$/.test(field));
  if (!checks || at < 0) return fields;
  const given = fields[at]!.startsWith('+');
  const counts = fields[at]!.split('+')
    .slice(given ? 1 : 0)
    .map(Number);
  reader.setup.checks = counts.map((count) => (given ? checks - count : count)) as [number, number];
  if (reader.setup.checks.some((left) => left < 0 || left > checks)) {
    reader.fault(`${fields[at]} is no count of checks`, 'checks', `checks still to give, at most ${checks}+${checks}`);
  }
  return fields.filter((_, index) => index !== at);
}

/** `board[pocket]` or, as some write it, `board/pocket`. */
function splitPocket({ grid, definition }: BoardFacts, field: string): [string, string | undefined] {
  const bracket = field.indexOf('[');
  if (bracket >= 0) return [field.slice(0, bracket), field.slice(bracket + 1).replace(']', '')];
  const ranks = field.split('/');
  if (definition.rules.hand && ranks.length === grid.ranks + 1) return [ranks.slice(0, -1).join('/'), ranks.at(-1)];
  return [field, undefined];
}

function readPlacement(reader: FenReader, text: string): void {
  const { grid } = reader.board;
  const ranks = text.split('/');
  if (ranks.length !== grid.ranks) {
    reader.fault(
      `the board has ${grid.ranks} ranks, the string has ${ranks.length}`,
      'board',
      'ranks from the top, separated by /',
    );
    return;
  }
  for (const [index, rank] of ranks.entries()) readRank(reader, rank, grid.ranks - 1 - index);
}

function readRank(reader: FenReader, text: string, rank: number): void {
  const { grid } = reader.board;
  const place = `rank ${rank + 1}`;
  const long = grid.files > 9;
  if (!long && /\d\d/.test(text)) reader.note(`${place}: digits side by side were read one by one`);
  let file = 0;
  for (const token of text.match(long ? /\d{1,2}|\+?[^\d~+]~?|~|\+/gu : /\d|\+?[^\d~+]~?|~|\+/gu) ?? []) {
    if (/^\d/.test(token)) {
      if (Number(token) === 0) reader.fault(`${place}: 0 is no number of empty squares`, place);
      file += Number(token);
      continue;
    }
    const code = readPiece(reader, token, file < grid.files ? cellName(grid, cellAt(grid, file, rank)) : place);
    if (code && file < grid.files) reader.setup.cells[cellAt(grid, file, rank)] = code;
    file++;
  }
  if (file !== grid.files)
    reader.fault(`${place} has ${file} squares instead of ${grid.files}: ${JSON.stringify(text.slice(0, 40))}`, place);
}

/**
 * A letter with its marks: `+` means turned over, `~` promoted where captures go to the hand, and nothing elsewhere. A
 * star is a wall.
 */
function readPiece(reader: FenReader, token: string, place: string): number {
  const { kinds } = reader.board;
  if (token === '*') return WALL;
  const turned = token.length > 1 && token.startsWith('+');
  const letter = token[turned ? 1 : 0]!;
  const side = letter === letter.toUpperCase() ? 0 : 1;
  const named = kinds.findIndex((kind) => kind.letter === letter.toUpperCase());
  const plain = turned && named >= 0 ? kinds.findIndex((kind) => kind.base === named) : named;
  if (plain < 0 || !/[a-z]/i.test(letter)) {
    const known = kinds.flatMap(({ promoted, base }, index) =>
      promoted && base < 0 ? [] : [fenLetter(kinds, index, 0)],
    );
    reader.fault(`${place}: ${JSON.stringify(token)} is no piece`, place, `pieces are ${listed(known, 'and')}`);
    return 0;
  }
  if (!token.endsWith('~')) return codeOf(plain, side);
  const promoted = kinds.findIndex(
    ({ promoted, base, letter: own }) => promoted && base < 0 && own === letter.toUpperCase(),
  );
  if (promoted >= 0) return codeOf(promoted, side);
  reader.note(`${place}: the mark ~ of a promoted piece means nothing here and was dropped`);
  return codeOf(plain, side);
}

function readPocket(reader: FenReader, text: string | undefined): void {
  const { board, setup } = reader;
  if (text === undefined || text === '' || text === '-') return;
  if (!board.definition.rules.hand) {
    reader.fault('this variant has no pieces in hand', 'hand', 'leave out the brackets');
    return;
  }
  for (const letter of text.slice(0, 500)) {
    const code = readPiece(reader, letter, 'hand');
    if (code === WALL) reader.fault('a wall can not be in hand', 'hand');
    else if (code && !canHold(board, code))
      reader.fault(`a ${board.kinds[board.royal]!.name} can not be in hand`, 'hand');
    else if (code && setup.hands[code]! < 60) setup.hands[code]!++;
    else if (code) reader.fault('more than 60 pieces of a kind in hand', 'hand');
  }
}

/** A royal piece is in hand only where the game begins so. */
const canHold = ({ royal, definition }: BoardFacts, code: number): boolean =>
  kindOfCode(code) !== royal || definition.rules.hand?.first === true;

const SIDES = new Map([
  ['w', 0],
  ['white', 0],
  ['b', 1],
  ['black', 1],
]);

function readTurn(reader: FenReader, field: string): void {
  const side = SIDES.get(field.toLowerCase());
  if (side === undefined) reader.fault(`${JSON.stringify(field.slice(0, 20))} is no side to move`, 'turn', 'w or b');
  reader.setup.turn = side ?? 0;
}

/** Holes are where the board has them; walls elsewhere only where the game lays some. */
function checkWalls(reader: FenReader): void {
  const { board, setup } = reader;
  const { walls, petrifies } = board.definition.rules;
  const found = cellsOf(setup.cells, WALL).filter((cell) => !board.holes[cell]);
  if (!walls && !petrifies.length && found.length)
    reader.fault(
      `there is no wall in this variant, but one on ${squares(board, found)}`,
      cellName(board.grid, found[0]!),
    );
  if (walls?.moves && found.length > 1)
    reader.fault(`there is one blocker only, but some on ${squares(board, found)}`, cellName(board.grid, found[1]!));
  const filled = [...board.holes.keys()].filter((cell) => board.holes[cell] && setup.cells[cell] !== WALL);
  if (filled.length)
    reader.fault(`the board has holes on ${squares(board, filled)}: write * there`, cellName(board.grid, filled[0]!));
}

const squares = ({ grid }: BoardFacts, cells: readonly number[]): string =>
  listed(
    cells.slice(0, 8).map((cell) => cellName(grid, cell)),
    'and',
  );

function checkRoyals(reader: FenReader): void {
  const { board, setup } = reader;
  if (board.royal === NONE) return;
  const name = board.kinds[board.royal]!.name;
  for (const side of [0, 1]) {
    const cells = cellsOf(setup.cells, codeOf(board.royal, side)).map((cell) => cellName(board.grid, cell));
    const count = cells.length + setup.hands[codeOf(board.royal, side)]!;
    // who begins without one may have one, never several
    if (count === 1 || (!count && !board.hasRoyal[side])) continue;
    const hint = `each side has ${board.hasRoyal[side] ? 'exactly' : 'at most'} one ${name}`;
    if (!cells.length) reader.fault(`${reader.seat(side)} has no ${name}`, 'board', hint);
    else reader.fault(`${reader.seat(side)} has ${cells.length} ${name}s, on ${listed(cells, 'and')}`, cells[1], hint);
  }
}

const cellsOf = (cells: Uint8Array, code: number): number[] => [...cells.keys()].filter((cell) => cells[cell] === code);

/** A pawn can't stand where it must have promoted, nor behind where it began. */
function checkPawns(reader: FenReader): void {
  const { board, setup } = reader;
  const { promotion } = board.definition.rules;
  if (!promotion) return;
  setup.cells.forEach((code, cell) => {
    if (!isPiece(code)) return;
    const kind = board.kinds[kindOfCode(code)]!;
    if (!promotion.pieces.includes(kind.letter) || kind.promoted) return;
    const rank = relativeRank(board.grid, sideOf(code), cell);
    const first = firstRank(board, kind);
    const couldStay =
      promotionOf(board.definition, board.grid, kind, sideOf(code), cell) < 2 || mayDrop(board, kind, rank);
    if (couldStay && rank >= first) return;
    const name = cellName(board.grid, cell);
    reader.fault(
      `${name}: a ${reader.seat(sideOf(code))} ${kind.name} can not stand on rank ${rankOf(board.grid, cell) + 1}`,
      name,
    );
  });
}

/** A piece of the kind may have been dropped on the rank. */
const mayDrop = ({ definition }: BoardFacts, { letter }: Kind, rank: number): boolean =>
  definition.rules.hand?.drops === true && !definition.rules.hand.closedRanks[letter]?.includes(rank);

/** The first rank a kind can stand on: where it begins, the lowest it may be dropped on or go back to. */
function firstRank({ definition, grid }: BoardFacts, { letter, strokes }: Kind): number {
  const { initial, confined, hand } = definition.rules;
  if (strokes.some(({ dy }) => dy < 0)) return Math.min(...(confined[letter] ?? [1]));
  const begins = initial[letter] ?? [1];
  const open = [...Array(grid.ranks).keys()].map((index) => index + 1);
  const dropped = hand ? open.filter((rank) => !hand.closedRanks[letter]?.includes(rank)) : [];
  return Math.min(...begins, ...dropped);
}

function readCounters(reader: FenReader, [halfmove = '0', fullmove = '1', ...rest]: readonly string[]): void {
  if (/^[a-z]/i.test(halfmove)) {
    reader.note('what follows the en passant square was read as EPD operations and dropped');
    return;
  }
  reader.setup.halfmove = readCount(reader, halfmove === '-' ? '0' : halfmove, 'halfmove clock');
  reader.setup.fullmove = readCount(reader, fullmove === '-' ? '1' : fullmove, 'move number');
  if (reader.setup.fullmove === 0) {
    reader.setup.fullmove = 1;
    reader.note('moves are counted from 1, not 0');
  }
  if (rest.length) reader.note(`what follows the move number was dropped: ${rest.join(' ').slice(0, 40)}`);
}

/** Where moves are counted, the limit stands in the field of captures in passing, and the plies in that of the halfmove clock. */
function readCounting(reader: FenReader, field: string): void {
  const { setup } = reader;
  setup.countLimit = readCount(reader, field, 'counting limit');
  if (!setup.countLimit) return;
  setup.countPly = setup.halfmove;
  setup.halfmove = 0;
}

function readCount(reader: FenReader, text: string, name: string): number {
  if (/^[0-9]{1,5}$/.test(text)) return Number(text);
  reader.fault(`${JSON.stringify(text.slice(0, 20))} is no ${name}`, name, 'a whole number from 0 to 99999');
  return 0;
}

/** The piece on a cell for a sentence: "white queen on e8". */
export function namedPiece(board: BoardFacts, cells: Uint8Array, cell: number): string {
  const code = cells[cell]!;
  if (code === WALL) return `wall on ${cellName(board.grid, cell)}`;
  return `${board.definition.seats[sideOf(code)]} ${board.kinds[kindOfCode(code)]!.name} on ${cellName(board.grid, cell)}`;
}
