import { ok, type Result } from '../lib/result.ts';
import type { Move } from '../play/move.ts';
import { ACTIONS } from '../play/player-actions.ts';
import type { Outcome } from '../play/position.ts';
import type { ParsedRecord, PlayedGame, RecordedResult, RecordFormat } from '../play/record-format.ts';
import { beginsLikeList, type MoveTextStyle, parseMoveText, terminationReason } from './movetext.ts';
import { tagLines, terminationText, wrapWords } from './write-movetext.ts';

/**
 * The common format of families that have no standard of their own: tags as in PGN where they are needed, then the moves
 * in the family's notation.
 */

/** Maximum number of moves and rolls; long games of dice have some thousands. */
const MAX_MOVES = 10_000;

/** Results of games of two, by their spelling: the seat that won, or null for a draw. */
const RESULTS: MoveTextStyle['results'] = {
  '1-0': 'first',
  '0-1': 'second',
  '1/2-1/2': null,
  '1/2': null,
  '½-½': null,
  '½': null,
  '*': undefined,
};

/** Values of the tag `Result` that leave the game open. */
const OPEN_RESULTS = ['', '*', '?', '-'];

/** What a family adds to the common format. */
export interface MoveListOptions {
  readonly name: string;
  /** Matches one move at a place in the text; sticky. */
  readonly move: RegExp;
  /** Words with which moves begin, in lower case, if moves are words. */
  readonly verbs?: readonly string[];
  /** Matches what only position strings have among their words, such as the player to move. */
  readonly positionSign: RegExp;
  /** Spells a move without blanks. Default: its `notation`. */
  writeMove?(move: Move): string;
  /** Converts the text of a move to JSON. Default: the text as `notation`. */
  readMove?(text: string): Move;
  /** Whether a move gets a number of its own. Default: the first move of each round. */
  isNumbered?(move: Move): boolean;
  /** Joins the spelled moves. Default: numbered, in lines. */
  joinMoves?(words: readonly string[]): string;
  /** Notation of a move that is left out where it is the only legal one and another follows. */
  readonly impliedMove?: string;
}

/** Makes the format of a family from its own patterns and names. */
export function moveListFormat(options: MoveListOptions): RecordFormat {
  const { name, move, verbs, positionSign, readMove = (text) => ({ notation: text }), impliedMove } = options;
  const style: MoveTextStyle = { move, results: RESULTS, isList: true, maxMoves: MAX_MOVES, ...(verbs && { verbs }) };
  return {
    name,
    matches: (text) => beginsLikeList(text, style, positionSign),
    parse: (text) => parseList(text, style),
    format: (game) => formatList(options, game),
    startTag: 'fen',
    readMove: (text) => readAction(text) ?? readMove(text),
    ...(impliedMove !== undefined && { impliedMove }),
  };
}

function parseList(text: string, style: MoveTextStyle): Result<ParsedRecord, string> {
  const parsed = parseMoveText(text, style);
  if (!parsed.ok) return parsed;
  const { tags, result, notes = [] } = parsed.value;
  const read = tags['winner'] ? namedWinner(tags) : (result ?? namedWinner(tags));
  return ok({ ...parsed.value, result: read, notes: [...notes, ...winnerNotes(tags)] });
}

/** Notes a tag `Result` beside a tag `Winner`, which counts, unless both say the same or the result is open. */
const winnerNotes = ({ winner, result = '' }: ParsedRecord['tags']): string[] =>
  !winner || OPEN_RESULTS.includes(result) || result === winner
    ? []
    : [`[Result "${result.slice(0, 40)}"] is not read, as [Winner "${winner.slice(0, 40)}"] names the winner`];

/** The winner that the tags name by the seat, as for three and more players: `[Winner "red"]`. */
function namedWinner({ winner, result, termination }: ParsedRecord['tags']): RecordedResult | undefined {
  const name = winner || result || '';
  return OPEN_RESULTS.includes(name) ? undefined : { text: name, winner: name, reason: terminationReason(termination) };
}

/** Reads `resign`, `claim` or `draw` with the seat and, of a draw, whether it is agreed: `draw:red:agreed`. */
function readAction(text: string): Move | undefined {
  const [action = '', ...details] = text.toLowerCase().split(':');
  if (!ACTIONS.includes(action)) return undefined;
  const seat = details.find((word) => word !== AGREED);
  return { action, ...(seat !== undefined && { seat }), ...(details.includes(AGREED) && { agreed: true }) };
}

const AGREED = 'agreed';

const isAction = ({ action }: Move): boolean => ACTIONS.includes(String(action));

const writeAction = ({ action, seat, agreed }: Move): string =>
  [action, ...(seat === undefined ? [] : [seat]), ...(agreed === true ? [AGREED] : [])].join(':');

function formatList(options: MoveListOptions, game: PlayedGame): string {
  const { tags, fen, isUsualStart, isDefaultVariant, variant, definition } = game;
  const made = movesToWrite(options, game);
  const allTags = {
    ...tags,
    ...(!isDefaultVariant && { Variant: variant ?? definition.variant }),
    ...(!isUsualStart && { SetUp: '1', FEN: fen }),
    ...resultTags(game),
  };
  const moves = joinedMoves(options, made, definition.seats.length);
  // Without a tag or a move there would be no text.
  const isEmpty = !moves && !Object.keys(allTags).length;
  const parts = [tagLines(isEmpty ? { Result: '*' } : allTags), moves];
  return parts
    .filter(Boolean)
    .map((part) => `${part}\n`)
    .join('\n');
}

/** The moves without what the reader adds: the action that ends a game of two, which is in the tags, and implied moves. */
function movesToWrite({ impliedMove }: MoveListOptions, { made, isEndedByPlayers, definition }: PlayedGame): Move[] {
  const actions = made.filter(isAction);
  const isInTags = isEndedByPlayers && actions.length === 1 && definition.seats.length === 2;
  const isLeftOut = (move: Move, index: number) => move.notation === impliedMove && made[index + 1]?.notation;
  return made.filter((move, index) => !(isInTags && isAction(move)) && !(impliedMove && isLeftOut(move, index)));
}

/** How the players ended the game. A result that the board shows needs no tags. */
function resultTags({ outcome, isEndedByPlayers, definition }: PlayedGame): Record<string, string> {
  if (!outcome || !isEndedByPlayers) return {};
  return { ...winnerTag(outcome, definition.seats), Termination: terminationText(definition, outcome) };
}

/** The tag of the result: with two seats as in PGN, with more by the name of the winner's seat. */
function winnerTag({ winner }: Outcome, seats: readonly string[]): Record<string, string> {
  if (winner === null) return { Result: '1/2-1/2' };
  return seats.length === 2 ? { Result: winner === 0 ? '1-0' : '0-1' } : { Winner: seats[winner]! };
}

function joinedMoves(options: MoveListOptions, made: readonly Move[], seats: number): string {
  const { writeMove = ({ notation }) => notation!, isNumbered, joinMoves } = options;
  const words = made.map((move) => (isAction(move) ? writeAction(move) : writeMove(move)));
  if (joinMoves) return joinMoves(words);
  let number = 0;
  const numbered = made.map((move, index) =>
    (isNumbered ? isNumbered(move) : index % seats === 0) ? `${++number}. ${words[index]}` : words[index]!,
  );
  return wrapWords(numbered);
}
