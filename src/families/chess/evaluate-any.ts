import { fileOf, filesWrap, kingSteps, ranksWrap } from '../../board/grid.ts';
import { type Board, NONE, relativeRank } from '../../fairy/board.ts';
import type { BoardPosition } from '../../fairy/board-position.ts';
import { codeOf, isPiece, sideOf } from '../../fairy/kinds.ts';
import { regionCells } from '../../fairy/regions.ts';
import { PATH } from '../../fairy/tables.ts';

/** A pawn one step further, a light piece one step nearer the middle, each cell that a light piece can go to, in points. */
const ADVANCE = 5;
const NEARER = 4;
const REACHES = 4;
/** Where captured pieces change sides, what is lost comes back against its owner: kinds differ less in worth. */
const FLATTER = 0.55;
/** A piece in hand can be anywhere in one move, but must be dropped first. */
const IN_HAND = 1;
/** What each piece is worth to who wins by losing them all. */
const BURDEN = -150;
/** A check given where checks win, squared; a step of whoever must reach a goal. */
const CHECK = 110;
const STEP = 25;
/** Having the move. */
const TEMPO = 15;

/** What does not change during a game. */
interface Figures {
  /** By code * cells + cell. */
  readonly squares: Int32Array;
  /** By code: a piece in hand; a cell more within its reach; a cell of the king's surroundings within its reach. */
  readonly hands: Int32Array;
  readonly reaches: Int32Array;
  readonly bears: Int32Array;
  /** By cell * cells + other: they touch. One more cell stands for that of a king that isn't there. */
  readonly touches: Uint8Array;
  /** Kings are hunted here. */
  readonly hunts: boolean;
}

const known = new WeakMap<Board, Figures>();

function figuresOf(board: Board): Figures {
  let figures = known.get(board);
  if (!figures) {
    figures = compile(board);
    known.set(board, figures);
  }
  return figures;
}

/** How the pieces of each side bear on the other king. */
const bearing = new Int32Array(2);

/** What any piece game's position is worth to the player on turn: pieces, where they stand and reach, kings in danger. */
export function evaluateAny(position: BoardPosition): number {
  const { board, cells, hands, turn } = position;
  const figures = figuresOf(board);
  const { squares } = figures;
  bearing[0] = 0;
  bearing[1] = 0;
  let score = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const code = cells[cell]!;
    if (!isPiece(code)) continue;
    const worth = squares[code * cells.length + cell]! + scope(position, figures, cell, code);
    score += code & 1 ? worth : -worth;
  }
  let held = 0;
  if (board.definition.rules.hand) {
    for (let code = 1; code < hands.length; code++) {
      const count = hands[code]!;
      if (count === 0) continue;
      score += code & 1 ? count * figures.hands[code]! : -count * figures.hands[code]!;
      // both counts in one number
      held += code & 1 ? count : count << 16;
    }
  }
  if (figures.hunts) score += danger(bearing[0]!, held & 0xffff) - danger(bearing[1]!, held >> 16);
  const toGive = board.definition.end.checks;
  if (toGive) score += CHECK * ((toGive - position.checks[0]!) ** 2 - (toGive - position.checks[1]!) ** 2);
  return (turn === 0 ? score : 0 - score) + TEMPO;
}

/** Attackers count the more, the more of them there are and the more pieces can be dropped to help them. */
function danger(bears: number, held: number): number {
  const units = bears + (bears > 0 ? Math.min(held, 8) * 2 : 0);
  return Math.min((units * units) >> 3, 600);
}

/** The worth of what a piece can reach; what it reaches around the other king goes to `bearing`. */
function scope({ board, cells, kings }: BoardPosition, figures: Figures, from: number, code: number): number {
  const each = figures.reaches[code]!;
  if (each === 0) return 0;
  const { pool, start } = board.moves;
  const { touches } = figures;
  const side = (code - 1) & 1;
  const hunted = kings[1 - side]!;
  const king = (hunted < 0 ? cells.length : hunted) * cells.length;
  let reached = 0;
  let near = 0;
  let at = start[code * cells.length + from]!;
  for (let leaps = pool[at++]!; leaps > 0; leaps--) {
    const to = pool[at++]!;
    const other = cells[to]!;
    near += touches[king + to]!;
    if (other === 0 || sideOf(other) === 1 - side) reached++;
  }
  for (let rays = pool[at++]!; rays > 0; rays--) {
    const next = at + 1 + pool[at]!;
    for (at++; at < next; at++) {
      const to = pool[at]!;
      const other = cells[to]!;
      near += touches[king + to]!;
      if (other === 0) {
        reached++;
        continue;
      }
      if (sideOf(other) === 1 - side) reached++;
      break;
    }
    at = next;
  }
  for (let paths = pool[at++]!; paths > 0; paths--) {
    const flags = pool[at++]!;
    const next = at + 1 + pool[at]!;
    if (flags & PATH.capture) near += touches[king + pool[next - 1]!]!;
    at = next;
  }
  if (near) bearing[side]! += figures.bears[code]! + near;
  return reached * each;
}

function compile(board: Board): Figures {
  const { cells, kinds, codes } = board;
  const byCode = (figure: (kind: number, value: number) => number): Int32Array =>
    Int32Array.from({ length: codes }, (_, code) => {
      const kind = (code - 1) >> 1;
      return code === 0 ? 0 : Math.round(figure(kind, worthOf(board, kind)));
    });
  const squares = new Int32Array(codes * cells);
  for (const kind of kinds.keys()) {
    for (const side of [0, 1]) {
      for (let cell = 0; cell < cells; cell++) {
        squares[codeOf(kind, side) * cells + cell] = squareWorth(board, kind, side, cell);
      }
    }
  }
  return {
    squares,
    hands: byCode((_, value) => value * IN_HAND),
    reaches: byCode((kind, value) => (kind === board.royal ? 0 : kind === board.pawn ? 1 : REACHES * lightness(value))),
    bears: byCode((kind, value) => (kind === board.royal ? 0 : kind === board.pawn ? 1 : 2 + value / 300)),
    touches: Uint8Array.from({ length: (cells + 1) * cells }, (_, pair) =>
      Number(pair < cells * cells && kingSteps(board.grid, Math.floor(pair / cells), pair % cells) <= 1),
    ),
    hunts: board.definition.rules.mayCheck && board.royal !== NONE,
  };
}

const stepsTo = (board: Board, goal: readonly string[], cell: number): number =>
  Math.min(...regionCells(board.grid, goal).map((other) => kingSteps(board.grid, cell, other)));

function worthOf({ kinds, pawn, definition }: Board, kind: number): number {
  const { value } = kinds[kind]!;
  // every piece that is still there has to be got rid of
  if (definition.end.extinction?.result === 'win') return BURDEN;
  if (!definition.rules.hand?.captures) return value;
  const least = kinds[pawn]!.value;
  return Math.round(least + (value - least) * FLATTER);
}

/** Heavy pieces have less to gain from the middle. */
const lightness = (value: number): number => Math.max(0.3, Math.min(1, 1.3 - value / 900));

function squareWorth(board: Board, kind: number, side: number, cell: number): number {
  const { files, ranks } = board.grid;
  const rank = relativeRank(board.grid, side, cell);
  // where the board wraps, no file or rank is nearer the middle
  const offFile = filesWrap(board.grid) ? files / 4 : Math.abs(fileOf(board.grid, cell) - (files - 1) / 2);
  const offRank = ranksWrap(board.grid) ? ranks / 4 : Math.abs(rank - (ranks + 1) / 2);
  const { goal } = board.definition.end;
  if (goal?.pieces.includes(board.kinds[kind]!.letter)) return -STEP * stepsTo(board, goal.cells[side]!, cell);
  if (kind === board.royal) return -10 * Math.max(0, rank - 2) + (rank <= 2 ? offFile * 4 : 0);
  const value = worthOf(board, kind);
  if (kind === board.pawn) {
    const far = Math.max(0, (rank - 2) / (ranks - 3));
    return Math.round(value + ADVANCE * (rank - 2) + 60 * far ** 4 + (offFile < 1 ? 6 + (rank > 3 ? 8 : 0) : 0));
  }
  const outward = offFile + offRank - (files + ranks) / 4;
  return Math.round(value - NEARER * lightness(value) * outward);
}
