import { cellBeyond, fileOf, rankOf } from '../../board/grid.ts';
import type { Board } from '../board/board.ts';
import { isPiece, kindOfCode, sideOf } from '../board/kinds.ts';
import type { BoardPosition } from '../engines/board-position.ts';

/** Cost of losing the last piece that keeps its owner in the game, in centipawns. */
export const GAME_LOSS_COST = 10_000;

/** Tables about pieces whose loss ends the game and about side effects of captures. */
interface Stakes {
  /** By kind: index of the group of pieces whose loss ends the game; -1 for a kind in no group. */
  readonly groups: Int8Array;
  readonly count: number;
  /** A group counts as lost when it has at most this many pieces left. */
  readonly atMost: number;
  /** By kind: 1 if the piece survives a blast on an adjacent cell. */
  readonly spared: Uint8Array;
  /** By kind: 1 if the piece survives even a blast on its own cell. */
  readonly immune: Uint8Array;
  /** By kind: 1 if the piece turns into a wall when it captures. */
  readonly petrifies: Uint8Array;
  /** By cell: adjacent cells, diagonal ones included. */
  readonly neighbours: readonly (readonly number[])[];
}

const cache = new WeakMap<Board, Stakes>();

function stakesOf(board: Board): Stakes {
  let stakes = cache.get(board);
  if (!stakes) {
    stakes = compile(board);
    cache.set(board, stakes);
  }
  return stakes;
}

/**
 * Letters of kinds whose loss ends the game, if they can be lost. Pieces that may not be left attacked are never
 * captured, but a blast can still remove them.
 */
function vitalLetters({ definition }: Board): readonly string[] | 'all' {
  const { extinction } = definition.end;
  if (extinction?.result !== 'loss') return [];
  return extinction.guarded && !definition.rules.blast ? [] : extinction.pieces;
}

function compile(board: Board): Stakes {
  const { kinds, definition, cells } = board;
  const { blast, petrifies } = definition.rules;
  const letters = vitalLetters(board);
  const maskOf = (names: readonly string[]) => Uint8Array.from(kinds, ({ letter }) => Number(names.includes(letter)));
  const immune = blast?.immune ?? [];
  return {
    groups: Int8Array.from(kinds, ({ letter }) => (letters === 'all' ? 0 : letters.indexOf(letter))),
    count: letters === 'all' ? 1 : letters.length,
    atMost: definition.end.extinction?.atMost ?? 0,
    spared: maskOf([...(blast?.spares ?? []), ...immune]),
    immune: maskOf(immune),
    petrifies: maskOf(petrifies),
    neighbours: Array.from({ length: cells }, (_, cell) => cellsBeside(board, cell)),
  };
}

function cellsBeside({ grid }: Board, cell: number): number[] {
  const near: number[] = [];
  for (const dy of [-1, 0, 1]) {
    for (const dx of [-1, 0, 1]) {
      const beside = cellBeyond(grid, fileOf(grid, cell) + dx, rankOf(grid, cell) + dy);
      if (beside !== undefined && beside !== cell) near.push(beside);
    }
  }
  return near;
}

/**
 * By kind * 2 + side: cost of losing a piece in the position last passed to `updateStakes`; GAME_LOSS_COST if that ends
 * the game.
 */
let costs = new Int32Array(64);
let counts = new Int32Array(32);
let lastBoard: Board | undefined;

/** Updates the costs for a position: finds the pieces whose loss would end the game. */
export function updateStakes({ board, cells, hands }: BoardPosition): void {
  const { groups, count, atMost } = stakesOf(board);
  const { kinds } = board;
  // Without pieces whose loss ends the game, the costs never change.
  if (count === 0 && lastBoard === board) return;
  lastBoard = board;
  if (costs.length < kinds.length * 2) costs = new Int32Array(kinds.length * 2);
  if (counts.length < count * 2) counts = new Int32Array(count * 2);
  counts.fill(0);
  const add = (code: number, more: number) => {
    const group = groups[kindOfCode(code)]!;
    if (group >= 0) counts[group * 2 + sideOf(code)]! += more;
  };
  for (const code of cells) if (isPiece(code)) add(code, 1);
  for (let code = 1; code < hands.length; code++) add(code, hands[code]!);
  for (let kind = 0; kind < kinds.length; kind++) {
    for (let side = 0; side < 2; side++) {
      const group = groups[kind]!;
      const isVital = group >= 0 && counts[group * 2 + side]! <= atMost + 1;
      costs[kind * 2 + side] = isVital ? GAME_LOSS_COST : board.values[kind]!;
    }
  }
}

/** Cost of losing a piece of this code, in the position last passed to `updateStakes`. */
export const lossCostOf = (code: number): number => costs[code - 1]!;

/**
 * Cost to the capturer of a capture's side effects: the balance of pieces destroyed by a blast, or a capturer that
 * turns into a wall.
 */
export function captureCost(position: BoardPosition, move: number): number {
  const { board, cells, turn } = position;
  const { blast } = board.definition.rules;
  const { petrifies, immune, spared, neighbours } = stakesOf(board);
  const from = move & 127;
  const mover = cells[from]!;
  const kind = kindOfCode(mover);
  if (!blast) return petrifies[kind] ? lossCostOf(mover) : 0;
  let spent = immune[kind] && !petrifies[kind] ? 0 : lossCostOf(mover);
  for (const near of neighbours[(move >> 7) & 127]!) {
    const code = cells[near]!;
    if (near === from || !isPiece(code) || spared[kindOfCode(code)]) continue;
    spent += sideOf(code) === turn ? lossCostOf(code) : 0 - lossCostOf(code);
  }
  return spent;
}

/** Whether captures have side effects beyond the captured piece. */
export const capturesHaveEffects = ({ definition }: Board): boolean =>
  definition.rules.blast !== undefined || definition.rules.petrifies.length > 0;
