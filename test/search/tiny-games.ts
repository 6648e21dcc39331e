import type { Outcome, Seat } from '../../src/play/position.ts';
import { mixSeed } from '../../src/search/eval-noise.ts';
import { type TinyGame, TinyPosition } from './tiny-position.ts';

export interface Board {
  cells: string;
  turn: Seat;
}

/** Games of `row` stones in a row. With `falls`, stones drop as in Connect Four; without, an extra move never hurts. */
export function rowGame(width: number, height: number, row: number, falls: boolean): TinyGame<Board> {
  const lines: number[][] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ] as const) {
        const line = Array.from({ length: row }, (_, i) => [x + dx * i, y + dy * i] as const);
        if (line.every(([a, b]) => a >= 0 && a < width && b >= 0 && b < height)) {
          lines.push(line.map(([a, b]) => b * width + a));
        }
      }
    }
  }
  const isFree = (cells: string, at: number) => cells[at] === '.' && !(falls && cells[at - width] === '.');
  const outcome = ({ cells }: Board): Outcome | undefined => {
    for (const [seat, stone] of ['x', 'o'].entries()) {
      if (lines.some((line) => line.every((at) => cells.charAt(at) === stone))) return { winner: seat, reason: 'row' };
    }
    return cells.includes('.') ? undefined : { winner: null, reason: 'full' };
  };
  return {
    outcome,
    turn: ({ turn }) => turn,
    text: ({ cells, turn }) => `${cells} ${turn}`,
    moves: (board) =>
      outcome(board) ? [] : [...board.cells].map((_, at) => at).filter((at) => isFree(board.cells, at)),
    next: ({ cells, turn }, at) => ({
      cells: `${cells.slice(0, at)}${'xo'[turn]}${cells.slice(at + 1)}`,
      turn: 1 - turn,
    }),
  };
}

export const emptyBoard = (width: number, height: number): Board => ({ cells: '.'.repeat(width * height), turn: 0 });

/** Take one to three from a heap. Taking the last wins; after taking two, the player moves again. */
export const takeAway: TinyGame<{ heap: number; turn: Seat }> = {
  turn: ({ turn }) => turn,
  moves: ({ heap }) => [1, 2, 3].filter((take) => take <= heap),
  next: ({ heap, turn }, take) => ({ heap: heap - take, turn: take === 2 && heap > 2 ? turn : 1 - turn }),
  outcome: ({ heap, turn }) => (heap === 0 ? { winner: 1 - turn, reason: 'last' } : undefined),
  text: ({ heap, turn }) => `${heap} ${turn}`,
};

export interface RandomGameState {
  ply: number;
  place: number;
  turn: Seat;
}

/**
 * A random game, drawn from a seed: transpositions, players who move twice, early wins, draws and checks. Nothing about
 * it is regular, so that wrong assumptions of a search show up.
 */
export function randomGame(
  seed: number,
  length: number,
): TinyGame<RandomGameState> & { worth(knot: RandomGameState): number } {
  const drawn = ({ ply, place, turn }: RandomGameState, what: number) =>
    mixSeed(seed * 64 + what, (ply * 64 + place) * 2 + turn);
  const outcome = (knot: RandomGameState): Outcome | undefined => {
    const dice = drawn(knot, 1) % 24;
    if (knot.ply < length && (dice > 2 || knot.ply === 0)) return undefined;
    return { winner: [0, 1, null][dice % 3]!, reason: 'fate' };
  };
  return {
    outcome,
    turn: ({ turn }) => turn,
    text: ({ ply, place, turn }) => `${ply} ${place} ${turn}`,
    moves: (knot) => (outcome(knot) ? [] : Array.from({ length: 1 + (drawn(knot, 2) % 4) }, (_, move) => move)),
    next: (knot, move) => ({
      ply: knot.ply + 1,
      place: drawn(knot, 8 + move) % 40,
      turn: drawn(knot, 16 + move) % 4 ? 1 - knot.turn : knot.turn,
    }),
    check: (knot) => drawn(knot, 3) % 8 === 0,
    worth: (knot) => (drawn(knot, 4) % 401) - 200,
  };
}

export interface Rook {
  white: number;
  rook: number;
  black: number;
  turn: Seat;
}

/**
 * King and rook against king on a board of `size`: with checks, mate, stalemate, a rook that can be taken, and
 * repetitions.
 */
export function rookGame(size: number): TinyGame<Rook> {
  const steps = (from: number): number[] => {
    const [x, y] = [from % size, Math.floor(from / size)];
    return [-1, 0, 1]
      .flatMap((dy) => [-1, 0, 1].map((dx) => [x + dx, y + dy] as const))
      .filter(([a, b]) => a >= 0 && a < size && b >= 0 && b < size && !(a === x && b === y))
      .map(([a, b]) => b * size + a);
  };
  const near = Array.from({ length: size * size }, (_, at) => steps(at));
  const slides = (rook: number, blockers: number[]): number[] =>
    [1, -1, size, -size].flatMap((step) => {
      const cells: number[] = [];
      for (let at = rook; ; ) {
        const to = at + step;
        if (to < 0 || to >= size * size || (Math.abs(step) === 1 && Math.floor(to / size) !== Math.floor(at / size)))
          break;
        cells.push(to);
        if (blockers.includes(to)) break;
        at = to;
      }
      return cells;
    });
  const check = ({ white, rook, black }: Rook) => rook >= 0 && slides(rook, [white, black]).includes(black);
  const next = (state: Rook, move: number): Rook => {
    const to = move & 63;
    if (state.turn === 1) return { ...state, black: to, rook: to === state.rook ? -1 : state.rook, turn: 0 };
    return move < 64 ? { ...state, white: to, turn: 1 } : { ...state, rook: to, turn: 1 };
  };
  const moves = (state: Rook): number[] => {
    const { white, rook, black, turn } = state;
    if (rook < 0) return [];
    if (turn === 1) {
      return near[black]!.filter((to) => !near[white]!.includes(to) && !check(next(state, to)));
    }
    const king = near[white]!.filter((to) => to !== rook && !near[black]!.includes(to));
    return [
      ...king,
      ...slides(rook, [white, black])
        .filter((to) => to !== white && to !== black)
        .map((to) => to + 64),
    ];
  };
  return {
    check: (state) => state.turn === 1 && check(state),
    moves,
    next,
    turn: ({ turn }) => turn,
    text: ({ white, rook, black, turn }) => `${white} ${rook} ${black} ${turn}`,
    outcome(state) {
      if (state.rook < 0) return { winner: null, reason: 'no rook' };
      if (moves(state).length) return undefined;
      return check(state) ? { winner: 0, reason: 'mate' } : { winner: null, reason: 'stalemate' };
    },
  };
}

export const at = <State>(game: TinyGame<State>, state: State): TinyPosition<State> => new TinyPosition(game, state);
