import type { FenReader } from '../../../play/fen-reader.ts';
import type { Board } from '../engine/board.ts';
import { cellName, NYUMBA_NUMBER } from '../engine/board.ts';
import { MAX_SEEDS } from '../limits.ts';

/** Reports impossible states as faults, and states that can be played but never arise in a game as unreachable. */
export function judgeState(reader: FenReader<Board>, state: Int32Array): void {
  judgeSeeds(reader, state);
  if (reader.board.definition.rules.capture.tuzdik) judgeTuzdiks(reader, state);
  if (reader.board.definition.rules.circuit === 'front-rows') judgeNyumbas(reader, state);
}

/** Checks hands and nyumbas: players sow from their hands in turn, South first, and an empty nyumba has no owner. */
function judgeNyumbas({ board, faults, unreachable }: FenReader<Board>, state: Int32Array): void {
  const [south, north] = [state[board.pits]!, state[board.pits + 1]!];
  for (const seat of [0, 1]) {
    const pit = seat * board.half + NYUMBA_NUMBER - 1;
    const at = cellName(board, pit);
    if (state[board.marksAt + seat]! & 1 && state[pit] === 0)
      faults.push({
        message: `the nyumba ${at} is empty, and so it is owned no more`,
        at,
        hint: 'seeds in it, or no owner',
      });
  }
  if (south + north > 0 && north - south !== state[board.turnAt])
    unreachable.push({ message: `no game leaves ${south} and ${north} seeds in hand for this turn`, at: 'stores' });
}

function judgeSeeds({ board, faults, unreachable }: FenReader<Board>, state: Int32Array): void {
  const seeds = state.subarray(0, board.pits + 2).reduce((sum, count) => sum + count, 0);
  if (seeds > MAX_SEEDS) {
    faults.push({
      message: `there are ${seeds} seeds, more than any game has`,
      at: 'board',
      hint: `${board.seeds} seeds`,
    });
    return;
  }
  const { pits, rows } = board.definition.board;
  // A board of another size has no usual number of seeds.
  if (2 * board.half !== pits * rows)
    unreachable.push({
      message: `a game begins with ${pits} pits in a row, here are ${(2 * board.half) / rows}`,
      at: 'board',
    });
  else if (seeds !== board.seeds)
    unreachable.push({ message: `a game has ${board.seeds} seeds, here are ${seeds}`, at: 'board' });
}

/**
 * Checks tuzdiks: each must be empty, must not be the last pit of its side, and must have another number than the
 * opponent's.
 */
function judgeTuzdiks({ board, faults }: FenReader<Board>, state: Int32Array): void {
  const tuzdiks = [0, 1].map((seat) => state[board.marksAt + seat]! - 1);
  for (const pit of tuzdiks) {
    if (pit < 0) continue;
    const at = cellName(board, pit);
    if (state[pit]! > 0)
      faults.push({ message: `seeds in the tuzdik ${at} are in its owner's store already`, at, hint: '0' });
    if (pit % board.half === board.half - 1)
      faults.push({ message: `${at} is the last pit of its side, which becomes no tuzdik`, at });
  }
  const [south, north] = tuzdiks as [number, number];
  if (south >= 0 && north >= 0 && south % board.half === north % board.half)
    faults.push({ message: 'both tuzdiks have the same number', at: cellName(board, north) });
}
