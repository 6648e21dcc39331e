import { fail, ok, type Result } from '../lib/result.ts';
import {
  type Game,
  legalMovesOf,
  outcomeOf,
  outcomeText,
  type PlayableVariant,
  playChanceMoves,
  setUpGame,
  setUpPosition,
} from '../play/game.ts';
import type { Move } from '../play/move.ts';
import { playPly } from '../play/play-move.ts';
import { isPlayerEnd } from '../play/player-actions.ts';
import { CHANCE_SEAT } from '../play/position.ts';
import type { MoveReading, ParsedRecord, RecordedResult, RecordFormat } from '../play/record-format.ts';
import type { FenFault } from '../play/rules.ts';
import { moveReader } from './read-moves.ts';

/** A game that was read from text, with a sentence for each thing that was read leniently or not at all. */
export interface LoadedGame {
  readonly game: Game;
  readonly notes: readonly string[];
}

export type Loaded<Value> = Result<Value, readonly FenFault[]>;

/**
 * Plays a record by the rules of a variant, so that its moves are checked and repetitions count, and ends the game as the
 * record says. The seed determines what the record leaves to chance.
 */
export function playRecord(
  variant: PlayableVariant,
  format: RecordFormat,
  record: ParsedRecord,
  seed: string,
): Loaded<LoadedGame> {
  const played = playReadings(() => startGame(variant, format, record, seed), format, record);
  if (!played.ok) return played;
  const ended = withResult(played.value.game, record.result);
  const notes = [...(record.notes ?? []), ...played.value.notes, ...ended.notes, ...drawChance(ended.game)];
  return ok({ game: ended.game, notes });
}

function startGame(
  variant: PlayableVariant,
  format: RecordFormat,
  record: ParsedRecord,
  seed: string,
): Loaded<LoadedGame> {
  const fen = record.tags[format.startTag];
  if (fen !== undefined) {
    const start = setUpPosition(variant, fen, seed);
    const ofStart = (fault: FenFault) => ({ ...fault, message: `${format.name}, start position: ${fault.message}` });
    return start.ok ? start : fail(start.error.map(ofStart));
  }
  const { arrayStart, hasRandomStart } = variant.rules;
  if (hasRandomStart && arrayStart) return ok({ game: { variant, position: arrayStart(), played: [] }, notes: [] });
  if (hasRandomStart && record.moves.length) {
    const message = `${format.name}: a game of ${variant.definition.title} begins from a random array, which the text does not give`;
    return fail([{ message, hint: `add the array as a position string in the tag ${format.startTag.toUpperCase()}` }]);
  }
  return ok({ game: setUpGame(variant, seed), notes: [] });
}

/** Plays a record from its start. Of several readings, the only one in which every move is legal is played. */
function playReadings(
  start: () => Loaded<LoadedGame>,
  format: RecordFormat,
  { moves, readings = [{ moves, name: '' }] }: ParsedRecord,
): Loaded<LoadedGame> {
  const tried = readings.map((reading) => ({ reading, started: start() }));
  const first = tried[0]!.started;
  if (!first.ok) return first;
  const played = tried.flatMap(({ reading, started }) =>
    started.ok ? [{ reading, result: playMoves(started.value.game, format, reading.moves, moves) }] : [],
  );
  const legal = played.flatMap(({ reading, result }) => (result.ok ? [{ reading, loaded: result.value }] : []));
  const [only, ...others] = legal;
  if (!only) return fail([furthest(played.flatMap(({ result }) => (result.ok ? [] : [result.error]))).fault]);
  if (others.length) return fail([{ message: `${format.name}: ${severalReadingsText(readings)}` }]);
  const { reading, loaded } = only;
  const notes = reading.isNoted ? [`the moves were read with ${reading.name}`] : [];
  return ok({ game: loaded.game, notes: [...first.value.notes, ...notes, ...loaded.notes] });
}

/** A move of a record that cannot be played: its index, and why. */
interface StoppedAt {
  readonly index: number;
  readonly fault: FenFault;
}

/** The failure after the most moves: the reading that was probably meant. The first of equals wins. */
const furthest = (stops: readonly StoppedAt[]): StoppedAt =>
  stops.reduce((best, stop) => (stop.index > best.index ? stop : best));

const severalReadingsText = (readings: readonly MoveReading[]): string =>
  `the moves are legal with ${readings.map(({ name }) => name).join(' and with ')}; write them so that only one is possible`;

/**
 * Plays moves in the notation of a format, among them the dice and cards that the record gives: nothing is drawn by the
 * seed here. `written` are the same moves as the text has them. Moves after the end of the game are noted.
 */
function playMoves(
  start: Game,
  format: RecordFormat,
  moves: readonly string[],
  written: readonly string[],
): Result<LoadedGame, StoppedAt> {
  const readMove = moveReader(format);
  let game = start;
  for (const [index, move] of moves.entries()) {
    const outcome = outcomeOf(game);
    if (outcome) return ok({ game, notes: [laterMovesNote(written, index, outcomeText(game, outcome))] });
    const input = readMove(move);
    if (isImplied(game, format, input)) playPly(game, { notation: format.impliedMove });
    const played = playPly(game, input);
    if (!played.ok && format.nullMoves?.includes(move)) return ok({ game, notes: [nullMoveNote(written, index)] });
    if (!played.ok) {
      const at = `move ${index + 1}`;
      const message = `${format.name}, ${at} (${written[index]!.slice(0, 20)}): ${played.error.message}`;
      return fail({ index, fault: { message, at } });
    }
    game = played.value.game;
  }
  return ok({ game, notes: [] });
}

/** Whether the format leaves out a move here: the only legal one, where the record gives another. */
function isImplied(game: Game, { impliedMove }: RecordFormat, { notation }: Move): boolean {
  if (impliedMove === undefined || notation === undefined || notation === impliedMove) return false;
  return game.position.count() === 1 && legalMovesOf(game)[0]?.notation === impliedMove;
}

/** Draws the dice and cards with which the game goes on after the end of the record. */
function drawChance(game: Game): string[] {
  if (outcomeOf(game)) return [];
  const drawn = playChanceMoves(game).map(({ notation }) => notation);
  return drawn.length ? [`the text ends where chance decides: drawn by the seed were ${drawn.join(', ')}`] : [];
}

/** Analyses pass the turn where no rule allows it; the game cannot go on from there. */
const nullMoveNote = (moves: readonly string[], index: number): string =>
  `move ${index + 1} (${moves[index]}) is a null move, which is not legal: it and the ${moves.length - index - 1} moves after it were not played`;

function laterMovesNote(moves: readonly string[], played: number, ended: string): string {
  const count = moves.length - played;
  const later = count === 1 ? `move ${moves[played]} was` : `${count} moves from ${moves[played]} on were`;
  return `the game was over after ${played} move${played === 1 ? '' : 's'} (${ended}); the ${later} not played`;
}

/** Ends the game as the record says, if the board does not show it; notes a result that contradicts the board. */
function withResult(game: Game, result: RecordedResult | undefined): LoadedGame {
  if (!result) return { game, notes: [] };
  const winner = winnerOf(game, result);
  if (winner === undefined) return { game, notes: [unknownWinnerNote(game, result)] };
  const outcome = outcomeOf(game);
  if (outcome) {
    const isSame = outcome.winner === winner;
    return {
      game,
      notes: isSame ? [] : [`the result ${result.text} contradicts the board: ${outcomeText(game, outcome)}`],
    };
  }
  const claimable = game.position.claimable();
  const { reason } = result;
  if (claimable?.winner === winner && (reason === undefined || claimable.reason.endsWith(reason)))
    return { game: { ...game, ended: claimable }, notes: [] };
  const usual = { winner, reason: winner === null ? 'agreement' : 'resignation' };
  const named = { winner, reason: reason ?? usual.reason };
  if (isPlayerEnd(game, named)) return { game: { ...game, ended: named }, notes: [] };
  const note = `the board does not show the end that the text names, ${outcomeText(game, named)}: read as ${usual.reason}`;
  return { game: { ...game, ended: usual }, notes: [note] };
}

/** Seat of the winner; null for a draw, undefined if the game has no such seat. */
function winnerOf({ position, variant }: Game, { winner }: RecordedResult): number | null | undefined {
  if (winner === null) return null;
  const { seats } = variant.rules;
  const mover = position.turn === CHANCE_SEAT ? 0 : position.turn;
  const special: Readonly<Record<string, number>> = { first: 0, second: 1, mover, opponent: 1 - mover };
  if (Object.hasOwn(special, winner)) return seats.length === 2 ? special[winner] : undefined;
  const seat = seats.findIndex((name) => name.toLowerCase() === winner.toLowerCase());
  return seat < 0 ? undefined : seat;
}

const unknownWinnerNote = ({ variant }: Game, { text }: RecordedResult): string =>
  `the result ${JSON.stringify(text.slice(0, 40))} names no winner among ${variant.rules.seats.join(', ')}: passed over`;
