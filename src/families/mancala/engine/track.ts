import type { Board } from './board.ts';

/** Where seeds go that go around the board. */
export interface Track {
  /** By way (counter-clockwise first), sower and pit or store: the next. */
  readonly next: Int32Array;
}

const known = new WeakMap<Board, Track>();

/** Made once for a board. */
export function trackOf(board: Board): Track {
  const found = known.get(board) ?? makeTrack(board);
  known.set(board, found);
  return found;
}

function makeTrack({ half, pits, definition }: Board): Track {
  const size = pits + 2;
  const next = new Int32Array(4 * size);
  const { store } = definition.rules;
  for (const seat of [0, 1]) {
    for (let pit = 0; pit < pits; pit++) {
      next[seat * size + pit] = (pit + 1) % pits;
      next[(2 + seat) * size + pit] = (pit - 1 + pits) % pits;
    }
    // a player's store lies behind the own last pit
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
