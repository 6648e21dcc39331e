import { ok, type Result } from '../../../lib/result.ts';
import { makeFenReader, positionStringError } from '../../../play/fen-reader.ts';
import type { FenFault } from '../../../play/rules.ts';
import { type Board, SPACE_COUNT } from '../engine/board.ts';
import { balanceBank } from '../engine/start.ts';
import {
  housesIndex,
  OFF_BOARD,
  ownerIndex,
  PLAYER_FIELD,
  playerFieldIndex,
  purseIndex,
  RAILROAD_BOX,
  STATE_INDEX,
  STATE_SIZE,
  TREASURY,
} from '../engine/state-layout.ts';
import { LEFT_MARK, OWNER_MARKS, PLAYER_MARKS } from './format.ts';
import { judgeState } from './judge.ts';
import { judgeAmounts } from './judge-amounts.ts';
import { readPhase } from './phase.ts';
import { addFault, MAX_MONEY, quoteWord, readNumber, type StateReader } from './reader.ts';

const DEFAULTS = ['-', '0', '0', '-', '1'] as const;
const FIELD_NAMES = ['deeds', 'treasury', 'railroad box', 'works of the single tax', 'round'] as const;

/** A state read from a position string. */
interface ParsedState {
  readonly state: Int32Array;
  readonly notes: readonly string[];
  readonly unreachable: readonly FenFault[];
}

/**
 * Parses a position string. Returns all faults together, or the state with notes about what was corrected in reading.
 */
export function parseFen(board: Board, fen: string): Result<ParsedState, readonly FenFault[]> {
  const reader: StateReader = { ...makeFenReader(board), state: new Int32Array(STATE_SIZE) };
  const [phase = '', seat, players, ...rest] = fen.trim().split(/\s+/);
  readSeat(reader, seat);
  readPlayers(reader, players);
  readRest(reader, rest);
  readPhase(reader, phase);
  if (!reader.faults.length) judgeState(reader);
  if (reader.faults.length) return positionStringError(reader.faults);
  balanceBank(reader.state);
  judgeAmounts(reader);
  return ok({ state: reader.state, notes: reader.notes, unreachable: reader.unreachable });
}

function readSeat(reader: StateReader, text = ''): void {
  const { board, state, notes } = reader;
  const seat = Number(text) - 1;
  const named = board.definition.seats.indexOf(text.toLowerCase());
  if (/^\d$/.test(text) && seat >= 0 && seat < board.seats) state[STATE_INDEX.seat] = seat;
  else if (named >= 0) {
    state[STATE_INDEX.seat] = named;
    notes.push(`${text} was read as ${named + 1}`);
  } else addFault(reader, 'turn', `${quoteWord(text)} is no player whose turn it could be`, `1 to ${board.seats}`);
}

function readPlayers(reader: StateReader, text = ''): void {
  const { board } = reader;
  const players = text.split('/');
  if (players.length !== board.seats) {
    addFault(
      reader,
      'players',
      `${board.seats} play, the string tells of ${players.length}`,
      'cash@space of each with / between them',
    );
    return;
  }
  for (const [seat, player] of players.entries()) readPlayer(reader, seat, player);
}

function readPlayer(reader: StateReader, seat: number, text: string): void {
  const { board, state } = reader;
  const at = board.definition.seats[seat]!;
  if (text === LEFT_MARK && board.seats > 2) {
    state[playerFieldIndex(seat, PLAYER_FIELD.place)] = OFF_BOARD;
    return;
  }
  const read = /^(\d{1,6})@(\d{1,2})((?:[a-z]\d*)*)$/.exec(text);
  if (!read) {
    const left = board.seats > 2 ? `; ${LEFT_MARK} for a player who has left the game` : '';
    const hint = `cash@space, and letters with numbers: 430@17c2n1p${left}`;
    addFault(reader, at, `${quoteWord(text)} tells nothing of ${at}`, hint);
    return;
  }
  const [, cash, place, marks] = read as unknown as [string, string, string, string];
  state[purseIndex(seat)] = Number(cash);
  if (Number(place) < SPACE_COUNT) state[playerFieldIndex(seat, PLAYER_FIELD.place)] = Number(place);
  else addFault(reader, at, `there is no space ${place}`, `0 to ${SPACE_COUNT - 1}`);
  readMarks(reader, seat, marks);
}

function readMarks(reader: StateReader, seat: number, text: string): void {
  const { board, state } = reader;
  const at = board.definition.seats[seat]!;
  const seen = new Set<string>();
  for (const [, letter, digits] of text.matchAll(/([a-z])(\d*)/g)) {
    const mark = PLAYER_MARKS.find(([own]) => own === letter);
    const isTwice = seen.has(letter!);
    seen.add(letter!);
    if (!mark)
      addFault(reader, at, `${quoteWord(letter!)} is no mark of a player`, PLAYER_MARKS.map(([own]) => own).join(' '));
    else if (isTwice) addFault(reader, at, `${letter} is said of ${at} twice`);
    else if (mark[2] !== /^[1-9]\d{0,3}$/.test(digits!) || (!mark[2] && digits !== ''))
      addFault(reader, at, `${letter}${digits} of ${at} is not readable`, mark[2] ? `${letter}1 and more` : letter!);
    else state[playerFieldIndex(seat, mark[1])] = mark[2] ? Number(digits) : 1;
  }
}

/**
 * Reads the fields for deeds, purses, law and round. Missing fields at the end get their values from the start of a
 * game.
 */
function readRest(reader: StateReader, rest: readonly string[]): void {
  const { notes, state, board } = reader;
  const law = board.definition.rules.singleTax?.law === 'from-the-start' ? '0' : '-';
  const usual: readonly string[] = [DEFAULTS[0], DEFAULTS[1], DEFAULTS[2], law, DEFAULTS[4]];
  if (rest.length > usual.length) {
    addFault(reader, 'end', `nothing follows the round, found ${quoteWord(rest.slice(usual.length).join(' '))}`);
  }
  const missing = FIELD_NAMES.slice(rest.length);
  if (missing.length) notes.push(`not said and taken as at the start: ${missing.join(', ')}`);
  const [deeds, treasury, box, works, round] = usual.map((word, index) => rest[index] ?? word);
  readDeeds(reader, deeds!);
  state[purseIndex(TREASURY)] = readNumber(reader, 'treasury', treasury!, 0, MAX_MONEY);
  state[purseIndex(RAILROAD_BOX)] = readNumber(reader, 'railroad box', box!, 0, MAX_MONEY);
  if (works !== '-') state[STATE_INDEX.law] = 1 + readNumber(reader, 'works', works!, 0, 9999);
  state[STATE_INDEX.round] = readNumber(reader, 'round', round!, 1, board.definition.end.rounds);
}

function readDeeds(reader: StateReader, text: string): void {
  if (text !== '-') for (const deed of text.split(',').slice(0, 2 * SPACE_COUNT)) readDeed(reader, deed);
}

function readDeed(reader: StateReader, text: string): void {
  const { board, state } = reader;
  const read = /^(\d{1,2}):([1-6xf])(?:h([1-9]))?$/.exec(text);
  if (!read) {
    addFault(reader, 'deeds', `${quoteWord(text)} is no deed`, 'space:player, and h with houses: 6:2h3');
    return;
  }
  const [, digits, mark, houses = '0'] = read as unknown as [string, string, string, string?];
  const space = Number(digits);
  const owner = OWNER_MARKS[mark] ?? Number(mark);
  const at = `space ${space}`;
  if (!board.isDeed[space]) {
    addFault(reader, at, `${board.names[space] ?? at} has no owner in this game`);
    return;
  }
  if (state[ownerIndex(space)]) {
    addFault(reader, at, `${board.names[space]} has two owners`);
    return;
  }
  if (mark !== 'x' && mark !== 'f' && owner > board.seats) {
    addFault(reader, at, `there is no player ${mark}`, `1 to ${board.seats}`);
    return;
  }
  state[ownerIndex(space)] = owner;
  state[housesIndex(space)] = Number(houses);
}
