import type { Board } from './board.ts';

/** The order in which pits and stores are sown around the board. */
export interface SowingTrack {
  /**
   * The pit or store that follows another, indexed by direction (counter-clockwise first), then sower, then current pit
   * or store.
   */
  readonly next: Int32Array;
}

const tracks = new WeakMap<Board, SowingTrack>();

/** Returns the track of a board, which is computed once. */
export function sowingTrackOf(board: Board): SowingTrack {
  const track = tracks.get(board) ?? makeTrack(board);
  tracks.set(board, track);
  return track;
}

function makeTrack({ half, pits, definition }: Board): SowingTrack {
  const size = pits + 2;
  const next = new Int32Array(4 * size);
  const { store } = definition.rules;
  for (const seat of [0, 1]) {
    for (let pit = 0; pit < pits; pit++) {
      next[seat * size + pit] = (pit + 1) % pits;
      next[(2 + seat) * size + pit] = (pit - 1 + pits) % pits;
    }
    // A player's store follows the last pit of that player's side.
    const last = seat * half + half - 1;
    const after = (last + 1) % pits;
    if (!store) continue;
    next[seat * size + last] = pits + seat;
    next[seat * size + pits + seat] = after;
    next[(2 + seat) * size + after] = pits + seat;
    next[(2 + seat) * size + pits + seat] = last;
  }
  return { next };
}
