import { cellAt, cellName, rankName } from '../../board/grid.ts';
import { joinNames } from '../../lib/nearest.ts';
import type { BoardFacts } from '../board/board.ts';
import { codeOf, fenLetter, WALL_CODE } from '../board/kinds.ts';
import { MAX_RANKS } from '../language/limits.ts';
import type { SetupReader } from './reader.ts';

/** Maximum number of pieces of one kind in hand: larger numbers would share hash keys. */
export const MAX_IN_HAND = 60;

/** Maximum number of pieces in both hands together that are read. */
export const MAX_POCKET = 500;

/**
 * Splits `board[pocket]` or `board/pocket` into placement and pocket (the pieces in hand). The pocket keeps its closing
 * bracket.
 */
export function splitPocket({ grid, definition }: BoardFacts, field: string): [string, string | undefined] {
  const bracket = field.indexOf('[');
  if (bracket >= 0) return [field.slice(0, bracket), field.slice(bracket + 1)];
  const ranks = field.split('/');
  if (definition.rules.hand && ranks.length === grid.ranks + 1)
    return [ranks.slice(0, -1).join('/'), `${ranks.at(-1)}]`];
  return [field, undefined];
}

export function readPlacement(reader: SetupReader, text: string): void {
  const { grid } = reader.board;
  const ranks = text.split('/');
  const width = commonWidth(ranks);
  if (ranks.length !== grid.ranks) {
    const message = `the board has ${countText(grid.ranks, 'rank')}, the string has ${ranks.length}`;
    reader.fault(message, 'board', sizeHint(reader, ranks, width));
  } else if (width !== undefined && width !== grid.files) {
    const message = `the board has ${countText(grid.files, 'file')}, the string has ${width}`;
    reader.fault(message, 'board', sizeHint(reader, ranks, width));
  } else for (const [index, rank] of ranks.entries()) readRank(reader, rank, grid.ranks - 1 - index);
}

/** Width of all ranks if they agree on one that a board can have; undefined for a single rank, which proves nothing. */
function commonWidth(ranks: readonly string[]): number | undefined {
  const widths = ranks.slice(0, MAX_RANKS).map((rank) => {
    const tokens = rank.slice(0, 100).match(/\d+|\+?[^\d~+]/gu) ?? [];
    return tokens.reduce((sum, token) => sum + (/^\d/.test(token) ? Number(token) : 1), 0);
  });
  const [width] = widths;
  return widths.length > 1 && width! <= MAX_RANKS && widths.every((other) => other === width) ? width : undefined;
}

function sizeHint({ board, otherVariants }: SetupReader, ranks: readonly string[], width: number | undefined): string {
  const { grid, definition } = board;
  const right = `${countText(grid.ranks, 'rank')} of ${countText(grid.files, 'file')} from the top, separated by /`;
  const isPocket = ranks.length === grid.ranks + 1 && /^[a-z]*$/i.test(ranks.at(-1)!) && !definition.rules.hand;
  if (isPocket) return `${right}; this variant has no pieces in hand`;
  const others = width === undefined ? undefined : otherVariants?.board(width, ranks.length);
  return others ? `${right}; such boards have ${others}` : right;
}

const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function readRank(reader: SetupReader, text: string, rank: number): void {
  const { grid } = reader.board;
  const place = `rank ${rankName(grid, rank)}`;
  const long = grid.files > 9;
  if (!long && /\d\d/.test(text)) reader.note(`${place}: digits side by side were read one by one`);
  let file = 0;
  let pieces = 0;
  for (const token of text.match(long ? /\d{1,2}|\+?[^\d~+]~?|~|\+/gu : /\d|\+?[^\d~+]~?|~|\+/gu) ?? []) {
    if (/^\d/.test(token)) {
      if (Number(token) === 0)
        reader.fault(`${place}: 0 is no number of empty squares`, place, `a number from 1 to ${grid.files}`);
      file += Number(token);
      continue;
    }
    const code = readPiece(reader, token, file < grid.files ? cellName(grid, cellAt(grid, file, rank)) : place);
    if (code && file < grid.files) reader.setup.cells[cellAt(grid, file, rank)] = code;
    file++;
    pieces++;
  }
  if (file === grid.files) return;
  const squares = `${countText(file, 'square')} instead of ${grid.files}`;
  const amount = Math.abs(grid.files - file);
  reader.fault(
    `${place} has ${squares}: ${JSON.stringify(text.slice(0, 40))}`,
    place,
    `${pieces} occupied and ${file - pieces} empty are ${amount} too ${file > grid.files ? 'many' : 'few'}`,
  );
}

/**
 * Reads a letter with its marks: `+` means turned over; `~` means promoted where captured pieces revert, and is ignored
 * elsewhere. A star is a wall.
 */
function readPiece(reader: SetupReader, token: string, place: string): number {
  const { kinds } = reader.board;
  if (token === '*') return WALL_CODE;
  const turned = token.length > 1 && token.startsWith('+');
  const letter = token[turned ? 1 : 0]!;
  const side = letter === letter.toUpperCase() ? 0 : 1;
  const named = namedKind(reader, letter.toUpperCase());
  const plain = turned && named >= 0 ? kinds.findIndex((kind) => kind.base === named) : named;
  if (plain < 0 || !/[a-z]/i.test(letter)) {
    const others = /^[a-z]$/i.test(token) ? reader.otherVariants?.piece(token.toUpperCase()) : undefined;
    const pieces = `pieces are ${joinNames(pieceLetters(reader), 'and')}`;
    const hint = others ? `${pieces}; ${token.toUpperCase()} is one in ${others}` : pieces;
    reader.fault(`${place}: ${JSON.stringify(token)} is no piece`, place, hint);
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

/**
 * Kind for a letter: the kind with this letter in position strings, or else in move text, since other programs mix the
 * two.
 */
function namedKind(reader: SetupReader, letter: string): number {
  const { kinds, definition } = reader.board;
  const own = kinds.findIndex((kind) => kind.letter === letter);
  const meant = Object.entries(definition.notation.letters).find(([, text]) => text === letter)?.[0];
  if (own >= 0 || meant === undefined) return own;
  const note = `${letter} was read as ${meant}, the letter of the ${definition.pieces[meant]!.name} here`;
  if (!reader.notes.includes(note)) reader.note(note);
  return kinds.findIndex((kind) => kind.letter === meant);
}

const pieceLetters = ({ board: { kinds } }: SetupReader): string[] =>
  kinds.flatMap(({ promoted, base }, index) => (promoted && base < 0 ? [] : [fenLetter(kinds, index, 0)]));

/** Reads the pieces in hand, by letter. A dash or an empty text means none. */
export function readPocket(reader: SetupReader, text: string): void {
  const { board } = reader;
  const [letters, after] = text.split(']', 2) as [string, string | undefined];
  if (after === undefined && text.length) reader.note('the bracket of the hand was closed');
  if (after) reader.fault(`after the hand follows ${JSON.stringify(after.slice(0, 20))}`, 'hand', 'a space follows ]');
  if (letters === '' || letters === '-') return;
  if (!board.definition.rules.hand) {
    reader.fault('this variant has no pieces in hand', 'hand', 'leave out the brackets');
    return;
  }
  for (const token of letters.slice(0, MAX_POCKET).match(/\+?[^~+]~?|~|\+/gu) ?? []) {
    const code = readPiece(reader, token, 'hand');
    if (code) addToHand(reader, code);
  }
}

function addToHand(reader: SetupReader, code: number): void {
  const { board, setup } = reader;
  if (code === WALL_CODE) {
    reader.fault('a wall cannot be in hand', 'hand', 'letters of pieces');
    return;
  }
  const kind = board.kinds[(code - 1) >> 1]!;
  if (!canHold(board, code))
    reader.fault(`a ${board.kinds[board.royal]!.name} cannot be in hand`, 'hand', `leave out ${kind.letter}`);
  else if (kind.promoted)
    reader.fault(
      `hand: a ${kind.name} that was promoted is held as what it was`,
      'hand',
      `write ${fenLetter(board.kinds, kind.inHand, (code - 1) & 1)}`,
    );
  else if (setup.hands[code]! < MAX_IN_HAND) setup.hands[code]!++;
  else reader.fault(`more than ${MAX_IN_HAND} of a kind in hand`, 'hand', 'as many as the game has');
}

/** Whether a piece may be in hand. Royal pieces may only if the game begins with them in hand. */
const canHold = ({ royal, definition }: BoardFacts, code: number): boolean =>
  (code - 1) >> 1 !== royal || definition.rules.hand?.first === true;
