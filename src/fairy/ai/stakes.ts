import { cellBeyond, fileOf, rankOf } from '../../board/grid.ts';
import type { Board } from '../board/board.ts';
import { isPiece, kindOfCode, sideOf } from '../board/kinds.ts';
import type { BoardPosition } from '../engines/board-position.ts';

/** The last piece that keeps its owner in the game, in points. */
export const VITAL = 10_000;

/** What does not change during a game. */
interface Stakes {
  /** By kind: the group that its owner loses with; -1 for those that may be lost. */
  readonly groups: Int8Array;
  readonly count: number;
  /** So many left of a group are as good as none. */
  readonly atMost: number;
  /** By kind: it stands a blast beside it; even one that it made or was the target of. */
  readonly spared: Uint8Array;
  readonly immune: Uint8Array;
  /** By kind: it becomes a wall where it captures. */
  readonly petrifies: Uint8Array;
  /** By cell: the cells beside it. */
  readonly beside: readonly (readonly number[])[];
}

const known = new WeakMap<Board, Stakes>();

function stakesOf(board: Board): Stakes {
  let stakes = known.get(board);
  if (!stakes) {
    stakes = compile(board);
    known.set(board, stakes);
  }
  return stakes;
}

/** Kinds that end the game when they are gone, if they can be gone: guarded pieces are never captured, but blown up. */
function vitalLetters({ definition }: Board): readonly string[] | 'all' {
  const { extinction } = definition.end;
  if (extinction?.result !== 'loss') return [];
  return extinction.guarded && !definition.rules.blast ? [] : extinction.pieces;
}

function compile(board: Board): Stakes {
  const { kinds, definition, cells } = board;
  const { blast, petrifies } = definition.rules;
  const letters = vitalLetters(board);
  const among = (names: readonly string[]) => Uint8Array.from(kinds, ({ letter }) => Number(names.includes(letter)));
  const immune = blast?.immune ?? [];
  return {
    groups: Int8Array.from(kinds, ({ letter }) => (letters === 'all' ? 0 : letters.indexOf(letter))),
    count: letters === 'all' ? 1 : letters.length,
    atMost: definition.end.extinction?.atMost ?? 0,
    spared: among([...(blast?.spares ?? []), ...immune]),
    immune: among(immune),
    petrifies: among(petrifies),
    beside: Array.from({ length: cells }, (_, cell) => cellsBeside(board, cell)),
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

/** By kind * 2 + side: what losing a piece costs in the position that was looked at last, its end included. */
let costs = new Int32Array(64);
let counts = new Int32Array(32);
let looked: Board | undefined;

/** Looks at which pieces are the last that keep their owners in the game. */
export function updateStakes({ board, cells, hands }: BoardPosition): void {
  const { groups, count, atMost } = stakesOf(board);
  const { kinds } = board;
  // nothing can change where there is no such piece
  if (count === 0 && looked === board) return;
  looked = board;
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
      costs[kind * 2 + side] = isVital ? VITAL : board.values[kind]!;
    }
  }
}

/** What its owner loses with the piece of a code, in the position that was looked at. */
export const costOf = (code: number): number => costs[code - 1]!;

/** What a capture costs its maker besides what may take back: the taker where it is blown up or becomes a wall. */
export function captureCost(position: BoardPosition, move: number): number {
  const { board, cells, turn } = position;
  const { blast } = board.definition.rules;
  const { petrifies, immune, spared, beside } = stakesOf(board);
  const from = move & 127;
  const mover = cells[from]!;
  const kind = kindOfCode(mover);
  if (!blast) return petrifies[kind] ? costOf(mover) : 0;
  let spent = immune[kind] && !petrifies[kind] ? 0 : costOf(mover);
  for (const near of beside[(move >> 7) & 127]!) {
    const code = cells[near]!;
    if (near === from || !isPiece(code) || spared[kindOfCode(code)]) continue;
    spent += sideOf(code) === turn ? costOf(code) : 0 - costOf(code);
  }
  return spent;
}

/** Captures take more away than the piece that is captured. */
export const capturesHaveEffects = ({ definition }: Board): boolean =>
  definition.rules.blast !== undefined || definition.rules.petrifies.length > 0;
