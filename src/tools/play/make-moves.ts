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
export function makeMoves(
  open: () => OrRefusal<Game>,
  moves: readonly Move[],
): OrRefusal<MadeMoves & { notes?: string[] }> {
  const game = open();
  if (!game.ok) return game;
  if (moves.every((move) => textOf(move) === undefined)) return ok(makeMovesAnswer(game.value, moves));
  const read = readAll(game.value, moves);
  if (!read.ok) return read;
  const { readings, notes } = read.value;
  const answers = readings.flatMap((reading) => {
    const start = open();
    return start.ok ? [makeMovesAnswer(start.value, reading)] : [];
  });
  const legal = answers.filter(({ stopped }) => !stopped);
  if (legal.length > 1)
    return refuseText('moves', 'the moves are legal in two readings; write them so that only one is possible');
  const best = legal[0] ?? answers.reduce((one, other) => (other.applied > one.applied ? other : one));
  return ok({ ...best, ...(notes.length && { notes: [...notes] }) });
}

/** All moves as objects, in each way to read them. */
function readAll({ variant }: Game, moves: readonly Move[]): OrRefusal<ReadMoves> {
  let readings: readonly (readonly Move[])[] = [[]];
  const notes: string[] = [];
  for (const [index, move] of moves.entries()) {
    const text = textOf(move);
    const read = text === undefined ? ok({ readings: [[move]], notes: [] }) : readMoves(variant.family, text);
    if (!read.ok) return refuseText(`moves[${index}]`, read.error);
    // Only a text that stands alone may be read in several ways: two such texts would multiply them.
    const next = moves.length === 1 ? read.value.readings : read.value.readings.slice(0, 1);
    readings = readings.flatMap((before) => next.map((more) => [...before, ...more]));
    notes.push(...read.value.notes);
  }
  return ok({ readings, notes });
}

type MadeMoves = ReturnType<typeof makeMovesAnswer>;

/** Plays moves up to the first that is not legal. */
function makeMovesAnswer(start: Game, moves: readonly Move[]) {
  const { fen, made } = movesSoFar(start);
  /** The moves of the state and of this call, with the rolls and cards drawn after each. */
  const plies: Move[] = [...made];
  let game = start;
  let applied = 0;
  let stopped: { index: number; move: Move; error: string } | undefined;
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
  const [record, ...otherRecords] = writeRecords(game, fen, plies);
  return {
    state: { ...encodeGame(game) },
    applied,
    ...(stopped && { stopped }),
    ...afterMove(game),
    ...(record && { record }),
    ...(otherRecords.length && { otherRecords }),
  };
}
