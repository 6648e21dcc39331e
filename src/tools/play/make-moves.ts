import { ok, type Result } from '../../lib/result.ts';
import { type Game, movesSoFar } from '../../play/game.ts';
import type { Move } from '../../play/move.ts';
import { playMove } from '../../play/play-move.ts';
import { encodeGame } from '../../play/state.ts';
import { type ReadMoves, readMoves } from '../../records/read-moves.ts';
import { writeRecords } from '../../records/write-records.ts';
import type { Refusal } from '../errors.ts';
import { afterMove } from './game-answers.ts';
import { refuseText, textOf } from './move-text.ts';

type OrRefusal<Value> = Result<Value, Refusal>;

/**
 * Plays moves, each an object or text. Of a text with several readings, the only one in which every move is legal is
 * played. `open` starts the game, anew for each reading.
 */
export function playMoves(open: () => OrRefusal<Game>, moves: readonly Move[]): OrRefusal<PlayedMoves> {
  const game = open();
  if (!game.ok) return game;
  if (moves.every((move) => textOf(move) === undefined)) return ok({ ...playInOrder(game.value, moves), notes: [] });
  const read = readAll(game.value, moves);
  if (!read.ok) return read;
  const { readings, notes } = read.value;
  const played = readings.flatMap((reading) => {
    const start = open();
    return start.ok ? [playInOrder(start.value, reading)] : [];
  });
  const legal = played.filter(({ stopped }) => !stopped);
  if (legal.length > 1)
    return refuseText('moves', 'the moves are legal in two readings; write them so that only one is possible');
  const best = legal[0] ?? played.reduce((one, other) => (other.applied > one.applied ? other : one));
  return ok({ ...best, notes });
}

/** Plays moves as `playMoves` does, and makes the answer of play_make_moves. */
export function makeMoves(open: () => OrRefusal<Game>, moves: readonly Move[]) {
  const played = playMoves(open, moves);
  if (!played.ok) return played;
  const { game, fen, plies, applied, stopped, notes } = played.value;
  const [record, ...otherRecords] = writeRecords(game, fen, plies);
  return ok({
    state: { ...encodeGame(game) },
    applied,
    ...(stopped && { stopped }),
    ...afterMove(game),
    ...(record && { record }),
    ...(otherRecords.length && { otherRecords }),
    ...(notes.length && { notes: [...notes] }),
  });
}

/** All moves as objects, in each way to read them. */
function readAll({ variant: { family } }: Game, moves: readonly Move[]): OrRefusal<ReadMoves> {
  const only = moves.length === 1 ? textOf(moves[0]!) : undefined;
  if (only !== undefined) {
    const read = readMoves(family, only);
    return read.ok ? read : refuseText('moves[0]', read.error);
  }
  // Only a text that stands alone may be read in several ways: two such texts would multiply them.
  const reading: Move[] = [];
  const notes: string[] = [];
  for (const [index, move] of moves.entries()) {
    const text = textOf(move);
    const read = text === undefined ? ok({ readings: [[move]], notes: [] }) : readMoves(family, text);
    if (!read.ok) return refuseText(`moves[${index}]`, read.error);
    for (const more of read.value.readings[0]!) reading.push(more);
    for (const note of read.value.notes) notes.push(note);
  }
  return ok({ readings: [reading], notes });
}

/** A game after a list of moves. */
export interface PlayedMoves {
  readonly game: Game;
  /** Position string before the first of `plies`. */
  readonly fen: string;
  /** The moves of the state and of the list, with the rolls and cards drawn after each. */
  readonly plies: readonly Move[];
  /** Number of moves of the list that were played. */
  readonly applied: number;
  /** The move that could not be played, if there is one. */
  readonly stopped: { index: number; move: Move; error: string } | undefined;
  /** What the text has in addition to moves. */
  readonly notes: readonly string[];
}

/** Plays moves up to the first that is not legal. */
function playInOrder(start: Game, moves: readonly Move[]): Omit<PlayedMoves, 'notes'> {
  const { fen, made } = movesSoFar(start);
  const plies: Move[] = [...made];
  let game = start;
  let applied = 0;
  let stopped: PlayedMoves['stopped'];
  for (const [index, move] of moves.entries()) {
    const played = playMove(game, move);
    if (!played.ok) {
      stopped = { index, move, error: played.error.message };
      break;
    }
    game = played.value.game;
    plies.push(played.value.move, ...played.value.drawn);
    applied++;
  }
  return { game, fen, plies, applied, stopped };
}
